# Polish. Troyes Dice has no Polish edition: denar, wpływ, Katedra, Pałac, Ratusz, kość and obywatel are those of the Polish edition
# of Troyes (Rebel) as Games Fanatic and Board Game Arena quote it. The others are ours.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value is feminine, as kość and trójka are (biała trójka, acc. białą trójkę), a plaza masculine (biały plac).

## Things

color = { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
}
color-letter = { $color ->
    [red] C
    [yellow] Ż
   *[white] B
}
plaza-color = { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
}
half = { $half ->
    [morning] rano
   *[afternoon] po południu
}
day = Dzień { $day }
half-day = Dzień { $day }, { half }
roll = czarna { $black }, przezroczyste { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] czerwony z obu stron
        [yellow] żółty z obu stron
       *[white] biały z obu stron
    }
   *[no] { $up ->
        [red] czerwony
        [yellow] żółty
       *[white] biały
    }, z drugiej strony { $down ->
        [red] czerwony
        [yellow] żółty
       *[white] biały
    }
}
tile-name = płytka { $tile }
tile = { $side ->
    [banquet] Uczta { $tile }
   *[raid] Najazd { $tile }
}: { $effect }
available = { $red ->
    [one] { $red } czerwona
    [few] { $red } czerwone
   *[many] { $red } czerwonych
}, { $yellow ->
    [one] { $yellow } żółta
    [few] { $yellow } żółte
   *[many] { $yellow } żółtych
}, { $white ->
    [one] { $white } biała
    [few] { $white } białe
   *[many] { $white } białych
}
order-roll = rzut ({ $half-day })
order-close = koniec ({ $half-day })
strike-plaza = { color } plac zniszczony
strike-sheets = { $color ->
    [red] czerwona { $value } trafiona
    [yellow] żółta { $value } trafiona
   *[white] biała { $value } trafiona
}
strike-already = { $color ->
    [red] czerwona { $value } ponownie
    [yellow] żółta { $value } ponownie
   *[white] biała { $value } ponownie
}

## Prices and offers

