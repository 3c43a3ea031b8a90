tagline = Etwas scharrt hinter dem Mauerwerk. Wie viele Ratten? An diesem Tisch lügt jemand.

## Gezähltes

rats = { $rats ->
    [0] keine Ratten
    [one] eine Ratte
   *[other] { SPELL($rats) } Ratten
}
brains = { $brains ->
    [0] kein Hirn
    [one] 1 Hirn
   *[other] { $brains } Hirne
}
dice = { $dice ->
    [one] einen Würfel
   *[other] { SPELL($dice) } Würfel
}
claim = { $rats ->
    [0] In den Wänden sind keine Ratten
    [one] In den Wänden ist mindestens eine Ratte
   *[other] In den Wänden sind mindestens { SPELL($rats) } Ratten
}
spoken = „{ claim }.“
face = { $rats ->
    [0] leer
   *[other] { rats }
}

## Was gefragt ist

prompt-rolling-off = { $who } wirft fünf Würfel um den Anfang.
prompt-lifted = Der Becher wird gehoben.
prompt-answer = { $giver } sagt: { claim }. Glaubst du das?
prompt-answer-other = { $giver } sagt: { claim }. { $who } muss es glauben oder den Becher heben.
prompt-kill = Zwischen den Knochen hast du den Verstand verloren. Wen nimmst du mit?
prompt-kill-other = { $who } hat den Verstand verloren und sucht ein Opfer.
prompt-examine = Du hast { dice } geschüttelt. Sieh nach, oder sag blind eine Zahl.
prompt-looked = Du hast die Würfel gesehen. Sag eine Zahl, wahr oder nicht, oder wirf noch einmal und sieh nicht hin.
prompt-blind = Du hast noch einmal geworfen, ungesehen. Sag eine Zahl.
prompt-continue = Du hast es geglaubt: { claim }. { $free ->
    [yes] Gib den Becher unberührt weiter, oder { $way ->
        [turn] dreh den Bierdeckel auf den Schädel
       *[shake] schüttle ihn
    }.
   *[no] Jetzt musst du { $way ->
        [turn] den Bierdeckel auf den Schädel drehen
       *[shake] den Becher schütteln
    }.
}
prompt-other = { $who } hat den Becher.
prompt-over = Das Spiel ist vorbei. { $count ->
    [one] { $who } behält am meisten Verstand und gewinnt.
   *[other] { $who } gewinnen gemeinsam.
}

## Was man tun kann

offer-peek = Unter die Wände sehen
offer-reroll = Noch einmal werfen, ungesehen
offer-shake = Noch einmal schütteln
offer-add = Einen Würfel dazulegen und schütteln
offer-turn = Den Bierdeckel auf den Schädel drehen und schütteln
offer-announce = { $rats ->
    [0] „Keine Ratten in den Wänden.“
   *[other] { $untouched ->
        [yes] Unberührt: „Mindestens { rats }.“
       *[no] „Mindestens { rats }.“
    }
}
offer-believe = Glauben
offer-doubt = Zweifeln: den Becher heben
offer-kill = { $who } mitnehmen

stakes-peek = Kostet nichts. Nur du siehst die Würfel.
stakes-turn = Kostet nichts. Die nächste Antwort kostet jemanden alles.
stakes-shake = Kostet nichts. { $free ->
    [yes] Zu { $chance } % { rats } oder mehr.
   *[no] Dann musst du { rats } oder mehr ansagen: zu { $chance } % wahr.
}
fee = { $brains ->
    [0] {""}
   *[other] Kostet { brains }.{" "}
}
stakes-announce = { fee }Zu { $chance } % wahr. Geglaubt { $believed }, bezweifelt { $right } oder { $wrong }.
stakes-announce-known = { fee }{ $true ->
    [yes] Die Wahrheit. Geglaubt { $believed }, bezweifelt { $right }.
   *[no] Eine Lüge. Geglaubt { $believed }, bezweifelt { $wrong }.
}
stakes-last = Kostet { $brains ->
    [one] dein letztes Hirn
   *[other] deine letzten { $brains } Hirne
}: Das Spiel ist aus.
stakes-believe = { $brains ->
    [0] Kostet nichts. Der Becher ist dein, mit { SPELL($dice) } Würfeln darin.
   *[other] Kostet { brains }; { $giver } gewinnt { $won }. Der Becher ist dein.
}
stakes-believe-skull = Kostet den Verstand und { brains }: Das Spiel ist aus.
stakes-doubt = { $known ->
    [true] Du weißt, dass es stimmt: Hirne { $wrong }.
    [lie] Du weißt, dass es gelogen ist: Hirne { $right }.
   *[open] Zufällig zu { $chance } % wahr. Hirne: { $right }, wenn { $giver } gelogen hat, sonst { $wrong }.
}{ $ends ->
    [always] {" "}Das Spiel ist aus.
    [lost] {" "}Stimmt es, ist das Spiel aus.
    [won] {" "}Ist es gelogen, ist das Spiel aus.
   *[never] {""}
}
stakes-kill = Dann { $count ->
    [one] gewinnt { $winner }.
   *[other] gewinnen { $winner } gemeinsam.
}

warning-turn = Auf dem Schädel beendet die nächste Antwort das Spiel.
warning-skull-believe = Auf dem Schädel kostet Glauben alle deine Hirne und beendet das Spiel.
warning-skull-doubt = Auf dem Schädel kostet ein Zweifel den, der falsch liegt, alles, und das Spiel ist aus.
warning-fee = Wer zuerst von Ratten spricht, zahlt: Es kostet dein letztes Hirn und beendet das Spiel.
warning-believe = Glauben kostet dein letztes Hirn und beendet das Spiel.

