tagline = Drei Äonen Auktionen, und etwas sehr Altes dreht sich im Schlaf.

## Plättchen und Gezähltes

title = { $tile ->
    [shoggoth] Shoggothe
    [cultist] Kultist
    [altar] Altar
    [tome] Foliant { $number }
    [site] Stätte { $number }
    [old-one] Großer Alter
    [relic] Relikt
    [elder-sign] Älteres Zeichen
   *[other] { setback }
}
# Im Akkusativ. Namen stehen in Anführungszeichen und brauchen so weder Artikel noch Beugung.
tile = { $tile ->
    [shoggoth] einen Shoggothen
    [cultist] einen Kultisten
    [altar] einen Altar
    [tome] Foliant { $number } „{ $name }“
    [site] Stätte { $number } „{ $name }“
    [old-one] einen Großen Alten
    [relic] ein Relikt
   *[other] einen { setback }
}
tiles = { $count ->
    [one] { tile }
   *[other] { $tile ->
        [shoggoth] { $count } Shoggothen
        [cultist] { $count } Kultisten
        [altar] { $count } Altäre
       *[other] { $count }-mal { tile }
    }
}
setback = { $tile ->
    [shoggoth-setback] Shoggothen-Rückschlag
    [ritual-setback] Ritual-Rückschlag
    [tome-setback] Folianten-Rückschlag
   *[site-setback] Stätten-Rückschlag
}
setbacks = { $tile ->
    [shoggoth-setback] Shoggothen-Rückschläge
    [ritual-setback] Ritual-Rückschläge
    [tome-setback] Folianten-Rückschläge
   *[site-setback] Stätten-Rückschläge
}
lot = { $tiles ->
    [0] die Marke { $token } allein
    [one] ein Plättchen und die Marke { $token }
   *[other] { SPELL($tiles) } Plättchen und die Marke { $token }
}
row = { $row ->
    [old_ones] Große Alte
    [relics] Relikte
    [tomes] Folianten
    [altars] Altäre
    [cultists] Kultisten
    [shoggoths] Shoggothen
    [sites] Stätten
    [alike] Gleiche Stätten
   *[tokens] Marken
}

## Was gefragt ist

prompt-dealing = { $who } bekommt Marken zugelost.
prompt-drawing = { $who } greift in den Beutel.
prompt-auction = Zur Auktion: { lot }. { $asked }
asked-other = { $who } ist gefragt.
asked-must-bid = Du hast Cthulhu gerufen, und sonst hat niemand geantwortet: Du musst bieten.
asked-first = Niemand hat geboten. Eine Marke bieten, oder passen?
asked-higher = { $who } hält mit { $bid }. Höher gehen, oder passen?
prompt-setback-tome = Ein Rückschlag trifft dich. Gib einen Folianten her (noch { $count ->
    [one] einen
   *[other] { SPELL($count) }
}).
prompt-setback-site = Ein Rückschlag trifft dich. Gib eine Stätte her (noch { $count ->
    [one] eine
   *[other] { SPELL($count) }
}).
prompt-setback-other = Ein Rückschlag trifft { $who }: Etwas muss weg.
prompt-taking = Du kannst noch einen Großen Alten wecken und ein Plättchen nehmen, oder du lässt die anderen schlafen.
prompt-taking-other = { $who } kann noch einen Großen Alten wecken.
prompt-turn-other = { $who } ist am Zug.
prompt-turn = Du bist am Zug. Zieh ein Plättchen, oder ruf Cthulhu an.
prompt-turn-old-one = Du bist am Zug. Zieh ein Plättchen, weck einen Großen Alten, oder ruf Cthulhu an.
prompt-full = Die Leiste ist voll, und der Beutel bleibt zu: Du musst Cthulhu anrufen.
prompt-full-old-one = Die Leiste ist voll. Weck einen Großen Alten und nimm ein Plättchen, oder ruf Cthulhu an.
prompt-over = Die Sterne stehen richtig. { $who } gewinnt mit { $favour } Gunst.
prompt-over-level = Die Sterne stehen richtig. { $who } gewinnt mit { $favour } Gunst, gleichauf mit { $second }, aber mit der höheren Marke.

## Was man tun kann

