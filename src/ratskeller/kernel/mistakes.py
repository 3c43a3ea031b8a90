"""Everything that is wrong with a pack, at once, for whoever writes one: each mistake with its line and what was meant.

Reading a pack stops at the first mistake. Here a wrong value is noted and replaced by one that fits, until the rest can
be read; what the pack itself then finds wrong is noted too, except where something was replaced.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from ratskeller.kernel.packs import (
    Provenance,
    fill,
    is_text,
    kinds_of,
    line_of,
    modern,
    not_toml,
    place_of,
    plainly,
    reason_of,
    type_below,
    unseen_signs,
)

if TYPE_CHECKING:
    from ratskeller.kernel.packs import Pack

MOST = 200  # mistakes of one pack


def find_mistakes(kind: type[Pack], text: str, source: str) -> list[str]:
    """All mistakes of a pack of a kind, in the order of their lines."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return [not_toml(error, text, source)]
    unseen = list(unseen_signs(values))
    values = modern(kind, values)
    mended: dict[str, str] = {}  # by place
    doubts: set[str] = set()  # places of what was replaced by something that other values are compared with
    wrong: list[tuple[str, str]] = []
    is_guessed = False  # whether a value was replaced by one that may not be the one that was meant
    for _ in range(MOST):
        try:
            pack = fill(kind, values)
        except msgspec.ValidationError as error:
            path = place_of(error)
            reason = reason_of(kind, error)
            if reason.endswith("got `null`"):  # there is none in TOML: nothing was found that fits there
                break
            place = _full(path, reason)
            mended[place] = reason
            replaced = _mend(values, kind, path, reason)
            if not _is_provenance(replaced):
                doubts.add(place)
            is_guessed = is_guessed or not all(_is_plain(each) for each in kinds_of(replaced))
        else:
            wrong = [
                (path, reason)
                for path, reason in pack.mistakes()
                if path not in mended
                and not _is_doubtful(path, doubts, is_guessed and not isinstance(values.get(path), str))
            ]
            break
    lines = sorted((line_of(text, path), path, reason) for path, reason in [*unseen, *mended.items(), *wrong])
    return [f"{source}:{line}: {path or 'the file'}: {plainly(reason)}." for line, path, reason in lines]


def _full(path: str, reason: str) -> str:
    """The place of an unknown or missing word is below the place that the error names."""
    word = re.search(r"(?:unknown|missing required) field `([^`]+)`", reason)
    return f"{path}.{word.group(1)}".lstrip(".") if word else path


def _is_doubtful(path: str, doubts: set[str], is_guessed: bool) -> bool:  # noqa: FBT001
    """Whether something beside or around a place was replaced, so that what is said of it may not be true."""
    holder = path.rpartition(".")[0]
    if not holder:  # totals, for which all cards matter
        return is_guessed
    return any(other == holder or other.rpartition(".")[0] in {holder, path} for other in doubts)


def _mend(values: Any, kind: type[Pack], path: str, reason: str) -> Any:
    """Replace, add or take away the value that is wrong, and return the type of what stands there now, if anything."""
    parts = [part for part in re.split(r"[.\[\]]+", path) if part]
    info: Any = msgspec.inspect.type_info(kind)
    holder: Any = None
    at: Any = None
    for part in parts:
        holder = values
        info = type_below(info, part)
        at = int(part) if isinstance(values, list) else part
        values = values[at]
    if unknown := re.search(r"unknown field `([^`]+)`", reason):
        del values[unknown.group(1)]
        return None
    if missing := re.search(r"missing required field `([^`]+)`", reason):
        info = type_below(info, missing.group(1))
        values[missing.group(1)] = _sample(info)
    else:
        holder[at] = _sample(info)
    return info


def _is_plain(info: Any) -> bool:
    """Whether no total changes with what stands there now: nothing, a text, who wrote it, or the only word allowed."""
    if isinstance(info, msgspec.inspect.LiteralType):
        return len(info.values) == 1 or _is_provenance(info)
    return info is None or isinstance(info, msgspec.inspect.StrType) or is_text(info)


def _is_provenance(info: Any) -> bool:
    """Whether a value says who wrote something: nothing else depends on that."""
    return isinstance(info, msgspec.inspect.LiteralType) and set(info.values) == set(get_args(Provenance))


def _sample(info: Any) -> Any:
    """Any value of a type."""
    kinds = msgspec.inspect
    for each in kinds_of(info):
        if isinstance(each, kinds.LiteralType):
            return each.values[0]
        if isinstance(each, kinds.StructType):
            return {field.encode_name: _sample(field.type) for field in each.fields if field.required}
        if isinstance(each, kinds.CollectionType):
            return [_sample(each.item_type) for _ in range(each.min_length or 0)]
        if isinstance(each, kinds.BoolType):
            return False
        if isinstance(each, kinds.IntType):
            return each.ge if each.ge is not None else 1
        if is_text(each):
            return "x" * (each.cls.least or 1)
        if isinstance(each, kinds.StrType):
            return "x" * (each.min_length or 1)
    return None
