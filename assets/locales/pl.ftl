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
cli-struck-before = Trafione przed przejęciem gry: { $dice }.
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
    .clause = koło ma dziewięć placów, a nie { $count }
refusal-tile-count = W grze są trzy płytki, a nie { $count }.
    .clause = płytki są trzy albo nie ma ich wcale, a nie { $count }
refusal-no-such-tile = Płytki mają numery od 1 do 8: numer { $position } nie może być { $number }.
    .clause = płytka { $position }: płytki mają numery od 1 do 8, a nie { $number }
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
refusal-no-such-day = Gra ma dni od 1 do 8, a nie { $day }.
    .clause = gra ma dni od 1 do 8, a nie { $day }
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
refusal-code-empty = Kod musi mieć choć jedną literę lub cyfrę.
    .clause = kod musi mieć choć jedną literę lub cyfrę
refusal-code-too-long = Kod ma najwyżej 32 litery, cyfry i łączniki, a nie { $count }.
    .clause = kod ma najwyżej 32 litery, cyfry i łączniki, a nie { $count }
refusal-code-sign = Kod ma litery, cyfry i łączniki, a nie „{ $sign }”.
    .clause = kod ma litery, cyfry i łączniki, a nie „{ $sign }”
refusal-rolled-already = Kości tej połowy dnia już rzucono.
    .clause = kości tej połowy dnia już rzucono
refusal-not-rolled = Połowa dnia nie może się skończyć przed rzutem kośćmi.
    .clause = połowa dnia nie może się skończyć przed rzutem kośćmi
refusal-over = Gra się skończyła.
    .clause = gra się skończyła
refusal-not-dealt = To nie są kości, które daje kod { $code }.
    .clause = to nie są kości, które daje kod { $code }

refusal-too-many-built = { $building }: rząd ma 6 budynków, a nie { $count }.
refusal-no-such-circle = { $building }: w kółku stoi 1, 2 albo 3, a nie { $number }.
refusal-circle-count = { $circles ->
    [one] Wypełniono { $circles } kółko
    [few] Wypełniono { $circles } kółka
   *[many] Wypełniono { $circles } kółek
}, ale narysowano { $cathedrals ->
    [one] { $cathedrals } Katedrę
    [few] { $cathedrals } Katedry
   *[many] { $cathedrals } Katedr
}: każda Katedra wypełnia jedno.
refusal-circle-too-often = Liczba { $number } stoi w { $circles ->
    [one] { $circles } kółku
   *[many] { $circles } kółkach
}, a może najwyżej w { $due }: dwie pierwsze Katedry wpisują 1, dwie następne 2, dwie ostatnie 3.
refusal-too-many-leftovers = Pozostałe { $resource }: najwyżej 18, a nie { $count }.
refusal-too-many-citizens = Obywateli jest najwyżej 60, a nie { $count }.
refusal-not-over = Gra się nie skończyła.
    .clause = gra się nie skończyła
refusal-nobody = Nie wpisano niczyjego arkusza.
    .clause = nie wpisano niczyjego arkusza
refusal-no-name = Gracz { $player } nie ma imienia.
    .clause = gracz { $player } nie ma imienia
refusal-name-twice = Dwoje graczy ma to samo imię: { $name }.
refusal-sheet = { $name }: { $reason }
refusal-unknown-player = Nikt o tym imieniu nie grał: { $name }
refusal-two-players = { $one } i { $other } to różni gracze: grali przeciwko sobie.

## The reckoning

