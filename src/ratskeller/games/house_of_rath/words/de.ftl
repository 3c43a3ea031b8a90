tagline = Sieben Räume, achtzehn Waisen und ein Graf, der immer dort sein muss, wo die meisten sind.

# Ein Raum in einem Satz; die Namen haben kein Geschlecht, das man kennt.
room = „{ $room }“

## Was gefragt wird

prompt-placing = { $orphan } bekommt einen Raum.
prompt-hiding = Drei Waisen finden ein Versteck, bevor jemand hinsieht.
prompt-dealing = { $who } bekommt eine Adoptionskarte.
prompt-removing = Sieh dir deine vier Waisen an. Welche schickst du zurück in die Schachtel?
prompt-removing-other = Noch zurückschicken: { $who }.
prompt-starting = Das Los entscheidet, wer beginnt.
prompt-rolling = { $who } würfelt mit dem Optionswürfel.
prompt-exposing = Eine der Karten vor { $who } wird aufgedeckt.
prompt-fate = { $orphan } läuft. Der Schicksalswürfel fällt für { $who }.
prompt-learning = { $who } zieht eine Fluchtkarte.

prompt-acting = { $task ->
    [rotate] { $second ->
        [yes] Drehe denselben Raum noch einmal oder einen anderen.
       *[no] Drehen: Wähle einen Raum, oder tu nichts.
    }
    [move] Bewegen: Wähle eine Waise, oder tu nichts.
    [hide] Verstecken: Verstecke eine Waise, decke eine versteckte auf, lass eine Karte aufdecken, oder tu nichts.
    [lock] Abschließen: Verschließe oder öffne einen Durchgang, oder tu nichts.
    [wild] Joker: Wähle, was du tun willst.
    [rotate_once] Wähle den Raum, den du drehst.
    [hide_only] Wähle die Waise, die du versteckst.
    [unhide_only] Wähle die versteckte Waise, die du aufdeckst.
   *[reveal_only] Wähle, wessen Karte aufgedeckt wird.
}
prompt-acting-other = { $who } überlegt: { $task ->
    [rotate] Drehen
    [move] Bewegen
    [hide] Verstecken
    [lock] Abschließen
    [wild] Joker
    [rotate_once] eine Drehung
    [hide_only] wen verstecken
    [unhide_only] wen aufdecken
   *[reveal_only] wessen Karte aufdecken
}.
prompt-turning = Wohin schwenkt der Raum „{ $room }“?
prompt-turning-other = { $who } fasst den Raum „{ $room }“ an.
prompt-moving = Wohin geht { $orphan }?
prompt-moving-other = { $who } nimmt { $orphan } bei der Hand.
prompt-learnt = Spiele jetzt eine Fluchtkarte aus, oder mach weiter: Dann zieht Rath.
prompt-learnt-other = { $who } darf eine Fluchtkarte ausspielen, bevor Rath zieht.
prompt-stalking = Für Rath sind mehrere Räume gleich. Wohin geht er?
prompt-stalking-other = { $who } führt Rath, für den mehrere Räume gleich sind.
prompt-attacking = Wen greift Rath an?
prompt-attacking-other = { $who } wählt, wen Rath angreift.
prompt-claiming-mine = Rath hat { $orphan }, und das ist deine Waise. Bekennst du dich zu { $orphan } und würfelst, oder lässt du los?
prompt-claiming-last = Rath hat { $orphan }, deine letzte Waise. Du musst dich zu { $orphan } bekennen.
prompt-claiming-not-mine = Rath hat { $orphan }; deine Waise ist das nicht. Bekennt sich jemand zu { $orphan }?
prompt-claiming-other = Rath hat { $orphan }. Bekennt sich jemand zu { $orphan }?
prompt-running = Rath hat { $orphan }. { $last ->
    [yes] Es ist deine letzte Waise: Würfle.
   *[no] Würfelst du mit dem Schicksalswürfel?
}
prompt-running-other = Rath hat { $orphan }. { $who } darf mit dem Schicksalswürfel würfeln.
prompt-dashing = Der Wurf ist misslungen. Spielst du für { $orphan } eine Fluchtkarte aus, oder gibst du auf?
prompt-dashing-other = { $who } darf für { $orphan } eine Fluchtkarte ausspielen.
prompt-fleeing = { $orphan } ist entkommen. Wohin?
prompt-fleeing-other = { $orphan } ist entkommen, und { $who } zeigt den Weg.
prompt-shrinking = Das Haus schrumpft. Welcher Raum verschwindet?
prompt-shrinking-other = Das Haus schrumpft, und { $who } wählt einen Raum.
prompt-over = Im Haus ist es still. { $who } { $count ->
    [one] hat
   *[other] haben
} gewonnen.