offer-draw = Ein Plättchen ziehen
offer-invoke = Cthulhu anrufen: eine Auktion um { lot }
offer-take = Einen Großen Alten wecken und { tile } nehmen
# Nur Folianten und Stätten werden hergegeben.
offer-discard = { tile } hergeben
offer-stop = Die anderen Großen Alten schlafen lassen
offer-bid = { $token } bieten
offer-pass = Passen

lot-worth = Wert für dich jetzt { $now }{ $later ->
    [0] {""}
   *[other] , am Ende { $end }
}{ $count ->
    [0] {""}
   *[other] ; für { $others }
}.
stakes-bid = { $worth } Du gibst die { $token } für die { $board }.
stakes-pass = Du behältst deine Marken. { $worth }
stakes-invoke = { $worth } { $full ->
    [yes] Bietet niemand, ist alles verloren.
   *[no] Bietet sonst niemand, musst du.
}
stakes-draw = Zu { $sign } % ein Älteres Zeichen: { $last ->
    [yes] Der Äon endet
   *[no] sofort eine Auktion
}. Zu { $setback } % ein Rückschlag.
stakes-take = Bringt dir jetzt { $now }{ $later ->
    [0] {""}
   *[other] , am Ende { $end }
}, die Punkte des Großen Alten abgezogen.
stakes-discard = Kostet dich jetzt { $now }{ $later ->
    [0] {""}
   *[other] , am Ende { $end }
}.
stakes-stop = Deine Großen Alten bleiben: { $points } am Ende des Äons.

warning-last-sign = Das nächste Ältere Zeichen beendet den Äon sofort ({ $signs } von { $bag } Plättchen im Beutel), und was auf der Leiste liegt, ist verloren.
warning-invoke = Wenn sonst niemand bietet, musst du.
warning-setback = Ein { setback } trifft sofort: Er kostet dich zwei deiner { $tile ->
    [shoggoth-setback] Shoggothen
    [ritual-setback] Altäre und Kultisten
    [tome-setback] Folianten
   *[site-setback] Stätten
}, wenn du welche hast.
warning-last-token = Das ist deine letzte Marke: Wenn du gewinnst, schweigst du bis zum Ende des Äons.
warning-discard = Niemand hat geboten: Wenn du passt, gehen alle acht Plättchen weg.

not-now-bag = eine Hand ist noch im Beutel

## Was nicht angeboten wird

kind-draw = Ein Plättchen ziehen
kind-invoke = Cthulhu anrufen
kind-take = Einen Großen Alten für ein Plättchen wecken
kind-stop = Die Großen Alten schlafen lassen
kind-bid = Eine Marke bieten
kind-pass = Passen
kind-discard = Ein Plättchen hergeben

## Was geschehen ist

