"""How large a tree search may grow."""

from __future__ import annotations

from typing import Final

NODES_MAX: Final = 131072  # in all trees together; when they are used up the search goes on without growing
DEPTH_MAX: Final = 200  # steps of one walk down the trees
TREES_MAX: Final = 16  # seats
COMPARED_MAX: Final = 4  # actions that a judgement compares
NO_NODE: Final = 0
CHANCE_KEY: Final = 1048576  # keeps what chance did apart from what a seat did
