tagline = Orphans, a cove that grows, and something in the cul-de-sac that is always hungry. Be the last one standing.

a-card = a card
a-space = a space
# $space: the name of a space that is there more than once; $number: its number.
space-numbered = { $space } ({ $number })
# $draws: whether the Draw phase comes all the same (C27); this follows what the card says.
card-ends-turn = { $draws ->
    [yes] (The Draw phase comes all the same.)
   *[no] (Without a Draw phase.)
}
corner-text = Begin your turn here and you must turn up an Act of Desperation.
alone-text-corner = When the Boogeyman comes here or passes through, he plays the top card of his Options deck.
alone-text-cemetery = When you come here or pass, you draw an Act; when you land here, you then discard a card of your hand.
detour = DETOUR
detour-text = An ordinary space.
him = the Boogeyman
him-first = The Boogeyman
benny = Benny's ghost

## What is asked

prompt-because = { $card }: { $asked }
prompt-setting-up = The cove is being laid out.
prompt-his-turn = The Boogeyman has the turn.
prompt-chance = It is { $who }'s turn: { $phase ->
    [cove] a Cove card is drawn.
    [act_card] an Act of Desperation is turned.
    [winter_card] a Last Winter card is turned up.
    [haunted_card] something cold lies down beside the mat.
    [scream] everybody listens for Benny.
    [pick] a hand reaches for a card.
   *[other] a card is drawn.
}
prompt-lay = Lay { $space } beside another card; four cards may not make a square.
prompt-lay-other = { $who } is laying { $space }.
prompt-pawn = Choose the space where your orphan begins.
prompt-pawn-other = { $who } is choosing where to begin.
prompt-move = Your turn. Move your orphan, or stay?
prompt-move-other = { $who } may move.
prompt-play = { $stop ->
    [yes] Play a card, or go on to the Draw phase?
   *[no] Play a card; you cannot leave the Play phase yet.
}
prompt-play-other = { $who } may play cards.
prompt-draw = Draw: { $count ->
    [one] one more card.
   *[other] { SPELL($count) } more cards.
}
prompt-draw-other = { $who } is drawing.
prompt-detour = { $replacing ->
    [yes] The DETOUR takes the place of { $space }. Where does that card go?
   *[no] Lay the DETOUR on a free cell, or let it replace a Cove card?
}
prompt-detour-other = { $who } is laying a DETOUR.
prompt-which = Choose what the card does.
prompt-which-other = { $who } is choosing what the card does.
prompt-who = Choose whom it hits.
prompt-who-other = { $who } is choosing whom it hits.
prompt-where = { $own ->
    [yes] Where do you go?
   *[no] Where do you send { $pawn }?
}
prompt-where-other = { $own ->
    [yes] { $who } is choosing where to go.
   *[no] { $who } is choosing where to send { $pawn }.
}
prompt-answer = { $own ->
    [yes] You have played { $card }. Counter it with a Defensive card, or let it happen?
   *[no] { $player } plays { $card }. Answer with a Defensive card, or let it happen?
}
prompt-answer-other = { $player } plays { $card }. { $count ->
    [one] { $who } is asked for an answer.
   *[other] { $who } are asked for an answer.
}
prompt-answer-done = { $player } plays { $card }. You let it happen; the others may still be thinking.
prompt-lose = You must discard { $count ->
    [one] a card.
   *[other] { SPELL($count) } cards.
}
prompt-lose-other = { $who } must discard.
prompt-stash = You may put { $count ->
    [one] a card
   *[other] up to { SPELL($count) } cards
} of your hand under your draw pile.
prompt-stash-other = { $who } may put cards away.
prompt-act = Turn up an Act of Desperation: { $down } lie face down, and { $bad ->
    [one] one of them is death.
   *[other] { SPELL($bad) } of them are death.
}
prompt-act-other = { $who } must turn up an Act of Desperation.
prompt-peek = Choose the Act that you look at.
prompt-peek-other = { $who } is choosing an Act to look at.
prompt-boogeyman = You are out, the first of all. Shuffle the Boogeyman back, or choose the place where he waits?
prompt-boogeyman-other = { $who } is out and decides where the Boogeyman waits.
prompt-over = { $count ->
    [one] { $who } is the last orphan standing.
   *[other] { $who } are the last orphans standing.
}
# $ending: 5 to 9, see codes.py.
prompt-over-alone = { $ending ->
    [5] His deck is empty. { $who } has outlasted the Boogeyman.
    [6] All Acts are used up. { $who } has outlasted the Boogeyman.
    [7] The Boogeyman has caught { $who }.
    [9] The Boogeyman has more patience than { $who }.
   *[other] { $who } has nothing left to draw. The Boogeyman only has to wait.
}

## What can be done

