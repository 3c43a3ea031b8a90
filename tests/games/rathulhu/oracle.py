"""A second, naive Rathulhu, written from the rulebook alone: words and sets, no speed. Seats are counted from 0."""

from __future__ import annotations

from collections import Counter

SPACES = {2: 8, 3: 8, 4: 9, 5: 10}
SETS: dict[int, list[set[int]]] = {
    5: [{16, 7, 2}, {15, 8, 3}, {14, 9, 4}, {13, 10, 5}, {12, 11, 6}],
    4: [{13, 6, 2}, {12, 7, 3}, {11, 8, 4}, {10, 9, 5}],
    3: [{13, 8, 5, 2}, {12, 9, 6, 3}, {11, 10, 7, 4}],
    2: [{9, 6, 4, 3}, {8, 7, 5, 2}],
}
Collection = Counter[str]


# ---- the score sheet (lines 125 to 148) ---------------------------------------------------------------------


def score(collections: list[Collection], tokens: list[set[int]], *, is_last: bool) -> list[list[int]]:
    """The points of the nine rows for every seat; the last three are 0 before the third Aeon."""
    sheets = []
    for mine in collections:
        rows = [mine["old one"] * 2, mine["relic"] * 3, tome_row(mine), mine["altar"]]
        rows.append(mine["cultist"] if mine["altar"] > 0 else 0)
        sheets.append([*rows, 0, 0, 0, 0])
    shoggoths = [mine["shoggoth"] for mine in collections]
    sums = [sum(mine) for mine in tokens]
    for seat, mine in enumerate(collections):
        sheets[seat][5] = most_and_least(shoggoths, seat, 5, -2)
        if is_last:
            sheets[seat][6] = different_sites(mine)
            sheets[seat][7] = sum({3: 5, 4: 10, 5: 15}.get(mine[f"site {number}"], 0) for number in range(1, 9))
            sheets[seat][8] = most_and_least(sums, seat, 5, -5)
    return sheets


def tome_row(mine: Collection) -> int:
    """−5 without any; 5, 10, 15 for three, four, five types (line 133, K20)."""
    types = {f"tome {number}" for number in range(1, 6) if mine[f"tome {number}"]}
    return {0: -5, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}[len(types)]


def different_sites(mine: Collection) -> int:
    """One for each type, but 10 for seven and 15 for eight (line 145, K26)."""
    types = {f"site {number}" for number in range(1, 9) if mine[f"site {number}"]}
    return {7: 10, 8: 15}.get(len(types), len(types))


def most_and_least(amounts: list[int], seat: int, most: int, least: int) -> int:
    """What the most and the least bring; nothing where all are the same (lines 142 and 147, K1 to K3)."""
    if min(amounts) == max(amounts):
        return 0
    if amounts[seat] == max(amounts):
        return most
    return least if amounts[seat] == min(amounts) else 0


# ---- the game ----------------------------------------------------------------------------------------------


