"""Every action, outcome and event as number, value, notation and words; prompts, offers and warnings; views as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.games.rats_in_the_walls import events, names
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.games.rats_in_the_walls.text import faces_text
from ratskeller.games.rats_in_the_walls.view import PHASES, View
from ratskeller.kernel.errors import BadSetup, BadText
from ratskeller.kernel.game import Game
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import EVERYONE, SPECTATOR
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.words import ENGLISH
from tests.games.rats_in_the_walls.table import FIVE_DICE, GAME, ON_THE_SKULL, TEN_BELIEVED, Table

if TYPE_CHECKING:
    from ratskeller.kernel.vocabulary import Happening

WHO = ["Ann", "Bob", "Cid", "Dee"]
WORDS = GAME.words(ENGLISH)
NOTATIONS = [
    *("peek", "reroll", "shake", "turn", "announce none"),
    *(f"announce {rats}" for rats in range(1, 11)),
    *("believe", "doubt"),
    *(f"kill {seat}" for seat in range(1, 13)),
]

# A way into every phase. Wherever somebody is asked, it is seat 1.
WAYS = {
    "rolling_off": "",
    "examining": "",
    "looking": "peek",
    "looked": "peek, roll 1",
    "blind": "peek, roll 1, reroll",
    "answering": "announce none, believe, " * 3 + "announce 1",
    "lifting": "announce 1, doubt",
    "continuing": "announce none, believe, " * 3 + "announce 1, believe",
    "killing": TEN_BELIEVED + ", announce 10, believe" * 3 + ", turn, announce 1, doubt, roll none",
    "over": ON_THE_SKULL + ", announce 1, believe, kill 2",
}


def at(phase: str) -> Match:
    """A match of Ann, Bob, Cid and Dee in some phase."""
    table = Table(first=None if phase == "rolling_off" else 1)
    if WAYS[phase]:
        table.play(WAYS[phase])
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


def test_actions_as_json_say_what_is_done() -> None:
    assert msgspec.to_builtins(GAME.action(codes.PEEK)) == {"do": "peek"}
    assert msgspec.to_builtins(GAME.action(codes.ANNOUNCE + 3)) == {"do": "announce", "rats": 3}
    assert msgspec.to_builtins(GAME.action(codes.KILL + 1)) == {"do": "kill", "seat": 1}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("announce 0", codes.ANNOUNCE),
        ("  Announce   3 ", codes.ANNOUNCE + 3),
        ("PEEK", codes.PEEK),
        ("kill 1", codes.KILL),
    ],
)
def test_notation_is_read_with_some_patience(text: str, code: int) -> None:
    assert GAME.read_action(text) == code


@pytest.mark.parametrize(
    "text",
    ["", "announce", "announce 11", "announce -1", "announce two", "kill 0", "kill 13", "kill", "peek 1", "roll 1"],
)
def test_a_bad_action_is_answered_in_one_sentence(text: str) -> None:
    with pytest.raises(BadText) as bad:
        GAME.read_action(text)
    assert is_one_sentence(str(bad.value))
    assert f"“{text}”" in str(bad.value)
    assert "announce 0–10" in str(bad.value)


# ---- outcomes ----------------------------------------------------------------------------------------------


def test_the_outcomes_are_all_rolls_of_up_to_five_dice() -> None:
    found = {GAME.outcome(code) for code in GAME.outcome_codes()}
    assert found == {names.Roll(ones, twos) for ones in range(6) for twos in range(6) if ones + twos <= 5}
    assert len(GAME.outcome_codes()) == 21


@pytest.mark.parametrize(
    ("roll", "text"),
    [(names.Roll(0, 0), "roll none"), (names.Roll(1, 2), "roll 1 2 2"), (names.Roll(5, 0), "roll 1 1 1 1 1")],
)
def test_a_roll_is_written_by_its_rats(roll: names.Roll, text: str) -> None:
    assert GAME.outcome(GAME.read_outcome(text)) == roll


def test_the_order_of_the_faces_does_not_matter() -> None:
    assert GAME.read_outcome("roll 2 1 2") == GAME.read_outcome("roll 1 2 2")


@pytest.mark.parametrize(
    "text", ["", " ", "roll", "roll 3", "roll 1 1 1 1 1 1", "roll none 1", "1 2", "throw 1", "none"]
)
def test_a_bad_roll_is_answered_in_one_sentence(text: str) -> None:
    with pytest.raises(BadText) as bad:
        GAME.read_outcome(text)
    assert is_one_sentence(str(bad.value))
    assert f"“{text}”" in str(bad.value)
    assert "“roll 1 2”" in str(bad.value)


# ---- events ------------------------------------------------------------------------------------------------

# By kind: the details as the rules tell them, the value, and the line of the story for a spectator.
EVENTS: dict[int, tuple[tuple[int, ...], Happening, str]] = {
    codes.EV_ROLLED_OFF: ((0, 1, 2, 0), events.RolledOff(0, 1, 2), "Ann rolls for the start: five rats."),
    codes.EV_ROLL_OFF_TIED: ((0b101, 0, 0, 0), events.RollOffTied((0, 2)), "A tie: Ann and Cid roll again."),
    codes.EV_BEGINS: ((1, 0, 0, 0), events.Begins(1), "Bob has heard the most rats and begins."),
    codes.EV_ROUND: (
        (7, 1, 0, 0),
        events.RoundBegan(7, 1),
        "Round 7: Bob puts one die into the walls. The cats look up.",
    ),
    codes.EV_DIE_ADDED: ((2, 3, 0, 0), events.DieAdded(2, 3), "Cid adds a die; three are in the walls."),
    codes.EV_SHOOK: ((2, 3, 0, 0), events.Shook(2, 3), "Cid shakes the walls."),
    codes.EV_TURNED: (
        (3, 0, 0, 0),
        events.CoasterTurned(3),
        "Dee turns the coaster: the rats have led us to the skull.",
    ),
    codes.EV_PEEKED: ((3, 0, 0, 0), events.Peeked(3), "Dee peeks under the walls."),
    codes.EV_SAW: ((0, 1, 1, 3), events.Saw(0, 1, 1, 3), "Ann sees: two rats, one rat, blank."),
    codes.EV_REROLLED: ((0, 0, 0, 0), events.Rerolled(0), "Ann rolls again and does not look."),
    codes.EV_ANNOUNCED: (
        (1, 3, 0, 0),
        events.Announced(1, 3, untouched=False),
        "Bob: “There are at least three rats in the walls.”",
    ),
    codes.EV_FEE: ((1, 1, 6, 0), events.FeePaid(1, 1, 6), "The first to speak of rats: Bob pays 1 brain."),
    codes.EV_BELIEVED: ((2, 1, 3, 0), events.Believed(2, 1, 3), "Cid believes Bob."),
    codes.EV_DOUBTED: ((2, 1, 3, 0), events.Doubted(2, 1, 3), "Cid does not believe Bob and lifts the cup."),
    codes.EV_LIFTED: ((1, 0, 2, 0), events.Lifted(1, 0, 2), "Under the walls: one rat, blank — one rat."),
    codes.EV_JUDGED: ((1, 1, 3, 0), events.Judged(1, true=True, rats=3), "Bob spoke the truth."),
    codes.EV_LOST: ((1, 2, 5, 0), events.Lost(1, 2, 5), "Bob loses 2 brains and has 5 left."),
    codes.EV_GAINED: ((1, 1, 8, 0), events.Gained(1, 1, 8), "Bob gains 1 brain and has 8."),
    codes.EV_INSANE: ((3, 0, 0, 0), events.WentInsane(3), "Dee loses all reason on the skull."),
    codes.EV_KILLED: ((0, 3, 0, 0), events.Killed(0, 3), "Dee falls upon Ann in the dark."),
    codes.EV_OVER: (
        (codes.END_FEE, 0, 0, 0),
        events.Over(1),
        "The game is over: the first claim of rats took a last brain.",
    ),
}


def test_every_kind_of_event_is_listed_here() -> None:
    assert {code for name, code in vars(codes).items() if name.startswith("EV_")} == set(EVENTS)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_value_and_a_sentence(kind: int) -> None:
    details, value, sentence = EVENTS[kind]
    assert GAME.event((kind, EVERYONE, *details)) == value
    assert tell(value, SPECTATOR) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.Announced(1, 0, untouched=False), "Bob: “There are no rats in the walls.”"),
        (
            events.Announced(1, 1, untouched=True),
            "Bob passes the cup on untouched: “There is at least one rat in the walls.”",
        ),
        (events.Judged(1, true=False, rats=3), "Bob was wrong."),
        (events.Lost(0, 0, 0), "Ann has no brain left to lose."),
    ],
)
def test_sentences_follow_the_details(event: Happening, sentence: str) -> None:
    assert tell(event, SPECTATOR) == sentence


def test_who_has_looked_is_addressed() -> None:
    assert tell(events.Saw(0, 0, 0, 1), 0) == "You see: blank."


@pytest.mark.parametrize("code", sorted(GAME.endings))
def test_every_ending_has_a_sentence_of_its_own(code: int) -> None:
    sentences = [tell(events.Over(each), SPECTATOR) for each in GAME.endings]
    assert is_one_sentence(tell(events.Over(code), SPECTATOR))
    assert len(set(sentences)) == len(GAME.endings) == 7


def test_the_words_for_numbers() -> None:
    say = WORDS.say
    assert [say("rats", rats=rats) for rats in (0, 1, 2, 10)] == ["no rats", "one rat", "two rats", "ten rats"]
    assert [say("brains", brains=brains) for brains in (0, 1, 2)] == ["no brain", "1 brain", "2 brains"]
    assert say("claim", rats=0) == "there are no rats in the walls"
    assert faces_text(0, 0, 2, WORDS) == "blank, blank"


# ---- prompts -----------------------------------------------------------------------------------------------

# By phase: what seat 1 reads, then what everybody else reads.
PROMPTS = {
    "rolling_off": ("Ann rolls five dice for the right to begin.", "Ann rolls five dice for the right to begin."),
    "examining": ("You have shaken one die. Peek, or announce without looking.", "Ann has the cup."),
    "looking": ("The cup is lifted.", "The cup is lifted."),
    "looked": (
        "You have seen the dice. Announce a number, true or not, or roll again and do not look.",
        "Ann has the cup.",
    ),
    "blind": ("You have rolled again, unseen. Announce a number.", "Ann has the cup."),
    "answering": (
        "Dee says: there is at least one rat in the walls. Do you believe it?",
        "Dee says: there is at least one rat in the walls. Ann must believe it or lift the cup.",
    ),
    "lifting": ("The cup is lifted.", "The cup is lifted."),
    "continuing": (
        "You believed that there is at least one rat in the walls. Hand the cup on untouched, or shake it.",
        "Ann has the cup.",
    ),
    "killing": (
        "You have gone insane among the bones. Whom do you take with you?",
        "Ann has gone insane and picks a victim.",
    ),
    "over": ("The game is over. Ann and Dee win together.", "The game is over. Ann and Dee win together."),
}


def test_every_phase_has_a_prompt_here() -> None:
    assert set(PROMPTS) == set(WAYS) == set(PHASES)


@pytest.mark.parametrize("phase", PROMPTS)
def test_the_prompts_of_a_phase(phase: str) -> None:
    match, (mine, others) = at(phase), PROMPTS[phase]
    assert match.scene(0).prompt == mine
    assert [match.scene(viewer).prompt for viewer in (1, 2, 3, SPECTATOR)] == [others] * 4


@pytest.mark.parametrize("phase", WAYS)
def test_only_the_awaited_are_offered_something(phase: str) -> None:
    match = at(phase)
    awaited = {"rolling_off": (), "looking": (), "lifting": (), "over": ()}.get(phase, (0,))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        scene = match.scene(viewer)
        assert scene.awaited == awaited
        assert bool(scene.choices) == (viewer in awaited)


def test_the_prompt_counts_the_dice() -> None:
    prompt = Table().play(FIVE_DICE).match.scene(0).prompt
    assert prompt == "You have shaken five dice. Peek, or announce without looking."


def test_a_single_winner_is_named() -> None:
    table = Table()
    table.arrange(brains=[1, 8, 10, 9], middle=0)
    table.match.names = WHO
    assert table.play("announce 1").match.scene(0).prompt == "The game is over. Cid keeps the most sanity and wins."


def test_the_prompt_after_ten_speaks_of_the_coaster() -> None:
    scene = Table().play(TEN_BELIEVED).match.scene(1)
    assert "coaster" in scene.prompt
    assert "shake it" not in scene.prompt


def test_the_prompt_does_not_offer_to_hand_on_what_must_be_shaken() -> None:
    scene = Table(3).play("1: announce 2" + ", believe, announce 2" * 2 + ", 1: believe").match.scene(0)
    assert [choice.notation for choice in scene.choices] == ["shake"]
    assert "Hand the cup on" not in scene.prompt


@pytest.mark.parametrize(
    ("after_ten", "script", "seat"),
    [("must_turn", TEN_BELIEVED, 2), ("pass_or_turn", TEN_BELIEVED + ", announce 10, believe" * 3, 1)],
)
def test_the_prompt_does_not_offer_to_hand_on_where_the_coaster_must_be_turned(
    after_ten: str, script: str, seat: int
) -> None:
    table = Table(after_ten=after_ten).play(script)
    assert set(table.offers(seat)) == {"turn"}
    prompt = table.match.scene(seat - 1).prompt
    assert "coaster" in prompt
    assert "Hand the cup on" not in prompt


# ---- offers and warnings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "notation", "words"),
    [
        ("", "peek", "Peek under the walls"),
        ("", "announce none", "“No rats in the walls.”"),
        ("", "announce 1", "“At least one rat.”"),
        ("", "announce 2", "“At least two rats.”"),
        ("peek, roll 1", "reroll", "Roll again, unseen"),
        ("announce 1", "believe", "Believe"),
        ("announce 1", "doubt", "Doubt: lift the cup"),
        ("announce 1, believe", "announce 1", "Untouched: “At least one rat.”"),
        ("announce 1, believe", "shake", "Add a die and shake"),
        (FIVE_DICE + ", announce 1, believe", "shake", "Shake again"),
        (TEN_BELIEVED, "turn", "Turn the coaster to the skull and shake"),
        (ON_THE_SKULL + ", announce 1, believe", "kill 4", "Take Dee with you"),
    ],
)
def test_an_action_is_offered_in_words(script: str, notation: str, words: str) -> None:
    table = Table().play(script) if script else Table()
    table.match.names = WHO
    assert table.turn is not None
    assert table.offers(table.turn)[notation].text == words


@pytest.mark.parametrize("phase", WAYS)
def test_a_choice_holds_the_same_action_four_times(phase: str) -> None:
    for choice in at(phase).scene(0).choices:
        assert GAME.action(choice.code) == choice.action
        assert GAME.write_action(choice.code) == choice.notation
        assert choice.text == choice.text.strip() != ""


def test_on_the_skull_both_answers_come_with_a_warning() -> None:
    offered = Table().play(ON_THE_SKULL + ", announce 1").offers(3)
    assert offered["believe"].warning == "On the skull, believing costs all your brains and ends the game."
    assert offered["doubt"].warning == "On the skull, a doubt costs whoever is wrong everything, and the game ends."


def test_the_last_brain_comes_with_a_warning() -> None:
    table = Table()
    table.arrange(brains=[1, 1, 13, 13], middle=0)
    assert table.offers(1)["announce 2"].warning == "The first claim of rats costs your last brain and ends the game."
    table.arrange(brains=[7, 1, 7, 13], middle=0)
    table.play("announce 2")
    assert table.offers(2)["believe"].warning == "Believing costs your last brain and ends the game."


@pytest.mark.parametrize("phase", WAYS)
def test_other_choices_come_without_a_warning(phase: str) -> None:
    match = at(phase)
    warned = [choice.notation for choice in match.scene(0).choices if choice.warning is not None]
    assert warned == []


# ---- views -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", WAYS)
def test_a_view_survives_json(phase: str) -> None:
    match = at(phase)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = match.scene(viewer).view
        assert view.viewer == (viewer if viewer >= 0 else None)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@pytest.mark.parametrize("phase", WAYS)
def test_a_scene_can_be_sent(phase: str) -> None:
    match = at(phase)
    for viewer in (0, SPECTATOR):
        scene = match.scene(viewer)
        sent = msgspec.json.decode(msgspec.json.encode(scene))
        assert sent["prompt"] == scene.prompt
        assert [choice["notation"] for choice in sent["choices"]] == [choice.notation for choice in scene.choices]


def test_the_story_is_made_of_sentences() -> None:
    story = at("over").story(SPECTATOR)
    assert all(line.endswith((".", ".”")) and "\n" not in line for line in story)
    assert story[:2] == ["Round 1: Ann puts one die into the walls. The cats look up.", "Ann shakes the walls."]
    assert story[-2:] == ["Cid falls upon Bob in the dark.", "The game is over: somebody believed on the skull."]


# ---- the game's card ---------------------------------------------------------------------------------------


def test_the_facts_of_the_game() -> None:
    assert isinstance(GAME, Game)
    assert (GAME.name, GAME.title) == ("rats_in_the_walls", "The Rats in the Walls")
    assert (GAME.designer, GAME.publisher) == ("Henning Poehl", "Sphinx Games")
    assert (GAME.seats[0], GAME.seats[-1]) == (3, 12)


def test_the_options_and_their_defaults() -> None:
    found = {info.name: (info.default, info.choices) for info in describe_options(GAME.options)}
    assert found == {
        "end": ("at_once", ("at_once", "round_end")),
        "after_ten": ("pass_or_turn", ("pass_or_turn", "must_turn")),
        "start": ("roll_off", ("roll_off", "agreed")),
        "first_seat": (1, ()),
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"end": "never"}, "Option 'end' cannot be 'never'; it takes one of at_once, round_end."),
        ({"first_seat": 13}, "Option 'first_seat' cannot be 13; it takes a whole number from 1 to 12."),
        ({"start": "agreed", "first_seat": 5}, "Option 'first_seat' is 5, but there are only 4 seats."),
        ({"speed": 3}, "There is no option 'speed'; the options are: end, after_ten, start, first_seat."),
    ],
)
def test_a_bad_option_is_answered_in_one_sentence(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup) as bad:
        Match(GAME, 4, options)
    assert str(bad.value) == message


def test_a_first_seat_without_an_agreement_does_not_matter() -> None:
    assert Match(GAME, 4, {"first_seat": 12}).state.is_chance()