building-fortress = Forteca
building-counts-palace = Pałac Hrabiów
building-great-hall = Wielka Hala
building-city-hall = Ratusz
building-cathedral = Katedra
building-bishopric = Biskupstwo
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
warning-too-many-before = Przed uderzeniem ({ $half-day }), po { $half-days ->
    [one] { $half-days } połowie dnia
   *[many] { $half-days } połowach dnia
}, musiano narysować { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}. Pozwalają na to tylko premie.
warning-tracks-without-citizens = { $tracks ->
    [one] Pełny tor wymaga 20 obywateli
    [few] { $tracks } pełne tory wymagają po 20 obywateli
   *[many] { $tracks } pełnych torów wymaga po 20 obywateli
}, a jest ich { $citizens }.
results-date = Data
results-player = Gracz
results-leftovers = Pozostałe zasoby
results-leftover-points = Pozostałe zasoby, punkty
results-citizens = Obywatele
results-points-of = { $building }, punkty
results-total = Razem
results-rank = Miejsce
results-title = Podliczenie
results-drawn = Narysowane budynki
results-circles = Liczby w kółkach
results-player-number = Gracz { $number }
results-name-of = Imię gracza { $number }
results-cell = { $name }: { $field }
results-sum-of = { $name }: punkty { $points }, miejsce { $rank }
results-add = Dodaj gracza
results-take = Usuń: { $name }
results-bring-back = Przywróć: { $name }
results-tracks = { $name }, zakreślone do końca:
results-hint = Pisanie zastępuje; Tab i strzałki idą dalej, Enter w dół. Puste pole liczy się jako 0.
results-copy-text = Kopiuj jako tekst
results-copy-csv = Kopiuj jako CSV
results-copied = Wyniki są w schowku.
results-picture = Zapisz obraz
results-cry = Ogłoś zwycięzcę i wpisz do galerii sław
results-entered = Gra jest w galerii sław.
results-new = Nowe ({ $name }): { $achievements }.
cry-winner = Wygrywa { $name }, wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
cry-winners = Zwycięstwem dzielą się { $others } i { $last }, wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
cry-alone = { $name } kończy grę, wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
achievement-three-solo = Trzy gry w pojedynkę
achievement-three-multiplayer = Trzy gry z innymi
achievement-three-expansion = Trzy gry z Ucztami i Najazdami
achievement-points = Co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
achievement-won-over-sixty = Gra z innymi wygrana z ponad 60 punktami
achievement-eighteen-from-one = 18 punktów od jednej postaci
achievement-forty-citizens = Co najmniej 40 obywateli
achievement-full-row = Komplet sześciu: { $building }
achievement-resource-track = Cały tor: { $resource }
achievement-citizen-track = Cały tor obywateli: { $color-name }

## The desk

app-name = Town Crier
app-about = Koło, kości i głos gry Troyes Dice
desk-continue = Kontynuuj tę grę
desk-continue-kept = Kontynuuj od poprzedniego kroku
desk-new-game = Nowa gra
desk-game-over = koniec gry
desk-found = Trwa gra: { $at }
desk-found-code = Trwa gra: { $code }, { $at }
desk-code-is = Kod { $code }
desk-undo = Cofnij
desk-redo = Ponów
desk-room = Okno dla sali
desk-picture = Zapisz obraz
desk-settings = Ustawienia
desk-muted = Wyciszono. Klawisz M włącza głos i dzwony.
desk-unmuted = Głos i dzwony znowu słychać.
desk-muted-sign = Wyciszono
desk-help = Pomoc
desk-count = Policz punkty
desk-reckoning = Podliczenie (F3)
desk-hall = Galeria sław (F4)
desk-print = Drukuj (F6)
desk-more = Więcej
desk-leave = Wróć
desk-show-file = Otwórz
desk-unshown = Żaden program tego systemu nie otwiera pliku { $file }. Znajdźcie go w jego folderze.
desk-close-page = Zamknij
desk-return = Wróć do gry (to spojrzenie wstecz)
desk-half-day-of = { $number } z { $all }
desk-roll = Rzuć kośćmi
desk-close = Zakończ pół dnia
desk-enter = Połóż te kości
desk-throw = Kości, najpierw czarna
desk-throw-face = Dodaj kość z { $value }
desk-offers = Wybierzcie kość
desk-no-offers = Kości jeszcze nie rzucono.
desk-available = Kości do liczenia: { $available }
desk-strike-grid = Kolumny i trafienia
desk-die-struck = Kolor { $color }, { $value }: trafiona ({ $when })
desk-die-struck-before = Kolor { $color }, { $value }: trafiona przed przejęciem gry
desk-die-stands = Kolor { $color }, { $value }: cała
desk-log = Dziennik
desk-log-empty = Nic się jeszcze nie wydarzyło.
desk-log-raid = { $tile }: teraz Najazd
desk-wheel = Koło
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
setup-struck = Trafione wcześniej
setup-struck-about = Zaznaczcie kości, które są już wykreślone, żeby herold o nich wiedział. Bez zaznaczeń liczy od teraz.
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

