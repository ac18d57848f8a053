"""A scenario that cannot be run says so in one sentence: file, scenario, key, and what is allowed."""

from pathlib import Path

import pytest

from magie.scenarios import run_paths
from tests.scenarios.stories import HEAD, problems_of, report_of

BROKEN_POSITIONS = [
    ("A: {cash: -5}", "given.A.cash: -5 is no amount; an amount is like 1200, 1_200 or 1,200."),
    ("A: {cash: lots}", "given.A.cash: lots is no amount; an amount is like 1200, 1_200 or 1,200."),
    ("A: {cash: yes}", "given.A.cash: yes is no amount"),
    ("A: 500", "given.A: 500 is not a list of `key: value`."),
    ("A: {money: 5}", "given.A.money: there is no such key; the keys are cash, at, "),
    ("A: {at: 40}", "given.A.at: there is no space 40; spaces are 0 to 39, or go, mediterranean, "),
    (
        "A: {at: bordwalk}",
        "given.A.at: there is no space bordwalk (did you mean boardwalk?); spaces are 0 to 39",
    ),
    ("A: {deeds: [4]}", "given.A.deeds: Income Tax (4) is no deed; the deeds are mediterranean, "),
    ("A: {jail: 3}", "given.A.jail: 3 is not allowed; a whole number from 0 to 2 is."),
    ("A: {jail: 0, at: 5}", "given.A.jail: a prisoner stands on 10, not elsewhere; leave out `at`."),
    (
        "A: {jail_cards: [chance-go]}",
        "given.A.jail_cards: there is no jail card chance-go; the jail cards are ",
    ),
    ("A: {auto_claim: never}", "given.A.auto_claim: never is not allowed; yes and no are."),
    ("A: {out: yes}", "given.A.out: it is this player's turn; give the turn to another one."),
    ("B: {out: yes, deeds: [5]}", "given.B.out: a player who is out holds no deeds and no cards."),
    ("E: {cash: 5}", "given.E: there is no such key and no such player; the keys are seats, "),
    ("{A: {deeds: [31]}, B: {deeds: [31]}}", "given.B.deeds: pacific already belongs to A."),
    ("{A: {deeds: [31]}, B: {mortgaged: [green]}}", "given.B.deeds: pacific already belongs to A."),
    (
        "{A: {jail_cards: [chest-jail-card]}, B: {jail_cards: [chest-jail-card]}}",
        "given.B.jail_cards: chest-jail-card is already held by A.",
    ),
    ("{B: {out: yes}, C: {out: yes}}", "given: at least two players must be in the game."),
    ("levels: {31: 1}", "given.levels: green has buildings, but no player owns the whole group."),
    (
        "{A: {deeds: [31, 32]}, levels: {31: 1}}",
        "given.levels: green has buildings, but no player owns the whole group.",
    ),
    (
        "{A: {deeds: [31, 32], mortgaged: [34]}, levels: {31: 1}}",
        "given.levels: green has buildings and a mortgaged street; that cannot be.",
    ),
    (
        "{A: {deeds: [green]}, levels: {green: [2, 0, 1]}}",
        "given.levels: green is built unevenly; levels of a group differ by at most 1.",
    ),
    (
        "{A: {deeds: [green]}, levels: {green: [1, 1]}}",
        "given.levels.green: has 3 streets, but 2 levels are given.",
    ),
    (
        "{A: {deeds: [green]}, levels: {31: 6}}",
        "given.levels.31: 6 is not allowed; a whole number from 0 to 5 is.",
    ),
    ("{A: {deeds: [railroads]}, levels: {5: 1}}", "given.levels.5: buildings stand on streets only."),
    (
        "{A: {deeds: [green, red, yellow]}, levels: {green: [4, 4, 4], red: [4, 4, 4], yellow: [3, 3, 3]}}",
        "given.bank.houses: 33 houses are on the board, but there are only 32.",
    ),
    ("bank: {houses: 33}", "given.bank.houses: 33 is not allowed; a whole number from 0 to 32 is."),
    ("bank: {gold: 1}", "given.bank.gold: there is no such key; the keys are houses, hotels."),
    (
        "paid: {1: [60]}",
        "given.paid.1: what was paid counts only with the option building_refund_base: paid.",
    ),
    ("decks: {chest: [chance-go]}", "given.decks.chest: chance-go is not in Community Chest (did you mean "),
    ("decks: {luck: []}", "given.decks.luck: there is no deck luck; the decks are chance, chest."),
    (
        "decks: {chance: [chance-go, chance-go]}",
        "given.decks.chance: chance-go is named twice; there is one of it.",
    ),
    (
        "{A: {jail_cards: [chance-jail-card]}, decks: {chance: [chance-jail-card]}}",
        "given.decks.chance: chance-jail-card is in a player's hands, not in the deck.",
    ),
    ("turn: Z", "given.turn: there is no player Z; the players are A, B, C."),
    ("state: auction", "given.state: auction is not allowed; allowed: pre_roll, post_move."),
    (
        "doubles: 1",
        "given.doubles: belongs to `state: post_move`; before the first throw there are no doubles.",
    ),
    ("{state: post_move, doubles: 3}", "given.doubles: 3 is not allowed; a whole number from 0 to 2 is."),
    (
        "{state: post_move, doubles: 0, throw_again: yes}",
        "given.throw_again: nobody throws again without doubles.",
    ),
    ("seats: [A]", "given.seats: Monopoly, Luxury Edition is for 2 to 6 players, not 1."),
    ("seats: [A, bank]", "given.seats: no player can be called bank: it is a word of the scenarios."),
    ("opening: [6+3, 6+3]", "given.opening: 2 throws are given, the opening takes "),
    ("opening: [7+3]", "given.opening: 7+3 is no throw; a throw is like 3+4, each die from 1 to 6."),
    ("{opening: [6+3, 1+1, 1+2], turn: A}", "given.turn: the opening throws decide who begins; leave out"),
    ("claims: [{owner: A}]", "given.claims.1: a claim needs payer."),
    ("claims: [{owner: A, payer: A, deed: 5}]", "given.claims.1.payer: nobody owes rent to himself."),
    (
        "claims: [{owner: A, payer: B, deed: 5}]",
        "given.claims.1.amount: nobody owns reading, so the claim must say how much.",
    ),
]


