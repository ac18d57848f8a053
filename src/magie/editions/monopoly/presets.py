"""Presets for Monopoly."""

from magie.editions.presets import OFFICIAL, Preset

PRESETS = (
    OFFICIAL,
    Preset(
        name="quick",
        title="Quick",
        about="Three deeds are dealt to everybody, and the richest after 25 rounds wins.",
        options={"deal_out_deeds": 3, "round_limit": 25},
    ),
    Preset(
        name="house",
        title="House rules",
        about="Taxes and fines wait on Free Parking, and landing on GO pays double.",
        options={"free_parking_pot": True, "double_salary_on_go": True},
    ),
)
