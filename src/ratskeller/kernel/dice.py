"""Dice that nobody can load, foresee or choose, and whose fairness everybody can check once the game is over.

Before anybody sits down, the table publishes a commitment to 32 secret random bytes:

    commitment = SHA-256 of the text "ratskeller dice 2, commitment to " + secret      (the secret in hexadecimal)

so it cannot choose another secret later. The device of every seat makes a share of its own, 32 random bytes too, and
on sitting down tells only its seal:

    seal = SHA-256 of the text "ratskeller dice 2, share " + share                     (the share in hexadecimal)

When the game is to begin all shares are opened: an attempt. If one is not opened, or does not fit its seal, nothing
begins; all shares are made anew, and the attempt stays on record. Step number n is then drawn with a generator of its
own:

    seed = the first 8 bytes of HMAC-SHA256(secret bytes, JSON of ["ratskeller dice 2", attempt, [shares …], first, n])

where `attempt` counts from 1, the shares are those of all seats in their order (empty where a seat adds none), and
`first` is the first step that these dice decided (a table that took over a running game begins later than with step 1,
without any attempt: 0 and no shares). JSON without spaces, in UTF-8, is what a browser writes too. No roll says
anything about another: `Rng` alone could be foreseen from what it gave, an HMAC cannot. With the last step the secret
is revealed, and `verify` derives every roll again.

Tables of an earlier day follow the scheme "ratskeller dice 1": instead of the attempt and the shares it has salts,
texts that people added openly, so that who came last could choose.
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

    from ratskeller.kernel.record import Attempt, Dice

SALTED = "ratskeller dice 1"
SCHEME = "ratskeller dice 2"
_DIGITS = re.compile("[0-9a-f]{64}")


def make_commitment(secret: str, scheme: str = SCHEME) -> str:
    """What can be published of a secret (64 hexadecimal digits) without telling it."""
    _check_digits("secret", secret)
    return hashlib.sha256(f"{scheme}, commitment to {secret}".encode()).hexdigest()


def make_seal(share: str) -> str:
    """What can be published of a share (64 hexadecimal digits) without telling it."""
    _check_digits("share", share)
    return hashlib.sha256(f"{SCHEME}, share {share}".encode()).hexdigest()


class FairDice:
    """The dice of one table, for those who know its secret."""

    def __init__(self, secret: str, dice: Dice) -> None:
        """Take the secret (64 hexadecimal digits), and what the header of a record says of the dice."""
        _check_digits("secret", secret)
        check_dice(dice)
        self._key = bytes.fromhex(secret)
        self._added: list[object] = [dice.scheme]
        if dice.scheme == SALTED:
            self._added.append(list(dice.salts))
        else:
            self._added += [len(dice.attempts), list(dice.attempts[-1].shares) if dice.attempts else []]
        self.first = dice.first

    def rng_for(self, step: int) -> Rng:
        """The generator that decides one step; the record's steps are counted from 1."""
        message = msgspec.json.encode([*self._added, self.first, step])
        return Rng(int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big"))


def late_seats(attempt: Attempt) -> list[int]:
    """The seats that have sealed a share and not opened it."""
    pairs = zip(attempt.seals, attempt.shares, strict=True)
    return [seat for seat, (seal, share) in enumerate(pairs) if seal and not share]


def false_seats(attempt: Attempt) -> list[int]:
    """The seats whose share does not fit its seal."""
    pairs = zip(attempt.seals, attempt.shares, strict=True)
    return [seat for seat, (seal, share) in enumerate(pairs) if share and make_seal(share) != seal]


def has_failed(attempt: Attempt) -> bool:
    """Whether a game cannot begin with an attempt, or not yet."""
    return bool(late_seats(attempt) or false_seats(attempt))


def check_dice(dice: Dice) -> None:
    """Refuse what cannot be dice at all. Whether hashes fit what they are of is another question: see `fits`."""
    if dice.scheme not in {SALTED, SCHEME}:
        known = f"this program knows only {SALTED!r} and {SCHEME!r}"
        raise BadSetup(f"The dice follow the scheme {dice.scheme!r}; {known}.")
    if (dice.salts and dice.scheme != SALTED) or (dice.attempts and dice.scheme != SCHEME):
        raise BadSetup(f"Dice of the scheme {dice.scheme!r} have no {'salts' if dice.salts else 'attempts'}.")
    _check_digits("commitment", dice.commitment)
    if dice.secret is not None:
        _check_digits("secret", dice.secret)
    if dice.first < 1:
        raise BadSetup(f"The first step that dice can decide is 1, not {dice.first}.")
    _check_salts(dice.salts)
    for number, attempt in enumerate(dice.attempts, start=1):
        _check_attempt(number, attempt)


def _check_attempt(number: int, attempt: Attempt) -> None:
    if not len(attempt.names) == len(attempt.seals) == len(attempt.shares):
        raise BadSetup(f"Attempt {number} to open the dice does not have a name, a seal and a share for every seat.")
    for what, texts in (("seal", attempt.seals), ("share", attempt.shares)):
        for text in filter(None, texts):
            _check_digits(what, text)


def _check_salts(salts: Sequence[str]) -> None:
    """Refuse a salt that is no text: half a character, which no record could hold."""
    for salt in salts:
        try:
            salt.encode()
        except UnicodeEncodeError:
            raise BadSetup(COMMON("setup-salt", salt=repr(salt))) from None


def fits(secret: str, dice: Dice) -> bool:
    """Whether this is the secret that a table committed itself to."""
    return hmac.compare_digest(make_commitment(secret, dice.scheme), dice.commitment)


def _check_digits(what: str, text: str) -> None:
    if not _DIGITS.fullmatch(text):
        shown = "" if what in {"secret", "share"} else f" {text!r}"  # an error message must not give a secret away
        raise BadSetup(f"The {what}{shown} of the dice is not 64 hexadecimal digits.")
