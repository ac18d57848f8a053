"""A scenario can be played in a user's own edition, and by house rules."""

from pathlib import Path

from magie.scenarios import run_paths

SCENARIO = """\
- id: MY-1
  title: My own salary
  rules: [M-GO-01]
  edition: my.toml
  given: {A: {cash: 0, at: 39}}
  cases:
    - name: As printed
      when:
        - A: roll 5+6
      then: {A: {cash: 333}}
    - name: With an option
      options: {salary: 50}
      when:
        - A: roll 5+6
      then: {A: {cash: 50}}
    - name: In another edition
      edition: luxury
      when:
        - A: roll 5+6
      then: {A: {cash: 200}}
"""


def test_an_edition_file_lies_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(
        'extends = "luxury"\nname = "my"\ntitle = "Mine"\n[rules]\nsalary = 333\n', encoding="utf-8"
    )
    (tmp_path / "my.yaml").write_text(SCENARIO, encoding="utf-8")
    report = run_paths([tmp_path])
    assert report.render() == "3 scenarios, all as expected."
