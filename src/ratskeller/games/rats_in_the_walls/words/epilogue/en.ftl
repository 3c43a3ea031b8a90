## When it is over

epilogue-insane = You have left your mind between the bones.
epilogue-killed = { $who } has taken you along into the dark.
# $alone: whether nobody else has won.
epilogue-won = { $alone ->
    [yes] You keep your head, with { epilogue-brains } left. You win.
   *[no] You and { $who } keep your heads. You win together.
}
# $watched: whether whoever reads this has only watched.
epilogue-others = { $count ->
    [one] { $who } has kept the most brains
   *[other] { $who } have kept the most brains
}{ $watched ->
    [yes] .
   *[no] ; you have not.
}
epilogue-unit = Brains
epilogue-brains = { $brains ->
    [0] no brain
    [one] 1 brain
   *[other] { $brains } brains
}
epilogue-first = At first
# $one: whether it is one round only.
epilogue-round = { $one ->
    [yes] Round { $first }
   *[no] Rounds { $first }–{ $last }
}
epilogue-skull = Lost to the skull
# What was said of $rats rats, where there were $true.
epilogue-said = { $rats ->
    [0] none
   *[other] at least { SPELL($rats) }
}
epilogue-were = { $true ->
    [0] there were none
    [one] there was one
   *[other] there were { SPELL($true) }
}
epilogue-lie = Round { $round }: { $giver } had looked and said “{ epilogue-said }”. But { epilogue-were }, and { $receiver } believed it.
    .title = The finest lie
epilogue-doubt = Round { $round }: { $giver } said “{ epilogue-said }”, and { $receiver } lifted the cup: { epilogue-were }.
    .title = The sharpest ear
epilogue-honest = Round { $round }: { $giver } said “{ epilogue-said }” and was not believed. It was true, to the cost of { $receiver }.
    .title = The dearest truth
# $how: what came of the last claim.
epilogue-decided = { $how ->
    [fee] Round { $round }: to speak of rats cost { $giver } the last brain.
    [belief] Round { $round }: { $giver } said “{ epilogue-said }”, and { $receiver } believed it with the last brain.
    [skull] Round { $round }: on the skull { $giver } went out of mind and took { $receiver } along.
    [true] Round { $round }: { $receiver } did not believe “{ epilogue-said }” from { $giver }, and was wrong.
   *[false] Round { $round }: { $giver } said “{ epilogue-said }”, but { epilogue-were }, and { $receiver } knew.
}
    .title = What decided it
