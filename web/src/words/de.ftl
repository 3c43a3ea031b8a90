# Die eigenen Worte der Hülle. Gleiche Schlüssel, gleiche Reihenfolge wie en.ftl; tests/words vergleicht sie.

house-name = Ratskeller
house-tagline = Finstere Brettspiele in einem Keller
house-unreachable = Das Haus antwortet nicht. Ist das Netz da?
loading = Einen Augenblick …

shelf-title = Im Regal
shelf-seats = { $least } bis { $most } Plätze
shelf-minutes = etwa { $minutes } Minuten

# Der Rahmen des Bretts
actions-title = Was du tun kannst
actions-none = Gerade ist nichts zu entscheiden.
actions-more = { $count } weitere, auf dem Brett
board-title = Der Tisch
board-as-text = Der Tisch in Worten
board-moving = Die letzten Züge werden gezeigt. Ein Klick irgendwohin beendet das.
seat-empty = Platz { $number }
seat-you = du
seat-awaited = am Zug
warning-confirm = Ja, so
warning-cancel = Noch nicht
