# Die Worte des Bretts von Condyle Cove. Dieselben Schlüssel in derselben Reihenfolge wie en.ftl.

cove-label = Die Bucht
the-boogeyman = Der Butzemann
benny = Bennys Geist
nobody = niemand
and = { $some } und { $last }
close = Schließen
space-numbered = { $name } ({ $number })

# Karten
card-unknown = eine Karte, die du nicht kennst
card-down = verdeckt
card-kind = { $kind ->
    [defensive] Abwehr
    [act] Verzweiflungstat
    [boogeyman] der Tod
    [winter] Letzter Winter{ $permanent ->
        [yes] , dauerhaft
       *[no] {""}
    }
    [haunted] Spuk, dauerhaft
   *[option] Option
}
provenance = { $from ->
    [printed] wie gedruckt
    [inferred] erschlossen
   *[invented] von uns erfunden
}
hand-title = Deine Hand
hand-read = { $open ->
    [yes] Nur ihre Namen
   *[no] Alle { $count } Karten lesen
}
hand-count = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
in-play-title = Die Karte im Spiel
in-play-who = { $name } spielt:
chosen-who = Gemeint { $you ->
    [yes] bist du
   *[no] ist { $name }
}.
chosen-where = { $you ->
    [yes] Du sollst
   *[no] { $name } soll
} hierhin: { $space }.
chosen-replaces = Sie ersetzt: { $space }.
chosen-cell = { $moved ->
    [yes] { $space } kommt neben: { $near }.
   *[no] Sie kommt neben: { $near }.
}
shown-how = { $how ->
    [played] { $name } spielt
    [answered] { $name } antwortet
    [act] { $name } deckt eine Tat auf
    [winter] { $name }, draußen in der Kälte
    [haunted] Benny setzt sich zu { $name }
    [move] { $name } deckt auf
   *[his] { $name } spielt
}

# Antworten
answer-all = Alle werden zugleich gefragt. Wer es geschehen lässt, tut das ungesehen
answer-state = { $state ->
    [you] du wirst gefragt
    [done] du lässt es geschehen
   *[asked] wird gefragt
}

# Verzweiflungstaten
acts-title = Verzweiflungstaten
act-label = Tat { $place }{ $state ->
    [up] , benutzt: { $name }.
    [found] , aufgedeckt: { $name }.
    [known] , verdeckt; du kennst sie: { $name }.
   *[down] , verdeckt.
}
acts-danger = { $sure ->
    [yes] { $down ->
        [one] Die letzte ist der Tod.
       *[other] Alle { $down } verdeckten sind der Tod.
    }
   *[no] { $down } verdeckt, { $bad ->
        [0] keine ist der Tod.
        [one] eine ist der Tod.
       *[other] { $bad } sind der Tod.
    }
}
acts-found = { $down } verdeckt{ $bad ->
    [0] {""}
    [one] , eine ist der Tod
   *[other] , { $bad } sind der Tod
}; die aufgedeckte kommt dazu.
acts-alone = { $used } von { $all } benutzt{ $over ->
    [yes] .
   *[no] ; mit allen entkommst du.
}

