tagline = Three Aeons of auctions, while something very old turns in its sleep.

## Tiles and counted things
## $tile: which kind; $number and $name: which Tome or Site, as the table's pack calls it.

title = { $tile ->
    [shoggoth] Shoggoth
    [cultist] Cultist
    [altar] Altar
    [tome] Tome { $number }
    [site] Site { $number }
    [old-one] Old One
    [relic] Relic
    [elder-sign] Elder Sign
   *[other] { setback }
}
tile = { $tile ->
    [altar] an { title }
    [old-one] an { title }
    [tome] { title }, the { $name }
    [site] { title }, the { $name }
   *[other] a { title }
}
# $count: how many are lost.
tiles = { $count ->
    [one] { tile }
   *[other] { $tile ->
        [tome] { $count } of { tile }
        [site] { $count } of { tile }
       *[other] { $count } { title }s
    }
}
setback = { $tile ->
    [shoggoth-setback] Shoggoth Setback
    [ritual-setback] Ritual Setback
    [tome-setback] Tome Setback
   *[site-setback] Site Setback
}
# What is to be had in an auction: $tiles tiles and the token $token.
lot = { $tiles ->
    [0] the token { $token } alone
    [one] one tile and the token { $token }
   *[other] { SPELL($tiles) } tiles and the token { $token }
}
row = { $row ->
    [old_ones] Old Ones
    [relics] Relics
    [tomes] Tomes
    [altars] Altars
    [cultists] Cultists
    [shoggoths] Shoggoths
    [sites] Sites
    [alike] Sites alike
   *[tokens] Tokens
}

## What is asked

prompt-dealing = { $who } is given a set of tokens, at random.
prompt-drawing = { $who } reaches into the bag.
prompt-auction = Up for auction: { lot }. { $asked }
asked-other = { $who } is asked.
asked-must-bid = You called on Cthulhu and nobody else answered: you must bid.
asked-first = Nobody has bid. Bid a token, or pass?
asked-higher = { $who } holds with { $bid }. Bid higher, or pass?
prompt-setback-tome = A Setback strikes you. Choose a Tome to give up ({ $count ->
    [one] one Tome
   *[other] { SPELL($count) } Tomes
} to go).
prompt-setback-site = A Setback strikes you. Choose a Site to give up ({ $count ->
    [one] one Site
   *[other] { SPELL($count) } Sites
} to go).
prompt-setback-other = A Setback strikes { $who }, who must choose what to give up.
prompt-taking = You may wake another Old One and take a tile, or let the others sleep.
prompt-taking-other = { $who } may wake another Old One.
prompt-turn-other = It is { $who }'s turn.
prompt-turn = Your turn. Draw a tile, or invoke Cthulhu.
prompt-turn-old-one = Your turn. Draw a tile, wake an Old One, or invoke Cthulhu.
prompt-full = The track is full, and the bag stays closed: you must invoke Cthulhu.
prompt-full-old-one = The track is full. Wake an Old One and take a tile, or invoke Cthulhu.
prompt-over = The stars are right. { $who } wins with { $favour } favour.
prompt-over-level = The stars are right. { $who } wins with { $favour } favour, level with { $second } but holding the higher token.

## What can be done

offer-draw = Draw a tile
offer-invoke = Invoke Cthulhu: an auction for { lot }
offer-take = Wake an Old One and take { tile }
offer-discard = Give up { tile }
offer-stop = Let the other Old Ones sleep
offer-bid = Bid { $token }
offer-pass = Pass

# What a choice costs and may bring. $now: what it would pay if the Aeon ended now; $later, $end: only after the third.
lot-worth = Worth { $now } to you now{ $later ->
    [0] {""}
   *[other] , { $end } at the end
}{ $count ->
    [0] {""}
   *[other] ; to { $others }
}.
stakes-bid = { $worth } You give your { $token } for the { $board }.
stakes-pass = You keep your tokens. { $worth }
# $full: whether the auction track is.
stakes-invoke = { $worth } { $full ->
    [yes] If nobody bids, all is lost.
   *[no] If nobody else bids, you must.
}
# $last: whether the next sign ends the Aeon.
stakes-draw = { $sign }% an Elder Sign: { $last ->
    [yes] the Aeon ends
   *[no] an auction at once
}. { $setback }% a Setback.
stakes-take = Pays you { $now } now{ $later ->
    [0] {""}
   *[other] , { $end } at the end
}, the Old One's own points included.
stakes-discard = Costs you { $now } now{ $later ->
    [0] {""}
   *[other] , { $end } at the end
}.
stakes-stop = Your Old Ones stay: { $points } when the Aeon ends.

warning-last-sign = The next Elder Sign ends the Aeon at once ({ $signs } of { $bag } tiles in the bag), and what lies on the track is lost.
warning-invoke = If nobody else bids, you must.
warning-setback = A { setback } strikes at once: it costs you two of your { $tile ->
    [shoggoth-setback] Shoggoths
    [ritual-setback] Altars and Cultists
    [tome-setback] Tomes
   *[site-setback] Sites
}, if you have them.
warning-last-token = This is your last token: if you win, you are silent until the Aeon ends.
warning-discard = Nobody has bid: if you pass, all eight tiles are discarded.

