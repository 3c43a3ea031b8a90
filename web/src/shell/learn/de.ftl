# Ein begleitetes erstes Spiel.

learn-count = { $at } von { $all }
learn-progress = Wie weit die Lektion ist
learn-back = Zurück
learn-on = Weiter
learn-your-move = Du bist dran
learn-show = Zeig es mir
learn-try-again = Das nicht; versuch es noch einmal.
learn-asked = Versuch: { $asked }
learn-also = Auch das wäre gut gewesen. Hier geht es weiter mit: { $asked }
learn-not-yet = Noch nicht: erst „Weiter“.
learn-play = Jetzt im Ernst
learn-coached = Mit einem Trainer daneben
learn-other = Noch eine Lektion: { $title }
learn-fold = Zettel falten
learn-unfold = Zettel lesen
