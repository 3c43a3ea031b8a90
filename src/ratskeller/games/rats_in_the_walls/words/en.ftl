tagline = Something scratches behind the masonry. How many rats? Somebody at this table is lying.

## Counted things

rats = { $rats ->
    [one] one rat
   *[other] { SPELL($rats) } rats
}
brains = { $brains ->
    [0] no brain
    [one] 1 brain
   *[other] { $brains } brains
}
dice = { $dice ->
    [one] one die
   *[other] { SPELL($dice) } dice
}
claim = { $rats ->
    [0] there are no rats in the walls
    [one] there is at least one rat in the walls
   *[other] there are at least { SPELL($rats) } rats in the walls
}
spoken = { $rats ->
    [0] “There are no rats in the walls.”
    [one] “There is at least one rat in the walls.”
   *[other] “There are at least { SPELL($rats) } rats in the walls.”
}
# How many rats a die shows.
face = { $rats ->
    [0] blank
   *[other] { rats }
}

## What is asked

prompt-rolling-off = { $who } rolls five dice for the right to begin.
prompt-lifted = The cup is lifted.
prompt-answer = { $giver } says: { claim }. Do you believe it?
prompt-answer-other = { $giver } says: { claim }. { $who } must believe it or lift the cup.
prompt-kill = You have gone insane among the bones. Whom do you take with you?
prompt-kill-other = { $who } has gone insane and picks a victim.
prompt-examine = You have shaken { dice }. Peek, or announce without looking.
prompt-looked = You have seen the dice. Announce a number, true or not, or roll again and do not look.
prompt-blind = You have rolled again, unseen. Announce a number.
# $way: shake or turn; $free: whether the cup may be handed on untouched.
prompt-continue = You believed that { claim }. { $free ->
    [yes] Hand the cup on untouched, or { $way ->
        [turn] turn the coaster to the skull
       *[shake] shake it
    }.
   *[no] Now you must { $way ->
        [turn] turn the coaster to the skull
       *[shake] shake it
    }.
}
prompt-other = { $who } has the cup.
prompt-over = The game is over. { $count ->
    [one] { $who } keeps the most sanity and wins.
   *[other] { $who } win together.
}

## What can be done

offer-peek = Peek under the walls
offer-reroll = Roll again, unseen
offer-shake = Shake again
offer-add = Add a die and shake
offer-turn = Turn the coaster to the skull and shake
# $untouched: yes or no.
offer-announce = { $rats ->
    [0] “No rats in the walls.”
   *[other] { $untouched ->
        [yes] Untouched: “At least { rats }.”
       *[no] “At least { rats }.”
    }
}
offer-believe = Believe
offer-doubt = Doubt: lift the cup
offer-kill = Take { $who } with you

# What a choice costs and may bring. $believed, $right, $wrong: brains with their sign.
stakes-peek = Costs nothing. Only you see the dice.
stakes-turn = Costs nothing. The next answer costs somebody everything.
# $free: whether one may also say that there are none.
stakes-shake = Costs nothing. { $free ->
    [yes] { $chance }% for { rats } or more.
   *[no] You must then say { rats } or more: { $chance }% true.
}
fee = { $brains ->
    [0] {""}
   *[other] Costs { brains }.{" "}
}
stakes-announce = { fee }{ $chance }% true. Brains { $believed } if believed, { $right } or { $wrong } if doubted.
# $true: yes or no.
stakes-announce-known = { fee }{ $true ->
    [yes] The truth. Brains { $believed } if believed, { $right } if doubted.
   *[no] A lie. Brains { $believed } if believed, { $wrong } if doubted.
}
stakes-last = Costs { $brains ->
    [one] your last brain
   *[other] your last { $brains } brains
}: the game ends.
stakes-believe = { $brains ->
    [0] Costs nothing. The cup is yours, with { dice } in it.
   *[other] Costs { brains }; { $giver } wins { $won }. The cup is yours.
}
stakes-believe-skull = Costs your reason and { brains }: the game ends.
# $known: open, true or lie; $ends: never, lost, won or always.
stakes-doubt = { $known ->
    [true] You know that it is true: brains { $wrong }.
    [lie] You know that it is a lie: brains { $right }.
   *[open] By chance { $chance }% true. Brains { $right } if { $giver } lied, { $wrong } if not.
}{ $ends ->
    [always] {" "}The game ends.
    [lost] {" "}If it is true, the game ends.
    [won] {" "}If it is a lie, the game ends.
   *[never] {""}
}
stakes-kill = Then { $count ->
    [one] { $winner } wins.
   *[other] { $winner } win together.
}

