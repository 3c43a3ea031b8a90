"""The shipped boards, a board of the table's own, and what is said of a board with a mistake in it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from ratskeller.games.darkhouse.content import PAIRS, Board, are_near, lay_out
from ratskeller.kernel.errors import BadPack, BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.packs import read_pack
from ratskeller.kernel.texts import plain_values
from tests.games.darkhouse.table import GAME, PERFECT, Table, own_board

SHIPPED = (files("ratskeller.games.darkhouse") / "packs" / "tower.toml").read_text(encoding="utf-8")
# As somebody would write it: without translations, which may come and go and move every line below them.
TEXT = re.sub(r"^\w+_de = .*\n", "", SHIPPED, flags=re.MULTILINE)
TOWER = ((1, 2), (3, 4), (5, 6), (1, 3), (3, 5), (2, 4), (4, 6))
SIZES = "four blocks of 6 boxes, one of 4 and one of 8, 36 boxes in all"
GRAY = "gray = [1, 4, 7, 10]"


def changed(old: str, new: str) -> str:
    """The tower with one thing changed in it."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def wired(*pairs: tuple[int, int]) -> str:
    """The tower with other arcs."""
    return TEXT[: TEXT.index("[[arcs]]")] + "".join(
        f'[[arcs]]\nbetween = [{one}, {other}]\nprovenance = "printed"\n\n' for one, other in pairs
    )


def complaint(text: str) -> str:
    """What is said of a bad board."""
    with pytest.raises(BadPack) as bad:
        read_pack(Board, text, "own.toml")
    return str(bad.value)


# ---- the shipped boards ------------------------------------------------------------------------------------


def test_two_boards_are_shipped_and_the_tower_is_the_default() -> None:
    shipped = GAME.shipped_packs()
    assert {kind: list(packs) for kind, packs in shipped.items()} == {"board": ["tower", "ring"]}
    assert GAME.choose_packs({})["board"] is shipped["board"]["tower"]
    assert [pack.name for pack in shipped["board"].values()] == ["tower", "ring"]


@pytest.mark.parametrize(("name", "arcs"), [("tower", 7), ("ring", 6)])
def test_a_shipped_board_says_that_its_arcs_are_invented_and_the_rest_inferred(name: str, arcs: int) -> None:
    board = GAME.shipped_packs()["board"][name]
    assert isinstance(board, Board)
    assert [block.boxes for block in board.blocks] == [4, 6, 6, 6, 6, 8]
    assert {block.provenance for block in board.blocks} == {board.track.provenance} == {"inferred"}
    assert [arc.provenance for arc in board.arcs] == ["invented"] * arcs
    assert all(str(block.source) for block in board.blocks)
    assert "invented" in str(board.note)


@pytest.mark.parametrize("name", ["tower", "ring"])
def test_a_shipped_board_can_be_sent_and_brought_back(name: str) -> None:
    board = GAME.shipped_packs()["board"][name]
    plain = plain_values(board)
    assert GAME.choose_packs({"board": plain})["board"] == board


def test_a_board_can_be_asked_for_by_name() -> None:
    table = Table(board="ring")
    assert table.match.header.packs == {"board": "ring"}
    assert [(arc.one, arc.other) for arc in table.seat().arcs] == [(1, 2), (1, 6), (2, 3), (3, 4), (4, 5), (5, 6)]


# ---- an own board ------------------------------------------------------------------------------------------


def test_a_board_that_says_the_same_plays_the_same() -> None:
    own = Table(board=own_board((4, 6, 6, 6, 6, 8), TOWER), games=1).rounds(PERFECT)
    assert own.match.steps == Table(games=1).rounds(PERFECT).match.steps


def test_an_own_board_is_kept_in_the_record() -> None:
    assert Table(board=own_board()).match.header.packs["board"]["track"]["gray"] == [1, 4, 7, 10]


def test_the_blocks_of_an_arc_may_stand_in_either_order() -> None:
    table = Table(board=own_board(arcs=((2, 1), (3, 2), (4, 3), (5, 4), (6, 5))))
    assert [(arc.one, arc.other) for arc in table.seat().arcs] == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]
    assert table.open(2, "222222").can("arc 1-2 with 2")


