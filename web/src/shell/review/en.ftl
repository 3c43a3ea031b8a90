# Looking back on a game that is over
# Parts of a win come as figures of their own: 31 %.

review-running = The house looks back on every step.
review-progress = { $done } of { $of } steps looked at
review-step = Step { $step }
review-see = See step { $step } in the replay

# The curve
review-curve = Everybody’s chances
review-course =
    { $changes ->
        [0] { $name } was ahead from step { $step } to the end, and nobody else ever was.
        [one] The lead changed once; from step { $step } on { $name } was ahead.
       *[other] The lead changed { $changes } times; from step { $step } on { $name } was ahead.
    }
review-course-nobody = Nobody was ever ahead.
review-course-alone = How likely a win was, step by step.
review-turn = Turning point
review-slip = A slip
review-slip-of = Slip by { $name }
review-as-table = The curve as a table
review-steps = Step
review-marks = Marks
review-mark-before = ◀ Mark before
review-mark-after = Next mark ▶

# Luck and skill
review-accounts = Luck and skill
review-accounts-how = In hundredths of a win: what was to be expected, luck, one’s own choices and those of the others make the result.
review-accounts-alone = In hundredths of a win: what was to be expected, luck and one’s own choices make the result.
review-expected = Expected
review-part =
    { $part ->
        [luck] Luck
        [own] Own
       *[others] Others
    }
review-result = Result

# What was decided
review-turns = Where it turned
review-turned = { $name }: { $from } → { $to }
review-look = Look at it
review-worst = Decisions worth a look
review-judged =
    { $slips ->
        [0] { $mine ->
            [yes] { $judged ->
                [0] You had nothing to decide.
                [one] Your one decision gave away nothing that is worth naming.
               *[other] None of your { $judged } decisions gave away so much that it is worth naming.
            }
           *[no] { $judged ->
                [0] There was nothing to decide.
                [one] The one decision gave away nothing that is worth naming.
               *[other] None of { $judged } decisions gave away so much that it is worth naming.
            }
        }
       *[other] { $judged ->
            [one] One decision was judged, from what its player knew then.
           *[other] { $judged } decisions were judged, each from what its player knew then.
        }
    }
review-done = Done: “{ $done }”.
review-better = Better: “{ $best }”.
review-lost = Gave away { $loss }
review-given-away = { $name } gave away { $loss }.
review-silent = Nothing worth naming was given away by { $name }.
review-nothing-here =
    { $kind ->
        [chance] Here chance decided.
       *[seat] Here there was nothing to choose.
    }
review-options = What could have been done
review-choice = Choice
review-worth =
    { $unit ->
        [points] Points
       *[share] Of a win
    }
review-more =
    { $beside ->
        [tried] Beside yours
       *[done] Beside what was done
    }
review-interval = { $low } to { $high }
review-role =
    { $role ->
        [tried] you, now
        [done] done then
       *[best] the best
    }
review-tries =
    { $tries ->
        [0] Worked out, as far as the bot’s judgement goes.
        [one] Tried out once.
       *[other] Tried out { $tries } times each.
    }

# Trying again
review-try = Try it again
review-try-title = Step { $step }, as { $name } knew it
review-thinking = The house thinks it through …
review-answer = What that is worth
review-verdict =
    { $outcome ->
        [best] “{ $option }”: nothing is surely better.
        [same] “{ $option }” was done then, too. There is something better.
        [slip] “{ $option }”: that would be a slip.
       *[other] “{ $option }”: good, and there is something better.
    }
review-as-known = What was known then counts, not what lay hidden.
review-once-more = Choose again, if you like.
