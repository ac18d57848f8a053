"""Do the scenarios bite? The parts of `tools/mutate.py`."""
