### Looking back: why another choice was better.

hindsight-more = { $term ->
    [favour] { $more } favour more at once
    [relics] { $more } favour more from Relics
    [tomes] { $more } favour more from Tomes
    [rituals] { $more } favour more from Altars and Cultists
    [shoggoths] { $more } favour more from Shoggoths
    [sites] { $more } favour more from Sites
   *[tokens] { $more } favour more from tokens
}
hindsight-expected = With it one could expect { $terms }.
hindsight-lot = The lot was worth { $mine } favour to { $who }.
hindsight-price = The lot was worth { $mine } favour to { $who }, the token { $token } in auctions to come { $price }.
hindsight-prices = In auctions to come the token { $done } was worth { $more } favour, the token { $best } { $less }.
hindsight-outbid = The token { $done } could still be outbid by { $who }, the token { $best } { $left ->
    [0] by nobody
   *[other] only by { $still }
}.
hindsight-rival = To { $who } it was worth { $most }.

## The ledger of a review: auction by auction. The headings are short, their cells narrow.

ledger-lots = What the lots were worth
    .about = The favour that each lot was worth to each player when it came up, the token on the board included; the most is marked. Not in it is what the token costs that one bids.
ledger-lot = Lot
ledger-bids = Bids
ledger-winner = Won by
ledger-tile = { $count ->
    [one] { ledger-kind }
   *[other] { $count } × { ledger-kind }
}
ledger-kind = { $tile ->
    [shoggoth] Shoggoth
    [cultist] Cultist
    [altar] Altar
    [tome] Tome { $number }
    [site] Site { $number }
    [old-one] Old One
    [relic] Relic
    [shoggoth-setback] Shoggoth Setback
    [ritual-setback] Ritual Setback
    [tome-setback] Tome Setback
   *[site-setback] Site Setback
}
ledger-token = token { $token }
