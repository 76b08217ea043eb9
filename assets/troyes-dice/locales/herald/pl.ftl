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
cry-tile-in-play = { $side ->
    [banquet] Uczta na stole! Przy płytce { $tile }: { $effect }.
   *[raid] Najazd nadciąga! Przy płytce { $tile }: { $effect }.
}
cry-half-day = Słuchajcie, słuchajcie! { $half ->
    [morning] Nad Troyes wstaje poranek { ordinal } dnia.
   *[afternoon] Nadeszło popołudnie { ordinal } dnia.
}
cry-last-half-day = Nadstawcie uszu, wszyscy: oto ostatnia połówka dnia!
cry-spared = Radujcie się! Płytka 8 gości wroga i oszczędza { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac: czarna { face } nie uderza i każdy może ją wybrać.
cry-plaza-struck = Uderza czarna { face } i { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac obraca się w gruzy!
cry-plaza-raided = Do broni! Z przezroczystą { face-stem }ą nadciągają najeźdźcy i { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac obraca się w gruzy!
cry-sheets-struck = Biada miastu! Wykreślcie { $color ->
    [red] czerwoną
    [yellow] żółtą
   *[white] białą
} { face-stem }ę, chyba że Forteca strzeże kolumny { $value }!
cry-already-struck = Odwagi! { $color ->
    [red] Czerwona
    [yellow] Żółta
   *[white] Biała
} { face } padła już dawno: nic więcej nie trzeba wykreślać.
cry-offered = Podejdźcie i wybierajcie: { $offers }.
cry-none-free = Tym razem żadna kość nie jest za darmo! Kto nie może zapłacić za żadną, niech zamiast akcji weźmie po jednym zasobie każdego rodzaju.
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
cry-turned-to-raid = Koniec uczty! Płytka { $tile } obraca się na stronę Najazdu: { $effect }.
cry-day-began = Słuchajcie, słuchajcie! Nad Troyes wstaje świt { ordinal } dnia.
cry-sheet-strikes-begin = Strzeżcie się! Od tego dnia czarna kość uderza także w wasze arkusze!
cry-last-day = Nadstawcie uszu, wszyscy: oto ostatni dzień!
cry-ended = Odłóżcie pióra, dobrzy ludzie: koniec gry! Policzcie swoje rzędy, pary pozostałych zasobów i obywateli.
