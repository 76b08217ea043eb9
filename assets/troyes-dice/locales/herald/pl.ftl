# Polish, as a herald cries. What is not here is said as in the plain manner.
# `ordinal` stands in the genitive, for dnia.

ordinal = { $day ->
    [1] pierwszego
    [2] drugiego
    [3] trzeciego
    [4] czwartego
    [5] piątego
    [6] szóstego
    [7] siódmego
   *[8] ósmego
}
cry-opening = Słuchajcie, dobrzy ludzie z Troyes! Wpiszcie nad kolumnami od lewej do prawej: { $numbers }.
    .v2 = Podejdźcie bliżej, dobrzy ludzie z Troyes! Zapiszcie nad kolumnami od lewej do prawej: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Uczta na stole! Przy płytce { $tile }: { $effect }.
   *[raid] Najazd nadciąga! Przy płytce { $tile }: { $effect }.
}
    .v2 = { $side ->
        [banquet] Zapraszamy do stołu! Przy płytce { $tile }: { $effect }.
       *[raid] Jeźdźcy na drodze! Przy płytce { $tile }: { $effect }.
    }
    .v3 = { $side ->
        [banquet] Stoły się uginają! Przy płytce { $tile }: { $effect }.
       *[raid] Zamknijcie bramy! Przy płytce { $tile }: { $effect }.
    }
cry-half-day = Słuchajcie, słuchajcie! { $half ->
    [morning] Nad Troyes wstaje poranek { ordinal } dnia.
   *[afternoon] Nadeszło popołudnie { ordinal } dnia.
}
    .v2 = Dobrzy ludzie! { $half ->
        [morning] Troyes budzi się o poranku { ordinal } dnia.
       *[afternoon] Minęło południe: zaczyna się popołudnie { ordinal } dnia.
    }
    .v3 = Nadstawcie uszu! { $half ->
        [morning] Dzwony wzywają na poranek { ordinal } dnia.
       *[afternoon] Dzwony wzywają na popołudnie { ordinal } dnia.
    }
cry-last-half-day = Zważcie wszyscy: oto ostatnia połówka dnia!
    .v2 = Niech wie każdy, mały i duży: oto ostatnia połówka dnia!
cry-spared = Radujcie się! Płytka 8 gości wroga i oszczędza { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac: czarna { face } nie uderza i każdy może ją wybrać.
    .v2 = Szczęście nam sprzyja! Wróg ucztuje przy płytce 8 i zostawia w spokoju { $color ->
        [red] czerwony
        [yellow] żółty
       *[white] biały
    } plac: czarna { face } nie uderza i każdy może ją wybrać.
cry-plaza-struck = Uderza czarna { face } i { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac obraca się w gruzy!
    .v2 = Pod ciosem czarnej { face-stem }i wali się { $color ->
        [red] czerwony
        [yellow] żółty
       *[white] biały
    } plac!
    .v3 = W gruzach leży { $color ->
        [red] czerwony
        [yellow] żółty
       *[white] biały
    } plac: uderzyła czarna { face }!
cry-plaza-raided = Do broni! Z przezroczystą { face-stem }ą nadciągają najeźdźcy i { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac obraca się w gruzy!
    .v2 = Najeźdźcy w mieście! Przezroczysta { face } pustoszy { $color ->
        [red] czerwony
        [yellow] żółty
       *[white] biały
    } plac!
cry-sheets-struck = Biada miastu! Wykreślcie { $color ->
    [red] czerwoną
    [yellow] żółtą
   *[white] białą
} { face-stem }ę, chyba że Forteca strzeże kolumny { $value }!
    .v2 = Niestety, dobrzy ludzie! Wykreślcie { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[white] białą
    } { face-stem }ę, chyba że Forteca broni kolumny { $value }!
cry-already-struck = Odwagi! { $color ->
    [red] Czerwona
    [yellow] Żółta
   *[white] Biała
} { face } padła już dawno: nic więcej nie trzeba wykreślać.
    .v2 = Bądźcie spokojni! { $color ->
        [red] Czerwona
        [yellow] Żółta
       *[white] Biała
    } { face } padła już wcześniej: nic więcej nie trzeba wykreślać.
cry-offered = Podejdźcie i wybierajcie: { $offers }.
    .v2 = Dokonajcie wyboru: { $offers }.
    .v3 = Te kości na was czekają: { $offers }.
cry-none-free = Tym razem żadna kość nie jest za darmo! Kto nie może zapłacić za żadną, niech zamiast akcji weźmie po jednym zasobie każdego rodzaju.
    .v2 = Dziś każda kość ma swoją cenę! Kto nie może zapłacić za żadną, niech zamiast akcji weźmie po jednym zasobie każdego rodzaju.
cry-rebuilt = Chwała murarzom! { $from ->
    [red] Czerwony
    [yellow] Żółty
   *[white] Biały
} plac znów stoi{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , tym razem czerwony.
        [yellow] , tym razem żółty.
       *[white] , tym razem biały.
    }
}
    .v2 = { $from ->
        [red] Spójrzcie na dzieło murarzy! Czerwony plac powstał na nowo
        [yellow] Spójrzcie na dzieło murarzy! Żółty plac powstał na nowo
       *[white] Spójrzcie na dzieło murarzy! Biały plac powstał na nowo
    }{ $same ->
        [yes] .
       *[no] { $to ->
            [red] , odziany w czerwony płaszcz.
            [yellow] , odziany w żółty płaszcz.
           *[white] , odziany w biały płaszcz.
        }
    }
cry-turned-to-raid = Koniec uczty! Płytka { $tile } obraca się na stronę Najazdu: { $effect }.
    .v2 = Ostatni puchar wypity! Płytka { $tile } obraca się na stronę Najazdu: { $effect }.
cry-day-began = Pobudka! Nad Troyes wstaje świt { ordinal } dnia.
    .v2 = Wstawajcie, śpiochy! Wzeszło słońce { ordinal } dnia.
cry-sheet-strikes-begin = Strzeżcie się! Od tego dnia czarna kość uderza także w wasze arkusze!
    .v2 = Pilnujcie murów! Od tego dnia czarna kość uderza także w wasze arkusze!
cry-last-day = Zważcie wszyscy: oto ostatni dzień!
    .v2 = Niech wie każdy, mały i duży: oto ostatni dzień!
cry-ended = Odłóżcie pióra, dobrzy ludzie: koniec gry! Policzcie swoje rzędy, pary pozostałych zasobów i obywateli.
    .v2 = Złóżcie pióra, mali i duzi: koniec gry! Policzcie swoje rzędy, pary pozostałych zasobów i obywateli.
surprise-escaped = { $color ->
    [red] Cóż za szczęście: ze wszystkich czerwonych kości ostała się tylko { face }.
    [yellow] Cóż za szczęście: ze wszystkich żółtych kości ostała się tylko { face }.
   *[white] Cóż za szczęście: ze wszystkich białych kości ostała się tylko { face }.
}
surprise-row = { $color ->
    [red] Trzeci cios z rzędu spada na szlachtę!
    [yellow] Trzeci cios z rzędu spada na mieszczan!
   *[white] Trzeci cios z rzędu spada na duchowieństwo!
}
surprise-twice = Piorun uderza dwa razy w tę samą kość!
surprise-spared = Ocalony! Fortuna sprzyja Troyes.
