"""Make a screenshot small: 256 colours chosen by median cut, so that pictures can live in the repository."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
Colour = tuple[int, int, int]


class Picture(NamedTuple):
    """The pixels of a picture, row by row."""

    width: int
    height: int
    pixels: list[Colour]


def shrink(file: Path) -> None:
    """Write a true-colour PNG again with a palette."""
    picture = read(file.read_bytes())
    palette, index = choose(Counter(picture.pixels))
    rows = bytearray()
    for start in range(0, len(picture.pixels), picture.width):
        rows.append(0)
        rows.extend(index[pixel] for pixel in picture.pixels[start : start + picture.width])
    head = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    body = zlib.compress(bytes(rows), 9)
    file.write_bytes(
        SIGNATURE
        + chunk(b"IHDR", head)
        + chunk(b"PLTE", colours)
        + chunk(b"IDAT", body)
        + chunk(b"IEND", b"")
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    """One chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read(data: bytes) -> Picture:
    """The pixels of a PNG as Chromium writes it: eight bits, red, green, blue and perhaps alpha, not interlaced."""
    at, packed = len(SIGNATURE), b""
    width = height = depth = 0
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        at += size + 12
        if kind == b"IHDR":
            width, height, _, colour = struct.unpack(">IIBB", body[:10])
            depth = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            packed += body
    lines = unfiltered(zlib.decompress(packed), width * depth, depth)
    pixels = [(row[i], row[i + 1], row[i + 2]) for row in lines for i in range(0, len(row), depth)]
    return Picture(width, height, pixels)


def unfiltered(data: bytes, length: int, depth: int) -> list[bytearray]:
    """The lines of a picture without the differences to their neighbours that PNG stores."""
    lines: list[bytearray] = []
    above = bytearray(length)
    for start in range(0, len(data), length + 1):
        way, line = data[start], bytearray(data[start + 1 : start + 1 + length])
        for i in range(length):
            left = line[i - depth] if i >= depth else 0
            corner = above[i - depth] if i >= depth else 0
            line[i] = (line[i] + predicted(way, left, above[i], corner)) & 255
        lines.append(line)
        above = line
    return lines


def predicted(way: int, left: int, up: int, corner: int) -> int:
    """What a filter of PNG expects from the neighbours."""
    if way < 3:
        return (0, left, up)[way]
    if way == 3:
        return (left + up) // 2
    guess = left + up - corner
    distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return (left, up, corner)[distances.index(min(distances))]


def choose(counts: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """A palette for these colours, and which of it each becomes: the widest box is cut in two until there are enough."""
    boxes = [list(counts)]
    # A wide soft gradient needs many shades; the square root keeps small bright things from losing theirs.
    weights = {id(boxes[0]): 0.0}
    while len(boxes) < COLOURS:
        widest = max(boxes, key=lambda box: weights[id(box)])
        width, axis = spread(widest)
        if width == 0:
            break
        boxes.remove(widest)
        widest.sort(key=lambda colour: colour[axis])
        middle = len(widest) // 2
        for half in (widest[:middle], widest[middle:]):
            boxes.append(half)
            weights[id(half)] = spread(half)[0] * sum(counts[colour] for colour in half) ** 0.5
    palette = [mean(box, counts) for box in boxes]
    return palette, {colour: i for i, box in enumerate(boxes) for colour in box}


def spread(box: list[Colour]) -> tuple[int, int]:
    """How far apart the colours of a box are, and in which channel."""
    return max((max(c[axis] for c in box) - min(c[axis] for c in box), axis) for axis in range(3))


def mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    """The colour that stands for a box: the mean of its pixels."""
    total = sum(counts[colour] for colour in box)
    red, green, blue = (sum(c[axis] * counts[c] for c in box) // total for axis in range(3))
    return red, green, blue