guide-title = Jak prowadzić grę
guide-sheets = 1. Wszyscy biorą arkusz i ołówek i numerują kolumny, jak mówi pierwsze ogłoszenie.
guide-open = 2. Herold też gra: jeden klawisz, Spacja, robi następną właściwą rzecz. Nic więcej nie trzeba.
guide-roll = 3. Spacja rzuca. Kości leżą na swoich placach; każdy wybiera jedną, płaci jej cenę i wykonuje akcję, wszyscy naraz.
guide-strike = 4. Czarna kość niszczy swój plac. Od dnia 3 wszyscy też wykreślają tę kość, chyba że w jej kolumnie stoi Forteca.
guide-close = 5. Gdy wszyscy są gotowi, Spacja kończy pół dnia. Po szesnastu takich połowach policzcie punkty.

keys-title = Klawisze
keys-next = Spacja, Enter, Page Down
keys-next-about = następna właściwa rzecz
keys-undo = Ctrl+Z
keys-undo-about = cofnij, ile razy chcecie
keys-redo = Ctrl+Shift+Z
keys-redo-about = ponów
keys-room = F5
keys-room-about = otwiera lub zamyka okno dla sali, na projektor
keys-present = F11
keys-present-about = pokazuje tu widok dla sali i znów pulpit
keys-pause = P
keys-pause-about = zatrzymać czas na wybór lub go wznowić
keys-more = +
keys-more-about = jeszcze minuta na wybór
keys-hands-free = H
keys-hands-free-about = bez rąk: herold sam kończy, rzuca i ogłasza
keys-ready = R
keys-ready-about = bez rąk: wszyscy są gotowi
keys-reckoning = F3
keys-reckoning-about = policzyć punkty
keys-hall = F4
keys-hall-about = galeria sław
keys-print = F6
keys-print-about = wydrukować arkusze, kartę herolda lub raport
keys-settings = F2
keys-settings-about = ustawienia
keys-mute = M
keys-mute-about = wycisz głos i dzwony albo włącz je znowu
keys-keys = ? lub F1
keys-keys-about = ta strona
keys-close = Esc
keys-close-about = zamyka to, co otwarte; nigdy nie kończy programu
keys-saved = Każdy krok jest zapisany, zanim go widać. Zamknijcie okno, kiedy chcecie.

room-title = Town Crier: sala
room-number = Ponumerujcie kolumny.
room-wait = Zaraz rzut kośćmi.
room-count = Policzcie punkty.

