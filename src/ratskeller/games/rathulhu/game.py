"""Rathulhu: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ratskeller.games.rathulhu import codes, events, names, rules, story, text
from ratskeller.games.rathulhu.lore import Mythos
from ratskeller.games.rathulhu.view import View, make_view
from ratskeller.kernel.game import Clause, Ending, Game
from ratskeller.kernel.options import Options
from ratskeller.kernel.packs import Pack, read_pack

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.state import State


class RathulhuOptions(Options, frozen=True):
    """How a table may change the rules."""

    scores: Annotated[
        Literal["open", "hidden"],
        msgspec.Meta(
            description="Whether everybody is shown everybody's favour, or only their own until the end (K32)."
        ),
    ] = "open"


CLAUSES: dict[int, Clause] = {
    codes.TRACK_IS_FULL: Clause("5.5", "the auction track is full, so no tile may be drawn"),
    codes.MUST_ACT: Clause("4.3", "a player with a face-up token must draw, use an Old One or invoke"),
    codes.ONE_ACTION: Clause("4.3", "a turn is one action, and this one is for Old Ones"),
    codes.NEEDS_AN_OLD_ONE: Clause("6.1", "a tile is taken by discarding an Old One, and none is held"),
    codes.OLD_ONES_STAY: Clause("6.2", "an Old One cannot take another Old One"),
    codes.NOT_ON_THE_TRACK: Clause("6.1", "no such tile lies on the auction track"),
    codes.MUST_BID: Clause("8.6", "nobody else has bid, so whoever invoked Cthulhu must"),
    codes.MUST_BE_HIGHER: Clause("8.5", "a bid must be higher than the one before"),
    codes.TOKEN_NOT_HELD: Clause("8.5", "one bids a token of one's own"),
    codes.TOKEN_FACE_DOWN: Clause("8.5", "a token that lies face down is no bid in this Aeon"),
    codes.SETBACKS_FIRST: Clause("9.1", "the Setback must be resolved before play proceeds"),
    codes.MATCHING_TYPE: Clause("9.2", "a Setback strikes tiles of its own type"),
    codes.TILE_NOT_HELD: Clause("9.2", "what is discarded must be in the collection"),
}

ENDINGS: dict[int, Ending] = {
    codes.END_TOKENS: Ending("tokens", "10.1", story.ENDING_TEXTS[codes.END_TOKENS]),
    codes.END_TIME: Ending("time", "10.2", story.ENDING_TEXTS[codes.END_TIME]),
}


@cache
def _shipped() -> dict[str, dict[str, Pack]]:
    source = files("ratskeller.games.rathulhu") / "packs" / "mythos.toml"
    return {"names": {"mythos": read_pack(Mythos, source.read_text(encoding="utf-8"), source.name)}}


class RathulhuGame(Game):
    """Rathulhu."""

    name = "rathulhu"
    title = "Rathulhu"
    tagline = "Three Aeons of auctions, while something very old turns in its sleep."
    designer = "Reiner Knizia (Ra); this version by Kristian G. Madsen"
    publisher = "The Warp"
    credit = (
        "A re-theming of Ra, first published by Alea in 1999. "
        "Concept and artwork of the re-theming by The Warp, its rules by Kristian G. Madsen."
    )
    seats = range(2, codes.SEATS_MAX + 1)
    minutes = 60
    weight = "medium"
    rules_version = 1
    steps_max = 1000  # K35
    options = RathulhuOptions
    pack_kinds = {"names": Mythos}  # noqa: RUF012

    def shipped_packs(self) -> dict[str, dict[str, Pack]]:
        """The names of Tomes and Sites."""
        return _shipped()

    def start(self, seats: int, options: RathulhuOptions, packs: Mapping[str, Any]) -> State:
        """The first position: the tokens are about to be dealt."""
        return rules.begin(seats, options.scores == "hidden", packs["names"].lore())

    def action_codes(self) -> range:
        """Every action."""
        return range(codes.ACTIONS_END)

    def outcome_codes(self) -> Sequence[int]:
        """Every tile and every set of tokens."""
        return range(codes.OUTCOMES_END)

    def action(self, code: int) -> msgspec.Struct:
        """An action as a typed value."""
        return names.ACTIONS[code]

    def action_code(self, action: Any) -> int:
        """The number of an action."""
        return names.ACTION_CODES[action]

    def outcome(self, code: int) -> msgspec.Struct:
        """A tile or a set of tokens as a typed value."""
        return names.OUTCOMES[code]

    def outcome_code(self, outcome: Any) -> int:
        """The number of an outcome."""
        return names.OUTCOME_CODES[outcome]

    def write_action(self, code: int) -> str:
        """`old one site 3`."""
        return names.write_action(names.ACTIONS[code])

    def read_action(self, text: str) -> int:
        """The number behind `old one site 3`."""
        return names.read_action(text)

    def write_outcome(self, code: int) -> str:
        """`tile shoggoth`."""
        return names.write_outcome(names.OUTCOMES[code])

    def read_outcome(self, text: str) -> int:
        """The number behind `tile shoggoth`."""
        return names.read_outcome(text)

    def event(self, coded: Sequence[int]) -> msgspec.Struct:
        """An event as a typed value."""
        return events.read_event(coded)

    def clause(self, code: int) -> Clause | None:
        """The clause that forbids something."""
        return CLAUSES.get(code)

    def endings(self) -> Mapping[int, Ending]:
        """Every way the game can end."""
        return ENDINGS

    def view(self, state: State, viewer: int) -> View:
        """What a viewer may know."""
        return make_view(state, viewer)  # type: ignore[arg-type]

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked."""
        return text.prompt(view, names)

    def offer(self, view: View, code: int, names: Sequence[str]) -> str:  # noqa: ARG002
        """An action as words on a button."""
        return text.offer(view, code)

    def warning(self, view: View, code: int) -> str | None:
        """What an action ends or costs."""
        return text.warning(view, code)

    def sentence(self, event: Any, names: Sequence[str], viewer: int) -> str:  # noqa: ARG002
        """A line of the story."""
        return story.sentence(event, names)

    def not_now(self, state: State, seat: int, names: Sequence[str]) -> str:
        """Why nothing of the kind is due; there are no dice in this game."""
        return "a hand is still in the bag" if state.is_chance() else super().not_now(state, seat, names)
