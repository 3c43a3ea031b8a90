level-title =
    { $level ->
        [1] Neuling
        [2] Zecher
        [3] Stammgast
        [4] Kellermeister
       *[5] Alte Ratte
    }
level-line =
    { $level ->
        [1] Kennt die Regeln seit heute Abend: vernünftig, mit Anfängerfehlern.
        [2] Spielt nach Gefühl und vergisst beim Wein die Hälfte.
        [3] Sitzt jeden Abend hier und übersieht wenig, was auf dem Tisch liegt.
        [4] Denkt voraus, führt Buch und lässt nichts verkommen.
       *[5] Vergisst nichts, verrät nichts. Für alle schwer zu schlagen.
    }
level-strength =
    { $seats ->
        [2] Schlägt Stufe { $below } in { $wins } von 100 Partien.
       *[other] Gewinnt { $wins } von 100 Partien gegen { $others } der Stufe { $below }; bloßes Glück wären { $even }.
    }
temperament-title =
    { $temperament ->
        [even] ruhig
        [cautious] vorsichtig
        [gambler] waghalsig
        [liar] verlogen
        [miser] knauserig
        [hunter] angriffslustig
       *[other] { $temperament }
    }
temperament-line =
    { $temperament ->
        [even] Tut, was am besten scheint, und zuckt mit den Schultern.
        [cautious] Verliert lieber wenig, als viel zu gewinnen.
        [gambler] Mag schlechte Aussichten und hinterher eine gute Geschichte.
        [liar] Sagt die Wahrheit nur, wenn sie wehtut.
        [miser] Gibt nichts her, was noch zu etwas gut sein könnte.
        [hunter] Sucht, wer vorne liegt, und geht dorthin.
       *[other] Hat eine eigene Art.
    }
bot-title = Stufe { $level }, { $temperament }
