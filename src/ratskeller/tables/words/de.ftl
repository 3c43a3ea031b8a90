### Was das Haus den Leuten sagt.

## Wer wo sitzt

links-given-out = Dieser Tisch hat { $most } Links vergeben; mehr gibt es nicht.
too-late-to-sit = Niemand kann sich mehr setzen: Das Spiel ist vorbei.
all-taken = Alle Plätze sind besetzt; zusehen kannst du trotzdem.
no-such-seat = Den Platz { $seat } gibt es nicht; dieser Tisch hat { $seats }.
seat-taken = Platz { $seat } ist besetzt.
bots-come-first = Bots setzen sich, bevor das Spiel beginnt.
secrets-of-sent-away = Von Platz { $seat } wurde jemand weggeschickt, und nur diese Person darf sehen, was dort geheim ist: Sie kann zurückkommen, sonst spielt der Bot weiter.
secrets-of-another = Du kennst in diesem Spiel die Geheimnisse eines anderen Platzes und kannst Platz { $seat } nicht nehmen; wer ihn verlassen hat, kann es, oder jemand, der hier nicht gespielt hat.
secrets-in-one-network = Aus deinem Netz spielt oder spielte hier schon jemand, darum lässt sich Platz { $seat } von dort nicht nehmen; aus einem anderen Netz geht es, oder mit dem Link der Person, die ihn verlassen hat.
sent-away = Du wurdest hier weggeschickt; nach { $minutes } Minuten kannst du dich wieder setzen.
sat-down-often = Von einer Adresse aus setzt man sich höchstens { $most }-mal in { $minutes } Minuten an einen Tisch; warte ein wenig.
seat-taken-by = Auf Platz { $seat } sitzt { $who }.
begun = Das Spiel hat schon begonnen.
seat-free = Platz { $seat } ist noch frei; warte auf jemanden, oder setz einen Bot hin.
seat-empty = Auf Platz { $seat } sitzt niemand.
wrong-link = Dieser Link öffnet diesen Tisch nicht.
not-your-seat = Platz { $seat } gehört dir nicht.
host-only = Das darf nur, wer den Tisch eröffnet hat.

## Zu allen gesagt, wenn jemand anderes einen Platz spielt

seat-left = { $who } hat Platz { $seat } verlassen; dort spielt { $bot } weiter, ein Bot.
seat-sent-away = { $who } wurde von Platz { $seat } weggeschickt; dort spielt { $bot } weiter, ein Bot.
seat-refilled = { $who } setzt sich auf Platz { $seat } und spielt für den Bot { $bot } weiter.
seat-back = { $who } ist zurück auf Platz { $seat } und spielt für den Bot { $bot } weiter.

## Allen gesagt, wenn der Abend weitergeht

again-asked = { $who } schlägt noch ein Spiel vor: { $bot }.
game-begins = Spiel { $who } des Abends: { $bot }.

## Die Würfel aller

shares-being-opened = Gerade öffnen die Geräte aller, was sie für die Würfel versiegelt haben; warte einen Augenblick.
seal-used = Dieses Siegel gab es schon; jeder Platz versiegelt einen eigenen Anteil, und jedes Mal einen neuen.
seal-first = { $count ->
    [one] Das Gerät von { $who } hat seinen Anteil an den Würfeln noch nicht versiegelt; warte darauf, oder gib den Platz jemand anderem.
   *[other] Die Geräte von { $who } haben ihren Anteil an den Würfeln noch nicht versiegelt; warte darauf, oder gib die Plätze anderen.
}
dice-of-old = Die Würfel dieses Tisches sind von älterer Art; hier wird nichts versiegelt.
not-opening = Bei diesem Versuch wird nichts mehr geöffnet.
attempts-given-up = Die Würfel dieses Tisches sollten { $most } Mal vergeblich geöffnet werden; eröffne einen anderen Tisch.
nothing-to-open = Platz { $seat } hat nichts zu öffnen.

## Neue Tische