told-tokens = { $who } bekommt die Marken { $tokens }.
aeon = Äon { $aeon }
told-aeon = Äon { $aeon } beginnt. { $who } hat die höchste Marke und den ersten Zug.
told-drew = { $who } zieht { tile }. { drawn }
drawn = { $tile ->
    [shoggoth] Er wälzt sich auf die Leiste.
    [cultist] Die Kapuze hängt tief.
    [altar] Der Stein ist noch nass.
    [tome] Niemand liest laut.
    [site] Auf keiner Karte ist sie verzeichnet.
    [shoggoth-setback] Irgendwo unten reißt eine Kette.
    [ritual-setback] Jemand hat geredet.
    [tome-setback] Über der Bibliothek steht Rauch.
    [site-setback] Das Meer holt sich, was es verliehen hat.
    [old-one] Er dreht sich im Schlaf.
   *[relic] Es ist kälter als die Hand, die es hält.
}
told-elder-sign-drawn = { $who } zieht ein Älteres Zeichen, { $signs } von { $spaces }. Tief unten horcht etwas auf.
told-took = { $who } weckt einen Großen Alten und nimmt { tile }.
told-stopped = { $who } lässt die anderen Großen Alten schlafen.
told-setback = { $count ->
    [one] Ein { setback } trifft { $who }
   *[other] { $count } { setbacks } treffen { $who }
}{ $cost ->
    [0] , aber da gibt es keine { $tile ->
        [shoggoth-setback] Shoggothen.
        [ritual-setback] Altäre oder Kultisten.
        [tome-setback] Folianten.
       *[site-setback] Stätten.
    }
    [one] ; das kostet ein Plättchen.
   *[other] ; das kostet { SPELL($cost) } Plättchen.
}
told-lost = { $who } verliert { tiles }.
told-invoked = { $who } ruft Cthulhu an: eine Auktion um { lot }.
told-called = Das Ältere Zeichen ruft: eine Auktion um { lot }.
told-bid-placed = { $who } bietet { $token }.
told-passed = { $who } passt.
told-passed-forced = { $who } hat nichts Höheres zu bieten.
told-auction-won = { $tiles ->
    [0] { $who } gewinnt die Marke { $token } und lässt { $bid } auf dem Brett.
   *[other] { $who } gewinnt { lot } und lässt { $bid } auf dem Brett.
}
told-nobody-swept = Niemand bietet. Die Leiste wird ins Dunkel gefegt.
told-nobody = { $tiles ->
    [0] Niemand bietet.
   *[other] Niemand bietet. Die Plättchen bleiben, wo sie sind.
}
told-fell-silent = { $who } hat die letzte Marke ausgegeben und schweigt bis zum Ende des Äons.
told-aeon-ended = Äon { $aeon } endet: { $by ->
    [time] Die Zeitleiste ist voll.
   *[tokens] Niemand hat noch eine Marke zu bieten.
}{ $tiles ->
    [0] {""}
    [one] {" "}Ein Plättchen auf der Leiste ist verloren.
   *[other] {" "}{ SPELL($tiles, first: "upper") } Plättchen auf der Leiste sind verloren.
}
told-scored = { $who } bekommt { $rows }.
told-scored-nothing = { $who } bekommt nichts.
told-favour = { $who }: { $points } für Äon { $aeon }, { $favour } Gunst im Ganzen.
told-winner = Die Sterne stehen richtig. { $who } hat die meiste Gunst, { $favour }, und gewinnt.
told-winner-level = Die Sterne stehen richtig. { $who } ist gleichauf mit { $favour } Gunst, hat aber die Marke { $token } und gewinnt.
told-over = Das Spiel ist vorbei: { $ending }.

ending-tokens = im dritten Äon hatte niemand mehr eine Marke zu bieten
ending-time = das letzte Ältere Zeichen des dritten Äons ist an seinem Platz

## Was verboten ist

forbidden-full = die Auktionsleiste ist voll, darum wird kein Plättchen gezogen
forbidden-idle = wer eine offene Marke hat, muss ziehen, einen Großen Alten nutzen oder Cthulhu anrufen
forbidden-second-action = ein Zug ist eine Handlung, und diese gehört den Großen Alten
forbidden-no-old-one = ein Plättchen nimmt man für einen Großen Alten, und es ist keiner da
forbidden-old-one-for-old-one = ein Großer Alter kann keinen anderen Großen Alten nehmen
forbidden-not-on-track = ein solches Plättchen liegt nicht auf der Auktionsleiste
forbidden-pass = sonst hat niemand geboten, also muss, wer Cthulhu angerufen hat
forbidden-not-higher = ein Gebot muss höher sein als das vorige
forbidden-token-not-held = man bietet eine eigene Marke
forbidden-token-face-down = eine verdeckte Marke ist in diesem Äon kein Gebot
forbidden-setback-first = erst wird der Rückschlag abgehandelt, dann geht es weiter
forbidden-other-type = ein Rückschlag trifft Plättchen seiner eigenen Art
forbidden-not-held = hergeben kann man nur, was man hat

## Was ein Tisch ändern kann

option-scores = Ob alle die Gunst aller sehen, oder bis zum Ende nur die eigene (K32).
    .title = Gunst
    .open = Für alle offen
    .hidden = Verdeckt bis zum Ende

## Wie Züge und Ergebnisse geschrieben werden

like-actions = es gibt draw, invoke, old one TILE (etwa old one site 3), stop, bid 1–16, pass und discard TILE (etwa discard tome 2)
like-outcomes = es gibt tile KIND (etwa tile elder sign oder tile site 3) und tokens 1–5
