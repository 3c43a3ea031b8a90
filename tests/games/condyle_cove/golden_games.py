"""The golden games of Condyle Cove: which to look for, and who plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove.rules import codes
from tools.golden import GoldenGame

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng


def run_away(state: Any, rng: Rng) -> int:
    """Alone: go as far as one can without meeting him, and otherwise do anything."""
    actions = state.legal_actions(state.mover)
    ring = list(state.ring)
    ways = [code - codes.GO for code in actions if codes.GO <= code < codes.REPLACE]
    if state.phase == codes.ASK_MOVE:
        here = ring.index(state.pawn[0])
        free = [space for space in ways if space != state.pawn[codes.GHOST]]
        far = sorted(free, key=lambda space: (ring.index(space) - here) % codes.RING)
        return int(codes.GO + far[-1]) if far else codes.STOP
    return int(actions[rng.below(len(actions))])


def linger(state: Any, rng: Rng) -> int:
    """Stay, and play only as many cards as one must."""
    actions = state.legal_actions(state.mover)
    plays = [code for code in actions if code >= codes.PLAY]
    must_play = state.phase == codes.ASK_PLAY and state.held[state.mover] > codes.HAND_AT_FIRST - state.alone
    if plays and (must_play or codes.STOP not in actions) and not (state.alone and state.plays):
        return int(plays[0])
    return int(actions[-1] if state.phase == codes.ASK_PAWN else actions[0])  # not on the Cul-De-Sac


def little_deck(name: str, does: dict[str, Any]) -> dict[str, Any]:
    """Options cards that all do the same for ever, and a Boogeyman who never moves."""
    origin = dict.fromkeys(("name_from", "count_from", "effect_from"), "invented")
    cards = [
        {"name": title, "count": count, "text": "Again.", "does": [does], "stays": True, "solo": solo, **origin}
        for title, count, solo in (("AGAIN", 28, "dealt"), ("AND AGAIN", 7, "removed"))
    ]
    for title, count, solo in (("WAIT", 5, "move"), ("WAIT LONGER", 3, "only")):
        draw = [{"do": "draw", "who": "you", "cards": 1}]
        cards.append(
            {"name": title, "count": count, "text": "Wait.", "does": draw, "solo": solo, "solo_spaces": 0, **origin}
        )
    return {"kind": "options", "name": name, "title": name.capitalize(), "cards": cards}


ENDLESS = little_deck("endless", {"do": "recover", "who": "you", "cards": 4, "to": "bottom"})
HUNGRY = little_deck("hungry", {"do": "lose", "who": "another player", "cards": 4, "from": "pile"})


GOLDEN_GAMES = (
    GoldenGame("boogeyman", "boogeyman", 2, {"my_binky": 1, "other_boogeyman": 2}, {}, range(200), steps_max=60),
    GoldenGame("four", "options", 4, {"passages": True}, {"corner": "creepy_carnival"}, range(10), steps_max=400),
    GoldenGame(
        "winter",
        "options",
        2,
        {"winter": True, "cold": "draw"},
        {"corner": "hollow_days"},
        range(40),
        steps_max=300,
    ),
    GoldenGame(
        "harder",
        "screams",
        3,
        {"benny": "harder", "fourth_player": "always", "winter": True},
        {},
        range(20),
        steps_max=300,
    ),
    GoldenGame("limit", "limit", 2, {}, {"options": ENDLESS}, range(1), linger, 10_000),
    GoldenGame("alone_drained", "drained", 1, {}, {"options": HUNGRY}, range(20), run_away),
    GoldenGame("alone_acts", "acts", 1, {}, {"corner": "down_lexington"}, range(1_500), run_away, 300),
    GoldenGame("alone_caught", "caught", 1, {}, {}, range(100), steps_max=35),
    GoldenGame("alone_no_cards", "no cards", 1, {}, {}, range(100), steps_max=50),
    GoldenGame("alone_too_long", "too long", 1, {}, {"options": ENDLESS}, range(1), linger, 10_000),
)
