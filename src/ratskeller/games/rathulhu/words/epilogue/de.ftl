## Wenn es vorbei ist

epilogue-headline = { $way ->
    [won] Die Sterne stehen richtig, und sie kennen deinen Namen.
    [lost] Die Sterne stehen richtig, aber für { $who }.
   *[watched] Die Sterne stehen richtig, und sie kennen den Namen von { $who }.
}
epilogue-unit = Gunst
epilogue-favour = { $favour } Gunst
epilogue-first = Anfangs
epilogue-aeon = davon im Äon { $aeon }
epilogue-decided = { $level ->
    [yes] { $who } und { $second } hatten gleich viel Gunst; die Marke { $token } entschied für { $who }.
   *[no] { $row }: { $points } für { $who }, { $other } für { $second }.
}
    .title = Was den Ausschlag gab
epilogue-bid = { $who } bot { $bid } und bekam { $tiles ->
    [0] nichts als eine Marke
    [one] ein Plättchen
   *[other] { SPELL($tiles) } Plättchen
}, auf der Stelle { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert.
    .title = Das beste Gebot
epilogue-blow = Ein Rückschlag traf { $who } und kostete { $cost ->
    [one] ein Plättchen
   *[other] { SPELL($cost) } Plättchen
}: { $tile ->
    [shoggoth-setback] die Shoggothen rissen sich los.
    [ritual-setback] das Ritual wurde verraten.
    [tome-setback] die Bibliothek brannte.
   *[site-setback] das Meer holte es sich zurück.
}
    .title = Der härteste Schlag
epilogue-aeon-best = Das Äon { $aeon } brachte { $who } { $points } Gunst.
    .title = Das reichste Äon
