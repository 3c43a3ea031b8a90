# Ein Spiel, das vorbei ist, Augenblick für Augenblick.

replay-title = { $game }: noch einmal
replay-with = Gespielt von { $names }
replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Schritt
replay-beginning =
    { $last ->
        [one] Der Anfang; ein Schritt folgt
       *[other] Der Anfang; { $last } Schritte folgen
    }
replay-step = Schritt { $step } von { $last } · { $what }
replay-did = { $who }: { $what }
replay-turn-back = Zum Anfang dieses Zuges oder zu dem davor
replay-turn-on = Zum nächsten Zug
replay-round-back = Zum Anfang dieser Runde oder zu der davor
replay-round-on = Zur nächsten Runde
replay-go = Gehe zu
replay-the-beginning = Der Anfang
replay-the-end = Das Ende
replay-keys = Tasten
replay-keys-text =
    ← → ein Schritt; mit Umschalt ein Zug
    Bild auf, Bild ab eine Runde
    Umschalt mit Bild auf, Bild ab eine Marke des Rückblicks
    Pos1, Ende der Anfang, das Ende
    Leertaste abspielen, anhalten
replay-try-back = Zurück zum Nachspielen
replay-chance = Zufall
replay-secret = ein Geheimnis
replay-eyes = Gesehen von
replay-spectator = jemandem, der zusieht
replay-speed = Tempo
replay-speed-name =
    { $speed ->
        [slow] langsam
        [fast] schnell
       *[normal] normal
    }
replay-story = Die Geschichte
replay-keep = Zum Behalten
replay-copy = Link zu diesem Schritt kopieren
replay-copied = Kopiert.
replay-download = Aufzeichnung herunterladen
replay-verify = Ging es mit rechten Dingen zu?
replay-verify-text = Die Aufzeichnung enthält jeden Schritt und das Geheimnis der Würfel, auf das sich das Haus festgelegt hatte. Wer dieses Programm hat, kann alles nachprüfen:
replay-open = Eine Aufzeichnung von diesem Gerät öffnen
replay-open-text = Eine Datei, die „Aufzeichnung herunterladen“, das Terminal oder eine Simulation geschrieben hat. Ein beendetes Spiel wird gezeigt; ein unbeendetes geht als Tisch weiter.

branch-title = Von hier weiterspielen
branch-from = Dieses Spiel zweigt bei Schritt { $step } von einem anderen ab.
branch-seat = Du spielst
branch-company = Die anderen sind
branch-friends = Freunde, per Link
branch-past = Wie viel vom Vergangenen offen liegt
branch-past-how =
    { $how ->
        [open] Alles Vergangene liegt offen, wie es war
       *[hidden] Verdeckt, wie { $name } es kannte; der Rest wird neu erdacht
    }
branch-play =
    { $step ->
        [0] Von Anfang an weiterspielen
       *[other] Ab Schritt { $step } weiterspielen
    }
branch-over = Hier ist das Spiel vorbei, da ist nichts weiterzuspielen.
branch-list = Abzweige dieses Spiels
branch-root = Das erste Spiel
branch-result =
    { $won ->
        [yes] gewonnen
       *[no] zu Ende
    }
