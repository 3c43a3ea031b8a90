tagline = Ein Leuchtturm, der kopfüber hängt, ein Meer unter der Erde, dreißig Stunden, und sechs Würfel, damit die Steine glühen.

## Gezähltes

# Im Akkusativ.
dice = { $dice ->
    [0] keinen Würfel
    [one] einen Würfel
   *[other] { SPELL($dice) } Würfel
}
boxes = { $boxes ->
    [one] ein Kästchen
   *[other] { SPELL($boxes) } Kästchen
}
die = { $die ->
    [1] eine Eins
    [2] eine Zwei
    [3] eine Drei
    [4] eine Vier
    [5] eine Fünf
   *[6] eine Sechs
}
roll = { $roll ->
    [1] erster
    [2] zweiter
   *[3] dritter und letzter
}
times = { $factor ->
    [2] doppelt
   *[3] dreifach
}

## Was gefragt ist

prompt-track = Spiel { $game }, Runde { $round }: Der Würfel für die Rundenleiste fällt.
prompt-roll = { $who } lässt { dice } fallen.
prompt-watch = { $count ->
    [one] { $who } steht noch an der Maschine.
   *[other] { $who } stehen noch an der Maschine.
}
prompt-rest = Auf deinem Blatt ist kein Kästchen mehr frei; du ruhst dich aus, und { $count ->
    [one] { $who } arbeitet weiter.
   *[other] { $who } arbeiten weiter.
}
prompt-wait = Du bist mit dieser Runde fertig; { $count ->
    [one] { $who } arbeitet weiter.
   *[other] { $who } arbeiten weiter.
}
prompt-ask = Runde { $round } beginnt in Block { $start }; dein { roll } Wurf zeigt { $shown }. { $roll ->
    [3] Leg Würfel, oder hör auf.
   *[other] Leg Würfel, wirf die anderen noch einmal, oder hör auf.
}
prompt-due = Block { $block } braucht noch { $left } bis zum Ende { $now ->
    [yes] dieser Runde.
   *[no] von Runde { $due }.
}
prompt-over = Die Schicht ist vorbei. { $count ->
    [one] { $who } gewinnt mit { $points } Punkten; { $verdict }.
   *[other] { $who } gewinnen gemeinsam mit { $points } Punkten; { $verdict }.
}
prompt-over-alone = Die Schicht ist vorbei, mit { $points } von { $target } Punkten: { $kept ->
    [yes] { $who } darf morgen wiederkommen.
   *[no] { $who } ist gefeuert.
}
verdict-kept = { $kept_count ->
    [one] { $kept } darf morgen wiederkommen
   *[other] { $kept } dürfen morgen wiederkommen
}
verdict-some = { verdict-kept }, { $fired_count ->
    [one] { $fired } muss gehen
   *[other] { $fired } müssen gehen
}
verdict-none = niemand darf bleiben

## Was man tun kann

offer-place = { $fills ->
    [yes] { die-first } in Block { $block } legen und ihn füllen
   *[no] { die-first } in Block { $block } legen
}
# Dasselbe wie „die“, am Anfang.
die-first = { $die ->
    [1] Eine Eins
    [2] Eine Zwei
    [3] Eine Drei
    [4] Eine Vier
    [5] Eine Fünf
   *[6] Eine Sechs
}
offer-arc = { die-first } an den Lichtbogen von { $source } nach { $target } geben
offer-reroll = { $dice ->
    [one] Einen Würfel noch einmal werfen
   *[other] { SPELL($dice, first: "upper") } Würfel noch einmal werfen
}
offer-stop = Für diese Runde aufhören

stakes-place = { $points } Punkte. { $left ->
    [0] Der Block ist voll
    [one] Ein Kästchen bleibt frei
   *[other] { SPELL($left, first: "upper") } Kästchen bleiben frei
}{ $mixed ->
    [yes] , nicht mehr mit nur einer Zahl
   *[no] {""}
}.
stakes-arc = Die { $die } ist verbraucht und zählt nichts. Block { $target } öffnet sich.
stakes-reroll = { $dice ->
    [one] Ein Würfel fällt
   *[other] { SPELL($dice, first: "upper") } Würfel fallen
} neu: zu { $chance } % einer mit Kraft. { $rolls ->
    [0] Der letzte Wurf.
    [one] Danach noch ein Wurf.
   *[other] Danach noch { SPELL($rolls) } Würfe.
}
stakes-stop = Du lässt { $dice ->
    [one] einen Würfel
   *[other] { SPELL($dice) } Würfel
}{ $rolls ->
    [0] {""}
    [one] {" "}und einen Wurf
   *[other] {" "}und { SPELL($rolls) } Würfe
} liegen.{ $block ->
    [0] {""}
   *[other] {" "}Block { $block } schließt: { $points } Punkte{ $bonus ->
        [0] {""}
       *[other] {" "}und kein Bonus von { $bonus }
    }.
}
warning-mixed = In Block { $block } steht nichts als { $same ->
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
}; gemischt zählt er nicht mehr { times }.
warning-due = Block { $block } ist jetzt fällig; wenn du aufhörst, kommt ein Kreuz in { boxes }.
warning-rolls = Du hast noch { $rolls ->
    [one] einen Wurf.
   *[other] { SPELL($rolls) } Würfe.
}