# Stapel
pile-label = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
pile-short = Optionen
held-label = Auf der Hand: { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}
held-short = Hand
discard-label = Ablage: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
discard-short = Ablage
discard-title = Die Ablage, von oben:
discard-unknown = Verdeckt; du kennst sie nicht.
permanent-label = { $count ->
    [one] Eine dauerhafte Karte
   *[other] { $count } dauerhafte Karten
}
permanent-short = dauerhaft
cove-pile-label = Cove-Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
cove-pile-short = Cove
winter-label = Letzter Winter: { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
winter-short = Winter
haunted-label = Spuk: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
haunted-short = Spuk
read-cards = { $count ->
    [one] Eine Karte lesen
   *[other] { $count } Karten lesen
}
known-title = Was du weißt
known-hand = Auf der Hand, Platz { $place }: { $card }
known-pile = { $depth ->
    [one] Oben auf dem Stapel: { $card }
   *[other] Im Stapel, die { $depth }. von oben: { $card }
}

lives-title = Optionen, die bleiben
life-line = { $name }: { $state ->
    [out] ausgeschieden
   *[in] { $count ->
        [0] keine Option mehr
        [one] noch eine Option
       *[other] noch { $count } Optionen
    }{ $him ->
        [yes] {""}
       *[no] , { $held ->
            [one] eine Karte
           *[other] { $held } Karten
        } auf der Hand
    }
}.
life-gone = raus
mats-title = Die Karten von allen
player-you = du
player-out = ausgeschieden
player-quiet = passt bis auf Weiteres
passing = Du wirst nicht um Antworten gebeten.
player-rank = { $rank ->
    [1] hat gewonnen
   *[other] Platz { $rank }
}
holds-title = Was gilt
holds = { $what ->
    [steps] { $count } { $count ->
        [one] Feld
       *[other] Felder
    } { $more ->
        [yes] weiter
       *[no] weniger
    }
    [draw] zieht { $count } { $more ->
        [yes] mehr
       *[no] weniger
    }
    [firm] nicht zu bewegen
    [safe_hand] Hand ist sicher
    [safe_pile] Stapel ist sicher
    [safe_lose] muss nicht abwerfen
    [stuck] kann nicht gehen
    [open_hand] Hand liegt offen
   *[bare] Felder schützen nicht
}

# Der Zug
turn-of = Zug { $number }: { $name }
phase = { $phase ->
    [move] Gehen
    [play] Spielen
   *[draw] Ziehen
}
screams = { $count ->
    [0] Benny schweigt.
    [one] Benny hat in diesem Zug einmal geschrien.
   *[other] Benny hat in diesem Zug { $count }-mal geschrien.
}

# Felder zum Lesen
space-about = { $text } Dort: { $here }.
space-reading = Zum Lesen: { $space }
space-here = Dort: { $names }.
spaces-all = Was jedes Feld sagt

# Eine Karte legen
laying-title = Die Karte, die gelegt wird
laying-name = Zu legen: { $name }
laying-next = Danach: { $names }.

# Allein
his-deck-label = Der Stapel des Butzemanns: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
his-deck-short = Stapel
move-deck-label = Laufkarten: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
move-deck-short = Lauf
chase = { $gap ->
    [0] Er hat dich.
    [one] Er ist ein Feld hinter dir
   *[other] Er ist { $gap } Felder hinter dir
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus })
}
chase-over = { $how ->
    [caught] Er hat { $name }.
    [won] { $name } ist entkommen.
   *[lost] Er wartet, und er hat Zeit.
}
because-title = Was geschieht

# Der Tisch in Worten
tell-now = Jetzt
tell-phase = Phase: { $phase ->
    [move] Gehen
    [play] Spielen
   *[draw] Ziehen
}
tell-laying = Zu legen: { $space }. { $text }
tell-space = Feld
tell-here = Wer dort ist
tell-text = Was es sagt
tell-beside = Daneben
tell-side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}: { $space }
tell-twin = dasselbe Feld wie { $space }
tell-cards-of = Karten: { $name }
tell-discard = Ablage, die { $at }. von oben: { $card }{ $down ->
    [yes] , verdeckt
   *[no] {""}
}

