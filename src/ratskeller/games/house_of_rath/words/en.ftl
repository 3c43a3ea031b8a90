tagline = Seven rooms, eighteen orphans, and a Count who must be where most of them are.

# A room in a sentence.
room = the { $room }

## What is asked

prompt-placing = { $orphan } is shown to a room.
prompt-hiding = Three orphans find a hiding place before anybody looks.
prompt-dealing = { $who } is dealt an Adoption card.
prompt-removing = Look at your four orphans. Which one do you send back into the box?
prompt-removing-other = { $who } must still send one orphan back.
prompt-starting = A lot is drawn: who begins?
prompt-rolling = { $who } rolls the Options die.
prompt-exposing = One of the cards in front of { $who } is turned up.
prompt-fate = { $orphan } runs. The Fate die rolls for { $who }.
prompt-learning = { $who } draws a Run Away card.

# $task: what the die, or a card, permits; $second: whether this is the second rotation.
prompt-acting = { $task ->
    [rotate] { $second ->
        [yes] Rotate the same room once more, or another one.
       *[no] Rotate: choose a room, or do nothing.
    }
    [move] Move: choose an orphan, or do nothing.
    [hide] Hide: hide an orphan, turn a hidden one up, have a card revealed, or do nothing.
    [lock] Lock: lock or unlock a passage, or do nothing.
    [wild] Wild: choose what you want to do.
    [rotate_once] Choose the room that you rotate.
    [hide_only] Choose the orphan that you hide.
    [unhide_only] Choose the hidden orphan that you turn up.
   *[reveal_only] Choose whose card is revealed.
}
prompt-acting-other = { $who } has { $task ->
    [rotate] Rotate
    [move] Move
    [hide] Hide
    [lock] Lock
    [wild] Wild
    [rotate_once] one rotation
    [hide_only] somebody to hide
    [unhide_only] somebody to turn up
   *[reveal_only] a card to reveal
}, and thinks.
prompt-turning = To which side does the { $room } pivot?
prompt-turning-other = { $who } takes hold of the { $room }.
prompt-moving = Where does { $orphan } go?
prompt-moving-other = { $who } takes { $orphan } by the hand.
prompt-learnt = Use a Run Away card now, or go on: then Rath moves.
prompt-learnt-other = { $who } may use a Run Away card before Rath moves.
prompt-stalking = Several rooms are equal to Rath. Where does he go?
prompt-stalking-other = { $who } leads Rath, who sees several rooms alike.
prompt-attacking = Whom does Rath attack?
prompt-attacking-other = { $who } chooses whom Rath attacks.
prompt-claiming-mine = Rath has { $orphan }, who is yours. Claim { $orphan } and roll, or let go?
prompt-claiming-last = Rath has { $orphan }, the last orphan in your care. You must claim { $orphan }.
prompt-claiming-not-mine = Rath has { $orphan }, who is not yours. Will somebody claim { $orphan }?
prompt-claiming-other = Rath has { $orphan }. Will somebody claim { $orphan }?
# $last: whether it is the last orphan of whoever reads this.
prompt-running = Rath has { $orphan }. { $last ->
    [yes] It is your last orphan: roll the Fate die.
   *[no] Roll the Fate die?
}
prompt-running-other = Rath has { $orphan }. { $who } may roll the Fate die.
# $last: whether it is the last orphan of whoever reads this.
prompt-dashing = The roll has failed. Use a Run Away card for { $orphan }, or give up?
prompt-dashing-other = { $who } may use a Run Away card for { $orphan }.
# $last: whether it is the last orphan of whoever reads this.
prompt-fleeing = { $orphan } has escaped. Where to?
prompt-fleeing-other = { $orphan } has escaped, and { $who } shows the way.
prompt-shrinking = The house shrinks. Which room is removed?
prompt-shrinking-other = The house shrinks, and { $who } chooses a room.
prompt-over = The house is quiet. { $who } { $count ->
    [one] has
   *[other] have
} won.

## What can be done
## $orphan, $room: their names; $mine: whether the orphan is one's own; $alive: whether it lives.

