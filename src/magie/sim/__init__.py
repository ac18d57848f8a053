"""Many games: runs, and what comes out of them."""
