# Die eigenen Worte der Hülle. Gleiche Schlüssel, gleiche Reihenfolge wie en.ftl; tests/words vergleicht sie.

house-name = Ratskeller
house-tagline = Finstere Brettspiele in einem Keller
house-unreachable = Das Haus antwortet nicht. Ist das Netz da?
house-credit = Ratskeller { $version }. Freie Software; die Spiele gehören denen, die sie erfunden haben.
house-docs = Was über all das geschrieben steht
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
mine-forget-this = Vergessen: { $title }
mine-all = Alle { $count } zeigen
mine-won = Du hast gewonnen
mine-shared = Du hast mitgewonnen
mine-place = Platz { $place } von { $of } · { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
mine-others = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
mine-nobody = Niemand hat gewonnen
mine-alone = Allein gespielt, { $points } Punkte
mine-lost = Du hast verloren
mine-tally = { $won } von { $count } Spielen auf diesem Gerät gewonnen.
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

practice-offer =
    { $count ->
        [one] Einen Fehlgriff üben
       *[other] Deine Fehlgriffe üben ({ $count })
    }
practice-offer-text = Entscheidungen aus deinen Spielen, die etwas verschenkt haben, eine nach der anderen.

# Looking back on a game
back-title = Was geschah?
back-text = Wie die Chancen standen, was Glück war und was Können, und welche Entscheidungen etwas verschenkt haben. Das Haus braucht dafür einige Sekunden.
back-ask = Auf dieses Spiel zurückblicken

# Ein Spiel und ein neuer Tisch
new-title = Welches Spiel?
new-play-now = Gleich gegen Bots spielen
new-level = Wie gut sollen die anderen sein?
new-learn = Ein erstes Spiel, Schritt für Schritt
new-credit = Von { $designer }, erschienen bei { $publisher }.
rules-title = Regeln
no-game-title = Dieses Spiel haben wir nicht
no-game-text = In unserem Regal steht nichts mit dem Namen „{ $name }“.
name-label = Dein Name am Tisch
name-default = Gast
level-number = Stufe { $level }
level-named = Stufe { $level }: { $title }
level-of = Wie gut { $name } ist
temper = Gemüt
temper-any = jedes Gemüt
temper-any-line = Eine Gesellschaft: Alle haben ihr eigenes Gemüt.
temper-at = Das Gemüt des Bots auf Platz { $number }
temper-of = Gemüt: { $name }
temper-stand-in = Das Gemüt des Bots, der einspringt
company = Wer spielt?
company-kind =
    { $kind ->
        [alone] Allein
        [friends] Mit Freunden
       *[bots] Gegen Bots
    }
company-sum =
    { $count ->
        [one] Du spielst allein.
       *[other] { $count } am Tisch.
    }
count-kind =
    { $kind ->
        [bot] Bots
        [friend] Freunde, per Link
       *[here] Neben dir
    }
count-note =
    { $kind ->
        [bot] spielen sofort und gehen nie
        [friend] du schickst einen Link, oder sie scannen einen Code
       *[here] ihr teilt dieses Gerät und reicht es weiter
    }
count-fewer =
    { $kind ->
        [bot] Ein Bot weniger
        [friend] Ein Freund weniger
       *[here] Neben dir jemand weniger
    }
count-more =
    { $kind ->
        [bot] Ein Bot mehr
        [friend] Ein Freund mehr
       *[here] Neben dir noch jemand
    }
chair =
    { $sitter ->
        [me] Du
        [here] neben dir
       *[friend] ein Freund
    }
chair-bot = Bot, Stufe { $level }
form-begin =
    { $company ->
        [alone] Gleich allein spielen
       *[bots] Gleich gegen Bots spielen
    }
form-lobby = Erst in den Warteraum
form-habits = Wie es am Tisch zugeht
form-title = Ein Spiel beginnen
form-seats = Plätze
form-sitters = Wer wo sitzt
form-sitter =
    { $sitter ->
        [me] Du
        [here] Jemand neben dir, an diesem Gerät
       *[friend] Freund oder Freundin, per Link
    }
form-sitter-bot = Bot, Stufe { $level }: { $title }
form-neighbour = Spieler { $number }
form-options = Regeln dieses Tisches
form-usual = üblich
form-yes = Ja
form-pack = { $kind ->
    [board] Der Spielplan
    [cards] Karten
    [choices] Wahlkarten
    [corner] Die Sackgasse
    [cove] Die Bucht
    [fates] Schicksale
    [fourth_player] Der vierte Spieler
    [haunted] Bennys Karten
    [names] Namen
    [options] Optionskarten
    [orphans] Waisen
    [payout] Die Auszahlungsblätter
    [rooms] Räume
    [winter] Winterkarten
   *[other] Inhalt
}
form-given = Was in der Schachtel liegt
pack-invented = erfunden
pack-origin =
    { $origin ->
        [printed] { $count } gedruckt
        [inferred] { $count } erschlossen
       *[invented] { $count } erfunden
    }
form-more = Mehr: wer wo sitzt, Regeln, Uhr, Reden …
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
form-window = Zeit für eine geheime Antwort
form-window-help = { $kind ->
    [none] Endet, sobald alle geantwortet haben. So geht es am schnellsten und verrät am meisten: Wer sofort antwortet, hatte nichts zu überlegen.
    [short] Für alle gleich lang, so verrät keine Pause etwas; die eigenen Karten zu lesen bleibt kaum Zeit. Auch Schweigen ist eine Antwort.
    [long] Für alle gleich lang, so verrät keine Pause etwas, und Zeit, jede Karte zu lesen. Auch Schweigen ist eine Antwort.
   *[usual] Für alle gleich lang, so verrät keine Pause etwas, und Zeit zum Nachdenken. Wer ohne andere Leute spielt, wird nicht gedrängt.
}
form-window-kind = { $kind ->
    [none] keine: bis alle geantwortet haben
    [short] kurz: { $seconds } Sekunden
    [long] lang: { $seconds } Sekunden
   *[usual] üblich: { $seconds } Sekunden
}
form-absent = Wenn jemand weg ist
form-absent-help = Der Bot spielt, bis die Person zurück ist.
form-absent-none-help = Niemand spielt für sie, bis sie zurück sind. Bittet der Gastgeber sie zu gehen, macht ein Bot weiter.
form-stand-in = Wer einspringt
form-absent-after =
    { $seconds ->
        [0] warten alle
        [30] spielt nach einer halben Minute ein Bot
        [120] spielt nach zwei Minuten ein Bot
       *[600] spielt nach zehn Minuten ein Bot
    }
form-help =
    { $kind ->
        [coach] Ein Trainer meldet sich
       *[hints] Tipps, wenn man fragt
    }
form-help-note =
    { $kind ->
        [coach] Nach einem klaren Fehlgriff hörst du, was besser wäre, bevor er zählt, und darfst noch einmal wählen.
        [others] Nur wenn du allein oder gegen Bots spielst: Andere würden daraus etwas erfahren.
       *[hints] Wer gefragt ist, bekommt einen Knopf: was der beste Bot täte, und warum. Am Ende hören alle, wer wie viele genommen hat.
    }
form-public = Fremde dürfen diesen Tisch finden
form-open =
    { $company ->
        [friends] Tisch aufstellen und einladen
       *[other] Den Tisch aufstellen
    }

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
settings-speed = Wie schnell etwas geschieht
settings-speed-name =
    { $speed ->
        [brisk] zügig
        [once] sofort
       *[calm] in Ruhe
    }
settings-speed-note = Ein Klick oder eine Taste beendet, was gerade gezeigt wird.
settings-sound = Ton
settings-sound-off = still
settings-sound-on = Würfel, Seiten, eine Glocke
settings-language = Sprache
settings-language-browser = wie der Browser sagt

# Der Tisch: hereinkommen
join-title = Dazusetzen
join-seat = Welcher Platz
join-any = Irgendeiner
join = Hinsetzen
lobby-waiting =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-ready = Alle sind da. Der Gastgeber beginnt.
lobby-ready-host = Alle sind da. Beginne, wann du magst.
lobby-expected = { $count ->
    [one] { $names } ist noch bei der Wertung. Beginnt das Spiel jetzt, springt ein Bot ein, bis sie oder er kommt.
   *[other] { $names } sind noch bei der Wertung. Beginnt das Spiel jetzt, springen Bots ein, bis sie kommen.
}
lobby-host-begins = Der Gastgeber beginnt das Spiel.
lobby-full = Alle Plätze sind besetzt. Bleib, dann kannst du zusehen.
lobby-add-bot = Bot dazu …
lobby-add-bot-at = Ein Bot für Platz { $number }
lobby-neighbour = Für jemand neben mir
lobby-remove = Wegschicken
lobby-remove-whom = Wegschicken: { $name }
lobby-leave = Aufstehen
lobby-close = Den Tisch abräumen
lobby-begin = Beginnen
lobby-begin-fill = Beginnen, mit Bots auf den freien Plätzen
invite-title = Einladen
invite-text = Wer diesen Link öffnet, kann sich setzen. Ein Konto braucht niemand.
invite-for = Für
invite-anybody = irgendwen
invite-link = Link
invite-link-here = Link für ein anderes Fenster auf diesem Rechner
invite-share = Ein Platz bei { $title }
invite-qr = Der Link als Code für die Kamera eines Telefons
invite-scan = Halte die Kamera eines Telefons davor.
invite-closed-title = Telefone kommen noch nicht herein
invite-only-here = Dieses Haus hört nur auf diesen Rechner; so ist es von selbst sicher. Damit Freunde in deinem Netz mitspielen können, schließ es (Strg+C, wo du es gestartet hast) und öffne es mit:
invite-command = Befehl
invite-kept = Dieser Tisch bleibt erhalten. Du findest ihn auf der ersten Seite wieder.
invite-no-network = Das Haus ist für andere offen, aber dieser Rechner ist gerade in keinem Netz. Geh in ein WLAN und öffne diese Seite noch einmal.
invite-way = Adresse für Telefone
invite-ways = Dieser Rechner hat { $count } Adressen. Öffnet sich die erste auf einem Telefon nicht, nimm eine andere.
invite-public = Diese Adresse erreicht das ganze Internet, nicht nur dein eigenes Netz.
invite-trouble = Ein Telefon kommt nicht herein?
invite-same-network = Es muss im selben WLAN sein wie dieser Rechner. Ein Gäste-WLAN hält Geräte oft auseinander, ein VPN auch.
invite-firewall = Eine Firewall auf diesem Rechner muss Port { $port } aus deinem Netz hereinlassen.
invite-other-way = Vielleicht ist eine andere der Adressen oben die richtige.
copy = Kopieren
copied = Kopiert
share = Teilen
kick = Hinausbitten
kick-whom = Hinausbitten: { $name }
kick-sure = { $name } wirklich wegschicken?
facts-bots = Bots
facts-title = Was vereinbart ist
facts-window = { $seconds ->
    [0] so lange es dauert, bis alle geantwortet haben
   *[other] { $seconds } Sekunden für alle
}
facts-usual = Alles wie üblich.
facts-flag =
    { $on ->
        [yes] ja
       *[no] nein
    }
facts-own-pack = { $title } (ein eigenes Paket)
facts-own-nameless = ein eigenes Paket
facts-no-clock = keine, lasst euch Zeit
facts-help = Hilfe
facts-hints = Tipps für alle, die fragen.
facts-coach = Ein Trainer meldet sich nach einem klaren Fehlgriff.
gone-title = Diesen Tisch gibt es nicht
gone-text = Vielleicht wurde er längst abgeräumt, oder der Link hat unterwegs einen Buchstaben verloren.
gone-forget = Vergessen
gone-new = Einen Tisch aufstellen
dead-title = Dieser Link öffnet hier nichts
dead-text = Der Tisch ist da, aber dieser Schlüssel dreht sich nicht. Vielleicht gehört er zu einem anderen Tisch. Als Gast kannst du trotzdem hereinkommen.
dead-enter = Als Gast hereinkommen
bye-title = Das Haus hat die Tür geschlossen
bye-text = Es nannte einen Grund:
kicked-title = Du wurdest hinausgebeten
kicked-text = Der Gastgeber hat deinen Platz vergeben. Das kommt in den besten Kellern vor.
kicked-text-back = Auf deinem Platz spielt ein Bot weiter. Was dort geheim ist, darf sonst niemand sehen; du kannst also zurückkommen.
kicked-back = Zurück an den Tisch
kicked-watch = Trotzdem zusehen

# Der Tisch: spielen
seats-title = Am Tisch
seat-free = frei
seat-here = da
seat-gone = nicht da
seat-bot = Bot, Stufe { $level }, { $temper }
seat-away =
    { $why ->
        [asked] ein Bot spielt derweil
        [time] Zeit um, ein Bot spielt
        [forfeit] auf Zeit verloren
       *[absent] weg, ein Bot spielt
    }
seat-look = Ansehen
seat-look-from = Ansehen: der Platz von { $name }
title-your-turn = Du bist dran
waiting-for = Gewartet wird auf { $names }
paused = Der Gastgeber hat das Spiel angehalten.
watching = Du siehst zu. Was verborgen ist, bleibt auch dir verborgen.
undo = Zurücknehmen
undo-asked = { $name } möchte die letzte Handlung zurücknehmen. Noch hat niemand etwas daraus erfahren.
undo-allow = Erlauben
undo-refuse = Nein
undo-waiting = Das Zurücknehmen müssen noch erlauben: { $names }.
bot-plays = Ein Bot spielt für dich.
bot-plays-lost = Deine Zeit ist abgelaufen. Ein Bot spielt zu Ende.
bot-play-for-me = Einen Bot für mich spielen lassen
bot-take-back = Wieder selbst spielen
hand-over = { $name } ist gefragt
hand-over-text = Gib das Gerät weiter und sieh weg, falls es Geheimnisse gibt.
hand-over-take = Ich bin { $name }
missed-title = Seit du zuletzt hier warst
missed-more = … und { $count } Dinge davor.
missed-read = Gelesen
story-title = Die Geschichte
story-empty = Noch ist nichts geschehen.
story-opening =
    { $count ->
        [one] Eine Zeile vom Aufbau
       *[other] { $count } Zeilen vom Aufbau
    }
story-earlier =
    { $count ->
        [one] Eine frühere Zeile
       *[other] { $count } frühere Zeilen
    }
story-newest = Zum Neuesten
story-and-talk = Geschichte und Gespräch
talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-watching = Wer nur zusieht, schweigt.
talk-off = An diesem Tisch wird nicht geredet.
talk-signs-only = An diesem Tisch gibt es nur Zeichen, keine Worte.
talk-signs = Zeichen
talk-say = Etwas sagen
talk-send = Sagen
talk-unread = { $count } neu
sign =
    { $sign ->
        [nod] nicken
        [shake] den Kopf schütteln
        [shrug] mit den Schultern zucken
        [smile] lächeln
        [gasp] nach Luft schnappen
        [laugh] lachen
        [glare] finster blicken
        [knock] klopfen
        [wait] Moment
       *[applaud] klatschen
    }
sign-made =
    { $sign ->
        [nod] nickt
        [shake] schüttelt den Kopf
        [shrug] zuckt mit den Schultern
        [smile] lächelt
        [gasp] schnappt nach Luft
        [laugh] lacht
        [glare] blickt finster
        [knock] klopft auf den Tisch
        [wait] bittet um einen Moment
       *[applaud] klatscht
    }
tool =
    { $tool ->
        [story] Geschichte
        [talk] Gespräch
        [rules] Regeln
        [words] In Worten
        [why] Warum nicht?
       *[menu] Mehr
    }
branch-at = Abzweig ab Schritt { $step }
facts-branch = Weitergespielt
facts-past =
    { $how ->
        [open] Alles Vergangene liegt offen.
       *[hidden] Vom Vergangenen gilt, was { $name } wusste; alles andere ist neu erdacht.
    }
hint = Ein Tipp?
hint-thinking = Das Haus denkt darüber nach …
hint-said = Das Haus würde „{ $choice }“ wählen.
hint-enough = Danke
coach-title = Ein Wort des Trainers
coach-back = Noch einmal wählen
coach-sure = Trotzdem: { $choice }
not-offered-title = Warum nicht?
not-offered-search = Ein Teil, ein Zug oder eine Klausel
not-offered-nothing-found = Dazu passt nichts, was gerade nicht angeboten wird.
not-offered-nothing = Alles, was das Spiel kennt, wird angeboten.
not-offered-actions = { $count } Züge
not-offered-idle = Danach ist gerade nicht gefragt
not-offered-more = Und { $count } weitere Gründe, siehe „Warum nicht?“.
drawer-close = Schließen
clause = (Klausel { $clause })
menu-title = Mehr
menu-home = Zur Startseite
menu-mine = Mein Platz
menu-leave = Meinen Platz aufgeben
menu-leave-sure = Wirklich gehen? Ein Bot macht weiter.
menu-host = Als Gastgeber
menu-pause = Eine Weile anhalten
menu-go-on = Weiter
menu-close = Den Tisch beenden
menu-close-sure = Wirklich für alle beenden?
menu-links = Links
menu-watch-link = Zum Zusehen
menu-own-link = Zu meinem Platz, von einem anderen Gerät
menu-own-note = Behalte diesen für dich: Wer ihn hat, spielt für dich.
line-lost =
    { $seconds ->
        [one] Die Leitung ist tot. Neuer Versuch in einer Sekunde.
       *[other] Die Leitung ist tot. Neuer Versuch in { $seconds } Sekunden.
    }
line-connecting = Es wird am Haus geklopft …
line-offline = Es gibt kein Netz. Der Tisch wartet auf dich.
line-try-now = Jetzt versuchen

# Der Tisch: das Ende
end-name = Name
end-score = Punkte
end-how = { $steps } Schritte.
end-closed = Der Tisch wurde abgeräumt
end-closed-text = Der Gastgeber hat ihn vor der Zeit beendet.
end-helped = { $hints ->
    [0] { $name } nahm keinen Tipp.
    [one] { $name } nahm einen Tipp.
   *[other] { $name } nahm { $hints } Tipps.
}
end-coached = { $warnings ->
    [one] Der Trainer meldete sich einmal.
   *[other] Der Trainer meldete sich { $warnings }-mal.
}
end-again = Noch einmal?
again-title = Noch ein Spiel?
again-other = Ein anderes Spiel aus dem Regal
again-note = Alle werden gefragt, und niemand wird weggezogen: Wer mag, bleibt bei der Wertung und kommt später.
next-title = Als Nächstes: { $game }
next-status = { $status ->
    [lobby] { $mine ->
        [yes] Dein Platz ist dir sicher. Komm, wann du magst, oder bleib bei der Wertung.
       *[no] Sie sammeln sich. Du kannst zusehen.
    }
    [running] { $mine ->
        [yes] Sie haben begonnen. Ein Bot spielt für dich, bis du kommst.
       *[no] Sie haben begonnen. Du kannst zusehen.
    }
    [over] Auch dieses Spiel ist zu Ende.
   *[closed] Der Tisch wurde abgeräumt, bevor jemand weiterspielte.
}
next-go = { $status ->
    [lobby] { $mine ->
        [yes] Ich bin dabei
       *[no] Zusehen
    }
    [running] { $mine ->
        [yes] Meinen Platz nehmen
       *[no] Zusehen
    }
   *[closed] Ansehen
}
next-in = ist dabei
next-out = noch bei der Wertung
next-kept = ein Bot springt ein
next-bot = Bot
evening-title = { $count ->
    [one] Der Abend bisher: ein Spiel
   *[other] Der Abend bisher: { $count } Spiele
}
evening-won = Gewonnen
evening-shared = Geteilt
evening-games = Spiel für Spiel
evening-call = Für heute Schluss machen
night-won = { $count ->
    [0] Die Nacht gehört niemandem
    [one] Die Nacht gehört { $names }
   *[other] { $names } teilen sich die Nacht
}
dice-open = Die Würfel, offengelegt
dice-commitment = Festlegung
dice-sealed-short = Die Würfel sind von allen versiegelt: Niemand kann sich einen Wurf aussuchen.
dice-how = Warum sich niemand einen Wurf aussuchen kann
dice-commitment-text = Das Haus hat sich mit dieser Zahl auf seinen eigenen Teil festgelegt, bevor sich jemand setzte. Nach dem Spiel legt es das Geheimnis offen, und alle können prüfen, dass beides zusammenpasst:
dice-secret = Geheimnis
dice-salts = Salze
dice-sealed = Jedes Gerät am Tisch hat eine geheime Zufallszahl dazugelegt. Alle werden geöffnet, wenn das Spiel beginnt, und jeder Wurf entsteht aus allen zusammen.
dice-unsealed =
    { $count ->
        [one] Das Gerät von { $names } muss noch eine Zufallszahl für die Würfel versiegeln.
       *[other] Die Geräte von { $names } müssen noch eine Zufallszahl für die Würfel versiegeln.
    }
dice-opening = Die Würfel werden geöffnet. Es fehlt noch: { $names }
dice-late =
    { $count ->
        [one] Das Spiel hat nicht begonnen: Das Gerät von { $names } hat seine Zahl für die Würfel nicht geöffnet. Alle machen neue; dann kann der Gastgeber noch einmal beginnen.
       *[other] Das Spiel hat nicht begonnen: Die Geräte von { $names } haben ihre Zahlen für die Würfel nicht geöffnet. Alle machen neue; dann kann der Gastgeber noch einmal beginnen.
    }
dice-false =
    { $count ->
        [one] Das Spiel hat nicht begonnen: Das Gerät von { $names } hat eine andere Zahl geöffnet, als es versiegelt hatte. Alle machen neue; dann kann der Gastgeber noch einmal beginnen.
       *[other] Das Spiel hat nicht begonnen: Die Geräte von { $names } haben andere Zahlen geöffnet, als sie versiegelt hatten. Alle machen neue; dann kann der Gastgeber noch einmal beginnen.
    }
dice-adds-nothing = legt nichts zu den Würfeln
dice-not-opened = nicht geöffnet
dice-shares =
    { $count ->
        [one] Die Zahlen aller
       *[other] Die Zahlen aller, Versuch { $number } von { $count }
    }
dice-as-seen = Es sind die Zahlen, deren Siegel dieses Gerät gesehen hatte, bevor es seine eigene öffnete.
dice-not-as-seen = Bevor dieses Gerät seine Zahl öffnete, hatte es andere Siegel gesehen als die dieser Zahlen: Mit diesen Würfeln stimmt etwas nicht.
dice-verify = Zum Prüfen lade die Aufzeichnung herunter und rufe auf:
dice-record = die Aufzeichnung

# Der Rahmen des Bretts
actions-title = Was du tun kannst
actions-none = Gerade ist nichts zu entscheiden.
window-left = { $seconds ->
    [0] Die Zeit für eine Antwort ist um.
    [one] Noch eine Sekunde für eine Antwort; auch Schweigen ist eine.
   *[other] Noch { $seconds } Sekunden für eine Antwort; auch Schweigen ist eine.
}
only-answer = Hier gibt es nichts zu wählen: „{ $answer }“. Der Tisch antwortet für dich.
only-answer-wait = Hier gibt es nichts zu wählen; aber die Frage wartet auf alle, und niemand soll sehen, dass du keine Wahl hast.
window-said = Du hast geantwortet; niemand merkt es.
actions-on-board = Auf dem Brett: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
actions-anytime = Was du inzwischen tun kannst
board-title = Der Tisch
board-as-text = Der Tisch in Worten
board-moving = Die letzten Züge werden gezeigt. Ein Klick irgendwohin beendet das.
seat-empty = Platz { $number }
seat-you = du
seat-awaited = am Zug
warning-confirm = Ja, so
warning-cancel = Noch nicht

# Ein Plan, den man heranholen kann
zoom-title = Wie nah man ist
zoom-nearer = Näher
zoom-farther = Weiter weg
zoom-fit = Alles auf einmal

# Was ist das?
explain-begin = Was ist das?
explain-end = Genug erklärt
explain-how = Wähle etwas Umrandetes, dann erfährst du, was es ist. Esc beendet das.
explain-close = Aha
explain-clause = Regeln, Klausel { $clause }
explain-all = Was ist was
