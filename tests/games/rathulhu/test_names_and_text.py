"""Every action, outcome and event as number, value, notation and words; prompts, offers, warnings, views, pictures."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from ratskeller.games.rathulhu import events
from ratskeller.games.rathulhu.kinds import ROWS, TILES, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.games.rathulhu.story import signed
from ratskeller.games.rathulhu.terminal import picture, title
from ratskeller.games.rathulhu.view import PHASES, View
from ratskeller.kernel.errors import BadSetup, BadText
from ratskeller.kernel.game import Game
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import EVERYONE, SPECTATOR
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.texts import encode, plain_values, text_reader
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from tests.games.rathulhu.table import EIGHT, GAME, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ratskeller.kernel.vocabulary import Happening

WHO = ["Ann", "Bob", "Cid"]
WORDS, PACKS = GAME.words(ENGLISH), GAME.choose_packs({})
VIEWERS = (0, 1, 2, SPECTATOR)
TILE_NAMES = [
    *("shoggoth", "cultist", "altar"),
    *(f"tome {number}" for number in range(1, 6)),
    *(f"site {number}" for number in range(1, 9)),
    *("shoggoth setback", "ritual setback", "tome setback", "site setback", "old one", "relic", "elder sign"),
]
NOTATIONS = [
    *("draw", "invoke", "stop", "pass"),
    *(f"bid {token}" for token in range(1, 17)),
    *(f"old one {tile}" for tile in TILE_NAMES[:-1]),
    *(f"discard {tile}" for tile in TILE_NAMES[3:16]),
]

# A way into every phase. Wherever somebody is asked, it is Ann.
WAYS: dict[str, Callable[[], Table]] = {
    "dealing": lambda: Table(sets=()),
    "turn": Table,
    "drawing": lambda: Table().play("draw"),
    "taking": lambda: Table().give(1, "2 old one").lay("altar, relic").play("old one relic"),
    "bidding": lambda: Table().lay("altar, relic").play("invoke, 2: bid 3, 3: bid 4"),
    "losing": lambda: (
        Table().give(1, "tome 1, tome 2, tome 3").lay("tome setback").play("invoke, 2: pass, 3: pass, 1: bid 2")
    ),
    "over": lambda: Table().aeon(3).favour_is(20, 15, 10).end_aeon(),
}


def at(phase: str) -> Match:
    """A match of Ann, Bob and Cid in some phase."""
    table = WAYS[phase]()
    table.match.names = WHO
    assert table.phase == phase
    return table.match


def tell(event: Happening, viewer: int) -> str:
    """An event as somebody reads it."""
    return GAME.sentence(event, WHO, viewer, WORDS, PACKS)


def is_one_sentence(text: str) -> bool:
    """Whether a text is one line that ends like a sentence."""
    return "\n" not in text and text == text.strip() and text.endswith(".")


# ---- actions -----------------------------------------------------------------------------------------------


def test_the_whole_action_space_has_these_notations() -> None:
    assert [GAME.write_action(code) for code in GAME.action_codes()] == NOTATIONS


def test_actions_as_json_say_what_is_done() -> None:
    assert msgspec.to_builtins(GAME.action(codes.DRAW)) == {"do": "draw"}
    assert msgspec.to_builtins(GAME.action(codes.BID + 13)) == {"do": "bid", "token": 13}
    assert msgspec.to_builtins(GAME.action(codes.TAKE + codes.RELIC)) == {"do": "take", "tile": "relic"}
    assert msgspec.to_builtins(GAME.action(codes.DISCARD + 1)) == {"do": "discard", "tile": "tome 2"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("  DRAW ", codes.DRAW),
        ("Bid   13", codes.BID + 13),
        ("Old One  Site 3", codes.TAKE + codes.SITE + 2),
        ("old one old one", codes.TAKE + codes.OLD_ONE),
        ("discard tome 2", codes.DISCARD + 1),
    ],
)
def test_notation_is_read_with_some_patience(text: str, code: int) -> None:
    assert GAME.read_action(text) == code


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "bid", "bid 0", "bid 17", "bid -1", "bid ten", "bid 3 4", "old one", "old one elder sign"),
        *("old one tome 6", "old one site 9", "old one tome", "discard", "discard shoggoth", "discard site 0"),
        *("discard tome setback", "draw altar", "tile altar", "tokens 1", "take altar"),
    ],
)
def test_a_bad_action_is_answered_in_one_sentence(text: str) -> None:
    with pytest.raises(BadText) as bad:
        GAME.read_action(text)
    assert is_one_sentence(str(bad.value))
    assert f"“{text}”" in str(bad.value)
    assert "bid 1–16" in str(bad.value)


# ---- outcomes ----------------------------------------------------------------------------------------------


def test_the_outcomes_are_all_tiles_and_all_sets_of_tokens() -> None:
    found = [GAME.write_outcome(code) for code in GAME.outcome_codes()]
    assert found == [f"tile {tile}" for tile in TILE_NAMES] + [f"tokens {number}" for number in range(1, 6)]
    assert [str(tile) for tile in TILES] == TILE_NAMES


@pytest.mark.parametrize(
    "text", ["", " ", "tile", "tile tome", "tile tome 6", "tile site 0", "altar", "tokens", "tokens 0", "tokens 6"]
)
def test_a_bad_outcome_is_answered_in_one_sentence(text: str) -> None:
    with pytest.raises(BadText) as bad:
        GAME.read_outcome(text)
    assert is_one_sentence(str(bad.value))
    assert f"“{text}”" in str(bad.value)
    assert "tokens 1–5" in str(bad.value)


def test_a_tile_knows_its_number_and_its_group() -> None:
    assert [tile.code for tile in TILES] == list(range(codes.KINDS))
    assert [str(tile) for tile in TILES if tile.is_tome] == TILE_NAMES[3:8]
    assert [str(tile) for tile in TILES if tile.is_site] == TILE_NAMES[8:16]
    assert [str(tile) for tile in TILES if tile.is_setback] == TILE_NAMES[16:20]


# ---- events ------------------------------------------------------------------------------------------------

ZERO = codes.POINTS_ZERO


def packed(first: int, second: int, third: int) -> int:
    """Three rows of points as the rules tell them."""
    base = codes.POINTS_BASE
    return ((first + ZERO) * base + second + ZERO) * base + third + ZERO


# The details as the rules tell them, the value, and the line of the story.
EVENTS: list[tuple[int, tuple[int, ...], Happening, str]] = [
    (
        codes.EV_TOKENS,
        (1, 1 << 12 | 1 << 9 | 1 << 3, 0, 0),
        events.TokensDealt(1, (12, 9, 3)),
        "Bob is given the tokens 12, 9 and 3.",
    ),
    (
        codes.EV_AEON,
        (2, 0, 0, 0),
        events.AeonBegan(2, 0),
        "Aeon II begins. Ann holds the highest token and takes the first turn.",
    ),
    (
        codes.EV_DREW,
        (2, codes.ALTAR, 3, 0),
        events.TileDrawn(2, Tile.ALTAR, 3),
        "Cid draws an Altar. The stone is still wet.",
    ),
    (
        codes.EV_ELDER_SIGN,
        (0, 3, 8, 0),
        events.ElderSignDrawn(0, 3, 8),
        "Ann draws an Elder Sign, 3 of 8. Something far below takes notice.",
    ),
    (
        codes.EV_TOOK,
        (0, codes.SITE + 2, 4, 1),
        events.TileTaken(0, Tile.SITE_3, 4, 1),
        "Ann wakes an Old One and takes Site 3, the Basalt Stair.",
    ),
    (codes.EV_STOPPED, (1, 0, 0, 0), events.Stopped(1), "Bob lets the other Old Ones sleep."),
    (
        codes.EV_AUCTION,
        (0, codes.BY_INVOKING, 2, 1),
        events.AuctionOpened(0, True, 2, 1),
        "Ann invokes Cthulhu: an auction for two tiles and the token 1.",
    ),
    (
        codes.EV_AUCTION,
        (0, codes.BY_ELDER_SIGN, 0, 7),
        events.AuctionOpened(0, False, 0, 7),
        "The Elder Sign calls: an auction for the token 7 alone.",
    ),
    (codes.EV_BID, (2, 11, 0, 0), events.BidPlaced(2, 11), "Cid bids 11."),
    (codes.EV_PASSED, (2, 0, 0, 0), events.BidPassed(2, False), "Cid passes."),
    (codes.EV_PASSED, (2, 1, 0, 0), events.BidPassed(2, True), "Cid has nothing higher to bid."),
    (
        codes.EV_WON,
        (2, 11, 1, 1),
        events.AuctionWon(2, 11, 1, 1),
        "Cid wins one tile and the token 1, and leaves 11 on the board.",
    ),
    (
        codes.EV_WON,
        (2, 11, 1, 0),
        events.AuctionWon(2, 11, 1, 0),
        "Cid wins the token 1, and leaves 11 on the board.",
    ),
    (codes.EV_NO_BIDS, (8, 1, 0, 0), events.NobodyBid(8, True), "Nobody bids. The track is swept into the dark."),
    (codes.EV_NO_BIDS, (7, 0, 0, 0), events.NobodyBid(7, False), "Nobody bids. The tiles stay where they are."),
    (codes.EV_NO_BIDS, (0, 0, 0, 0), events.NobodyBid(0, False), "Nobody bids."),
    (
        codes.EV_SILENT,
        (1, 0, 0, 0),
        events.FellSilent(1),
        "Bob has spent the last token and falls silent until the Aeon ends.",
    ),
    (
        codes.EV_SETBACK,
        (0, codes.TOME_SETBACK, 1, 2),
        events.SetbackStruck(0, Tile.TOME_SETBACK, 1, 2),
        "A Tome Setback strikes Ann, at the cost of two tiles.",
    ),
    (
        codes.EV_SETBACK,
        (0, codes.RITUAL_SETBACK, 2, 0),
        events.SetbackStruck(0, Tile.RITUAL_SETBACK, 2, 0),
        "2 Ritual Setbacks strike Ann, who has no Altars or Cultists.",
    ),
    (
        codes.EV_LOST,
        (0, codes.CULTIST, 2, 0),
        events.TilesLost(0, Tile.CULTIST, 2),
        "Ann loses 2 Cultists.",
    ),
    (
        codes.EV_LOST,
        (0, codes.TOME + 1, 2, 0),
        events.TilesLost(0, Tile.TOME_2, 2),
        "Ann loses 2 of Tome II, the Ashen Almanac.",
    ),
    (
        codes.EV_AEON_ENDED,
        (1, codes.END_TIME, 1, 0),
        events.AeonEnded(1, "time", 1),
        "Aeon I ends: the time track is full. One tile on the track is lost.",
    ),
    (
        codes.EV_AEON_ENDED,
        (3, codes.END_TOKENS, 0, 0),
        events.AeonEnded(3, "tokens", 0),
        "Aeon III ends: nobody has a token left to bid.",
    ),
    (
        codes.EV_SCORED,
        (1, packed(4, 0, -5), packed(0, 0, -2), packed(15, 120, -5)),
        events.Scored(1, (4, 0, -5, 0, 0, -2, 15, 120, -5)),
        "Bob scores Old Ones +4, Tomes −5, Shoggoths −2, Sites +15, Sites alike +120, Tokens −5.",
    ),
    (
        codes.EV_SCORED,
        (1, packed(0, 0, 0), packed(0, 0, 0), packed(0, 0, 0)),
        events.Scored(1, (0,) * 9),
        "Bob scores nothing.",
    ),
    (
        codes.EV_FAVOUR,
        (1, 2, 7, 12),
        events.FavourChanged(1, 2, 7, 12),
        "Bob: +7 for Aeon II, 12 favour in all.",
    ),
    (
        codes.EV_FAVOUR,
        (1, 3, -7, -2),
        events.FavourChanged(1, 3, -7, -2),
        "Bob: −7 for Aeon III, −2 favour in all.",
    ),
    (
        codes.EV_WINNER,
        (0, 31, 0, 0),
        events.Won(0, 31, None),
        "The stars are right. Ann has the most favour, 31, and wins.",
    ),
    (
        codes.EV_WINNER,
        (0, 31, 13, 0),
        events.Won(0, 31, 13),
        "The stars are right. Ann is level at 31 favour, but holds the token 13, and wins.",
    ),
    (
        codes.EV_WINNER,
        (0, -3, 0, 0),
        events.Won(0, -3, None),
        "The stars are right. Ann has the most favour, −3, and wins.",
    ),
    (
        codes.EV_OVER,
        (codes.END_TIME, 0, 0, 0),
        events.Over(codes.END_TIME),
        "The game is over: the last Elder Sign of the third Aeon fell into place.",
    ),
    (
        codes.EV_OVER,
        (codes.END_TOKENS, 0, 0, 0),
        events.Over(codes.END_TOKENS),
        "The game is over: in the third Aeon nobody had a token left to bid.",
    ),
]


@pytest.mark.parametrize(("kind", "details", "value", "line"), EVENTS)
def test_an_event_is_read_told_and_sent(kind: int, details: tuple[int, ...], value: Happening, line: str) -> None:
    found = GAME.event((kind, EVERYONE, *details))
    assert found == value
    assert [tell(found, viewer) for viewer in VIEWERS] == [line] * 4
    assert is_one_sentence(line)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(value)) == value


def test_every_event_of_the_codes_is_here() -> None:
    assert {kind for kind, *_ in EVENTS} == {code for name, code in vars(codes).items() if name.startswith("EV_")}


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile != Tile.ELDER_SIGN])
def test_every_tile_has_a_line_when_it_is_drawn(tile: Tile) -> None:
    line = tell(events.TileDrawn(0, tile, 0), 0)
    drawn, _, looks = line.partition(". ")
    assert drawn.startswith("Ann draws ")
    assert is_one_sentence(looks)
    assert (looks == "Nobody reads aloud.") == tile.is_tome
    assert (looks == "It is on no chart.") == tile.is_site


def test_the_story_calls_a_tile_what_the_table_calls_it() -> None:
    assert tell(events.TileDrawn(0, Tile.TOME_2, 0), 0) == "Ann draws Tome II, the Ashen Almanac. Nobody reads aloud."
    names = plain_values(PACKS["names"])
    names["sites"][2]["name"] = "Coal Hole"
    packs = GAME.choose_packs({"names": names})
    event = events.TilesLost(0, Tile.SITE_3, 2)
    assert GAME.sentence(event, WHO, 0, WORDS, packs) == "Ann loses 2 of Site 3, the Coal Hole."
    assert Match(GAME, 2, {}, {"names": names}).sentence(event, 0) == "Seat 1 loses 2 of Site 3, the Coal Hole."


def test_the_endings_have_their_clauses() -> None:
    assert {ending.clause for ending in GAME.endings.values()} == {"10.1", "10.2"}


def test_the_words_for_numbers() -> None:
    lots = [WORDS.say("lot", tiles=tiles, token=3) for tiles in (0, 1, 8)]
    assert lots == ["the token 3 alone", "one tile and the token 3", "eight tiles and the token 3"]
    assert [signed(points) for points in (5, 0, -2)] == ["+5", "0", "−2"]
    assert len({WORDS.say("row", row=row) for row in ROWS}) == len(ROWS)


# ---- prompts -----------------------------------------------------------------------------------------------

# By phase: what Ann reads, then what everybody else reads.
LEVEL = "The stars are right. Ann wins with 10 favour, level with Bob but holding the higher token."
PROMPTS = {
    "dealing": ("Ann is given a set of tokens, at random.",) * 2,
    "turn": ("Your turn. Draw a tile, or invoke Cthulhu.", "It is Ann's turn."),
    "drawing": ("Ann reaches into the bag.",) * 2,
    "taking": (
        "You may wake another Old One and take a tile, or let the others sleep.",
        "Ann may wake another Old One.",
    ),
    "bidding": (
        "Up for auction: two tiles and the token 1. Cid holds with 4. Bid higher, or pass?",
        "Up for auction: two tiles and the token 1. Ann is asked.",
    ),
    "losing": (
        "A Setback strikes you. Choose a Tome to give up (two Tomes to go).",
        "A Setback strikes Ann, who must choose what to give up.",
    ),
    "over": (LEVEL, LEVEL),
}


def test_every_phase_has_a_prompt_here() -> None:
    assert set(PROMPTS) == set(WAYS) == set(PHASES)


@pytest.mark.parametrize("phase", PROMPTS)
def test_the_prompts_of_a_phase(phase: str) -> None:
    match, (mine, others) = at(phase), PROMPTS[phase]
    assert match.scene(0).prompt == mine
    assert [match.scene(viewer).prompt for viewer in (1, 2, SPECTATOR)] == [others] * 3


@pytest.mark.parametrize("phase", WAYS)
def test_only_the_awaited_are_offered_something(phase: str) -> None:
    match = at(phase)
    awaited = () if phase in {"dealing", "drawing", "over"} else (0,)
    for viewer in VIEWERS:
        scene = match.scene(viewer)
        assert scene.awaited == awaited
        assert bool(scene.choices) == (viewer in awaited)


@pytest.mark.parametrize(
    ("table", "prompt"),
    [
        (Table().give(1, "old one").lay("altar"), "Your turn. Draw a tile, wake an Old One, or invoke Cthulhu."),
        (
            Table().give(1, "old one").lay(EIGHT),
            "The track is full. Wake an Old One and take a tile, or invoke Cthulhu.",
        ),
        (Table().lay(EIGHT), "The track is full, and the bag stays closed: you must invoke Cthulhu."),
        (
            Table().play("invoke, pass, pass"),
            "Up for auction: the token 1 alone. You called on Cthulhu and nobody else answered: you must bid.",
        ),
        (
            Table().lay("altar").play("draw elder sign, pass, pass"),
            "Up for auction: one tile and the token 1. Nobody has bid. Bid a token, or pass?",
        ),
        (
            Table().give(1, "site 1, site 2, site 3").lay("site setback").auction("pass", "pass", "2"),
            "A Setback strikes you. Choose a Site to give up (two Sites to go).",
        ),
        (
            Table().aeon(3).favour_is(40, 0, 0).end_aeon(),
            "The stars are right. Seat 1 wins with 30 favour.",
        ),
        (
            Table().aeon(3).favour_is(0, -20, -20).end_aeon(),
            "The stars are right. Seat 1 wins with −10 favour.",
        ),
    ],
)
def test_the_prompt_says_what_is_special(table: Table, prompt: str) -> None:
    assert table.match.scene(0).prompt == prompt


def test_a_prompt_offers_only_what_can_be_done() -> None:
    empty, sleeping = Table().give(1, "old one"), Table().give(1, "2 old one").lay("3 old one")
    assert empty.choices == sleeping.choices == {"draw", "invoke"}  # K6
    for table in (empty, sleeping):
        assert "wake an Old One" not in table.match.scene(0).prompt


# ---- offers and warnings -----------------------------------------------------------------------------------

LAST_SIGN = (
    "The next Elder Sign ends the Aeon at once (23 of 173 tiles in the bag), and what lies on the track is lost."
)


@pytest.mark.parametrize(
    ("phase", "notation", "words"),
    [
        ("turn", "draw", "Draw a tile"),
        ("turn", "invoke", "Invoke Cthulhu: an auction for the token 1 alone"),
        ("taking", "old one altar", "Wake an Old One and take an Altar"),
        ("taking", "stop", "Let the other Old Ones sleep"),
        ("bidding", "pass", "Pass"),
        ("bidding", "bid 13", "Bid 13"),
        ("losing", "discard tome 1", "Give up Tome I, the Drowned Psalter"),
    ],
)
def test_an_action_is_offered_in_words(phase: str, notation: str, words: str) -> None:
    offered = {choice.notation: choice.text for choice in at(phase).scene(0).choices}
    assert offered[notation] == words


@pytest.mark.parametrize("phase", WAYS)
def test_a_choice_holds_the_same_action_four_times(phase: str) -> None:
    for choice in at(phase).scene(0).choices:
        assert GAME.action(choice.code) == choice.action
        assert GAME.write_action(choice.code) == choice.notation
        assert choice.text == choice.text.strip() != ""


@pytest.mark.parametrize(
    ("table", "notation", "warning"),
    [
        (
            Table().signs(7),
            "draw",
            LAST_SIGN,
        ),
        (Table().signs(6), "draw", None),
        (Table(), "invoke", "If nobody else bids, you must."),
        (Table().lay(EIGHT), "invoke", None),
        (
            Table().give(1, "old one").lay("ritual setback"),
            "old one ritual setback",
            "A Ritual Setback strikes at once: it costs you two of your Altars and Cultists, if you have them.",
        ),
        (Table().give(1, "old one").lay("altar"), "old one altar", None),
        (
            Table().tokens("13 / 8 5 2").play("invoke, pass, pass"),
            "bid 13",
            "This is your last token: if you win, you are silent until the Aeon ends.",
        ),
        (Table().play("invoke, pass, pass"), "bid 13", None),
        (
            Table().lay(EIGHT).play("invoke, pass, pass"),
            "pass",
            "Nobody has bid: if you pass, all eight tiles are discarded.",
        ),
        (Table().lay(EIGHT).play("invoke, pass, bid 4"), "pass", None),
        (Table().play("draw elder sign, pass, pass"), "pass", None),
    ],
)
def test_what_ends_or_costs_something_comes_with_a_warning(table: Table, notation: str, warning: str | None) -> None:
    assert table.offers(1)[notation].warning == warning


# ---- views and pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", WAYS)
def test_a_view_survives_json(phase: str) -> None:
    match = at(phase)
    for viewer in VIEWERS:
        scene = match.scene(viewer)
        assert scene.view.viewer == (viewer if viewer >= 0 else None)
        assert msgspec.convert(plain_values(scene.view), View, dec_hook=text_reader({})) == scene.view
        sent = msgspec.json.decode(encode(scene))
        assert [choice["notation"] for choice in sent["choices"]] == [choice.notation for choice in scene.choices]


def draw(view: View, who: list[str], width: int, language: str = ENGLISH) -> list[str]:
    """The picture of a view as lines of text."""
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(picture(view, who, GAME.words(language)))
    return captured.get().splitlines()


def random_positions(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """The positions of a random game that are worth a picture: every phase in every Aeon, once."""
    random, match, seen = Random(seed), Match(GAME, seats, options), set[tuple[str, int]]()
    while True:
        state: Any = match.state
        moment = (PHASES[state.phase], state.aeon)
        if moment not in seen:
            seen.add(moment)
            yield match
        if state.is_over():
            return
        if state.is_chance():
            outcomes = state.weighted_outcomes()
            match.deal(random.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0])
        else:
            legal = state.legal_actions(state.mover)
            match.act(state.mover, legal[0] if random.random() < 0.7 else random.choice(legal))


@pytest.mark.parametrize(("seats", "seed", "scores"), [(2, 1, "open"), (5, 2, "hidden"), (4, 4, "open")])
def test_the_picture_fits_in_every_phase_of_a_game(seats: int, seed: int, scores: str) -> None:
    who = ["Ann", "Bartholomew", "Cid", "Dee", "Eve"][:seats]
    for match in random_positions(seats, seed, scores=scores):
        for viewer, width in ((0, 60), (SPECTATOR, 80)):
            lines = draw(match.scene(viewer).view, who, width)
            assert max(cell_len(line) for line in lines) <= width
            assert lines[0].startswith("RATHULHU")
            for name in who:
                assert any(name in line for line in lines)


@pytest.mark.parametrize("phase", WAYS)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_picture_of_a_phase_shows_what_lies_there(phase: str, width: int) -> None:
    match = at(phase)
    for viewer in VIEWERS:
        lines = draw(match.scene(viewer).view, WHO, width)
        assert max(cell_len(line) for line in lines) <= width
        text = "\n".join(lines)
        assert ("(you)" in text) == (viewer >= 0)
        assert ("not dealt yet" in text) == (phase == "dealing")
        assert ("[13]" in text) == (phase != "dealing")
        assert ("wins" in text) == ("Score sheet" in text) == (phase == "over")


def test_the_picture_shows_tiles_bids_and_setbacks() -> None:
    table = (
        Table()
        .lay("tome 2, site 8, site setback, old one")
        .give(1, "3 site 1, 2 tome 1, relic")
        .play("draw elder sign, bid 3, pass")
    )
    text = "\n".join(draw(table.view(1), ["Ann", "Bob", "Cid"], 80))
    for words in ("Tome II", "Site 8", "Setback", "Old One", "bids 3", "passes", "calls", "Sites 1×3", "Tomes I×2"):
        assert words in text
    assert "Auction (by the Elder Sign): highest bid 3." in text
    assert "1 of 8 Elder Signs" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_track_is_broken(language: str) -> None:
    words, view = GAME.words(language), Table().lay("shoggoth, tome 3, site 7, tome setback, old one, relic").view(1)
    track = "\n".join(line for line in draw(view, WHO, 80, language) if "│" in line)
    for called in (words.say("picture-setback"), title(Tile.SHOGGOTH, words), title(Tile.OLD_ONE, words)):
        for word in called.split():
            assert re.search(rf"\b{word}\b", track)


def test_hidden_favour_is_not_in_the_picture() -> None:
    table = Table(scores="hidden").give(1, "5 relic").end_aeon()
    text = "\n".join(draw(table.view(2), ["Ann", "Bob", "Cid"], 80))
    assert text.count("favour hidden") == 2
    assert "20" not in text
    assert "?" in text


def test_the_story_of_a_game_is_made_of_sentences() -> None:
    *_, match = random_positions(3, 8)
    match.names = WHO
    story = match.story(SPECTATOR)
    assert all(is_one_sentence(line) for line in story)
    assert story[0].startswith("Ann is given the tokens ")
    assert story[3].startswith("Aeon I begins. ")
    assert story[-2].startswith("The stars are right. ")
    assert story[-1].startswith("The game is over: ")


# ---- the game's card ---------------------------------------------------------------------------------------


def test_the_facts_of_the_game() -> None:
    assert isinstance(GAME, Game)
    assert (GAME.name, GAME.title, GAME.publisher) == ("rathulhu", "Rathulhu", "The Warp")
    assert "Reiner Knizia" in GAME.designer
    assert "Kristian G. Madsen" in GAME.designer
    assert "Alea in 1999" in GAME.credit
    assert (GAME.seats[0], GAME.seats[-1]) == (2, 5)


def test_the_options_and_their_defaults() -> None:
    found = {info.name: (info.default, info.choices) for info in describe_options(GAME.options)}
    assert found == {"scores": ("open", ("open", "hidden"))}
    with pytest.raises(BadSetup, match="There is no option 'speed'; the options are: scores"):
        Match(GAME, 3, {"speed": 3})


def test_every_clause_code_has_a_clause() -> None:
    first, last = codes.TRACK_IS_FULL, codes.TILE_NOT_HELD
    found = [GAME.clauses.get(code) for code in range(first, last + 1)]
    assert all(clause is not None and str(clause.says) and not str(clause.says).endswith(".") for clause in found)
    assert GAME.clauses.get(0) is GAME.clauses.get(-1) is GAME.clauses.get(last + 1) is None
