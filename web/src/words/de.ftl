# Die eigenen Worte der Hülle. Gleiche Schlüssel, gleiche Reihenfolge wie en.ftl; tests/words vergleicht sie.

house-name = Ratskeller
house-tagline = Finstere Brettspiele in einem Keller
house-unreachable = Das Haus antwortet nicht. Ist das Netz da?
house-credit = Ratskeller { $version }. Freie Software; die Spiele gehören denen, die sie erfunden haben.
loading = Einen Augenblick …
try-again = Noch einmal versuchen
go-home = In die Gaststube
go-back = Zurück

nav-title = Das Haus
nav-skip = Zum Inhalt
page-failed-title = Diese Seite kam nicht
page-failed-text = Vielleicht ist das Haus umgebaut worden, seit du hereinkamst, oder das Netz ist weg.
lost-title = Dieses Zimmer gibt es nicht
lost-text = Du bist im Keller falsch abgebogen. Hier ist nichts als das Kratzen in den Wänden.
language-name =
    { $language ->
        [de] Deutsch
       *[en] English
    }

# Die erste Seite
shelf-title = Im Regal
shelf-seats =
    { $least ->
        [1] 1 bis { $most } Personen
       *[other] { $least } bis { $most } Personen
    }
shelf-minutes = etwa { $minutes } Minuten
shelf-weight =
    { $weight ->
        [light] leicht
        [heavy] schwer
       *[medium] mittelschwer
    }
mine-title = Deine Tische auf diesem Gerät
mine-with = mit { $names }
mine-back = Zurück an den Tisch
mine-replay = Nachspielen
mine-forget = Vergessen
mine-forget-this = Diesen Tisch vergessen: { $title }
mine-all = Alle { $count } zeigen
public-title = Offene Tische
public-none = Gerade hat niemand einen öffentlichen Tisch aufgestellt.
public-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
public-join = Dazusetzen
public-watch = Zusehen
table-status =
    { $status ->
        [lobby] wartet auf Mitspieler
        [running] wird gespielt
        [over] zu Ende
       *[closed] geschlossen
    }
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

# Ein Spiel und ein neuer Tisch
new-title = Welches Spiel?
new-play-now = Gleich gegen Bots spielen
new-level = Bots
new-learn = Ein erstes Spiel, Schritt für Schritt
new-credit = Von { $designer }, erschienen bei { $publisher }.
rules-title = Regeln
no-game-title = Dieses Spiel haben wir nicht
no-game-text = In unserem Regal steht nichts mit dem Namen „{ $name }“.
name-label = Dein Name am Tisch
name-default = Gast
level =
    { $level ->
        [easy] leicht
        [hard] schwer
       *[medium] mittel
    }
form-title = Ein Tisch für Freunde
form-seats = Plätze
form-sitters = Wer wo sitzt
form-sitter =
    { $sitter ->
        [me] Du
        [here] Jemand neben dir, an diesem Gerät
       *[friend] Freund oder Freundin, per Link
    }
form-sitter-bot = Bot, { $level ->
        [easy] leicht
        [hard] schwer
       *[medium] mittel
    }
form-neighbour = Spieler { $number }
form-options = Regeln dieses Tisches
form-usual = üblich
form-yes = Ja
form-pack = Inhalt: { $kind }
pack-invented = erfunden
pack-origin =
    { $origin ->
        [printed] { $count } gedruckt
        [inferred] { $count } erschlossen
       *[invented] { $count } erfunden
    }
form-more = Uhr, Reden, Zurücknehmen …
form-clock = Uhr
form-clock-kind =
    { $kind ->
        [move] So viel für jeden Zug
        [bank] So viel für das ganze Spiel
       *[none] Keine
    }
form-clock-seconds = Sekunden für einen Zug
form-clock-minutes = Minuten für das Spiel
form-clock-increment = Sekunden mehr mit jedem Zug
form-clock-up = Wenn die Zeit um ist
form-clock-fate =
    { $fate ->
        [forfeit] ist der Platz verloren
        [pause] wartet das Spiel auf den Gastgeber
       *[bot] zieht ein Bot
    }
form-undo = Zurücknehmen
form-undo-rule =
    { $rule ->
        [ask] wenn die anderen einverstanden sind
        [off] niemals
       *[free] solange niemand etwas daraus erfahren hat
    }
form-talk = Reden
form-talk-rule =
    { $rule ->
        [signs] nur Zeichen, keine Worte
        [off] Stille
       *[free] frei
    }
form-absent = Wenn jemand weg ist
form-absent-help = Ein Bot spielt, bis die Person zurück ist.
form-absent-after =
    { $seconds ->
        [0] warten alle
        [30] spielt nach einer halben Minute ein Bot
        [120] spielt nach zwei Minuten ein Bot
       *[600] spielt nach zehn Minuten ein Bot
    }
form-salt = Dein Salz für die Würfel
form-salt-help = Irgendwelche Worte. Sie werden in jeden Wurf gemischt, damit niemand die Würfel vorbereitet haben kann.
form-public = Fremde dürfen diesen Tisch finden
form-open = Den Tisch aufstellen

# Einstellungen
settings-title = Einstellungen
settings-where = Nur auf diesem Gerät aufbewahrt.
settings-theme = Licht
settings-theme-name =
    { $theme ->
        [light] Tageslicht
        [contrast] Starker Kontrast
       *[cellar] Kerzenlicht
    }
settings-size = Größe der Schrift
settings-motion = Bewegung
settings-motion-system = wie dieses Gerät es will
settings-motion-off = nichts bewegt sich
settings-sound = Ton
settings-sound-off = still
settings-sound-on = Würfel, Seiten, eine Glocke
settings-language = Sprache
settings-language-browser = wie der Browser sagt

# Der Rahmen des Bretts
actions-title = Was du tun kannst
actions-none = Gerade ist nichts zu entscheiden.
board-title = Der Tisch
board-as-text = Der Tisch in Worten
board-moving = Die letzten Züge werden gezeigt. Ein Klick irgendwohin beendet das.
seat-empty = Platz { $number }
seat-you = du
seat-awaited = am Zug
warning-confirm = Ja, so
warning-cancel = Noch nicht

# Was ist das?
explain-begin = Was ist das?
explain-end = Genug erklärt
explain-how = Wähle etwas Umrandetes, dann erfährst du, was es ist. Esc beendet das.
explain-close = Aha
explain-clause = Regeln, { $clause }
explain-all = Was ist was
