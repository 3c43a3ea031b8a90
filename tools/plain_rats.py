"""The Rats in the Walls once more, as one writes a game for OpenSpiel in plain Python: to measure what that costs.

It is nobody's rules: `tools/environments.py` plays it beside the compiled ones, and a test holds it against them. It
has the table that one gets without options; clauses are in the game's RULES.md.
"""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "plain_python_rats"
BRAINS = {3: 8, 4: 7, 5: 6, 6: 5}
DICE, MOST = 5, 10
PEEK, REROLL, SHAKE, TURN, ANNOUNCE, BELIEVE, DOUBT, KILL, ACTIONS = 0, 1, 2, 3, 4, 15, 16, 17, 29
ROLL_OFFS, ROUNDS = 50, 300


def rolls(dice: int) -> list[tuple[int, float]]:
    """What so many dice may show, as 6 for each single rat and 1 for each pair, with how likely it is."""
    made = []
    for ones in range(dice + 1):
        for twos in range(dice - ones + 1):
            blank = dice - ones - twos
            ways = factorial(dice) // (factorial(ones) * factorial(twos) * factorial(blank)) * 4**blank
            made.append((6 * ones + twos, ways / 6**dice))
    return made


CHANCES = [rolls(dice) for dice in range(DICE + 1)]

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="The Rats in the Walls in plain Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 3},
)


class PlainGame(pyspiel.Game):  # type: ignore[misc]  # it says no types
    """A table for three to six."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        players = (params or {}).get("players", 3)
        info = pyspiel.GameInfo(ACTIONS, 36, players, 0.0, 1.0, 1.0, 300_000)
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> PlainState:
        """Before the roll-off."""
        return PlainState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,  # noqa: ARG002  (it has none)
    ) -> PlainObserver:
        """What a player sees."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return PlainObserver(self.num_players(), has_recall=kind.perfect_recall)


