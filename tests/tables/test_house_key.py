"""The key of the house, and what is made from it."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel.dice import make_commitment
from ratskeller.kernel.errors import BadSetup
from ratskeller.tables.house_key import HouseKey, make_key, read_key
from ratskeller.tables.tokens import TABLE_LENGTH, TABLE_LETTERS, new_table_id, new_token
from tests.tables.cellar import KEY

if TYPE_CHECKING:
    from pathlib import Path


def test_everything_follows_from_the_key_and_the_table() -> None:
    one, same, other = HouseKey(KEY), HouseKey(KEY), HouseKey(bytes(32))
    assert one.secret("abc") == same.secret("abc")
    assert len({one.secret("abc"), one.secret("abd"), other.secret("abc")}) == 3
    assert one.commitment("abc") == make_commitment(one.secret("abc"))
    assert one.next_table("abc") == same.next_table("abc")
    assert len({one.next_table("abc"), one.next_table("abd"), other.next_table("abc")}) == 3
    assert one.fingerprint("127.0.0.1") == same.fingerprint("127.0.0.1") != other.fingerprint("127.0.0.1")
    assert KEY.hex() not in repr(one)


def test_names_and_tokens() -> None:
    names = {new_table_id() for _ in range(50)} | {HouseKey(KEY).next_table("abc")}
    assert len(names) == 51
    assert all(len(name) == TABLE_LENGTH and set(name) <= set(TABLE_LETTERS) for name in names)
    assert len({new_token() for _ in range(50)}) == 50
    assert all(len(new_token()) == 43 for _ in range(5))


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "key"
    make_key(path)
    key = read_key(path)
    assert len(key) == 32
    make_key(path)
    assert read_key(path) == key
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(path.parent.iterdir()) == [path]


def test_of_two_processes_that_make_a_key_the_first_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, link = tmp_path / "key", os.link

    def late(source: Any, target: Any) -> None:
        path.write_text(KEY.hex() + "\n")
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    make_key(path)
    assert read_key(path) == KEY
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("content", ["", "rats", "00" * 31, "00" * 33, "zz" * 32])
def test_a_file_that_holds_no_key(tmp_path: Path, content: str) -> None:
    path = tmp_path / "key"
    path.write_text(content)
    with pytest.raises(BadSetup, match=r"^The key file .*/key does not hold a key, 64 hexadecimal digits: put a copy"):
        read_key(path)
    assert path.read_text() == content


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"\xff\xfe")
    for path in (tmp_path / "key", tmp_path):
        with pytest.raises(BadSetup, match="cannot be read"):
            read_key(path)


def test_a_file_that_is_not_there_is_not_made_by_who_only_reads(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"^There is no key file .*/key\.$"):
        read_key(tmp_path / "key")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_made_is_one_sentence_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadSetup, match=r"^The key file .*/key cannot be made: No space left on device\.$"):
        make_key(tmp_path / "key")
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_others_can_read_becomes_its_owners(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_text(KEY.hex())
    path.chmod(0o644)
    assert read_key(path) == KEY
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_file_whose_permissions_are_not_ours_to_change_is_used_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(_path: Path, _mode: int) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    path = tmp_path / "key"
    path.write_text(KEY.hex())
    path.chmod(0o444)
    monkeypatch.setattr(type(path), "chmod", refuse)
    assert read_key(path) == KEY
    assert "can be read by others on this machine" in caplog.text