settings-title = Ustawienia
settings-language = Język
settings-manner = Herold miejski mówi
settings-manner-plain = zwyczajnie
settings-manner-herald = uroczyście
settings-theme = Kolory
settings-theme-parchment = Pergamin
settings-theme-dark = Ciemne
settings-theme-contrast = Wysoki kontrast
settings-motion = Ruch
settings-motion-full = Pełny
settings-motion-short = Krótki
settings-motion-none = Brak
settings-text = Tekst na pulpicie
settings-text-normal = Zwykły
settings-text-large = Duży
settings-text-larger = Większy
settings-choosing = Czas na wybór
settings-choosing-off = Bez limitu
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Własny (s)
settings-room-language = Język sali
settings-room-language-same = Jak na pulpicie
settings-room = Okno dla sali
settings-room-open = Otwarte
settings-room-about = Na monitorze zajmuje cały ekran. Gdy tego monitora brakuje, jest zwykłym oknem, aż monitor wróci.
settings-monitor-none = Zwykłe okno
settings-monitor-missing = { $name } (teraz go nie ma)
settings-aloud = Głos i dzwony
settings-heard = Słychać
settings-voice = Głos
settings-bells = Dzwony i bęben
settings-muted = Wyciszone (M)
settings-spoken = Język głosu
settings-spoken-desk = Jak na ekranie
settings-loudness = Głośność i tempo
settings-volume = Głośność
settings-rate = Tempo
settings-voice-name = Głos o nazwie
settings-voice-name-usual = zwykły głos usługi
settings-aloud-try = Wypróbuj
settings-aloud-sample = Słuchajcie, słuchajcie! Tak brzmi herold.
settings-no-speech = Nie ma usługi mowy: zainstaluj speech-dispatcher i espeak-ng. Przy następnych obwieszczeniach będzie nowa próba; gra toczy się bez niej.
settings-no-sound = Nie ma usługi dźwięku: uruchom PipeWire (z pipewire-pulse) albo PulseAudio. Przy następnych obwieszczeniach będzie nowa próba; gra toczy się bez niej.
settings-silent-elsewhere = Mowa lub dźwięk tego systemu nie odpowiada: sprawdź jego ustawienia dźwięku. Przy następnych obwieszczeniach będzie nowa próba; gra toczy się bez nich.
settings-silent = Nie odpowiada ani mowa, ani dźwięk: zainstaluj speech-dispatcher i espeak-ng oraz uruchom PipeWire (z pipewire-pulse) albo PulseAudio. Przy następnych obwieszczeniach będzie nowa próba; gra toczy się bez nich.
settings-unreadable = Nie można odczytać { $file }, więc ustawienia są początkowe: { $error }
settings-unsaved = Nie można zapisać ustawień w { $file }: { $error }
picture-saved = Obraz jest w { $file }
picture-unsaved = Nie można zapisać obrazu w { $folder }: { $error }
picture-undrawn = nie można go narysować: { $text }

## The hall of fame

hall-title = Galeria sław
hall-mend = Kontynuuj z tym, co da się odczytać; uszkodzony plik zostaje
hall-mended = Gry, które dało się odczytać: { $games }. Uszkodzony plik jest w folderze „kept” obok galerii sław.
hall-replay = Zagraj ten kod
hall-empty = Nie ma tu jeszcze żadnej gry. Po zakończeniu gry policzcie punkty (F3) i ogłoście zwycięzcę: wtedy się tu znajdzie.
hall-players = Gracze
hall-games = Gry
hall-wins = Wygrane
hall-best = Najlepszy
hall-average = Średnia
hall-achievements = { $name }: osiągnięcia, { $count }
hall-codes = Kody
hall-of-code = { $code }: gry { $games }, najlepszy wynik { $best }
hall-scores = Punkty, gra po grze
hall-struck = Trafione kości we wszystkich grach
hall-fair = co dają uczciwe kości
hall-export = Eksportuj
hall-import = Importuj
hall-import-file = Ścieżka pliku albo upuść go tutaj
hall-exported = Galeria sław jest w pliku { $file }
hall-imported = Nowe gry: { $added }. Już tutaj: { $alike }. Zostawione jak tutaj: { $stayed }.
hall-unread = Nie można zaimportować { $file }: { $error }

## Printing

print-title = Drukowanie
print-count = Arkusze
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-per-page = Na stronie
print-one = jeden
print-two = dwa
print-numbered = { $numbers }, wydrukowane w kościach, z kodem
print-sheets = Drukuj arkusze
print-written = PDF jest w pliku { $file }
print-failed = Drukowanie się nie powiodło.
print-sheets-title = Arkusze punktacji
print-pages = { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
   *[many] { $pages } stron
}
print-card = Drukuj kartę
print-card-about = Kod, liczby, koło, płytki i co robić co pół dnia.
print-report-title = Raport z gry
print-report = Drukuj raport
print-report-about = Kości i uderzenia co pół dnia oraz punkty na koniec.
print-no-game = Potrzebna jest gra: najpierw ją otwórzcie.

## Paper