def test_a_board_may_have_an_arc_between_any_two_blocks() -> None:
    table = Table(board=own_board(arcs=PAIRS)).open(2, "222222")
    assert {each for each in table.offers() if "arc" in each} == {
        f"arc {pair} with 2" for pair in ("1-2", "2-3", "2-4", "2-5", "2-6")
    }


# ---- on a drawn page ---------------------------------------------------------------------------------------


def test_the_tower_is_drawn_in_order() -> None:
    assert Table().view().layout == ((1, 2), (3, 4), (5, 6))


@pytest.mark.parametrize(
    "arcs", [((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6)), ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6)), TOWER]
)
def test_where_it_can_be_done_all_arcs_join_neighbours(arcs: tuple[tuple[int, int], ...]) -> None:
    layout = lay_out(arcs)
    places = [block for row in layout for block in row]
    assert sorted(places) == [1, 2, 3, 4, 5, 6]
    assert all(are_near(places.index(one), places.index(other)) for one, other in arcs)


def test_neighbours_lie_side_by_side_or_one_above_the_other() -> None:
    near = {(place, other) for place in range(6) for other in range(6) if are_near(place, other)}
    assert near == {pair for one, other in TOWER for pair in ((one - 1, other - 1), (other - 1, one - 1))}


# ---- boards that cannot be used ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("boxes = 4", "boxes = 5", "12: blocks[0].boxes: expected 6, 4 or 8 boxes in block 1, found 5."),
        ("boxes = 4", "boxes = 0", "12: blocks[0].boxes: expected 6, 4 or 8 boxes in block 1, found 0."),
        (
            "boxes = 4",
            "boxes = 8",
            f"37: blocks[5].boxes: expected {SIZES}; block 6 is one too many with 8.",
        ),
        (
            "boxes = 8",
            "boxes = 6",
            f"37: blocks[5].boxes: expected {SIZES}; block 6 is one too many with 6.",
        ),
        (
            "between = [1, 2]",
            "between = [2, 2]",
            "42: arcs[0].between: expected two different blocks, found 2 twice.",
        ),
        (
            "between = [1, 3]",
            "between = [2, 1]",
            "54: arcs[3].between: expected each pair of blocks once, but arc 1 joins 1 and 2 too.",
        ),
        (GRAY, "gray = [1, 4, 7]", "7: track.gray: expected four gray squares, found 3."),
        (GRAY, "gray = [1, 4, 7, 9, 10]", "7: track.gray: expected four gray squares, found 5."),
        (GRAY, "gray = [1, 4, 7, 11]", "7: track.gray: expected squares from 1 to 10, found 11."),
        (GRAY, "gray = [0, 4, 7, 10]", "7: track.gray: expected squares from 1 to 10, found 0."),
        (GRAY, "gray = [1, 4, 4, 10]", "7: track.gray: expected squares in rising order, found 4 after 4."),
        (GRAY, "gray = [1, 7, 4, 10]", "7: track.gray: expected squares in rising order, found 4 after 7."),
    ],
)
def test_a_board_that_makes_no_sense_is_told_so(old: str, new: str, sentence: str) -> None:
    assert complaint(changed(old, new)) == f"own.toml:{sentence}"


WHOLE_LISTS = {
    "block 1 out of reach": (
        wired((2, 3), (3, 4), (4, 5), (5, 6)),
        "41: arcs: expected an arc to block 1, which the turn track never names.",
    ),
    "two halves": (
        wired((1, 2), (3, 4), (4, 5), (5, 6)),
        "41: arcs: expected a way from every block to every other, but no arcs lead from block 2 to blocks 3, 4, 5, 6.",
    ),
    "block 6 out of reach": (
        wired((1, 2), (2, 3), (3, 4), (4, 5)),
        "41: arcs: expected a way from every block to every other, but no arcs lead from block 2 to block 6.",
    ),
    "seven blocks": (
        TEXT.replace("[[arcs]]", '[[blocks]]\nboxes = 6\nprovenance = "printed"\n\n[[arcs]]', 1),
        "11: blocks: expected six engine blocks, found 7.",
    ),
    "five blocks": (
        TEXT[: TEXT.index("[[blocks]]  # 6")] + TEXT[TEXT.index("[[arcs]]") :],
        "11: blocks: expected six engine blocks, found 5.",
    ),
}


