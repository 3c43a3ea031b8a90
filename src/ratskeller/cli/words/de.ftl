### Was Leute an der Tastatur lesen: `play` und `replay`.

## Befehle

command-help = ?
    .heard = ? hilfe
    .means = zeigt dies
command-log = verlauf
    .heard = verlauf
    .means = erzählt, was bisher geschah, soweit du es weißt
command-odds = chancen
    .heard = chancen
    .means = sagt, wie wahrscheinlich etwas ist
command-why = warum
    .heard = warum
    .means = sagt, was dem im Weg steht, was nicht angeboten wird; dahinter eine Handlung, ein Wort oder eine Regel
command-stakes = einsatz
    .heard = einsatz einsätze
    .means = sagt zu jeder Wahl, was sie kostet und was sie bringen kann
command-rules = regeln
    .heard = regeln
    .means = zeigt die Regeln; mit einem Wort oder der Nummer einer Regel dahinter schlägt es nach
command-quit = ende
    .heard = ende schluss
    .means = verlässt den Tisch; das Spiel bleibt aufgehoben und kann weitergehen
command-all = alle
    .heard = alle
    .means = sie alle, der Reihe nach
help-number = eine Zahl
    .means = nimmt diese Wahl aus der Liste; das tut auch ihr Kürzel, etwa „{ $example }“, oder dessen Anfang
help-changes = !
    .means = neben einer Wahl: Sie beendet etwas, und du wirst noch einmal gefragt

## Um den Tisch herum

guest = Gast
seat = Platz { $number }
greeting = { $title }, von { $designer }
seated = Am Tisch: { $names }.
bot = { $name } ({ $bot })
how-good = Wie gut sollen die anderen sein?
which-level = 1 bis 5, Enter für { $usual }
no-such-level = „{ $text }“ ist keine Stufe; es gibt die Stufen 1 bis 5.
cut-off = Die letzte Zeile der Aufzeichnung war abgeschnitten; sie fällt weg, und dieser Schritt wird wiederholt.
goes-on = { $title }: Das Spiel geht nach Schritt { $step } weiter.
thinks = { $who } überlegt …
more = Enter zeigt mehr, q hört auf
lines-before = ({ $count ->
    [one] Davor eine Zeile
   *[other] Davor { $count } Zeilen
}; „verlauf“ erzählt alles.)
kept = Das Spiel ist aufgehoben; weiter geht es mit: { $command }
not-begun = Es wurde kein Spiel begonnen.

## Eine Entscheidung

your-turn = { $who } (? für Hilfe)
stakes-elsewhere = „einsatz“ sagt, was jede Wahl kostet und bringen kann.
sure = Wirklich? [j/N]
    .heard = j ja
no-such-number = Die { $number } steht nicht in der Liste; die Zahlen sind { $numbers }.
could-be = „{ $text }“ kann { $others } oder { $last } heißen.
not-offered = Das steht gerade nicht zur Wahl.
why-nothing = „{ $asked }“ steht jetzt nichts im Weg und ist keinem Zug im Weg.
why-unknown = „{ $asked }“ ist weder ein Zug noch eine Regel, die etwas verbietet, und passt zu nichts, was nicht angeboten wird.
why-clause-behind = { $says } (Regel { $clause }.)
why-more = {" "}und { $count } weitere
no-odds = In diesem Spiel gibt es keine Chancen zu nennen.
not-in-rules = Von „{ $word }“ ist in den Regeln nicht die Rede.
anytime = „{ $word }“: { $meaning }
noted = Gemerkt: { $who } sagt das, sobald { $who } gerade nichts gefragt wird.
already = Das ist schon so.

## Mehrere an einer Tastatur

