tagline = Eine nach der anderen geht aus. Wer die letzte Kerze löscht, sitzt im Dunkeln, und nicht allein.

candles = { $candles ->
    [one] eine Kerze
   *[other] { SPELL($candles) } Kerzen
}

## Was gefragt ist

prompt-snuff = { $candles ->
    [one] Eine Kerze brennt noch
   *[other] { SPELL($candles, first: "upper") } Kerzen brennen noch
}. Wie viele löschst du?
prompt-other = { $who } befeuchtet einen Finger. { $candles ->
    [one] Eine Kerze brennt noch.
   *[other] { SPELL($candles, first: "upper") } Kerzen brennen noch.
}
prompt-over = Es ist dunkel, und neben { $who } atmet etwas. { $winner } hat die Treppe gefunden und gewinnt.

offer-snuff = { $candles ->
    [one] Eine
   *[other] { SPELL($candles, first: "upper") }
} löschen
stakes-left = { $candles ->
    [0] Nichts brennt mehr: Du verlierst.
    [one] Eine bleibt, { $who } muss sie löschen: Du gewinnst.
   *[other] Lässt { $who } { SPELL($candles) }.
}
warning-last = Es ist das letzte Licht. Du säßest im Dunkeln und hättest verloren.

## Was nicht angeboten wird

kind-snuff = Kerzen löschen

## Was geschehen ist

told-snuffed = { $who } löscht { candles }. { $lit ->
    [0] Nichts brennt mehr.
    [one] Eine Flamme bleibt.
   *[other] { SPELL($lit, first: "upper") } Flammen bleiben.
}
told-dark = { $who } sitzt im Dunkeln bei dem, was darauf gewartet hat.

## Das Übrige

ending-dark = die letzte Kerze ist erloschen
forbidden-too-many = niemand kann mehr Kerzen löschen, als brennen
option-candles = Wie viele Kerzen anfangs brennen (1.1).
    .title = Kerzen
like-actions = es gibt snuff 1, snuff 2 und snuff 3
like-outcomes = hier ist nichts dem Zufall überlassen
seat = { $who }: { $candles ->
    [0] hat noch nichts gelöscht
   *[other] hat { candles } gelöscht
}
score = Kerzen

## Wenn es vorbei ist

epilogue-headline = { $way ->
    [won] Du hast die Treppe gefunden.
    [lost] Du sitzt im Dunkeln, und { $who } ist längst fort.
   *[watched] { $who } hat die Treppe gefunden.
}
epilogue-unit = Kerzen
epilogue-left = { $lit ->
    [one] { $who } lässt eine einzige Flamme übrig und hört sie erlöschen.
   *[other] { $who } lässt { SPELL($lit) } Flammen übrig, und alle gehen auf einmal aus.
}
    .title = Was den Ausschlag gab
