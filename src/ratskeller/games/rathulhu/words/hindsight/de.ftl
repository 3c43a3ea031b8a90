### Im Rückblick: warum etwas anderes besser war.

hindsight-more = { $term ->
    [favour] sofort { $more } Gunst mehr
    [relics] { $more } Gunst mehr durch Relikte
    [tomes] { $more } Gunst mehr durch Folianten
    [rituals] { $more } Gunst mehr durch Altäre und Kultisten
    [shoggoths] { $more } Gunst mehr durch Shoggothen
    [sites] { $more } Gunst mehr durch Stätten
   *[tokens] { $more } Gunst mehr durch Marken
}
hindsight-expected = Damit waren { $terms } zu erwarten.
hindsight-lot = Für { $who } war das Angebot { $mine } Gunst wert.
hindsight-price = Für { $who } war das Angebot { $mine } Gunst wert, die Marke { $token } in kommenden Versteigerungen { $price }.
hindsight-prices = In kommenden Versteigerungen war die Marke { $done } { $more } Gunst wert, die Marke { $best } { $less }.
hindsight-outbid = Die Marke { $done } konnte noch überboten werden: von { $who }; die Marke { $best } { $left ->
    [0] nicht mehr
   *[other] nur von { $still }
}.
hindsight-rival = Für { $who } war es { $most } wert.

## Die Tafel eines Rückblicks: Versteigerung für Versteigerung. Die Köpfe sind kurz, ihre Spalten schmal.

ledger-lots = Was es zu ersteigern gab, und was es wert war
    .about = Die Gunst, die es allen wert war, als es aufgerufen wurde, die Marke auf dem Brett eingerechnet; das meiste ist hervorgehoben. Nicht darin ist, was die Marke kostet, die man bietet.
ledger-lot = Angebot
ledger-bids = Gebote
ledger-winner = Ging an
ledger-tile = { $count ->
    [one] { ledger-kind }
   *[other] { $count } × { ledger-kind }
}
ledger-kind = { $tile ->
    [shoggoth] Shoggothe
    [cultist] Kultist
    [altar] Altar
    [tome] Foliant { $number }
    [site] Stätte { $number }
    [old-one] Großer Alter
    [relic] Relikt
    [shoggoth-setback] Shoggothen-Rückschlag
    [ritual-setback] Ritual-Rückschlag
    [tome-setback] Folianten-Rückschlag
   *[site-setback] Stätten-Rückschlag
}
ledger-token = Marke { $token }
