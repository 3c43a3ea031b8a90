# Die Worte des Bretts von Rathulhu. Gleiche Schlüssel, gleiche Reihenfolge wie en.ftl.

board-name = Der Tisch von Rathulhu
aeon = Äon { $number }
none = keine

# Plättchen
tile-shoggoth = Shoggoth
tile-cultist = Kultist
tile-altar = Altar
tile-tome = Foliant { $number }
tile-site = Stätte { $number }
tile-shoggoth-setback = Rückschlag (Shoggothen)
tile-ritual-setback = Rückschlag (Rituale)
tile-tome-setback = Rückschlag (Folianten)
tile-site-setback = Rückschlag (Stätten)
tile-old-one = Großer Alter
tile-relic = Relikt
tile-elder-sign = Älteres Zeichen
pile = { $count ->
    [0] Kein Plättchen: { $tile }
    [one] { $tile }
   *[other] { $count } × { $tile }
}
name-invented = Dieser Name ist erfunden
name-note = ° { $title }: { $note }

# Die Mitte des Tischs
auction-track = Auktionsleiste
space-empty = leer
time-track = { $signs } von { $spaces } Älteren Zeichen liegen auf der Zeitleiste
bag = { $tiles } Plättchen sind im Beutel
bag-caption = Der Beutel
idol = Das Götzenbild, mit einer Marke im Schoß
idol-caption = Das Götzenbild
do-draw = Ziehen
do-invoke = Anrufen
do-pass = Passen
do-stop = Schlafen lassen

# Marken
token-up = Marke { $token }, offen
token-down = Marke { $token }, verdeckt
token-bid = Marke { $token } ist geboten

# Eine Auktion
auction-title = Auktion
auction-lot = { $tiles ->
    [0] die Marke { $token } allein
    [one] ein Plättchen und die Marke { $token }
   *[other] { $tiles } Plättchen und die Marke { $token }
}
auction-invoked = { $name } ruft an: { $lot }
auction-sign = Ein Älteres Zeichen ruft: { $lot }
auction-won = { $name } gewinnt mit { $bid }: { $lot }
strip-title = Reihenfolge
strip-lot = Auf der Leiste: { $lot }
strip-dealing = Marken werden verteilt
auction-nobody = Niemand bietet. Die Plättchen bleiben liegen.
auction-discarded = Niemand bietet. Die volle Leiste wird abgeräumt.
said-bid = bietet { $token }
said-passed = passt
said-asked = gefragt
said-waiting = wartet
said-silent = still
said-turn = am Zug
said-highest = das höchste Gebot

# Was vor einem Platz liegt
mat-you = (du)
mat-turn = ist jetzt gefragt
mat-winner = gewinnt
mat-favour = Gunst
mat-soon = wenn das Äon jetzt endete
mat-tokens = Marken
mat-silent = still
mat-nothing = Noch nichts.
worth-now = { $row }: { $points }, wenn das Äon jetzt endete
worth-different = verschieden
worth-alike = gleich
worth-end = am Ende
worth-last = { $row }: { $points }, gezahlt nach Äon III
strike = { $tile }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}: { $cost ->
    [0] nichts zu verlieren
    [one] ein Plättchen verloren
   *[other] { $cost } Plättchen verloren
}

# Was im Beutel ist
odds-title = Im Beutel
odds-intro = Das nächste Plättchen ist eines von diesen { $tiles }.
odds-share = { $left } von { $tiles }
odds-chance = { $chance } %
odds-head = Anzahl

# Der Wertungszettel
sheet-title = Wertung
sheet-empty = Noch ist nichts gewertet. Der Zettel wird ausgefüllt, wenn das erste Äon endet.
sheet-row = Zeile
sheet-aeon = Äon { $number }
sheet-counted = Was gezählt wurde
sheet-sums = Jedes Äon
sheet-favour = Gunst
sheet-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
}
sheet-note = Kleine Zahlen sagen, was gezählt wurde. Alle beginnen mit 10 Gunst.
put-away = Weglegen
row-old-ones = Große Alte
row-relics = Relikte
row-tomes = Folianten
row-altars = Altäre
row-cultists = Kultisten
row-shoggoths = Shoggothen
row-sites = Verschiedene Stätten
row-alike = Gleiche Stätten
row-tokens = Summe der Marken
verdict-title = Die Sterne stehen richtig
verdict-winner = { $name } gewinnt

