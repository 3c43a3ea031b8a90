tagline = Waisen, eine Bucht, die wächst, und in der Sackgasse etwas, das immer Hunger hat. Bleib als Letzter übrig.

a-card = eine Karte
a-space = ein Feld
# $space: the name of a space that is there more than once; $number: its number.
space-numbered = { $space } ({ $number })
# $draws: whether the Draw phase comes all the same (C27); this follows what the card says.
card-ends-turn = { $draws ->
    [yes] (Nachgezogen wird trotzdem.)
   *[no] (Ohne Nachziehen.)
}
corner-text = Beginnst du hier deinen Zug, musst du eine Verzweiflungstat aufdecken.
alone-text-corner = Kommt der Butzemann hierher oder hindurch, spielt er die oberste Karte seines Optionsstapels.
alone-text-cemetery = Kommst du hierher oder vorbei, ziehst du eine Tat; landest du hier, wirfst du dann eine Karte aus der Hand ab.
detour = UMWEG
detour-text = Ein gewöhnliches Feld.
him = der Butzemann
him-first = Der Butzemann
benny = Bennys Geist

## Was gefragt ist

prompt-because = { $card }: { $asked }
prompt-setting-up = Die Bucht wird ausgelegt.
prompt-his-turn = Der Butzemann ist am Zug.
prompt-chance = { $who } ist am Zug: { $phase ->
    [cove] Eine Cove-Karte wird gezogen.
    [act_card] Eine Verzweiflungstat wird aufgedeckt.
    [winter_card] Eine Karte des letzten Winters wird aufgedeckt.
    [haunted_card] Etwas Kaltes legt sich dazu.
    [scream] Alle lauschen nach Benny.
    [pick] Eine Hand greift nach einer Karte.
   *[other] Eine Karte wird gezogen.
}
prompt-lay = Lege { $space } an eine andere Karte; vier Karten dürfen kein Quadrat bilden.
prompt-lay-other = { $who } legt { $space }.
prompt-pawn = Wähle das Feld, auf dem dein Waisenkind beginnt.
prompt-pawn-other = { $who } wählt ein Feld für den Anfang.
prompt-move = Du bist am Zug. Bewegst du dein Waisenkind, oder bleibt es?
prompt-move-other = { $who } darf sich bewegen.
prompt-play = { $stop ->
    [yes] Spielst du eine Karte, oder ziehst du nach?
   *[no] Spiele eine Karte; nachziehen darfst du noch nicht.
}
prompt-play-other = { $who } darf Karten spielen.
prompt-draw = Ziehe noch { $count ->
    [one] eine Karte.
   *[other] { SPELL($count) } Karten.
}
prompt-draw-other = { $who } zieht nach.
prompt-detour = { $replacing ->
    [yes] Der UMWEG kommt an die Stelle von { $space }. Wohin kommt diese Karte?
   *[no] Legst du den UMWEG an eine freie Stelle, oder ersetzt er eine Cove-Karte?
}
prompt-detour-other = { $who } legt einen UMWEG.
prompt-which = Wähle, was die Karte tut.
prompt-which-other = { $who } wählt, was die Karte tut.
prompt-who = Wähle, wen es trifft.
prompt-who-other = { $who } wählt, wen es trifft.
prompt-where = { $own ->
    [yes] Wohin gehst du?
   *[no] Wohin kommt { $pawn }?
}
prompt-where-other = { $own ->
    [yes] { $who } wählt ein Ziel.
   *[no] { $who } wählt ein Ziel für { $pawn }.
}
prompt-answer = { $own ->
    [yes] Du hast { $card } gespielt. Wehrst du die Karte ab, oder lässt du es geschehen?
   *[no] { $player } spielt { $card }. Wehrst du dich, oder lässt du es geschehen?
}
prompt-answer-other = { $player } spielt { $card }. { $count ->
    [one] { $who } ist gefragt.
   *[other] { $who } sind gefragt.
}
prompt-answer-done = { $player } spielt { $card }. Du lässt es geschehen; die anderen überlegen vielleicht noch.
prompt-lose = Du musst { $count ->
    [one] eine Karte abwerfen.
   *[other] { SPELL($count) } Karten abwerfen.
}
prompt-lose-other = { $who } muss abwerfen.
prompt-stash = Du darfst { $count ->
    [one] eine Handkarte
   *[other] bis zu { SPELL($count) } Handkarten
} unter deinen Stapel legen.
prompt-stash-other = { $who } darf Karten weglegen.
prompt-act = Decke eine Verzweiflungstat auf: { $down } liegen verdeckt, und { $bad ->
    [one] eine davon ist der Tod.
   *[other] { SPELL($bad) } davon sind der Tod.
}
prompt-act-other = { $who } muss eine Verzweiflungstat aufdecken.
prompt-peek = Wähle die Tat, die du ansiehst.
prompt-peek-other = { $who } wählt eine Tat zum Ansehen.
prompt-boogeyman = Du bist als Erster ausgeschieden. Mischst du den Butzemann zurück, oder wählst du, wo er wartet?
prompt-boogeyman-other = { $who } ist ausgeschieden und bestimmt, wo der Butzemann wartet.
prompt-over = { $count ->
    [one] { $who } ist das letzte Waisenkind.
   *[other] { $who } sind die letzten Waisenkinder.
}
# $ending: 5 to 9, see codes.py.
prompt-over-alone = { $ending ->
    [5] Sein Stapel ist leer. { $who } hat den Butzemann überstanden.
    [6] Alle Taten sind getan. { $who } hat den Butzemann überstanden.
    [7] Der Butzemann hat { $who } gefangen.
    [9] Der Butzemann hat mehr Geduld als { $who }.
   *[other] { $who } hat nichts mehr zu ziehen. Der Butzemann muss nur noch warten.
}

