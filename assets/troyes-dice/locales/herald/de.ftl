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
    .v2 = Kommt herbei, ihr Leute von Troyes! Setzt über eure Spalten von links nach rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Ein Bankett ist angerichtet! An Plättchen { $tile }: { $effect }.
   *[raid] Ein Überfall droht! An Plättchen { $tile }: { $effect }.
}
    .v2 = { $side ->
        [banquet] Herbei zum Schmaus! An Plättchen { $tile }: { $effect }.
       *[raid] Reiter in Sicht! An Plättchen { $tile }: { $effect }.
    }
    .v3 = { $side ->
        [banquet] Die Tafel ist gedeckt! An Plättchen { $tile }: { $effect }.
       *[raid] Schließt die Tore! An Plättchen { $tile }: { $effect }.
    }
cry-half-day = Hört, ihr Leute! { $half ->
    [morning] Der { ordinal } Vormittag bricht an über Troyes.
   *[afternoon] Der { ordinal } Nachmittag ist gekommen.
}
    .v2 = Gute Leute! { $half ->
        [morning] Troyes erwacht zum { ordinal }n Vormittag.
       *[afternoon] Der Mittag ist vorbei, der { ordinal } Nachmittag beginnt.
    }
    .v3 = Leiht mir euer Ohr! { $half ->
        [morning] Die Glocken läuten den { ordinal }n Vormittag ein.
       *[afternoon] Die Glocken läuten den { ordinal }n Nachmittag ein.
    }
cry-last-half-day = Merkt auf, ihr alle: Dies ist die letzte Tageshälfte!
    .v2 = Vernehmt es, Groß und Klein: Dies ist die letzte Tageshälfte!
cry-spared = Freut euch! Plättchen 8 bewirtet den Feind und verschont den { $color ->
    [red] roten
    [yellow] gelben
   *[white] weißen
} Platz: Die schwarze { $value } zerstört nichts, und jeder darf sie wählen.
    .v2 = Das Glück ist uns hold! Der Feind tafelt an Plättchen 8 und lässt den { $color ->
        [red] roten
        [yellow] gelben
       *[white] weißen
    } Platz in Frieden: Die schwarze { $value } zerstört nichts, und jeder darf sie wählen.
cry-plaza-struck = Die schwarze { $value } schlägt zu, und der { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz fällt!
    .v2 = Mit der schwarzen { $value } stürzt der { $color ->
        [red] rote
        [yellow] gelbe
       *[white] weiße
    } Platz ein!
    .v3 = Der { $color ->
        [red] rote
        [yellow] gelbe
       *[white] weiße
    } Platz liegt in Trümmern: Die schwarze { $value } hat zugeschlagen!
cry-plaza-raided = Zu den Waffen! Räuber kommen mit der transparenten { $value }, und der { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} Platz fällt!
    .v2 = Räuber in der Stadt! Die transparente { $value } verwüstet den { $color ->
        [red] roten
        [yellow] gelben
       *[white] weißen
    } Platz!
cry-sheets-struck = Wehe der Stadt! Streicht eure { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value }, alle außer denen, deren Festung die Spalte { $value } bewacht!
    .v2 = O weh, ihr Leute! Streicht eure { $color ->
        [red] rote
        [yellow] gelbe
       *[white] weiße
    } { $value }, sofern keine Festung die Spalte { $value } bewacht!
cry-already-struck = Nur Mut! Die { $color ->
    [red] rote
    [yellow] gelbe
   *[white] weiße
} { $value } ist längst getroffen: Es ist nichts mehr zu streichen.
    .v2 = Seid getrost! Die { $color ->
        [red] rote
        [yellow] gelbe
       *[white] weiße
    } { $value } ist schon gefallen: Es ist nichts mehr zu streichen.
cry-offered = Tretet herbei und wählt: { $offers }.
    .v2 = Trefft eure Wahl: { $offers }.
    .v3 = Diese Würfel warten auf euch: { $offers }.
cry-none-free = Diesmal ist kein Würfel gratis! Wer keinen bezahlen kann, der nehme statt einer Aktion eine Ressource jeder Art.
    .v2 = Heute hat jeder Würfel seinen Preis! Wer keinen bezahlen kann, der nehme statt einer Aktion eine Ressource jeder Art.
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
    .v2 = { $from ->
        [red] Seht der Maurer Werk! Der rote Platz ist neu erstanden
        [yellow] Seht der Maurer Werk! Der gelbe Platz ist neu erstanden
       *[white] Seht der Maurer Werk! Der weiße Platz ist neu erstanden
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , in rotem Gewand.
            [yellow] , in gelbem Gewand.
           *[white] , in weißem Gewand.
        }
    }
cry-turned-to-raid = Das Fest ist vorbei! Plättchen { $tile } wird zum Überfall: { $effect }.
    .v2 = Der letzte Becher ist geleert! Plättchen { $tile } wird zum Überfall: { $effect }.
cry-day-began = Wach auf, Troyes! Der { ordinal } Tag bricht an über Troyes.
    .v2 = Auf, ihr Schläfer! Die Sonne des { ordinal }n Tages geht auf.
cry-sheet-strikes-begin = Gebt acht! Von heute an trifft der schwarze Würfel auch eure Blätter!
    .v2 = Schützt eure Mauern! Von heute an trifft der schwarze Würfel auch eure Blätter!
cry-last-day = Merkt auf, ihr alle: Dies ist der letzte Tag!
    .v2 = Vernehmt es, Groß und Klein: Dies ist der letzte Tag!
cry-ended = Legt die Federn nieder, ihr Leute: Die Partie ist zu Ende! Zählt eure Reihen, eure Paare übriger Ressourcen und eure Gefolgsleute.
    .v2 = Legt die Federn aus der Hand, Groß und Klein: Die Partie ist zu Ende! Zählt eure Reihen, eure Paare übriger Ressourcen und eure Gefolgsleute.
surprise-escaped = { $color ->
    [red] Fasst Mut: Von allen roten Würfeln steht noch die { $value }!
    [yellow] Fasst Mut: Von allen gelben Würfeln steht noch die { $value }!
   *[white] Fasst Mut: Von allen weißen Würfeln steht noch die { $value }!
}
surprise-row = { $color ->
    [red] Der dritte Schlag in Folge, und wieder trifft er den Adel!
    [yellow] Der dritte Schlag in Folge, und wieder trifft er die Bürger!
   *[white] Der dritte Schlag in Folge, und wieder trifft er den Klerus!
}
surprise-twice = Zweimal schlägt der Blitz in denselben Würfel ein!
surprise-spared = Verschont! Das Glück ist mit Troyes.
