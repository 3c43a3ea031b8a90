### Darkhouse: the picture in the terminal (terminal.py)


picture-now = { $games ->
    [1] one game
   *[other] game { $game } of { $games }
}, round { $round } of { $rounds }
picture-target = target { $target }
# Before the squares of the turn track, one above the other.
picture-rounds = round
picture-blocks = block
picture-arcs = Other arcs:
# In the frame of a block: the round by which it must be full.
picture-due = due { $round }
# In a block there is room for 17 signs.
picture-comes-to = { $state ->
    [shut] shut down, { $total }
    [full] full: { $total }
    [same] only { $same }s: × { $factor }?
    [mixed] mixed: { $total }
   *[empty] empty
}
picture-deadline = Due at the end of round { $round }: block { $block }.
picture-doing = { $state ->
    [rests] nothing left to fill
    [in-hand] { $dice } dice in hand
    [plays] roll { $roll } of { $rolls }
    [done] done with the round
   *[waits] waiting for the turn track
}

## How everybody stands

picture-game = game { $game }
picture-block = block { $block }
picture-sum = sum
picture-briefly = { $playing ->
    [yes] roll { $roll }
   *[no] done
}
# $boxes: that are empty still; $shut: whether the block is shut down.
picture-met = { $boxes ->
    [0] { $shut ->
        [yes] shut
       *[no] met
    }
   *[other] { $boxes } to go
}
picture-verdict = { $rank }. { $kept ->
    [yes] kept on
   *[no] fired
}
picture-sheet = The pages of { $who }
picture-sheet-total = total
picture-sheet-crosses = X's
picture-sheet-early = all before round ten
picture-sheet-no-x = no X
