"""Nothing leaks, in any game, to any seat or spectator. What is checked, and how, is in secrecy.py."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.replay import open_match
from tests.conformance.golden import records, steps
from tests.conformance.play import Setup, examples, setups
from tests.conformance.secrecy import check_secrets, watch
from tests.conformance.traits import traits
from tools.golden import STEPS_TOLD

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


@given(data=st.data())
@examples(4)  # a long game takes half a minute, because views are made in Python
def test_nothing_leaks(game: Game, data: st.DataObject) -> None:
    check_secrets(game, data.draw(setups(game)), traits(game).hint)


def test_what_is_secret_is_tested(game: Game) -> None:
    known = traits(game)
    found: Counter[str] = Counter()
    for seed in range(6 if game.has_secrets else 2):
        found += check_secrets(game, Setup(game.seats[0], dict(known.short), {}, seed), known.hint)
    secrets = [found[kind] for kind in ("redealt", "hidden", "histories")]
    if game.has_secrets:
        assert min(secrets) >= 10
    else:
        assert secrets == [0, 0, 0]
    assert found["given up"] == 0


def test_nothing_leaks_in_a_golden_game(game: Game) -> None:
    for record in records(game):
        if len(record.steps) <= STEPS_TOLD:
            watch(open_match(game, record.header), partial(next, steps(game, record), None), traits(game).hint)