# Was ist das?
what-space = Ein Feld
what-space-text = Was es sagt, gilt nur für alle, die darauf stehen geblieben sind. Man geht von Seite zu Seite, nie über eine Ecke.
what-corner = Die Sackgasse
what-corner-text = Wer hier einen Zug beginnt, muss eine Verzweiflungstat aufdecken. Die meisten helfen; mindestens eine ist der Tod. Allein tut sie dir nichts: Der Butzemann spielt eine Karte, wenn er durchkommt.
what-cemetery = Der Friedhof
what-cemetery-text = Wer hier landet, wirft eine Karte ab, aus der Hand oder vom Stapel; allein aus der Hand. Allein bringt dir jedes Ankommen oder Vorbeikommen eine Tat.
what-highway = Die Landstraße
what-highway-text = Wer hier einen Zug beginnt, darf ein oder zwei Felder weiter gehen.
what-detour = Ein Umweg
what-detour-text = Eine Optionskarte, die zum Feld geworden ist. Sie kann eine andere Karte ersetzen, die dann neu gelegt wird, mit allen, die darauf stehen.
what-passage = Ein Durchgang
what-passage-text = Beide Durchgänge sind ein und dasselbe Feld. Vom einen zum anderen kostet es keinen Schritt.
what-cold = Draußen in der Kälte
what-cold-text = Einmal in deinem Zug darfst du hier eine Karte des letzten Winters aufdecken. Vielleicht hilft sie, vielleicht nicht.
what-ground = Der Spukgrund
what-ground-text = Wer hier landet, verliert alle eigenen dauerhaften Karten, gute und schlechte.
what-cell = Platz für eine Karte
what-cell-text = Eine Cove-Karte liegt neben einer anderen, und vier bilden nie ein Quadrat.
what-pawn = Ein Waisenkind
what-pawn-text = Beim Gehen kommt es bis zu zwei Felder weit. Karten und Taten schicken es weiter, und andere können es auch schicken.
what-benny-text = Wenn er schreit, treibt er bis zu vier Felder auf die zu, die am Zug sind. Wer bei Zugbeginn bei ihm steht, bekommt eine Spukkarte. Zwei Schreie in einem Zug sind das Ende.
what-boogeyman-text = Er läuft im Uhrzeigersinn, und seine Laufkarten sagen, wie weit. Landet er auf deinem Feld oder läuft daran vorbei, hat er dich.
what-acts-text = Wer einen Zug in der Sackgasse beginnt, deckt eine auf; allein, wer zum Friedhof oder daran vorbei kommt. Benutzte bleiben offen liegen und sind erledigt.
what-act = Eine Verzweiflungstat
what-act-text = Sie wurde aufgedeckt, oder du hast sie angesehen.
what-hand-text = Höchstens vier Karten. Beim Nachziehen muss Platz sein, also spiel rechtzeitig. Freiwillig abwerfen darf niemand.
what-card = Eine Optionskarte
what-card-text = Spiel beim Spielen so viele, wie du willst; allein mindestens eine, und keine zwei mit einem Namen. Eine Karte darf auch gespielt werden, wenn sie nichts bewirkt. Das Zeichen unten sagt, von wem sie ist: aus der Anleitung oder von uns.
what-defensive = Eine Abwehrkarte
what-defensive-text = Die einzige Art, die außerhalb des eigenen Zugs gespielt wird: als Antwort auf eine Karte von jemand anderem, allein auch auf eine eigene.
what-in-play-text = Sie wurde angesagt, mit allem, was dafür gewählt wurde. Bevor sie wirkt, dürfen die anderen antworten.
what-window = Wer gefragt wird
what-window-text = Alle anderen mit Handkarten werden gefragt, welche es auch sind, alle zugleich und gleich lange; so verrät weder die Frage noch eine Pause etwas. Wer nur sich schützt, lässt sie für die anderen offen; wer die Karte für alle aufhebt, beendet sie.
what-pile = Der Stapel
what-pile-text = Dein Leben. Ist er leer, wenn dein Nachziehen beginnt, bist du ausgeschieden.
what-held = Handkarten
what-held-text = Sie liegen in einer Reihe. Alle sehen, von welchem Platz eine gespielt wird, und wer eine Karte gesehen hat, weiß, wo sie liegt.
what-discard = Die Ablage
what-discard-text = Gespieltes liegt offen, Abgeworfenes verdeckt. Die Reihenfolge bleibt.
what-permanent = Eine dauerhafte Karte
what-permanent-text = Sie gilt im Guten wie im Schlechten bis zum Ende, es sei denn, man landet auf dem Spukgrund. Sie gehört nicht zur Hand.
what-holds-text = Was Feld, Karten und dauerhafte Karten jemandem gerade geben. Was ein Feld schützt, trifft keine Karte.
what-passing = Aussetzen
what-passing-text = Du hast gesagt, dass du jede Karte geschehen lässt, und alle haben es gehört. Sagst du es, wirst du von der nächsten Karte an wieder gefragt.
what-player = Jemand am Tisch
what-player-text = Das letzte Waisenkind, das übrig bleibt, gewinnt.
what-phases = Die drei Phasen
what-phases-text = Bis zu zwei Felder gehen, Karten spielen, zwei Karten ziehen; allein, bis du vier hast. Keine Phase kommt zurück.
what-cove-pile = Der Cove-Stapel
what-cove-pile-text = Beim Nachziehen darfst du Cove-Karten statt eigener nehmen. Sie werden sofort gelegt und brauchen keinen Platz auf der Hand.
what-winter = Der letzte Winter
what-winter-text = Wer draußen in der Kälte ist, darf in einem Zug eine aufdecken. Manche sind dauerhaft.
what-haunted = Spukkarten
what-haunted-text = Wer bei Beginn des eigenen Zugs das Feld mit Benny teilt, zieht eine. Sie sind dauerhaft.
what-his-deck = Sein Stapel
what-his-deck-text = Seine Hand und sein Stapel in einem. Ist er leer, hast du ihn überstanden. Kommt er durch die Sackgasse, spielt er die oberste Karte.
what-move-deck = Seine Laufkarten
what-move-deck-text = In seinem Zug deckt er eine auf und läuft. Sind sie verbraucht, werden sie neu gemischt.
what-chase = Wie nah er ist
what-chase-text = So viele Schritte liegen zwischen ihm und dir. Eine Zahl in Klammern: So viel weiter läuft er das nächste Mal.
