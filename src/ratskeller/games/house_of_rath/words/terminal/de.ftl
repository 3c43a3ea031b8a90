### House of Rath: das Bild im Terminal (terminal.py)


picture-turn = Zug { $turn }
picture-locks = { $count ->
    [one] 1 Schloss
   *[other] { $count } Schlösser
}
picture-lessons = { $count ->
    [one] 1 Fluchtkarte
   *[other] { $count } Fluchtkarten
}
picture-shrinks = das Haus schrumpft
picture-dawn = Tag in { $turns }
picture-why = ({ $clause }; warum, sagt „chancen“)
picture-score = lebende Waisen
picture-lesson-cards = { picture-lessons }
picture-partner = mit { $who }
picture-place = Platz { $rank }
picture-out = { $plays ->
    [yes] ohne Waisen, spielt weiter
   *[no] ausgeschieden
}
picture-alive = { $count ->
    [one] 1 lebt
   *[other] { $count } leben
}
odds-options = Optionswürfel, 12 Seiten: Drehen 4, Bewegen 3, Verstecken 2, Abschließen 2, Joker 1.
odds-fate = Schicksalswürfel: { $board ->
    [standard] 5 und 6 retten.
   *[other] { $number ->
        [0] im Raum „{ $room }“ rettet nichts.
       *[other] in Raths Raum rettet die { $number }.
    }
}