# $room, $mine, $alive: as above.
offer-remove-card = Send { $orphan } back
# $room, $mine, $alive: as above.
offer-reveal = Reveal { $orphan }{ $alive ->
    [yes] {""}
   *[no] , who is dead
}
offer-nothing = Do nothing
offer-choose = { $face ->
    [rotate] Rotate
    [move] Move
    [hide] Hide
   *[lock] Lock
}
offer-rotate = The { $room }
offer-pivot = { side }, around the { $around }
side = { $side ->
    [e] To the east
    [ne] To the north-east
    [nw] To the north-west
    [w] To the west
    [sw] To the south-west
   *[se] To the south-east
}
# $alive: as above.
offer-move = Move { $orphan }{ own } from the { $room }
# $alive: as above.
offer-hide = Hide { $orphan }{ own } in the { $room }
# $alive: as above.
offer-unhide = Turn { $orphan }{ own } up in the { $room }
# $room, $alive: as above.
offer-attack = { $orphan }{ own }
own = { $mine ->
    [yes] {" "}(yours)
   *[no] {""}
}
offer-go = To the { $room }{ $secret ->
    [yes] , through the Secret Passage
   *[no] {""}
}
offer-expose = Reveal a card of { $who }
# $who: the reader's own name.
offer-expose-own = Reveal one of your own cards, drawn unseen
offer-lock = Lock { $one } – { $other }
offer-unlock = Unlock { $one } – { $other }
offer-use = { $card }: { ability }
ability = { $ability ->
    [rotate] rotate a room once
    [move] move an orphan
    [hide] hide an orphan
    [unhide] turn a hidden orphan up
    [reveal] have a card revealed
    [lock] lock or unlock a passage
   *[again] roll the Options die once more
}
offer-go-on = Go on: Rath moves
offer-rath = To the { $room }{ $breaks ->
    [yes] , through the lock
   *[no] {""}
}
offer-rath-stay = Stay in the { $room }
# $mine: as above.
offer-claim = Claim { $orphan } and roll
offer-let-go = { $mine ->
    [yes] Let { $orphan } go
   *[no] { $orphan } is not mine
}
offer-run = Roll the Fate die
offer-stay = Do not roll
offer-dash = { $card }: roll once more
offer-give-up = Give up
offer-remove-room = Remove the { $room }

warning-reveal = The card of { $orphan } stays face up for good, and everybody knows whose { $orphan } is.
warning-let-go = { $orphan } will be gone, and you get no Run Away card for it.
warning-give-up = { $orphan } will be gone{ $last ->
    [yes] , and you will be out
   *[no] {""}
}.
warning-attack-own = { $orphan } is in your own care.
warning-expose-own = It will be one of your own cards, for good.

## What is not offered

kind-remove-card = Send a card back
kind-reveal = Reveal a card of one’s own
kind-nothing = Do nothing
kind-choose = Choose what the die shows
kind-rotate = Rotate a room
kind-pivot = Pivot a room
kind-move = Move an orphan
kind-go = Go to a room
kind-hide = Hide an orphan
kind-unhide = Turn a hidden orphan up
kind-expose = Have a card revealed
kind-lock = Lock a passage
kind-unlock = Unlock a passage
kind-use = Use a Run Away card
kind-go-on = Go on
kind-rath = Lead Rath
kind-attack = Attack an orphan
kind-claim = Claim the orphan
kind-let-go = Let the orphan go
kind-run = Roll the Fate die
kind-stay = Do not roll
kind-dash = Roll once more with a card
kind-give-up = Give up
kind-remove-room = Remove a room

## Why Rath goes where he goes

# $reason: which of five; $clause: its number.
why-reason = { $reason ->
    [near] Somebody is to be seen in his own room or next door, with no lock between
    [behind_a_lock] Nobody is to be seen in the rooms that he can enter, but somebody is next door behind a lock
    [far] Nobody is to be seen in the rooms that he can enter, so he looks farther along open doors
    [through_locks] Nobody is to be seen wherever open doors lead, so locks do not stop him
   *[restless] Nobody is to be seen anywhere, but he never stays in an empty room
} ({ $clause }).
# $turns: until he is there by open doors, 0 for never; $through: the same, locks or not; $counts: whether the room counts.
why-room = { $room }: { $seen ->
    [0] nobody
    [one] one orphan
   *[other] { SPELL($seen) } orphans
} to be seen, { $here ->
    [yes] and he is there (one turn)
   *[no] { $turns ->
        [0] behind locks ({ $through ->
            [one] one turn
           *[other] { SPELL($through) } turns
        } if he breaks through)
        [one] one turn away
       *[other] { SPELL($turns) } turns away
    }
}{ $counts ->
    [yes] .
   *[no] { $turns ->
        [0] .
       *[other] ; locked, so it does not count.
    }
}
# $count: how many rooms.
why-target = He is drawn to { $rooms }.
why-stays = He must stay where he is.
why-goes = He must go to { $room }.
# $stays: whether staying is among them.
why-choice = The player chooses: { $rooms }{ $stays ->
    [yes] {" "}(one of them is where he is)
   *[no] {""}
}.
why-breaks = The lock to { $rooms } would break.

## What happened