## Was man tun kann

offer-go = Zum Feld { $space }
# $copy: which of several like cards it is.
offer-play = { $card } spielen
offer-lay = Karte { $where } legen
# $side: on which side of a space a card would lie.
side-of = { $side ->
    [north] nördlich von
    [east] östlich von
    [south] südlich von
   *[west] westlich von
} { $space }
offer-replace = { $space } ersetzen
offer-hand = { $phase ->
    [stash] { $card } weglegen
   *[other] { $card } abwerfen
}
offer-act = { $phase ->
    [peek] Tat { $place } ansehen
    [boogeyman] Den Butzemann an Platz { $place } legen
   *[other] Tat { $place } aufdecken
}
offer-stop = { $phase ->
    [move] Hier bleiben
    [play] Nichts mehr spielen
    [answer] Geschehen lassen
    [draw] Nichts mehr ziehen
    [stash] Den Rest behalten
    [where] Stehen lassen
   *[other] Aufhören
}
offer-winter = Eine Karte des letzten Winters aufdecken
offer-draw-option = Eine Optionskarte ziehen
offer-draw-cove = Eine Cove-Karte ziehen
offer-discard-pile = Die oberste Karte deines Stapels abwerfen
offer-shuffle = Den Butzemann zurückmischen
offer-quiet = Für mich passen, bis ich etwas anderes sage
offer-listen = Mich wieder fragen

warning-no-pile = Dein Stapel ist leer: Du scheidest aus.
warning-boogeyman = Nur noch der Butzemann ist übrig.
warning-enter = Nur der Butzemann ist übrig: Wer hierher kommt, scheidet sofort aus.
warning-caught = Dort steht er.
warning-cemetery = Wer hier landet, muss eine Karte abwerfen.
warning-corner = Beginnst du hier einen Zug, musst du eine von { $down } Taten aufdecken, und { $bad ->
    [one] eine ist der Tod.
   *[other] { SPELL($bad) } sind der Tod.
}

not-now-cards = die Karten haben das Wort

## Was nicht angeboten wird