## Was man tun kann

offer-remove-card = { $orphan } zurückschicken
offer-reveal = { $orphan } aufdecken{ $alive ->
    [yes] {""}
   *[no] {" "}(tot)
}
offer-nothing = Nichts tun
offer-choose = { $face ->
    [rotate] Drehen
    [move] Bewegen
    [hide] Verstecken
   *[lock] Abschließen
}
offer-rotate = Raum „{ $room }“
offer-pivot = { side }, um „{ $around }“
side = { $side ->
    [e] Nach Osten
    [ne] Nach Nordosten
    [nw] Nach Nordwesten
    [w] Nach Westen
    [sw] Nach Südwesten
   *[se] Nach Südosten
}
offer-move = { $orphan }{ own } bewegen, jetzt in „{ $room }“
offer-hide = { $orphan }{ own } verstecken, in „{ $room }“
offer-unhide = { $orphan }{ own } aufdecken, in „{ $room }“
offer-attack = { $orphan }{ own } angreifen
own = { $mine ->
    [yes] {" "}(deine)
   *[no] {""}
}
offer-go = In „{ $room }“{ $secret ->
    [yes] , durch den Geheimgang
   *[no] {""}
}
offer-expose = Eine Karte von { $who } aufdecken
offer-expose-own = Eine eigene Karte aufdecken, blind gezogen
offer-lock = { $one } – { $other } verschließen
offer-unlock = { $one } – { $other } öffnen
offer-use = { $card }: { ability }
ability = { $ability ->
    [rotate] einen Raum einmal drehen
    [move] eine Waise bewegen
    [hide] eine Waise verstecken
    [unhide] eine versteckte Waise aufdecken
    [reveal] eine Karte aufdecken lassen
    [lock] einen Durchgang verschließen oder öffnen
   *[again] den Optionswürfel noch einmal werfen
}
offer-go-on = Weiter: Rath zieht
offer-rath = In „{ $room }“{ $breaks ->
    [yes] , durch das Schloss
   *[no] {""}
}
offer-rath-stay = In „{ $room }“ bleiben
offer-claim = Zu { $orphan } bekennen und würfeln
offer-let-go = { $mine ->
    [yes] { $orphan } loslassen
   *[no] { $orphan } ist nicht meine Waise
}
offer-run = Mit dem Schicksalswürfel würfeln
offer-stay = Nicht würfeln
offer-dash = { $card }: noch einmal würfeln
offer-give-up = Aufgeben
offer-remove-room = „{ $room }“ entfernen

warning-reveal = Die Karte von { $orphan } bleibt für immer offen, und alle wissen, wem { $orphan } gehört.
warning-let-go = { $orphan } ist dann verloren, und du bekommst keine Fluchtkarte dafür.
warning-give-up = { $orphan } ist dann verloren{ $last ->
    [yes] , und du scheidest aus
   *[no] {""}
}.
warning-attack-own = { $orphan } ist deine eigene Waise.
warning-expose-own = Es wird eine deiner eigenen Karten sein, für immer.

## Was nicht angeboten wird

kind-remove-card = Eine Karte zurückschicken
kind-reveal = Eine eigene Karte aufdecken
kind-nothing = Nichts tun
kind-choose = Wählen, was der Würfel zeigt
kind-rotate = Einen Raum drehen
kind-pivot = Einen Raum schwenken
kind-move = Eine Waise bewegen
kind-go = In einen Raum gehen
kind-hide = Eine Waise verstecken
kind-unhide = Eine versteckte Waise aufdecken
kind-expose = Eine Karte aufdecken lassen
kind-lock = Einen Durchgang verschließen
kind-unlock = Einen Durchgang öffnen
kind-use = Eine Fluchtkarte benutzen
kind-go-on = Weitermachen
kind-rath = Rath führen
kind-attack = Eine Waise angreifen
kind-claim = Sich zur Waise bekennen
kind-let-go = Die Waise loslassen
kind-run = Mit dem Schicksalswürfel würfeln
kind-stay = Nicht würfeln
kind-dash = Mit einer Karte noch einmal würfeln
kind-give-up = Aufgeben
kind-remove-room = Einen Raum entfernen

## Warum Rath geht, wohin er geht