paper-game = Troyes Dice
paper-player = Gracz
paper-code = Kod { $code }
paper-sheets-title = Arkusze do gry Troyes Dice
paper-card-title = Karta herolda
paper-report-title = Przebieg gry Troyes Dice
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
paper-none-free = Żadna za darmo, a nie stać was: weźcie po 1 z każdego zasobu.
paper-changes = Zmiana kości
paper-change-value = wartość o 1 w górę lub w dół
paper-change-color = inny kolor
paper-strikes = Czarna kość
paper-strikes-about = Od dnia 3: wykreślcie jej wartość w kolorze jej placu, chyba że w tej kolumnie stoi Forteca.
paper-cathedrals = Katedry
paper-cathedrals-about = Budując je, wpiszcie 1, 1, 2, 2, 3, 3 obok rzędu, który wskazują.
paper-card-columns = Kolumny od lewej do prawej
paper-card-prices = Ile kosztuje kość
paper-card-place = Miejsce { $place }
paper-card-placing = Miejsca biegną od strefy neutralnej zgodnie z ruchem wskazówek zegara, tak samo rano i po południu.
paper-card-tiles = Płytki w grze
paper-card-half-day = Co pół dnia
paper-card-days = Dni
paper-step-roll = Rzut
paper-step-roll-about = Trzy przezroczyste kości i czarna.
paper-step-place = Układanie
paper-step-place-about = Od najniższej do najwyższej na czterech miejscach tej połowy dnia; czarna przed przezroczystą o tej samej wartości. Przezroczyste kości przyjmują kolor placu.
paper-step-strike = Uderzenie
paper-step-strike-about = Czarna kość niszczy swój plac. Od dnia 3 wszyscy wykreślają tę wartość w tym kolorze, chyba że w jej kolumnie stoi Forteca.
paper-step-choose = Wybór
paper-step-choose-about = Każdy wybiera jedną z pozostałych kości, płaci i wykonuje akcję; tę samą może wybrać kilku graczy. Jeśli żadna nie jest za darmo, kto nie może zapłacić za żadną, bierze po 1 zasobie każdego rodzaju.
paper-step-end = Koniec
paper-step-end-about = Odwróćcie zniszczony plac i połóżcie go z powrotem; jego uczta na dobre zmienia się w najazd.
paper-step-turn = Obrót
paper-step-turn-about = Po popołudniu małe koło obraca się o jedno wcięcie zgodnie z ruchem wskazówek zegara. Po dniu 8 policzcie punkty.
paper-report-half-days = Połowy dni
paper-report-empty = Kości jeszcze nie rzucono.
paper-report-raid = płytka { $tile }: teraz Najazd
paper-report-scores = Wyniki

# The pace of the table.
pace-left = Sekundy na wybór: { $seconds }
pace-paused = Czas stoi; sekundy na wybór: { $seconds }
pace-time-up = Czas minął
pace-pause = Pauza
pace-go-on = Dalej
pace-more = Jeszcze minuta
pace-ready = Wszyscy są gotowi
pace-stop = Zatrzymaj
pace-hands-free-on = Herold prowadzi sam. R: wszyscy są gotowi. Każdy inny klawisz go zatrzymuje.
pace-hands-free-off = Gra jest znów w waszych rękach.
evening = { $minutes } min · pozostało połówek dnia: { $left }
evening-with-end = { $minutes } min · pozostało połówek dnia: { $left } · jeszcze około { $end } min

## What the system says of a file

system-not-found = nie ma takiego pliku ani folderu
system-denied = brak dostępu
system-exists = już istnieje
system-not-a-folder = to nie folder
system-is-a-folder = to folder
system-full = dysk jest pełny
system-read-only = nie można tam nic zapisać
system-bad-name = plik nie może mieć takiej nazwy
system-not-text = zawartość nie jest tekstem
system-busy = używa go inny program
system-other = komunikat systemu: { $text }
system-numbered = { $what } (błąd systemu { $number })

## Damaged files