told-orphan-placed = { $orphan } begins in the { $room }.
told-begins-hidden = { $orphan } begins hidden.
told-card-dealt = { $who } is dealt a card ({ $cards }).
# $who: the reader's own name.
told-card-seen = You are to look after { $orphan }.
told-card-removed = { $who } sends one orphan back into the box.
# $who: the reader's own name.
told-card-boxed = You send { $orphan } back; whatever happens, { $orphan } is not yours.
told-begins = { $who } begins.
told-rolled = { $who } rolls { face }.
face = { $face ->
    [rotate] Rotate
    [move] Move
    [hide] Hide
    [lock] Lock
   *[wild] Wild
}
told-did-nothing = { $who } does nothing.
told-chose = { $who } makes it { face }.
told-pivoted = { $who } lets the { $room } pivot around the { $on }, { $side ->
    [e] to the east
    [ne] to the north-east
    [nw] to the north-west
    [w] to the west
    [sw] to the south-west
   *[se] to the south-east
}.
told-orphan-moved = { $who } moves { $orphan } from the { $start } to the { $room }.
told-orphan-hidden = { $who } hides { $orphan }.
told-orphan-unhidden = { $who } turns { $orphan } up.
told-orphan-seen = { $orphan } is not hidden any more.
told-exposing = { $who } wants to see a card of { $whose }.
# $whose: the same as $who.
told-exposing-own = { $who } has one of the own cards drawn.
told-card-exposed = It is { $orphan }, and the card belongs to { $who }.
told-locked = { $who } locks the passage between the { $one } and the { $other }.
told-unlocked = { $who } unlocks the passage between the { $one } and the { $other }.
told-card-revealed = { $who } reveals { $orphan }.
told-ability-used = { $who } uses { $card }: { ability }.
told-rath-went = Rath goes from the { $start } to the { $room }{ because }.
# $start: the same as $room.
told-rath-stayed = Rath stays in the { $room }{ because }.
because = { $reason ->
    [near] {""}
    [behind_a_lock] , after whoever is behind the lock
    [far] , on his way to somebody farther off
    [through_locks] , and no lock would stop him
   *[restless] , for there is nobody to be seen
}
told-lock-broken = The lock between the { $one } and the { $other } breaks.
# $room: where it happens.
told-attacked = { $who } has Rath attack { $orphan } in the { $room }.
told-claimed = { $who } claims { $orphan }.
told-was-extra = Nobody claims { $orphan }, who was only an extra, and is gone.
told-stayed = { $who } does not roll for { $orphan }.
# $orphan, $escaped, $board: what the roll was for, and what it means.
told-fate-met = { $who } rolls { $number }. { $fate } { $escaped ->
    [yes] Escaped!
   *[no] Caught.
}
# $ability: what the card could have done.
told-dashed = { $who } uses { $card } to let { $orphan } run once more.
told-gave-up = { $who } gives { $orphan } up.
told-fled = { $orphan } flees from the { $start } to the { $room }.
told-cornered = { $orphan } has nowhere to go, and lives all the same.
told-lost = { $orphan } is gone. { $who } discards the card.
told-learnt = { $who } draws a Run Away card. { $left ->
    [0] It was the last one.
    [one] One is left.
   *[other] { $left } are left.
}
# $who: the reader's own name.
told-lesson-seen = Your Run Away card is { $card }: { ability }.
told-out = { $who } has no orphan left.
told-card-opened = { $who } also had the card of { $orphan }.
# $ability: what the card could have done.
told-lesson-shown = { $who } discards { $card }.
told-house-shrinks = The walls begin to move: from the next turn on the house shrinks.
told-room-gone = { $who } removes the { $room }.
told-no-room-gone = No room can be removed.
told-dawn = Day breaks, and nobody is hidden any more.
told-won = { $who } has won, with { $orphans ->
    [0] no orphan, but a partner who has some
    [one] one living orphan
   *[other] { SPELL($orphans) } living orphans
}.
told-over = The game is over: { $ending }.

## Why something is forbidden

forbidden-not-dealt = this card is not among yours
forbidden-not-your-card = you can reveal only cards that are your own
forbidden-card-up = this card lies face up already
forbidden-claim-instead = who wants to turn this card up now must claim the orphan
forbidden-other-face = the die does not allow that
forbidden-finish = what was begun must be finished
forbidden-room-gone = the room has been removed
forbidden-room-locked = a room with a lock cannot be rotated
forbidden-landlocked = the room is landlocked
forbidden-cut-off = rooms would be cut off
forbidden-cell-taken = there is a room already
forbidden-no-pivot = there is no room to pivot on without another one in the way
forbidden-orphan-gone = this orphan is not in the house any more
forbidden-no-door = there is no way to that room
forbidden-door-locked = every way there is locked
forbidden-hidden = this orphan is hidden already
forbidden-not-hidden = this orphan is not hidden
forbidden-no-card-down = this player has no card face down
forbidden-no-seam = these rooms do not touch
forbidden-seam-locked = there is a lock on this passage already
forbidden-no-lock-left = no lock is left
forbidden-seam-open = there is no lock on this passage
forbidden-not-possible = nothing of the kind can be done now
forbidden-not-your-lesson = you do not hold this Run Away card
forbidden-vain = its ability cannot be carried out now
forbidden-compelled = Rath is drawn elsewhere
forbidden-not-in-room = this orphan is not in Rath's room
forbidden-unseen = Rath cannot see this orphan
forbidden-not-your-orphan = only its owner can claim an orphan
forbidden-last = it is your last orphan
forbidden-not-empty = somebody is in this room
forbidden-rath-there = Rath is in this room
forbidden-lock-on-it = there is a lock on this room
forbidden-removed-landlocked = this room is landlocked
forbidden-removed-cuts = the rooms that stay would not hang together

