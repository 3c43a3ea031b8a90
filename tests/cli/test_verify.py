"""`verify`: good records, every kind of bad one, and files that are none."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.cli.verify import judge
from ratskeller.kernel.dice import SALTED, SCHEME, make_commitment, make_seal
from ratskeller.kernel.record import Attempt, Dice, write_record
from ratskeller.kernel.replay import fork
from ratskeller.kernel.rng import Rng
from tests.cli.command import assert_one_sentence, played, run_apart, run_here, write_game
from tests.kernel.fair_play import reveal, roll

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

    Capture = pytest.CaptureFixture[str]


def change(lines: list[str], number: int, **values: object) -> list[str]:
    """The lines of a record with one of them changed."""
    changed = {**json.loads(lines[number]), **values}
    return [*lines[:number], json.dumps(changed) + "\n", *lines[number + 1 :]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.jsonl"


@pytest.fixture
def lines(rats: Game, file: Path) -> list[str]:
    return write_game(rats, file)


def first_roll_of(lines: list[str]) -> int:
    return next(number for number, line in enumerate(lines) if '"chance"' in line)


def first_action_of(lines: list[str]) -> int:
    return next(number for number, line in enumerate(lines) if '"by":0' in line or '"by":1' in line or '"by":2' in line)


def test_a_good_record_is_called_so(capsys: Capture, lines: list[str], file: Path) -> None:
    ran = run_here(capsys, "verify", str(file))
    end = json.loads(lines[-1])
    rolls = sum('"chance"' in line for line in lines)
    assert ran.code == 0
    assert not ran.err
    assert f"All {end['steps']} steps are legal" in ran.out
    assert f"“{end['end']}” (clause {end['clause']})" in ran.out
    assert f"the {rolls} rolls follow from the seed" in ran.out


def test_without_a_seed_fairness_stays_open(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(change(lines, 0, seed=None)), encoding="utf-8")
    ran = run_here(capsys, "verify", str(file))
    assert ran.code == 0
    assert "without a seed nobody can say" in ran.out


# ---- dice of a table ---------------------------------------------------------------------------------------------


SECRET = "5a" * 32


SEALED = Attempt(names=["Ann", "Bob", "Cy"], seals=[make_seal(SECRET)] * 3, shares=[SECRET] * 3)
SALTY = Dice(scheme=SALTED, commitment=make_commitment(SECRET, SALTED), salts=["of Ann"])


def attempts(*shares: list[str]) -> Dice:
    """Dice that were to be opened so often, by three seats that had all sealed the same."""
    made = [msgspec.structs.replace(SEALED, shares=each) for each in shares]
    return Dice(scheme=SCHEME, commitment=make_commitment(SECRET), attempts=made)


def write_fair_game(
    game: Game, file: Path, *, keep: int = 0, is_open: bool = True, dice: Dice | None = None
) -> list[str]:
    """Write the record of a game that a table's own dice rolled, but for the first steps, and return its lines."""
    match, players = fork(played(game, seats=3), keep, dice or attempts([SECRET] * 3)), Rng(1)
    while not match.state.is_over():
        if match.state.is_chance():
            roll(match, SECRET)
        else:
            actions = match.state.legal_actions(match.state.mover)
            match.act(match.state.mover, actions[players.below(len(actions))])
    if is_open:
        reveal(match, SECRET)
    file.write_text(write_record(match.record()), encoding="utf-8")
    return file.read_text(encoding="utf-8").splitlines(keepends=True)


def test_fair_dice_are_called_so(capsys: Capture, rats: Game, file: Path) -> None:
    rolls = sum('"chance"' in line for line in write_fair_game(rats, file))
    ran = run_here(capsys, "verify", str(file))
    assert (ran.code, ran.err) == (0, "")
    told = f"and the {rolls} rolls follow from the secret that the table committed itself to"
    assert f"{told} and from the shares of all 3 seats.\n" in ran.out