@pytest.mark.parametrize("case", WHOLE_LISTS)
def test_what_is_wrong_with_a_whole_list_is_told(case: str) -> None:
    text, sentence = WHOLE_LISTS[case]
    assert re.sub(r"^own\.toml:\d+", "", complaint(text)) == re.sub(r"^\d+", "", sentence)


@pytest.mark.parametrize("case", WHOLE_LISTS)
def test_and_it_is_told_with_the_line_where_the_list_begins(case: str) -> None:
    text, sentence = WHOLE_LISTS[case]
    assert complaint(text) == f"own.toml:{sentence}"


@pytest.mark.parametrize(
    ("old", "new", "line", "place", "expected"),
    [
        ('name = "tower"', "name =", 2, "TOML", "this is not TOML"),
        (GRAY, "gray = [1, 4, 7, 10", 8, "TOML", "this is not TOML"),
        ('name = "tower"\n', "", 1, "the file", "“name”"),
        ('title = "The tower"', "title = 5", 3, "title", "text"),
        ("boxes = 4", 'boxes = "four"', 12, "blocks[0].boxes", "a whole number"),
        ("boxes = 4", "boxes = 4.5", 12, "blocks[0].boxes", "a whole number"),
        ("boxes = 4\n", "", 11, "blocks[0]", "“boxes”"),
        ("between = [1, 2]", "between = [0, 2]", 42, "arcs[0].between[0]", "at least 1"),
        ("between = [1, 2]", "between = [1, 7]", 42, "arcs[0].between[1]", "at most 6"),
        ("between = [1, 2]", "between = [1]", 42, "arcs[0].between", "of length 2"),
        ("between = [1, 2]", "between = [1, 2, 3]", 42, "arcs[0].between", "of length 2"),
        ("between = [1, 2]", 'between = "1-2"', 42, "arcs[0].between", "a list"),
        ("between = [1, 2]\n", "", 41, "arcs[0]", "“between”"),
        (GRAY, "gray = 1", 7, "track.gray", "a list"),
        (GRAY, 'gray = [1, 4, 7, "ten"]', 7, "track.gray[3]", "a whole number"),
        (GRAY + "\n", "", 6, "track", "“gray”"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_what_was_expected(
    old: str, new: str, line: int, place: str, expected: str
) -> None:
    told = complaint(changed(old, new))
    assert told.startswith(f"own.toml:{line}: ")
    assert place in told
    assert expected in told
    assert "\n" not in told
    assert told.endswith(".")


@pytest.mark.parametrize(("old", "new"), [("[track]", "[tracks]"), ("between = [1, 2]", "between = [1, 2]\nwidth = 3")])
def test_an_unknown_word_is_named(old: str, new: str) -> None:
    assert re.search(r"^own\.toml:\d+: .*“(tracks|width)” is not known here\.$", complaint(changed(old, new)))


def test_an_unknown_provenance_is_named() -> None:
    told = complaint(TEXT.replace('provenance = "invented"', 'provenance = "guessed"', 1))
    assert told.startswith("own.toml:43: arcs[0].provenance: ")
    assert "“guessed”" in told


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (5, "the file: expected a table, found a whole number."),
        ({}, "the file: “name” is missing."),
        (own_board(arcs=()), "arcs: expected an arc to block 1, which the turn track never names."),
        (own_board(gray=()), "track.gray: expected four gray squares, found 0."),
        (own_board(sizes=()), "blocks: expected six engine blocks, found 0."),
    ],
)
def test_a_bad_board_of_the_table_is_told_without_a_line(board: Any, sentence: str) -> None:
    with pytest.raises(BadPack) as bad:
        Match(GAME, 3, packs={"board": board})
    assert str(bad.value) == f"the board pack of this table: {sentence}"


def test_an_unknown_board_or_kind_is_told_what_there_is() -> None:
    with pytest.raises(BadSetup, match="There is no board pack 'mine'; there are: tower, ring"):
        Match(GAME, 3, packs={"board": "mine"})
    with pytest.raises(BadSetup, match="has no pack of the kind 'deck'; its kinds are: board"):
        Match(GAME, 3, packs={"deck": "tower"})
