# Das Ende eines Spiels
places-title = Wer wo gelandet ist
# $ended: by what, as half a sentence.
end-by = Nach { $steps } Schritten: { $ended }.
sheet-title = Wertung
highlights-title = Noch einmal sehen
highlight-see = Noch einmal ansehen
dice-told-sealed = Bevor sich jemand setzte, hat das Haus seinen Teil der Würfel weggeschlossen und allen das Schloss gezeigt.
# $count: wie viele Geräte etwas dazulegten.
dice-told-added = { $count ->
    [0] Kein Gerät an diesem Tisch hat eine eigene Zahl dazugelegt.
    [one] Als das Spiel begann, legte ein Gerät am Tisch eine geheime Zahl dazu, die das Haus vorher nicht kennen konnte.
   *[other] Als das Spiel begann, legten { $count } Geräte am Tisch geheime Zahlen dazu, die das Haus vorher nicht kennen konnte.
}
dice-told-open = Jeder Wurf entstand aus allen zusammen. Jetzt liegt alles offen, und jeder kann dasselbe Spiel noch einmal würfeln.
dice-numbers = Alle Zahlen
share-link = Wiederholung teilen

# Ein Bild zum Teilen
picture-title = Ein Bild zum Teilen
picture-names = Namen im Bild
picture-others = Alle haben darin nur eine Nummer. Wer genannt sein will, macht sich selbst ein Bild.
# $number: des Platzes.
picture-player = Spieler { $number }
picture-foot = Im Ratskeller
picture-save = Bild speichern
picture-send = Bild teilen
