# The words of the board of House of Rath. Same keys, same order as de.ftl.

house-label = The house
the-room = the { $room }
rath-name = Count Rath
nobody = nobody
none = none
and = { $some } and { $last }
orphan-yours = yours
orphan-of = of { $name }
orphan-hidden = hidden
room-line = { $room }: { $inside }{ $locks ->
    [0] .
    [one] ; one lock.
   *[other] ; { $locks } locks.
}

# Dice, locks, cards
die-none = The Options die waits.
die-options = { $name }: { $face ->
    [rotate] Rotate
    [move] Move
    [hide] Hide
    [lock] Lock
   *[wild] Wild
}
die-fate = { $number }: { $orphan } { $escaped ->
    [yes] escapes
   *[no] is caught
}
left-locks = { $count ->
    [0] No lock is left
    [one] One lock is left
   *[other] { $count } locks are left
}
left-lessons = { $count ->
    [0] The pile of Run Away cards is empty
    [one] One Run Away card is left in the pile
   *[other] { $count } Run Away cards are left in the pile
}
left-dawn = { $turns ->
    [one] Dawn in one turn
   *[other] Dawn in { $turns } turns
}
left-shrinking = The house shrinks
card-ability = { $ability ->
    [rotate] rotate a room once
    [move] move an orphan
    [hide] hide an orphan
    [unhide] turn a hidden orphan up
    [reveal] have a card revealed
    [lock] lock or unlock a passage
   *[again] roll the Options die once more
}
card-back = Adoption card, face down
card-label = { $name }{ $secret ->
    [yes] , in your care, face down
   *[no] , face up
}
card-dead = gone
hand-title = In your care
hand-empty = Nobody.
attack-banner = Rath has { $orphan }.

# Everybody
everybody-title = Everybody at the table
players-title = The others
player-cards = Cards: { $down } face down, { $up } face up.
player-asked = may claim the orphan
player-rank = place { $rank }
player-out = out
player-out-plays = out, plays on
player-removing = sends one back
player-children = { $count ->
    [one] one orphan alive
   *[other] { $count } orphans alive
}
player-lessons = { $count ->
    [one] one Run Away card
   *[other] { $count } Run Away cards
}
player-partner = with { $name }

# A look into a room
reading-title = To be read
look-title = A look into: { $room }
look-close = Close
look-passage = The border is { $border }: a Secret Passage leads to { $room }.
look-passage-gone = The border is { $border }; the room that it led to is gone.
look-no-passage = No Secret Passage leads here.
look-locks = A lock is between here and { $rooms }.
look-can-rotate = It can be rotated.
look-cannot-rotate = It cannot be rotated now.
look-empty = Nobody is here.

# Where Rath must go
why-title = Where Rath must go
why-open = Where must Rath go?
why-close = Enough of Rath
why-stays = He must stay in { $room }.
why-goes = He must go to { $room }.
why-choice = It can be chosen: { $rooms }{ $stays ->
    [yes] ; he may stay.
   *[no] .
}
why-reason = { $reason ->
    [near] He sees somebody in his own room or next door, with no lock between. There the most orphans decide.
    [behind_a_lock] He sees nobody where he can go, but somebody next door behind a lock.
    [far] He sees nobody where he can go, so he looks farther along open doors.
    [through_locks] He sees nobody wherever open doors lead, so no lock stops him.
   *[restless] He sees nobody at all, but he never stays in an empty room.
}
why-room = { $seen ->
    [0] nobody to be seen
    [one] one to be seen
   *[other] { $seen } to be seen
}, { $far }{ $counts ->
    [yes] .
   *[no] ; locked, so it does not count.
}
why-here = he is there (one turn)
why-turns = { $turns ->
    [one] one turn away
   *[other] { $turns } turns away
}
why-behind = behind locks ({ $turns ->
    [one] one turn
   *[other] { $turns } turns
} if he breaks through)
why-target = What draws him is { $rooms }.
why-breaks = The lock to { $rooms } would break.
# How many he sees in a room, and in how many turns he can be there; 0: never.
why-badge = { $seen } · { $turns ->
    [0] locked
    [one] 1 turn
   *[other] { $turns } turns
}

