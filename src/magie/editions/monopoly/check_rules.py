"""Options of Monopoly that are each allowed and together cannot be played."""

from magie.editions.checks import player_problems
from magie.editions.monopoly.rules import Rules


def rules_problems(rules: Rules, tokens: int, deeds: int) -> list[str]:
    """What is wrong with these options in a box of so many tokens and deeds."""
    return [
        *player_problems(rules, tokens),
        *_money_problems(rules),
        *_dealing_problems(rules, deeds),
    ]


def _money_problems(rules: Rules) -> list[str]:
    notes = rules.start_notes
    if any(value < 1 or count < 0 for value, count in notes.items()):
        return ["rules.start_notes: notes are worth 1 or more and are counted from 0."]
    total = sum(value * count for value, count in notes.items())
    if notes and total != rules.start_cash:
        shown = f"the notes make {total}, start_cash is {rules.start_cash}"
        return [f"rules.start_notes: {shown}; say start_notes = {{}} to show none."]
    return []


def _dealing_problems(rules: Rules, deeds: int) -> list[str]:
    problems = []
    if rules.deal_items == frozenset(("cash",)):
        problems.append(
            'rules.deal_items: "cash" alone cannot be dealt; add "deeds" or "cards", '
            "or leave it empty for no deals at all."
        )
    # More players may be too many for it; then they are refused when they sit down.
    dealt = rules.deal_out_deeds * rules.players_min
    if dealt > deeds:
        problems.append(
            f"rules.deal_out_deeds: {rules.deal_out_deeds} for each of {rules.players_min} "
            f"players makes {dealt}, the board has {deeds} deeds; "
            f"allowed: 0 to {deeds // rules.players_min}."
        )
    return problems
