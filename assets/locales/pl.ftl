# Polish. Troyes Dice has no Polish edition: denar, wpływ, Katedra, Pałac, Ratusz, kość and obywatel are those of the Polish edition
# of Troyes (Rebel) as Games Fanatic and Board Game Arena quote it. The others are ours.
#
# town crier = herold miejski · wheel = koło · notch = wcięcie · plaza = plac (m.) · black die = czarna kość ·
# clear die = przezroczysta kość · morning, afternoon = rano (poranek), po południu (popołudnie) · tile = płytka ·
# Banquets & Raids = Uczty i Najazdy · influence, denier, knowledge = punkt wpływu, denar, punkt wiedzy · citizen = obywatel ·
# prestige building = budynek prestiżowy · work building = budynek użytkowy · Fortress = Forteca · Great Hall = Wielka Hala ·
# Cathedral = Katedra · Count's Palace = Pałac Hrabiów · City Hall = Ratusz · Bishopric = Biskupstwo · sheet = arkusz ·
# to cross out = wykreślić
#
# A colored value is feminine, as kość and trójka are (biała 3, acc. białą 3), a plaza masculine (biały plac).

## Things

color = { $color ->
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
        [red] czarna { $value } jako czerwona
        [yellow] czarna { $value } jako żółta
       *[white] czarna { $value } jako biała
    }
   *[clear] { $color ->
        [red] czerwona { $value }
        [yellow] żółta { $value }
       *[white] biała { $value }
    }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = 1 punkt wpływu zmienia wartość nawet o 2
effect-no-influence = wpływ nie może zmienić wartości
effect-free = kość jest za darmo
effect-one-denier-more = kosztuje o 1 denar więcej
effect-cathedral-gains = Katedra: weźcie po 1 zasobie każdego rodzaju
effect-one-knowledge-more = kosztuje o 1 punkt wiedzy więcej
effect-work-citizen = budynek użytkowy: o 1 obywatela jego koloru więcej
effect-value-nothing = wartość wynosi 0; wpływ może ją podnieść
effect-cheap-color = 1 punkt wiedzy zmienia kolor
effect-no-color-change = wiedza nie może zmienić koloru
effect-fortress-citizens = Forteca: o 1 czerwonego i o 1 żółtego lub białego obywatela więcej
effect-one-influence-more = kosztuje o 1 punkt wpływu więcej
effect-great-hall-counts = Wielka Hala: liczcie o jedną kość jej koloru więcej
effect-no-prestige = żadnego budynku prestiżowego z tą kością
effect-strike-ignored = czarna kość tu nie uderza i można ją wybrać
effect-clear-strikes = przezroczysta kość uderza tu jak czarna

## Cries

cry-opening = Ponumerujcie kolumny od lewej do prawej: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Uczta { $tile }
   *[raid] Najazd { $tile }
}: { $effect }.
cry-half-day = Dzień { $day }, { half }.
cry-last-half-day = To ostatnie pół dnia.
cry-spared = Płytka 8 oszczędza { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac: czarna { $value } nie uderza i można ją wybrać.
cry-plaza-struck = Czarna { $value } niszczy { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac.
cry-plaza-raided = Najazd! Przezroczysta { $value } niszczy { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac.
cry-sheets-struck = Wykreślcie { $color ->
    [red] czerwoną
    [yellow] żółtą
   *[white] białą
} { $value }, chyba że w kolumnie { $value } stoi Forteca.
cry-already-struck = { $color ->
    [red] Czerwona
    [yellow] Żółta
   *[white] Biała
} { $value } została już trafiona: nic więcej nie trzeba wykreślać.
cry-offered = Wybierajcie: { $offers }.
cry-none-free = Żadna kość nie jest za darmo: kto nie może zapłacić za żadną, bierze po 1 zasobie każdego rodzaju.
cry-rebuilt = { $from ->
    [red] Czerwony
    [yellow] Żółty
   *[white] Biały
} plac jest odbudowany{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , teraz czerwony.
        [yellow] , teraz żółty.
       *[white] , teraz biały.
    }
}
cry-turned-to-raid = Płytka { $tile } obraca się na stronę Najazdu: { $effect }.
cry-day-began = Zaczyna się dzień { $day }.
cry-sheet-strikes-begin = Od dziś czarna kość uderza także w wasze arkusze.
cry-last-day = To ostatni dzień.
cry-ended = Koniec gry. Policzcie swoje rzędy, pary pozostałych zasobów i obywateli.

headline-opening = Kolumny: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Uczta { $tile }
   *[raid] Najazd { $tile }
}
headline-last-half-day = To ostatnie pół dnia.
headline-plaza-struck = Czarna { $value } niszczy { $color ->
    [red] czerwony
    [yellow] żółty
   *[white] biały
} plac.
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
    [yes] jest odbudowany
   *[no] { $to ->
        [red] jest teraz czerwony
        [yellow] jest teraz żółty
       *[white] jest teraz biały
    }
}
headline-turned-to-raid = Najazd { $tile }!
headline-day-began = Zaczyna się dzień { $day }.
headline-sheet-strikes-begin = Od dziś ciosy także w wasze arkusze
headline-last-day = To ostatni dzień.
headline-sheets-struck = Wykreślcie { $color ->
    [red] czerwoną
    [yellow] żółtą
   *[white] białą
} { $value }!
headline-already-struck = { $color ->
    [red] Czerwona
    [yellow] Żółta
   *[white] Biała
} { $value }: już trafiona
headline-spared = { $color ->
    [red] Czerwony plac ocalał
    [yellow] Żółty plac ocalał
   *[white] Biały plac ocalał
}
headline-ended = Koniec gry

