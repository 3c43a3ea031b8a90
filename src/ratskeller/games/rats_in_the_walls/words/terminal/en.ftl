### The Rats in the Walls: the picture in the terminal (terminal.py)


picture-round = round { $round }
picture-middle = in the middle: { $brains }
# Above the brains of every seat, and above the score at the end.
picture-brains = brains
# Above the numbers that were said last.
picture-said = said
picture-number = { $rats ->
    [0] “none”
   *[other] “{ $rats }”
}
picture-you = (you)
picture-role = { $role ->
    [insane] insane
    [killed] killed
    [wins] wins
    [giver] Giver
   *[receiver] Receiver
}
picture-claim = “{ $rats ->
    [0] No rats
    [one] At least one rat
   *[other] At least { SPELL($rats) } rats
} in the walls.”
picture-silence = Nobody has announced anything yet.
# $brains: counted, such as “1 brain”.
picture-fee = The first claim of rats costs { $brains }.
# Below the cup there is room for 27 signs.
picture-no-dice = no die in the walls yet
# $known: who has seen the dice.
picture-dice = { $dice ->
    [one] one die
   *[other] { SPELL($dice) } dice
}, { $known ->
    [nobody] unseen
    [somebody] somebody looked
    [you] seen by you
    [secret] seen in secret
   *[everybody] uncovered
}
odds-none = No die is in the walls yet.
odds-ways = { $dice ->
    [one] One die
   *[other] { SPELL($dice, first: "upper") } dice
} can fall in { $ways } ways; in so many of them there are
odds-claim = { $rats ->
    [0] no rats
   *[other] at least { $rats }
}
# $exact: whether there are digits ($part) behind the point.
odds-percent = { $exact ->
    [yes] { $whole }.{ $part }%
   *[no] { $whole }%
}
odds-said = is what { $who } says.
# $rats: counted, such as “two rats”.
odds-seen = But you have seen these dice: { $rats }.