read-this = Gelesen? Dann Enter
hand-over = Gib { $who } die Tastatur, dann Enter
who-answers = Wer antwortet? Enter: niemand
enter = Enter
nobody-answers = niemand antwortet
nobody-answers-holder = niemand antwortet; { $who } hat wieder die Tastatur
or = oder
takes-keyboard = nimmt die Tastatur, sieht die eigenen Karten an und darf antworten
anytime-name = { $word } NAME
who-says = Wer sagt „{ $word }“? Mit Namen: { $names }.
nobody-called = „{ $name }“ ist hier niemand; es gibt: { $names }.

## Das Haus im Browser

only-here = Nur dieser Rechner kommt hinein. Für Freunde in deinem Netz, mit ihren Telefonen: { $command }
friends-come-by = Freunde in deinem Netz kommen herein über { $address }
or-by = … oder, wenn sich das nicht öffnet, über { $address }
in-no-network = Dieser Rechner ist in keinem Netz, also kann sonst niemand kommen.
open-already = Ratskeller ist schon offen: { $address }
closes = Strg+C schließt ihn; jeder Tisch bleibt erhalten.
closed = Der Keller ist geschlossen.

## Das Ende

place = Platz
points = Punkte
played-by = gespielt von
highlight = { $title } (Schritt { $step })
person = Mensch
no-seed = Die Aufzeichnung nennt keinen Startwert, darum lassen sich die Würfe nicht noch einmal ableiten.
seed = Jeder Wurf folgte aus dem Startwert { $seed }, der vor dem ersten feststand.
record-kept = Die Aufzeichnung ist aufgehoben. Um sie noch einmal anzusehen und jeden Schritt und Wurf zu prüfen:

## Ein aufgezeichnetes Spiel

replay-beginning = Der Anfang; { $steps ->
    [one] ein Schritt folgt
   *[other] { $steps } Schritte folgen
}
replay-step = Schritt { $step } von { $last } · { $who }: { $did }
chance = Zufall
secret = (geheim)
replay-asks = Enter: weiter   b: zurück   eine Zahl: zu diesem Schritt   p: weiterspielen   q: Schluss
replay-help = Enter geht weiter, b geht zurück, eine Zahl geht zu diesem Schritt (0 ist der Anfang), p spielt von hier weiter, q hört auf.
replay-plays-on = p
    .heard = p
branch-unfinished = Dieses Spiel ist nicht zu Ende; weiter geht es mit: { $command }
branch-whose = Sag mit --seat, wen du spielen willst, wenn das Spiel von einem Schritt an weitergeht.
branch-goes-on = { $title } geht nach Schritt { $step } weiter, mit neuen Würfeln.
branch-open = Alles Vergangene liegt offen, wie es war.
branch-hidden = Was dein Platz nicht wissen konnte, ist neu erdacht: Nichts folgt mehr den alten Geheimnissen.
no-such-step = Den Schritt { $step } gibt es nicht; der letzte ist { $last }.
unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende. Weiter geht es mit:

## Rückblick auf eine Partie

review-happened = Was geschah
review-turned = Wo es sich drehte
review-turned-line = { $who }: { $before } → { $after } %
review-luck-and-skill = Glück und Können
review-seat = Wer
review-expected = Erwartet
review-luck = Glück
review-own = Selbst
review-others = Andere
review-result = Ergebnis
review-of-a-win = In Hundertsteln eines Sieges. Erwartet + Glück + eigene Entscheidungen + die der anderen = Ergebnis.
review-curve = Wie die Chancen standen
review-curve-line = vom Anfang bis zum Ende, { $steps } Schritte
review-as-table = Als Tabelle
review-rows = { $rows } Zeilen
review-slips = Entscheidungen, die einen Blick wert sind
review-no-slips = Keine Entscheidung hat so viel verschenkt, dass es der Rede wert wäre.
review-instead = besser: { $best }
review-step = Schritt { $step }
review-lost = verschenkt: { $loss }
review-judged = { $decisions ->
    [one] Eine Entscheidung wurde beurteilt, nach dem, was man da wissen konnte.
   *[other] { $decisions } Entscheidungen wurden beurteilt, jede nach dem, was man da wissen konnte.
}