file-empty = plik jest pusty
file-foreign = to nie jest { $kind ->
    [hall] galeria sław zapisana
   *[game] gra zapisana
} przez Town Crier: pierwszy wiersz mówi co innego
file-too-long = plik ma ponad { $mib } MiB, to za dużo jak na { $kind ->
    [hall] galerię sław
   *[game] grę
}
file-not-text = wiersz { $line }, kolumna { $column }: to, co tam jest, nie jest tekstem
file-cut-short = plik jest ucięty: kończy się w środku, w wierszu { $line }
file-syntax = wiersz { $line }, kolumna { $column }: { $what }
file-newer = zapisał go nowszy Town Crier, w formacie { $format }: zaktualizujcie Town Crier, aby go otworzyć
file-no-such-format = podaje format 0, a pierwszy format to 1
file-another-game = zawiera inną grę niż { $ours }: { $found }
file-changed = plik zmieniono lub uszkodzono po zapisaniu: suma kontrolna w pierwszym wierszu się nie zgadza
file-hall-game = gra { $game }: { $reason }
file-hall-id = identyfikator gry ma 32 małe cyfry szesnastkowe
file-hall-sheet = arkusz gracza { $player } jest niemożliwy
file-hall-name-twice = gracze { $one } i { $other } mają to samo imię
file-hall-twice = gra { $game } występuje dwa razy
file-hall-order = grę { $game } rozegrano przed tą powyżej

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(poprzednia wersja jest czytelna)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] inne okno Town Crier zapisuje właśnie tę galerię sław; spróbujcie za chwilę: { $file }
   *[game] ta gra jest otwarta w innym oknie Town Crier; tutaj można ją tylko oglądać: { $file }
}
store-unsavable = { $kind ->
    [hall] nie można zapisać tej galerii sław, bo nie dałoby się jej znowu otworzyć
   *[game] nie można zapisać tej gry, bo nie dałoby się jej znowu otworzyć
}: { $damage }
store-io = nie można { $doing ->
    [folder] utworzyć
    [lock] zablokować
    [read] odczytać
    [move] przenieść
    [remove] usunąć
   *[write] zapisać
} { $file } ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] umieśćcie galerię sław w innym folderze
   *[game] umieśćcie grę w innym folderze
}
store-advice = { $why ->
    [full] dysk jest pełny; zróbcie na nim miejsce i grajcie dalej
    [denied] nie macie tam uprawnień; nadajcie je albo { store-elsewhere }
    [read-only] nie można tam nic zapisać; { store-elsewhere }
    [in-the-way] w tym miejscu jest coś innego; przenieście to albo { store-elsewhere }
   *[other] spróbujcie jeszcze raz albo { store-elsewhere }
}
refusal-date = wpiszcie dzień od 1970 do 9999 roku w postaci 2026-02-28, a nie „{ $text }”

## Printing and the window

refusal-paper-count = można wydrukować od 1 do { $most } arkuszy, a nie { $count }
refusal-paper-letter = czcionki do druku nie mają „{ $letter }”: wpiszcie „{ $name }” innymi literami
refusal-paper-writer = nie można utworzyć pliku PDF: { $text }
refusal-no-paper = ta wersja nie drukuje; zbudujcie ją z funkcją paper, na przykład cargo build --features paper
refusal-no-display = okno wymaga ekranu z OpenGL, a tu go nie ma ({ $text }); town-crier cry działa w terminalu
refusal-no-folders = ten system nie podaje folderu na pliki programu; podajcie plik przez --game FILE
refusal-no-desk = ta wersja nie ma okna; town-crier cry działa w terminalu

## Arguments