called-act = Tat { $place }
kind-stop = Aufhören oder geschehen lassen
kind-winter = Eine Karte des letzten Winters aufdecken
kind-draw-option = Eine Optionskarte ziehen
kind-draw-cove = Eine Cove-Karte ziehen
kind-discard-pile = Vom eigenen Stapel abwerfen
kind-shuffle = Den Butzemann zurückmischen
kind-quiet = Passen, bis ich etwas anderes sage
kind-listen = Wieder gefragt werden
kind-choose = Eine Wirkung wählen
kind-hand-card = Eine Karte abwerfen oder weglegen
kind-act-place = Eine Tat wählen
kind-target = Wählen, wen es trifft
kind-go = Auf ein Feld gehen
kind-replace = Ein Feld ersetzen
kind-play = Eine Karte spielen
kind-lay = Eine Cove-Karte legen

## Was geschah

told-first = { $who } hat das kleinste Alter und beginnt.
told-dealt = { $who } hat einen Stapel von { $cards } Karten.
told-laid = { $who } legt { $space }.
told-pawn = { $who } beginnt auf dem Feld { $space }.
told-turn = Zug { $number }: { $who }.
told-moved = { $own ->
    [yes] { $who } geht zum Feld { $space }.
   *[no] { $by } schickt { $who } zum Feld { $space }.
}
told-stayed = { $who } bleibt stehen.
told-swapped = { $who } und { $other } tauschen die Plätze.
told-played = { $who } spielt { $card }. { $text }
told-answered = { $who } wehrt ab mit { $card }.
told-cancelled-all = { $card } bewirkt nichts.
told-cancelled = { $card } bewirkt nichts gegen { $who }.
told-in-vain = { $card } bleibt ohne Wirkung: { $why }.
# $why: what stood in its way.
in-vain = { $why ->
   *[choice] Es wird dabei belassen
    [answering] Die Karte kann nur eine andere abwehren
    [place] Wer sie spielt, steht am falschen Ort
    [nobody] Wo sie trifft, steht niemand
    [safety] Wen sie meint, der ist geschützt
    [none] Es gibt keine Karten zu holen
    [full] Die Hand ist voll
    [standing] Die Figur steht schon dort
    [nowhere] Kein Weg führt irgendwohin
    [alone] Im Spiel allein bewirkt sie nichts
}
told-quiet = { $who } passt bis auf Weiteres.
told-listening = { $who } möchte wieder gefragt werden.
told-spent = { $card } kommt aus dem Spiel.
told-turn-ended = { $draws ->
    [yes] { $who } spielt in diesem Zug keine Karten mehr und zieht nach.
   *[no] Der Zug von { $who } ist zu Ende, ohne Nachziehen.
}
# $less: ob es so viele weniger sind, nicht mehr.
told-more = { $less ->
    [yes] weniger
   *[no] mehr
}
told-granted = { $attribute ->
    [steps] { $who } darf sich { $value ->
        [one] ein Feld
       *[other] { SPELL($value) } Felder
    } { told-more } bewegen.
    [draw] { $who } zieht { $value ->
        [one] eine Karte
       *[other] { SPELL($value) } Karten
    } { told-more }.
    [firm] Niemand sonst kann { $who } bewegen.
    [safe_hand] Die Hand von { $who } ist vor Dieben sicher.
    [safe_pile] Der Stapel von { $who } ist vor Dieben sicher.
    [safe_lose] Andere können { $who } nicht zum Abwerfen zwingen.
    [stuck] { $who } kann sich im nächsten Zug nicht bewegen.
    [open_hand] Die Hand von { $who } liegt offen.
   *[bare] Felder schützen { $who } nicht mehr.
}
told-drew = { $who } zieht eine Optionskarte, { $left } sind übrig.
told-got = Es ist { $card }. { $text }
told-showed = { $who } hält { $card } offen in der Hand.
told-discarded = { $who } wirft { $hand ->
    [yes] eine Handkarte verdeckt ab.
   *[no] { $cards ->
        [0] nichts ab.
        [one] die oberste Karte des Stapels verdeckt ab.
       *[other] die obersten { SPELL($cards) } Karten des Stapels verdeckt ab.
    }
}
told-stole = { $who } nimmt { $source ->
    [hand] eine Karte aus der Hand von { $victim }.
    [pile] die oberste Karte vom Stapel von { $victim }.
   *[discard] die oberste Karte der Ablage von { $victim }.
}
told-stolen = { $who } hat { $card } genommen.
told-recovered = { $who } { $to ->
    [shuffle] mischt { $cards ->
        [one] eine Karte
       *[other] { SPELL($cards) } Karten
    } der Ablage in den Stapel.
   *[other] legt { $cards ->
        [one] eine Karte
       *[other] { SPELL($cards) } Karten
    } der Ablage zurück zum Stapel.
}
told-stashed = { $who } legt eine Handkarte unter den Stapel.
told-looked = { $who } sieht die Karten von { $victim } an.
told-saw = { $victim } hat { $card }.
told-cleared = { $who } verliert { $cards ->
    [one] eine dauerhafte Karte.
   *[other] { SPELL($cards) } dauerhafte Karten.
}
told-looked-at-act = { $who } sieht Tat { $place } an.
told-saw-act = Tat { $place } ist { $card }.
told-act = { $who } deckt Tat { $place } auf: { $card }. { $text }
told-out = { $by ->
    [options] { $who } hat keine Optionen mehr und scheidet aus.
    [screams] Benny hat zweimal geschrien: { $who } scheidet aus.
   *[boogeyman] { $who } wird nie wieder gesehen.
}
told-put = { $who } lässt den Butzemann an einem Platz nach Wahl warten.
told-shuffled = Der Butzemann wird unter die Taten zurückgemischt.
told-winter = { $who } deckt { $card } auf. { $text }
told-haunted = Benny setzt sich zu { $who }: { $card }. { $text }
told-scream = { $times ->
    [1] Benny schreit und schwebt auf { $who } zu, bis { $space }.
   *[other] Benny schreit noch einmal, bei { $space }.
}
told-won = { $who } ist das letzte Waisenkind.
told-over = Das Spiel ist aus: { $ending }.
told-move-card = Der Butzemann deckt { $card } auf: { $count ->
    [0] er bleibt stehen.
    [one] ein Feld.
   *[other] { SPELL($count) } Felder.
}
told-he-moved = Der Butzemann kommt zum Feld { $space }.
told-he-played = Der Butzemann spielt { $card }. { $text }
told-his-bonus = Auf der Straße wird der Butzemann schneller: nächstes Mal { SPELL($count) } Felder mehr.
told-caught = { $his ->
    [yes] Der Butzemann hat dich, auf dem Feld { $space }.
   *[no] Du läufst dem Butzemann in die Arme, auf dem Feld { $space }.
}

