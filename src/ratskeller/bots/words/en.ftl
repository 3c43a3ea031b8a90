### What people read of the bots that they choose: five levels, and temperaments.

level-title =
    { $level ->
        [1] Newcomer
        [2] Tippler
        [3] Regular
        [4] Cellar master
       *[5] Old rat
    }
level-line =
    { $level ->
        [1] Learnt the rules tonight: sensible, with a beginner’s mistakes.
        [2] Plays by feel, and forgets half of it over a glass.
        [3] Here every evening, and misses little that lies on the table.
        [4] Thinks ahead, keeps accounts, and lets nothing go to waste.
       *[5] Forgets nothing, gives nothing away. Hard to beat for anybody.
    }
# $seats: how many played, one of this level and the others of the one below.
level-strength =
    { $seats ->
        [2] Beats level { $below } in { $wins } of 100 games.
       *[other] Wins { $wins } of 100 games against { $others } of level { $below }; luck alone would be { $even }.
    }
temperament-title =
    { $temperament ->
        [even] steady
        [cautious] cautious
        [gambler] a gambler
        [liar] a liar
        [miser] a miser
        [hunter] a hunter
       *[other] { $temperament }
    }
temperament-line =
    { $temperament ->
        [even] Does what seems best, and shrugs.
        [cautious] Would rather lose little than win much.
        [gambler] Likes long odds, and a good story afterwards.
        [liar] Tells the truth only when it hurts.
        [miser] Parts with nothing that could still be of use.
        [hunter] Looks for whoever is ahead, and goes there.
       *[other] Has a way of its own.
    }
bot-title = level { $level }, { $temperament }
