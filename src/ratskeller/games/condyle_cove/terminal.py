"""Condyle Cove: the table as a picture for the terminal, 80 columns wide, in the language of whoever looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.condyle_cove import events, names
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.terminal_layout import Cell, Flow, Grid
from ratskeller.games.condyle_cove.text import card_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from ratskeller.games.condyle_cove.view import Player, Slot, Spot, View
    from ratskeller.kernel.words import Words

MOSS, BRASS, BLOOD, FOG = "dark_sea_green4", "dark_goldenrod", "red3", "grey62"
BELOW = 6  # how far what belongs to a line above is set in
TOP_CARDS = 4  # shown of a discard pile
MARKS = "ABCD"
GHOST = "☠"
BETWEEN = " · "  # cards; some have a comma in their names


def picture(view: View, who: Sequence[str], words: Words) -> RenderableType:
    """The table as one viewer sees it."""
    parts: list[RenderableType] = [_heading(view, words), _map(view, words), _acts(view, words)]
    if view.playing is not None:
        parts.append(_played(view, who, words))
    parts += [_player(view, seat, who, words) for seat in range(len(view.players))]
    if view.him is not None:
        parts.append(Group(*_cards_of(f"  {GHOST} {words.say('him')}", view.him, view, words)))
    mine = view.players[view.viewer] if view.viewer is not None else None
    if mine is not None and mine.hand:
        parts.append(_hand(view, mine, words))
    return Group(*parts)


def odds(view: View, who: Sequence[str], words: Words) -> RenderableType:  # noqa: ARG001
    """How likely death is, and how long the cards last."""
    if view.him is not None:
        return Text(words.say("odds-him", cards=view.him.pile, acts=view.acts_down))
    down, bad = view.acts_down, view.boogeymen_down  # C53: there is always one of them
    lines = [words.say("odds-acts", down=down, bad=bad, percent=_percent(bad, down))]
    known = [view.cards[act.act].kind for act in view.acts if act.act is not None and not act.up]
    unseen, bad = down - len(known), bad - known.count("boogeyman")
    if known and unseen:
        lines.append(words.say("odds-seen", down=unseen, bad=bad, percent=_percent(bad, unseen)))
    lines.append(words.say("odds-pile", turns=-(-view.players[view.viewer or 0].pile // 2)))
    return Text("\n".join(lines))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


def opens(event: Any) -> bool:
    """Every turn is a paragraph of the story."""
    return isinstance(event, events.TurnBegan)


def together(views: Sequence[View]) -> View:
    """All that the seats know together: every hand, and every Act that somebody has looked at."""
    first = views[0]
    players = tuple(view.players[seat] for seat, view in enumerate(views))
    acts = tuple(
        next((act for act in seen if act.act is not None), seen[0])
        for seen in zip(*(v.acts for v in views), strict=True)
    )
    cards = {number: info for view in views for number, info in view.cards.items()}
    return msgspec.structs.replace(first, viewer=None, players=players, acts=acts, cards=cards)


def numbers(view: View, offered: Sequence[int]) -> Mapping[int, int]:
    """What somebody types for an action: the number that stands beside the space or card in the picture.

    What takes no card is 0; to stay is the space on which one stands, unless one may also leave and come back.
    """
    hand, home = view.players[view.viewer or 0].hand, view.pawns[view.viewer or 0] or 0
    goes_home = any(names.ACTIONS[code] == names.Go(home) for code in offered)  # C10: to leave and come back
    named: dict[int, int] = {}
    for code in offered:
        match names.ACTIONS[code]:
            case names.Go(space=space):
                named[code] = space
            case names.Play(card=card):
                named[code] = hand.index(card) + 1
            case names.HandCard(place=place) | names.ActPlace(place=place):
                named[code] = place + 1
            case names.TurnWinter():
                named[code] = len(hand) + 1
            case names.Stop() if view.phase in {"play", "answer", "stash"}:
                named[code] = 0
            case names.Stop() if view.phase == "move" and not goes_home:
                named[code] = home
            case names.ShuffleHim():
                named[code] = 0
    return named


def anytime(view: View, seat: int, words: Words) -> Mapping[str, int | None]:
    """C62: who is tired of being asked says “pass”, and later “listen”."""
    player = view.players[seat]
    if not player.alive:
        return {}
    return {
        words.say("anytime-pass"): None if player.quiet else codes.QUIET,
        words.say("anytime-listen"): codes.LISTEN if player.quiet else None,
    }


def reminds(view: View) -> bool:
    """Whoever is asked for an answer is told of “pass”, and whoever passes is told how to stop."""
    return view.phase == "answer" or (view.viewer is not None and view.players[view.viewer].quiet)


def _heading(view: View, words: Words) -> RenderableType:
    turn = words.say("picture-turn", turns=view.turns)
    pieces = [Text.assemble(("CONDYLE COVE", f"bold {MOSS}"), f"  {turn}")]
    if view.alone:
        pieces.append(Text(words.say("picture-move", count=view.move_left), "dim"))
        behind = _behind(view)
        if behind is not None:
            pieces.append(Text(words.say("picture-behind", spaces=behind), BLOOD))
    else:
        pieces.append(Text(words.say("picture-cove", count=view.cove_left), "dim"))
    if view.winter_left:
        pieces.append(Text(words.say("picture-winter", count=view.winter_left), "dim"))
    if view.benny:
        told = words.say("picture-screams", count=view.screams)
        pieces.append(Text(f"{GHOST} {told}", BLOOD if view.screams else "dim"))
    return Flow(pieces, "  ·  ", 2)


def _behind(view: View) -> int | None:
    """S1: how many spaces the Boogeyman must go, clockwise round the ring, to reach you."""
    right, below = max(spot.x for spot in view.cove), max(spot.y for spot in view.cove)

    def around(spot: Spot) -> int:
        """How far clockwise from the corner at the upper left."""
        if spot.y == 0:
            return spot.x
        return right + spot.y if spot.x == right else 2 * (right + below) - spot.x - spot.y

    at = {spot.number: around(spot) for spot in view.cove}
    mine, his = view.pawns[0], view.pawns[codes.GHOST]
    if mine is None or his is None or len(at) < codes.RING:
        return None
    return (at[mine] - at[his]) % codes.RING


# ---- the map -----------------------------------------------------------------------------------------------


def _map(view: View, words: Words) -> RenderableType:
    """The Cove as a grid of spaces; pawns stand below their names."""
    return Grid({(spot.x, spot.y): _spot(view, spot, words) for spot in view.cove})


def _spot(view: View, spot: Spot, words: Words) -> Cell:
    pawns = [MARKS[pawn] if pawn < codes.GHOST else GHOST for pawn, at in enumerate(view.pawns) if at == spot.number]
    style = {"corner": f"bold {BLOOD}", "detour": FOG, "cemetery": FOG}.get(spot.kind, MOSS)
    label = f"{spot.number} {spot.info.name.word(words.language)}"
    return Cell(label, " ".join(pawns) or "·", style)


def _acts(view: View, words: Words) -> RenderableType:
    pieces = [Text(f"{words.say('picture-acts')} ", "dim")]
    for act in view.acts:
        if act.up:
            pieces.append(Text(f"[{_name(view, act.act, words)}]", "dim"))
        elif act.act is not None:
            pieces.append(Text(f"({act.place + 1} {_name(view, act.act, words)})", BRASS))
        else:
            pieces.append(Text(f"({act.place + 1})", "bold"))
    if not view.alone:
        death = words.say("picture-death", bad=view.boogeymen_down, down=view.acts_down)
        pieces.append(Text(f" {death}", BLOOD))
    return Flow(pieces, " ", BELOW)


def _name(view: View, card: int | None, words: Words) -> str:
    return card_name(view, card, words) if card is not None else "?"


def _played(view: View, who: Sequence[str], words: Words) -> Text:
    info = view.cards[view.playing or 0]
    player = who[view.player] if view.player is not None and view.player < len(who) else words.say("him-first")
    return Text.assemble(
        (f"{words.say('picture-plays', who=player)} ", "dim"),
        (_name(view, view.playing, words), f"bold {BRASS}"),
        f"  {info.text.word(words.language)}",
    )


# ---- the players -------------------------------------------------------------------------------------------


def _player(view: View, seat: int, who: Sequence[str], words: Words) -> RenderableType:
    mark = "▸" if seat == view.mover or seat in view.asked else " "
    you = f" {words.say('picture-you')}" if seat == view.viewer else ""
    lines = list(_cards_of(f"{mark} {MARKS[seat]} {who[seat]}{you}", view.players[seat], view, words))
    hand = view.players[seat].hand
    if seat != view.viewer and any(card is not None for card in hand):
        held = BETWEEN.join(_name(view, card, words) for card in hand)
        lines.append(_below(words.say("picture-hand", cards=held), BRASS))
    return Group(*lines)


def _cards_of(title: str, player: Player, view: View, words: Words) -> Iterator[RenderableType]:
    if player.rank is not None:
        title += f"  {words.say('picture-place', rank=player.rank)}"
    elif not player.alive:
        title += f"  {words.say('picture-out')}"
    piles = words.say("picture-piles", pile=player.pile, hand=len(player.hand))
    held = [words.say("picture-holds", what=what, by=f"{by:+d}") for what, by in player.holds.items()]
    pieces = [Text(title, "bold"), Text(piles), *(Text(each, MOSS) for each in held)]
    if player.quiet:
        pieces.append(Text(words.say("picture-passes"), "dim"))
    yield Flow(pieces, "  ", BELOW)
    known = [f"{each.depth}. {_name(view, each.card, words)}" for each in player.pile_known]
    if known:
        yield _below(words.say("picture-known", cards=BETWEEN.join(known)), "dim")
    if player.discard:
        top = BETWEEN.join(_slot(view, slot, words) for slot in reversed(player.discard[-TOP_CARDS:]))
        yield _below(words.say("picture-discards", count=len(player.discard), cards=top), "dim")
    if player.permanents:
        kept = BETWEEN.join(_name(view, thing, words) for thing in player.permanents)
        yield _below(words.say("picture-keeps", cards=kept), BRASS)


def _below(text: str, style: str) -> RenderableType:
    """A line about somebody, set in; what does not fit stays set in."""
    return Padding(Text(text, style), (0, 0, 0, BELOW), expand=False)


def _slot(view: View, slot: Slot, words: Words) -> str:
    name = _name(view, slot.card, words)
    return f"({name})" if slot.down else name


def _hand(view: View, mine: Player, words: Words) -> RenderableType:
    """The cards in full, a few lines each, so that the map stays on the screen."""
    table = Table.grid(padding=(0, 1, 0, 0))
    seen = [(place, number) for place, number in enumerate(mine.hand, start=1) if number is not None]
    for place, number in seen:  # a card that is just being drawn is not known yet
        info = view.cards[number]
        card = Text(_name(view, number, words), style=f"bold {BLOOD if info.kind == 'defensive' else BRASS}")
        card.append(f"  {info.text.word(words.language)}", style="not bold default")
        card.append(f"  ({words.say('picture-origin', origin=info.provenance)})", style="not bold dim default")
        table.add_row(Text(f" {place}", "bold"), card)
    return table
