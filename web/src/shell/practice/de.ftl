# Die eigenen Fehlgriffe, einer nach dem anderen
practice-title = Fehlgriffe üben
practice-count =
    { $count ->
        [one] Ein Fehlgriff aus deinen Spielen wartet.
       *[other] { $count } Fehlgriffe aus deinen Spielen warten.
    }
practice-none-title = Nichts zu üben
practice-none = Wenn du auf ein Spiel von dir zurückblickst, werden die Entscheidungen, die etwas verschenkt haben, auf diesem Gerät aufgehoben.
practice-where = { $game }, Schritt { $step }
practice-next = Der nächste
practice-skip = Diesen nicht
practice-gone = Das Haus kennt dieses Spiel nicht mehr.
practice-replay = Nachspielen
practice-done = Das war alles für jetzt.
