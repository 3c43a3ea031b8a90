"""The text of a record: written, read again, and refused with a sentence in every way it can be broken."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import Altered, BadRecord, OtherVersion, Truncated, UnknownGame
from ratskeller.kernel.record import EndLine, Header, Record, StepLine, read_record, write_line, write_record

HEADER = '{"record":1,"game":"rats_in_the_walls","rules_version":1,"seats":3,"seed":"000000000000002a"}\n'
STEP = '{"n":1,"by":"chance","do":"roll none","state":"00000000000000ff"}\n'
SECOND = '{"n":2,"by":0,"do":"announce 1","state":"0000000000000abc"}\n'
END = '{"end":"fee","clause":"7.1","steps":2,"scores":[0,8,8],"ranks":[3,1,1]}\n'


def test_a_record_is_written_and_read_again() -> None:
    record = Record(
        Header(record=1, game="rats_in_the_walls", rules_version=1, seats=3, seed="000000000000002a"),
        [StepLine(1, "chance", "roll none", "00000000000000ff"), StepLine(2, 0, "announce 1", "0000000000000abc")],
        EndLine("fee", "7.1", 2, [0, 8, 8], [3, 1, 1]),
    )
    text = HEADER + STEP + SECOND + END
    assert write_record(record) == text
    assert read_record(text) == record


def test_a_record_without_an_end_is_unfinished() -> None:
    record = read_record(HEADER + STEP)
    assert record.end is None
    assert len(record.steps) == 1
    assert write_record(record) == HEADER + STEP


def test_a_record_of_the_header_alone_is_a_game_before_its_first_step() -> None:
    assert read_record(HEADER).steps == []


def test_everything_in_a_header_comes_back() -> None:
    header = Header(
        record=1,
        game="g",
        rules_version=7,
        seats=2,
        options={"end": "round_end", "n": 3},
        packs={"payout": {"name": "own", "deep": [1, {"x": None}]}},
        names=["Ä“\n", "💀"],
        bots=["", "search:5"],
        seed="ffffffffffffffff",
        note="a note",
    )
    assert read_record(write_line(header)).header == header


def test_an_action_called_end_is_not_the_end() -> None:
    record = read_record(HEADER + STEP.replace("roll none", "end"))
    assert (record.steps[0].do, record.end) == ("end", None)


def test_spaces_and_windows_line_breaks_are_read() -> None:
    text = (HEADER + STEP + SECOND + END).replace(":", ": ").replace("\n", "\r\n")
    assert read_record(text) == read_record(HEADER + STEP + SECOND + END)


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        ("", Truncated, "The record is empty."),
        (" \n\n", Truncated, "The record is empty."),
        (HEADER[:-1], Truncated, "The record is cut off in line 1: its last line does not end."),
        (HEADER + STEP[:20], Truncated, "The record is cut off in line 2: its last line does not end."),
        (HEADER + STEP + SECOND + END[:-1], Truncated, "The record is cut off in line 4: its last line does not end."),
        ("hello\n", BadRecord, "This is not a record: its first line is not a JSON object."),
        ("[1]\n", BadRecord, "This is not a record: its first line is not a JSON object."),
        ("\n" + HEADER, BadRecord, "This is not a record: its first line is not a JSON object."),
        ('{"record":' + "[" * 99_999 + "\n", BadRecord, "This is not a record: its first line is not a JSON object."),
        ("\ud800\n", BadRecord, "This is not a record: its first line is not a JSON object."),
        ("{}\n", BadRecord, "This is not a record: its first line has no “record” in it."),
        (STEP, BadRecord, "This is not a record: its first line has no “record” in it."),
        (HEADER.replace("1", "3", 1), OtherVersion, "This record has the format 3; this program reads format 1 and 2."),
        ('{"record":"x"}\n', OtherVersion, "This record has the format 'x'; this program reads format 1 and 2."),
        ('{"record":[]}\n', OtherVersion, "This record has the format []; this program reads format 1 and 2."),
        (
            HEADER.replace('"seats":3,', ""),
            BadRecord,
            "The header of the record is wrong: Object missing required field `seats`.",
        ),
        (
            HEADER.replace(":3,", ':"3",'),
            BadRecord,
            "The header of the record is wrong: Expected `int`, got `str` - at `$.seats`.",
        ),
        (
            HEADER.replace('"seats"', '"chairs":3,"seats"'),
            BadRecord,
            "The header of the record is wrong: Object contains unknown field `chairs`.",
        ),
        (HEADER + "nonsense\n", BadRecord, "Line 2 of the record cannot be read: JSON is malformed"),
        (HEADER + "\n" + STEP, BadRecord, "Line 2 of the record cannot be read: "),
        (HEADER + STEP + "[]\n", BadRecord, "Line 3 of the record cannot be read: Expected `object`, got `array`."),
        (HEADER + '{"n":' + "[" * 3_900 + "\n", BadRecord, "Line 2 of the record cannot be read: "),
        (
            HEADER + STEP + "[" * 4_001 + "\n",
            BadRecord,
            "Line 3 of the record has 4001 letters; it can have at most 4000.",
        ),
        ("{" * 1_000_001 + "\n", BadRecord, "Line 1 of the record has 1000001 letters; it can have at most 1000000."),
        (HEADER + "\ud800\n", BadRecord, "Line 2 of the record cannot be read: "),
        (
            HEADER + STEP.replace('"chance"', '"fate"'),
            BadRecord,
            "Line 2 of the record cannot be read: Invalid enum value 'fate' - at `$.by`.",
        ),
        (
            HEADER + STEP.replace('"chance"', "true"),
            BadRecord,
            "Line 2 of the record cannot be read: Expected `int | str`, got `bool` - at `$.by`.",
        ),
        (
            HEADER + STEP.replace('"do":"roll none",', ""),
            BadRecord,
            "Line 2 of the record cannot be read: Object missing required field `do`.",
        ),
        (
            HEADER + STEP + SECOND.replace('"n":2', '"n":1'),
            Altered,
            "Line 3 of the record should be step 2, but calls itself step 1.",
        ),
        (HEADER + SECOND, Altered, "Line 2 of the record should be step 1, but calls itself step 2."),
        (
            HEADER + STEP + END.replace('"fee"', "7"),
            BadRecord,
            "Line 3 of the record cannot be read: Expected `str`, got `int` - at `$.end`.",
        ),
        (HEADER + STEP + END + SECOND, BadRecord, "Line 4 of the record comes after its end."),
        (HEADER + STEP + END + END, BadRecord, "Line 4 of the record comes after its end."),
        (HEADER + STEP + END + "\n", BadRecord, "Line 4 of the record comes after its end."),
        (HEADER + HEADER, BadRecord, "Line 2 of the record cannot be read: "),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(text: str, kind: type[BadRecord], sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert type(caught.value) is kind
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")


def test_a_wrong_step_number_names_the_step_that_should_be_there() -> None:
    with pytest.raises(Altered) as caught:
        read_record(HEADER + STEP + SECOND.replace('"n":2', '"n":9'))
    assert caught.value.step == 2


def test_an_unknown_game_is_for_the_catalogue_to_say() -> None:
    header = read_record(HEADER.replace("rats_in_the_walls", "rats_in_the_wall")).header
    with pytest.raises(UnknownGame, match="did you mean rats_in_the_walls"):
        find_game(header.game)
    with pytest.raises(UnknownGame, match="there are: rats_in_the_walls"):
        find_game("whist")


@given(text=st.text(max_size=80))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@given(data=st.data())
def test_a_record_with_any_one_character_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = HEADER + STEP + SECOND + END
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(["", "{", "}", '"', ",", "9", "\n", "\\", "é", "\x00"]))
    with contextlib.suppress(BadRecord):
        assert isinstance(read_record(text[:at] + put + text[at + 1 :]), Record)
