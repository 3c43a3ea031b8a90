## Wenn es vorbei ist

epilogue-headline = { $way ->
    [won] { $kept ->
        [yes] Die beste Schicht war deine, und du darfst morgen wiederkommen.
       *[no] Die beste Schicht war deine, und gefeuert bist du trotzdem.
    }
    [shared] { $kept ->
        [yes] Du und { $who } wart die Besten und dürft morgen wiederkommen.
       *[no] Du und { $who } wart die Besten, und gefeuert seid ihr trotzdem.
    }
    [lost] { $kept ->
        [yes] Du darfst morgen wiederkommen, aber bei { $who } war mehr Licht.
       *[no] Du bist gefeuert, und bei { $who } war mehr Licht.
    }
   *[watched] { $kept ->
        [yes] { $count ->
            [one] Bei { $who } war am meisten Licht, und morgen geht es dort weiter.
           *[other] Bei { $who } war am meisten Licht, und morgen geht es für sie weiter.
        }
       *[no] { $count ->
            [one] Bei { $who } war am meisten Licht, und gefeuert wird dort trotzdem.
           *[other] Bei { $who } war am meisten Licht, und gefeuert werden sie trotzdem.
        }
    }
}
epilogue-alone = { $way ->
    [watched] { $kept ->
        [yes] { $who } darf morgen wiederkommen, für weitere dreißig Stunden.
       *[no] { $who } ist gefeuert. Hinter der Tür geht die Lampe aus.
    }
   *[other] { $kept ->
        [yes] Du darfst morgen wiederkommen, für weitere dreißig Stunden.
       *[no] Du bist gefeuert. Hinter dir geht die Lampe aus.
    }
}
epilogue-of = { $several ->
    [yes] Spiel { $game }: {""}
   *[no] {""}
}
epilogue-unit = Punkte
epilogue-points = { $points } Punkte
epilogue-block = { epilogue-of }Block { $block }
epilogue-crosses = { epilogue-of }X
epilogue-early = { epilogue-of }Früh fertig
epilogue-no-x = { epilogue-of }Kein X
epilogue-game = Spiel { $game }
epilogue-target = Bleiben ab { $points }
epilogue-verdict = { $kept ->
    [yes] bleibt
   *[no] gefeuert
}
epilogue-decided = { $how ->
    [kept] { $who } lag { $points } über dem, was man zum Bleiben braucht.
    [fired] { $who } lag { $points } unter dem, was man zum Bleiben braucht.
    [shared] { $who } und { $second } lagen gleichauf, auch in Block 6.
    [level] Gleichstand am Ende: Block 6 entschied, und der von { $who } war besser.
    [block] Block { $block }: { $points } Punkte für { $who }, { $other } für { $second }.
   *[ahead] Spiel { $game }: { $points } Punkte für { $who }, { $other } für { $second }.
}
    .title = Was den Ausschlag gab
epilogue-gem = Spiel { $game }, Runde { $round }: Block { $block } von { $who } leuchtete auf, für { $points } Punkte.
    .title = Der hellste Stein
epilogue-arcs = Spiel { $game }, Runde { $round }: { $who } warf dem Blitz { $dice ->
    [one] einen Würfel
   *[other] { SPELL($dice) } Würfel
} hin, zusammen { $pips } Augen.
    .title = Der teuerste Blitz
epilogue-shut = Spiel { $game }, Runde { $round }: { $who } kam zu spät zu Block { $block }, das gab { $crosses ->
    [one] ein X.
   *[other] { SPELL($crosses) } X.
}
    .title = Die dunkelste Stunde
