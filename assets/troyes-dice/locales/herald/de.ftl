# German, as a herald cries. What is not here is said as in the plain manner.
# `ordinal` has the weak ending of the nominative; the dative adds an n.

ordinal = { $day ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
   *[8] achte
}
cry-opening = Hört, ihr Leute von Troyes! Schreibt über eure Spalten von links nach rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Ein Bankett ist angerichtet! An Plättchen { $tile }: { $effect }.
   *[raid] Ein Überfall droht! An Plättchen { $tile }: { $effect }.
}
cry-half-day = Hört, ihr Leute! { $half ->
    [morning] Der { ordinal } Vormittag bricht an über Troyes.
   *[afternoon] Der { ordinal } Nachmittag ist gekommen.
}
cry-last-half-day = Merkt auf, ihr alle: Dies ist die letzte Tageshälfte!
cry-spared = Freut euch! Plättchen 8 bewirtet den Feind und verschont den { $color ->
    [red] roten
    [yellow] gelben
   *[white] weißen
} Platz: Die schwarze { $value } zerstört nichts, und jeder darf sie wählen.
cry-plaza-struck = Die schwarze { $value } schlägt zu, und der { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz fällt!
cry-plaza-raided = Zu den Waffen! Räuber kommen mit der transparenten { $value }, und der { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz fällt!
cry-sheets-struck = Wehe der Stadt! Streicht eure { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value }, alle außer denen, deren Festung die Spalte { $value } bewacht!
cry-already-struck = Nur Mut! Die { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value } ist längst getroffen: Es ist nichts mehr zu streichen.
cry-offered = Tretet herbei und wählt: { $offers }.
cry-none-free = Diesmal ist kein Würfel gratis! Wer keinen bezahlen kann, der nehme statt einer Aktion eine Ressource jeder Art.
cry-rebuilt = Ein Hoch den Maurern! Der { $from ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz steht wieder{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , nun ganz in Rot.
        [yellow] , nun ganz in Gelb.
       *[white] , nun ganz in Weiß.
    }
}
cry-turned-to-raid = Das Fest ist vorbei! Plättchen { $tile } wird zum Überfall: { $effect }.
cry-day-began = Hört, ihr Leute! Der { ordinal } Tag bricht an über Troyes.
cry-sheet-strikes-begin = Gebt acht! Von heute an trifft der schwarze Würfel auch eure Blätter!
cry-last-day = Merkt auf, ihr alle: Dies ist der letzte Tag!
cry-ended = Legt die Federn nieder, ihr Leute: Das Spiel ist aus! Zählt eure Reihen, eure Paare übriger Ressourcen und eure Gefolgsleute.
