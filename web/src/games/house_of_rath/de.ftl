# Die Wörter des Bretts von House of Rath. Dieselben Schlüssel in derselben Reihenfolge wie en.ftl.

house-label = Das Haus
the-room = { $room }
rath-name = Graf Rath
nobody = niemand
none = keine
and = { $some } und { $last }
orphan-yours = deine
orphan-of = von { $name }
orphan-hidden = versteckt
room-line = { $room }: { $inside }{ $locks ->
    [0] .
    [one] ; ein Schloss.
   *[other] ; { $locks } Schlösser.
}

# Würfel, Schlösser, Karten
die-none = Der Optionswürfel wartet.
die-options = { $name }: { $face ->
    [rotate] Drehen
    [move] Bewegen
    [hide] Verstecken
    [lock] Abschließen
   *[wild] Joker
}
die-fate = { $number }: { $orphan } { $escaped ->
    [yes] entkommt
   *[no] ist gefangen
}
left-locks = { $count ->
    [0] Kein Schloss ist übrig
    [one] Ein Schloss ist übrig
   *[other] { $count } Schlösser sind übrig
}
left-lessons = { $count ->
    [0] Der Stapel der Fluchtkarten ist leer
    [one] Eine Fluchtkarte liegt noch im Stapel
   *[other] { $count } Fluchtkarten liegen noch im Stapel
}
left-dawn = { $turns ->
    [one] In einem Zug wird es Tag
   *[other] In { $turns } Zügen wird es Tag
}
left-shrinking = Das Haus schrumpft
card-ability = { $ability ->
    [rotate] einen Raum einmal drehen
    [move] eine Waise bewegen
    [hide] eine Waise verstecken
    [unhide] eine versteckte Waise aufdecken
    [reveal] eine Karte aufdecken lassen
    [lock] einen Durchgang verschließen oder öffnen
   *[again] den Optionswürfel noch einmal werfen
}
card-back = Adoptionskarte, verdeckt
card-label = { $name }{ $secret ->
    [yes] , in deiner Obhut, verdeckt
   *[no] , offen
}
card-dead = fort
hand-title = In deiner Obhut
hand-empty = Niemand.
attack-banner = Rath hat { $orphan }.

# Alle
everybody-title = Alle am Tisch
players-title = Die anderen
player-cards = Karten: { $down } verdeckt, { $up } offen.
player-asked = darf sich bekennen
player-rank = Platz { $rank }
player-out = ausgeschieden
player-out-plays = ohne Waisen, spielt weiter
player-removing = schickt eine zurück
player-children = { $count ->
    [one] eine Waise lebt
   *[other] { $count } Waisen leben
}
player-lessons = { $count ->
    [one] eine Fluchtkarte
   *[other] { $count } Fluchtkarten
}
player-partner = mit { $name }

# Ein Blick in einen Raum
reading-title = Zum Nachlesen
look-title = Ein Blick hinein: { $room }
look-close = Schließen
look-passage = Der Rand ist { $border }: Ein Geheimgang führt hierhin: { $room }.
look-passage-gone = Der Rand ist { $border }; den Raum, zu dem er führte, gibt es nicht mehr.
look-no-passage = Hierher führt kein Geheimgang.
look-locks = Ein Schloss ist zwischen hier und: { $rooms }.
look-can-rotate = Der Raum kann gedreht werden.
look-cannot-rotate = Der Raum kann jetzt nicht gedreht werden.
look-empty = Hier ist niemand.