price-free = za darmo
price-any = { $count ->
    [one] { $count } dowolny zasób
    [few] { $count } dowolne zasoby
   *[many] { $count } dowolnych zasobów
}
price-denier = { $count ->
    [one] { $count } denar
    [few] { $count } denary
   *[many] { $count } denarów
}
price-influence = { $count ->
    [one] { $count } punkt wpływu
    [few] { $count } punkty wpływu
   *[many] { $count } punktów wpływu
}
price-knowledge = { $count ->
    [one] { $count } punkt wiedzy
    [few] { $count } punkty wiedzy
   *[many] { $count } punktów wiedzy
}
offer = { $die ->
    [black] { $color ->
        [red] czarna { face } jako czerwona
        [yellow] czarna { face } jako żółta
       *[white] czarna { face } jako biała
    }
   *[clear] { $color ->
        [red] czerwona { face }
        [yellow] żółta { face }
       *[white] biała { face }
    }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = 1 punkt wpływu zmienia wartość o najwyżej 2
    .short = wpływ: ±2
effect-no-influence = wpływ nie może zmienić wartości
    .short = stała wartość
effect-free = kość jest za darmo
    .short = za darmo
effect-one-denier-more = kosztuje o 1 denar więcej
    .short = wliczone
effect-cathedral-gains = z Katedrą weźcie po jednym zasobie każdego rodzaju
    .short = Katedra: +1 każdego zasobu
effect-one-knowledge-more = kosztuje o 1 punkt wiedzy więcej
    .short = wliczone
effect-work-citizen = z budynkiem użytkowym o jednego obywatela jego koloru więcej
    .short = użytkowy: +1 obywatel
effect-value-nothing = wartość wynosi 0; wpływ może ją podnieść
    .short = wartość 0
effect-cheap-color = 1 punkt wiedzy zmienia kolor
    .short = kolor: punkt wiedzy
effect-no-color-change = wiedza nie może zmienić koloru
    .short = stały kolor
effect-fortress-citizens = z Fortecą o jednego czerwonego i o jednego żółtego lub białego obywatela więcej
    .short = Forteca: +2 obywateli
effect-one-influence-more = kosztuje o 1 punkt wpływu więcej
    .short = wliczone
effect-great-hall-counts = z Wielką Halą liczcie o jedną kość wymaganego koloru więcej
    .short = Wielka Hala: +1
effect-no-prestige = żadnego budynku prestiżowego z tą kością
    .short = bez prestiżowego
effect-strike-ignored = czarna kość tu nie uderza i można ją wybrać
    .short = można ją wybrać
effect-clear-strikes = przezroczysta kość uderza tu jak czarna
    .short = przezroczysta kość uderza

## Cries

cry-opening = Ponumerujcie kolumny od lewej do prawej: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Uczta { $tile }
   *[raid] Najazd { $tile }
}: { $effect }.
cry-half-day = Dzień { $day }, { half }.
cry-last-half-day = To ostatnia połówka dnia.
cry-spared = Płytka 8 oszczędza { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac: czarna { face } nie uderza i można ją wybrać.
cry-plaza-struck = Czarna { face } niszczy { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac.
cry-plaza-raided = Najazd! Przezroczysta { face } niszczy { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac.
cry-sheets-struck = Wykreślcie { $color ->
    [red] czerwoną
    [yellow] żółtą
   *[white] białą
} { face-stem }ę, chyba że w kolumnie { $value } stoi Forteca.
cry-already-struck = { $color ->
    [red] Czerwona
    [yellow] Żółta
   *[white] Biała
} { face } została już trafiona: nic więcej nie trzeba wykreślać.
cry-offered = Wybierajcie: { $offers }.
cry-none-free = Żadna kość nie jest za darmo: kto nie może zapłacić za żadną, zamiast akcji bierze po jednym zasobie każdego rodzaju.
cry-rebuilt = { $from ->
    [red] Czerwony
    [yellow] Żółty
   *[white] Biały
} plac został odbudowany{ $same ->
    [yes] .
   *[no] { $to ->
        [red] {" "}– teraz jest czerwony.
        [yellow] {" "}– teraz jest żółty.
       *[white] {" "}– teraz jest biały.
    }
}
cry-turned-to-raid = Płytka { $tile } obraca się na stronę Najazdu: { $effect }.
cry-day-began = Zaczyna się dzień { $day }.
cry-sheet-strikes-begin = Od dziś czarna kość uderza także w wasze arkusze.
cry-last-day = To ostatni dzień.
cry-ended = Koniec partii. Policzcie swoje rzędy, pary pozostałych zasobów i obywateli.
face = { $value ->
    [0] 0
   *[other] { face-stem }a
}
face-stem = { $value ->
    [1] jedynk
    [2] dwójk
    [3] trójk
    [4] czwórk
    [5] piątk
   *[6] szóstk
}

headline-opening = Kolumny: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Uczta { $tile }
   *[raid] Najazd { $tile }
}
headline-last-half-day = To ostatnia połówka dnia
headline-plaza-struck = Czarna { face } niszczy { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac
headline-plaza-raided = Najazd! { $color ->
    [red] Czerwony plac zniszczony
    [yellow] Żółty plac zniszczony
   *[white] Biały plac zniszczony
}
headline-offered = Wybierzcie kość
headline-none-free = Żadna kość nie jest za darmo
headline-rebuilt = { $from ->
    [red] Czerwony
    [yellow] Żółty
   *[white] Biały
} plac { $same ->
    [yes] został odbudowany
   *[no] { $to ->
        [red] jest teraz czerwony
        [yellow] jest teraz żółty
       *[white] jest teraz biały
    }
}
headline-turned-to-raid = { $tile ->
    [1] Płytka 1: odtąd wartość jest stała
    [2] Płytka 2: odtąd o 1 denar więcej
    [3] Płytka 3: odtąd o 1 punkt wiedzy więcej
    [4] Płytka 4: odtąd kość liczy się jako 0
    [5] Płytka 5: odtąd kolor jest stały
    [6] Płytka 6: odtąd o 1 punkt wpływu więcej
    [7] Płytka 7: bez budynku prestiżowego
   *[8] Płytka 8: odtąd uderza każda kość
}
headline-day-began = Zaczyna się dzień { $day }
headline-sheet-strikes-begin = Od dziś uderza także w wasze arkusze
headline-last-day = To ostatni dzień
headline-sheets-struck = Ginie { $color ->
    [red] czerwona
    [yellow] żółta
   *[white] biała
} { face }!
headline-already-struck = { $color ->
    [red] Czerwona
    [yellow] Żółta
   *[white] Biała
} { face }: już trafiona
headline-spared = { $color ->
    [red] Czerwony plac ocalał
    [yellow] Żółty plac ocalał
   *[white] Biały plac ocalał
}
headline-ended = Koniec partii
reason-already-struck = Nic więcej nie trzeba wykreślać
reason-sheets-struck = Chyba że w kolumnie { $value } stoi Forteca
reason-spared = Chroni go płytka 8

## What is remarkable about a roll

surprise-escaped = { $color ->
    [red] Została jeszcze tylko czerwona { face }.
    [yellow] Została jeszcze tylko żółta { face }.
   *[white] Została jeszcze tylko biała { face }.
}
surprise-row = { $color ->
    [red] Trzy uderzenia z rzędu w kolor czerwony!
    [yellow] Trzy uderzenia z rzędu w kolor żółty!
   *[white] Trzy uderzenia z rzędu w kolor biały!
}
surprise-twice = Dwa razy ta sama kość! Jest już wykreślona.
surprise-spared = Ocalony! Było blisko.

## The terminal

cli-struck-before = Trafione przed przejęciem partii: { $dice }.
cli-wheel = Koło, zgodnie z ruchem wskazówek zegara:
cli-plaza = plac { $number }: { $plaza }
cli-neutral = strefa neutralna
cli-heading = { $half-day } ({ $number } z { $all })
cli-dice = Kości: { $roll }.
cli-black-die = czarna { $value }
colored-die = { $color ->
    [red] czerwona { $value }
    [yellow] żółta { $value }
   *[white] biała { $value }
}
cli-place = miejsce { $place }: { $die } (plac { $number }: { $plaza })
cli-place-destroyed = { $placed }, zniszczony
cli-choose = Wybierzcie jedną:
cli-available = Dostępne dla Wielkiej Hali: { $available }.
cli-plazas = { $half ->
    [morning] place poranka: { $plazas }
   *[afternoon] place popołudnia: { $plazas }
}
cli-next-roll = { $half ->
    [morning] Naciśnijcie Enter, aby rzucić kośćmi na poranek dnia { $day }.
   *[afternoon] Naciśnijcie Enter, aby rzucić kośćmi na popołudnie dnia { $day }.
}
cli-next-dice = { $half ->
    [morning] Naciśnijcie Enter, aby wziąć z pliku kości na poranek dnia { $day }.
   *[afternoon] Naciśnijcie Enter, aby wziąć z pliku kości na popołudnie dnia { $day }.
}
cli-ask-dice = { $half ->
    [morning] Kości na poranek dnia { $day }, najpierw czarna:
   *[afternoon] Kości na popołudnie dnia { $day }, najpierw czarna:
}
cli-next-close = { $half ->
    [morning] Gdy wszyscy wybrali i wykonali akcję, naciśnijcie Enter, aby zakończyć poranek dnia { $day }.
   *[afternoon] Gdy wszyscy wybrali i wykonali akcję, naciśnijcie Enter, aby zakończyć popołudnie dnia { $day }.
}

## The almanac

almanac-struck = Jak prawdopodobne, że kość na arkuszach będzie trafiona do końca każdego dnia
almanac-struck-so-far = Ile kości na arkuszach jest trafionych do końca każdego dnia: średnio oraz liczba nieprzekraczana w 10, 50 i 90 na 100 partii
almanac-of-hundred = { $games } na 100
almanac-average = średnia
almanac-any-color = każdy kolor
almanac-any-tile = każda płytka
almanac-places = Kości na każdym miejscu koła
almanac-offered = do wyboru
almanac-value = oczka
almanac-free = za darmo
almanac-printed = ta cena
almanac-dearer = drożej
almanac-half-days = Jak często żadna kość nie jest za darmo
almanac-none-free = żadna za darmo
almanac-available = Jak często do wyboru jest dana liczba kości jednego koloru
almanac-plazas = Ile z dziewięciu placów pokazuje inny kolor niż na początku
almanac-turned = zmienione
almanac-most = najczęstszy
almanac-fewest = najrzadszy
almanac-start = Początek
almanac-tiles = Co robi każda płytka w partiach, w których jest w grze: prawdopodobieństwo, że to już najazd, a na partię kości po stronie uczty, kości po stronie najazdu, oszczędzone place i place zniszczone przez przezroczystą kość
almanac-raid-day-4 = najazd, dzień 4
almanac-raid = najazd, koniec
almanac-at-banquet = uczta
almanac-at-raid = najazd
almanac-spared = oszczędzone
almanac-raided = zniszczone
almanac-fair-dice = Cztery kości w każdej połówce dnia
almanac-fair-next = Czarna kość rano i po południu
almanac-fair-one-colored = Gdzie leżą jednokolorowe place
almanac-fair-two-colored = Gdzie leżą dwukolorowe place i która strona jest na wierzchu
almanac-fair-tiles = Które płytki są rozdawane
odds-struck = Trafione kości
odds-from-to = od { $low } do { $high }
odds-struck-now = Kości na arkuszach trafione do tej pory: { $count }. Średnio jest ich teraz { $average }, a w 8 z 10 partii { $range }.
odds-struck-end = Kości na arkuszach trafione w tej partii: { $count }. Średnio jest ich { $average }, a w 8 z 10 partii { $range }.
odds-safe = Wasze arkusze są bezpieczne do dnia { $day }.
odds-next =
    { $count ->
        [one] Najbardziej zagrożona w następnym rzucie: { $die }, { $chance }
       *[other] Najbardziej zagrożone w następnym rzucie: { $die }, { $chance }
    }
odds-range = 8 z 10 partii
odds-average = średnia
odds-own = ta partia
odds-days = Dzień
odds-struck-axis = Kości trafione do tej pory
odds-danger = Zagrożone kości
odds-danger-over = Kość po kości
odds-danger-any = Jak prawdopodobne jest trafienie każdej kości do końca partii.
odds-danger-now =
    { $count ->
        [one] Najbardziej zagrożona do końca partii: { $die }, { $chance }.
       *[other] Najbardziej zagrożone do końca partii: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] Najbardziej zagrożona w samym następnym rzucie: { $die }, { $chance }.
       *[other] Najbardziej zagrożone w samym następnym rzucie: { $die }, { $chance }.
    }
odds-danger-end = Trafione w tej partii: { $count } z { $all } kości.
odds-danger-axis = Trafiona do końca partii, w procentach
odds-danger-axis-over = Jak prawdopodobne to było na początku, w procentach
odds-values = Kość na arkuszach
odds-gone = już trafiona
odds-any = na początku każdej partii
odds-offer = Kości do wyboru
odds-offer-any = Jak często do wyboru jest dana liczba kości jednego koloru.
odds-offer-about = Jak często w tej partii do wyboru była dana liczba kości jednego koloru.
odds-offer-axis = Jak często, w procentach połówek dnia
odds-dice = Kości tego koloru do wyboru w połówce dnia
odds-none-free = W tej partii żadna kość nie była darmowa w { $chance } połówek dnia; średnio jest to { $average }.
odds-none-free-any = Średnio żadna kość nie jest darmowa w { $average } połówek dnia.

## Refusals

refusal-plaza-count = Koło ma dziewięć placów, a nie { $count }.
    .clause = koło ma dziewięć placów, a nie { $count }
refusal-tile-count = W grze są trzy płytki, a nie { $count }.
    .clause = płytki są trzy albo nie ma ich wcale, a nie { $count }
refusal-no-such-tile = Płytki mają numery od 1 do 8; pozycja { $position } to { $number }.
    .clause = płytki mają numery od 1 do 8; pozycja { $position } to { $number }
refusal-tile-twice = Płytka { $tile } jest podana więcej niż raz.
    .clause = płytka { $tile } leży więcej niż raz
refusal-same-color-plazas = Płytki leżą przy trzech placach jednakowych z obu stron; na tym kole jest ich { $count }.
    .clause = płytki wymagają trzech placów jednakowych z obu stron, a nie { $count }
refusal-numbering-count = Numeracja ma sześć liczb, a nie { $count }.
    .clause = numeruje się sześć kolumn, a nie { $count }
refusal-numbering-face = Kolumny mają numery od 1 do 6: kolumna { $column } nie może mieć numeru { $value }.
    .clause = kolumna { $column }: żadna kość nie pokazuje { $value }
refusal-numbering-twice = Liczba { $value } stoi w więcej niż jednej kolumnie.
    .clause = liczba { $value } stoi w więcej niż jednej kolumnie
refusal-numbering-text = Wpiszcie sześć liczb ze spacjami, na przykład 4 5 6 1 2 3.
refusal-no-such-day = Partia ma dni od 1 do 8, a nie { $day }.
    .clause = partia ma dni od 1 do 8, a nie { $day }
refusal-no-such-struck-die = Trafiona kość numer { $position } nie może mieć wartości { $value }: kość pokazuje od 1 do 6.
    .clause = trafiona kość { $position }: żadna kość nie pokazuje { $value }
refusal-struck-twice = Trafiona kość jest podana więcej niż raz: { $die }.
    .clause = trafiona kość jest podana więcej niż raz: { $die }
refusal-struck-too-early = Żaden arkusz nie mógł zostać trafiony przed końcem poranka dnia 3.
    .clause = żaden arkusz nie mógł zostać trafiony przed końcem poranka dnia 3
refusal-black-die = Czarna kość nie może pokazać { $value }: kość pokazuje od 1 do 6.
    .clause = czarna kość: żadna kość nie pokazuje { $value }
refusal-clear-die = Przezroczysta kość { $which } nie może pokazać { $value }: kość pokazuje od 1 do 6.
    .clause = przezroczysta kość { $which }: żadna kość nie pokazuje { $value }
refusal-dice-count = Wpiszcie cztery kości, najpierw czarną: { $count ->
    [0] nie ma jeszcze żadnej
    [one] jest { $count }
    [few] są { $count }
   *[many] jest { $count }
}.
refusal-dice-text = „{ $text }” to nie liczba: wpiszcie cztery kości, na przykład 3 1 3 6.
refusal-rolled-already = Kośćmi w tej połówce dnia już rzucono.
    .clause = kośćmi w tej połówce dnia już rzucono
refusal-not-rolled = Połówka dnia nie może się skończyć przed rzutem kośćmi.
    .clause = połówka dnia nie może się skończyć przed rzutem kośćmi
refusal-over = Partia się skończyła.
    .clause = partia się skończyła
refusal-dice-not-dealt = To nie są kości, które daje kod { $code }.
    .clause = to nie są kości, które daje kod { $code }

refusal-too-many-built = { $building }: rząd ma 6 budynków, a nie { $count }. Trzeba policzyć ten rząd jeszcze raz.
refusal-no-such-circle = { $building }: w kółku stoi 1, 2 albo 3, a nie { $number }.
refusal-circle-count = Trzeba sprawdzić Katedry i kółka: każda narysowana Katedra wypełnia jedno kółko. Wpisano Katedry: { $cathedrals }, wypełnione kółka: { $circles }.
refusal-circle-too-often = Trzeba sprawdzić kółka na arkuszu: { $due ->
    [0] żadna Katedra nie daje jeszcze liczby { $number }, a jest wpisana
    [1] Katedry dają liczbę { $number } tylko raz, a wpisano ją { $circles } razy
   *[other] Katedry dają liczbę { $number } tylko dwa razy, a wpisano ją { $circles } razy
}. Pierwsze dwie Katedry dają 1, następne dwie 2, ostatnie dwie 3.
refusal-too-many-leftovers = Pozostałe { $resource }: najwyżej 18, a nie { $count }. Trzeba policzyć je jeszcze raz.
refusal-too-many-citizens = Obywateli jest najwyżej 60, a nie { $count }. Trzeba policzyć ich jeszcze raz.

## The reckoning

building-fortress = Forteca
building-counts-palace = Pałac Hrabiów
building-great-hall = Wielka Hala
building-city-hall = Ratusz
building-cathedral = Katedra
building-bishopric = Pałac Biskupi
resource-influence = punkty wpływu
resource-deniers = denary
resource-knowledge = punkty wiedzy
sheet-field-built = { $building }, narysowano
sheet-field-circle = { $building }, kółko
sheet-field-leftovers = Pozostałe { $resource }
sheet-field-citizens = Obywatele
warning-many-in-struck-columns = { $building }: { $count ->
    [one] { $count } stoi w trafionej kolumnie i żadna Forteca nie mogła tego ocalić. Czy to narysowano wcześniej?
    [few] { $count } stoją w trafionych kolumnach i żadna Forteca nie mogła ich ocalić. Czy narysowano je wcześniej?
   *[many] { $count } stoi w trafionych kolumnach i żadna Forteca nie mogła ich ocalić. Czy narysowano je wcześniej?
}
warning-too-many-before = Przed uderzeniem ({ $half-day }), po zaledwie { $half-days ->
    [one] { $half-days } połówce dnia
   *[many] { $half-days } połówkach dnia
}, musiano narysować co najmniej { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}. Pozwalają na to tylko premie. Sprawdźcie budynki na arkuszu.
warning-tracks-without-citizens = { $tracks ->
    [one] Pełny tor obywateli wymaga 20 obywateli
    [few] { $tracks } pełne tory obywateli wymagają po 20 obywateli
   *[many] { $tracks } pełnych torów obywateli wymaga po 20 obywateli
}, a jest ich { $citizens }. Trzeba sprawdzić, które tory są pełne.
results-leftovers = Pozostałe zasoby
results-leftover-points = Pozostałe zasoby, punkty
results-citizens = Obywatele
award-builder = Złota kielnia
award-citizens = Najwięcej obywateli
award-row = Najlepszy rząd
award-purse = Najpełniejsza sakiewka
results-points-of = { $building }, punkty
results-drawn = Narysowane budynki
results-circles = Liczby w kółkach
results-tracks = { $name }, tory zakreślone do końca:
achievement-three-solo = Trzy partie solo
achievement-three-multiplayer = Trzy partie z innymi
achievement-three-expansion = Trzy partie z Ucztami i Najazdami
achievement-points = Co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
achievement-won-over-sixty = Partia z innymi wygrana z ponad 60 punktami
achievement-eighteen-from-one = 18 punktów od jednej postaci
achievement-forty-citizens = Co najmniej 40 obywateli
achievement-full-row = Komplet sześciu: { $building }
achievement-resource-track = Cały tor: { $resource }
achievement-citizen-track = Cały tor obywateli: { $color-name }

## The desk

desk-roll = Rzuć kośćmi
desk-close = Zakończ połówkę dnia
desk-enter = Połóż te kości
desk-throw = Kości, najpierw czarna
desk-throw-face = Dodaj { face-stem }ę
desk-throw-black = { $value ->
    [0] Czarna kość: jeszcze bez wartości
   *[other] Czarna kość: { $value }
}
desk-throw-clear = { $value ->
    [0] Przezroczysta kość { $which }: jeszcze bez wartości
   *[other] Przezroczysta kość { $which }: { $value }
}
desk-offers = Wybierzcie kość
desk-no-offers = Jeszcze nie rzucono kośćmi.
desk-available = Dostępne kości: { $available }
desk-strike-grid = Trafione kości
desk-die-struck = { $die }: trafiona ({ $when })
desk-die-struck-before = { $die }: trafiona przed przejęciem partii
desk-die-stands = { $die }: nietrafiona
desk-log-raid = { $tile }: teraz Najazd
desk-wheel = Koło
desk-plaza = Plac { $number }, { $plaza }
desk-tile-at = Plac { $number }: { $tile }
desk-destroyed = zniszczony
desk-black-die = czarna kość { $value }
desk-clear-die = przezroczysta kość { $value }

setup-expansion = Uczty i Najazdy
setup-expansion-about = Dodaje płytkę przy każdym z trzech placów jednakowych z obu stron.
setup-numbering = Liczby nad kolumnami
setup-numbering-first = Pierwsza partia: { $numbers }
setup-numbering-rising = Rosnąco: { $numbers }
setup-numbering-falling = Malejąco: { $numbers }
setup-numbering-expert = Dla ekspertów: dowolnie
setup-leftmost = Pierwsza liczba z lewej
setup-own-numbers = Liczby od lewej do prawej
setup-options-about = Kod, numery nad kolumnami, własne kości albo koło, start w trakcie partii.
setup-dice = Kości
setup-dice-code = Rzuca aplikacja
setup-dice-entered = Rzucane na stole i wpisywane
setup-start = Partia zaczyna się
setup-struck = Już trafione
setup-struck-about = Zaznaczcie kości, które są już wykreślone, żeby herold o nich wiedział. Bez zaznaczeń liczy od teraz.
setup-wheel = Koło
setup-wheel-code = Wyznaczone przez kod
setup-wheel-entered = Takie, jak leży na stole
setup-wheel-about = Naciśnijcie plac, aby zmienić jego kolor na następny, a mały znak obok – aby zmienić kolor drugiej strony.
setup-plaza-down = Plac { $number }, druga strona: { $color-name }
setup-tiles = Płytki
setup-tiles-code = Wylosowane przez kod
setup-tiles-entered = Takie, jak leżą na stole
setup-tiles-about = Weźcie płytkę spod koła i połóżcie ją przy jednym z trzech placów jednakowych z obu stron. Naciśnijcie ją tam, aby odwrócić ją na stronę Najazdu.
setup-same-color = Place jednakowe z obu stron: { $count } z { $all }
setup-tiles-laid = Płytki przy kole: { $count } z { $all }
setup-place-tile = Płytka przy placu { $number }: { $tile }
setup-place-empty = Płytka przy placu { $number }: brak
setup-tile = Płytka { $tile }
setup-tile-laid = Płytka { $tile }, przy placu { $number }
setup-start-day = Początek w dniu { $day }
setup-start-half = { $half ->
    [morning] Początek rano
   *[afternoon] Początek po południu
}

guide-sheets = 1. Wszyscy biorą arkusz i ołówek i numerują kolumny, jak mówi pierwsze ogłoszenie.
guide-open = 2. Herold też gra. Wystarczy naciskać Spację: zawsze wykonuje kolejny krok.
guide-roll = 3. Spacja rzuca. Kości leżą na swoich placach; każdy wybiera jedną, płaci jej cenę i wykonuje akcję, wszyscy naraz.
guide-strike = 4. Czarna kość niszczy swój plac. Od dnia 3 wszyscy wykreślają też na arkuszu kość tej liczby i tego koloru, chyba że w jej kolumnie stoi Forteca.
guide-close = 5. Gdy wszyscy są gotowi, Spacja kończy połówkę dnia. Po szesnastu połówkach dnia policzcie punkty.
check-sheet = Arkusz i ołówek dla każdego.
check-number = Ponumerujcie kolumny od lewej do prawej.
check-resources = Każdy zaczyna z trzema zasobami każdego rodzaju.
check-tiles = Przy kole leżą trzy płytki: uczty, dopóki ich plac nie zostanie zniszczony.
check-roll = Potem rzucamy kośćmi.
first-need = Czego potrzebujecie
first-need-sheets = Arkusz punktacji i ołówek dla każdej osoby. Wydrukujcie arkusze tutaj albo weźcie te z gry.
first-need-app = Bez koła i bez kości: Town Crier rzuca, obraca koło i ogłasza, co się dzieje. Kto go obsługuje, też gra.
first-need-time = Od jednej do dwudziestu osób i około pół godziny, za pierwszym razem trochę więcej.
first-before = Przed pierwszym rzutem
first-before-number = Wszyscy numerują sześć kolumn od lewej do prawej, zgodnie z ogłoszeniem.
first-before-resources = Wszyscy zaczynają z trzema punktami wpływu, trzema denarami i trzema punktami wiedzy.
first-half-day = Połówka dnia
first-roll = Rzuca się trzema przezroczystymi kośćmi i jedną czarną. Od najniższej do najwyższej leżą na czterech placach tej połówki dnia, a przezroczysta kość przyjmuje kolor swojego placu.
first-strike = Czarna kość niszczy swój plac na tę połówkę dnia. Od dnia 3 trafia też wasze arkusze: wykreślcie kość tego koloru i tej wartości, chyba że w tej kolumnie stoi Forteca.
first-choose = Wszyscy naraz wybieracie po jednej z pozostałych kości i płacicie cenę przy jej placu. Kilka osób może wybrać tę samą.
first-act = Nią robicie jedną z trzech rzeczy: bierzecie tyle zasobów jej koloru, ile pokazuje, budujecie budynek prestiżowy albo budujecie budynek użytkowy. Punkty wpływu zmieniają jej wartość, punkty wiedzy jej kolor.
first-close = Gdy wszyscy są gotowi, zniszczony plac zostaje odwrócony i zaczyna się następna połówka dnia. Po każdym popołudniu koło się obraca.
first-end = Koniec
first-end-count = Po ośmiu dniach, czyli szesnastu połówkach, policzcie punkty. Town Crier je zsumuje i powie, co się nie zgadza.
hint-start = Zaczynacie z trzema zasobami każdego rodzaju: wpływ (czerwony), denary (żółty) i wiedza (biały).
hint-plazas = Połówkę dnia rozgrywa się na czterech placach: teraz na tych.
hint-prices = Znak przy każdym placu mówi, ile kosztuje tam kość: nic, jeden dowolny zasób, jeden denar albo dwa denary.
hint-color = Przezroczysta kość przyjmuje kolor swojego placu, tutaj: { $die }. Używacie jej w części arkusza, która ma ten kolor.
hint-black = Czarna kość niszczy swój plac: w tej połówce dnia nikt go nie używa. Potem wraca on na miejsce drugą stroną do góry.
coming-strikes = { $half-day }: ciosy trafiają też arkusze
hint-actions = Zróbcie kością jedną rzecz: zakreślcie tyle zasobów, ile pokazuje, albo narysujcie w kolumnie jej wartości budynek prestiżowy lub użytkowy.
hint-or = albo
hint-ask-free = Która kość jest za darmo? Ręka w górę!
hint-free = To { $die }. Pierwszy plac nic nie kosztuje, każdy następny kosztuje więcej.
hint-ask-gone = Której kości nikt nie może wybrać?
hint-gone = To { $die }: plac pod tą kością jest zniszczony.
hint-ask-gain = Zdobywacie zasoby tą kością: { $die }. Ile ich zakreślacie?
hint-gained = Zakreślacie tyle: { $count }. Tyle pokazuje kość.
hint-ask-dearest = Która kość kosztuje najwięcej?
hint-dearest = To { $die }. Jej cena: { $price }.
hint-tile-price = { $tile }. Cena tej kości: { $price }.
hint-ready = Wszyscy działają jednocześnie. Gdy wszyscy są gotowi, połówka dnia się kończy.
hint-afternoon = Po południu gra się na następnych czterech placach.
hint-taught = Już wiecie, jak się gra. Grajcie dalej: podpowiedzi pojawią się tylko przy czymś nowym.
hint-last-day = To ostatni dzień: zostały dwie połówki dnia.
hint-end = Koniec partii. Wpiszcie, co jest na waszych arkuszach: Town Crier zsumuje punkty.

room-number = Ponumerujcie kolumny.
room-wait = Zaraz rzut kośćmi.

## The hall of fame

hall-part = od: { $half-day }
hall-struck = Trafione kości we wszystkich partiach
hall-fair = oczekiwane przy uczciwych kościach
hall-most-struck = Czarna kość trafiała najczęściej, od dnia 1: { $die }, razy: { $times }.

## Printing

print-numbered = Drukuj { $numbers } w kościach oraz kod
print-sheets = Drukuj arkusze
print-sheets-title = Arkusze punktacji
print-card = Drukuj kartę
print-card-about = Kod, liczby, koło, płytki i co robić w każdej połówce dnia.
print-invitation = Druga strona z kodem QR dla telefonów
print-report-title = Raport z partii
print-report = Drukuj raport
print-report-about = Kości i uderzenia każdej połówki dnia oraz punkty na koniec.

## Paper

paper-game = Troyes Dice
paper-player = Gracz
paper-code = Kod { $code }
paper-sheets-title = Arkusze do gry Troyes Dice
paper-card-title = Karta herolda
paper-report-title = Przebieg partii Troyes Dice
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Szlachta
paper-district-yellow = Mieszczanie
paper-district-white = Duchowieństwo
paper-citizens = Obywatele
paper-total = Razem
paper-prices = Kość kosztuje
paper-none-free = Żadna za darmo, a nie stać was: zamiast akcji po jednym zasobie każdego rodzaju.
paper-changes = Zmiana kości
paper-change-value = wartość o 1 w górę lub w dół
paper-change-color = inny kolor
paper-strikes = Czarna kość
paper-strikes-about = Od dnia 3: wykreślcie kość jej wartości i koloru jej placu, chyba że w tej kolumnie stoi Forteca.
paper-cathedrals = Katedry
paper-cathedrals-about = Budując je, wpiszcie 1, 1, 2, 2, 3, 3 obok rzędu, który wskazują.
paper-card-columns = Kolumny od lewej do prawej
paper-card-prices = Ile kosztuje kość
paper-card-place = Miejsce { $place }
paper-card-placing = Od strefy neutralnej zgodnie z ruchem wskazówek zegara: cztery miejsca poranka, potem cztery popołudnia; ceny te same.
paper-card-tiles = Płytki w grze
paper-card-half-day = Każda połówka dnia
paper-card-days = Dni
paper-step-roll = Rzut
paper-step-roll-about = Trzy przezroczyste kości i czarna.
paper-step-place = Układanie
paper-step-place-about = Od najniższej do najwyższej na czterech miejscach tej połówki dnia; czarna przed przezroczystą o tej samej wartości. Przezroczyste kości przyjmują kolor placu.
paper-step-strike = Uderzenie
paper-step-strike-about = Czarna kość niszczy swój plac. Od dnia 3 wszyscy wykreślają kość tej wartości i tego koloru, chyba że w jej kolumnie stoi Forteca.
paper-step-choose = Wybór
paper-step-choose-about = Każdy wybiera jedną z pozostałych kości, płaci i wykonuje akcję; tę samą może wybrać kilku graczy. Jeśli żadna nie jest za darmo, kto nie może zapłacić za żadną, zamiast akcji bierze po 1 zasobie każdego rodzaju.
paper-step-end = Koniec
paper-step-end-about = Odwróćcie zniszczony plac i połóżcie go z powrotem; jego uczta na dobre zmienia się w najazd.
paper-step-turn = Obrót
paper-step-turn-about = Po popołudniu małe koło obraca się o jedno wcięcie zgodnie z ruchem wskazówek zegara. Po dniu 8 policzcie punkty.
paper-report-half-days = Połówki dnia
paper-report-empty = Jeszcze nie rzucono kośćmi.
paper-report-raid = płytka { $tile }: teraz Najazd
paper-report-scores = Wyniki

# The pace of the table.
evening-short-with-end = { $minutes } min · jeszcze { $end } min
evening = { $minutes } min gry{ $continued ->
    [yes] {" "}od wznowienia
   *[no] {""}
} · pozostało połówek dnia: { $left }
evening-with-end = { $minutes } min gry{ $continued ->
    [yes] {" "}od wznowienia
   *[no] {""}
} · pozostało połówek dnia: { $left } · jeszcze około { $end } min

## Arguments

args-plaza-count = potrzeba dziewięciu, placów od 1 do 9, a nie { $count }
args-plaza = każdy plac to dwie litery spośród r, y i w, widoczny kolor i potem druga strona, a pozycja { $position } to „{ $text }”
args-same-color-plazas = płytki wymagają koła z trzema placami jednakowymi z obu stron, jak rr, yy i ww, a na tym jest ich { $count }
args-tile-count = potrzeba trzech, dla placów jednakowych z obu stron zgodnie z ruchem wskazówek zegara od placu 1, a nie { $count }
args-tile = każda płytka to liczba od 1 do 8, z literą r na końcu, gdy leży stroną Najazdu do góry, a pozycja { $position } to „{ $text }”
args-tile-twice = każda płytka jest jedna, a płytka { $tile } jest podana więcej niż raz
args-numbering = wpiszcie first, 4+, 4- albo sześć liczb, na przykład 4,1,6,2,5,3, a nie „{ $text }”
args-number-count = potrzeba sześciu liczb, od lewej do prawej, a nie { $count }
args-number = każda liczba jest od 1 do 6, a pozycja { $position } to „{ $text }”
args-number-twice = każda liczba stoi w jednej kolumnie, a { $value } jest podana więcej niż raz
args-from = wpiszcie dzień od 1 do 8 i m na poranek albo a na popołudnie, na przykład 3a, a nie „{ $text }”
args-struck = każda kość to r, y albo w i liczba od 1 do 6, na przykład w3, a pozycja { $position } to „{ $text }”
args-struck-twice = każda kość jest trafiona raz, a { $text } jest podana więcej niż raz
args-struck-early = arkusze są trafiane od poranka dnia 3, więc działa to tylko z --from 3a lub później
args-dice-count = potrzeba czterech kości, czarnej i potem trzech przezroczystych, a nie { $count }
args-die = { $which ->
    [black] czarna kość
    [first] pierwsza przezroczysta kość
    [second] druga przezroczysta kość
    [third] trzecia przezroczysta kość
   *[other] kość { $which }
} pokazuje od 1 do 6, a nie „{ $text }”
args-dice-too-few = { $name }: koniec przed { $half ->
    [morning] porankiem
   *[afternoon] popołudniem
} dnia { $day }; { $needed ->
    [one] brakuje jeszcze { $needed } wiersza
   *[other] brakuje jeszcze { $needed } wierszy
}
args-dice-too-many = { $name }, wiersz { $line }: partia się skończyła, a kości odtąd nie należą do żadnej połówki dnia

## A saved game

check-code = kod { $code }
check-no-code = bez kodu, koło i kości wpisane
check-holds = { $file }: wszystko w porządku: { $code }; { $half ->
    [morning] poranek
   *[afternoon] popołudnie
} dnia { $day } ({ $number } z { $all }), { $next ->
    [roll] przed rzutem
    [close] po rzucie
   *[over] koniec partii
}; { $orders ->
    [one] { $orders } krok
    [few] { $orders } kroki
   *[many] { $orders } kroków
}{ $undone ->
    [0] {""}
   *[other] , cofnięto: { $undone }
}
damage-plaza = plac { $number }: jest tam { $found }, a kod { $code } daje { $dealt }
damage-plaza-named = { $up ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} nad { $down ->
    [red] czerwonym
    [yellow] żółtym
   *[white] białym
}
damage-tile = płytka { $position } z listy: jest tam { $found }, a kod { $code } daje { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } stroną Uczty do góry
   *[raid] { $tile } stroną Najazdu do góry
}
damage-nothing = nic
damage-dice = czarna { $black } i przezroczyste { $a }, { $b }, { $c } to nie są kości, które daje kod { $code }

## The rules

rules-half-day = Połówka dnia
rules-prices = Koło i ceny
rules-actions = Co daje kość
rules-changes = Zmiana kości
rules-buildings = Sześć budynków
rules-citizens = Obywatele i premie
rules-strikes = Uderzenia od dnia 3
rules-tiles = Uczty i najazdy
rules-scoring = Punktacja
rule-days = Gra trwa osiem dni, a każdy ma poranek i popołudnie: szesnaście połówek dnia.
rule-roll = Rzućcie trzema przezroczystymi kośćmi i czarną.
rule-place = Kości trafiają na cztery place tej połówki dnia, od najniższej. Przy równej wartości pierwsza jest czarna.
rule-color = Przezroczysta kość przyjmuje kolor placu, na którym leży.
rule-destroy = Czarna kość niszczy plac, na którym leży. W tej połówce dnia nikt go nie używa.
rule-choose = Wszyscy naraz wybierają jedną z pozostałych kości i płacą jej cenę. Tę samą kość może wybrać kilku graczy.
rule-rebuild = Na koniec połówki dnia zniszczony plac odwraca się i wraca na miejsce.
rule-turn = Po popołudniu małe koło obraca się o jedno wcięcie zgodnie z ruchem wskazówek zegara i zaczyna się następny dzień.
rule-red = Kolor czerwony to szlachta i jej wpływ.
rule-yellow = Kolor żółty to mieszczanie i ich denary.
rule-white = Kolor biały to duchowieństwo i jego wiedza.
rule-plazas = Każdy z dziewięciu placów ma dwie strony. Trzy mają ten sam kolor po obu.
rule-other-side = Mały znak na placu pokazuje kolor jego drugiej strony.
rule-neutral = Okienko z numerem dnia wskazuje strefę neutralną. Zgodnie z ruchem wskazówek zegara idą za nią cztery place poranka, potem cztery popołudnia.
rule-price-first = W każdej połówce dnia pierwsze miejsce jest za darmo.
rule-price-second = Drugie miejsce kosztuje jeden dowolny zasób.
rule-price-third = Trzecie miejsce kosztuje jeden denar.
rule-price-fourth = Czwarte miejsce kosztuje dwa denary.
rule-none-free = Jeśli żadna kość nie jest za darmo i nie stać was na żadną, zamiast akcji weźcie po jednym zasobie każdego rodzaju.
rule-start = Zaczynacie z trzema zasobami każdego rodzaju.
rule-numbers = Sześć kolumn każdego arkusza ma liczby od 1 do 6, u wszystkich w tej samej kolejności.
rule-gain = Zdobycie zasobów: zakreślcie ich w kolorze kości tyle, ile wynosi jej wartość.
rule-track = Szósty, dwunasty i osiemnasty zasób na torze daje też obywatela jego koloru.
rule-later = To, co zdobędziecie, można wydać od następnej połówki dnia.
rule-prestige = Albo narysujcie budynek prestiżowy: w kolorze kości, w kolumnie jej wartości.
rule-work = Albo tak samo narysujcie budynek użytkowy.
rule-influence = Jeden punkt wpływu zmienia wartość waszej kości o oczko w górę lub w dół, tyle razy, na ile was stać.
rule-limits = Wartość pozostaje między 1 a 6: szóstka i jedynka nie sąsiadują ze sobą.
rule-knowledge = Dwa punkty wiedzy zmieniają kolor waszej kości.
rule-deniers = Denarami płaci się za kości na trzecim i czwartym miejscu.
rule-rows = Każdy kolor ma rząd sześciu budynków prestiżowych, a pod nim rząd sześciu użytkowych.
rule-fortress = Forteca: jeden obywatel – czerwony w dwóch lewych kolumnach, żółty w dwóch środkowych, biały w dwóch prawych. Chroni swoją kolumnę przed uderzeniami.
rule-great-hall = Wielka Hala, według kolumn od lewej. Pierwsza: trzy punkty wpływu za każdą dostępną czerwoną kość; druga: dwóch czerwonych obywateli za każdą czerwoną; trzecia: trzy denary za każdą żółtą; czwarta: dwóch żółtych obywateli za każdą żółtą; piąta: trzy punkty wiedzy za każdą białą; szósta: dwóch białych obywateli za każdą białą.
rule-available = Dostępne są kości, które można wybrać w tej połówce dnia. Kolor zmieniony wiedzą się nie liczy.
rule-cathedral = Katedra: na koniec jeden rząd daje punkty, według kolumn od lewej: Fortece, Pałace Hrabiów, Wielkie Hale, Ratusze, Katedry, Pałace Biskupie.
rule-cathedral-number = Obok tego rzędu wpiszcie 1 za pierwsze dwie Katedry, 2 za następne dwie, 3 za ostatnie dwie.
rule-palace = Pałac Hrabiów: dwóch czerwonych obywateli.
rule-city-hall = Ratusz: dwóch żółtych obywateli.
rule-bishopric = Pałac Biskupi: dwóch białych obywateli.
rule-links = Premia między dwoma sąsiadami w rzędzie jest wasza, gdy oba są narysowane.
rule-citizen = Każdy obywatel to jeden punkt.
rule-three-citizens = Trzech obywateli każdego koloru: po jednym zasobie każdego rodzaju.
rule-six-citizens = Sześciu każdego koloru i ponownie jedenastu każdego koloru: od razu dowolny budynek użytkowy.
rule-fifteen-citizens = Piętnastu jednego koloru: od razu budynek prestiżowy jednego z pozostałych kolorów.
rule-twenty-citizens = Dwudziestu jednego koloru: po jednym obywatelu pozostałych kolorów.
rule-full-track = Obywatele, dla których nie ma miejsca na ich torze, trafiają na inny.
rule-from-day-three = Od poranka dnia 3 to, co uderza w plac, uderza też we wszystkie arkusze.
rule-cross-out = Wszyscy wykreślają kość o tej samej wartości co czarna i w kolorze jej placu.
rule-lost = W tym kolorze tej kolumny nie da się już nic zbudować. To, co narysowane, zostaje.
rule-protected = Kto ma w tej kolumnie Fortecę, niczego nie wykreśla.
rule-already = Jeśli ta kość jest już wykreślona, nic więcej się nie dzieje.
rule-tiles = Trzy losowe płytki leżą stroną Uczty do góry przy trzech placach o tym samym kolorze z obu stron.
rule-tile-turns = Gdy czarna kość zniszczy taki plac, na koniec połówki dnia jego płytka na stałe zmienia się w Najazd. Płytka 8 także, gdy ocaliła swój plac.
rule-tile-whom = Płytka dotyczy tego, kto wybiera kość z jej placu.
rule-tile-eight = Płytka 8 dotyczy wszystkich.
rule-end = Gra kończy się po popołudniu dnia 8.
rule-row-points = Rząd z liczbą daje tę liczbę razy liczba narysowanych w nim budynków.
rule-leftovers = Dwa pozostałe zasoby jednego rodzaju dają jeden punkt.
rule-winner = Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.

## The picture explained

explain-price = { $half ->
    [morning] Cena rano
   *[afternoon] Cena po południu
}: { $price }
explain-costs = Cena: { $price }
explain-at = Dziś przy placu { $number }.
explain-other-side = Druga strona: { $side }
explain-destroyed = Zniszczony w tej połówce dnia.
explain-neutral = Strefa neutralna w dniu { $day }
legend-lit = Jasne: ta połówka dnia
legend-neutral = Dzień i strefa neutralna
legend-free = Kreskowane 0: za darmo
legend-any = Trzy kolory: dowolny zasób
legend-denier = Monety: tyle denarów
legend-badge = Mały znak: kolor drugiej strony
legend-destroyed = Zniszczony: nikt nie używa tego placu
legend-strikes = Skreślona kość: uderza też w arkusze
legend-tile = Uczta lub najazd dla kości obok