# Der Tisch in Worten
describe-turn = { $name } ist am Zug.
describe-asked = { $name } ist jetzt gefragt.
describe-board-token = Auf dem Brett liegt die Marke { $token }.
describe-setback = { $name } muss noch abgeben: Folianten { $tomes }, Stätten { $sites }.
describe-space = Feld { $space }: { $tile }
describe-bid = bietet
describe-favour = Gunst: { $favour }
describe-points-now = Wenn das Äon jetzt endete: { $points }
describe-tokens-up = Offene Marken: { $tokens }
describe-tokens-down = Verdeckte Marken: { $tokens }
describe-collection = Sammlung: { $tiles }
describe-row-last = { $row } (nach Äon III)

# Was ist das?
explain-tile-title = Plättchen
explain-shoggoth = Wer am Ende eines Äons die meisten hat, bekommt 5 Gunst; wer die wenigsten hat, verliert 2; haben alle gleich viele, zählt es für niemanden. Sie bleiben.
explain-cultist = Je 1 Gunst am Ende eines Äons, aber nur mit einem Altar. Sie bleiben.
explain-altar = Je 1 Gunst am Ende eines Äons, und ohne ihn zahlen Kultisten nichts. Danach wird er abgelegt.
explain-tome = Fünf Arten. Drei, vier oder fünf verschiedene bringen 5, 10 oder 15; gar keiner kostet 5. Danach werden sie abgelegt. Ein Name mit ° ist erfunden.
explain-site-title = Stätten
explain-site = Acht Arten. Sie bleiben und zahlen nach dem dritten Äon: für verschiedene, und für drei oder mehr gleiche. Ein Name mit ° ist erfunden.
explain-setback-title = Rückschlag
explain-setback = Wer ihn bekommt, muss zwei Plättchen seiner Art ablegen, soweit es welche gibt.
explain-old-one = Gib in deinem Zug einen ab und nimm ein Plättchen von der Auktionsleiste. Ungenutzt bringt er 2, wenn das Äon endet.
explain-relic = Je 3 Gunst am Ende des Äons. Danach wird es abgelegt.
explain-elder-sign = Es kommt auf die Zeitleiste und löst eine Auktion aus. Auf dem letzten Feld beendet es sofort das Äon.
explain-token-up-title = Marke, offen
explain-token-up = Du darfst sie bieten. Jedes Gebot muss höher sein als das vorige.
explain-token-down-title = Marke, verdeckt
explain-token-down = In diesem Äon gewonnen. Sie wird wieder offen, wenn das nächste beginnt.
explain-board-token-title = Die Marke auf dem Brett
explain-board-token = Sie gehört zu dem, was versteigert wird. Das höchste Gebot nimmt ihren Platz ein.
explain-auction-track = Acht Felder. Was hier liegt, wird zusammen versteigert. Solange sie voll ist, darf niemand ziehen.
explain-time-track-title = Zeitleiste
explain-time-track = Jedes Ältere Zeichen nimmt ein Feld ein. Das letzte beendet das Äon, ohne Auktion.
explain-auction = Alle werden einmal gefragt. Wer angerufen hat, kommt zuletzt. Das höchste Gebot bekommt alle Plättchen und die Marke im Schoß.
explain-bag = Zieh blind ein Plättchen. Was im Beutel ist, weiß man; sieh nach, was noch drin ist.
explain-idol = Ruf Cthulhu an, und eine Auktion beginnt. Bietet sonst niemand, musst du es, außer wenn alle acht Felder der Leiste voll sind.
explain-favour = Punkte. Wer nach drei Äonen die meisten hat, gewinnt; bei Gleichstand die höchste Marke.
explain-points-now-title = Was es jetzt brächte
explain-points-now = Was das brächte, wenn das Äon jetzt endete. Was mit III bezeichnet ist, wird erst nach dem dritten Äon gezahlt.
explain-aeon-title = Äon
explain-aeon = Das Spiel dauert drei Äonen. Nach jedem wird die Gunst gezählt.
