"""Small changes: a comparison turned round, an `and` for an `or`, a number off by one, a statement left out."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tools.mutation.rooms import Room

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_CALL = {"min": "max", "max": "min"}
BODIES = ("body", "orelse", "finalbody", "handlers")


@dataclass(frozen=True)
class Place:
    """Where a node hangs in the tree: a field of its parent, at a position if that is a list."""

    parent: ast.AST
    name: str
    index: int | None
    statement: ast.stmt

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.index is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.index] = node

    def lines(self) -> range:
        """The lines of its statement, of one with a body only those of its head."""
        body: list[ast.stmt] = getattr(self.statement, "body", [])
        last = body[0].lineno - 1 if body else self.statement.end_lineno or self.statement.lineno
        return range(self.statement.lineno, max(last, self.statement.lineno) + 1)


@dataclass(frozen=True)
class Change:
    """One change, named so that it is found again when lines move: the statement before and after.

    `nth` tells like changes of one function apart: the second one of two has 2.
    """

    module: str
    function: str
    before: str
    after: str
    nth: int
    line: int = field(compare=False)
    room: Room = field(compare=False, repr=False)
    place: Place = field(compare=False, repr=False)
    node: ast.AST = field(compare=False, repr=False)

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """Its name among all others."""
        return (self.module, self.function, self.before, self.after, self.nth)

    def make(self) -> None:
        """Change the running function, for good: only in a process that ends soon."""
        self.place.put(self.node)
        ast.fix_missing_locations(self.room.tree)
        self.room.replace(self.function)

    def render(self) -> str:
        """Where it is, what stood there, what stands there now."""
        which = f" (number {self.nth} of its kind)" if self.nth > 1 else ""
        head = f"{self.module}:{self.line} {self.function}{which}"
        return f"{head}\n      {one_line(self.before)}\n   -> {one_line(self.after)}"


def one_line(text: str) -> str:
    return " ".join(text.split())


def changes_of(room: Room) -> list[Change]:
    """Every change that can be made to the functions of a module."""
    return [change for function in room.functions() for change in changes_in(room, function)]


def changes_in(room: Room, function: ast.FunctionDef) -> Iterator[Change]:
    """Every change to one function, in the order of its source."""
    seen: Counter[tuple[str, str]] = Counter()
    for place, node in places(function):
        before = text_of(place.statement)
        for other in replacements(place, node):
            after = text_after(place, node, other)
            seen[before, after] += 1
            line = getattr(node, "lineno", place.statement.lineno)
            yield Change(
                room.name, function.name, before, after, seen[before, after], line, room, place, other
            )


def choose(changes: Sequence[Change], number: int, seed: int) -> list[Change]:
    """So many of them by the luck of the seed. A change elsewhere in the code leaves the others chosen."""

    def luck(change: Change) -> bytes:
        return hashlib.sha256(repr((seed, *change.key)).encode()).digest()

    return sorted(changes, key=luck)[:number]


def places(function: ast.FunctionDef) -> Iterator[tuple[Place, ast.AST]]:
    """Every node of the body with its place; not the docstring, not what is only told."""
    for index, statement in enumerate(function.body):
        if index > 0 or not is_text(statement):
            place = Place(function, "body", index, statement)
            yield place, statement
            yield from places_below(statement, statement)


def places_below(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[Place, ast.AST]]:
    for name, value in ast.iter_fields(node):
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or is_left_alone(node, name, child):
                continue
            inner = child if isinstance(child, ast.stmt) else statement
            yield Place(node, name, index, inner), child
            yield from places_below(child, inner)


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_left_alone(parent: ast.AST, name: str, node: ast.AST) -> bool:
    """What is told, and whether anybody listens, decides nothing; nor does a type."""
    if name == "annotation" or (name == "args" and is_telling(parent)):
        return True
    return name == "test" and any(isinstance(n, ast.Attribute) and n.attr == "events" for n in ast.walk(node))


def is_telling(node: ast.AST) -> bool:
    """`st.tell(...)`, or an event written down by hand."""
    if not isinstance(node, ast.Call):
        return False
    return ast.unparse(node.func).endswith((".tell", "events.append"))


def replacements(place: Place, node: ast.AST) -> Iterator[ast.AST]:
    """What could stand there instead."""
    if place.name == "test" and not isinstance(node, ast.Constant):
        yield ast.Constant(False)
        if not isinstance(place.parent, ast.While):  # that would only be endless
            yield ast.Constant(True)
    match node:
        case ast.Compare():
            yield from turned(node)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id="min" | "max" as name)):
            yield ast.Call(ast.Name(OTHER_CALL[name], ast.Load()), node.args, node.keywords)
        case ast.stmt():
            yield from without(node)


def turned(node: ast.Compare) -> Iterator[ast.AST]:
    """A comparison with its border moved, or the other way round."""
    for index, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops]
            ops[index] = other()
            yield ast.Compare(node.left, ops, node.comparators)


def without(node: ast.stmt) -> Iterator[ast.AST]:
    """A statement left out: a call, a value that is set, an early return; or added where it was taken away."""
    match node:
        case ast.AugAssign():
            yield ast.Pass()
            if type(node.op) in OPERATORS and not isinstance(node.op, ast.BitAnd | ast.BitOr):
                yield ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
        case ast.Expr(value=ast.Call()) | ast.Return(value=None) | ast.Continue():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def text_of(node: ast.AST) -> str:
    """A statement as source; of one with a body only its head."""
    if isinstance(node, ast.stmt) and any(hasattr(node, name) for name in BODIES):
        node = copy.copy(node)
        for name in BODIES:
            if hasattr(node, name):
                setattr(node, name, [])
    return ast.unparse(ast.fix_missing_locations(node))


def text_after(place: Place, old: ast.AST, new: ast.AST) -> str:
    """The statement as it would read."""
    if old is place.statement:
        return text_of(new)
    place.put(new)
    text = text_of(place.statement)
    place.put(old)
    return text
