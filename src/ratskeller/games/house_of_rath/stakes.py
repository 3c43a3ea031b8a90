"""House of Rath: what each choice costs and may bring: where Rath would go then, and how likely one runs away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.house_of_rath import names
from ratskeller.games.house_of_rath.kinds import ROOMS, SIDES
from ratskeller.games.house_of_rath.rules import house, hunt
from ratskeller.games.house_of_rath.rules.attack import is_escape
from ratskeller.games.house_of_rath.text import room_name
from ratskeller.kernel.chances import nothing_at_stake, percent
from ratskeller.kernel.vocabulary import bits_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.games.house_of_rath.kinds import Room
    from ratskeller.games.house_of_rath.rules.state import HouseOfRath
    from ratskeller.games.house_of_rath.view import View
    from ratskeller.kernel.words import Words

FATES = range(1, 7)


def stakes(state: HouseOfRath, view: View, who: Sequence[str], words: Words) -> Callable[[int], str]:
    """What stands under the buttons of a seat. The house and its tokens are open; whose orphans they are is not."""
    return _Stakes(state, view, who, words).say


class _Stakes:
    """What the choices of one seat may bring."""

    def __init__(self, state: HouseOfRath, view: View, who: Sequence[str], words: Words) -> None:
        self.state, self.view, self.who, self.words = state, view, who, words
        self.mine = {each.number - 1 for each in view.orphans if each.owner == view.viewer and each.room is not None}

    def say(self, code: int) -> str:
        """The stakes of an action."""
        action = names.ACTIONS[code]
        match action:
            case names.Nothing() | names.GoOn():
                return self._changing(action)
            case names.Pivot() | names.Go() | names.Hide() | names.Unhide() | names.Lock() | names.Unlock():
                return self._changing(action)
            case names.Rotate(room=room):
                here = next(each for each in self.view.rooms if each.room == room)
                return self._turning_up(len(here.hidden))
            case names.Move(orphan=orphan):
                return self._turning_up(int(self.view.orphans[orphan - 1].hidden))
            case names.Rath(room=room):
                return self._room("stakes-rath", self.state, room)
            case names.Attack(orphan=orphan):
                return self._attacking(orphan)
            case names.Expose(seat=seat):
                return self.words.say("stakes-expose", count=self.view.seats[seat].down)
        return self._answering(action)

    # ---- the house ---------------------------------------------------------------------------------------------

    def _changing(self, action: object) -> str:
        """What the house would be like, perhaps as it is now, and where Rath would go in it."""
        after = self.state.copy()
        match action:
            case names.Pivot(side=side):
                house.pivot(after, after.chosen, SIDES.index(side))
            case names.Go(room=room) if self.view.phase == "fleeing":
                return self._room("stakes-flee", after, room)
            case names.Go(room=room):
                house.bring(after, after.chosen, ROOMS.index(room))
            case names.Hide(orphan=orphan):
                after.hidden |= 1 << (orphan - 1)
            case names.Unhide(orphan=orphan):
                after.hidden &= ~(1 << (orphan - 1))
            case names.Lock(one=one, other=other):
                house.put_lock(after, ROOMS.index(one), ROOMS.index(other))
            case names.Unlock(one=one, other=other):
                house.take_lock(after, ROOMS.index(one), ROOMS.index(other))
        return self._then_rath(after)

    def _then_rath(self, after: HouseOfRath) -> str:
        """10.1: where Rath goes next as the house stands then, and whom of one's own he finds there."""
        rooms = bits_of(hunt.steps_now(after))
        if len(rooms) == 1:
            return self._room("stakes-then", after, ROOMS[rooms[0]])
        mine = sum(len(self._seen(after, room) & self.mine) for room in rooms)
        return self.words.say("stakes-then-choice", rooms=len(rooms), mine=mine)

    def _room(self, message: str, after: HouseOfRath, room: Room) -> str:
        seen = self._seen(after, ROOMS.index(room))
        named = self.words.say("room", room=room_name(self.view.names, room, self.words))
        return self.words.say(message, room=named, seen=len(seen), mine=len(seen & self.mine))

    @staticmethod
    def _seen(after: HouseOfRath, room: int) -> set[int]:
        return set(bits_of(after.seen_in(room)))

    def _turning_up(self, hidden: int) -> str:
        return self.words.say("stakes-turned-up", hidden=hidden) if hidden else nothing_at_stake(self.words)

    # ---- the attack --------------------------------------------------------------------------------------------

    def _attacking(self, number: int) -> str:
        """12.1: whose the orphan may be, as far as this seat can tell."""
        orphan = self.view.orphans[number - 1]
        if orphan.owner == self.view.viewer:
            return self.words.say("stakes-attack-own", chance=self._chance(), last=self._is_last())
        owners = [self.who[seat] for seat in orphan.maybe]
        known = "owner" if orphan.owner is not None else "extra" if not owners else "open"
        return self.words.say("stakes-attack", known=known, who=", ".join(owners))

    def _chance(self) -> int:
        """14.1, 16.4: what the Fate board says to the six numbers."""
        return percent(sum(is_escape(self.state, number) for number in FATES), len(FATES))

    def _is_last(self) -> bool:
        return len(self.mine) == 1

    def _answering(self, action: object) -> str:
        match action:
            case names.Claim() | names.Run() | names.Dash():
                kind = "dash" if isinstance(action, names.Dash) else "run" if isinstance(action, names.Run) else "claim"
                return self.words.say("stakes-run", kind=kind, chance=self._chance(), last=self._is_last())
            case names.LetGo() if self.view.attack is not None and not self.view.attack.mine:
                return nothing_at_stake(self.words)
            case names.LetGo():
                return self.words.say("stakes-let-go", last=self._is_last())
            case names.Stay() | names.GiveUp():
                learns = not self._is_last() and self.view.lessons_left > 0
                return self.words.say("stakes-give-up", last=self._is_last(), learns=learns)
            case names.Reveal(orphan=orphan):
                return self.words.say("stakes-reveal", alive=self.view.orphans[orphan - 1].room is not None)
            case names.RemoveCard():
                return self.words.say("stakes-remove")
            case names.Use():
                return self.words.say("stakes-use")
            case names.RemoveRoom():
                return self.words.say("stakes-shrink", rooms=len(self.view.rooms) - 1)
        return nothing_at_stake(self.words)  # on a wild face one chooses twice