too-many-bots = Auf { $seats } freie Plätze kommen { $bots } Bots.
begin-needs-all = Sofort beginnen kann ein Spiel nur, wenn auf jedem Platz jemand sitzt, oder ein Bot.
no-such-bot = Den Bot { $level } gibt es nicht; die Stufen sind: { $levels }, und hinter einem weiteren Doppelpunkt kann ein Temperament stehen: { $temperaments }.
clock-none = Ein Tisch ohne Uhr hat keine Sekunden und keine Zugabe.
clock-seconds = Eine Uhr hat 1 bis { $most } Sekunden, nicht { $seconds }.
clock-increment = Eine Zugabe ist 0 bis { $most } Sekunden, nicht { $seconds }.
window-and-clock = Wo Fragen heimlich beantwortet werden, braucht ein Tisch mit Uhr eine Zeit dafür: 1 bis 60 Sekunden.
clock-bank-only = Eine Zugabe gibt es nur auf ein Zeitkonto.
tables-per-day = Von einer Adresse aus werden am Tag höchstens { $most } Tische eröffnet.
inspection-spent = Deine Packs und Aufzeichnungen haben viel Zeit gekostet; versuch es in einer Minute noch einmal.
inspection-too-long = Das anzusehen dauert länger als { $seconds } Sekunden; für einen Tisch ist es zu viel.
inspection-failed = Das lässt sich gerade nicht ansehen; versuch es später noch einmal.
not-over = Das Spiel ist noch nicht vorbei.
too-many-people = { $title } ist für höchstens { $most }, und hier sitzen { $people }.
asked-already = Es ist schon ein anderes Spiel vorgeschlagen: { $title }.
no-such-table = Diesen Tisch gibt es nicht.
record-later = Das Protokoll steht allen offen, wenn das Spiel vorbei ist.
no-such-step = Diesen Schritt gibt es nicht; der letzte ist { $last }.
over-there = Nach Schritt { $step } ist das Spiel vorbei; von dort lässt sich nichts weiterspielen.
no-replay = Dieses Spiel lässt sich nicht noch einmal zeigen: { $why }
nothing-played = An diesem Tisch wurde nichts gespielt.

## Ein Rückblick auf eine Partie

review-unfinished = Nur auf eine Partie, die zu Ende gespielt wurde, kann zurückgeblickt werden.
review-too-long = Eine Partie mit mehr als { $most } Schritten ist hier zu lang für einen Rückblick.
reviews-per-address = Für deine Adresse sind schon { $most } Rückblicke in Arbeit; warte, bis einer fertig ist.
reviews-in-all = Gerade wird auf viele Partien zurückgeblickt; versuche es etwas später noch einmal.
review-stopped = Der Rückblick kann gerade nicht weitergehen; was schon gefunden wurde, bleibt. Versuche es etwas später noch einmal.
no-decision = Schritt { $step } war keine Entscheidung dieses Platzes.
not-offered = Das stand vor Schritt { $step } nicht zur Wahl.
nothing-to-decide = Vor Schritt { $step } gab es nichts zu entscheiden.

## Namen und Gespräch

name-empty = Ein Name braucht wenigstens einen Buchstaben.
name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $count }.
talk-empty = In dieser Zeile steht nichts.
talk-long = Eine Zeile hat höchstens { $most } Zeichen; diese hat { $count }.
no-such-sign = Das Zeichen { $sign } gibt es nicht; es gibt: { $signs }.
watchers-silent = Wer nur zusieht, schweigt.
no-talk = An diesem Tisch wird nicht geredet.
signs-only = An diesem Tisch gibt es nur Zeichen, keine Worte.
talk-id-used = Die Kennung { $name } gehört schon zu einer anderen Zeile.
enough-said = An diesem Tisch ist genug gesagt.

## Tipps und Trainer

