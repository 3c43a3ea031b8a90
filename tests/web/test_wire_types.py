"""The TypeScript types are those of the Python types, for every game of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
import pytest

from ratskeller.catalogue import GAMES
from tools import wire_types

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_is_written_for_every_game_and_none_is_left_of_a_game_that_is_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(wire_types, "FOLDER", tmp_path / "wire")
    wire_types.main()
    (tmp_path / "wire" / "gone.ts").touch()
    wire_types.main()
    written = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "wire").iterdir()}
    assert written == wire_types.every_file()
    assert written.keys() == {"types.ts", *(f"{name}.ts" for name in GAMES)}


@pytest.mark.parametrize("name", GAMES)
def test_every_action_and_a_view_of_every_game_is_there(name: str) -> None:
    text = wire_types.game_types(name)
    game = GAMES[name]
    for tag in {game.action(code).__struct_config__.tag for code in game.action_codes()}:
        assert f"  readonly do: '{tag}'\n" in text
    for needed in ("export interface View {", "export type Action =\n", "export type Event =\n"):
        assert needed in text


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sent and asked for."""

    flag: bool = False


class Asked(msgspec.Struct, tag="asked", forbid_unknown_fields=True):
    """What somebody asks."""

    must: tuple[int, str]
    may: Inner = Inner()  # a default


class Answered(msgspec.Struct, tag_field="kind"):
    """What is answered."""

    maybe: Inner | None
    many: dict[Literal["a", "b"], list[int | None]]
    rest: tuple[int, ...] = ()


def test_how_types_are_written() -> None:
    text = wire_types.Printer([]).print_all([Asked, Answered])
    assert text == (
        "/** What is answered. */\nexport interface Answered {\n  readonly kind: 'Answered'\n"
        "  readonly maybe: Inner | null\n"
        "  readonly many: Readonly<Partial<Record<'a' | 'b', readonly (number | null)[]>>>\n"
        "  readonly rest: readonly number[]\n}\n\n"
        "/** What somebody asks. */\nexport interface Asked {\n  readonly type: 'asked'\n"
        "  readonly must: readonly [number, string]\n  /** a default */\n  readonly may?: Inner\n}\n\n"
        "/** Sent and asked for. */\nexport interface Inner {\n  readonly flag: boolean\n}\n"
    )


def test_what_is_sent_only_now_and_then_may_be_missing() -> None:
    text = wire_types.every_file()["types.ts"]
    assert "  readonly obstacles?: readonly Obstacle[]\n" in text
    assert "  readonly seq: number | null\n" in text