ending-options = jemand hatte keine Optionen mehr
ending-boogeyman = der Butzemann hat den Vorletzten geholt
ending-screams = Benny hat zweimal geschrien
ending-limit = zweihundert Züge sind genug
ending-drained = der Butzemann hat keine Karten mehr
ending-acts = alle Verzweiflungstaten sind getan
ending-caught = der Butzemann hat das Waisenkind gefangen
ending-no-cards = es gab nichts mehr zu ziehen
ending-too-long = der Butzemann hat mehr Geduld

## Was verboten ist

forbidden-reach = dieses Feld ist zu weit weg
forbidden-start = ein Waisenkind beginnt auf einem der fünf Felder des Startkreuzes
forbidden-not-held = diese Karte ist nicht in der Hand
forbidden-room = die Hand muss Platz für die Karten haben, die zu ziehen sind
forbidden-full = niemand hält mehr als vier Karten
forbidden-no-cove = es gibt keine Cove-Karten mehr
forbidden-no-option = der Stapel ist leer
forbidden-must-draw = das Nachziehen ist Pflicht
forbidden-cell = eine Cove-Karte liegt an einer anderen, und vier bilden nie ein Quadrat
forbidden-cross = das Startkreuz liegt um die Sackgasse
forbidden-corner = die Sackgasse wird nie ersetzt
forbidden-not-defensive = nur eine Abwehrkarte kann antworten
forbidden-act-up = nur eine verdeckte Tat, die nicht eben angesehen wurde, kann gewählt werden
forbidden-not-meant = diese Figur meint die Karte nicht
forbidden-space = dort kann der Weg nicht enden
forbidden-discard = niemand darf freiwillig abwerfen
forbidden-cold = Karten des letzten Winters deckt man DRAUSSEN IN DER KÄLTE auf
forbidden-second-flip = eine Karte des letzten Winters im Zug ist genug
forbidden-mind = man ändert seine Meinung einmal in jedem Zug
forbidden-name = zwei Karten eines Namens spielt man nicht im selben Zug
forbidden-must-play = mindestens eine Karte muss gespielt werden
forbidden-must-discard = eine Karte muss abgeworfen werden