## Was nicht angeboten wird

kind-place = Einen Würfel in einen Block legen
kind-arc = Einen Lichtbogen bezahlen
kind-reroll = Noch einmal werfen
kind-stop = Für diese Runde aufhören

## Was geschehen ist

round-of-game = { $games ->
    [one] Runde { $round }
   *[other] Spiel { $game }, Runde { $round }
}
told-game-began = Spiel { $game }: leere Blätter, kalte Steine, und tief unten warten die Schiffe auf das Licht.
told-track = Runde { $round }: Die Glocke von Block { $block } schlägt an{ $gray ->
    [due] , und seine graue Lampe brennt: voll bis zum Ende von Runde { $due }, oder dicht.
    [free] ; seine graue Lampe brennt, aber niemand kommt nachsehen.
   *[no] .
}
told-rolled = { $who } wirft { $shown }, { roll } Wurf.{ $spark ->
    [yes] {""}
   *[no] {" "}Kein Funke.
}
told-placed = { $who } legt { die } in Block { $block }.
told-arced = { $who } gibt dem Lichtbogen { die }: Ein Blitz springt von Block { $source } zu Block { $target }.
told-rerolled = { $who } nimmt { dice } noch einmal auf.
told-stopped = { $dice ->
    [0] { $who } wischt sich das Öl ab.
   *[other] { $who } wischt sich das Öl ab und lässt { dice } liegen.
}
told-done = { $who } ist fertig: { $dice ->
    [0] Jeder Würfel liegt an seinem Platz.
    [one] Mit dem letzten Würfel ist nichts mehr anzufangen.
   *[other] Mit { SPELL($dice) } Würfeln ist nichts mehr anzufangen.
}
told-wrote = { $boxes ->
    [0] { $who } schreibt { $numbers } in Block { $block }.
    [one] { $who } schreibt { $numbers } in Block { $block }, ein Kästchen fehlt noch.
   *[other] { $who } schreibt { $numbers } in Block { $block }, { boxes } fehlen noch.
}
told-repaired = { $factor ->
    [1] Block { $block } von { $who } läuft wieder, klappernd: { $points } Punkte.
   *[other] Block { $block } von { $who } summt auf einem einzigen Ton und zählt { times }: { $points } Punkte.
}
told-shut = Zu spät: { $who } legt Block { $block } still, mit { $crosses ->
    [one] einem Kreuz.
   *[other] { SPELL($crosses) } Kreuzen.
}
told-early = Nach Runde { $round } glüht jeder Stein von { $who }: { $points } Punkte mehr.
told-page-scored = { $who } beendet Spiel { $game } mit { $points } Punkten.
told-verdict = { $kept ->
    [yes] { $points } Punkte: { $who } darf morgen wiederkommen, für weitere dreißig Stunden.
   *[no] { $points } Punkte: { $who } ist gefeuert. Hinter der Tür erlischt die Lampe.
}
told-over = Das Spiel ist vorbei: { $ending }.

ending-three-games = drei Spiele sind eine Schicht, und die Schicht ist um
ending-one-game = ein Spiel war vereinbart, und es ist gespielt

## Was verboten ist

forbidden-one-in-block = eine Eins hat keine Kraft und kommt in keinen Block
forbidden-one-on-arc = eine Eins hat keine Kraft und bezahlt keinen Lichtbogen
forbidden-die = legen lässt sich nur ein Würfel, der geworfen ist und noch nicht liegt
forbidden-not-reached = Würfel kommen in den Block der Rundenleiste, oder dorthin, wohin in dieser Runde Lichtbögen führen
forbidden-shut = dieser Block ist stillgelegt
forbidden-full = dieser Block hat kein freies Kästchen
forbidden-no-arc = zwischen diesen Blöcken gibt es auf diesem Blatt keinen Lichtbogen
forbidden-from-afar = ein Lichtbogen beginnt im Block der Rundenleiste oder in einem, zu dem ein Lichtbogen führt
forbidden-for-nothing = beide Blöcke sind schon in Reichweite
forbidden-fourth-roll = eine Runde hat drei Würfe
forbidden-done = wer fertig ist, wartet auf das Ende der Runde

## Was ein Tisch ändern kann

option-games = Wie viele Spiele eine Schicht sind; nach einem genügt ein Drittel des Ziels (8.1, D30).
    .title = Spiele in einer Schicht
option-x-penalty = Was 20 Punkte kostet: jedes Kreuz, jeder Block mit einem Kreuz, oder einmal das Blatt (D14).
    .title = Was ein Kreuz kostet
    .each = 20 für jedes Kreuz
    .block = 20 für jeden Block mit einem Kreuz
    .once = 20 für das Blatt
option-last-deadline = Ob der Block im letzten grauen Feld voll sein muss, wenn ein Spiel endet (D12).
    .title = Die letzte Frist gilt

## Wie Züge und Ergebnisse geschrieben werden

like-actions = es gibt „place 5 in 3“, „arc 1-3 with 4“, „reroll“ und „stop“
like-outcomes = es gibt „track 4“ (2 bis 6) und „roll 1 1 2 5 6 6“ (ein bis sechs Würfel)
