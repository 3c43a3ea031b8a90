# A guided first game.

learn-count = { $at } of { $all }
learn-progress = How far the lesson is
learn-back = Back
learn-on = Go on
learn-your-move = Your move
learn-show = Show me
learn-try-again = Not that one; try again.
learn-asked = Try: { $asked }
learn-also = That would have been fine, too. Here we go on with: { $asked }
learn-not-yet = Not yet: first “Go on”.
learn-play = Now play for real
learn-coached = With a coach beside you
learn-other = Another lesson: { $title }
learn-fold = Fold the note
learn-unfold = Read the note