args-unknown = { $argument }: nie ma tu takiego argumentu; { $advice }
args-no-command = { $argument }: nie ma takiego polecenia; { $advice }
args-missing = { $argument }: tego brakuje; { $advice }
args-no-value = { $argument }: po tym musi być wartość; { $advice }
args-takes-none = { $argument }: to stoi samo i nie przyjmuje wartości; { $advice }
args-desk-only = { $argument }: to polecenie nie łączy się z opcjami okna; { $advice }
args-conflict = { $argument }: to nie łączy się z { $other }; { $advice }
args-twice = { $argument }: to można podać tylko raz; { $advice }
args-not-text = jeden z argumentów nie jest zapisany w UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = zobaczcie town-crier --help i town-crier cry --help
args-did-you-mean = czy chodziło o { $suggestion }?
args-language = wpiszcie en, fr, de, es, it, nl, pl albo lt, a nie „{ $text }”
args-manner = wpiszcie plain albo herald, a nie „{ $text }”
args-format = wpiszcie text albo json, a nie „{ $text }”
args-paper = wpiszcie a4 albo letter, a nie „{ $text }”
args-per-page = wpiszcie 1 albo 2, a nie „{ $text }”
args-players = wpiszcie liczbę arkuszy, od 1 do { $most }, albo imiona oddzielone przecinkami, a nie „{ $text }”
args-words-json = --lang i --manner: wybierają słowa dla ludzi, a --format json ich nie ma; pomińcie je
args-step-json = czeka na ludzi, a --format json jest dla programów; pomińcie jedno z nich
args-aloud-json = mówi do ludzi, a --format json jest dla programów; pomińcie jedno z nich
args-step-input = czeka na Enter tam, gdzie --dice - czyta kości; pomińcie jedno z nich
args-enter = nie można odczytać Enter ze standardowego wejścia: { $system }
args-output = nie można zapisać obwieszczeń: { $system }
args-unread = { $file }: nie można odczytać: { $system }
args-unwritten = { $file }: nie można zapisać: { $system }
args-standard-input = standardowe wejście
args-standard-output = standardowe wyjście

## Arguments

args-plaza-count = potrzeba dziewięciu, dla wcięć od 0 do 8, a nie { $count }
args-plaza = każdy plac to dwie litery spośród r, y i w, widoczny kolor i potem druga strona, a pozycja { $position } to „{ $text }”
args-same-color-plazas = płytki wymagają koła z trzema placami jednakowymi z obu stron, jak rr, yy i ww, a na tym jest ich { $count }
args-tile-count = potrzeba trzech, dla placów jednakowych z obu stron zgodnie z ruchem wskazówek zegara od wcięcia 0, a nie { $count }
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
args-dice-open = nie można odczytać { $file }: { $system }
args-dice-read = { $name }: za wierszem { $line } nie można nic odczytać: { $system }
args-dice-line = { $name }, wiersz { $line }: { $wrong }
args-dice-count = potrzeba czterech kości, czarnej i potem trzech przezroczystych, a nie { $count }
args-die = { $which ->
    [black] czarna kość
    [first] pierwsza przezroczysta kość
    [second] druga przezroczysta kość
    [third] trzecia przezroczysta kość
   *[other] kość { $which }
} pokazuje od 1 do 6, a nie „{ $text }”
args-dice-long = wiersz ma ponad { $most } znaków
args-dice-too-few = { $name }: koniec przed { $half ->
    [morning] porankiem
   *[afternoon] popołudniem
} dnia { $day }; { $needed ->
    [one] brakuje jeszcze { $needed } wiersza
   *[other] brakuje jeszcze { $needed } wierszy
}
args-dice-too-many = { $name }, wiersz { $line }: gra się skończyła, a kości odtąd nie należą do żadnej połowy dnia

## A saved game

check-code = kod { $code }
check-no-code = bez kodu, koło i kości wpisane
check-holds = { $file }: wszystko w porządku: { $code }; { $half ->
    [morning] poranek
   *[afternoon] popołudnie
} dnia { $day } ({ $number } z { $all }), { $next ->
    [roll] przed rzutem
    [close] po rzucie
   *[over] koniec gry
}; { $orders ->
    [one] { $orders } krok
    [few] { $orders } kroki
   *[many] { $orders } kroków
}{ $undone ->
    [0] {""}
   *[other] , cofnięto: { $undone }
}
damage-code = jego kod nie jest kodem: { $reason }
damage-plaza = wcięcie { $notch }: jest tam { $found }, a kod { $code } daje { $dealt }
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
damage-setup = zasady nie dopuszczają takiego rozłożenia gry: { $reasons }
damage-order = krok { $order }: { $reason }
damage-dice = czarna { $black } i przezroczyste { $a }, { $b }, { $c } to nie są kości, które daje kod { $code }
damage-done = liczba kroków, które mają obowiązywać: { $done }, a wszystkich kroków: { $orders }
damage-sheets-without-day = są arkusze graczy, ale nie ma dnia, w którym je podliczono
damage-date = dzień podliczenia: { $reason }
