"""Reads a QR code from the path that it is drawn with, as a phone's camera would, only without anything to mend."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

BORDER = 2
BLOCKS = {2: 1, 3: 1, 4: 2, 5: 2, 6: 4}  # by version, at the level of correction M
BYTES_M = {2: 28, 3: 44, 4: 64, 5: 86, 6: 108}  # of data
LEVEL_M, BYTE_MODE = 0b00, 0b0100
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def decode(path: str) -> str:
    """The text of a code."""
    dark = {(int(y) - BORDER, int(x) - BORDER) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    size = max(x for _, x in dark) + 1
    version = (size - 17) // 4
    told = sum(((8, x) in dark) << (4 - x) for x in range(5)) ^ 0b10101
    assert told >> 3 == LEVEL_M
    is_masked = MASKS[told & 0b111]
    bits = [(spot in dark) ^ (is_masked(*spot) == 0) for spot in _spots(size)]
    words = [sum(bit << (7 - at) for at, bit in enumerate(bits[start : start + 8])) for start in range(0, len(bits), 8)]
    blocks, data = BLOCKS[version], words[: BYTES_M[version]]
    stream = "".join(f"{word:08b}" for block in range(blocks) for word in data[block::blocks])
    assert int(stream[:4], 2) == BYTE_MODE
    length = int(stream[4:12], 2)
    return bytes(int(stream[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def _spots(size: int) -> list[tuple[int, int]]:
    """Where data lies, in the order in which it is read: two columns at a time, up and down, from the right."""
    found, upwards = [], True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            found += [(y, x) for x in (right, right - 1) if not _is_frame(y, x, size)]
        upwards = not upwards
    return found


def _is_frame(y: int, x: int, size: int) -> bool:
    """Whether something belongs to the three eyes and what is told beside them, the small eye, or the rulers."""
    eyes = (y <= 8 and (x <= 8 or x >= size - 8)) or (y >= size - 8 and x <= 8)
    return eyes or y == 6 or x == 6 or (abs(y - size + 7) <= 2 and abs(x - size + 7) <= 2)