@pytest.mark.parametrize(("given", "sentence"), BROKEN_POSITIONS)
def test_an_impossible_position_is_refused(tmp_path: Path, given: str, sentence: str) -> None:
    body = f"  given: {given if given.startswith('{') else '{' + given + '}'}\n  then: {{}}\n"
    report = report_of(tmp_path, body)
    assert not report.ok
    assert report.results[0].broken
    assert report.results[0].problems[0].startswith(f"test.yaml: T-1: {sentence}")
    assert "\n" not in report.results[0].problems[0]


BROKEN_STEPS = [
    ("A: jump", "when.1: 'jump' is no step; steps begin with roll, end turn, "),
    ("A: role 3+4", "when.1: 'role' is no step (did you mean roll?); steps begin with "),
    ("A: roll 3+7", "when.1: 'roll 3+7' is no throw; a throw is like `roll 3+4`, each die from 1 to 6."),
    ("A: roll", "when.1: dice were thrown, and none are written; put them behind the step, like `roll 3+4`."),
    ("A: roll 3", "when.1: two dice are thrown here, and one is written; write both, like `roll 3+4`."),
    ("B: pass 3+4", "when.1: the dice written here were not thrown."),
    ("A: bid", "when.1: 'bid' is only the beginning of a step, like `bid 120`."),
    ("A: Rol 3", "when.1: 'Rol 3' is no step (did you mean roll?); steps begin with "),
    ("A:", "when.1: A: nothing is no step; write what A does, like `A: pass`."),
    ("A: [roll]", "when.1: A: [roll] is no step; write what A does, like `A: pass`."),
    ("5", "when.1: 5 is no step; a step is like `A: pass`."),
    ("refused: yes", "when.1: a step is missing here; `refused` stands beside one, like `A: pass`."),
    ("A: roll 6+4, then 1+1", "when.1: only 2 of the 4 dice written here were thrown."),
    (
        "Z: roll 3+4",
        "when.1: 'Z' is neither a player nor a step; the players are A, B, C, and other steps are check, ",
    ),
    ("A, Z: pass", "when.1: there is no player Z; the players are A, B, C."),
    (
        "chek: {turn: A}",
        "when.1: 'chek' is neither a player nor a step (did you mean check?); the players are A, B, C",
    ),
    ("hamer", "when.1: 'hamer' is no step (did you mean hammer?); a step is `A: roll 3+4`, check, hammer, "),
    ("A roll 3+4", "when.1: 'A roll 3+4' is no step (write `A: roll 3+4`, with a colon); a step is "),
    ("hammer: 5", "when.1: `hammer` stands alone; leave out what is behind the colon."),
    (
        "{A: roll 3+4, B: pass}",
        "when.1: {A: roll 3+4, B: pass} is not one step; each is a list entry of its own",
    ),
    ("{A: roll 3+4, refused: 5}", "when.1.refused: 5 is not allowed; write yes, a code or a rule id."),
    ("A: mortgage 100", "when.1: there is no space 100; spaces are 0 to 39"),
    ("A: build 4", "when.1: Income Tax (4) is no deed; the deeds are "),
    ("A: offer Z give 3", "when.1: there is no player Z; the players are A, B, C."),
    ("A: bid 100,00", "when.1: '100,00' is no amount; an amount is like 1200, 1_200 or 1,200."),
    ("A: bid ,", "when.1: ',' is no amount"),
    ("A: bid lots", "when.1: 'lots' is no amount"),
    ("A: want 1,5", "when.1: '1,5' is no amount"),
    ("A: offer B give cash 1,20 take 5", "when.1: '1,20' is no amount"),
    ("A: offer B give cash lots take 5", "when.1: 'lots' is no amount"),
    ("A: use card get-out", "when.1: there is no jail card get-out; the jail cards are chance-jail-card, "),
    ("A: sell 31 to none", "when.1: '31 to none': a sale is like `31 to 1`."),
    ("new game: {players: 3}", "when.1.players: there is no such key; the keys are seats, "),
    ("replay", None),
    ("keep", "when.1: needs a name."),
    ("play on", "when.1: the game did not end; give it a round_limit, or write `play on: 50`."),
]