class Oracle:
    """A game in words."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.up: list[set[int]] = [set() for _ in range(seats)]
        self.down: list[set[int]] = [set() for _ in range(seats)]
        self.held: list[Collection] = [Counter() for _ in range(seats)]
        self.favour = [10] * seats
        self.track: list[str] = [""] * 8
        self.signs, self.board, self.aeon = 0, 1, 0
        self.phase, self.mover, self.turn = "dealing", -1, 0
        self.dealt = 0
        self.queue: list[int] = []  # who is still asked in the auction
        self.invoked = False
        self.best: tuple[int, int] | None = None  # token and seat
        self.owed: list[tuple[str, int]] = []  # `tome` or `site`, and how many
        self.using = False  # whether the Setback came by an Old One
        self.sheets: list[list[list[int]]] = []  # by Aeon, then by seat
        self.met: Counter[str] = Counter()  # what this game has seen, so that tests can see to it that all was met

    # ---- what may be done ----------------------------------------------------------------------------------

    def tiles(self) -> list[str]:
        """The tiles on the auction track."""
        return [tile for tile in self.track if tile]

    def takeable(self) -> set[str]:
        """What an Old One of the mover can take."""
        return {tile for tile in self.tiles() if tile != "old one"} if self.held[self.mover]["old one"] else set()

    def legal(self) -> set[str]:
        """All that the mover may do."""
        if self.phase == "turn":
            drawing = {"draw"} if len(self.tiles()) < 8 else set()
            return {"invoke"} | drawing | {f"old one {tile}" for tile in self.takeable()}
        if self.phase == "taking":
            return {"stop"} | {f"old one {tile}" for tile in self.takeable()}
        if self.phase == "bidding":
            lowest = self.best[0] if self.best else 0
            bids = {f"bid {token}" for token in self.up[self.mover] if token > lowest}
            is_forced = self.mover == self.turn and self.invoked and self.best is None and len(self.tiles()) < 8
            return bids if is_forced else bids | {"pass"}
        if self.phase == "losing":
            return {f"discard {tile}" for tile in self.of_type(self.owed[0][0])}
        return set()

    def of_type(self, kind: str) -> list[str]:
        """The tiles of the mover that a Setback may strike, each type once."""
        return [tile for tile, count in self.held[self.mover].items() if tile.startswith(f"{kind} ") and count > 0]

    # ---- what happens then ---------------------------------------------------------------------------------

    def apply(self, notation: str) -> None:
        """Carry out an action or an outcome."""
        word, _, rest = notation.partition(" ")
        if word == "tokens":
            self.deal(int(rest))
        elif word == "draw":
            self.phase = "drawing"
        elif word == "tile":
            self.reveal(rest)
        elif word == "invoke":
            self.open_auction(invoked=True)
        elif word in ("bid", "pass"):
            if word == "bid":
                self.best = (int(rest), self.mover)
            self.ask_next()
        elif word == "old":
            self.take(notation.removeprefix("old one "))
        elif word == "discard":
            self.met["choice"] += 1
            self.lose(rest, 1)
            self.owed[0] = (self.owed[0][0], self.owed[0][1] - 1)
            self.settle()
        else:
            self.next_turn()

    def deal(self, number: int) -> None:
        """Give a seat its set; the last seat gets the one that is left."""
        self.up[self.dealt] = set(SETS[self.seats][number - 1])
        self.dealt += 1
        if self.dealt == self.seats - 1:
            self.up[self.dealt] = set(next(each for each in SETS[self.seats] if each not in self.up))
            self.begin_aeon()

    def begin_aeon(self) -> None:
        """The highest token begins."""
        self.aeon += 1
        self.turn = max(range(self.seats), key=lambda seat: max(self.up[seat]))
        self.phase, self.mover = "turn", self.turn

    def reveal(self, tile: str) -> None:
        """A tile has been drawn."""
        if tile != "elder sign":
            self.track[self.track.index("")] = tile
            self.next_turn()
            return
        self.signs += 1
        if self.signs == SPACES[self.seats]:
            self.end_aeon("time")
        else:
            self.open_auction(invoked=False)

    def next_turn(self) -> None:
        """Go on with the next seat that has a face-up token, or end the Aeon."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if self.up[seat]:
                self.turn = self.mover = seat
                self.phase = "turn"
                return
        self.end_aeon("tokens")

    def open_auction(self, *, invoked: bool) -> None:
        """Ask everybody once, the invoking player last."""
        self.phase, self.invoked, self.best = "bidding", invoked, None
        self.queue = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        self.ask_next()

    def ask_next(self) -> None:
        """Ask the next who has something to bid, or finish."""
        while self.queue:
            self.mover = self.queue.pop(0)
            if any(token > (self.best[0] if self.best else 0) for token in self.up[self.mover]):
                return
        self.finish_auction()

    def finish_auction(self) -> None:
        """Hand over what was won, or discard a full track that nobody wanted."""
        if self.best is None:
            self.met["no bids"] += 1
            if len(self.tiles()) == 8:
                self.met["eight discarded"] += 1
                self.track = [""] * 8
            self.next_turn()
            return
        token, winner = self.best
        self.up[winner].remove(token)
        self.down[winner].add(self.board)
        self.board = token
        self.held[winner].update(self.tiles())
        self.track = [""] * 8
        self.mover, self.using = winner, False
        self.strike()

    def take(self, tile: str) -> None:
        """An Old One takes a tile."""
        self.met["old one"] += 1
        self.track[self.track.index(tile)] = ""
        self.held[self.mover]["old one"] -= 1
        self.held[self.mover][tile] += 1
        self.using = True
        self.strike()

    def strike(self) -> None:
        """Resolve the Setbacks of the mover: what must go, goes; what may be chosen is asked."""
        mine = self.held[self.mover]
        self.lose("shoggoth", min(2 * mine.pop("shoggoth setback", 0), mine["shoggoth"]))
        rituals = 2 * mine.pop("ritual setback", 0)
        altars = min(rituals, mine["altar"])
        self.lose("altar", altars)
        self.lose("cultist", min(rituals - altars, mine["cultist"]))
        self.owed = [(kind, 2 * mine.pop(f"{kind} setback", 0)) for kind in ("tome", "site")]
        self.settle()

    def settle(self) -> None:
        """Ask for what must still go, if there is a choice."""
        mine = self.held[self.mover]
        while self.owed:
            kind, number = self.owed[0]
            types = self.of_type(kind)
            if number and len(types) > 1 and sum(mine[tile] for tile in types) > number:
                self.phase = "losing"
                return
            for tile in types:
                gone = min(number, mine[tile])
                self.lose(tile, gone)
                number -= gone
            del self.owed[0]
        if self.using and self.takeable():
            self.phase = "taking"
        else:
            self.next_turn()

    def lose(self, tile: str, count: int) -> None:
        """Tiles of the mover go."""
        self.met["lost"] += count
        self.held[self.mover][tile] -= count

    def end_aeon(self, by: str) -> None:
        """Score, clear, and begin the next."""
        self.met[f"aeon {self.aeon} by {by}"] += 1
        tokens = [self.up[seat] | self.down[seat] for seat in range(self.seats)]
        self.sheets.append(score(self.held, tokens, is_last=self.aeon == 3))
        for seat, rows in enumerate(self.sheets[-1]):
            self.favour[seat] += sum(rows)
        if self.aeon == 3:
            self.phase, self.mover = "over", -2
            return
        for seat in range(self.seats):
            for tile in ("old one", "relic", "altar", *(f"tome {number}" for number in range(1, 6))):
                self.held[seat].pop(tile, None)
            self.up[seat], self.down[seat] = tokens[seat], set()
        self.track, self.signs = [""] * 8, 0
        self.begin_aeon()

    def places(self) -> list[int]:
        """Who is first, second and so on; the highest token decides between those who are level."""

        def strength(seat: int) -> tuple[int, int]:
            return self.favour[seat], max(self.up[seat] | self.down[seat])

        order = sorted(range(self.seats), key=strength, reverse=True)
        return [order.index(seat) + 1 for seat in range(self.seats)]
