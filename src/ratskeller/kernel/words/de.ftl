### Was jedes Spiel gleich sagt.

number = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $number }
}
listed = { $others } und { $last }
stakes-none = Nichts steht auf dem Spiel.

## Züge und Runden

round = Runde { $number }
turn-of = { $who } ist am Zug

## Warum etwas nicht geht

refused = { $title }: Für { $who } geht „{ $what }“ jetzt nicht; { $reason }.
refused-by-clause = { $title }: Für { $who } geht „{ $what }“ jetzt nicht: { $says } (Regel { $clause }).
not-now-over = das Spiel ist vorbei
not-now-asked = danach ist gerade nicht gefragt
not-now-turn = { $who } { $count ->
    [one] ist
   *[other] sind
} am Zug
not-now-dice = die Würfel haben das Wort
why-clause = Jetzt nicht: { $says }.
why-not-asked = Jetzt nicht: { $reason }.
refused-seat = { $title }: An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
refused-number = { $title }: Für { $who } geht Nummer { $code } nicht; so einen Zug gibt es nicht.
no-such-action = „{ $text }“ ist kein Zug von { $title }; { $like }.
no-such-outcome = „{ $text }“ ist kein Ergebnis von { $title }; { $like }.
refused-chance = { $title }: Jetzt ist nichts zu würfeln und nichts zu ziehen.
refused-outcome = { $title }: Das Ergebnis „{ $what }“ ist jetzt nicht möglich.
refused-outcome-number = { $title }: Das Ergebnis Nummer { $code } ist jetzt nicht möglich.
refused-nothing-to-undo = { $title }: Es gibt keinen Zug, den man zurücknehmen könnte.
refused-undo = { $title }: Der Zug lässt sich nicht zurücknehmen. { $reason }
undo-over = Das Spiel ist vorbei.
undo-revealed = Die Würfel dieses Tisches sind aufgedeckt.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-chance-came = Seitdem hat der Zufall gesprochen, und der nimmt nichts zurück.
undo-others-came = Seitdem hat jemand anders gezogen.
undo-others-learnt = Andere haben etwas daraus erfahren.
undo-seat-learnt = Er hat dir etwas verraten.

## Womit ein Tisch nicht beginnen kann

none = keine
setup-seats = { $title } geht mit { $least } bis { $most } Plätzen, nicht mit { $seats }.
setup-names = Auf { $seats } Plätze kommen { $names } Namen.
setup-pack-kind = { $title } hat keine Beilage der Art { $kind }; es gibt: { $offered }.
setup-pack = Die Beilage { $wanted } der Art „{ $kind }“ gibt es nicht; es gibt: { $offered }.
setup-option = Die Option { $name } gibt es nicht; es gibt: { $offered }.
setup-options = Die Optionen passen nicht: { $reason }.
setup-option-value = Die Option { $name } kann nicht { $got } sein; erwartet wird { $expected }.
setup-salt = Im Salz { $salt } steckt ein halbes Zeichen.
takes-choice = eines von { $choices }
takes-flag = ja oder nein
takes-number = eine ganze Zahl von { $least } bis { $most }
takes-text = ein Text
no-such-game = Das Spiel { $name } gibt es nicht; es gibt: { $known }.
no-such-game-but = Das Spiel { $name } gibt es nicht; meintest du { $near }?

ended-by-clause = Nach Regel { $clause } ist es zu Ende: { $says }.

## Woher der Inhalt kommt

part-aspect = { $part } ({ $aspect ->
    [name] Name
    [count] Anzahl
   *[effect] Wirkung
})

## Von einem Schritt an weiterspielen

branch-no-step = Einen Schritt { $step }, von dem man weiterspielen könnte, gibt es nicht; der letzte ist { $last }.
branch-over = Nach Schritt { $step } ist das Spiel vorbei; von dort lässt sich nichts weiterspielen.

## Im Rückblick: warum etwas anderes besser war

hindsight-lost = In den nächsten Zügen ist { $who } so in { $done } von 100 Fällen draußen, nach dem Besseren in { $best }.
hindsight-won = In den nächsten Zügen gewinnt das Bessere in { $best } von 100 Fällen, dieses in { $done }.
hindsight-speaks = Was am meisten für das Bessere spricht: { $terms }.
hindsight-others = Was es bringt, hätten die anderen weniger gehabt.
hindsight-gainer = Das meiste davon bekam { $who }: { $part } % eines Sieges.
