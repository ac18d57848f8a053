"""People hold seats: keys belong to a person instead of to the numbers of chairs, and open codes lapse.

The column gets another name, so that a process of an earlier release on the same database fails with an error and
cannot write over what it does not understand.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

AT_ONCE = 200

Data = dict[str, Any]


def upgrade() -> None:
    """Forwards."""
    rewrite("data", with_people)
    op.execute("ALTER TABLE rooms RENAME COLUMN data TO kept")


def downgrade() -> None:
    """Backwards."""
    op.execute("ALTER TABLE rooms RENAME COLUMN kept TO data")
    rewrite("data", with_seats)


def rewrite(column: str, change: Callable[[Data], Data]) -> None:
    """Every room, some at a time: there may be more of them than fit into memory."""
    rooms = sa.table("rooms", sa.column("room"), sa.column(column))
    update = (
        sa.update(rooms).where(rooms.c.room == sa.bindparam("this")).values({column: sa.bindparam("new")})
    )
    for some in batches(rooms, column):
        changed = [{"this": room, "new": json.dumps(change(json.loads(text)))} for room, text in some]
        op.get_bind().execute(update, changed)


def batches(rooms: sa.TableClause, column: str) -> Iterator[list[Any]]:
    """The rooms in the order of their names."""
    last = ""
    while True:
        wanted = sa.select(rooms.c.room, rooms.c[column]).where(rooms.c.room > last)
        some = list(op.get_bind().execute(wanted.order_by(rooms.c.room).limit(AT_ONCE)))
        if not some:
            return
        yield some
        last = some[-1][0]


# Forwards


def with_people(data: Data) -> Data:
    """Keys of the same seats are devices of one person; whoever sits has a person, and the host's key says who hosts."""
    seats, keys = data.get("seats", []), data.pop("keys", [])
    for number, seat in enumerate(seats):
        seat["id"] = number + 1
    people: list[Data] = []
    data.pop("codes", None)
    data |= {"people": people, "keys": [], "host": 0, "next_id": len(seats) + 1}
    taken: set[int] = set()
    by_seats: dict[tuple[tuple[int, ...], bool], Data] = {}
    for key in keys:
        add_key(data, key, by_seats, taken)
    for number, seat in enumerate(seats):  # nobody has a key for it any more; the host can hand it over
        if seat.get("kind") == "person" and number not in taken:
            add_person(data, [number])
    data["one_device"] = any(len(person["seats"]) > 1 for person in people)
    return data


def add_key(data: Data, key: Data, by_seats: dict[Any, Data], taken: set[int]) -> None:
    """The person this key belongs to; a seat that two kinds of keys claim stays with the first."""
    kinds = [seat.get("kind") for seat in data["seats"]]
    numbers = tuple(n for n in key.get("seats", []) if n < len(kinds) and kinds[n] == "person")
    hosts = bool(key.get("host"))
    if not numbers and not hosts:
        return
    which = (numbers, hosts and not numbers)
    if which not in by_seats:
        own = [number for number in numbers if number not in taken]
        if not own and not hosts:
            return
        taken.update(own)
        by_seats[which] = add_person(data, own)
    person = by_seats[which]
    data["keys"].append({"hash": key["hash"], "person": person["id"]})
    if hosts and not data["host"]:
        data["host"] = person["id"]


def add_person(data: Data, numbers: list[int]) -> Data:
    """One more person, who has been at the table the longer the lower the seat."""
    person = {
        "id": data["next_id"],
        "seats": [data["seats"][number]["id"] for number in numbers],
        "since": min(numbers, default=0),
    }
    data["next_id"] += 1
    data["people"].append(person)
    return person


# Backwards


def with_seats(data: Data) -> Data:
    """Every key opens the seats of its person by their numbers."""
    numbers = {seat.pop("id"): number for number, seat in enumerate(data.get("seats", []))}
    people = {person["id"]: person for person in data.pop("people", [])}
    host = data.pop("host", 0)
    for key in data.get("keys", []):
        person = people[key.pop("person")]
        key["seats"] = sorted(numbers[seat] for seat in person.get("seats", []))
        key["host"] = person["id"] == host
    for name in ("next_id", "one_device", "requests", "codes"):
        data.pop(name, None)
    return data
