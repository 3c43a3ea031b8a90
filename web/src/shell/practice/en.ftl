# One's own slips, one after the other
practice-title = Practise your slips
practice-count =
    { $count ->
        [one] One slip of your games is waiting.
       *[other] { $count } slips of your games are waiting.
    }
practice-none-title = Nothing to practise
practice-none = When you look back on a game of yours, the decisions that gave something away are kept here on this device.
practice-where = { $game }, step { $step }
practice-next = The next one
practice-skip = Not this one
practice-gone = The house does not know this game any more.
practice-replay = See it in the replay
practice-done = That was all for now.
