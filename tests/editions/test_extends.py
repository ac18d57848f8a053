"""A file that extends another says only what it changes."""

from pathlib import Path

import pytest

from magie.editions import ChoiceTax, Collect, EditionError, FlatTax, Pay, load, loads
from tests.editions.files import HEAD, mine, monopoly

LUXURY = monopoly(load("luxury"))


def test_what_is_not_said_stays() -> None:
    edition = mine("[rules]\nsalary = 400")
    assert (edition.name, edition.title, edition.about) == ("mine", "My own", LUXURY.about)
    assert (edition.rules.salary, edition.rules.jail_fine) == (400, 50)
    assert edition.spaces == LUXURY.spaces


def test_a_space_is_changed_by_its_id() -> None:
    edition = mine('spaces = [{ id = "boardwalk", price = 500 }]')
    assert edition.space(39).price == 500
    assert edition.space(39).rents == LUXURY.space(39).rents


def test_a_space_found_by_number_may_get_another_id_and_name() -> None:
    edition = mine('spaces = [{ number = 1, id = "cupboard", name = "The Cupboard", short = "Cupboard" }]')
    assert edition.space(1).id == "cupboard"
    assert edition.space("cupboard").price == 60


def test_a_new_name_does_not_keep_the_old_short_one() -> None:
    assert mine('spaces = [{ id = "mediterranean", name = "Pigpen" }]').space(1).short == "Pigpen"


def test_another_way_to_tax_starts_afresh() -> None:
    edition = mine('spaces = [{ id = "income-tax", tax = { way = "choice", amount = 200, percent = 10 } }]')
    assert edition.space(4).tax == ChoiceTax(amount=200, percent=10)
    assert edition.space(38).tax == FlatTax(amount=100)


def test_a_space_of_another_kind_starts_afresh() -> None:
    edition = mine('spaces = [{ id = "luxury-tax", kind = "free_parking" }]\n')
    assert (edition.space(38).kind, edition.space(38).tax) == ("free_parking", None)
    assert edition.space(38).name == "Luxury Tax"


def test_a_card_is_changed_added_and_removed_by_its_id() -> None:
    edition = mine(
        """
        [[decks]]
        id = "chest"
        cards = [
          { id = "chest-school", effect = { amount = 150 } },
          { id = "chest-contest", remove = true },
          { id = "chest-cake", text = "You sold cake: 5.", effect = { do = "collect", amount = 5 } },
        ]
        """
    )
    effects = {card.id: card.effect for card in edition.deck("chest").cards}
    assert len(effects) == 16
    assert effects["chest-school"] == Pay(amount=150)
    assert effects["chest-cake"] == Collect(amount=5)
    assert "chest-contest" not in effects
    assert edition.deck("chance") == LUXURY.deck("chance")


def test_a_list_can_be_replaced_whole() -> None:
    edition = mine(
        """
        replace = ["decks"]
        spaces = [
          { id = "chance-1", deck = "news" }, { id = "chance-2", deck = "news" },
          { id = "chance-3", deck = "news" }, { id = "chest-1", deck = "news" },
          { id = "chest-2", deck = "news" }, { id = "chest-3", deck = "news" },
        ]
        [[decks]]
        id = "news"
        name = "News"
        cards = [{ id = "news-1", text = "Quiet day: 1.", effect = { do = "pay", amount = 1 } }]
        """
    )
    assert [deck.id for deck in edition.decks] == ["news"]


def test_tokens_and_notes_are_taken_whole() -> None:
    edition = mine('tokens = ["A", "B", "C", "D", "E", "F"]\n[rules]\nstart_notes = { 500 = 3 }')
    assert len(edition.tokens) == 6
    assert edition.rules.start_notes == {500: 3}


def test_a_file_extends_a_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "mother.toml").write_text(f'extends = "luxury"\n{HEAD}[rules]\nsalary = 300')
    child = tmp_path / "child.toml"
    child.write_text('extends = "mother.toml"\nname = "child"\ntitle = "Child"\n[rules]\njail_fine = 60')
    edition = monopoly(load(child))
    assert (edition.name, edition.rules.salary, edition.rules.jail_fine) == ("child", 300, 60)
    assert load(str(child)) == edition


def test_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(f'extends = "b.toml"\n{HEAD}')
    (tmp_path / "b.toml").write_text(f'extends = "a.toml"\n{HEAD}')
    with pytest.raises(EditionError, match=r"b.toml: extends: a.toml extends this file in turn"):
        load(tmp_path / "a.toml")


def test_an_unknown_base_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"extends: 'luxus' is not known; allowed: .*luxury"):
        loads(f'extends = "luxus"\n{HEAD}')
    (tmp_path / "a.toml").write_text(f'extends = "gone.toml"\n{HEAD}')
    with pytest.raises(EditionError, match=r"a.toml: extends: .*gone.toml: cannot be read"):
        load(tmp_path / "a.toml")


def test_a_text_that_came_from_elsewhere_opens_no_files() -> None:
    with pytest.raises(EditionError, match=r"extends: '/etc/other.toml' is not known"):
        loads(f'extends = "/etc/other.toml"\n{HEAD}')


def test_a_file_that_extends_has_its_own_name() -> None:
    with pytest.raises(EditionError) as refused:
        loads('extends = "luxury"')
    assert refused.value.problems == (
        "edition.toml: name: missing; a file that extends another has its own name.",
        "edition.toml: title: missing; a file that extends another has its own title.",
    )


def test_only_lists_and_tables_can_be_replaced() -> None:
    with pytest.raises(EditionError, match=r"replace: \['title'\] is not allowed; allowed: a list"):
        mine('replace = ["title"]')
