### Condyle Cove: the picture in the terminal (terminal.py)


picture-turn = turn { $turns }
picture-cove = { $count ->
    [0] no Cove cards left
    [one] 1 Cove card in the pile
   *[other] { $count } Cove cards in the pile
}
picture-winter = { $count } Last Winter
picture-move = { $count ->
    [one] 1 Move card
   *[other] { $count } Move cards
}
picture-screams = { $count ->
    [0] Benny is silent
    [one] Benny has screamed
   *[other] Benny has screamed { $count } times
}
# $spaces: how far the Boogeyman must go to reach you.
picture-behind = { $spaces ->
    [0] he has you
    [one] he is 1 space behind you
   *[other] he is { $spaces } spaces behind you
}
picture-acts = Acts
picture-death = { $bad } of { $down } face down { $bad ->
    [one] is
   *[other] are
} death
picture-plays = { $who } plays
picture-you = (you)
picture-place = { $rank ->
    [1] wins
   *[other] place { $rank }
}
picture-out = is out
picture-piles = pile { $pile }, hand { $hand }
# $cards: those that the reader knows; a question mark for each of the others.
picture-hand = in the hand: { $cards }
picture-passes = passes
picture-known = known in the pile: { $cards }
picture-discards = discards { $count }: { $cards }
picture-keeps = keeps { $cards }
picture-origin = { $origin ->
    [printed] printed
    [inferred] inferred
   *[invented] invented
}
# $by: how many spaces or cards, with its sign.
picture-holds = { $what ->
    [steps] moves { $by }
    [draw] draws { $by }
    [firm] cannot be moved
    [safe_hand] hand safe
    [safe_pile] draw pile safe
    [safe_lose] cannot be made to discard
    [stuck] cannot move
    [open_hand] hand open
   *[bare] spaces do not protect
}
# What somebody types at any time; one word of small letters.
anytime-pass = pass
anytime-listen = listen
odds-acts = Whoever begins a turn on the Cul-De-Sac turns up one of { $down } Acts, and { $bad } of them { $bad ->
    [one] is
   *[other] are
} death: { $percent }.
odds-seen = Of the { $down } that you have not seen, { $bad } { $bad ->
    [one] is
   *[other] are
} death: { $percent }.
odds-pile = Your draw pile lasts for { $turns ->
    [0] no more Draw phase
    [one] one more Draw phase
   *[other] { $turns } more Draw phases
} of two cards each, if nothing comes or goes.
odds-him = The Boogeyman has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left in his Options deck, and { $acts ->
    [one] 1 Act is
   *[other] { $acts } Acts are
} still face down: to use up either of them wins.