@pytest.mark.parametrize(("step", "sentence"), BROKEN_STEPS)
def test_a_step_that_cannot_be_read_is_refused(tmp_path: Path, step: str, sentence: str | None) -> None:
    problems = problems_of(tmp_path, f"  when:\n    - {step}\n")
    assert problems == "" if sentence is None else problems.startswith(f"test.yaml: T-1: {sentence}")


BROKEN_CHECKS = [
    ("{D: {cash: 5}}", "then.D: there is no such key and no such player; the keys are turn, state, "),
    ("{events: [{payer: A}]}", "then.events.1: an event needs its `type`; the events are "),
    ("{A: {money: 5}}", "then.A.money: there is no such key; the keys are cash, "),
    ("{A: {at: 99}}", "then.A.at: there is no space 99"),
    ("{owner: {31: Z}}", "then.owner.31: there is no player Z; the players are A, B, C."),
    ("{rent: {31: 26}}", "then.rent.31: nobody owns it, so there is no rent."),
    ("{events: [{type: paid}]}", "then.events.1: there is no event paid (did you mean "),
    (
        "{events: [{type: cash_paid, by: A}]}",
        "then.events.1.by: cash_paid has no by; it has payer, payee, amount, why.",
    ),
    ("{events: [{type: cash_paid, payer: Z}]}", "then.events.1.payer: there is no player Z"),
    (
        "{never: [{type: cash_paid, why: salery}]}",
        "then.never.1.why: salery is not allowed (did you mean salary?); allowed: salary, price, auction, ",
    ),
    (
        "{not_told: {B: [{type: jail_left, how: by_card}]}}",
        "then.not_told.B.1.how: by_card is not allowed (did you mean by_jail_card?); allowed: by_doubles, ",
    ),
    (
        "{never: [{type: offer_made, give: {csh: 5}}]}",
        "then.never.1.give.csh: there is no such key (did you mean cash?)",
    ),
    ("{pot: lots}", "then.pot: lots is no amount"),
    (
        "{state: preroll}",
        "then.state: preroll is not allowed (did you mean pre_roll?); allowed: pre_roll, post_move, ",
    ),
    ("{decision: {kind: preroll}}", "then.decision.kind: preroll is not allowed (did you mean pre_roll?)"),
    (
        "{outcome: {how: last_standig}}",
        "then.outcome.how: last_standig is not allowed (did you mean last_standing?)",
    ),
    ("{turn: Z}", "then.turn: there is no player Z; the players are A, B, C."),
    ("{asked: Z}", "then.asked: there is no player Z"),
    ("{order: [A, Z]}", "then.order: there is no player Z"),
    (
        "{not_legal: {A: [use card chance-jail]}}",
        "then.not_legal.A: there is no jail card chance-jail (did you mean ",
    ),
    (
        "{decks: {chance: {prints: {jail_crad: 0}}}}",
        "then.decks.chance.prints: jail_crad is not allowed (did you mean jail_card?)",
    ),
    ("{decks: {chance: {size: 3}}}", "then.decks.chance.size: there is no such key; the keys are cards, "),
    ("{decks: {chance: {top: chest-go}}}", "then.decks.chance.top: chest-go is not in Chance"),
    ("{hidden: [cash]}", "then.hidden: cash is not allowed; allowed: decks."),
    ("{legal: {A: [swim]}}", "then.legal.A: 'swim' is no step; steps begin with "),
    (
        "{compare: [{games: [one], decks: same}]}",
        "then.compare.1: no game was begun `as: one`; there are none.",
    ),
    (
        "{compare: [{position: different}]}",
        "then.compare.1: two games at least are compared; write `games: [one, ",
    ),
    ("{board: {31: {colour: green}}}", "then.board.31.colour: there is no such key; the keys are id, name, "),
    ("{bank: {money: 1}}", "then.bank.money: there is no such key; the keys are houses, hotels, deeds."),
]