warning-turn = On the skull the next answer ends the game.
warning-skull-believe = On the skull, believing costs all your brains and ends the game.
warning-skull-doubt = On the skull, a doubt costs whoever is wrong everything, and the game ends.
warning-fee = The first claim of rats costs your last brain and ends the game.
warning-believe = Believing costs your last brain and ends the game.

## What is not offered

kind-peek = Look under the walls
kind-reroll = Roll again, unseen
kind-shake = Shake
kind-turn = Turn the coaster
kind-announce = Say a number
kind-believe = Believe
kind-doubt = Doubt
kind-kill = Take somebody with you

## What happened

told-rolled-off = { $who } rolls for the start: { rats }.
told-tied = A tie: { $who } roll again.
told-begins = { $who } has heard the most rats and begins.
told-round = Round { $round }: { $who } puts one die into the walls. The cats look up.
told-die-added = { $who } adds a die; { SPELL($dice) } are in the walls.
told-shook = { $who } shakes the walls.
told-coaster-turned = { $who } turns the coaster: the rats have led us to the skull.
told-peeked = { $who } peeks under the walls.
told-saw-you = You see: { $faces }.
told-saw = { $who } sees: { $faces }.
told-rerolled = { $who } rolls again and does not look.
told-announced = { $who }: { spoken }
told-announced-untouched = { $who } passes the cup on untouched: { spoken }
told-fee-paid = The first to speak of rats: { $who } pays { brains }.
told-believed = { $who } believes { $giver }.
told-doubted = { $who } does not believe { $giver } and lifts the cup.
told-lifted = Under the walls: { $faces } — { rats }.
told-judged = { $true ->
    [yes] { $who } spoke the truth.
   *[no] { $who } was wrong.
}
told-lost = { $brains ->
    [0] { $who } has no brain left to lose.
   *[other] { $who } loses { brains } and has { $left } left.
}
told-gained = { $who } gains { brains } and has { $now }.
told-went-insane = { $who } loses all reason on the skull.
told-killed = { $who } falls upon { $victim } in the dark.
told-over = The game is over: { $ending }.

ending-fee = the first claim of rats took a last brain
ending-belief = believing took a last brain
ending-doubt = a doubt took a last brain
ending-skull-belief = somebody believed on the skull
ending-skull-doubt = somebody was wrong on the skull
ending-round = the round ended with somebody out of brains
ending-limit = the night is over, and so is the last round

## What is forbidden

forbidden-peek = a Giver peeks at most once, and not after rolling again
forbidden-reroll = rolling again comes once, straight after a peek
forbidden-turn = the coaster is turned after ten rats, and only then
forbidden-none-after-rats = nobody can deny the rats once they have been announced
forbidden-too-many = a die has two rats at most
forbidden-not-higher = after shaking, the number must be higher than the last one
forbidden-none-on-skull = on the skull any number may be announced, but not none
forbidden-less = untouched dice are handed on with the last number or a higher one
forbidden-again = a Giver who has said this number in this round must say more
forbidden-look = dice accepted from another are never looked at
forbidden-none-twice = a Giver says “none” on five dice only once in a round
forbidden-pass-after-ten = at this table the coaster must be turned after ten rats
forbidden-victim = the victim is another player

## How a table may change the rules

option-end = When a lost last brain ends the game: at once, or when the round is complete (R3).
    .title = The end
    .at_once = At once
    .round_end = When the round is complete
option-after-ten = After ten rats: hand on untouched or turn the coaster, or always turn it (R28).
    .title = After ten rats
    .pass_or_turn = Hand on, or turn the coaster
    .must_turn = Always turn the coaster
option-start = Who begins: the best of five dice, or the seat the table agrees on (5.1, R23).
    .title = Who begins
    .roll_off = The best of five dice
    .agreed = The seat agreed on
option-first-seat = The seat that begins when the table agrees on one.
    .title = The first seat

setup-first-seat = Option 'first_seat' is { $seat }, but there are only { $seats } seats.

## How actions and outcomes are written

like-actions = there are peek, reroll, shake, turn, announce 0–10 or none, believe, doubt and kill 1–12
like-outcomes = a roll reads like “roll 1 2” or “roll none”