offer-go = Go to { $space }
# $copy: which of several like cards it is.
offer-play = Play { $card }
offer-lay = Lay it { $where }
# $side: on which side of a space a card would lie.
side-of = { $side ->
    [north] north of
    [east] east of
    [south] south of
   *[west] west of
} { $space }
offer-replace = Let it replace { $space }
offer-hand = { $phase ->
    [stash] Put { $card } away
   *[other] Discard { $card }
}
offer-act = { $phase ->
    [peek] Look at Act { $place }
    [boogeyman] Put the Boogeyman in place { $place }
   *[other] Turn up Act { $place }
}
offer-stop = { $phase ->
    [move] Stay here
    [play] Play no more
    [answer] Let it happen
    [draw] Draw no more
    [stash] Keep the rest
    [where] Stay where it is
   *[other] Stop
}
offer-winter = Turn up a Last Winter card
offer-draw-option = Draw an Options card
offer-draw-cove = Draw a Cove card
offer-discard-pile = Discard the top card of your draw pile
offer-shuffle = Shuffle the Boogeyman back
offer-quiet = Pass for me until I say otherwise
offer-listen = Ask me again

warning-no-pile = Your draw pile is empty: you will be out.
warning-boogeyman = Only the Boogeyman is left.
warning-enter = Only the Boogeyman is left: whoever comes here is out at once.
warning-caught = He stands there.
warning-cemetery = Whoever lands here must discard a card.
warning-corner = If you begin a turn here, you must turn up one of { $down } Acts, and { $bad ->
    [one] one is death.
   *[other] { SPELL($bad) } are death.
}

not-now-cards = the cards have the word

## What is not offered

called-act = Act { $place }
kind-stop = Stop, or let it happen
kind-winter = Turn up a Last Winter card
kind-draw-option = Draw an Options card
kind-draw-cove = Draw a Cove card
kind-discard-pile = Discard from the draw pile
kind-shuffle = Shuffle the Boogeyman back
kind-quiet = Pass until I say otherwise
kind-listen = Be asked again
kind-choose = Choose an effect
kind-hand-card = Discard or put away a card
kind-act-place = Choose an Act
kind-target = Choose whom it means
kind-go = Go to a space
kind-replace = Replace a space
kind-play = Play a card
kind-lay = Lay a Cove card

## What happened

told-first = { $who } is the youngest and begins.
told-dealt = { $who } has a draw pile of { $cards } cards.
told-laid = { $who } lays { $space }.
told-pawn = { $who } begins on { $space }.
told-turn = Turn { $number }: { $who }.
told-moved = { $own ->
    [yes] { $who } goes to { $space }.
   *[no] { $by } sends { $who } to { $space }.
}
told-stayed = { $who } stays.
told-swapped = { $who } and { $other } change places.
told-played = { $who } plays { $card }. { $text }
told-answered = { $who } answers with { $card }.
told-cancelled-all = { $card } does nothing.
told-cancelled = { $card } does nothing to { $who }.
told-in-vain = Nothing comes of { $card }: { $why }.
# $why: what stood in its way.
in-vain = { $why ->
   *[choice] it is left at that
    [answering] it can only answer another card
    [place] whoever played it stands in the wrong place
    [nobody] nobody stands where it strikes
    [safety] whom it means is protected
    [none] there are no cards to be had
    [full] the hand is full
    [standing] the pawn stands there already
    [nowhere] no way leads anywhere
    [alone] in a game alone it has no effect
}
told-quiet = { $who } passes until further notice.
told-listening = { $who } wants to be asked again.
told-spent = { $card } leaves the game.
told-turn-ended = { $draws ->
    [yes] { $who } plays no more cards in this turn and draws.
   *[no] { $who }'s turn is over, without a Draw phase.
}
# $less: whether it is so many less, not more.
told-more = { $less ->
    [yes] less
   *[no] more
}
told-granted = { $attribute ->
    [steps] { $who } may move { $value ->
        [one] one space
       *[other] { SPELL($value) } spaces
    } { told-more }.
    [draw] { $who } draws { $value ->
        [one] one card
       *[other] { SPELL($value) } cards
    } { told-more }.
    [firm] Nobody else can move { $who }.
    [safe_hand] { $who }'s hand is safe from thieves.
    [safe_pile] { $who }'s draw pile is safe from thieves.
    [safe_lose] Others cannot make { $who } discard.
    [stuck] { $who } cannot move in the next turn.
    [open_hand] { $who }'s hand lies open.
   *[bare] Spaces no longer protect { $who }.
}
told-drew = { $who } draws an Options card, { $left } left.
told-got = It is { $card }. { $text }
told-showed = { $who } holds { $card } for all to see.
told-discarded = { $who } discards { $hand ->
    [yes] a card of the hand, face down.
   *[no] { $cards ->
        [0] nothing.
        [one] the top card of the draw pile, face down.
       *[other] the top { SPELL($cards) } cards of the draw pile, face down.
    }
}
told-stole = { $who } takes { $source ->
    [hand] a card from { $victim }'s hand.
    [pile] the top card of { $victim }'s draw pile.
   *[discard] the top card of { $victim }'s discard pile.
}
told-stolen = { $who } has taken { $card }.
told-recovered = { $who } { $to ->
    [shuffle] shuffles { $cards ->
        [one] one card
       *[other] { SPELL($cards) } cards
    } of the discard pile into the draw pile.
   *[other] puts { $cards ->
        [one] one card
       *[other] { SPELL($cards) } cards
    } of the discard pile back to the draw pile.
}
told-stashed = { $who } puts a card of the hand under the draw pile.
told-looked = { $who } looks at { $victim }'s cards.
told-saw = { $victim } has { $card }.
told-cleared = { $who } loses { $cards ->
    [one] a Permanent card.
   *[other] { SPELL($cards) } Permanent cards.
}
told-looked-at-act = { $who } looks at Act { $place }.
told-saw-act = Act { $place } is { $card }.
told-act = { $who } turns up Act { $place }: { $card }. { $text }
told-out = { $by ->
    [options] { $who } has no Options left and is out.
    [screams] Benny has screamed twice: { $who } is Boogey chowder.
   *[boogeyman] { $who } is never seen again.
}
told-put = { $who } leaves the Boogeyman waiting in a place of choice.
told-shuffled = The Boogeyman is shuffled back among the Acts.
told-winter = { $who } turns up { $card }. { $text }
told-haunted = Benny sits down beside { $who }: { $card }. { $text }
told-scream = { $times ->
    [1] Benny screams and drifts toward { $who }, to { $space }.
   *[other] Benny screams again, at { $space }.
}
told-won = { $who } is the last orphan standing.
told-over = The game is over: { $ending }.
told-move-card = The Boogeyman turns up { $card }: { $count ->
    [0] he stays.
    [one] one space.
   *[other] { SPELL($count) } spaces.
}
told-he-moved = The Boogeyman comes to { $space }.
told-he-played = The Boogeyman plays { $card }. { $text }
told-his-bonus = On the road the Boogeyman gathers speed: { SPELL($count) } spaces more next time.
told-caught = { $his ->
    [yes] The Boogeyman has you, on { $space }.
   *[no] You run into the Boogeyman's arms, on { $space }.
}

