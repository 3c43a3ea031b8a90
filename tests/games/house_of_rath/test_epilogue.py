"""House of Rath: whose orphans live, the narrowest escape, the coldest heart."""

from __future__ import annotations

from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath import events
from tests.games.epilogues import golden, moments, rows, tell

GAME = find_game("house_of_rath")


def test_the_sheet_counts_orphans() -> None:
    match = golden(GAME, "last")
    told = tell(match, 0)
    cells = rows(told)
    assert cells["Taken in"] == ("+3", "+3", "+3")
    assert cells["Lost to Rath"] == ("−2", "−3", "−3")
    assert cells["Alive"] == ("Mortimer", "–", "–")
    assert cells["Out"] == ("–", "1.", "2.")
    assert told.headline == "The house is quiet, and one child is still yours. You win."
    assert tell(match, 1).headline == "Nobody of yours answers any more. Anna wins."
    assert told.scores == ("1 orphan", "no orphan", "no orphan")


def test_partners_win_together() -> None:
    match = golden(GAME, "pair")
    assert tell(match, 0).headline == "The house is quiet. You and Cleo have brought children through the night."
    assert tell(match).headline == "The house is quiet. Anna and Cleo have brought children through the night."


def test_a_night_that_was_too_long_has_no_last_victim() -> None:
    match = golden(GAME, "limit")
    told = tell(match, 1)
    assert told.headline == "Some of yours still answer, but Anna has brought more of them through the night."
    assert "What decided it" not in moments(told)


def test_who_was_let_go_had_somebody() -> None:
    match = golden(GAME, "any_lock")
    step, text = moments(tell(match))["The coldest heart"]
    assert text == "Cordelia cried for Anna in the Music Room, and Anna looked away."
    (gone,) = [event.what for event in match.events[step - 1] if isinstance(event.what, events.WasExtra)]
    owners = [match.state.owner_of(orphan) for orphan in range(18)]  # type: ignore[attr-defined]
    assert owners[gone.orphan - 1] == 0


def test_the_narrowest_escape_is_that_of_the_last_orphan() -> None:
    found = []
    for name in ("last", "pair", "three_pairs", "two", "boyden", "any_lock"):
        match = golden(GAME, name)
        told = moments(tell(match))
        met = [
            (step, event.what)
            for step, told_now in enumerate(match.events, start=1)
            for event in told_now
            if isinstance(event.what, events.FateMet) and event.what.escaped
        ]
        if "The narrowest escape" in told:
            step, text = told["The narrowest escape"]
            assert step in {each for each, _ in met}
            found.append(text)
    assert any(text.startswith("Jimmy slipped out of Rath's hands in the Library") for text in found)


def test_what_decided_it_is_the_loss_that_put_somebody_out() -> None:
    match = golden(GAME, "two")
    step, text = moments(tell(match))["What decided it"]
    assert (step, text) == (150, "Rath took Agnes in the Nursery, and Anna could do nothing any more.")
    assert any(isinstance(event.what, events.Out) for event in match.events[step - 1])
