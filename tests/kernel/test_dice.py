"""Fair dice: the commitment, a stream for every step, and a record in which nothing can be changed unnoticed."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.kernel.dice import SALTED, SCHEME, FairDice, false_seats, fits, late_seats, make_commitment, make_seal
from ratskeller.kernel.errors import Altered, BadRecord, BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import Attempt, Dice, Record, read_record, write_record
from ratskeller.kernel.replay import fork, open_match, replay, verify
from ratskeller.kernel.rng import Rng
from tests.kernel.fair_play import reveal, roll

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.game import Game

SECRET = "00112233445566778899aabbccddeeff" * 2
OTHER = "f" * 64
SALTS = ["Ann’s salt", "", "👻"]
NAMES = ["Ann", "Bob", "Grimble"]
SHARES = ["a" * 64, "", "3" * 64]  # Bob's device adds nothing
NO_FIT = "The secret of the dice does not fit their commitment; one of the two was altered."
GIVE = "the secret and the shares give"


def make_attempt(shares: list[str] = SHARES, **changes: Any) -> Attempt:
    """An attempt at which all shares were opened, and what is otherwise about it."""
    seals = [make_seal(share) if share else "" for share in shares]
    return msgspec.structs.replace(Attempt(names=NAMES[: len(shares)], seals=seals, shares=shares), **changes)


def make_dice(**changes: Any) -> Dice:
    values: dict[str, Any] = {
        "scheme": SCHEME,
        "commitment": make_commitment(SECRET),
        "attempts": [make_attempt()],
    } | changes
    return Dice(**values)


def make_salted(**changes: Any) -> Dice:
    """As tables of an earlier day had them."""
    values = {"scheme": SALTED, "commitment": make_commitment(SECRET, SALTED), "salts": SALTS, "attempts": []} | changes
    return make_dice(**values)


def with_shares(shares: list[str], attempts: int = 1, first: int = 1) -> FairDice:
    return FairDice(SECRET, make_dice(attempts=[make_attempt(shares)] * attempts, first=first))


LATE = msgspec.structs.replace(make_attempt(), shares=["a" * 64, "", ""])
FALSE = msgspec.structs.replace(make_attempt(), shares=["b" * 64, "", "3" * 64])


def play_fairly(match: Match, secret: str = SECRET, seed: int = 3) -> Match:
    """Play at random to the end, rolling with the dice of the table."""
    players = Rng(seed)
    while not match.state.is_over():
        if match.state.is_chance():
            roll(match, secret)
        else:
            actions = match.state.legal_actions(match.state.mover)
            match.act(match.state.mover, actions[players.below(len(actions))])
    return match


@pytest.fixture(scope="module")
def match(rats: Game) -> Match:
    """A game played to its end with fair dice, and its secret revealed."""
    played = play_fairly(Match(rats, 3, dice=make_dice()))
    reveal(played, SECRET)
    return played


@pytest.fixture
def record(match: Match) -> Record:
    return match.record()


def with_dice(record: Record, **changes: Any) -> Record:
    """The record with something changed about its dice."""
    assert record.header.dice is not None
    dice = msgspec.structs.replace(record.header.dice, **changes)
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, dice=dice))


def rolls_of(record: Record) -> list[int]:
    """The numbers of the steps that were rolled."""
    return [step.n for step in record.steps if step.by == "chance"]


# ---- the scheme --------------------------------------------------------------------------------------------------


def test_the_commitment_can_be_checked_with_any_tool() -> None:
    """It is `printf 'ratskeller dice 2, commitment to …' | sha256sum`."""
    expected = hashlib.sha256(b"ratskeller dice 2, commitment to " + SECRET.encode()).hexdigest()
    assert make_commitment(SECRET) == expected
    assert fits(SECRET, make_dice())
    assert not fits(OTHER, make_dice())


def test_a_seal_can_be_checked_with_any_tool() -> None:
    assert make_seal("a" * 64) == hashlib.sha256(b"ratskeller dice 2, share " + b"a" * 64).hexdigest()


def test_a_roll_can_be_checked_with_any_tool() -> None:
    """The message is JSON without spaces, as a browser writes it."""
    text = json.dumps(["ratskeller dice 2", 3, SHARES, 4, 17], separators=(",", ":"))
    mixed = hmac.new(bytes.fromhex(SECRET), text.encode(), "sha256").hexdigest()
    dice = make_dice(attempts=[LATE, FALSE, make_attempt()], first=4)
    assert FairDice(SECRET, dice).rng_for(17).seed == int(mixed[:16], 16)


def test_a_salted_roll_can_be_checked_with_any_tool() -> None:
    text = json.dumps(["ratskeller dice 1", SALTS, 4, 17], separators=(",", ":"), ensure_ascii=False)
    mixed = hmac.new(bytes.fromhex(SECRET), text.encode(), "sha256").hexdigest()
    assert FairDice(SECRET, make_salted(first=4)).rng_for(17).seed == int(mixed[:16], 16)


def test_the_rolls_are_the_same_in_both_builds() -> None:
    dice = FairDice(SECRET, make_dice())
    assert [dice.rng_for(step).below(6) + 1 for step in range(1, 13)] == [4, 6, 5, 6, 4, 4, 5, 1, 3, 6, 1, 5]
    assert dice.rng_for(1).seed == 0x2945EAFFCC9B1D19
    salted = FairDice(SECRET, make_salted())
    assert [salted.rng_for(step).below(6) + 1 for step in range(1, 13)] == [2, 2, 1, 5, 3, 3, 1, 6, 4, 5, 6, 3]
    assert salted.rng_for(1).seed == 0x2D74D7CF1F4226AB


@pytest.mark.parametrize(
    "other",
    [
        FairDice(OTHER, make_dice()),
        FairDice(SECRET, make_dice(attempts=[])),
        FairDice(SECRET, make_salted()),
        FairDice(SECRET, make_salted(salts=[])),
        FairDice(SECRET, make_salted(salts=SHARES)),
        with_shares(["a" * 64, "3" * 64, ""]),
        with_shares(["3" * 64, "", "a" * 64]),
        with_shares(["a" * 64, "a" * 64, "3" * 64]),
        with_shares(SHARES, attempts=2),
        with_shares(SHARES, first=2),
    ],
)
def test_everything_that_goes_in_counts(other: FairDice) -> None:
    dice = FairDice(SECRET, make_dice())
    assert not {dice.rng_for(step).seed for step in range(50)} & {other.rng_for(step).seed for step in range(50)}


def test_an_attempt_tells_who_did_not_open_and_who_opened_something_else() -> None:
    assert (late_seats(make_attempt()), false_seats(make_attempt())) == ([], [])
    assert (late_seats(LATE), false_seats(LATE)) == ([2], [])
    assert (late_seats(FALSE), false_seats(FALSE)) == ([], [0])
    unasked = msgspec.structs.replace(make_attempt(), shares=["a" * 64, "b" * 64, "3" * 64])
    assert false_seats(unasked) == [1]  # nothing was sealed there


def test_a_step_has_always_the_same_stream() -> None:
    shares = list(SHARES)
    dice, changed = FairDice(SECRET, make_dice()), FairDice(SECRET, make_dice(attempts=[make_attempt(shares)]))
    shares[0] = OTHER
    assert dice.rng_for(5).next() == dice.rng_for(5).next() == changed.rng_for(5).next()


def test_steps_are_rolled_evenly_and_independently() -> None:
    """Chi-square tests at about four standard deviations: of single rolls, and of pairs that follow each other."""
    dice = FairDice(SECRET, make_dice())
    rolls = [dice.rng_for(step).below(6) for step in range(1, 12_001)]
    for seen, cells in ((Counter(rolls), 6), (Counter(zip(rolls[::2], rolls[1::2], strict=True)), 36)):
        wanted = seen.total() / cells
        distance = sum((count - wanted) ** 2 / wanted for count in seen.values())
        assert len(seen) == cells
        assert distance < cells + 4 * (2 * cells) ** 0.5


@pytest.mark.parametrize("secret", ["", "00", SECRET[:-1], SECRET + "0", SECRET.upper(), SECRET + "\n", "x" * 64])
def test_a_secret_is_64_digits_and_is_not_told_in_the_error(secret: str) -> None:
    uses: list[tuple[str, Callable[[str], object]]] = [
        ("secret", make_commitment),
        ("secret", lambda text: FairDice(text, make_dice())),
        ("share", make_seal),
    ]
    for what, use in uses:
        with pytest.raises(BadSetup) as caught:
            use(secret)
        assert str(caught.value) == f"The {what} of the dice is not 64 hexadecimal digits."


# ---- a table -----------------------------------------------------------------------------------------------------


def test_the_header_tells_the_dice_but_not_the_secret(rats: Game) -> None:
    match = Match(rats, 3, dice=make_dice())
    roll(match, SECRET)
    assert SECRET not in write_record(match.record())
    assert match.header.dice == make_dice()
    assert match.header.seed is None


def test_revealing_puts_the_secret_into_the_header(rats: Game) -> None:
    match = Match(rats, 3, dice=make_dice())
    roll(match, SECRET)
    reveal(match, SECRET)
    assert match.header.dice == make_dice(secret=SECRET)
    verdict = verify(rats, match.record())
    assert (verdict.rolls, verdict.rolls_derived, verdict.rolls_before) == (1, True, 0)


def test_a_roll_is_decided_by_its_number_alone(rats: Game) -> None:
    match = Match(rats, 3, dice=make_dice())
    roll(match, SECRET)
    expected = Match(rats, 3).state.draw(FairDice(SECRET, make_dice()).rng_for(1))
    assert match.steps[0].do == rats.write_outcome(expected)


def test_a_seed_and_dice_do_not_go_together(rats: Game) -> None:
    with pytest.raises(BadSetup, match=r"^A game is rolled from a seed or with a table's dice, not both\.$"):
        Match(rats, 3, seed=1, dice=make_dice())


KNOWN = "this program knows only 'ratskeller dice 1' and 'ratskeller dice 2'"
WRONG = [
    (
        {"scheme": "loaded dice"},
        f"The dice follow the scheme 'loaded dice'; {KNOWN}.",
    ),
    ({"commitment": ""}, "The commitment '' of the dice is not 64 hexadecimal digits."),
    ({"commitment": "X" * 64}, f"The commitment '{'X' * 64}' of the dice is not 64 hexadecimal digits."),
    ({"secret": "12"}, "The secret of the dice is not 64 hexadecimal digits."),
    ({"first": 0}, "The first step that dice can decide is 1, not 0."),
    ({"salts": ["pepper"]}, "Dice of the scheme 'ratskeller dice 2' have no salts."),
    ({"scheme": SALTED}, "Dice of the scheme 'ratskeller dice 1' have no attempts."),
    (
        {"scheme": SALTED, "salts": ["\ud800"], "attempts": []},
        "The salt '\\ud800' has half a character in it.",
    ),
    *(
        (
            {"attempts": [make_attempt(), msgspec.structs.replace(make_attempt(), **{what: ["Ann"]})]},
            "Attempt 2 to open the dice does not have a name, a seal and a share for every seat.",
        )
        for what in ("names", "seals", "shares")
    ),
    ({"attempts": [make_attempt(seals=["x", "", ""])]}, "The seal 'x' of the dice is not 64 hexadecimal digits."),
    (
        {"attempts": [msgspec.structs.replace(make_attempt(), shares=["x", "", ""])]},
        "The share of the dice is not 64 hexadecimal digits.",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG)
def test_what_cannot_be_dice_is_refused(rats: Game, record: Record, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Match(rats, 3, dice=make_dice(**changes))
    assert str(caught.value) == sentence
    for read in (verify, replay):
        with pytest.raises(BadRecord) as found:
            read(rats, with_dice(record, **changes))
        assert type(found.value) is BadRecord
        assert str(found.value) == f"The header of the record is wrong: {sentence}"


def test_a_record_with_a_seed_and_dice_is_refused(rats: Game, record: Record) -> None:
    both = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, seed="0" * 16))
    with pytest.raises(BadRecord, match="from a seed or with a table's dice, not both"):
        verify(rats, both)


def test_the_text_of_a_record_keeps_the_dice(rats: Game, match: Match, record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert open_match(rats, record.header).header == match.header
    assert replay(rats, read_record(text)).record() == record


@pytest.mark.parametrize("field", ["scheme", "commitment"])
def test_dice_without_what_they_need_are_refused(record: Record, field: str) -> None:
    first, *rest = write_record(record).splitlines(keepends=True)
    header = json.loads(first)
    del header["dice"][field]
    with pytest.raises(BadRecord, match=rf"Object missing required field `{field}` - at `\$\.dice`"):
        read_record("".join([json.dumps(header) + "\n", *rest]))


# ---- verify ------------------------------------------------------------------------------------------------------


def test_a_good_record_is_verified(rats: Game, match: Match, record: Record) -> None:
    verdict = verify(rats, record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert (verdict.rolls, verdict.rolls_before) == (len(rolls_of(record)), 0)
    assert verdict.match.record() == record == match.record()


def test_every_game_can_be_rolled_fairly(game: Game) -> None:
    seats = game.seats[-1]
    attempt = make_attempt([SECRET] * seats, names=[""] * seats)
    match = play_fairly(Match(game, seats, dice=make_dice(attempts=[attempt])), seed=8)
    reveal(match, SECRET)
    verdict = verify(game, read_record(write_record(match.record())))
    assert verdict.finished
    assert verdict.rolls_derived
    assert bool(verdict.rolls) == bool(game.outcome_codes())


def test_without_the_secret_nothing_is_said_about_fairness(rats: Game, record: Record) -> None:
    verdict = verify(rats, with_dice(record, secret=None))
    assert verdict.finished
    assert not verdict.rolls_derived
    assert verdict.rolls == len(rolls_of(record))


@pytest.mark.parametrize("which", [0, -1])
def test_an_altered_roll_is_named(rats: Game, record: Record, which: int) -> None:
    number = rolls_of(record)[which]
    was = record.steps[number - 1].do
    steps = list(record.steps)
    steps[number - 1] = msgspec.structs.replace(steps[number - 1], do="roll 2 2 2 2 2")
    with pytest.raises(Altered) as caught:
        verify(rats, msgspec.structs.replace(record, steps=steps))
    said = f"Step {number} is not fair: {GIVE} “{was}”, the record says “roll 2 2 2 2 2”."
    assert (str(caught.value), caught.value.step) == (said, number)


def test_a_wished_for_roll_is_found_although_it_was_really_played(rats: Game) -> None:
    match = Match(rats, 3, dice=make_dice())
    fair = match.state.copy().draw(FairDice(SECRET, make_dice()).rng_for(1))
    match.deal(next(code for code, _ in match.state.weighted_outcomes() if code != fair))
    reveal(match, SECRET)
    assert replay(rats, match.record()).steps == match.steps
    with pytest.raises(Altered, match=f"Step 1 is not fair: {GIVE}"):
        verify(rats, match.record())


@pytest.mark.parametrize("changes", [{"secret": OTHER}, {"commitment": make_commitment(OTHER)}, {"commitment": OTHER}])
def test_an_altered_secret_or_commitment_is_named(rats: Game, record: Record, changes: dict[str, Any]) -> None:
    with pytest.raises(Altered) as caught:
        verify(rats, with_dice(record, **changes))
    assert (str(caught.value), caught.value.step) == (NO_FIT, 0)


def test_another_secret_with_its_own_commitment_does_not_give_these_rolls(rats: Game, record: Record) -> None:
    with pytest.raises(Altered, match=rf"Step \d+ is not fair: {GIVE}"):
        verify(rats, with_dice(record, secret=OTHER, commitment=make_commitment(OTHER)))


@pytest.mark.parametrize("salts", [[], SALTS[1:], [*SALTS, "another"], ["Ann's salt", *SALTS[1:]]])
def test_records_with_salts_are_still_verified(rats: Game, salts: list[str]) -> None:
    played = play_fairly(Match(rats, 3, dice=make_salted()))
    reveal(played, SECRET)
    assert verify(rats, played.record()).rolls_derived
    with pytest.raises(Altered, match="the secret and the salts give") as caught:
        verify(rats, with_dice(played.record(), salts=salts))
    assert caught.value.step in rolls_of(played.record())


@pytest.mark.parametrize("secret", [None, SECRET])
def test_an_altered_share_or_seal_is_named(rats: Game, record: Record, secret: str | None) -> None:
    for attempt in (LATE, FALSE, make_attempt(seals=[OTHER, *make_attempt().seals[1:]])):
        with pytest.raises(Altered) as caught:
            verify(rats, with_dice(record, attempts=[attempt], secret=secret))
        seat = 3 if attempt is LATE else 1
        said = f"The share of seat {seat} does not fit its seal; one of the two was altered."
        assert (str(caught.value), caught.value.step) == (said, 0)


def test_another_share_with_its_own_seal_does_not_give_these_rolls(rats: Game, record: Record) -> None:
    with pytest.raises(Altered, match=rf"Step \d+ is not fair: {GIVE}"):
        verify(rats, with_dice(record, attempts=[make_attempt([OTHER, "", "3" * 64])]))


def test_an_attempt_that_was_left_out_is_noticed(rats: Game) -> None:
    played = play_fairly(Match(rats, 3, dice=make_dice(attempts=[LATE, FALSE, make_attempt()])))
    reveal(played, SECRET)
    assert verify(rats, played.record()).rolls_derived
    for attempts in ([make_attempt()], [FALSE, make_attempt()], [LATE, LATE, FALSE, make_attempt()]):
        with pytest.raises(Altered, match=rf"is not fair: {GIVE}"):
            verify(rats, with_dice(played.record(), attempts=attempts))


def test_nobody_passes_over_an_attempt_at_which_all_was_open(rats: Game, record: Record) -> None:
    with pytest.raises(Altered) as caught:
        verify(rats, with_dice(record, attempts=[make_attempt(), make_attempt()]))
    said = "Every share was opened at attempt 1 of 2 to open the dice, but the game did not begin with it."
    assert (str(caught.value), caught.value.step) == (said, 0)


def test_an_attempt_is_about_every_seat(rats: Game, record: Record) -> None:
    few = make_attempt(SHARES[:2], names=NAMES[:2])
    with pytest.raises(Altered) as caught:
        verify(rats, with_dice(record, attempts=[few]))
    said = "Seats were left out: attempt 1 of 1 to open the dice has 2, and 3 played."
    assert (str(caught.value), caught.value.step) == (said, 0)


# ---- a game taken over -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def taken_over(rats: Game) -> Match:
    """A game of which another table rolled the first nine steps."""
    earlier = play_fairly(Match(rats, 3, dice=make_dice(attempts=[make_attempt([OTHER, OTHER, ""])])), seed=5)
    made = fork(earlier, 9, make_dice())
    play_fairly(made)
    reveal(made, SECRET)
    return made


def test_dice_decide_from_the_step_at_which_they_came(rats: Game, taken_over: Match) -> None:
    record = taken_over.record()
    assert record.header.dice == make_dice(first=10, secret=SECRET)
    verdict = verify(rats, read_record(write_record(record)))
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.rolls == len(rolls_of(record)) > verdict.rolls_before
    assert verdict.rolls_before == sum(number < 10 for number in rolls_of(record)) > 0


@pytest.mark.parametrize("first", [1, 9, 11, 12])
def test_an_altered_first_step_is_noticed(rats: Game, taken_over: Match, first: int) -> None:
    record = taken_over.record()
    with pytest.raises(Altered, match=GIVE) as caught:
        verify(rats, with_dice(record, first=first))
    assert caught.value.step in rolls_of(record)
    assert caught.value.step >= first


def test_a_first_step_after_the_last_one_is_noticed(rats: Game, taken_over: Match) -> None:
    record = taken_over.record()
    steps = len(record.steps)
    assert verify(rats, with_dice(record, first=steps + 1)).rolls_before == len(rolls_of(record))
    with pytest.raises(Altered) as caught:
        verify(rats, with_dice(record, first=steps + 2))
    said = f"The dice decide from step {steps + 2} on, but the record has only {steps} steps."
    assert (str(caught.value), caught.value.step) == (said, steps + 2)


def test_a_fork_leaves_the_dice_behind(match: Match) -> None:
    assert fork(match, 4).header.dice is None