## The terminal

cli-code = Kod: { $code }
cli-wheel = Koło, zgodnie z ruchem wskazówek zegara:
cli-notch = wcięcie { $notch }: { $plaza }
cli-neutral = strefa neutralna
cli-heading = { $half-day } ({ $number } z { $all })
cli-dice = Kości: { $roll }.
cli-black-die = czarna { $value }
cli-clear-die = { $color ->
    [red] czerwona { $value }
    [yellow] żółta { $value }
   *[white] biała { $value }
}
cli-place = miejsce { $place }: { $die } (wcięcie { $notch }: { $plaza })
cli-place-destroyed = { $placed }, zniszczony
cli-choose = Wybierzcie jedną:
cli-available = Dostępne dla Wielkiej Hali: { $available }.
cli-plazas = { $half ->
    [morning] place poranka: { $plazas }
   *[afternoon] place popołudnia: { $plazas }
}
cli-next-roll = { $half ->
    [morning] Enter rzuca kośćmi na poranek dnia { $day }.
   *[afternoon] Enter rzuca kośćmi na popołudnie dnia { $day }.
}
cli-next-dice = { $half ->
    [morning] Enter bierze z pliku kości na poranek dnia { $day }.
   *[afternoon] Enter bierze z pliku kości na popołudnie dnia { $day }.
}
cli-ask-dice = { $half ->
    [morning] Kości na poranek dnia { $day }, najpierw czarna:
   *[afternoon] Kości na popołudnie dnia { $day }, najpierw czarna:
}
cli-next-close = { $half ->
    [morning] Gdy wszyscy wybrali i wykonali akcję, Enter kończy poranek dnia { $day }.
   *[afternoon] Gdy wszyscy wybrali i wykonali akcję, Enter kończy popołudnie dnia { $day }.
}
cli-input-ended = Standardowe wejście się skończyło, więc herold tu milknie.

## Refusals

refusal-plaza-count = Koło ma dziewięć placów, a nie { $count }.
refusal-tile-count = W grze są trzy płytki, a nie { $count }.
refusal-no-such-tile = Płytki mają numery od 1 do 8: numer { $position } nie może być { $number }.
refusal-tile-twice = Płytka { $tile } jest podana więcej niż raz.
refusal-same-color-plazas = Płytki leżą przy trzech placach jednakowych z obu stron; na tym kole jest ich { $count }.
refusal-numbering-count = Numeracja ma sześć liczb, a nie { $count }.
refusal-numbering-face = Kolumny mają numery od 1 do 6: kolumna { $column } nie może mieć numeru { $value }.
refusal-numbering-twice = Liczba { $value } stoi w więcej niż jednej kolumnie.
refusal-numbering-text = Wpiszcie sześć liczb ze spacjami, na przykład 4 5 6 1 2 3.
refusal-no-such-day = Gra ma dni od 1 do 8, a nie { $day }.
refusal-black-die = Czarna kość nie może pokazać { $value }: kość pokazuje od 1 do 6.
refusal-clear-die = Przezroczysta kość { $which } nie może pokazać { $value }: kość pokazuje od 1 do 6.
refusal-dice-count = Wpiszcie cztery kości, najpierw czarną: { $count ->
    [0] nie ma jeszcze żadnej
    [one] jest { $count }
    [few] są { $count }
   *[many] jest { $count }
}.
refusal-dice-text = „{ $text }” to nie liczba: wpiszcie cztery kości, na przykład 3 1 3 6.
refusal-code-empty = Kod musi mieć choć jedną literę lub cyfrę.
refusal-code-too-long = Kod ma najwyżej 32 litery, cyfry i łączniki, a nie { $count }.
refusal-code-sign = Kod ma litery, cyfry i łączniki, a nie „{ $sign }”.
refusal-rolled-already = Kości tej połowy dnia już rzucono.
refusal-not-rolled = Połowa dnia nie może się skończyć przed rzutem kośćmi.
refusal-over = Gra się skończyła.