why-reason = { $reason ->
    [near] Jemand ist in seinem Raum oder nebenan zu sehen, ohne Schloss dazwischen
    [behind_a_lock] In den Räumen, in die er treten kann, ist niemand zu sehen, wohl aber nebenan hinter einem Schloss
    [far] In den Räumen, in die er treten kann, ist niemand zu sehen, also sucht er durch offene Türen weiter
    [through_locks] Wohin offene Türen führen, ist niemand zu sehen, also halten ihn Schlösser nicht auf
   *[restless] Nirgends ist jemand zu sehen, aber in einem leeren Raum bleibt er nie
} ({ $clause }).
why-room = { $room }: { $seen ->
    [0] niemand
    [one] eine Waise
   *[other] { SPELL($seen) } Waisen
} zu sehen, { $here ->
    [yes] und er ist dort (ein Zug)
   *[no] { $turns ->
        [0] hinter Schlössern ({ $through ->
            [one] ein Zug
           *[other] { SPELL($through) } Züge
        }, wenn er durchbricht)
        [one] einen Zug entfernt
       *[other] { SPELL($turns) } Züge entfernt
    }
}{ $counts ->
    [yes] .
   *[no] { $turns ->
        [0] .
       *[other] ; verschlossen, zählt also nicht.
    }
}
why-target = Es zieht ihn zu { $rooms }.
why-stays = Er muss bleiben, wo er ist.
why-goes = Er muss in { $room } gehen.
why-choice = Der Spieler wählt: { $rooms }{ $stays ->
    [yes] {" "}(in einem davon ist er schon)
   *[no] {""}
}.
why-breaks = Das Schloss zu { $rooms } würde brechen.

## Was geschehen ist

told-orphan-placed = { $orphan } beginnt in „{ $room }“.
told-begins-hidden = { $orphan } beginnt versteckt.
told-card-dealt = { $who } bekommt eine Karte ({ $cards }).
told-card-seen = { $orphan } ist in deiner Obhut.
told-card-removed = { $who } schickt eine Waise zurück in die Schachtel.
told-card-boxed = Du schickst { $orphan } zurück; was auch geschieht, { $orphan } ist nicht deine Waise.
told-begins = { $who } beginnt.
told-rolled = { $who } würfelt: { face }.
face = { $face ->
    [rotate] Drehen
    [move] Bewegen
    [hide] Verstecken
    [lock] Abschließen
   *[wild] Joker
}
told-did-nothing = { $who } tut nichts.
told-chose = { $who } nimmt dafür: { face }.
told-pivoted = { $who } lässt „{ $room }“ um „{ $on }“ schwenken, { $side ->
    [e] nach Osten
    [ne] nach Nordosten
    [nw] nach Nordwesten
    [w] nach Westen
    [sw] nach Südwesten
   *[se] nach Südosten
}.
told-orphan-moved = { $who } bewegt { $orphan } von „{ $start }“ nach „{ $room }“.
told-orphan-hidden = { $who } versteckt { $orphan }.
told-orphan-unhidden = { $who } deckt { $orphan } auf.
told-orphan-seen = { $orphan } ist nicht mehr versteckt.
told-exposing = { $who } will eine Karte von { $whose } sehen.
told-exposing-own = { $who } lässt eine eigene Karte ziehen.
told-card-exposed = Es ist { $orphan }, und die Karte gehört { $who }.
told-locked = { $who } verschließt den Durchgang zwischen „{ $one }“ und „{ $other }“.
told-unlocked = { $who } öffnet den Durchgang zwischen „{ $one }“ und „{ $other }“.
told-card-revealed = { $who } deckt { $orphan } auf.
told-ability-used = { $who } spielt { $card } aus: { ability }.
told-rath-went = Rath geht von „{ $start }“ nach „{ $room }“{ because }.
told-rath-stayed = Rath bleibt in „{ $room }“{ because }.
because = { $reason ->
    [near] {""}
    [behind_a_lock] , zu wem auch immer hinter dem Schloss
    [far] , auf dem Weg zu jemandem weiter weg
    [through_locks] , und kein Schloss hielte ihn auf
   *[restless] , denn es ist niemand zu sehen
}
told-lock-broken = Das Schloss zwischen „{ $one }“ und „{ $other }“ bricht.
told-attacked = { $who } lässt Rath in „{ $room }“ { $orphan } angreifen.
told-claimed = { $who } bekennt sich zu { $orphan }.
told-was-extra = Niemand bekennt sich zu { $orphan }, also war { $orphan } nur ein Statist und ist verloren.
told-stayed = { $who } würfelt nicht für { $orphan }.
told-fate-met = { $who } würfelt { $number }. { $fate } { $escaped ->
    [yes] Entkommen!
   *[no] Gefangen.
}
told-dashed = { $who } spielt { $card } aus, damit { $orphan } noch einmal läuft.
told-gave-up = { $who } gibt { $orphan } auf.
told-fled = { $orphan } flieht von „{ $start }“ nach „{ $room }“.
told-cornered = { $orphan } kann nirgends hin und lebt trotzdem.
told-lost = { $orphan } ist verloren. { $who } legt die Karte ab.
told-learnt = { $who } zieht eine Fluchtkarte. { $left ->
    [0] Es war die letzte.
    [one] Eine ist übrig.
   *[other] { $left } sind übrig.
}
told-lesson-seen = Deine Fluchtkarte ist { $card }: { ability }.
told-out = { $who } hat keine Waise mehr.
told-card-opened = { $who } hatte auch die Karte von { $orphan }.
told-lesson-shown = { $who } legt { $card } ab.
told-house-shrinks = Die Wände rücken näher: Vom nächsten Zug an schrumpft das Haus.
told-room-gone = { $who } entfernt „{ $room }“.
told-no-room-gone = Kein Raum kann entfernt werden.
told-dawn = Der Tag bricht an, und niemand ist mehr versteckt.
told-won = { $who } hat gewonnen, mit { $orphans ->
    [0] keiner Waise, aber jemandem gegenüber, der noch welche hat
    [one] einer lebenden Waise
   *[other] { SPELL($orphans) } lebenden Waisen
}.
told-over = Das Spiel ist aus: { $ending }.

