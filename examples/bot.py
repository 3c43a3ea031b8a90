"""A bot of your own: joins a table by its link and plays, until the game is over.

    pip install ratskeller
    python bot.py http://127.0.0.1:8000/table/ID            (takes a free seat)
    python bot.py 'http://127.0.0.1:8000/table/ID#TOKEN'    (plays for the holder of a secret link)

`choose` is the place for ideas. It gets the choices of the moment and all that the seat can see.
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from ratskeller.client import Client, Join, ServerRefused, read_link


def choose(_view: dict[str, Any], choices: list[dict[str, Any]]) -> str:
    """Any of the choices, but one that the game warns of only if there is nothing else."""
    calm = [choice for choice in choices if not choice["warning"]]
    notation: str = random.choice(calm or choices)["notation"]
    return notation


async def play(link: str) -> None:
    """Sit down if need be, and answer whenever the game asks."""
    address, table, token = read_link(link)
    async with Client(address) as client:
        token = token or (await client.join(table, Join(name="Bot"))).token
        async with client.line(table, token) as line:
            async for _ in line.news():
                for seat in line.you.seats if line.you else ():
                    scene = line.scene(seat)
                    if scene and scene["choices"] and seat in scene["awaited"]:
                        try:
                            await line.act(seat, choose(scene["view"], scene["choices"]))
                        except ServerRefused as refused:  # somebody else was quicker: look again
                            print(refused, file=sys.stderr)
            end = line.table.end if line.table else None
            print(f"{end.end}: {end.scores}" if end else "The table was closed.")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
