"""`python -m magie`: the same door as the command `magie`."""

from magie.cli import main

main()
