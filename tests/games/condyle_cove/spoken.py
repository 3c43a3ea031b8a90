"""The steps of a script: words for actions and for chance, with the names of cards and spaces.

A script is steps with commas between, a seat in front where it is not the one who is asked:
`play BAD DOG, pawn 2, go town, 2: pass, 3: play CAT UNDER A LAMP`. Chance has steps too: `option LOST` (an Options card
is seen), `hand 2` (which card of a hand is stolen), `turns SHOVE` (an Act), `winter FROSTBITE`, `haunted WHISPERS`,
`cove town`, `move BAD DOG` (a Move card), `scream`, `silence`, `first 2`.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules import codes, slots
from tests.games.condyle_cove.arrange import Arranged
from tests.games.condyle_cove.box import GAME, space_number

STOPS = ("stop", "stay", "pass", "enough", "keep")
PLAIN = {
    "draw option": codes.DRAW_OPTION,
    "draw cove": codes.DRAW_COVE,
    "discard pile": codes.DISCARD_PILE,
    "shuffle": codes.SHUFFLE_HIM,
    "quiet": codes.QUIET,
    "listen": codes.LISTEN,
    "winter": codes.TURN_WINTER,
    "scream": codes.SCREAM,
    "silence": codes.SILENCE,
    **dict.fromkeys(STOPS, codes.STOP),
}
CHANCES = ("first", "cove", "option", "hand", "turns", "haunted", "scream", "silence", "move")


class Spoken(Arranged):
    """A table whose steps are words."""

    def is_chance_step(self, step: str) -> bool:
        """Whether a step of a script is one of chance."""
        return step.split(maxsplit=1)[0] in CHANCES or step.startswith("winter ")

    def read_action(self, step: str, seat: int) -> int:
        """An action by its words."""
        word, _, rest = step.partition(" ")
        match word:
            case _ if step in PLAIN:
                return PLAIN[step]
            case "play":
                return codes.PLAY + self.names.option(rest, self._cards("hand", seat))
            case "card":
                return codes.HAND_PLACE + (int(rest) - 1 if rest.isdigit() else self._place(seat, rest))
            case "act":
                return codes.ACT_PLACE + int(rest) - 1
            case "pawn":
                return codes.TARGET + (codes.GHOST if rest == "ghost" else int(rest) - 1)
            case "go":
                return codes.GO + space_number(rest)
            case "replace":
                return codes.REPLACE + space_number(rest)
        return GAME.read_action(step)

    def read_outcome(self, step: str) -> int:
        """An outcome by its words."""
        word, _, rest = step.partition(" ")
        match word:
            case "cove":
                return codes.COVE_CARD + space_number(rest)
            case "option":
                possible = [code - codes.OPTION_CARD for code, _ in self.state.weighted_outcomes()]
                return codes.OPTION_CARD + self.names.option(rest, possible)
            case "turns":
                return codes.ACT_CARD + self.names.act(rest)
            case "winter":
                return codes.WINTER_CARD + self.names.winter(rest)
            case "haunted":
                return codes.HAUNT_CARD + self.names.haunted(rest)
            case "move":
                cards = list(self.state.content.move_cards)
                return codes.MOVE_CARD + cards.index(self.names.option(rest))
            case _ if step in PLAIN:
                return PLAIN[step]
        return GAME.read_outcome(step)

    def _place(self, seat: int, name: str) -> int:
        return next(place for place, card in enumerate(self._cards("hand", seat)) if self.names.of[card] == name)

    def _cards(self, zone: str, seat: int) -> list[int]:
        size = {"hand": "held", "pile": "piled", "discard": "discarded"}[zone]
        lying = list(getattr(self.state, zone)[seat])[: getattr(self.state, size)[seat]]
        return [slots.card_in(self.state, slot) for slot in lying]