ending-options = somebody had no Options left
ending-boogeyman = the Boogeyman took the last but one
ending-screams = Benny screamed twice
ending-limit = two hundred turns are enough
ending-drained = the Boogeyman has no cards left
ending-acts = all Acts of Desperation are used up
ending-caught = the Boogeyman has caught the orphan
ending-no-cards = there was nothing left to draw
ending-too-long = the Boogeyman has more patience

## What is forbidden

forbidden-reach = that space is too far away
forbidden-start = an orphan begins on one of the five spaces of the starting cross
forbidden-not-held = that card is not in the hand
forbidden-room = the hand must have room for the cards that are to be drawn
forbidden-full = nobody holds more than four cards
forbidden-no-cove = there are no Cove cards left
forbidden-no-option = the draw pile is empty
forbidden-must-draw = the Draw phase is not optional
forbidden-cell = a Cove card lies beside another one, and four never make a square
forbidden-cross = the starting cross lies around the Cul-De-Sac
forbidden-corner = the Cul-De-Sac is never replaced
forbidden-not-defensive = only a Defensive card can answer
forbidden-act-up = only an Act that lies face down, and was not looked at just now, can be chosen
forbidden-not-meant = the card does not mean that pawn
forbidden-space = the way cannot end there
forbidden-discard = nobody may discard of one's own will
forbidden-cold = Last Winter cards are turned up in OUT IN THE COLD
forbidden-second-flip = one Last Winter card a turn is enough
forbidden-mind = one changes one's mind once in a turn
forbidden-name = two cards of one name cannot be played in the same turn
forbidden-must-play = at least one card must be played
forbidden-must-discard = a card must be discarded

## What a table cannot begin with

setup-benny = Benny's ghost plays with two or three, not with { $seats }.
setup-alone = Last Winter, the Passage and the fourth player's cards are not for playing alone.
setup-same-act = MY BINKY and the other Boogeyman cannot both replace Act { $number }.
setup-cold = Without Last Winter nobody is out in the cold: add it, or leave “cold” as it was.
setup-scream = Without Benny's ghost nobody screams: add him, or leave “scream” as it was.
setup-no-boogeyman = Alone there is no Boogeyman among the Acts for the “other_boogeyman” to replace; choose a good Act, or 0 for none.
setup-last-boogeyman = Alone there is no Boogeyman among the Acts: leave “last_boogeyman” as it was.
setup-no-such-act = There is no good Act number { $number } in this Cul-De-Sac; it has { $good }.

