# A game that is over, moment by moment.

replay-title = { $game }: once more
replay-with = Played by { $names }
replay-controls = Going through the game
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-beginning =
    { $last ->
        [one] The beginning; one step follows
       *[other] The beginning; { $last } steps follow
    }
replay-step = Step { $step } of { $last } · { $what }
replay-did = { $who }: { $what }
replay-turn-back = To where this turn began, or the one before
replay-turn-on = To the next turn
replay-round-back = To where this round began, or the one before
replay-round-on = To the next round
replay-go = Go to
replay-the-beginning = The beginning
replay-the-end = The end
replay-keys = Keys
replay-keys-text =
    ← → a step; with Shift a turn
    Page up, page down a round
    Shift with page up, page down a mark of the review
    Home, End the beginning, the end
    Space play, pause
replay-try-back = Back to the replay
replay-chance = chance
replay-secret = a secret
replay-eyes = Seen by
replay-spectator = somebody who watches
replay-speed = Speed
replay-speed-name =
    { $speed ->
        [slow] slow
        [fast] fast
       *[normal] normal
    }
replay-story = The story
replay-keep = To keep
replay-copy = Copy a link to this step
replay-copied = Copied.
replay-download = Download the record
replay-verify = Was it fair?
replay-verify-text = The record holds every step, and the secret of the dice that the house had committed itself to. Whoever has this program can check all of it:
replay-open = Open a record from this device
replay-open-text = A file that “Download the record”, the terminal or a simulation has written. A finished game is shown; an unfinished one goes on as a table.

branch-title = Play on from here
branch-from = This game branches off from step { $step } of another one.
branch-seat = You play
branch-company = The others are
branch-friends = friends, by link
branch-past = How much of the past lies open
branch-past-how =
    { $how ->
        [open] All of the past laid open, as it was
       *[hidden] Hidden as { $name } knew it; the rest is imagined anew
    }
branch-play =
    { $step ->
        [0] Play on from the beginning
       *[other] Play on from step { $step }
    }
branch-over = Here the game is over; there is nothing to play on.
branch-list = Branches of this game
branch-root = The first game
branch-result =
    { $won ->
        [yes] won
       *[no] over
    }