## Was nicht angeboten wird

kind-peek = Unter die Wände sehen
kind-reroll = Noch einmal werfen, ungesehen
kind-shake = Schütteln
kind-turn = Den Bierdeckel drehen
kind-announce = Eine Zahl ansagen
kind-believe = Glauben
kind-doubt = Zweifeln
kind-kill = Jemanden mitnehmen

## Was geschehen ist

told-rolled-off = { $who } würfelt um den Anfang: { rats }.
told-tied = Gleichstand: { $who } würfeln noch einmal.
told-begins = { $who } hat die meisten Ratten gehört und beginnt.
told-round = Runde { $round }: { $who } legt einen Würfel in die Wände. Die Katzen blicken auf.
told-die-added = { $who } legt einen Würfel dazu; { SPELL($dice) } sind in den Wänden.
told-shook = { $who } rüttelt an den Wänden.
told-coaster-turned = { $who } dreht den Bierdeckel: Die Ratten haben uns zum Schädel geführt.
told-peeked = { $who } sieht unter die Wände.
told-saw-you = Du siehst: { $faces }.
told-saw = { $who } sieht: { $faces }.
told-rerolled = { $who } wirft noch einmal und sieht nicht hin.
told-announced = { $who }: { spoken }
told-announced-untouched = { $who } gibt den Becher unberührt weiter: { spoken }
told-fee-paid = Das erste Wort von Ratten: { $who } zahlt { brains }.
told-believed = { $who } glaubt { $giver }.
told-doubted = { $who } glaubt kein Wort von { $giver } und hebt den Becher.
told-lifted = Unter den Wänden: { $faces } — { rats }.
told-judged = { $true ->
    [yes] { $who } hat die Wahrheit gesagt.
   *[no] { $who } lag falsch.
}
told-lost = { $brains ->
    [0] { $who } hat kein Hirn mehr zu verlieren.
   *[other] { $who } verliert { brains } und hat noch { $left }.
}
told-gained = { $who } gewinnt { brains } und hat { $now }.
told-went-insane = { $who } verliert auf dem Schädel jeden Rest von Vernunft.
told-killed = Im Dunkeln fällt { $who } über { $victim } her.
told-over = Das Spiel ist vorbei: { $ending }.

ending-fee = das erste Wort von Ratten hat ein letztes Hirn gekostet
ending-belief = der Glaube hat ein letztes Hirn gekostet
ending-doubt = der Zweifel hat ein letztes Hirn gekostet
ending-skull-belief = jemand hat auf dem Schädel geglaubt
ending-skull-doubt = jemand lag auf dem Schädel falsch
ending-round = die Runde ist zu Ende, und jemand ist ohne Hirn
ending-limit = die Nacht ist um, und die letzte Runde auch

## Was verboten ist

forbidden-peek = wer gibt, sieht höchstens einmal nach, und nicht nach dem zweiten Wurf
forbidden-reroll = noch einmal geworfen wird nur einmal, gleich nach dem Nachsehen
forbidden-turn = der Bierdeckel wird nach zehn Ratten gedreht, und nur dann
forbidden-none-after-rats = sind die Ratten einmal angesagt, kann niemand sie leugnen
forbidden-too-many = ein Würfel hat höchstens zwei Ratten
forbidden-not-higher = nach dem Schütteln muss die Zahl höher sein als die letzte
forbidden-none-on-skull = auf dem Schädel ist jede Zahl erlaubt, nur nicht keine
forbidden-less = unberührte Würfel gehen mit der letzten Zahl weiter oder mit einer höheren
forbidden-again = wer diese Zahl in dieser Runde schon gesagt hat, muss mehr sagen
forbidden-look = was man geglaubt hat, sieht man nicht mehr an
forbidden-none-twice = „keine“ auf fünf Würfeln sagt man in einer Runde nur einmal
forbidden-pass-after-ten = an diesem Tisch muss der Bierdeckel nach zehn Ratten gedreht werden
forbidden-victim = das Opfer ist jemand anders

## Was ein Tisch ändern kann

option-end = Wann ein letztes verlorenes Hirn das Spiel beendet: sofort, oder wenn die Runde zu Ende ist (R3).
    .title = Das Ende
    .at_once = Sofort
    .round_end = Wenn die Runde zu Ende ist
option-after-ten = Nach zehn Ratten: unberührt weitergeben oder den Bierdeckel drehen, oder immer drehen (R28).
    .title = Nach zehn Ratten
    .pass_or_turn = Weitergeben oder Bierdeckel drehen
    .must_turn = Immer den Bierdeckel drehen
option-start = Wer beginnt: der beste Wurf mit fünf Würfeln, oder der Platz, auf den sich der Tisch einigt (5.1, R23).
    .title = Wer beginnt
    .roll_off = Der beste Wurf
    .agreed = Der vereinbarte Platz
option-first-seat = Der Platz, der beginnt, wenn der Tisch sich auf einen einigt.
    .title = Der erste Platz

setup-first-seat = Die Option „first_seat“ ist { $seat }, aber es gibt nur { $seats } Plätze.

## Wie Züge und Ergebnisse geschrieben werden

like-actions = es gibt peek, reroll, shake, turn, announce 0–10 oder none, believe, doubt und kill 1–12
like-outcomes = ein Wurf heißt etwa „roll 1 2“ oder „roll none“