## Womit ein Tisch nicht beginnen kann

setup-benny = Bennys Geist spielt zu zweit oder zu dritt, nicht mit { $seats }.
setup-alone = Der letzte Winter, der Durchgang und die Karten des vierten Spielers sind nicht für das Spiel allein.
setup-same-act = MEIN SCHNULLER und der andere Butzemann können nicht beide Tat { $number } ersetzen.
setup-cold = Ohne den letzten Winter ist niemand draußen in der Kälte: Nimm ihn dazu oder lass „cold“, wie es war.
setup-scream = Ohne Bennys Geist schreit niemand: Nimm ihn dazu oder lass „scream“, wie es war.
setup-no-boogeyman = Allein ist kein Butzemann unter den Taten, den „other_boogeyman“ ersetzen könnte; wähle eine gute Tat oder 0 für keine.
setup-last-boogeyman = Allein liegt kein Butzemann unter den Taten: Lass „last_boogeyman“, wie es war.
setup-no-such-act = Eine gute Tat Nummer { $number } gibt es in dieser Sackgasse nicht; sie hat { $good }.

## Wie ein Tisch die Regeln ändern kann

option-fourth-player = Ob die vierzehn Karten für den vierten Spieler auch mit weniger Spielern benutzt werden (C35).
    .title = Die Karten des vierten Spielers
    .with_four = Nur zu viert
    .always = Immer
option-passages = Ob die beiden Karten DURCHGANG unter den Cove-Karten sind (15.1).
    .title = Der Durchgang
option-winter = Ob DRAUSSEN IN DER KÄLTE und die Karten des letzten Winters benutzt werden (16).
    .title = Der letzte Winter
option-cold = Ob eine Karte des letzten Winters dazukommt oder eines der beiden Nachziehen ersetzt (C36).
    .title = Draußen in der Kälte
    .extra = Sie kommt dazu
    .draw = Statt einer gezogenen Karte
option-benny = Ob Bennys Geist in der Bucht umgeht, zu zweit oder zu dritt (17).
    .title = Der Geist von Benny Harris
    .no = Er ruht
    .yes = Er geht um
    .harder = Er geht um, und es wird schwerer
option-scream = In einem von wie vielen Augenblicken Benny im Mittel schreit (C39).
    .title = Wie selten Benny schreit
option-my-binky = Welche gute Tat MEIN SCHNULLER ersetzt, in der Reihenfolge der Sackgasse gezählt; 0 für keine (19.1).
    .title = MEIN SCHNULLER
option-other-boogeyman = Welche gute Tat der andere Butzemann ersetzt; 6 für den ersten Butzemann, 0 für keine (19.2).
    .title = Der andere Butzemann
option-last-boogeyman = Wer ausscheidet, wenn nur noch Butzemänner verdeckt liegen: wer in der Sackgasse einen Zug beginnt oder wer sie betritt (C8).
    .title = Der letzte Butzemann
    .start = Wer dort einen Zug beginnt
    .enter = Wer sie betritt
