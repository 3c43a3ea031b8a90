# The words of the board of Condyle Cove. Same keys, same order as de.ftl.

cove-label = The cove
the-boogeyman = The Boogeyman
benny = Benny's ghost
nobody = nobody
and = { $some } and { $last }
close = Close
space-numbered = { $name } ({ $number })

# Cards
card-unknown = a card that you do not know
card-down = face down
card-kind = { $kind ->
    [defensive] Defensive
    [act] Act
    [boogeyman] death
    [winter] Last Winter{ $permanent ->
        [yes] , Permanent
       *[no] {""}
    }
    [haunted] Haunted, Permanent
   *[option] Options
}
provenance = { $from ->
    [printed] as printed
    [inferred] pieced together
   *[invented] invented by us
}
hand-title = Your hand
hand-read = { $open ->
    [yes] Only their names
   *[no] Read all { $count } cards
}
hand-count = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
in-play-title = The card in play
in-play-who = { $name } plays:
chosen-who = It means { $you ->
    [yes] you
   *[no] { $name }
}.
chosen-where = { $you ->
    [yes] You are
   *[no] { $name } is
} to go to { $space }.
chosen-replaces = It takes the place of { $space }.
chosen-cell = { $moved ->
    [yes] { $space } is laid beside { $near }.
   *[no] It is laid beside { $near }.
}
shown-how = { $how ->
    [played] { $name } plays
    [answered] { $name } answers
    [act] { $name } turns up an Act
    [winter] { $name }, out in the cold
    [haunted] Benny sits beside { $name }
    [move] { $name } turns up
   *[his] { $name } plays
}

# Answers
answer-all = All of them are asked at once. Who lets it happen does so unseen
answer-state = { $state ->
    [you] you are asked
    [done] you let it happen
   *[asked] is asked
}

# Acts of Desperation
acts-title = Acts of Desperation
act-label = Act { $place }{ $state ->
    [up] , used: { $name }.
    [found] , face up: { $name }.
    [known] , face down; you know it: { $name }.
   *[down] , face down.
}
acts-danger = { $sure ->
    [yes] { $down ->
        [one] The last one is death.
       *[other] All { $down } face down are death.
    }
   *[no] { $down } face down, { $bad ->
        [0] none is death.
        [one] one is death.
       *[other] { $bad } are death.
    }
}
acts-found = { $down } face down{ $bad ->
    [0] {""}
    [one] , one is death
   *[other] , { $bad } are death
}; the one turned up joins them.
acts-alone = { $used } of { $all } used{ $over ->
    [yes] .
   *[no] ; with all of them you escape.
}

# Piles
pile-label = Draw pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
pile-short = Options
held-label = In the hand: { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
held-short = hand
discard-label = Discard pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
discard-short = discards
discard-title = The discard pile, from the top:
discard-unknown = Face down; you do not know it.
permanent-label = { $count ->
    [one] One Permanent card
   *[other] { $count } Permanent cards
}
permanent-short = for good
cove-pile-label = Cove pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
cove-pile-short = Cove
winter-label = Last Winter: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
winter-short = Winter
haunted-label = Haunted: { $count ->
    [one] one card
   *[other] { $count } cards
}
haunted-short = Haunted
read-cards = { $count ->
    [one] Read one card
   *[other] Read { $count } cards
}
known-title = What you know
known-hand = In the hand, place { $place }: { $card }
known-pile = { $depth ->
    [one] On top of the pile: { $card }
   *[other] In the pile, number { $depth } from the top: { $card }
}

# Everybody
lives-title = Options left
life-line = { $name }: { $state ->
    [out] out
   *[in] { $count ->
        [0] no Options left
        [one] one Option left
       *[other] { $count } Options left
    }{ $him ->
        [yes] {""}
       *[no] , { $held ->
            [one] one card
           *[other] { $held } cards
        } in the hand
    }
}.
life-gone = out
mats-title = Everybody's cards
player-you = you
player-out = out
player-quiet = passes until further notice
passing = You are not asked for answers.
player-rank = { $rank ->
    [1] has won
   *[other] place { $rank }
}
holds-title = What holds
holds = { $what ->
    [steps] { $count } { $count ->
        [one] space
       *[other] spaces
    } { $more ->
        [yes] farther
       *[no] less far
    }
    [draw] draws { $count } { $more ->
        [yes] more
       *[no] less
    }
    [firm] cannot be moved
    [safe_hand] hand is safe
    [safe_pile] pile is safe
    [safe_lose] need not discard
    [stuck] cannot walk
    [open_hand] hand lies open
   *[bare] spaces do not protect
}

# The turn
turn-of = Turn { $number }: { $name }
phase = { $phase ->
    [move] Move
    [play] Play
   *[draw] Draw
}
screams = { $count ->
    [0] Benny is silent.
    [one] Benny has screamed once this turn.
   *[other] Benny has screamed { $count } times this turn.
}

# Spaces to be read
space-about = { $text } There: { $here }.
space-reading = To be read: { $space }
space-here = There: { $names }.
spaces-all = What every space says

# Laying a card
laying-title = The card to be laid
laying-name = To be laid: { $name }
laying-next = Then: { $names }.

# Alone
his-deck-label = The Boogeyman's Options deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
his-deck-short = his deck
move-deck-label = Move deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
move-deck-short = his run
chase = { $gap ->
    [0] He has you.
    [one] He is one space behind you
   *[other] He is { $gap } spaces behind you
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}
chase-over = { $how ->
    [caught] He has { $name }.
    [won] { $name } got away.
   *[lost] He waits, and he has time.
}
because-title = What is happening

# The table in words
tell-now = Now
tell-phase = Phase: { $phase ->
    [move] Movement
    [play] Play
   *[draw] Draw
}
tell-laying = To be laid: { $space }. { $text }
tell-space = Space
tell-here = Who is there
tell-text = What it says
tell-beside = Beside it
tell-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}: { $space }
tell-twin = the same space as { $space }
tell-cards-of = Cards: { $name }
tell-discard = Discard pile, { $at } from the top: { $card }{ $down ->
    [yes] , face down
   *[no] {""}
}

