"""Rathulhu: what is in the box, as tables. The compiled rules make theirs from these (clauses 2.1 to 2.6, 3.2)."""

from __future__ import annotations

# 2.1 to 2.3, by the codes of the kinds: Shoggoths, Cultists, Altars, five Tomes, eight Sites, four Setbacks (for
# Shoggoths, Rituals, Tomes and Sites), Old Ones, Relics, Elder Signs.
TILES: tuple[int, ...] = (25, 25, 12, *(5,) * 5, *(5,) * 8, 2, 2, 4, 2, 8, 5, 30)

# 3.2, by the number of seats.
TOKEN_SETS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((9, 6, 4, 3), (8, 7, 5, 2)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}

# 2.5, by the number of seats.
TIME_SPACES: dict[int, int] = {2: 8, 3: 8, 4: 9, 5: 10}