## Warum etwas verboten ist

forbidden-not-dealt = diese Karte ist nicht unter deinen
forbidden-not-your-card = du kannst nur eigene Karten aufdecken
forbidden-card-up = diese Karte liegt schon offen
forbidden-claim-instead = wer diese Karte jetzt aufdecken will, muss sich zu der Waise bekennen
forbidden-other-face = das erlaubt der Würfel nicht
forbidden-finish = was begonnen ist, muss zu Ende gebracht werden
forbidden-room-gone = der Raum ist entfernt
forbidden-room-locked = ein Raum mit einem Schloss lässt sich nicht drehen
forbidden-landlocked = der Raum ist eingeschlossen
forbidden-cut-off = Räume würden abgeschnitten
forbidden-cell-taken = dort ist schon ein Raum
forbidden-no-pivot = es gibt keinen Raum, um den er schwenken könnte, ohne dass ein anderer im Weg ist
forbidden-orphan-gone = diese Waise ist nicht mehr im Haus
forbidden-no-door = in diesen Raum führt kein Weg
forbidden-door-locked = jeder Weg dorthin ist verschlossen
forbidden-hidden = diese Waise ist schon versteckt
forbidden-not-hidden = diese Waise ist nicht versteckt
forbidden-no-card-down = vor diesem Platz liegt keine Karte verdeckt
forbidden-no-seam = diese Räume berühren sich nicht
forbidden-seam-locked = an diesem Durchgang ist schon ein Schloss
forbidden-no-lock-left = es ist kein Schloss mehr da
forbidden-seam-open = an diesem Durchgang ist kein Schloss
forbidden-not-possible = nichts davon ist jetzt möglich
forbidden-not-your-lesson = diese Fluchtkarte hast du nicht
forbidden-vain = was sie kann, ist jetzt nicht möglich
forbidden-compelled = Rath zieht es anderswohin
forbidden-not-in-room = diese Waise ist nicht in Raths Raum
forbidden-unseen = Rath sieht diese Waise nicht
forbidden-not-your-orphan = nur wem eine Waise gehört, kann sich zu ihr bekennen
forbidden-last = es ist deine letzte Waise
forbidden-not-empty = in diesem Raum ist jemand
forbidden-rath-there = in diesem Raum ist Rath
forbidden-lock-on-it = an diesem Raum ist ein Schloss
forbidden-removed-landlocked = dieser Raum ist eingeschlossen
forbidden-removed-cuts = die übrigen Räume hingen nicht mehr zusammen

ending-last = nur noch ein Platz hat eine lebende Waise
ending-two = der andere Platz hat keine Waise mehr
ending-pair = nur noch ein Paar hat eine lebende Waise
ending-limit = die Nacht war zu lang

## Wie ein Tisch die Regeln ändern kann