## The desk

app-name = Town Crier
app-about = Koło, kości i głos gry Troyes Dice
desk-continue = Kontynuuj tę grę
desk-continue-kept = Kontynuuj od poprzedniego kroku
desk-new-game = Nowa gra
desk-another-game = Następna gra
desk-game-over = koniec gry
desk-found = Trwa gra: { $at }
desk-found-code = Trwa gra: { $code }, { $at }
desk-code-is = Kod { $code }
desk-undo = Cofnij
desk-redo = Ponów
desk-keys = Klawisze
desk-close-help = Zamknij
desk-half-day-of = { $number } z { $all }
desk-roll = Rzuć kośćmi
desk-close = Zakończ pół dnia
desk-enter = Połóż te kości
desk-throw = Kości, najpierw czarna
desk-throw-face = Dodaj kość z { $value }
desk-offers = Wybierzcie kość
desk-no-offers = Kości jeszcze nie rzucono.
desk-available = Kości do liczenia: { $available }
desk-strike-grid = Trafione na każdym arkuszu
desk-die-struck = Kolor { $color }, { $value }: trafiona ({ $when })
desk-die-stands = Kolor { $color }, { $value }: cała
desk-numbering-is = Kolumny od lewej do prawej: { $numbers }
desk-log = Dziennik
desk-log-empty = Nic się jeszcze nie wydarzyło.
desk-log-raid = { $tile }: teraz Najazd
desk-plaza = Plac { $number }, { $plaza }
desk-destroyed = zniszczony
desk-black-die = czarna kość { $value }
desk-clear-die = przezroczysta kość { $value }
desk-undid = Cofnięto: { $order }. Ponów: Ctrl+Shift+Z
desk-redid = Ponowiono: { $order }. Cofnij: Ctrl+Z
desk-looking = Tę grę prowadzi inne okno Town Crier; to tylko się przygląda. Zamknijcie tamto i uruchomcie ponownie, aby prowadzić grę tutaj.

setup-title = Nowa gra
setup-back = Wróć do gry
setup-open = Otwórz grę
setup-mend = Poprawcie to, co zaznaczone, i otwórzcie grę.
setup-no-preview = Koło pojawi się tu, gdy wszystko będzie pasować.
setup-code = Kod
setup-another-code = Inny kod
setup-code-about = Wszyscy na świecie z tym kodem mają to samo koło i te same kości. Może to być dowolne słowo.
setup-expansion = Uczty i Najazdy
setup-expansion-about = Trzy płytki leżą przy placach jednakowych z obu stron.
setup-numbering = Liczby nad kolumnami
setup-numbering-first = Pierwsza gra: { $numbers }
setup-numbering-rising = Rosnąco: { $numbers }
setup-numbering-falling = Malejąco: { $numbers }
setup-numbering-expert = Dla ekspertów: dowolnie
setup-leftmost = Pierwsza liczba z lewej
setup-own-numbers = Liczby od lewej do prawej
setup-players = Gracze
setup-players-hint = Imiona oddzielone przecinkami, jeśli chcecie
setup-more = Więcej: własne kości, własne koło, start w trakcie gry
setup-less = Mniej
setup-dice = Kości
setup-dice-code = Rzuca aplikacja
setup-dice-entered = Rzucane na stole i wpisywane
setup-start = Gra zaczyna się
setup-wheel = Koło
setup-wheel-code = Ułożone przez kod
setup-wheel-entered = Takie, jak leży na stole
setup-wheel-about = Zgodnie z ruchem wskazówek zegara od wcięcia pod strefą neutralną dnia 1: widoczny kolor, potem druga strona.
setup-plaza-up = Plac { $number }, na wierzchu: { $color-name }
setup-plaza-down = Plac { $number }, druga strona: { $color-name }
setup-tiles = Płytki
setup-tiles-code = Wylosowane przez kod
setup-tiles-entered = Takie, jak leżą na stole
setup-tiles-field = Zgodnie z ruchem wskazówek zegara od wcięcia 1; r oznacza stronę Najazdu
refusal-tile-text = „{ $text }” to nie płytka: wpiszcie numery, na przykład 8 2 5r.

keys-next = Spacja, Enter, Page Down
keys-next-about = następna właściwa rzecz
keys-undo = Ctrl+Z
keys-undo-about = cofnij, ile razy chcecie
keys-redo = Ctrl+Shift+Z
keys-redo-about = ponów
keys-keys = ? lub F1
keys-keys-about = te klawisze
keys-close = Esc
keys-close-about = zamyka to, co otwarte; nigdy nie kończy programu
keys-saved = Każdy krok jest zapisany, zanim go widać. Zamknijcie okno, kiedy chcecie.