@pytest.mark.parametrize(("then", "sentence"), BROKEN_CHECKS)
def test_a_check_that_cannot_be_read_is_refused(tmp_path: Path, then: str, sentence: str) -> None:
    problems = problems_of(tmp_path, f"  then: {then}\n")
    assert problems.startswith(f"test.yaml: T-1: {sentence}")


BROKEN_FILES = [
    ("id: S-1\n", "must hold a list of scenarios, each beginning with `- id:`."),
    ("- title: x\n", "scenario 1: has no id, like S-035."),
    ("- just a text\n", "scenario 1: just a text is not a list of `key: value`."),
    ("- id: T-1\n  titel: x\n", "T-1: titel: there is no such key (did you mean title?); the keys are id, "),
    (
        "- id: T-1\n  title: x\n  title: y\n",
        "line 3: the key 'title' stands twice; one of them would be lost.",
    ),
    ("- id: T-1\n  then: {}\n  title: x\n", "T-1: names no edition; write `edition: luxury` or `editions: "),
    (
        "- id: T-1\n  title: x\n  edition: luxury\n  then: {}\n",
        "T-1: rules: names no rule; every scenario shows at least one",
    ),
    (
        "- id: T-1\n  title: x\n  edition: luxury\n  rules: [M-RNT-99]\n  then: {}\n",
        "T-1: rules: M-RNT-99 is not in the register of rules (did you mean M-RNT-0",
    ),
    (
        "- id: T-1\n  title: x\n  edition: luxury\n  rules: [M-RNT-01]\n",
        "T-1: has neither `when` nor `then`: nothing would be shown.",
    ),
    (
        "- id: T-1\n  title: x\n  edition: luxury\n  rules: [M-RNT-01]\n  cases: [{nam: y}]\n",
        "T-1: cases.1.nam: there is no such key (did you mean name?); the keys are name, ",
    ),
    (f"{HEAD}  cases: []\n", "T-1: cases: there is none; nothing would be run."),
    (f"{HEAD}  when: {{A: pass}}\n", "T-1: when: a list is expected here, like `- A: roll 3+4`."),
    (
        f"{HEAD}  editions: [oz]\n  then: {{}}\n",
        "T-1: has `edition` and `editions`; leave out one of the two.",
    ),
    (
        "- id: T-1\n  title: x\n  editions: []\n  rules: [M-RNT-01]\n  then: {}\n",
        "T-1: names no edition; write `edition: luxury` or `editions: [...]`.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), BROKEN_FILES)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "test.yaml"
    file.write_text(text, encoding="utf-8")
    report = run_paths([file])
    assert not report.ok
    assert report.results[0].problems[0].startswith(f"test.yaml: {sentence}")
    assert report.render().startswith("BROKEN  test.yaml: ")


def test_one_id_twice_is_refused(tmp_path: Path) -> None:
    body = "  then: {}\n- id: T-1\n  title: Again\n  rules: [M-RNT-01]\n  edition: luxury\n  then: {}\n"
    assert problems_of(tmp_path, body) == (
        "test.yaml: T-1 luxury: stands in this file 2 times; give each case a name of its own."
    )


def test_an_unknown_edition_or_option_is_refused(tmp_path: Path) -> None:
    body = "  then: {}\n  options: {salery: 3}\n"
    assert problems_of(tmp_path, body).startswith("test.yaml: T-1: options: salery: there is no such option")
    file = tmp_path / "other.yaml"
    file.write_text("- {id: T-2, title: x, rules: [M-RNT-01], edition: luxery, then: {}}\n", encoding="utf-8")
    assert run_paths([file]).results[0].problems[0].startswith("other.yaml: T-2: edition: ")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert run_paths([tmp_path / "none.yaml"]).results[0].problems == (
        "none.yaml: cannot be read: No such file or directory.",
    )


NOT_YAML = [
    ("- id: [\n", "line 1: a bracket or a brace is open here, and nothing stands in it."),
    (
        "- id: T-1\n  when: [A, B\n  then: 5\n",
        "line 2: the bracket [ that opens here is not closed, or a comma is ",
    ),
    (
        "- id: T-1\n  given: {A: {cash: 5}\n",
        "line 2: the brace { that opens here is not closed, or a comma is missing",
    ),
    (
        "- id: T-1\n  title: Doubles: again\n",
        "line 2: no key can begin here; put a text with `: ` in quotes, or mend ",
    ),
    (
        "- id: T-1\n   title: x\n",
        "line 2: no key can begin here; put a text with `: ` in quotes, or mend the inden",
    ),
    (
        "- id: T-1\n  title: x\n edition: oz\n",
        "line 3: this line is not indented like the lines it belongs to.",
    ),
    ("- id: T-1\n\ttitle: x\n", "line 2: a tab stands here; indent with spaces."),
    ("- id: T-1\n  title @x\n  edition: oz\n", "line 2: a key has no colon behind it; write `key: value`."),
    ("- id: T-1\n  title: @x\n", "line 2: nothing can begin with @; put the text in quotes."),
    ('- id: T-1\n  title: "x\n  edition: oz\n', "line 2: a quote is opened here and not closed."),
    (
        '- id: T-1\n  title: "a \\q"\n',
        "line 2: \\q means nothing in double quotes; write \\\\q, or single quotes.",
    ),
    ("- id: T-1\n  title: *x\n", "line 2: *x stands for nothing; put a text that begins with * in quotes."),
    (
        "- id: T-1\n  title: !x y\n",
        "line 2: `!` and `<<` have a meaning of their own here; put such a text in ",
    ),
    (
        "- id: T-1\n  when: - A: pass\n",
        "line 2: a list begins behind its key; begin it on a line of its own.",
    ),
    ("- id: T-1\n  given: }\n", "line 2: } closes nothing here."),
    ("- id: T-1\n  ? [a]\n  : 5\n", "line 2: a key is a word or a number, not a list."),
    ("- id: T-1\n---\n- id: T-2\n", "line 2: a second document begins with `---`; a file holds one list."),
    ("- id: T-1\n  title: x\x01\n", "line 2: a character stands here that cannot be printed; remove it."),
    ("- &a [*a]\n", "line 1: this stands for itself; write it out."),
    ("[" * 500, "cannot be read: its brackets are nested too deep."),
    # What YAML would take, and mean something else.
    (
        "- id: T-1\n  given: {A: {cash: 010}}\n",
        "line 2: 010 is no plain number; write it like 1200 or 1_200, or in",
    ),
    ("- id: T-1\n  given: {A: {cash: 25_00}}\n", "line 2: 25_00 is no plain number"),
    ("- id: T-1\n  given: {A: {cash: 1:30}}\n", "line 2: 1:30 is no plain number"),
    (
        "- id: T-1\n  then: {legal: {A: [bid 100,000]}}\n",
        "line 2: in braces and brackets a comma separates; write ",
    ),
    (
        "- id: T-1\n  given: {A: {cash: 1,50}}\n",
        "line 2: in braces and brackets a comma separates; write 100_000 ",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), NOT_YAML)
def test_a_mistake_in_the_yaml_is_told_in_our_words_with_its_line(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "test.yaml"
    file.write_text(text, encoding="utf-8")
    (problem,) = run_paths([file]).results[0].problems
    assert problem.startswith(f"test.yaml: {sentence}")
    assert "\n" not in problem
    assert "<" not in problem.replace("`<<`", "")


def test_every_mistake_in_the_yaml_has_a_line(tmp_path: Path) -> None:
    """A good file with one character too much, anywhere, is read or refused in one sentence."""
    good = f"{HEAD}  given: {{A: {{cash: 5, at: 3}}}}\n  when:\n    - A: roll 3+4\n  then: {{turn: A, dice: '3+4'}}\n"
    file = tmp_path / "test.yaml"
    for sign in "[]{},:'\"-?&*!|>%@`\t#":
        for at in range(0, len(good), 11):
            file.write_text(good[:at] + sign + good[at:], encoding="utf-8")
            for result in run_paths([file]).results:
                assert all("\n" not in problem and "yaml." not in problem for problem in result.problems)


def test_a_key_that_yaml_takes_for_yes_is_a_key(tmp_path: Path) -> None:
    body = "  when:\n    - A: auto claim off\n  then: {events: [{type: auto_claim_set, seat: A, on: no}]}\n"
    assert report_of(tmp_path, body).ok


def test_the_editions_of_a_case_are_its_own(tmp_path: Path) -> None:
    body = (
        "  cases:\n    - {name: both, editions: [oz, harry_potter], then: {}}\n    - {name: one, then: {}}\n"
    )
    labels = [result.label for result in report_of(tmp_path, body).results]
    assert labels == ["T-1 oz, both", "T-1 harry_potter, both", "T-1 luxury, one"]