option-turn-end = Ob eine Karte, die den Zug beendet, wie WEG VON DER GEFAHR, ihn sofort oder nach dem Nachziehen beendet (C27).
    .title = Wenn eine Karte den Zug beendet
    .at_once = Sofort
    .draw = Nach dem Nachziehen

## Wie Züge und Ergebnisse geschrieben werden

like-actions = es gibt stop, winter, draw option, draw cove, discard pile, shuffle, quiet, listen, choose 1–2, card 1–4, act 1–6, pawn 1–4 oder pawn ghost, go 0–17, replace 0–17, play 1–57 und lay X Y
like-outcomes = es gibt first 1–4, cove 0–17, option 1–57, hand 1–4, act 1–6, winter 1–21, haunted 1–7, scream, silence und move 1–8

## Was ein Zug kostet und bringen kann

stakes-play = Kostet die Karte. { $aims ->
    [yes] { $aim } { $text }
   *[no] { $text }
}
stakes-you = dich
stakes-aim = { $one ->
    [yes] Trifft einen von diesen: { $who }
   *[no] Trifft: { $who }
}{ $kept ->
    [0] .
   *[other] ; ohne Wirkung auf: { $safe }.
}
stakes-in-vain = Jetzt bliebe das ohne Wirkung: { $why }.
stakes-answer = { $all ->
    [yes] { $card } tut dann niemandem etwas.
   *[no] { $card } tut dir dann nichts.
}
stakes-target = { $hand ->
    [0] Keine Karte
    [one] Eine Karte
   *[other] { SPELL($hand, first: "upper") } Karten
} auf der Hand, { $pile } im Stapel.
stakes-corner = Wer hier einen Zug beginnt, deckt eine Tat auf: zu { $chance } % der Butzemann.
stakes-act = Zu { $chance } % der Butzemann: Dann bist du draußen.
stakes-peek = Zu { $chance } % der Butzemann; nur du weißt es dann.
stakes-put = Dort liegt er verdeckt; nur du weißt, wo.
stakes-shuffle-him = Er kann dann irgendwo unter den Taten liegen; niemand weiß, wo.
stakes-winter = { $left ->
    [one] Die letzte dieser Karten; sie wirkt sofort, zum Guten oder Schlechten.
   *[other] Eine von { $left } Karten, die niemand kennt; sie wirkt sofort, zum Guten oder Schlechten.
}
stakes-lay = Liegt von nun an dort, mit allen, die darauf stehen.
stakes-act-seen = Du hast sie gesehen: { $deadly ->
    [yes] der Butzemann, und du bist draußen.
   *[no] nicht der Butzemann.
}
stakes-hand = { $phase ->
    [stash] Verlässt deine Hand und ist nicht verloren.
   *[other] Verlässt deine Hand, verdeckt auf deinen Ablagestapel.
}
stakes-stop-play = Dann ziehst du; { $pile ->
    [0] dein Stapel ist leer, und du bist draußen.
    [one] dein Stapel hat noch eine Karte.
   *[other] dein Stapel hat noch { $pile } Karten.
}
stakes-stop-answer = Du behältst deine Karten; was gespielt wurde, gilt.
stakes-pile = { $pile ->
    [0] Dann ist dein Stapel leer: Ohne ihn bist du draußen, sobald du ziehen musst.
    [one] Eine Karte bleibt in deinem Stapel.
   *[other] { $pile } Karten bleiben in deinem Stapel.
}
stakes-draw-cove = Dein Stapel behält { $pile ->
    [one] seine Karte
   *[other] seine { $pile } Karten
}; die Bucht hat noch { $left }.
stakes-quiet = { $asked ->
    [yes] Du lässt diese Karte geschehen und wirst nicht mehr gefragt, bis du es sagst.
   *[no] Du wirst nicht mehr gefragt, bis du es sagst; nichts von dir antwortet.
}
stakes-replace = Dieses Feld wird neu gelegt, mit allen, die darauf stehen.