# What is this?
what-space = A space
what-space-text = What it says holds only for those who have stopped on it. One walks from side to side, never across a corner.
what-corner = The Cul-De-Sac
what-corner-text = Whoever begins a turn here must turn up an Act of Desperation. Most of them help; at least one is death. Alone it does nothing to you: the Boogeyman plays a card when he comes through.
what-cemetery = The Cemetery
what-cemetery-text = Whoever lands here discards a card, from the hand or from the draw pile; alone, from the hand. Alone, coming to it or past it brings you an Act.
what-highway = The Highway
what-highway-text = Whoever begins a turn here may walk one or two spaces more.
what-detour = A Detour
what-detour-text = An Options card that has become a space. It may take the place of another card, which is laid anew, with everybody on it.
what-passage = A Passage
what-passage-text = Both Passages are one and the same space. Going from one to the other costs no step.
what-cold = Out in the Cold
what-cold-text = Once in your turn you may turn up a Last Winter card here. It may help, and it may not.
what-ground = Haunted Ground
what-ground-text = Whoever lands here loses all own Permanent cards, good and bad.
what-cell = A place for a card
what-cell-text = A Cove card lies beside another one, and four of them never make a square.
what-pawn = An orphan
what-pawn-text = In the own Movement phase it may walk up to two spaces. Cards and Acts may send it farther, and others may send it too.
what-benny-text = When he screams he drifts up to four spaces toward the player whose turn it is. Sit beside him when your turn begins, and a Haunted card is yours. Two screams in one turn are the end.
what-boogeyman-text = He runs clockwise, and his Move deck says how far. If he lands on your space or passes it, he has you.
what-acts-text = Turn one up when you begin a turn in the Cul-De-Sac; alone, when you come to the Cemetery or past it. Used ones stay face up and are done with.
what-act = An Act of Desperation
what-act-text = It was turned up, or you have looked at it.
what-hand-text = Four cards at most. In the Draw phase there must be room, so play in time. Nobody may discard by choice.
what-card = An Options card
what-card-text = Play as many as you like in your Play phase; alone, at least one, and no two of one name. A card may be played even if it does nothing. The mark below says who wrote it: the rulebook or us.
what-defensive = A Defensive card
what-defensive-text = The only kind that may be played when it is not your turn: as an answer to a card of somebody else, or, alone, to your own.
what-in-play-text = It was announced with everything that was chosen for it. Before it does anything, the others may answer.
what-window = Who is asked
what-window-text = Everybody else who holds a card is asked, whatever it is, all at once and for the same time, so neither the question nor a pause betrays anything. Who protects only oneself leaves it open for the others; who cancels the card for all closes it.
what-pile = The draw pile
what-pile-text = Your life. If it is empty when your Draw phase begins, you are out.
what-held = Cards in a hand
what-held-text = They lie in a row. Everybody sees from which place one is played, and whoever has seen a card knows it there.
what-discard = The discard pile
what-discard-text = What was played lies face up, what had to be discarded face down. The order stays.
what-permanent = A Permanent card
what-permanent-text = It holds, for good or ill, to the end of the game, unless its player lands on Haunted Ground. It is no part of the hand.
what-holds-text = What space, cards and Permanent cards give a player just now. What a space protects, no card can touch.
what-passing = Passing
what-passing-text = You said that you let every card happen, and everybody heard it. From the next card on you are asked again if you say so.
what-player = A player
what-player-text = The last orphan standing wins.
what-phases = The three phases
what-phases-text = Move up to two spaces, play cards, draw two; alone, draw until you hold four. No phase comes back.
what-cove-pile = The Cove pile
what-cove-pile-text = In the Draw phase you may take Cove cards instead of your own. They are laid at once and need no room in the hand.
what-winter = Last Winter
what-winter-text = Whoever is out in the cold may turn one up in a turn. Some are Permanent.
what-haunted = Haunted cards
what-haunted-text = Whoever shares a space with Benny when the own turn begins draws one. They are Permanent.
what-his-deck = His Options deck
what-his-deck-text = His hand and his pile in one. If it is empty, you have outlasted him. He plays its top card when he comes through the Cul-De-Sac.
what-move-deck = His Move deck
what-move-deck-text = In his turn he turns up one card and runs. When it is used up it is shuffled anew.
what-chase = How close he is
what-chase-text = So many steps lie between him and you. A number in brackets: so much farther he goes next time.