ending-last = only one player has a living orphan
ending-two = the other player has no orphan left
ending-pair = only one pair has a living orphan
ending-limit = the night was too long

## How a table may change the rules

option-boogey = How Rath treats locks: as in the standard game, or breaking them as soon as all other rooms next to him appear empty (21).
    .title = Locks
    .standard = A deterrent
    .boyden = The Boyden Boogey
option-teams = Partners sit opposite each other, and nobody may talk (22). For four or six seats.
    .title = Team play
option-fate = Which numbers of the Fate die save an orphan: 5 and 6, or the number of the room it is in (16.4).
    .title = Fate board
    .standard = 5 and 6 save
    .rooms = The room's number saves
option-locks-return = A lock taken off a passage can be used again; otherwise it is out of the game (H11).
    .title = Locks come back
option-locked-rooms = Which rooms are locked to Rath: those that he cannot reach without passing a lock, or every room with a lock on it (H38).
    .title = Locked rooms
    .cut_off = Cut off by locks
    .any_lock = With any lock
option-dawn = After so many turns in a row without an attack, all hidden orphans are turned up; 0 for never (H37).
    .title = Day breaks

setup-teams = Team play is for four or six seats, not { $seats }.

## How actions and outcomes are written

like-actions = there are remove 7 (a card), reveal 7, nothing, choose FACE, rotate c, pivot ne, move 7, go c, hide 7, unhide 7, expose 2, lock m-a, unlock m-a, use 3, go on, rath c, attack 7, claim, let go, run, stay, dash 3, give up and remove c (a room)
like-outcomes = there are place a, begin hidden 7, deal 7, begin 2, roll rotate (or move, hide, lock, wild), turn up 7, fate 5 and learn 3

## What a choice costs and may bring

# Orphans in sight, and how many of them are one's own.
in-sight = { $seen ->
    [0] nobody in sight
    [one] one orphan in sight, { $mine ->
        [0] not yours
       *[other] yours
    }
   *[other] { SPELL($seen) } orphans in sight, { $mine ->
        [0] none
       *[other] { SPELL($mine) }
    } yours
}
stakes-then = Then Rath goes to { $room }: { in-sight }.
stakes-then-choice = Then Rath goes to one of { SPELL($rooms) } rooms, with { $mine ->
    [0] none of yours
    [one] one of yours
   *[other] { SPELL($mine) } of yours
} in sight.
stakes-rath = There he attacks: { in-sight }.
stakes-flee = There: { in-sight }.
stakes-turned-up = Turns up { $hidden ->
    [one] a hidden orphan: Rath sees it.
   *[other] { SPELL($hidden) } hidden orphans: Rath sees them.
}
stakes-expose = { $count ->
    [one] The only card left
   *[other] One of { SPELL($count) } cards, drawn unseen,
} lies open for good.
# $last: whether it is one's last orphan.
out = { $last ->
    [yes] , and you are out
   *[no] {""}
}
stakes-attack-own = It is yours: { $chance }% to run away; otherwise it is lost{ out }.
# $known: owner, extra or open.
stakes-attack = { $known ->
    [owner] Costs { $who } an orphan, or a throw.
    [extra] It is nobody's: nobody loses anything.
   *[open] It may belong to { $who } or to nobody.
}
# $kind: claim, run or dash.
stakes-run = { $kind ->
    [claim] The card lies open for good.{" "}
    [dash] The card is spent.{" "}
   *[run] {""}
}{ $chance }% to escape; otherwise it is lost{ out }.
stakes-let-go = It is lost{ out }. Nobody learns that it was yours.
stakes-give-up = It is lost{ out }.{ $learns ->
    [yes] {" "}You draw a Run Away card.
   *[no] {""}
}
stakes-reveal = { $alive ->
    [yes] All know it is yours, for good; it may use Secret Passages.
   *[no] All know that it was yours.
}
stakes-remove = It is no longer yours: losing it costs you nothing.
stakes-use = The card is spent, and cannot help anybody to run away.
stakes-shrink = { SPELL($rooms, first: "upper") } rooms are left to all.