not-now-bag = a hand is still in the bag

## What is not offered

kind-draw = Draw a tile
kind-invoke = Invoke Cthulhu
kind-take = Wake an Old One for a tile
kind-stop = Let the Old Ones sleep
kind-bid = Bid a token
kind-pass = Pass
kind-discard = Give up a tile

## What happened

told-tokens = { $who } is given the tokens { $tokens }.
aeon = Aeon { $aeon }
told-aeon = Aeon { $aeon } begins. { $who } holds the highest token and takes the first turn.
told-drew = { $who } draws { tile }. { drawn }
drawn = { $tile ->
    [shoggoth] It heaves itself on to the track.
    [cultist] The hood is drawn low.
    [altar] The stone is still wet.
    [tome] Nobody reads aloud.
    [site] It is on no chart.
    [shoggoth-setback] Somewhere below a chain snaps.
    [ritual-setback] Somebody has talked.
    [tome-setback] There is smoke over the library.
    [site-setback] The sea takes back what it lent.
    [old-one] It turns in its sleep.
   *[relic] It is colder than the hand that holds it.
}
told-elder-sign-drawn = { $who } draws an Elder Sign, { $signs } of { $spaces }. Something far below takes notice.
told-took = { $who } wakes an Old One and takes { tile }.
told-stopped = { $who } lets the other Old Ones sleep.
# $count Setbacks of one kind, which cost $cost tiles.
told-setback = { $count ->
    [one] A { setback } strikes { $who }
   *[other] { $count } { setback }s strike { $who }
}{ $cost ->
    [0] , who has no { $tile ->
        [shoggoth-setback] Shoggoths.
        [ritual-setback] Altars or Cultists.
        [tome-setback] Tomes.
       *[site-setback] Sites.
    }
    [one] , at the cost of one tile.
   *[other] , at the cost of { SPELL($cost) } tiles.
}
told-lost = { $who } loses { tiles }.
told-invoked = { $who } invokes Cthulhu: an auction for { lot }.
told-called = The Elder Sign calls: an auction for { lot }.
told-bid-placed = { $who } bids { $token }.
told-passed = { $who } passes.
told-passed-forced = { $who } has nothing higher to bid.
told-auction-won = { $tiles ->
    [0] { $who } wins the token { $token }, and leaves { $bid } on the board.
   *[other] { $who } wins { lot }, and leaves { $bid } on the board.
}
told-nobody-swept = Nobody bids. The track is swept into the dark.
told-nobody = { $tiles ->
    [0] Nobody bids.
   *[other] Nobody bids. The tiles stay where they are.
}
told-fell-silent = { $who } has spent the last token and falls silent until the Aeon ends.
told-aeon-ended = Aeon { $aeon } ends: { $by ->
    [time] the time track is full.
   *[tokens] nobody has a token left to bid.
}{ $tiles ->
    [0] {""}
    [one] {" "}One tile on the track is lost.
   *[other] {" "}{ SPELL($tiles, first: "upper") } tiles on the track are lost.
}
told-scored = { $who } scores { $rows }.
told-scored-nothing = { $who } scores nothing.
told-favour = { $who }: { $points } for Aeon { $aeon }, { $favour } favour in all.
told-winner = The stars are right. { $who } has the most favour, { $favour }, and wins.
told-winner-level = The stars are right. { $who } is level at { $favour } favour, but holds the token { $token }, and wins.
told-over = The game is over: { $ending }.

ending-tokens = in the third Aeon nobody had a token left to bid
ending-time = the last Elder Sign of the third Aeon fell into place

## What is forbidden

forbidden-full = the auction track is full, so no tile may be drawn
forbidden-idle = a player with a face-up token must draw, use an Old One or invoke
forbidden-second-action = a turn is one action, and this one is for Old Ones
forbidden-no-old-one = a tile is taken by discarding an Old One, and none is held
forbidden-old-one-for-old-one = an Old One cannot take another Old One
forbidden-not-on-track = no such tile lies on the auction track
forbidden-pass = nobody else has bid, so whoever invoked Cthulhu must
forbidden-not-higher = a bid must be higher than the one before
forbidden-token-not-held = one bids a token of one's own
forbidden-token-face-down = a token that lies face down is no bid in this Aeon
forbidden-setback-first = the Setback must be resolved before play proceeds
forbidden-other-type = a Setback strikes tiles of its own type
forbidden-not-held = what is discarded must be in the collection

## How a table may change the rules

option-scores = Whether everybody is shown everybody's favour, or only their own until the end (K32).
    .title = Favour
    .open = Open to everybody
    .hidden = Hidden until the end

## How actions and outcomes are written

like-actions = there are draw, invoke, old one TILE (such as old one site 3), stop, bid 1–16, pass, and discard TILE (such as discard tome 2)
like-outcomes = there are tile KIND (such as tile elder sign or tile site 3) and tokens 1–5