option-boogey = Wie Rath mit Schlössern umgeht: wie im normalen Spiel, oder er bricht sie, sobald alle anderen Räume neben ihm leer erscheinen (21).
    .title = Schlösser
    .standard = Halten ihn auf
    .boyden = Boyden Boogey
option-teams = Partner sitzen einander gegenüber, und niemand darf sprechen (22). Für vier oder sechs Plätze.
    .title = Teamspiel
option-fate = Welche Zahlen des Schicksalswürfels eine Waise retten: 5 und 6, oder die Nummer ihres Raums (16.4).
    .title = Schicksalstafel
    .standard = 5 und 6 retten
    .rooms = Die Nummer des Raums rettet
option-locks-return = Ein abgenommenes Schloss kann wieder gebraucht werden; sonst ist es aus dem Spiel (H11).
    .title = Schlösser kommen wieder
option-locked-rooms = Welche Räume für Rath verschlossen sind: die, zu denen kein Weg ohne Schloss führt, oder jeder, an dem ein Schloss ist (H38).
    .title = Verschlossene Räume
    .cut_off = Durch Schlösser abgeschnitten
    .any_lock = Mit irgendeinem Schloss
option-dawn = Nach so vielen Zügen in Folge ohne Angriff werden alle versteckten Waisen aufgedeckt; 0 heißt nie (H37).
    .title = Tagesanbruch

setup-teams = Teamspiel ist für vier oder sechs Plätze, nicht für { $seats }.

## Wie Züge und Ergebnisse geschrieben werden

like-actions = es gibt remove 7 (eine Karte), reveal 7, nothing, choose FACE, rotate c, pivot ne, move 7, go c, hide 7, unhide 7, expose 2, lock m-a, unlock m-a, use 3, go on, rath c, attack 7, claim, let go, run, stay, dash 3, give up und remove c (ein Raum)
like-outcomes = es gibt place a, begin hidden 7, deal 7, begin 2, roll rotate (oder move, hide, lock, wild), turn up 7, fate 5 und learn 3

## Was ein Zug kostet und bringen kann

in-sight = { $seen ->
    [0] niemand zu sehen
    [one] eine Waise zu sehen, { $mine ->
        [0] nicht deine
       *[other] deine
    }
   *[other] { SPELL($seen) } Waisen zu sehen, { $mine ->
        [0] keine davon deine
        [one] eine davon deine
       *[other] { SPELL($mine) } davon deine
    }
}
stakes-then = Dann geht Rath in { $room }: { in-sight }.
stakes-then-choice = Dann geht Rath in einen von { $rooms } Räumen; zu sehen { $mine ->
    [0] ist dort keine von deinen
    [one] ist dort eine von deinen
   *[other] sind dort { SPELL($mine) } von deinen
}.
stakes-rath = Dort greift er an: { in-sight }.
stakes-flee = Dort: { in-sight }.
stakes-turned-up = Deckt { $hidden ->
    [one] eine versteckte Waise
   *[other] { SPELL($hidden) } versteckte Waisen
} auf: Rath sieht sie.
stakes-expose = { $count ->
    [one] Die einzige Karte
   *[other] Eine von { $count } Karten, blind gezogen,
} liegt für immer offen.
out = { $last ->
    [yes] , und du bist draußen
   *[no] {""}
}
stakes-attack-own = Es ist deine: Sie entkommt zu { $chance } %; sonst ist sie verloren{ out }.
stakes-attack = { $known ->
    [owner] Kostet { $who } eine Waise oder einen Wurf.
    [extra] Sie gehört niemandem: Niemand verliert etwas.
   *[open] Sie kann { $who } oder niemandem gehören.
}
stakes-run = { $kind ->
    [claim] Die Karte liegt für immer offen.{" "}
    [dash] Die Karte ist verbraucht.{" "}
   *[run] {""}
}Sie entkommt zu { $chance } %; sonst ist sie verloren{ out }.
stakes-let-go = Sie ist verloren{ out }. Niemand erfährt, dass es deine war.
stakes-give-up = Sie ist verloren{ out }.{ $learns ->
    [yes] {" "}Du ziehst eine Fluchtkarte.
   *[no] {""}
}
stakes-reveal = { $alive ->
    [yes] Alle wissen für immer, dass es deine ist; Geheimgänge stehen ihr offen.
   *[no] Alle wissen, dass es deine war.
}
stakes-remove = Sie gehört dir nicht mehr: Ihr Verlust kostet dich nichts.
stakes-use = Die Karte ist verbraucht und hilft niemandem mehr zur Flucht.
stakes-shrink = Allen bleiben { SPELL($rooms) } Räume.
