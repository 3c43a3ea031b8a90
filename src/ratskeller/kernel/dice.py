"""Dice that nobody can load or foresee, and whose fairness everybody can check once the game is over.

Before anybody sits down, the table publishes a commitment to 32 secret random bytes:

    commitment = SHA-256 of the text "ratskeller dice 1, commitment to " + secret      (the secret in hexadecimal)

so it cannot choose another secret later. Everybody who sits down adds a salt, a public text of their own, so the table
cannot have chosen a secret whose rolls it likes. Step number n of the record is then drawn with a generator of its own:

    seed = the first 8 bytes of HMAC-SHA256(secret bytes, JSON of ["ratskeller dice 1", [salts …], first, n])

where `first` is the first step that these dice decided (a table that took over a running game begins later than with
step 1). JSON without spaces, in UTF-8, tells every list of salts from every other one, and a browser can write it too.
No roll says anything about another: `Rng` alone could be foreseen from what it gave, an HMAC cannot. With the last step
the secret is revealed, and `verify` derives every roll again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import COMMON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.record import Dice

SCHEME = "ratskeller dice 1"
_HASH = re.compile("[0-9a-f]{64}")


def make_commitment(secret: str) -> str:
    """What can be published of a secret (64 hexadecimal digits) without telling it."""
    _check_digits("secret", secret)
    return hashlib.sha256(f"{SCHEME}, commitment to {secret}".encode()).hexdigest()


class FairDice:
    """The dice of one table, for those who know its secret."""

    def __init__(self, secret: str, salts: Sequence[str], first: int = 1) -> None:
        """Take the secret (64 hexadecimal digits), the salts in their order, and the first step that is decided."""
        _check_digits("secret", secret)
        check_salts(salts)
        self._key = bytes.fromhex(secret)
        self._salts = list(salts)
        self.first = first

    def rng_for(self, step: int) -> Rng:
        """The generator that decides one step; the record's steps are counted from 1."""
        message = msgspec.json.encode([SCHEME, self._salts, self.first, step])
        return Rng(int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big"))


def check_dice(dice: Dice) -> None:
    """Refuse what cannot be dice at all. Whether a secret fits its commitment is another question: see `fits`."""
    if dice.scheme != SCHEME:
        raise BadSetup(f"The dice follow the scheme {dice.scheme!r}; this program knows only {SCHEME!r}.")
    _check_digits("commitment", dice.commitment)
    if dice.secret is not None:
        _check_digits("secret", dice.secret)
    if dice.first < 1:
        raise BadSetup(f"The first step that dice can decide is 1, not {dice.first}.")
    check_salts(dice.salts)


def check_salts(salts: Sequence[str]) -> None:
    """Refuse a salt that is no text: half a character, which no record could hold."""
    for salt in salts:
        try:
            salt.encode()
        except UnicodeEncodeError:
            raise BadSetup(COMMON("setup-salt", salt=repr(salt))) from None


def fits(secret: str, dice: Dice) -> bool:
    """Whether this is the secret that a table committed itself to."""
    return hmac.compare_digest(make_commitment(secret), dice.commitment)


def _check_digits(what: str, text: str) -> None:
    if not _HASH.fullmatch(text):
        shown = "" if what == "secret" else f" {text!r}"  # an error message must not give a secret away
        raise BadSetup(f"The {what}{shown} of the dice is not 64 hexadecimal digits.")
