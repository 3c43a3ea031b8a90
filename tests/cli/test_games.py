"""`games`: the list, one game, and the JSON that machines read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller import BUILD
from ratskeller.catalogue import GAMES
from ratskeller.cli import games_page
from ratskeller.kernel.options import OptionInfo, describe_options
from ratskeller.kernel.packs import Pack
from ratskeller.kernel.texts import Text
from ratskeller.shelf import origins
from tests.cli.command import assert_one_sentence, run_apart, run_here

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

    Capture = pytest.CaptureFixture[str]


def test_the_list_names_every_game_with_its_seats(capsys: Capture) -> None:
    ran = run_here(capsys, "games")
    assert ran.code == 0
    for game in GAMES.values():
        assert game.title in ran.out
        assert game.name in ran.out
        told = " ".join(ran.out.split())  # wrapped between words, and nothing is cut off
        assert str(game.tagline) in told
        assert game.designer in told
        seats = "–".join(str(count) for count in sorted({game.seats[0], game.seats[-1]}))
        assert f" {seats} seats · {game.minutes} minutes" in told
    assert BUILD.reason in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_json_holds_all_that_a_program_needs(capsys: Capture) -> None:
    ran = run_here(capsys, "games", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["build"] == BUILD.kind
    assert found["build_reason"] == BUILD.reason
    assert [each["name"] for each in found["games"]] == list(GAMES)
    for each in found["games"]:
        game = GAMES[each["name"]]
        assert each["title"] == game.title
        assert each["build"] == BUILD.kind
        assert each["rules_version"] == game.rules_version
        assert [option["name"] for option in each["options"]] == [info.name for info in describe_options(game.options)]
        assert list(each["packs"]) == list(game.shipped_packs())
        for packs in each["packs"].values():
            assert [pack["default"] for pack in packs] == [True] + [False] * (len(packs) - 1)


def test_json_of_the_rats(capsys: Capture) -> None:
    found = json.loads(run_here(capsys, "games", "rats_in_the_walls", "--json").out)
    (rats,) = found["games"]
    assert rats["seats"] == {"min": 3, "max": 12}
    assert rats["minutes"] == 20
    assert rats["options"][0] == {
        "name": "end",
        "type": "choice",
        "default": "at_once",
        "description": rats["options"][0]["description"],
        "choices": ["at_once", "round_end"],
        "least": None,
        "most": None,
        "title": "The end",
        "labels": ["At once", "When the round is complete"],
    }
    assert rats["packs"]["payout"][0]["name"] == "reconstructed"
    assert rats["packs"]["payout"][0]["provenance"] == {"printed": 2, "inferred": 4}


def test_the_uncompiled_rules_say_so() -> None:
    found = json.loads(run_apart("games", "--json", RATSKELLER_PURE="1").out)
    assert found["build"] == found["games"][0]["build"] == "pure"
    assert found["build_reason"] == "RATSKELLER_PURE=1 is set"


@pytest.mark.usefixtures("in_catalogue")
def test_one_game_shows_its_options_and_packs(capsys: Capture, game: Game) -> None:
    ran = run_here(capsys, "games", game.name)
    assert ran.code == 0
    for info in describe_options(game.options):
        assert f"\n  {info.name} " in ran.out
    for packs in game.shipped_packs().values():
        for pack in packs.values():
            assert str(pack.title) in ran.out
            for _, provenance, _ in origins(pack):
                assert provenance in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_an_unknown_game_is_guessed(capsys: Capture) -> None:
    assert_one_sentence(run_here(capsys, "games", "rats_in_the_wals"), "did you mean rats_in_the_walls?")


def test_a_second_game_is_too_many(capsys: Capture) -> None:
    assert_one_sentence(run_here(capsys, "games", "a", "b"), "nothing to be done with “b”")


def test_values_of_an_option_mark_the_default() -> None:
    def shown(kind: Any, default: Any, **more: Any) -> str:
        return games_page.values_text(OptionInfo("x", kind, default, "", **more)).plain

    assert shown("choice", 2, choices=(1, 2)) == "1\n2 (default)"
    assert shown("flag", default=False) == "yes\nno (default)"
    assert shown("flag", default=True) == "yes (default)\nno"
    assert shown("number", 3, least=1, most=9) == "a whole number from 1 to 9\n(3 unless told)"


class Card(Pack, frozen=True):
    """A pack with many parts of one kind."""

    cards: tuple[dict[str, str], ...] = ()
    provenance: str = "printed"


def test_parts_that_share_a_source_are_counted() -> None:
    parts: tuple[dict[str, str], ...] = tuple({"provenance": "invented", "source": "us"} for _ in range(5))
    pack = Card(name="a", title=Text("A"), cards=parts)
    assert list(origins(pack))[:2] == [("all of it", "printed", ""), ("cards 1", "invented", "us")]
    assert games_page._grouped(pack) == [("all of it", "printed", ""), ("5 of cards", "invented", "us")]


def test_a_card_tells_the_origin_of_its_name_its_number_and_its_effect() -> None:
    half = {"name_from": "printed", "count_from": "printed", "effect_from": "invented", "source": "line 1"}
    whole = {"name": "MR. C", "name_from": "invented", "count_from": "invented", "effect_from": "invented"}
    pack = Card(name="a", title=Text("A"), cards=({"name": "A", **half}, {"name": "B", **half}, whole))
    assert games_page._grouped(pack) == [
        ("all of it", "printed", ""),
        ("A\nB", "name, count printed\neffect invented", "line 1"),
        ("MR. C", "invented", ""),
    ]
