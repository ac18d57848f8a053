"""The commands of `magie`, one module each. What they need is imported when they run, so that the door opens fast."""