# The table in words
tell-now = Now
tell-turn = Turn { $turn }: { $name }.
tell-task = The die or a card permits: { $task ->
    [rotate] Rotate
    [move] Move
    [hide] Hide
    [lock] Lock
    [wild] Wild
    [rotate_once] rotate once
    [hide_only] hide an orphan
    [unhide_only] turn a hidden orphan up
   *[reveal_only] have a card revealed
}.
tell-chosen = Chosen: { $what }.
tell-attack = Rath has { $orphan } in the { $room }.
tell-asked = These may claim: { $names }.
tell-room = Room
tell-border = { $room } ({ $border } border)
tell-inside = Who is in it
tell-beside = Beside it
tell-side = { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}: { $room }{ $locked ->
    [yes] {" "}(locked)
   *[no] {""}
}
tell-player = Player
tell-down = Cards face down
tell-up = Cards face up
tell-state = How it stands
tell-dead = { $name } (gone)
tell-secret = { $name }, face down
tell-removed = You sent { $name } back into the box.
tell-rest = What is left
tell-gone = Removed: { $rooms }.

# What is this?
what-room = A room
what-room-text = Rooms can pivot around their neighbours. Two rooms with the same border are joined by a Secret Passage, however far apart they lie.
what-mourning = The Room of Mourning
what-mourning-text = Here Rath begins. No other room has its border, so no Secret Passage leads here.
what-door = A passage
what-door-text = Where two rooms touch there is a way, for orphans and for Rath, until somebody locks it.
what-lock = A lock
what-lock-text = Nobody passes. A room with a lock cannot be rotated. Rath breaks locks only when he sees nobody elsewhere; with the Boyden Boogey, as soon as he sees nobody in his room and next to it.
what-orphan = An orphan
what-orphan-text = Three of the eighteen are in your care, and nobody else knows which. A mark says whose one is, as far as you know; a dashed ring is your own secret.
what-hidden = A hidden orphan
what-hidden-text = Its token is turned over. Rath neither counts nor attacks it. Moving it, or rotating its room, turns it up.
what-rath-text = He must always go for the closest room with the most orphans that he can see, one room in a turn; then he attacks one of them.
what-compulsion-text = For every room: how many orphans he sees, and in how many turns he could be there. Closest comes first, then the most. Between equals the player chooses.
what-attack = An attack
what-attack-text = The owner may claim the orphan and roll the Fate die. If nobody claims it, it counts as an extra, and is gone.
what-options-die = The Options die
what-options-die-text = Twelve sides: four for Rotate, three for Move, two for Hide, two for Lock, one for Wild. One may also do nothing.
what-fate-die = The Fate die
what-fate-die-text = 5 and 6 are an escape, everything else is not. On the other Fate board only the number of the room saves.
what-locks = Locks
what-locks-text = So many locks lie at the side, of eight.
what-pile = Run Away cards
what-pile-text = As many as there are players. Who loses a claimed orphan, and has another, draws one. The pile is never filled up.
what-dawn = Dawn
what-dawn-text = After so many turns without an attack day breaks, and nobody is hidden any more.
what-shrinking = The Shrinking House
what-shrinking-text = Somebody is out. From the turn after that on, every turn ends with the removal of an empty room, if there is one that can go.
what-card-own = An orphan in your care
what-card-own-text = Only you see this card. You may turn it up at any time: then the orphan can use Secret Passages, but everybody knows whose it is.
what-card-up = A card face up
what-card-up-text = Everybody knows who cares for this orphan. It can use Secret Passages, and its owner may roll when it is attacked.
what-card-down = A card face down
what-card-down-text = An orphan that was given into somebody's care; it may be one who was let go. Which one, its owner knows.
what-lesson = A Run Away card
what-lesson-text = Use it once: for another roll when an orphan of yours is attacked, or for its ability in your own turn before Rath moves.
what-player = A player
what-player-text = The last one with a living orphan wins.
what-asked = May claim
what-asked-text = Everybody with a face-down card is asked at the same time. Only a claim is told, and nothing else of who answers what.