def test_dice_with_salts_are_called_fair_too(capsys: Capture, rats: Game, file: Path) -> None:
    write_fair_game(rats, file, dice=SALTY)
    ran = run_here(capsys, "verify", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert "rolls follow from the secret that the table committed itself to.\n" in ran.out


def test_it_is_told_who_added_nothing_and_who_stopped_the_start(capsys: Capture, rats: Game, file: Path) -> None:
    stopped = "at attempt 1 Bob and Cy did not open; at attempt 2 Bob opened something else than was sealed"
    cases = (
        (Dice(scheme=SCHEME, commitment=make_commitment(SECRET)), ", to which no seat added a share.\n"),
        (
            Dice(
                scheme=SCHEME,
                commitment=make_commitment(SECRET),
                attempts=[Attempt(names=["", "", ""], seals=["", make_seal(SECRET), ""], shares=["", SECRET, ""])],
            ),
            " and from the shares of 1 of 3 seats.\n",
        ),
        (
            attempts([SECRET, "", ""], [SECRET, "5b" * 32, ""], [SECRET] * 3),
            f" and from the shares of all 3 seats, opened at attempt 3 ({stopped}).\n",
        ),
    )
    for dice, told in cases:
        write_fair_game(rats, file, dice=dice)
        ran = run_here(capsys, "verify", str(file))
        assert (ran.code, ran.err) == (0, "")
        assert f"the secret that the table committed itself to{told}" in ran.out


def test_until_the_secret_is_revealed_fairness_stays_open(capsys: Capture, rats: Game, file: Path) -> None:
    rolls = sum('"chance"' in line for line in write_fair_game(rats, file, is_open=False))
    ran = run_here(capsys, "verify", str(file))
    assert ran.code == 0
    assert f"without the secret behind the dice nobody can say whether the {rolls} rolls were fair.\n" in ran.out


def test_rolls_from_before_the_dice_are_told_apart(capsys: Capture, rats: Game, file: Path) -> None:
    lines = write_fair_game(rats, file, keep=1)
    rolls = sum('"chance"' in line for line in lines) - 1
    ran = run_here(capsys, "verify", str(file))
    assert ran.code == 0
    assert (
        f"the {rolls} rolls follow from the secret that the table committed itself to and from the shares of all 3 "
        "seats, but nobody can say whether the 1 roll was fair that came before step 2.\n" in ran.out
    )
    dice = json.loads(lines[0])["dice"]
    file.write_text("".join(change(lines, 0, dice={**dice, "first": len(lines) - 1})), encoding="utf-8")
    ran = run_here(capsys, "verify", str(file))
    before = f"the {rolls + 1} rolls were fair that came before step {len(lines) - 1}"
    assert f"and nobody can say whether {before}.\n" in ran.out


def test_altered_dice_are_named(capsys: Capture, rats: Game, file: Path) -> None:
    lines = write_fair_game(rats, file)
    dice = json.loads(lines[0])["dice"]
    for changes, sentence, code in (
        ({"secret": "5b" * 32}, "The secret of the dice does not fit their commitment", 1),
        ({"commitment": "5b" * 32}, "The secret of the dice does not fit their commitment", 1),
        ({"attempts": []}, "is not fair: the secret and the shares give", 1),
        (
            {"attempts": [{**dice["attempts"][0], "shares": ["", "", ""]}]},
            "The share of seat 1 does not fit its seal",
            1,
        ),
        ({"scheme": "trust me"}, "The dice follow the scheme 'trust me'", 2),
        ({"secret": "5a"}, "The secret of the dice is not 64 hexadecimal digits", 2),
    ):
        file.write_text("".join(change(lines, 0, dice={**dice, **changes})), encoding="utf-8")
        assert_one_sentence(run_here(capsys, "verify", str(file)), sentence, code=code)
    number = first_roll_of(lines)
    file.write_text("".join(change(lines, number, do="roll 2 2 2 2 2")), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), f"Step {number} is not fair", code=1)


def test_a_game_with_dice_does_not_go_on_at_the_terminal(capsys: Capture, rats: Game, file: Path) -> None:
    lines = write_fair_game(rats, file, is_open=False)
    file.write_text("".join(lines[:6]), encoding="utf-8")
    ran = run_here(capsys, "play", "--terminal", "--resume", str(file))
    assert_one_sentence(ran, "rolled with the dice of its table; it can go on only there")


# ---- bad records -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("in_catalogue")
def test_every_game(capsys: Capture, game: Game, file: Path) -> None:
    file.write_text(write_record(played(game, seats=game.seats[-1]).record()), encoding="utf-8")
    assert run_here(capsys, "verify", str(file)).code == 0


def test_a_forbidden_step_is_named_with_its_clause(capsys: Capture, lines: list[str], file: Path) -> None:
    number = first_action_of(lines)
    file.write_text("".join(change(lines, number, do="announce 3")), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), f"Step {number} (“announce 3”)", "(clause 6c.3)", code=1)


