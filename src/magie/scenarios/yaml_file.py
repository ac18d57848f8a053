"""The YAML of a scenario file, read strictly: what YAML would change or lose silently is a mistake with its line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from magie.scenarios.errors import ScenarioError, Where

BOOL = "tag:yaml.org,2002:bool"
INT = "tag:yaml.org,2002:int"
DATE = "tag:yaml.org,2002:timestamp"
STR = "tag:yaml.org,2002:str"
PLAIN_NUMBER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,15}|[1-9][0-9]{0,2}(?:_[0-9]{3}){1,4})")
NEW_LINE = "\n"
COMMA_SEPARATES = "in braces and brackets a comma separates; write 100_000 for 100,000."
ODD_CHARACTER = "a character stands here that cannot be printed; remove it."


class Loader(yaml.SafeLoader):
    """YAML in which a key may stand only once, and a number is the number one reads."""

    def construct_document(self, node: yaml.Node) -> Any:
        """Refuse what has itself as a part."""
        refuse_loops(node, (), set())
        return super().construct_document(node)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """Refuse a second value for one key: one of the two would be lost silently."""
        seen: set[Any] = set()
        for key_node, value_node in node.value:
            if key_node.tag == BOOL:
                key_node.tag = STR  # the field `on` is a name, not a yes
            if node.flow_style and cut_in_two(key_node, value_node):
                raise mistake(key_node, COMMA_SEPARATES)
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, list | dict):
                continue
            if key in seen:
                raise mistake(key_node, f"the key {key!r} stands twice; one of them would be lost.")
            seen.add(key)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found

    def construct_sequence(self, node: yaml.SequenceNode, deep: bool = False) -> list[Any]:
        """Refuse [bid 100,000]: YAML would make two entries of it."""
        for before, after in zip(node.value, node.value[1:], strict=False):
            if node.flow_style and is_torn(before, after):
                raise mistake(after, COMMA_SEPARATES)
        found: list[Any] = super().construct_sequence(node, deep)
        return found

    def construct_number(self, node: yaml.ScalarNode) -> int:
        """Refuse 010, 1:30 and 25_00: YAML makes 8, 90 and 2500 of them."""
        if not PLAIN_NUMBER.fullmatch(node.value):
            raise mistake(
                node, f"{node.value} is no plain number; write it like 1200 or 1_200, or in quotes."
            )
        return int(node.value)


Loader.add_constructor(INT, Loader.construct_number)
Loader.add_constructor(DATE, lambda loader, node: node.value)


def mistake(node: yaml.Node, sentence: str) -> ScenarioError:
    """What is wrong, with its line."""
    return ScenarioError(f"line {node.start_mark.line + 1}: {sentence}")


def refuse_loops(node: yaml.Node, above: tuple[yaml.Node, ...], seen: set[yaml.Node]) -> None:
    """Nothing may stand for something around it: one could write it down for ever."""
    if node in above:
        raise mistake(node, "this stands for itself; write it out.")
    if isinstance(node, yaml.CollectionNode) and node not in seen:
        for part in node.value:
            for inner in part if isinstance(part, tuple) else (part,):
                refuse_loops(inner, (*above, node), seen)
    seen.add(node)


def cut_in_two(key: yaml.Node, value: yaml.Node) -> bool:
    """Is this `000`, what YAML makes of the rest of {cash: 100,000}?"""
    return bool(re.fullmatch(r"\d+", str(key.value))) and value.value == ""


def is_torn(before: yaml.Node, after: yaml.Node) -> bool:
    """Is this the rest of a number, right behind the comma?"""
    close = before.end_mark.index + 1 == after.start_mark.index
    return close and last_text(before)[-1:].isdecimal() and bool(re.fullmatch(r"\d{3}", str(after.value)))


def last_text(node: yaml.Node) -> str:
    """What a node ends with."""
    if isinstance(node, yaml.MappingNode):
        return last_text(node.value[-1][1]) if node.value else ""
    return str(node.value)


def load(path: Path, where: Where) -> Any:
    """The data of a file."""
    text = ""
    try:
        text = path.read_text(encoding="utf-8")
        return yaml.load(text, Loader)
    except OSError as error:
        raise where.error(f"cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise where.error("cannot be read: it is not UTF-8 text.") from None
    except ScenarioError as error:
        raise where.error(str(error)) from None
    except yaml.reader.ReaderError as error:
        raise where.error(f"line {text.count(NEW_LINE, 0, error.position) + 1}: {ODD_CHARACTER}") from None
    except yaml.MarkedYAMLError as error:
        raise where.error(in_our_words(error, text)) from None
    except RecursionError:
        raise where.error("cannot be read: its brackets are nested too deep.") from None


def in_our_words(error: yaml.MarkedYAMLError, text: str) -> str:
    """A mistake in the YAML: its line, and a sentence that says what to look for."""
    said = f"{error.context or ''}: {error.problem or ''}"
    for pattern, at_beginning, sentence in SENTENCES:
        found = re.search(pattern, said)
        if found:
            mark = error.context_mark if at_beginning else error.problem_mark
            return at_line(mark, text) + sentence.format(*found.groups())
    mark = error.problem_mark or error.context_mark
    return f"{at_line(mark, text)}this cannot be read; look at brackets, quotes, colons and the indentation."


def at_line(mark: yaml.Mark | None, text: str) -> str:
    """The line of a mark; what is noticed at the very end belongs to the last line with something in it."""
    last = text.rstrip().count(NEW_LINE) + 1
    return f"line {min(mark.line + 1, last)}: " if mark else ""


# What PyYAML says; whether the mistake is where the thing began, not where it was noticed; what we say.
SENTENCES = (
    (r"character '\\t'", False, "a tab stands here; indent with spaces."),
    (r"character '(.)' that cannot start", False, "nothing can begin with {0}; put the text in quotes."),
    (
        r"mapping values are not allowed",
        False,
        "no key can begin here; put a text with `: ` in quotes, or mend the indentation.",
    ),
    (r"could not find expected ':'", True, "a key has no colon behind it; write `key: value`."),
    (
        r"sequence entries are not allowed",
        False,
        "a list begins behind its key; begin it on a line of its own.",
    ),
    (r"quoted scalar.*unexpected", True, "a quote is opened here and not closed."),
    (
        r"unknown escape character '(.)'",
        False,
        r"\{0} means nothing in double quotes; write \\{0}, or single quotes.",
    ),
    (
        r"parsing a flow sequence",
        True,
        "the bracket [ that opens here is not closed, or a comma is missing in it.",
    ),
    (
        r"parsing a flow mapping",
        True,
        "the brace {{ that opens here is not closed, or a comma is missing in it.",
    ),
    (
        r"found undefined alias '(.*)'",
        False,
        "*{0} stands for nothing; put a text that begins with * in quotes.",
    ),
    (r"alias|anchor", False, "`*` and `&` have a meaning of their own here; put such a text in quotes."),
    (r"expected a single document", False, "a second document begins with `---`; a file holds one list."),
    (
        r"constructor for the tag",
        False,
        "`!` and `<<` have a meaning of their own here; put such a text in quotes.",
    ),
    (r"unhashable key", False, "a key is a word or a number, not a list."),
    (r"parsing a flow node", False, "a bracket or a brace is open here, and nothing stands in it."),
    (r"but found '([\]}])'", False, "{0} closes nothing here."),
    (r"parsing a block", False, "this line is not indented like the lines it belongs to."),
)
