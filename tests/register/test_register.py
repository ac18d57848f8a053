"""The register of the rules: complete entries, no typos in the code, pages that are up to date."""

import re
from pathlib import Path

import pytest

import magie.register
from magie.register import ids_in, rules, where_implemented
from magie.register.__main__ import main
from magie.register.entries import register
from magie.register.pages import stale_pages, write_pages

PAGES = Path(__file__).parents[2] / "docs" / "rules"
SOURCE = Path(magie.register.__file__).parents[1]
HOME = {
    "M": {"luxury", "harry_potter", "oz"},
    "OL": {"luxury", "oz"},
    "HP": {"harry_potter"},
    "LX": {"luxury"},
    "OZ": {"oz"},
    "MP": {"masterpiece"},
    "A": set[str](),  # a ruling may be for any game
}


def test_every_id_is_well_formed_and_has_one_entry() -> None:
    entries = register().rule
    assert len({rule.id for rule in entries}) == len(entries)
    assert all(re.fullmatch(r"(M|OL|HP|LX|OZ|MP|A)-[A-Z][A-Z0-9]+-\d\d", rule.id) for rule in entries)


def test_the_numbers_of_a_kind_have_no_gap() -> None:
    numbers: dict[str, list[int]] = {}
    for rule_id in rules():
        stem, _, number = rule_id.rpartition("-")
        numbers.setdefault(stem, []).append(int(number))
    assert [stem for stem, seen in numbers.items() if sorted(seen) != list(range(1, len(seen) + 1))] == []


def test_every_entry_says_something_short() -> None:
    assert [rule.id for rule in rules().values() if not 0 < len(rule.words.strip()) <= 300] == []
    assert [rule.id for rule in rules().values() if not rule.page.strip()] == []


def test_every_topic_has_a_heading() -> None:
    assert {rule.topic for rule in rules().values()} == set(register().topics)


def test_entries_without_effect_on_play_have_a_reason_and_only_those() -> None:
    assert [rule.id for rule in rules().values() if rule.play is bool(rule.why_not.strip())] == []


def test_every_entry_is_played_at_least_by_the_games_in_its_id() -> None:
    assert [rule.id for rule in rules().values() if not HOME[rule.family] <= set(rule.games)] == []
    assert [rule.id for rule in rules().values() if len(set(rule.games)) < len(rule.games)] == []


def test_an_entry_points_only_to_entries_that_exist() -> None:
    assert {named for rule in rules().values() for named in ids_in(rule.words + rule.why_not)} <= set(rules())


def test_the_code_names_only_rules_of_the_register() -> None:
    unknown = {rule_id: places for rule_id, places in where_implemented().items() if rule_id not in rules()}
    assert unknown == {}, "no such rule: a typo, or an entry that register.toml lacks"


def test_refusals_comments_and_options_name_only_rules_of_the_register() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    named = {(path.name, rule_id) for path, text in texts.items() for rule_id in ids_in(text)}
    assert {(name, rule_id) for name, rule_id in named if rule_id not in rules()} == set()


def test_the_pages_are_up_to_date() -> None:
    assert stale_pages(PAGES) == [], "run python -m magie.register docs/rules"


def test_ranges_are_written_out() -> None:
    three = ["M-JAIL-01", "M-JAIL-02", "M-JAIL-03"]
    assert ids_in("M-JAIL-01 to M-JAIL-03") == three
    assert ids_in("M-JAIL-01..03") == ids_in("M-JAIL-01..M-JAIL-03") == three
    assert ids_in("OZ-PW5-01 to\n    OZ-PW5-02, MP-B400-01.") == ["OZ-PW5-01", "OZ-PW5-02", "MP-B400-01"]
    assert ids_in("M-GO-01 to OZ-EX-02: from 1 to 3") == ["M-GO-01", "OZ-EX-02"]


def test_docstrings_and_comments_of_editions_say_where_a_rule_lives(tmp_path: Path) -> None:
    rent = tmp_path / "rules" / "monopoly"
    rent.mkdir(parents=True)
    (rent / "__init__.py").write_text('"""M-OBJ-02."""\n')
    (rent / "rent.py").write_text(
        '"""Rent."""\n# M-RNT-01: a comment in code is no home\n'
        'def rent_due():\n    """M-RNT-04, M-RNT-05 and M-RNT-04 again."""\n    return "M-RNT-02"\n'
        'class Claim:\n    """A claim."""\n    def lapse(self):\n        """M-RNT-03."""\n'
    )
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "own.toml").write_text('name = "# M-GO-03"\nsalary = 200  # M-GO-01\n')
    assert where_implemented(tmp_path) == {
        "M-GO-01": ("editions/own.toml",),
        "M-OBJ-02": ("rules.monopoly",),
        "M-RNT-03": ("rules.monopoly.rent.Claim.lapse",),
        "M-RNT-04": ("rules.monopoly.rent.rent_due",),
        "M-RNT-05": ("rules.monopoly.rent.rent_due",),
    }


def test_the_check_finds_pages_that_are_missing_or_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path), "--check"]) == 1
    write_pages(tmp_path)
    assert main([str(tmp_path), "--check"]) == 0
    (tmp_path / "rulings.md").write_text("Anything goes.\n")
    capsys.readouterr()
    assert main([str(tmp_path), "--check"]) == 1
    assert capsys.readouterr().err.startswith("Out of date: rulings.md; run")
    assert write_pages(tmp_path) == ["rulings.md"]


def test_every_rule_is_on_exactly_one_page(tmp_path: Path) -> None:
    write_pages(tmp_path)
    text = "".join(page.read_text(encoding="utf-8") for page in tmp_path.glob("*.md"))
    assert {rule_id for rule_id in rules() if text.count(f"\n| {rule_id} |") != 1} == set()