# Wohin Rath muss
why-title = Wohin Rath muss
why-open = Wohin muss Rath?
why-close = Genug von Rath
why-stays = Er muss bleiben: { $room }.
why-goes = Er muss hierhin: { $room }.
why-choice = Zur Wahl steht: { $rooms }{ $stays ->
    [yes] ; er darf bleiben.
   *[no] .
}
why-reason = { $reason ->
    [near] Er sieht jemanden in seinem Raum oder nebenan, ohne Schloss dazwischen. Dort entscheiden die meisten Waisen.
    [behind_a_lock] Er sieht niemanden, wo er hinkann, aber jemanden nebenan hinter einem Schloss.
    [far] Er sieht niemanden, wo er hinkann, also sucht er weiter durch offene Türen.
    [through_locks] Wohin offene Türen auch führen, er sieht niemanden; nun hält ihn kein Schloss.
   *[restless] Er sieht überhaupt niemanden, aber in einem leeren Raum bleibt er nie.
}
why-room = { $seen ->
    [0] niemand zu sehen
    [one] eine zu sehen
   *[other] { $seen } zu sehen
}, { $far }{ $counts ->
    [yes] .
   *[no] ; verschlossen, also zählt es nicht.
}
why-here = er ist dort (ein Zug)
why-turns = { $turns ->
    [one] einen Zug entfernt
   *[other] { $turns } Züge entfernt
}
why-behind = hinter Schlössern ({ $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, wenn er durchbricht)
why-target = Was ihn zieht: { $rooms }.
why-breaks = Dieses Schloss würde brechen: { $rooms }.
# Wie viele er in einem Raum sieht, und in wie vielen Zügen er dort sein kann; 0: nie.
why-badge = { $seen } · { $turns ->
    [0] zu
    [one] 1 Zug
   *[other] { $turns } Züge
}

# Der Tisch in Worten
tell-now = Jetzt
tell-turn = Zug { $turn }: { $name }.
tell-task = Der Würfel oder eine Karte erlaubt: { $task ->
    [rotate] Drehen
    [move] Bewegen
    [hide] Verstecken
    [lock] Abschließen
    [wild] Joker
    [rotate_once] einmal drehen
    [hide_only] eine Waise verstecken
    [unhide_only] eine versteckte Waise aufdecken
   *[reveal_only] eine Karte aufdecken lassen
}.
tell-chosen = Gewählt: { $what }.
tell-attack = Rath hat { $orphan } hier: { $room }.
tell-asked = Bekennen dürfen sich: { $names }.
tell-room = Raum
tell-border = { $room } (Rand: { $border })
tell-inside = Wer darin ist
tell-beside = Daneben
tell-side = { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}: { $room }{ $locked ->
    [yes] {" "}(verschlossen)
   *[no] {""}
}
tell-player = Wer
tell-down = Karten verdeckt
tell-up = Karten offen
tell-state = Wie es steht
tell-dead = { $name } (fort)
tell-secret = { $name }, verdeckt
tell-removed = Du hast { $name } in die Schachtel zurückgeschickt.
tell-rest = Was übrig ist
tell-gone = Entfernt: { $rooms }.

# Was ist das?
what-room = Ein Raum
what-room-text = Räume schwenken um ihre Nachbarn. Zwei Räume mit demselben Rand verbindet ein Geheimgang, wie weit sie auch auseinanderliegen.
what-mourning = Das Trauerzimmer
what-mourning-text = Hier beginnt Rath. Kein anderer Raum hat diesen Rand, also führt kein Geheimgang hierher.
what-door = Ein Durchgang
what-door-text = Wo zwei Räume sich berühren, ist ein Weg, für Waisen und für Rath, bis jemand ihn verschließt.
what-lock = Ein Schloss
what-lock-text = Niemand kommt durch. Ein Raum mit Schloss kann nicht gedreht werden. Rath bricht Schlösser nur, wenn er sonst niemanden sieht; beim Boyden Boogey schon, wenn er in seinem Raum und nebenan niemanden sieht.
what-orphan = Eine Waise
what-orphan-text = Drei der achtzehn sind in deiner Obhut, und niemand sonst weiß, welche. Ein Zeichen sagt, wem eine gehört, soweit du es weißt; ein gestrichelter Ring ist dein eigenes Geheimnis.
what-hidden = Eine versteckte Waise
what-hidden-text = Ihr Plättchen ist umgedreht. Rath zählt sie nicht und greift sie nicht an. Wer sie bewegt oder ihren Raum dreht, deckt sie auf.
what-rath-text = Er muss immer zum nächsten Raum mit den meisten Waisen, die er sieht, einen Raum je Zug; dann greift er eine von ihnen an.
what-compulsion-text = Für jeden Raum: wie viele Waisen er sieht und in wie vielen Zügen er dort sein könnte. Erst zählt die Nähe, dann die Menge. Unter gleichen wählt, wer am Zug ist.
what-attack = Ein Angriff
what-attack-text = Wem die Waise gehört, darf sich zu ihr bekennen und den Schicksalswürfel werfen. Bekennt sich niemand, gilt sie als Statist und ist fort.
what-options-die = Der Optionswürfel
what-options-die-text = Zwölf Seiten: vier für Drehen, drei für Bewegen, zwei für Verstecken, zwei für Abschließen, eine für den Joker. Nichts zu tun ist auch erlaubt.
what-fate-die = Der Schicksalswürfel
what-fate-die-text = 5 und 6 sind eine Flucht, alles andere nicht. Auf der anderen Schicksalstafel rettet nur die Zahl des Raumes.
what-locks = Schlösser
what-locks-text = So viele Schlösser liegen bereit, von acht.
what-pile = Fluchtkarten
what-pile-text = So viele, wie Leute mitspielen. Wer eine Waise verliert, zu der er sich bekannt hat, und noch eine hat, zieht eine Karte. Der Stapel wird nie aufgefüllt.
what-dawn = Der Tag
what-dawn-text = Nach so vielen Zügen ohne Angriff wird es Tag, und niemand ist mehr versteckt.
what-shrinking = Das schrumpfende Haus
what-shrinking-text = Jemand ist ausgeschieden. Vom Zug danach an endet jeder Zug damit, dass ein leerer Raum entfernt wird, wenn einer gehen kann.
what-card-own = Eine Waise in deiner Obhut
what-card-own-text = Diese Karte siehst nur du. Du darfst sie jederzeit aufdecken: Dann kann die Waise Geheimgänge benutzen, aber alle wissen, wem sie gehört.
what-card-up = Eine offene Karte
what-card-up-text = Alle wissen, wer für diese Waise sorgt. Sie kann Geheimgänge benutzen, und bei einem Angriff darf gewürfelt werden.
what-card-down = Eine verdeckte Karte
what-card-down-text = Eine Waise, die in jemandes Obhut kam; vielleicht eine, die preisgegeben wurde. Welche, weiß nur, wem die Karte gehört.
what-lesson = Eine Fluchtkarte
what-lesson-text = Einmal zu benutzen: für einen weiteren Wurf, wenn eine deiner Waisen angegriffen wird, oder für ihre Fähigkeit im eigenen Zug, bevor Rath geht.
what-player = Jemand am Tisch
what-player-text = Wer zuletzt noch eine lebende Waise hat, gewinnt.
what-asked = Darf sich bekennen
what-asked-text = Alle mit einer verdeckten Karte werden gleichzeitig gefragt. Nur ein Bekenntnis wird gesagt, sonst nichts davon, wer was antwortet.
