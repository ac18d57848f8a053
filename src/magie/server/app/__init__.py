"""The web: HTTP, sockets, limits, logs."""
