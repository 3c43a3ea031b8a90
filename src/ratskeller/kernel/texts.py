"""Texts that come from packs and lessons, in as many languages as somebody has written them in.

In a file a text is plain, for everybody, or a table such as `{ en = "HILL", de = "HÜGEL" }`. The packs and lessons of
the house are English; their translations lie beside them (`cove.de.toml`) as tables from the English text to the other.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from ratskeller.kernel.words import ENGLISH, LANGUAGES, Spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from importlib.resources.abc import Traversable

Translations = dict[str, dict[str, str]]  # by language, then by the English text


class Text(Spoken):
    """A text by language; where one is missing, English stands in for it. A kind of texts may set limits."""

    __slots__ = ("_texts",)
    least: ClassVar[int] = 0  # letters
    most: ClassVar[int | None] = None

    def __init__(self, texts: str | Mapping[str, str] = "") -> None:
        self._texts = {ENGLISH: texts} if isinstance(texts, str) else dict(texts)

    def word(self, language: str) -> str:
        """The text in a language."""
        return self._texts.get(language) or self._texts[ENGLISH]

    def plain(self) -> str | dict[str, str]:
        """The text as it stands in a file."""
        return dict(self._texts) if len(self._texts) > 1 else self._texts[ENGLISH]

    @property
    def by_language(self) -> Mapping[str, str]:
        """All that was written."""
        return self._texts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self._texts == other._texts

    def __hash__(self) -> int:
        return hash(self._texts[ENGLISH])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.plain()!r})"


def every_language(say: Callable[[str], str]) -> Text:
    """The text that is made by saying something in each language."""
    return Text({language: say(language) for language in LANGUAGES})


def text_reader(translations: Translations) -> Callable[[type, Any], Any]:
    """For msgspec: reads a text from its plain value, and adds its translations. Complaints sound as msgspec's do."""

    def read(kind: type, value: Any) -> Any:
        if not issubclass(kind, Text):
            raise NotImplementedError(kind)
        if isinstance(value, str):
            others = {language: table[value] for language, table in translations.items() if value in table}
            return _check(kind({ENGLISH: value, **others}))
        if not isinstance(value, dict):
            raise ValueError(f"Expected `str`, got `{_type_name(value)}`")  # noqa: TRY004 (msgspec adds the place)
        for language in value:
            if language not in LANGUAGES:
                raise ValueError(f"Object contains unknown field `{language}`")
        if ENGLISH not in value:
            raise ValueError(f"Object missing required field `{ENGLISH}`")
        for text in value.values():
            if not isinstance(text, str):
                raise ValueError(f"Expected `str`, got `{_type_name(text)}`")  # noqa: TRY004
        return _check(kind(value))

    return read


def _check(text: Text) -> Text:
    for language, written in text.by_language.items():
        where = f" in “{language}”" if len(text.by_language) > 1 else ""
        if language == ENGLISH and len(written) < text.least:
            raise ValueError(f"Expected `str` of length >= {text.least}{where}")
        if text.most is not None and len(written) > text.most:
            raise ValueError(f"Expected `str` of length <= {text.most}{where}")
    return text


def _type_name(value: object) -> str:
    return {"list": "array", "dict": "object"}.get(type(value).__name__, type(value).__name__)


def read_translations(folder: Traversable, name: str) -> Translations:
    """What lies beside a file of the house, by language."""
    found = {language: folder / f"{name}.{language}.toml" for language in LANGUAGES if language != ENGLISH}
    return {
        language: tomllib.loads(file.read_text(encoding="utf-8")) for language, file in found.items() if file.is_file()
    }


# ---- on the way out ----------------------------------------------------------------------------------------


def encode(value: Any, language: str = ENGLISH) -> bytes:
    """Anything as JSON, every text in it worded for who reads the language."""
    return _encoder(language).encode(value)


@cache
def _encoder(language: str) -> msgspec.json.Encoder:
    return msgspec.json.Encoder(enc_hook=wording(language))


def wording(language: str) -> Callable[[Any], Any]:
    """For msgspec: a text as its reader gets it."""
    return lambda text: text.word(language)


def worded_values(value: Any, language: str) -> Any:
    """Anything as plain values, every text in it worded for who reads the language."""
    return msgspec.to_builtins(value, enc_hook=wording(language))


def plain_values(value: Any) -> Any:
    """Anything as it stands in a record or a file, every text in all its languages."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=lambda text: text.plain()))


def text_schema(kind: type) -> dict[str, str]:
    """For msgspec: what a text is on the wire."""
    if not issubclass(kind, Spoken):
        raise NotImplementedError(kind)
    return {"type": "string"}
