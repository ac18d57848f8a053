"""Presets for Masterpiece."""

from magie.editions.presets import OFFICIAL, Preset

PRESETS = (
    OFFICIAL,
    Preset(
        name="quick", title="Quick", about="The richest after 12 rounds wins.", options={"round_limit": 12}
    ),
    Preset(
        name="house",
        title="Open purses",
        about="Everybody sees everybody's cash, and nobody can bid more than that.",
        options={"cash_visibility": "public", "overbid_mode": "block"},
    ),
)
