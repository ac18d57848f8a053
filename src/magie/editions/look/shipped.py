"""The pictures that the pages bring along, by name. `client/src` draws exactly these; a test compares."""

# On squares, drawn along with a pen.
ICONS = (
    "bank bell brooms bubble bucket bulb chance chat chest clock coin cop crown down easel eye fire flag frame gavel go "
    "hammer horse house jail key link lock monkey park pen person ring shake spark star tap tax train wagon will witch"
).split()

# Playing pieces, filled.
TOKENS = (
    "anglia barrow broom candela car cat cauldron diploma dog easel galleon hat heart hourglass medal owl quill raven "
    "ship shoe slippers snitch sorting specs thimble toto wand witchhat"
).split()

# Drawn inside the ring, behind everything.
CENTERS = ("plain", "rays", "candles", "wall")
