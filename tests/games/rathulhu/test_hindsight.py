"""Why another choice was better: what a lot was worth to whom, and where more favour would have come from."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel.hindsight import Slip
from ratskeller.kernel.numbers import SPECTATOR
from tests.games.rathulhu.table import GAME, Table


def why(terms: dict[str, tuple[float, float]], facts: dict[str, float], language: str = "en") -> str:
    state: Any = Table().match.state
    assert GAME.hindsight is not None
    said: str = GAME.hindsight(
        state, Slip(0, 1, 2, 0.1, 0, 0, terms, facts), ["Ann", "Ben", "Cleo"], GAME.words(language)
    )
    return said


def test_favour_is_told_row_by_row() -> None:
    terms = {"tomes": (4.0, 1.0), "tokens": (2.0, 0.0), "sites": (0.0, 1.0), "over": (0.0, 0.0)}
    assert why(terms, {}) == "With it one could expect 3.0 favour more from Tomes and 2.0 favour more from tokens."
    assert "3,0 Gunst mehr durch Folianten" in why(terms, {}, "de")


def bid(done: str, best: str, facts: dict[str, float], language: str = "en") -> str:
    """Why a bid, or a pass, was better."""
    assert GAME.hindsight is not None
    done_code, best_code = map(GAME.read_action, (done, best))
    slip = Slip(0, done_code, best_code, 0.1, 0, 0, {}, facts, (-0.1, 0.1, 0.0))
    state: Any = Table().match.state
    said: str = GAME.hindsight(state, slip, ["Ann", "Ben", "Cleo"], GAME.words(language))
    return said


LOTS = {"lot 1": 5.0, "lot 2": 1.0, "lot 3": 4.5, "price 8": 6.0, "price 5": 4.0}


def test_a_lot_is_compared_with_what_the_token_is_worth_later() -> None:
    given = "Most of what it gave away went to Ben: 10.0 % of a win."
    said = bid("bid 8", "pass", LOTS)
    assert said == f"The lot was worth 5.0 favour to Ann, the token 8 in auctions to come 6.0. {given}"
    said = bid("pass", "bid 5", LOTS)
    lot = "The lot was worth 5.0 favour to Ann, the token 5 in auctions to come 4.0."
    assert said == f"{lot} To Cleo it was worth 4.5. {given}"
    assert "die Marke 5 in kommenden Versteigerungen 4,0" in bid("pass", "bid 5", LOTS, "de")


def test_what_speaks_against_it_is_left_out() -> None:
    assert bid("bid 5", "pass", LOTS).startswith("Most"), "a lot that is worth more than the token"
    unwanted = {**LOTS, "lot 3": 0.0, "lot 2": 0.0}
    assert bid("pass", "bid 8", unwanted).startswith("The lot was worth 5.0 favour to Ann. Most")
    assert bid("pass", "bid 8", {**unwanted, "lot 1": 0.0}).startswith("Most")
    assert bid("bid 8", "bid 5", {**LOTS, "price 5": 7.0}).startswith("Most"), "a lower token that is dearer"


def test_a_lower_token_is_cheaper() -> None:
    said = bid("bid 8", "bid 5", LOTS)
    assert said.startswith("In auctions to come the token 8 was worth 6.0 favour, the token 5 4.0. Most")


def outbid(bidders_left: int, *tokens: int, language: str = "en") -> str:
    """Why the 8 was better than the 5, if others hold one token each."""
    state: Any = Table().match.state.copy()
    state.bidders_left = bidders_left
    state.up = [0, *(1 << token for token in tokens), 0, 0]
    slip = Slip(0, GAME.read_action("bid 5"), GAME.read_action("bid 8"), 0.1, 0, 0, {}, LOTS, (-0.1, 0.1, 0.0))
    assert GAME.hindsight is not None
    said: str = GAME.hindsight(state, slip, ["Ann", "Ben", "Cleo"], GAME.words(language))
    return said.partition(" Most")[0]


def test_a_higher_token_can_be_outbid_by_fewer() -> None:
    assert outbid(2, 7, 3) == "The token 5 could still be outbid by Ben, the token 8 by nobody."
    assert outbid(2, 7, 9) == "The token 5 could still be outbid by Ben and Cleo, the token 8 only by Cleo."
    assert outbid(2, 7, 9, language="de").startswith(
        "Die Marke 5 konnte noch überboten werden: von Ben und Cleo; die Marke 8 nur von Cleo."
    )
    assert outbid(1, 9, 7).startswith("Most"), "whoever has been asked does not count, and Ben outbids both"


def test_nothing_is_said_of_a_lot_outside_auctions() -> None:
    assert bid("draw", "invoke", {}).startswith("Most")
    assert "others would have had less" in why({}, {})


def test_what_a_lot_is_worth_is_asked_at_an_auction_alone() -> None:
    state: Any = Table().match.state
    assert GAME.mind is not None
    assert GAME.mind(state).facts(state, 0) == []
    state = Table().play("draw altar, 2: invoke").match.state
    lots = ["lot 1", "lot 2", "lot 3"]
    tokens = ["price 4", "price 7", "price 10", "price 11"]
    assert [name for name, _ in GAME.mind(state).facts(state, state.mover)] == [*lots, *tokens]
    assert [name for name, _ in GAME.mind(state).facts(state, SPECTATOR)] == lots
