### House of Rath: the picture in the terminal (terminal.py)


picture-turn = turn { $turn }
picture-locks = { $count } locks
picture-lessons = { $count } Run Away cards
picture-shrinks = the house shrinks
# $turns: until all hidden orphans are turned up.
picture-dawn = dawn in { $turns }
picture-why = ({ $clause }; type “odds” for why)
# What a score counts.
picture-score = living orphans
picture-lesson-cards = { $count } Run Away
picture-partner = with { $who }
picture-place = place { $rank }
picture-out = { $plays ->
    [yes] out, plays on
   *[no] out
}
picture-alive = { $count } alive
odds-options = Options die: Rotate 4, Move 3, Hide 2, Lock 2, Wild 1 of 12.
# $number: that of Rath's room, $room; 0 for the one in which nothing saves.
odds-fate = Fate die: { $board ->
    [standard] 5 and 6 save.
   *[other] { $number ->
        [0] nothing saves in the { $room }.
       *[other] { $number } saves in Rath's room.
    }
}