## How a table may change the rules

option-fourth-player = Whether the fourteen cards for a fourth player are also used with fewer (C35).
    .title = The fourth player's cards
    .with_four = Only with four players
    .always = Always
option-passages = Whether the two PASSAGE cards are among the Cove cards (15.1).
    .title = The Passage
option-winter = Whether OUT IN THE COLD and the Last Winter cards are used (16).
    .title = Last Winter
option-cold = Whether a Last Winter card comes on top, or replaces one of the two draws (C36).
    .title = Out in the cold
    .extra = On top
    .draw = Instead of a draw
option-benny = Whether Benny's ghost haunts the Cove, for two or three players (17).
    .title = The Ghost of Benny Harris
    .no = He rests
    .yes = He haunts
    .harder = He haunts, the harder way
option-scream = Of how many moments Benny screams in one, on average (C39).
    .title = How rarely Benny screams
option-my-binky = Which good Act MY BINKY replaces, counted in the order of the Cul-De-Sac; 0 for none (19.1).
    .title = MY BINKY
option-other-boogeyman = Which good Act the other Boogeyman replaces; 6 for the first Boogeyman, 0 for none (19.2).
    .title = The other Boogeyman
option-last-boogeyman = Who is out when only Boogeymen lie face down: whoever starts a turn in the Cul-De-Sac, or whoever enters it (C8).
    .title = The last Boogeyman
    .start = Who starts a turn there
    .enter = Who enters
option-turn-end = Whether a card that ends the turn, such as AWAY FROM DANGER, ends it at once or after its Draw phase (C27).
    .title = When a card ends the turn
    .at_once = At once
    .draw = After the Draw phase

## How actions and outcomes are written

like-actions = there are stop, winter, draw option, draw cove, discard pile, shuffle, quiet, listen, choose 1–2, card 1–4, act 1–6, pawn 1–4 or pawn ghost, go 0–17, replace 0–17, play 1–57 and lay X Y
like-outcomes = there are first 1–4, cove 0–17, option 1–57, hand 1–4, act 1–6, winter 1–21, haunted 1–7, scream, silence and move 1–8

## What a choice costs and may bring

# $aims: whether anything can be said of whom it hits.
stakes-play = Spends the card. { $aims ->
    [yes] { $aim } { $text }
   *[no] { $text }
}
stakes-you = you
# $one: whether one of them is to be chosen; $kept: how many are protected from it, or have nothing.
stakes-aim = { $one ->
    [yes] Hits one of: { $who }
   *[no] Hits: { $who }
}{ $kept ->
    [0] .
   *[other] ; nothing comes of: { $safe }.
}
stakes-in-vain = Nothing would come of it now: { $why }.
# $all: whether for everybody.
stakes-answer = { $all ->
    [yes] { $card } does nothing to anybody.
   *[no] { $card } does nothing to you.
}
stakes-target = { $hand ->
    [0] No card
    [one] One card
   *[other] { SPELL($hand, first: "upper") } cards
} in hand, { $pile } in the pile.
stakes-corner = Begin a turn here and you turn up an Act: { $chance }% the Boogeyman.
stakes-act = { $chance }% the Boogeyman: then you are out.
stakes-peek = { $chance }% the Boogeyman; you alone will know.
stakes-put = He lies there face down; you alone know where.
stakes-shuffle-him = He may lie anywhere among the Acts; nobody knows where.
stakes-winter = { $left ->
    [one] The last of these cards; it takes effect at once, for better or worse.
   *[other] One of { $left } cards nobody knows; it takes effect at once, for better or worse.
}
stakes-lay = Lies there from now on, with all who stand on it.
# $deadly: whether it is the Boogeyman.
stakes-act-seen = You have seen it: { $deadly ->
    [yes] the Boogeyman, and you are out.
   *[no] not the Boogeyman.
}
stakes-hand = { $phase ->
    [stash] Leaves your hand, and is not lost.
   *[other] Leaves your hand, face down to your discard pile.
}
stakes-stop-play = You draw next; { $pile ->
    [0] your pile is empty, and you are out.
    [one] one card is left in your pile.
   *[other] { $pile } cards are left in your pile.
}
stakes-stop-answer = You keep your cards; what was played takes effect.
stakes-pile = { $pile ->
    [0] Your pile is empty then: without one you are out when you have to draw.
    [one] One card stays in your pile.
   *[other] { $pile } cards stay in your pile.
}
stakes-draw-cove = Your pile keeps its { $pile ->
    [one] card
   *[other] { $pile } cards
}; { $left } left in the Cove.
stakes-quiet = { $asked ->
    [yes] You let this card happen, and are not asked again until you say so.
   *[no] You are not asked again until you say so; nothing of yours answers.
}
stakes-replace = That space is laid anew, with all who stand on it.