class PlainState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: PlainGame) -> None:
        super().__init__(game)
        self.players = game.num_players()
        self.brains = [BRAINS[self.players]] * self.players
        self.middle = 0
        self.rounds = 0
        self.phase = "roll off"
        self.player = int(pyspiel.PlayerId.CHANCE)
        self.giver, self.dice, self.roll, self.seen_by = -1, 0, 0, -1
        self.claim, self.skull, self.fee_paid = -1, False, False
        self.said, self.denied = [-1] * self.players, set[int]()
        self.insane, self.killed = -1, -1
        self.roll_offs, self.rollers, self.rolled = 1, list(range(self.players)), list[int]()
        self.seen: list[list[tuple[int, int]]] = [[] for _ in range(self.players)]

    # ---- what may be done

    def current_player(self) -> int:
        """Whose turn it is."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    def _legal_actions(self, player: int) -> list[int]:
        if self.phase == "answer":
            return [BELIEVE, DOUBT]
        if self.phase == "kill":
            return [KILL + other for other in range(self.players) if other != player]
        actions = []
        if self.phase == "examine":
            actions.append(PEEK)
        elif self.phase == "looked":
            actions.append(REROLL)
        elif self.phase == "go on":
            actions.append(TURN if self.claim == MOST else SHAKE)
        if not self.skull and self.claim <= 0 and player not in self.denied:
            actions.append(ANNOUNCE)
        return actions + [ANNOUNCE + rats for rats in range(self._least(player), 2 * self.dice + 1)]

    def _least(self, player: int) -> int:
        if self.skull:
            return 1
        if self.phase != "go on":
            return max(self.claim, 0) + 1
        return self.claim + 1 if self.said[player] == self.claim else self.claim

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rolls of the dice in the cup, or of all five."""
        return CHANCES[DICE if self.phase == "roll off" else self.dice]

    # ---- what happens then

    def _apply_action(self, action: int) -> None:
        self._note(action)
        if self.player == pyspiel.PlayerId.CHANCE:
            self._rolled(action)
        elif action == BELIEVE:
            self._believe()
        elif action == DOUBT:
            if self.seen_by < 0:
                self.phase, self.player = "lift", int(pyspiel.PlayerId.CHANCE)
            else:
                self._lift()
        elif action == PEEK:
            self.phase, self.player = "look", int(pyspiel.PlayerId.CHANCE)
        elif action == REROLL:
            self.phase, self.roll, self.seen_by = "blind", 0, -1
        elif action == SHAKE:
            self._add_die()
        elif action == TURN:
            self.skull = True
            self._shake()
        elif action >= KILL:
            self.killed = action - KILL
            self._end()
        else:
            self._announce(action - ANNOUNCE)

    def _note(self, action: int) -> None:
        for player in range(self.players):
            is_hidden = self.phase == "look" and player != self.giver
            self.seen[player].append((self.player, -1 if is_hidden else action))

    def _rolled(self, roll: int) -> None:
        if self.phase == "look":
            self.roll, self.seen_by, self.phase, self.player = roll, self.giver, "looked", self.giver
        elif self.phase == "lift":
            self.roll = roll
            self._lift()
        else:
            self.rolled.append(roll // 6 + 2 * (roll % 6))
            if len(self.rolled) < len(self.rollers):
                return
            best = [who for who, rats in zip(self.rollers, self.rolled, strict=True) if rats == max(self.rolled)]
            if len(best) == 1 or self.roll_offs >= ROLL_OFFS:
                self._begin_round(best[0])
            else:
                self.roll_offs, self.rollers, self.rolled = self.roll_offs + 1, best, []

    def _begin_round(self, giver: int) -> None:
        self.rounds += 1
        self.giver, self.dice, self.claim, self.fee_paid = giver, 1, -1, False
        self.said, self.denied = [-1] * self.players, set()
        self._shake()

    def _shake(self) -> None:
        self.roll, self.seen_by, self.phase, self.player = 0, -1, "examine", self.giver

    def _add_die(self) -> None:
        self.dice = min(self.dice + 1, DICE)
        self._shake()

    def _announce(self, rats: int) -> None:
        self.claim = self.said[self.giver] = rats
        if rats == 0 and self.dice == DICE:
            self.denied.add(self.giver)
        self.phase, self.player = "answer", (self.giver + 1) % self.players
        if rats > 0 and not self.fee_paid:
            self.fee_paid = True
            self.brains[self.giver] -= 1
            self.middle += 1
            if 0 in self.brains:
                self._end()

    def _believe(self) -> None:
        receiver = self.player
        if self.claim == 0:
            self.giver = receiver
            self._add_die()
            return
        self._settle(receiver, self.giver, 1)
        if self.skull:
            self._go_insane(receiver)
        elif 0 in self.brains:
            self._end()
        else:
            self.giver, self.phase = receiver, "go on"

    def _lift(self) -> None:
        receiver, rats = (self.giver + 1) % self.players, self.roll // 6 + 2 * (self.roll % 6)
        self.seen_by = self.players
        is_true = rats >= self.claim if self.claim > 0 else rats == 0
        wrong, right = (receiver, self.giver) if is_true else (self.giver, receiver)
        self._settle(wrong, right, 2 if is_true == (self.claim > 0) else 1)
        if self.skull:
            self._go_insane(wrong)
        elif 0 in self.brains or self.rounds >= ROUNDS:
            self._end()
        else:
            self._begin_round(wrong)

    def _settle(self, loser: int, winner: int, owed: int) -> None:
        lost = self.brains[loser] if self.skull else min(owed, self.brains[loser])
        gain = min(1, lost + self.middle)
        self.brains[loser] -= lost
        self.brains[winner] += gain
        self.middle += lost - gain

    def _go_insane(self, player: int) -> None:
        self.insane, self.phase, self.player = player, "kill", player

    def _end(self) -> None:
        self.phase, self.player = "over", int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """One win, shared among the living with the most brains."""
        if self.phase != "over":
            return [0.0] * self.players
        living = [player for player in range(self.players) if player not in {self.insane, self.killed}]
        most = max(self.brains[player] for player in living)
        winners = [player for player in living if self.brains[player] == most]
        return [1 / len(winners) if player in winners else 0.0 for player in range(self.players)]

    # ---- what people read

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        if action >= KILL:
            return f"kill {action - KILL + 1}"
        if ANNOUNCE <= action < BELIEVE:
            return f"announce {action - ANNOUNCE or 'none'}"
        return {PEEK: "peek", REROLL: "reroll", SHAKE: "shake", TURN: "turn", BELIEVE: "believe", DOUBT: "doubt"}[
            action
        ]

    def __str__(self) -> str:
        return f"{self.phase} {self.player} {self.brains} {self.dice} {self.claim} {self.roll}"


class PlainObserver:
    """An observation: small numbers as places, as one would give them to a net."""

    def __init__(self, players: int, *, has_recall: bool) -> None:
        self._has_recall = has_recall
        sizes = {
            "player": players,
            "giver": players,
            "brains": players,
            "said": players * (MOST + 2),
            "claim": MOST + 2,
            "dice": DICE + 1,
            "seen": 2 * DICE + 2,
            "table": 3,
        }
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size
        if has_recall:
            self.tensor, self.dict = None, {}  # type: ignore[assignment]

    def set_from(self, state: PlainState, player: int) -> None:
        """Write what a player sees."""
        if self._has_recall:
            return
        parts = self.dict
        self.tensor.fill(0)
        parts["player"][player] = 1
        if state.giver >= 0:
            parts["giver"][state.giver] = 1
        parts["brains"][:] = state.brains
        for other, said in enumerate(state.said):
            parts["said"][other * (MOST + 2) + said + 1] = 1
        parts["claim"][state.claim + 1] = 1
        parts["dice"][state.dice] = 1
        if state.seen_by in {player, state.players}:
            parts["seen"][state.roll // 6] = 1
            parts["seen"][DICE + 1 + state.roll % 6] = 1
        parts["table"][:] = state.skull, state.fee_paid, state.middle

    def string_from(self, state: PlainState, player: int) -> str:
        """The same as a text, or all that was seen."""
        if self._has_recall:
            return " ".join(f"{who}:{action}" for who, action in state.seen[player])
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


def register() -> None:
    """Make it known to OpenSpiel."""
    pyspiel.register_game(GAME_TYPE, PlainGame)
