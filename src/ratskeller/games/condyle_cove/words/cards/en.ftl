### Condyle Cove: what the rules understand of a card (sentences.py)


# What a card does, made from its clauses (sentences.py): where somebody stands, …
kind-at = { $kind ->
    [corner] on the Cul-De-Sac
    [highway] on the HIGHWAY
    [cemetery] in the CEMETERY
    [alley] in the ALLEY
    [town] in TOWN
    [woods] in the WOODS
    [hill] on the HILL
    [beach] on the BEACH
    [creek] on the CREEK
    [field] on the OPEN FIELD
    [detour] on a DETOUR
    [passage] in the PASSAGE
    [cold] OUT IN THE COLD
    [ground] on the HAUNTED GROUND
   *[here] on your space
}
# … and where a pawn is put.
kind-to = { kind-at }
either-or = { $others } or { $last }
rule-who = { $who ->
    [you] you
    [other] another player
    [any] any player
    [pawn] any pawn
    [others] each other player
    [all] everyone
    [same] that player
    [each] each of them
   *[player] whoever played the card
}
rule-whom = { $who ->
    [you] your pawn
   *[other] { rule-who }
}
rule-whose = of { rule-who }
rule-standing = {" "}{ $who ->
    [pawn] that
   *[other] who
} is { $on ->
    [yes] {""}
   *[no] not{" "}
}{ $kinds }
rule-number = { $cards ->
    [all] all
    [as-many] as many
   *[other] { $cards }
}
# Cards on top of a pile; behind it stands which pile.
rule-top = { $cards ->
    [all] all cards of
    [as-many] as many cards from the top of
    [one] the top card of
   *[other] the top { $cards } cards of
}
rule-own = { $who ->
    [you] your
   *[other] their
}
rule-if = if you are { $on ->
    [yes] {""}
   *[no] not{" "}
}{ $kinds }
rule-if-alone = if you { $alone ->
    [yes] are alone on
   *[no] share
} your space
rule-conditional = { $condition }, { $said }
rule-not-alone = { $said } (not when you play alone)
rule-steps = { $kind ->
    [up] up to { $first } spaces
    [two] exactly { $first } or exactly { $second } spaces
   *[one] exactly { $first ->
        [one] 1 space
       *[other] { $first } spaces
    }
}
rule-move = move { rule-whom }{ $where } { $how }{ $spare ->
    [yes] , but not onto the Cul-De-Sac
   *[no] {""}
}
rule-goal = { $kind ->
    [on] { $kinds }
    [off] anywhere but { $kinds }
   *[any] on any space
}
rule-place = put { rule-whom }{ $where } { $goal }
rule-swap = trade spaces with { rule-whom }{ $where }
rule-steal = { $to ->
    [hand] { $source ->
        [hand] steal { rule-booty } { rule-whose }{ $where }
       *[pile] take { rule-booty } { rule-whose }{ $where } into your hand
    }
    [shuffle] shuffle { rule-booty } { rule-whose }{ $where } into your draw pile
    [top] put { rule-booty } { rule-whose }{ $where } on top of your draw pile
   *[bottom] put { rule-booty } { rule-whose }{ $where } under your draw pile
}
rule-booty = { $source ->
    [hand] { $cards ->
        [one] a random card
       *[other] { rule-number } random cards
    } from the hand
    [pile] { rule-top } the draw pile
   *[discard] { rule-top } the discard pile
}
rule-lose = { $who ->
    [you] discard
   *[other] { rule-who }{ $where } discards
} { $source ->
    [hand] { $cards ->
        [all] { rule-own } whole hand
        [one] a card from { rule-own } hand
       *[other] { rule-number } cards from { rule-own } hand
    }
    [pile] { rule-top } { rule-own } draw pile
   *[either] { $cards ->
        [one] a card
       *[other] { rule-number } cards
    } from { rule-own } hand or the top of { rule-own } draw pile
}
rule-recover = { $who ->
    [you] { $to ->
        [shuffle] shuffle
       *[top] put
    }
   *[other] { rule-who }{ $where } { $to ->
        [shuffle] shuffles
       *[top] puts
    }
} { rule-top } { rule-own } discard pile { $to ->
    [top] on top of
    [bottom] under
   *[shuffle] into
} { rule-own } draw pile
rule-stash = { rule-who }{ $where } may put { $cards ->
    [one] a card
   *[other] up to { $cards } cards
} from { rule-own } hand under { rule-own } draw pile
rule-draw = { $who ->
    [you] draw
   *[other] { rule-who }{ $where } draws
} { $cards ->
    [one] a card
   *[other] { rule-number } cards
}
rule-peek = look at the hand { rule-whose }{ $where }
rule-peek-act = look at { $cards ->
    [one] a face-down Act
   *[other] { rule-number } face-down Acts
}
# $by: how many spaces or cards more, or less.
rule-grant = { $gives ->
    [steps] { rule-who }{ $where } may move { $by ->
        [one] 1 space
       *[other] { $by } spaces
    } { $less ->
        [yes] less
       *[no] more
    } in { rule-own } Movement phase
    [draw] { rule-who }{ $where } { $who ->
        [you] draw
       *[other] draws
    } { $by ->
        [one] 1 card
       *[other] { $by } cards
    } { $less ->
        [yes] less
       *[no] more
    } in { rule-own } Draw phase
    [firm] others cannot move { rule-who }{ $where }
    [safe_hand] nobody can steal from { $who ->
        [you] your hand
       *[other] the hand { rule-whose }{ $where }
    }
    [safe_pile] nobody can steal from { $who ->
        [you] your draw pile
       *[other] the draw pile { rule-whose }{ $where }
    }
    [safe_lose] others cannot make { rule-who }{ $where } discard
    [stuck] { rule-who }{ $where } { $who ->
        [you] have
       *[other] has
    } no Movement phase
    [open_hand] { $who ->
        [you] your hand
       *[other] the hand { rule-whose }{ $where }
    } lies open
   *[bare] spaces do not protect { rule-who }{ $where }
}{ $lasts ->
    [now] {" "}this turn
    [next] {" "}to the end of { rule-own } next turn
    [round] {" "}until your next turn begins
   *[always] {""}
}
rule-lay = lay this card out as a space, or put it in place of a Cove card, which is then laid anew
rule-end-turn = your turn is over
rule-cancel = the Options card does nothing { $what ->
    [for-you] to you
   *[for-all] to anybody
}
rule-flip = turn up { $what ->
    [act] an Act of Desperation
    [winter] a Last Winter card
   *[haunted] a Haunted card
}
rule-clear = { $who ->
    [you] remove all your Permanent cards from the game
   *[other] all Permanent cards { rule-whose }{ $where } leave the game
}
rule-die = you are out of the game
# When a line holds; `here` is a space.
rule-when = { $when ->
    [answers] As an answer: { $said }
    [on-landing] When you land here: { $said }
    [at-start] When your turn begins{ $here ->
        [yes] {" "}here
       *[no] {""}
    }: { $said }
    [always] { $here ->
        [yes] { $declined ->
            [yes] As long as you are here, if you like: { $said }
           *[no] As long as you are here: { $said }
        }
       *[no] Always: { $said }
    }
   *[does] { $said }
}
rule-either = Choose. Either: { $first } Or: { $second }
rule-permanent = Permanent. { $said }
rule-spent = { $said } Then it leaves the game.
# Playing alone: whether the card is used, and how far the Boogeyman goes if it is one of his Move cards.
rule-alone = { $said } { $solo ->
    [removed] Not used when you play alone.
    [move] When you play alone it is in his Move deck, and { rule-his-steps }.
   *[only] Only used when you play alone, in his Move deck: { rule-his-steps }.
}
rule-his-steps = he moves { $spaces ->
    [0] no space
    [one] 1 space
   *[other] { $spaces } spaces
} instead
# A card or space without clauses.
rule-nothing = { $kind ->
    [passage] Both Passages are one space.
    [cold] Last Winter cards can be turned up here.
   *[other] Nothing of its own.
}
rule-card = { $count } × { $name }: { $said }
