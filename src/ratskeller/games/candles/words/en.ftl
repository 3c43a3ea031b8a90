tagline = One after the other they go out. Whoever snuffs the last candle sits in the dark, and not alone.

candles = { $candles ->
    [one] one candle
   *[other] { SPELL($candles) } candles
}

## What is asked

prompt-snuff = { $candles ->
    [one] One candle still burns
   *[other] { SPELL($candles, first: "upper") } candles still burn
}. How many do you snuff?
prompt-other = { $who } wets a finger. { $candles ->
    [one] One candle still burns.
   *[other] { SPELL($candles, first: "upper") } candles still burn.
}
prompt-over = It is dark, and something breathes beside { $who }. { $winner } has found the stairs and wins.

offer-snuff = Snuff { candles }
# What a choice leaves to the other player.
stakes-left = { $candles ->
    [0] Nothing burns any more: you lose.
    [one] One is left, { $who } must snuff it: you win.
   *[other] Leaves { SPELL($candles) } to { $who }.
}
warning-last = It is the last light. You would sit in the dark, and lose.

## What is not offered

kind-snuff = Snuff candles

## What happened

told-snuffed = { $who } snuffs { candles }. { $lit ->
    [0] Nothing burns any more.
    [one] One flame is left.
   *[other] { SPELL($lit, first: "upper") } flames are left.
}
told-dark = { $who } sits in the dark with whatever has waited for it.

## The rest

ending-dark = the last candle has gone out
forbidden-too-many = nobody can snuff more candles than burn
option-candles = How many candles burn at first (1.1).
    .title = Candles
like-actions = there are snuff 1, snuff 2 and snuff 3
like-outcomes = nothing is left to chance here
# On the picture in the terminal, and above the last count.
seat = { $who }: { $candles ->
    [0] has snuffed nothing yet
   *[other] has snuffed { candles }
}
score = candles

## When it is over

# $way: whether whoever reads this has won, lost or watched.
epilogue-headline = { $way ->
    [won] You have found the stairs.
    [lost] You sit in the dark, and { $who } is long gone.
   *[watched] { $who } has found the stairs.
}
epilogue-unit = Candles
epilogue-left = { $lit ->
    [one] { $who } leaves a single flame to the other, and hears it go out.
   *[other] { $who } leaves { SPELL($lit) } flames to the other, who takes them all.
}
    .title = What decided it