def test_a_loaded_roll_is_named(capsys: Capture, lines: list[str], file: Path) -> None:
    number = first_roll_of(lines)
    file.write_text("".join(change(lines, number, do="roll 2 2 2 2 2")), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), f"Step {number} is not fair", code=1)


def test_a_wrong_position_is_named(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(change(lines, 2, state="0" * 16)), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "Step 2", "it was altered", code=1)


def test_a_wrong_end_is_found(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(change(lines, len(lines) - 1, ranks=[9, 9, 9])), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "does not tell how the game really ended", code=1)


def test_a_step_of_nobody_is_named(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(change(lines, first_action_of(lines), by=7)), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "there is no seat 7", code=1)


def test_an_unfinished_record_tells_where_it_stops(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(lines[:6]), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "stops after step 5, before the game is over", code=1)


def test_a_record_without_its_last_line(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "last line is missing", code=1)


def test_a_record_cut_off_in_a_line(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(lines)[:-40], encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "cut off", code=1)


def test_an_empty_record(capsys: Capture, file: Path) -> None:
    file.touch()
    assert_one_sentence(run_here(capsys, "verify", str(file)), "empty", code=1)


def test_other_versions_are_not_judged(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(change(lines, 0, rules_version=99)), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "version 99 of the rules")
    file.write_text("".join(change(lines, 0, record=99)), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "format 99")


def test_other_games_are_not_judged(capsys: Capture, lines: list[str], file: Path) -> None:
    file.write_text("".join(change(lines, 0, game="rat_in_the_walls")), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "did you mean rats_in_the_walls?")


def test_files_that_are_no_records(capsys: Capture, tmp_path: Path, file: Path) -> None:
    assert_one_sentence(run_here(capsys, "verify", str(tmp_path / "nix")), "There is no file", "nix")
    assert_one_sentence(run_here(capsys, "verify", str(tmp_path)), "is a directory; a file was expected")
    file.write_bytes(b"\x7fELF\x00\xff\xfe")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "is not a text in UTF-8")
    file.write_text("Dear diary,\n", encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "This is not a record")
    file.write_text('{"record": 1, "options": ' + "[" * 100_000 + "\n", encoding="utf-8")
    assert_one_sentence(run_here(capsys, "verify", str(file)), "This is not a record")


def test_no_file_at_all(capsys: Capture) -> None:
    assert_one_sentence(run_here(capsys, "verify"), "FILE is missing")


def test_several_files_get_a_line_each_and_the_worst_code(
    capsys: Capture, lines: list[str], file: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(lines[:6]), encoding="utf-8")
    ran = run_here(capsys, "verify", str(file), str(cut))
    assert ran.code == 1
    assert [len(ran.out.splitlines()), len(ran.err.splitlines())] == [1, 1]
    ran = run_here(capsys, "verify", str(tmp_path / "nix"), str(cut), str(file))
    assert ran.code == 2
    assert [len(ran.out.splitlines()), len(ran.err.splitlines())] == [1, 2]


def test_a_process_of_its_own_says_the_same(lines: list[str], file: Path) -> None:
    assert run_apart("verify", str(file)).code == 0
    file.write_text("".join(lines[:6]), encoding="utf-8")
    assert_one_sentence(run_apart("verify", str(file)), "stops after step 5", code=1)


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("spoilt") / "record.jsonl"


@given(place=st.floats(0, 1), what=st.binary(min_size=1, max_size=4), cut=st.integers(0, 4))
def test_no_damage_makes_it_stumble(rats: Game, spoilt: Path, place: float, what: bytes, cut: int) -> None:
    write_game(rats, spoilt)
    good = spoilt.read_bytes()
    at = int(place * len(good))
    spoilt.write_bytes(good[:at] + what + good[at + cut :])
    assert judge(str(spoilt)) in {0, 1, 2}


def test_a_record_tells_of_the_help_that_its_table_had(capsys: Capture, lines: list[str], file: Path) -> None:
    seats = json.loads(lines[0])["seats"]
    taken = [2, *[0] * (seats - 1)]
    help_ = {"hints": True, "coach": True, "taken": taken, "warned": [0] * seats}
    file.write_text("".join(change(lines, 0, help=help_)), encoding="utf-8")
    ran = run_here(capsys, "verify", str(file))
    assert ran.code == 0
    assert ran.out.strip().endswith("Hints taken: seat 1 2. Warnings: none.")