hints-here = An diesem Tisch darf, wer gefragt ist, um einen Tipp bitten; wie oft jemand das tat, steht am Ende.
coach-here = Ein Trainer sieht zu und warnt vor Entscheidungen, die sicher viel verschenken, bevor sie ausgeführt werden.
hints-taken = Tipps, um die { $who } gebeten hat: { $bot }.
no-hints = An diesem Tisch sind keine Tipps vereinbart.
hint-when-asked = Einen Tipp gibt es, wenn du etwas zu wählen hast.
no-advice = Gerade fand sich kein Rat; versuche es noch einmal.
hint-only = Etwas anderes gibt es nicht zu wählen.
hint-close = Etwa ebenso gut: { $other }
hint-better = { $why } Am nächsten kommt: { $other }
coach-warns = Der Trainer meint, das verschenkt { $loss }. Besser: { $better }

## Züge

lost-on-time = Dieser Platz hat nach Zeit verloren; der Bot spielt ihn zu Ende.
move-id-used = Die Kennung { $name } gehört schon zu einem anderen Zug dieses Platzes.
why-not-watching = Wer nur zuschaut, kann hier nichts tun; da ist auch nichts im Weg.
stale-choice = Das Spiel ist weitergegangen, seit du gewählt hast; sieh noch einmal hin.
stale-undo = Das Spiel ist weitergegangen, seit du hingesehen hast; so lässt sich nichts zurücknehmen.
undo-in-secret = Solange eine Frage heimlich beantwortet wird, wird nichts zurückgenommen; wähle stattdessen eine andere Antwort.
no-undo = An diesem Tisch wird nichts zurückgenommen.
not-asked-to-agree = Niemand hat dich gefragt, ob etwas zurückgenommen werden darf.
stale = Das Spiel ist weitergegangen.
pause-what = Nur ein laufendes Spiel kann pausieren.
ended-already = Dieser Tisch ist schon zu Ende.
not-begun = Das Spiel hat noch nicht begonnen.
over = Das Spiel ist vorbei.
closed = Dieser Tisch ist geschlossen.
paused = Der Tisch macht Pause.
stuck = Dieser Tisch kann nicht weitergehen: { $why }
stuck-by-key = Dieser Tisch kann nicht weitergehen: Der Schlüssel des Hauses ist nicht der, mit dem er begann.
step-leads-elsewhere = Nach den Regeln von heute führt Schritt { $step } woandershin.
unavailable = Die Tische sind gerade nicht zu erreichen: { $why }
crowded = Zu viele schreiben zugleich an diesem Tisch; versuch es noch einmal.

## An der Tür

too-many-requests = Zu viele Anfragen auf einmal; warte ein wenig.
show-a-token = Zeig ein Token, als `Authorization: Bearer …`.
origin-unwelcome = Seiten von dort dürfen sich hier nicht verbinden.
too-many-connections = Von deiner Adresse kommen zu viele Verbindungen.
hello-first = Die erste Zeile muss ein Hallo sein.
no-hello = Niemand hat Hallo gesagt.
hello-unreadable = Die erste Zeile ist nicht zu lesen; sie muss ein Hallo sein.
too-many-lines = Zu viele Zeilen auf einmal.
too-many-lines-wait = Zu viele Zeilen auf einmal; warte ein wenig.
line-empty = Diese Zeile ist leer oder kein Text.
hello-twice = Du hast schon Hallo gesagt.
fault = Hier ist etwas schiefgegangen; es ist vermerkt.
line-unreadable = Diese Zeile ist nicht zu lesen: { $why }.
nothing-here = Unter dieser Adresse ist nichts.
body-too-large = Der Inhalt ist zu groß.
method-not-taken = Diese Adresse nimmt kein { $method }.
body-too-slow = Der Rest der Anfrage hat zu lange auf sich warten lassen.
head-too-slow = Der Kopf der Anfrage hat zu lange auf sich warten lassen.
request-unreadable = Das ist keine Anfrage, die man lesen kann.
house-full = Das Haus ist voll; versuch es später noch einmal.
unknown-name = Auf diesen Namen hört dieser Server nicht; wer ihn betreibt, kann ihn mit --name nennen.
