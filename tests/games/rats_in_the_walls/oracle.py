"""The rules once more, deliberately naive: from the rulebook, the rulings and the table of the reconstructed sheets."""

from __future__ import annotations

# (Giver, Receiver) by what was said, what was answered, and whether it was true; from the table in the rulings, 3.2.
RECONSTRUCTED = {
    ("none", "believed", None): (0, 0),
    ("none", "doubted", True): (+1, -1),
    ("none", "doubted", False): (-2, +1),
    ("rats", "believed", None): (+1, -1),
    ("rats", "doubted", True): (+1, -2),
    ("rats", "doubted", False): (-1, +1),
}
# The other reading moves the Receiver's loss of two from a true claim to a true denial.
OTHER_READING = {**RECONSTRUCTED, ("none", "doubted", True): (+1, -2), ("rats", "doubted", True): (+1, -1)}
SHEETS = {"reconstructed": RECONSTRUCTED, "other_reading": OTHER_READING}

Case = tuple[str, str, bool | None, bool]  # what was said, what was answered, whether it was true, whether on the skull


class Oracle:
    """A table that keeps everything said in a round as a list, and works everything out from it again and again."""

    def __init__(self, seats: int, first: int, payout: str, *, round_end: bool, must_turn: bool) -> None:
        each = {3: 8, 4: 7, 5: 6}.get(seats, 5)
        self.seats = seats
        self.sheet = SHEETS[payout]
        self.round_end = round_end
        self.must_turn = must_turn
        self.brains = [each] * seats
        self.middle = 0
        self.insane: int | None = None
        self.killed: int | None = None
        self.rounds = 0
        self.answered: list[Case] = []
        self.begin_round(first)

    def begin_round(self, giver: int) -> None:
        """One die, the cats, and nothing said."""
        self.rounds += 1
        self.giver = giver
        self.dice = 1
        self.skull = False
        self.said: list[tuple[int, int, int]] = []  # seat, rats, dice at that time
        self.shake()

    def shake(self) -> None:
        """Fresh dice under the cup, and the Giver to act."""
        self.waits_for = "giver"
        self.has_shaken = True
        self.has_peeked = False
        self.has_rolled_again = False
        self.rats: int | None = None

    # ---- what may be done ----------------------------------------------------------------------------------

    @property
    def receiver(self) -> int:
        """The next seat clockwise."""
        return (self.giver + 1) % self.seats

    @property
    def last(self) -> int | None:
        """The last number announced in this round."""
        return self.said[-1][1] if self.said else None

    @property
    def mover(self) -> int | None:
        """Who must act."""
        return {"giver": self.giver, "answer": self.receiver, "kill": self.insane}.get(self.waits_for)

    def legal(self) -> set[str]:
        """Everything the mover may do, as notation."""
        if self.waits_for == "answer":
            return {"believe", "doubt"}
        if self.waits_for == "kill":
            return {f"kill {seat + 1}" for seat in range(self.seats) if seat != self.insane}
        if self.waits_for != "giver":
            return set()
        found = {f"announce {rats or 'none'}" for rats in range(11) if self.may_announce(rats)}
        if self.has_shaken and not self.has_peeked:
            found.add("peek")
        if self.has_shaken and self.has_peeked and not self.has_rolled_again:
            found.add("reroll")
        if not self.has_shaken:
            found.add("turn" if self.last == 10 else "shake")
        return found

    def may_announce(self, rats: int) -> bool:
        """6c, R7, R8, R10, R11, R26, R27, R28."""
        if self.skull:
            return rats > 0
        if rats == 0:
            said_on_five = (self.giver, 0, 5) in self.said
            return all(number == 0 for _, number, _ in self.said) and not (self.dice == 5 and said_on_five)
        if rats > 2 * self.dice:
            return False
        if not self.last:
            return True
        if self.has_shaken:
            return rats > self.last
        if self.must_turn and self.last == 10:
            return False
        own = [number for seat, number, _ in self.said if seat == self.giver]
        return rats >= self.last and rats not in own

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, notation: str) -> None:
        """Carry out a step."""
        word, *rest = notation.split()
        if word == "announce":
            self.announce(0 if rest == ["none"] else int(rest[0]))
        elif word == "peek":
            self.has_peeked = True
            self.waits_for = "look"
        elif word == "reroll":
            self.has_rolled_again = True
            self.rats = None
        elif word in ("shake", "turn"):
            self.dice = min(5, self.dice + 1)
            self.skull = word == "turn"
            self.shake()
        elif word == "believe":
            self.believe()
        elif word == "doubt":
            self.waits_for = "lift"
            if self.rats is not None:
                self.lift()
        elif word == "kill":
            self.killed = int(rest[0]) - 1
            self.waits_for = "over"
        else:
            self.fall(sum(int(face) for face in rest if face != "none"))

    def fall(self, rats: int) -> None:
        """The dice show so many rats."""
        self.rats = rats
        if self.waits_for == "look":
            self.waits_for = "giver"
        else:
            self.lift()

    def announce(self, rats: int) -> None:
        """6c.4: the first claim of rats in a round costs a brain."""
        if rats and not any(number for _, number, _ in self.said):
            paid = min(1, self.brains[self.giver])
            self.brains[self.giver] -= paid
            self.middle += paid
        self.said.append((self.giver, rats, self.dice))
        self.waits_for = "answer"
        self.end_at_once_if_somebody_is_out()

    def believe(self) -> None:
        """The Receiver pays as the sheet says and is the Giver now."""
        said_rats = bool(self.last)
        self.pay("believed", None)
        if self.skull:
            self.go_insane(self.receiver)
            return
        self.giver = self.receiver
        if said_rats:
            self.waits_for = "giver"
            self.has_shaken = False
        else:
            self.dice = min(5, self.dice + 1)
            self.shake()
        self.end_at_once_if_somebody_is_out()

    def lift(self) -> None:
        """Whoever is wrong pays and starts the next round, or goes insane."""
        assert self.rats is not None
        assert self.last is not None
        true = self.rats >= self.last if self.last else self.rats == 0
        wrong = self.receiver if true else self.giver
        self.pay("doubted", true)
        if self.skull:
            self.go_insane(wrong)
        elif 0 in self.brains or self.rounds == 300:
            self.waits_for = "over"
        else:
            self.begin_round(wrong)

    def pay(self, answer: str, true: bool | None) -> None:
        """R1, R2, R17, R29, R30."""
        said = "rats" if self.last else "none"
        self.answered.append((said, answer, true, self.skull))
        changes = dict(zip((self.giver, self.receiver), self.sheet[said, answer, true], strict=True))
        for loser, change in changes.items():
            if change < 0:
                owed = self.brains[loser] if self.skull else -change
                paid = min(owed, self.brains[loser])
                self.brains[loser] -= paid
                self.middle += paid
        for winner, change in changes.items():
            if change > 0 and self.middle > 0:
                self.brains[winner] += 1
                self.middle -= 1

    def go_insane(self, seat: int) -> None:
        """The game ends as soon as a victim is named."""
        self.insane = seat
        self.waits_for = "kill"

    def end_at_once_if_somebody_is_out(self) -> None:
        """R3."""
        if not self.round_end and 0 in self.brains:
            self.waits_for = "over"

    def winners(self) -> set[int]:
        """The most brains among the living."""
        living = [seat for seat in range(self.seats) if seat not in (self.insane, self.killed)]
        most = max(self.brains[seat] for seat in living)
        return {seat for seat in living if self.brains[seat] == most}
