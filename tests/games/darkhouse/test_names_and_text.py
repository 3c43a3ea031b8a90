"""Every action, outcome and event as number, value, notation and words; prompts, offers and warnings; views as JSON."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.games.darkhouse import events, names
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.text import list_dice
from ratskeller.games.darkhouse.view import PHASES, View
from ratskeller.kernel.errors import BadSetup, BadText
from ratskeller.kernel.game import Game
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import EVERYONE, SPECTATOR
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from tests.games.darkhouse.table import FULL_4, GAME, GOOD_ENOUGH, JUST_SHORT, PERFECT, Table, own_board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.vocabulary import Happening

WHO = ["Ann", "Bob", "Cid"]
WORDS = GAME.words(ENGLISH)
NOTATIONS = [
    *(f"place {face} in {block}" for block in range(1, 7) for face in range(1, 7)),
    *(f"arc {one}-{other} with {face}" for one, other in combinations(range(1, 7), 2) for face in range(1, 7)),
    *("reroll", "stop"),
]


def at(phase: str) -> Match:
    """Ann, Bob and Cid, whose page is full, in some phase of round eight; when all lay dice, Bob is done."""
    table = Table(3, games=1)
    for track, play in PERFECT:
        table.round(track, "", "", play)
    if phase != "tracking":
        table.fall("track 3")
    if phase in {"placing", "over"}:
        table.roll("123456")
        table.roll("666666")
        table.do("stop", seat=2)
    if phase == "over":
        table.do("stop", seat=1)
        table.idle(2, track=3)
    table.match.names = WHO
    assert table.view().phase == phase
    return table.match


def tell(event: Happening, viewer: int) -> str:
    """An event as somebody reads it."""
    return GAME.sentence(event, WHO, viewer, WORDS, {})


def is_one_sentence(text: str) -> bool:
    """Whether a text is one line that ends like a sentence."""
    return "\n" not in text and text == text.strip() and text.endswith(".")


# ---- actions -----------------------------------------------------------------------------------------------


def test_the_whole_action_space_has_these_notations() -> None:
    assert [GAME.write_action(code) for code in GAME.action_codes()] == NOTATIONS
    assert len(NOTATIONS) == 128


def test_actions_as_json_say_what_is_done() -> None:
    assert msgspec.to_builtins(GAME.action(GAME.read_action("place 5 in 3"))) == {"do": "place", "die": 5, "block": 3}
    arc = GAME.action(GAME.read_action("arc 1-3 with 4"))
    assert msgspec.to_builtins(arc) == {"do": "arc", "one": 1, "other": 3, "die": 4}
    assert msgspec.to_builtins(GAME.action(codes.STOP)) == {"do": "stop"}


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  Place  5  in 3 ", "place 5 in 3"),
        ("arc 3-1 with 4", "arc 1-3 with 4"),
        ("ARC 6-5 WITH 2", "arc 5-6 with 2"),
        ("Reroll", "reroll"),
        ("STOP", "stop"),
    ],
)
def test_notation_is_read_with_some_patience(text: str, plain: str) -> None:
    assert GAME.write_action(GAME.read_action(text)) == plain


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "place", "place 5", "place 0 in 3", "place 7 in 3", "place 5 in 0", "place 5 in 7", "place 5 on 3"),
        *("arc 1-3", "arc 1-1 with 4", "arc 1-7 with 4", "arc 0-1 with 4", "arc 1-3 with 7", "arc 13 with 4"),
        *("reroll 2", "stop now", "roll 1", "track 4", "place ５ in 3", "place five in 3"),
    ],
)
def test_a_bad_action_is_answered_in_one_sentence(text: str) -> None:
    with pytest.raises(BadText) as bad:
        GAME.read_action(text)
    assert is_one_sentence(str(bad.value))
    assert f"“{text}”" in str(bad.value)
    assert "“place 5 in 3”" in str(bad.value)


# ---- outcomes ----------------------------------------------------------------------------------------------


def test_the_outcomes_are_five_numbers_and_all_rolls_of_one_to_six_dice() -> None:
    rolls = {names.Roll(dice) for size in range(1, 7) for dice in combinations_with_replacement(range(1, 7), size)}
    assert {GAME.outcome(code) for code in GAME.outcome_codes()} == {names.Track(each) for each in range(2, 7)} | rolls
    assert len(GAME.outcome_codes()) == len(set(GAME.outcome_codes())) == 5 + 923


def test_outcomes_are_written_lowest_first() -> None:
    assert GAME.write_outcome(GAME.read_outcome(" Roll 6 1 5  1 2 6 ")) == "roll 1 1 2 5 6 6"
    assert GAME.write_outcome(GAME.read_outcome("Track 4")) == "track 4"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "roll", "roll 0", "roll 7", "roll 1 1 1 1 1 1 1", "roll 11", "roll none", "1 2", "throw 1"),
        *("track", "track 1", "track 7", "track 0", "track 2 3", "stop", "track ４"),
    ],
)
def test_a_bad_outcome_is_answered_in_one_sentence(text: str) -> None:
    with pytest.raises(BadText) as bad:
        GAME.read_outcome(text)
    assert is_one_sentence(str(bad.value))
    assert f"“{text}”" in str(bad.value)
    assert "“track 4”" in str(bad.value)


# ---- events ------------------------------------------------------------------------------------------------

# By kind: the details as the rules tell them, the value, and the line of the story.
EVENTS: dict[int, tuple[tuple[int, ...], Happening, str]] = {
    codes.EV_GAME: (
        (2, 0, 0, 0),
        events.GameBegan(2),
        "Game 2: clean pages, cold gems, and far below the ships wait for the light.",
    ),
    codes.EV_TRACK: (
        (4, 5, 1, 6),
        events.TrackWritten(4, 5, gray=True, due=6),
        "Round 4: the bell of block 5 rings, and its gray lamp burns: full by the end of round 6, or shut.",
    ),
    codes.EV_ROLLED: ((0, 0x0020_0110, 2, 0), events.Rolled(0, (1, 2, 5, 5), 2), "Ann rolls 1 2 5 5, the second roll."),
    codes.EV_PLACED: ((1, 6, 4, 2), events.Placed(1, 6, 4, 2), "Bob lays a six into block 4."),
    codes.EV_ARCED: (
        (2, 3, 4, 6),
        events.Arced(2, 3, 4, 6),
        "Cid feeds a three to the arc: lightning jumps from block 4 to block 6.",
    ),
    codes.EV_REROLLED: ((0, 4, 0, 0), events.Rerolled(0, 4), "Ann takes up four dice again."),
    codes.EV_STOPPED: ((0, 1, 0, 0), events.Stopped(0, 1), "Ann wipes the oil off and leaves one die lying."),
    codes.EV_DONE: (
        (0, 2, 0, 0),
        events.Done(0, 2),
        "Ann is done: nothing more can be done with two dice.",
    ),
    codes.EV_WROTE: (
        (0, 4, 0x0200_0000, 1),
        events.Wrote(0, 4, (6, 6), 1),
        "Ann writes 6 6 into block 4, one box to go.",
    ),
    codes.EV_REPAIRED: (
        (0, 4, 2, 72),
        events.Repaired(0, 4, 2, 72),
        "Block 4 of Ann hums on a single note and counts twice: 72 points.",
    ),
    codes.EV_SHUT: ((0, 4, 3, 0), events.Shut(0, 4, 3), "Too late: Ann shuts block 4 down with three X's."),
    codes.EV_EARLY: ((0, 7, 0, 0), events.Early(0, 7), "Every gem of Ann glows after round 7: 22 points more."),
    codes.EV_PAGE: ((0, 1, 367, 1), events.PageScored(0, 1, 367), "Ann ends game 1 with 367 points."),
    codes.EV_VERDICT: (
        (0, 1100, 1, 0),
        events.Verdict(0, 1100, kept=True),
        "1100 points: Ann may come back tomorrow, for another thirty hours.",
    ),
    codes.EV_OVER: (
        (codes.END_THREE_GAMES, 0, 0, 0),
        events.Over(1),
        "The game is over: three games make a shift, and the shift is over.",
    ),
}


def test_every_kind_of_event_is_listed_here() -> None:
    assert {code for name, code in vars(codes).items() if name.startswith("EV_")} == set(EVENTS)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_value_and_a_sentence(kind: int) -> None:
    details, value, sentence = EVENTS[kind]
    assert GAME.event((kind, EVERYONE, *details)) == value
    assert tell(value, SPECTATOR) == sentence
    assert tell(value, 0) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.TrackWritten(2, 3, gray=False, due=None), "Round 2: the bell of block 3 rings."),
        (
            events.TrackWritten(10, 3, gray=True, due=None),
            "Round 10: the bell of block 3 rings; its gray lamp burns, but nobody will come to check.",
        ),
        (events.Rolled(0, (1, 1), 3), "Ann rolls 1 1, the third and last roll. Not a spark."),
        (events.Stopped(0, 0), "Ann wipes the oil off."),
        (events.Done(0, 0), "Ann is done: every die is in its place."),
        (events.Wrote(0, 4, (2,), 0), "Ann writes 2 into block 4."),
        (events.Repaired(0, 4, 1, 26), "Block 4 of Ann runs again, rattling: 26 points."),
        (events.Repaired(0, 1, 3, 72), "Block 1 of Ann hums on a single note and counts three times: 72 points."),
        (events.Shut(0, 6, 1), "Too late: Ann shuts block 6 down with an X."),
        (events.Shut(0, 6, 8), "Too late: Ann shuts block 6 down with eight X's."),
        (
            events.Verdict(1, 1099, kept=False),
            "1099 points: Bob is fired. The lamp goes dark behind the door.",
        ),
        (events.Over(2), "The game is over: one game was agreed on, and it has been played."),
    ],
)
def test_sentences_follow_the_details(event: Happening, sentence: str) -> None:
    assert tell(event, SPECTATOR) == sentence


def test_every_ending_has_a_sentence_of_its_own() -> None:
    sentences = {tell(events.Over(code), SPECTATOR) for code in GAME.endings}
    assert len(sentences) == 2
    assert all(is_one_sentence(each) for each in sentences)


def test_every_clause_that_forbids_something_says_so() -> None:
    said = [clause for clause in map(GAME.clauses.get, range(-1, 256)) if clause is not None]
    assert len(said) == len({clause.id for clause in said}) == 11
    assert GAME.clauses.get(0) is None


def test_the_words_for_numbers() -> None:
    assert [WORDS.say("dice", dice=dice) for dice in (0, 1, 6)] == ["no dice", "one die", "six dice"]
    assert [WORDS.say("boxes", boxes=boxes) for boxes in (1, 2, 8)] == ["one box", "two boxes", "eight boxes"]
    assert [WORDS.say("die", die=face) for face in (2, 6)] == ["a two", "a six"]
    assert list_dice((2, 5, 5)) == "2 5 5"


# ---- prompts -----------------------------------------------------------------------------------------------

# By phase: what Ann, Bob and Cid read, and a spectator.
OVER = "The shift is over. Cid wins with 500 points; Cid may come back tomorrow, Ann and Bob must go."
TRACKING = "Game 1, round 8: the die for the turn track falls."
PROMPTS = {
    "tracking": (TRACKING,) * 4,
    "rolling": ("Ann lets six dice fall.",) * 4,
    "placing": (
        "Round 8 starts in block 3; your first roll shows 1 2 3 4 5 6. Lay dice, roll the others again, or stop.",
        "You are done with this round; Ann works on.",
        "Your page has no empty box left; you rest while Ann works on.",
        "Ann is still at the engine.",
    ),
    "over": (OVER,) * 4,
}


def test_every_phase_has_a_prompt_here() -> None:
    assert set(PROMPTS) == set(PHASES)


@pytest.mark.parametrize("phase", PROMPTS)
def test_the_prompts_of_a_phase(phase: str) -> None:
    match = at(phase)
    assert tuple(match.scene(viewer).prompt for viewer in (0, 1, 2, SPECTATOR)) == PROMPTS[phase]


@pytest.mark.parametrize("phase", PROMPTS)
def test_only_the_awaited_are_offered_something(phase: str) -> None:
    match = at(phase)
    awaited = (0,) if phase == "placing" else ()
    for viewer in (0, 1, 2, SPECTATOR):
        scene = match.scene(viewer)
        assert scene.awaited == scene.view.awaited == awaited
        assert bool(scene.choices) == (viewer in awaited)


def test_several_who_work_on_are_all_named() -> None:
    table = Table(3).open(4, "222222", "222222", "222222")
    table.match.names = WHO
    assert table.match.scene(SPECTATOR).prompt == "Ann, Bob and Cid are still at the engine."
    table.do("stop", seat=1)
    assert table.match.scene(0).prompt == "You are done with this round; Bob and Cid work on."


def test_the_prompt_tells_the_deadline() -> None:
    table = Table().open(4, "222222").work(1, "2>4")
    ask = "your first roll shows 2 2 2 2 2. Lay dice, roll the others again, or stop."
    assert (
        table.match.scene(0).prompt == f"Round 1 starts in block 4; {ask} Block 4 needs 5 more by the end of round 3."
    )
    table.do("stop")
    table.idle(1, track=4).open(3, "222222")
    assert table.match.scene(0).prompt.endswith(" Block 4 needs 5 more by the end of this round.")


def test_after_the_third_roll_nothing_is_rolled_again() -> None:
    table = Table().open(4, "222222").work(1, "222222")
    assert "your second roll shows" in table.match.scene(0).prompt
    table.work(1, "222222")
    assert "your third and last roll shows 2 2 2 2 2 2. Lay dice, or stop." in table.match.scene(0).prompt


def test_the_end_in_words() -> None:
    tied = Table(2, games=1).idle(10)
    tied.match.names = WHO[:2]
    assert tied.match.scene(0).prompt == (
        "The shift is over. Ann and Bob win together with -120 points; nobody is kept on."
    )
    good, short = Table(games=1).rounds(GOOD_ENOUGH), Table(games=1).rounds(JUST_SHORT)
    good.match.names = short.match.names = WHO[:1]
    assert good.match.scene(0).prompt == "The shift is over with 367 points of 367: Ann may come back tomorrow."
    assert short.match.scene(0).prompt == "The shift is over with 366 points of 367: Ann is fired."
    both = Table(2, games=1).rounds(PERFECT)
    both.match.names = WHO[:2]
    assert both.match.scene(0).prompt == (
        "The shift is over. Ann and Bob win together with 500 points; Ann and Bob may come back tomorrow."
    )


# ---- offers and warnings -----------------------------------------------------------------------------------


def test_actions_are_offered_in_words() -> None:
    table = Table().round(4, "222222, 2>4 x5").open(4, "255666")
    offered = {notation: choice.text for notation, choice in table.offers().items()}
    assert offered["place 2 in 4"] == "Lay a two into block 4 and fill it"
    assert offered["arc 3-4 with 5"] == "Give a five to the arc from 4 to 3"
    assert offered["arc 4-6 with 6"] == "Give a six to the arc from 4 to 6"
    assert offered["reroll"] == "Roll six dice again"
    assert offered["stop"] == "Stop for this round"
    table.work(1, "5>4-6")
    assert table.offers()["place 5 in 6"].text == "Lay a five into block 6"
    assert table.offers()["reroll"].text == "Roll five dice again"


def test_a_choice_holds_the_same_action_four_times() -> None:
    choices = at("placing").scene(0).choices
    assert len(choices) > 10
    for choice in choices:
        assert GAME.action(choice.code) == choice.action
        assert GAME.write_action(choice.code) == choice.notation
        assert choice.text == choice.text.strip() != ""


def test_another_number_comes_with_a_warning() -> None:
    table = Table().round(2, "222266, 2>1-2, 2>1, 2>2").open(2, "222666").work(1, "6>1-2")
    offered = table.offers()
    assert offered["place 6 in 2"].warning == "Block 2 holds nothing but 2s; mixed, it no longer counts twice."
    assert offered["place 6 in 1"].warning == "Block 1 holds nothing but 2s; mixed, it no longer counts three times."
    assert offered["place 2 in 2"].warning is None
    assert offered["arc 2-4 with 2"].warning is None
    assert offered["reroll"].warning is None
    table.work(1, "6>2")
    assert table.offers()["place 2 in 2"].warning is None


def test_stopping_with_rolls_left_comes_with_a_warning() -> None:
    table = Table().open(4, "222222")
    assert table.offers()["stop"].warning == "You still have two rolls."
    table.work(1, "222222")
    assert table.offers()["stop"].warning == "You still have one roll."
    table.work(1, "222222")
    assert table.offers()["stop"].warning is None


def test_stopping_on_the_deadline_comes_with_a_warning() -> None:
    table = Table().idle(2, track=4).open(4, "222222").work(1, "2>4 x2")
    assert table.offers()["stop"].warning == "Block 4 is due now; stopping puts an X into four boxes of it."
    table.work(1, "2>4 x3", "2")
    assert table.offers()["stop"].warning == "Block 4 is due now; stopping puts an X into one box of it."


# ---- views -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PROMPTS)
def test_a_view_survives_json(phase: str) -> None:
    match = at(phase)
    for viewer in (0, 1, 2, SPECTATOR):
        view = match.scene(viewer).view
        assert view.viewer == (viewer if viewer >= 0 else None)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@pytest.mark.parametrize("phase", PROMPTS)
def test_a_scene_can_be_sent(phase: str) -> None:
    scene = at(phase).scene(0)
    sent = msgspec.json.decode(msgspec.json.encode(scene))
    assert sent["prompt"] == scene.prompt
    assert [choice["notation"] for choice in sent["choices"]] == [choice.notation for choice in scene.choices]


def test_the_story_is_made_of_sentences() -> None:
    story = at("over").story(SPECTATOR)
    assert all(is_one_sentence(line) for line in story)
    assert story[0] == "Game 1: clean pages, cold gems, and far below the ships wait for the light."
    assert story[-1] == "The game is over: one game was agreed on, and it has been played."


def test_the_story_of_the_busiest_step_is_whole() -> None:
    table = Table(6, games=1).rounds([(2, "666666, 6>2 x6"), (3, "666666, 6>3 x5"), (4, "666666, 6>4 x5")])
    table.rounds([(5, "666666, 6>5 x6"), (6, "666666, 6>6 x6"), (6, "666666, 6>6 x2")])
    table.rounds([(2, "666666, 6>1-2, 6>1 x3"), (4, "666666, 6>4, 6>3-4, 6>3, 6>1-3, 6>1")])
    assert table.scores == [500] * 6
    assert Counter(type(event) for event in table.events()) == {
        events.Placed: 1,
        events.Done: 1,
        events.Wrote: 18,
        events.Repaired: 18,
        events.Early: 6,
        events.PageScored: 6,
        events.Verdict: 6,
        events.Over: 1,
    }


# ---- the game's card ---------------------------------------------------------------------------------------


def test_the_facts_of_the_game() -> None:
    assert isinstance(GAME, Game)
    assert (GAME.name, GAME.title, GAME.designer) == ("darkhouse", "Darkhouse", "Garrett Sendlewski")
    assert (GAME.seats[0], GAME.seats[-1]) == (1, 6)


def test_the_options_and_their_defaults() -> None:
    found = {info.name: info.default for info in describe_options(GAME.options)}
    assert found == {"games": 3, "x_penalty": "each", "last_deadline": False}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"games": 2}, ("'games'", "2", "3")),
        ({"x_penalty": "twice"}, ("'x_penalty'", "each, block, once")),
        ({"last_deadline": "yes"}, ("'last_deadline'",)),
        ({"speed": 3}, ("'speed'", "games, x_penalty, last_deadline")),
    ],
)
def test_a_bad_option_is_answered_in_one_sentence(options: dict[str, object], words: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as bad:
        Match(GAME, 2, options)
    assert is_one_sentence(str(bad.value))
    assert all(word in str(bad.value) for word in words)


# ---- the picture in the terminal ---------------------------------------------------------------------------


def random_game(seats: int, board: Any) -> Iterator[Match]:
    """A single game at random, after every step."""
    random, match = Random(seats), Match(GAME, seats, {"games": 1}, {"board": board})
    yield match
    while not match.state.is_over():
        if match.state.is_chance():
            match.deal(random.choice(match.state.weighted_outcomes())[0])
        else:
            seat = random.choice(match.scene(SPECTATOR).awaited)
            match.act(seat, random.choice(match.state.legal_actions(seat)))
        yield match


def drawn(match: Match, viewer: int, width: int, language: str = ENGLISH) -> list[str]:
    """The lines of the picture for somebody."""
    terminal, console = (
        pytest.importorskip(package) for package in ("ratskeller.games.darkhouse.terminal", "rich.console")
    )
    screen = console.Console(width=width, record=True, file=StringIO())
    screen.print(terminal.picture(match.scene(viewer).view, match.names, match.game.words(language)))
    lines: list[str] = screen.export_text().splitlines()
    return [line.rstrip() for line in lines]


def page_of(lines: list[str]) -> list[str]:
    """The lines of a picture that must not be broken: the turn track, blocks and the arcs between neighbours."""
    return [line for line in lines if re.search(r"[┌┐└┘│┏┓┗┛┃▐▌]| 1   2   3 ", line)]


STAR = own_board(arcs=((1, 2), (1, 3), (1, 4), (1, 5), (1, 6)))
NAME = "Engineer with a very long name, the"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize(
    ("seats", "board", "arcs"), [(1, "tower", 7), (2, "ring", 6), (6, STAR, 5)], ids=["tower", "ring", "star"]
)
def test_the_picture_is_whole_in_a_narrow_window(seats: int, board: Any, arcs: int, width: int, language: str) -> None:
    for number, match in enumerate(random_game(seats, board)):
        if number % 15 and not match.state.is_over():
            continue
        match.names = [f"{NAME} {seat + 1}." for seat in range(seats)]
        for viewer in (number % seats, SPECTATOR):
            lines, wide = (drawn(match, viewer, each, language) for each in (width, 300))
            assert max(map(len, lines)) <= width
            assert page_of(lines) == page_of(wide)
            assert sum(line.count("↯[") for line in lines) == (0 if match.state.is_over() else arcs)
            assert any(GAME.words(language).say("picture-sum") in line for line in lines)


@pytest.mark.parametrize("width", [80, 60])
def test_no_arc_is_torn_apart_where_there_are_many(width: int) -> None:
    table = Table(board=own_board(arcs=list(combinations(range(1, 7), 2)))).open(2, "222222").work(1, "2>2-5")
    text = "\n".join(drawn(table.match, 0, width))
    assert len(re.findall(r"↯\[[\s2]\]", text)) == 15
    assert len(re.findall(r"↯\[2\]", text)) == 1


def test_the_picture_shows_boxes_dice_and_deadlines() -> None:
    table = Table(2).round(4, "666666, 6>4 x3").round(2, "", "333333, 3>2 x6").open(3, "122345").work(1, "3>3-4", "5>3")
    table.match.names = WHO[:2]
    text = "\n".join(drawn(table.match, 0, 80))
    assert "┏━ 4 ━ due 3 " in text
    assert "only 6s: × 2?" in text
    assert "[5] ·  · " in text
    assert "↯[3]" in text
    assert "Ann: (1) [2] [2] [4] roll 1 of 3" in text
    assert "Due at the end of round 3: block 4." in text
    assert [line.split() for line in text.splitlines() if "to go" in line] == [
        ["Ann", "18", "18", "3", "to", "go", "roll", "1"],
        ["Bob", "36", "36", "6", "to", "go", "roll", "1"],
    ]
    assert "18 × 2 = 36" not in text
    assert "18 × 2 = 36" in "\n".join(drawn(table.match, 1, 80))


def test_the_picture_says_how_everybody_stands_to_the_deadline() -> None:
    """Block 4 is shut for Ann and full for Bob when it is named again (D13)."""
    table = Table(2).round(4, "", FULL_4).idle(2).open(4, "666666", "666666")
    table.match.names = ["Wilhelmina Ratskellerin", "Bob"]
    text = "\n".join(drawn(table.match, 0, 60))
    assert [line.split()[-3:] for line in text.splitlines() if "roll 1" in line][1:] == [
        ["shut", "roll", "1"],
        ["met", "roll", "1"],
    ]
    assert text.count("Wilhelmina Ratskellerin ") == 1  # with the dice it has a colon


def test_the_picture_of_the_end_is_the_score_sheet() -> None:
    text = "\n".join(drawn(at("over"), 2, 60))
    for line in ("36 × 2 = 72", "48 × 2 = 96", "24 × 3 = 72", "+22", "500", "1. kept on", "fired"):
        assert line in text
    lost = "\n".join(drawn(at("over"), 0, 60))
    assert "The pages of Ann" in lost
    assert "12: −240" in lost


def test_the_picture_tells_of_full_shut_and_mixed_blocks_and_of_those_who_rest() -> None:
    table = Table(games=1).round(4).round(5, "234566, 2>5, 3>5, 4>5, 5>5, 6>5 x2").round(3, "236666, 2>3, 3>3")
    text = "\n".join(drawn(table.match, 0, 80))
    for words in ("shut down, 0", "full: 26", "mixed: 5", "empty", "waiting for the turn track"):
        assert words in text
    rolling, placing = at("rolling"), at("placing")
    assert "6 dice in hand" in "\n".join(drawn(rolling, 0, 80))
    assert "nothing left to fill" in "\n".join(drawn(placing, 2, 80))
    assert "done with the round" in "\n".join(drawn(placing, 1, 80))
