# Polish. Amounts stand where the accusative is like the nominative, or behind a colon.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] 1 denar
        [few] { $count } denary
       *[many] { $count } denarów
    }
    [influence] { $count ->
        [one] 1 punkt wpływu
        [few] { $count } punkty wpływu
       *[many] { $count } punktów wpływu
    }
   *[point] { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
}
amount-given = { amount }
color-name = { $color ->
    [red] czerwony
    [white] biały
   *[yellow] żółty
}
building-name = { $building ->
    [palace] Pałac
    [bishopric] Pałac Biskupi
   *[city-hall] Ratusz
}
color-dice = { $color ->
    [red] czerwone kości
    [white] białe kości
   *[yellow] żółte kości
}
activity-name = { $activity ->
    [artisan] Rzemieślnik
    [merchant] Kupiec
    [miller] Młynarz
    [innkeeper] Karczmarz
    [blacksmith] Kowal
    [militiaman] Milicjant
    [journeyman] Czeladnik
    [goldsmith] Złotnik
    [sculptor] Rzeźbiarz
    [tithe] Dziesięcina
    [monk] Mnich
    [priest] Kapłan
    [apprenticeship] Nauka zawodu
    [confession] Spowiedź
    [templar] Templariusz
    [pilgrimage] Pielgrzymka
    [procession] Procesja
    [glassblower] Szklarz
    [archer] Łucznik
    [chivalry] Rycerstwo
    [diplomat] Dyplomata
    [hunting] Polowanie
    [mercenary] Najemnik
    [tax-collector] Poborca podatków
    [captain] Kapitan
    [joust] Turniej
    [troubadour] Trubadur
    [baker] Piekarz
    [prior] Przeor
   *[banquet] Uczta
}
event-name = { $event ->
    [marauding] Maruderzy
    [drought] Susza
    [support] Wsparcie
    [civil-war] Wojna domowa
    [wayfarers] Wędrowcy
    [theological-conflict] Spór teologiczny
    [heresy] Herezja
    [traveling-builders] Wędrowni budowniczowie
    [interrupted-work] Przerwane prace
    [brigands] Zbójcy
    [conflict-of-succession] Spór o sukcesję
    [skirmishes] Potyczki
    [war] Wojna
    [normans-attack] Atak Normanów
   *[resistance] Opór
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urban IV
    [thibaut-2] Tybald II
    [hugues-de-payns] Hugo z Payns
    [le-florentin] Florentczyk
   *[henry-1] Henryk I
}
seat-name = Gracz { $seat }
owner-gray = Szary
owner-roy = le Roy
joined = { $others } i { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: rzędy

### What activities do

effect-gain = Zyskujecie: { $gains }
effect-trade = Płacicie: { $pays }, zyskujecie: { $gains }
effect-citizens = Za każdym razem wybieracie Pałac albo Pałac Biskupi; za każdego waszego obywatela, który tam stoi, zyskujecie: { $gains }
effect-cathedral = Za każde { $every ->
    [2] dwie
    [3] trzy
   *[other] { $every }
} wasze kostki na Katedrze zyskujecie: { $gains }
effect-events = Za każde wydarzenie z własną kostką, także Maruderów, zyskujecie: { $gains }
effect-yellow-dice = Za każdą żółtą kość we wszystkich dzielnicach zyskujecie: { $gains }
effect-red-dice = Za każdą czerwoną kość w dzielnicy, która ma ich najwięcej, zyskujecie: { $gains }
effect-most-dice = Kto ma jeszcze najwięcej kości, zyskuje: { $gains }; przy remisie wszyscy
effect-red-sum = Jeśli niczyje pozostałe czerwone kości nie są warte więcej niż wasze, zyskujecie: { $gains }; przy remisie wszyscy
effect-tax = { $neutral ->
    [roy] Bank płaci ci po 2 denary za każdego obywatela le Roy stojącego w Ratuszu
   *[gray] Pozostali płacą wam po denarze za każdego obywatela stojącego w Ratuszu, a bank po denarze za każdego szarego
}
effect-roll-cube = Rzućcie kością: gdy pokaże co najmniej { $least }, kładziecie kostkę na wydarzeniu
effect-dice-cubes = Kładziecie na jednym wydarzeniu kostkę za każdą kość, która została w waszej dzielnicy ({ $dice })
effect-paid-cube = Płacicie: { $pays }, i kładziecie kostkę na wydarzeniu
effect-later = Kostka zmienia później grupę: { $effect }
effect-group-plus = { $dice } są razem warte o { $plus } więcej (nie do umieszczania tutaj: { $building })
effect-dice-plus = { $dice } są warte po { $plus } więcej, także ponad 6 (nie do umieszczania tutaj: { $building })
effect-any-plus = każda kość jest warta o { $plus } więcej, także ponad 6 (nie na Pałac Biskupi, Ratusz ani Katedrę)
effect-dice-worth = każda kość jest warta { $worth }, także w różnych kolorach (nie na Pałac Biskupi, Ratusz ani Katedrę)
effect-act-as = { $dice } działają jako { $others }
effect-one-acts-as = { $dice }, tylko jedna, która działa jako { $times } ({ $others }); kupiona kosztuje 2 denary
effect-free = { $dice }, najwyżej jedna z każdej innej dzielnicy, za darmo

### What events do

threat-black = { $count ->
    [0] bez czarnych kości
    [1] jedna czarna kość
    [2] dwie czarne kości
    [3] trzy czarne kości
    [4] cztery czarne kości
   *[other] czarne kości: { $count }
}
threat-lose = Każdy traci: { $lost }
threat-citizens = Każdy traci { $lost } za każdego obywatela, który tutaj stoi: { $building }
threat-gray-cubes = { $neutral ->
    [roy] Kostka le Roy na każde z najbliższych wydarzeń po lewej, najwyżej { $events }
   *[gray] Szara kostka na każde z najbliższych wydarzeń po lewej, najwyżej { $events }
}
threat-gray-citizen = { $neutral ->
    [roy] Kość wskazuje, na które miejsce trafia obywatel le Roy: { $building }
   *[gray] Kość wskazuje, na które miejsce trafia szary obywatel: { $building }
}
threat-build = { $neutral ->
    [roy] Kostka le Roy na Katedrę, za 1 punkt: na najniższy poziom z wolnym polem, tam na najniższą wartość
   *[gray] Szara kostka na Katedrę: na najniższy poziom z wolnym polem, tam na najniższą wartość
}
threat-unbuild = Kostka schodzi z Katedry: z najwyższego poziomu z kostką, tam z najwyższej wartości
threat-last-cubes = Z każdego wydarzenia schodzi kostka położona jako ostatnia

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] obywatele stojący w trzech budynkach
    [urbain-4] kostki na Katedrze
    [thibaut-2] denary
    [hugues-de-payns] wpływ
    [le-florentin] mistrzowie na kartach działań
   *[henry-1] zdobyte karty wydarzeń
}
merit = { $character } nagradza: { $what }. 1 punkt za co najmniej { $one }, 3 punkty za co najmniej { $three }, 6 punktów za co najmniej { $six }

### What is printed on the cards

figure-name = { $figure ->
    [hire] Koszt mistrza
    [per] Suma kości dzielona przez
    [number] Numer na rewersie
    [timing] Kiedy działa
    [fought] Zwalczane kośćmi
    [banners] Sztandary
    [first] Punkty za najwięcej kostek
    [second] Punkty za drugie miejsce
    [calls] Wzywany kolor
   *[black] Czarne kości
}
figure-word = { $word ->
    [red] czerwony
    [white] biały
    [yellow] żółty
    [any] dowolny jeden kolor
    [now] od razu
   *[later] później, za kostki
}
figure-space = Punkty na polu { $number }
figure-row = Rząd wartości { $number }
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: nieznane

### What is done now

phase-draw = { $wanted ->
    [red] Nadchodzi czerwone wydarzenie
    [second] Nadchodzi drugie czerwone wydarzenie
    [white] Nadchodzi białe wydarzenie
    [yellow] Nadchodzi żółte wydarzenie
   *[color] Jaki kolor wzywa czerwona karta?
}
phase-settle = { $who } umieszcza obywatela
phase-reveal = Odkryjcie karty działań
phase-income = Dochód i pensje
phase-workforce = Rzućcie kośćmi
phase-resolve = Teraz: { $event }
phase-push = { $event }: kto wychodzi?
phase-roll-black = Rzućcie czarnymi kośćmi
phase-counter = { $who } staje przed czarną kością
phase-act = Kolej: { $who }
phase-shoot = { $who } rzuca za Łucznika
phase-aim = { $who } kładzie kostki na wydarzeniach
phase-close = Runda się kończy
phase-show = Pokażcie postacie
phase-over = Partia skończona

### What is announced

count-name = { $count ->
    [deniers] denary
    [influence] wpływ
    [points] punkty
    [citizens] obywatele
    [cubes] kostki
   *[cards] karty wydarzeń
}
effect-none = { $why ->
    [all-gray-in-play] wszyscy szarzy obywatele są w grze
    [lies-there] obywatel tego koloru już tam leży
    [no-event] żadne inne wydarzenie nie przyjmie kostki
    [cathedral-full] Katedra jest pełna
    [cathedral-empty] Katedra jest pusta
    [spares-roy] oszczędza le Roy
   *[no-cubes] żadne wydarzenie nie ma kostki
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Runda { $round }
headline-last-round = Ostatnia runda!
headline-last-done = Ostatnia runda jest skończona
headline-house-figures = Własne wartości
headline-start = Zaczyna { $who }
headline-untold = Nie wszystko wpisano
headline-corrected = Poprawiono
headline-won = Zwycięstwo: { $who }
headline-undecided = Punktacja jest otwarta
headline-passes = { $who } pasuje
headline-places = { $who } umieszcza obywatela
headline-home = Obywatele wracają do domu
headline-black = Czarne kości: { $faces }
headline-agriculture = Rolnictwo: { $who }
headline-unsaid = Kości użyte: { $who }
cry-opening = Zaczyna { $who }. Liczba rund: { $rounds }.
cry-house-figures = Wartości na kartach są nasze własne, a nie z pudełka.
cry-settles = { $who } umieszcza { $left ->
    [1] ostatniego obywatela.
   *[other] obywatela. Zostało: { $left }.
}
cry-settled = Obywatel ({ $who }): { $building }.
cry-filled = Szarzy obywatele zajmują wolne miejsca: { $where }.
cry-round = Zaczyna się runda { $round }.
cry-last-round = To jest ostatnia runda!
cry-revealed = Nowe działania: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Każdy dostaje { $income }. Pensje: { $list }.
cry-short = { $who } nie może zapłacić wszystkiego. Strata: { $lost }.
cry-rolled = { $who } ma { $dice }.
cry-thrown = Kości w mieście: { $count }.
cry-entered = Nowe wydarzenie: { $event }. { $effect }.
cry-calls = { $event } wzywa kolor: { $color }.
cry-calls-red = { $event } wzywa drugie czerwone wydarzenie, z pudełka.
cry-no-card = Ta talia jest pusta, karta nie nadchodzi: { $color }.
cry-took = { $event } przynosi: { $dice }.
cry-event-die = { $event }: kość pokazuje { $face }.
cry-struck = { $event } zabiera: { $list }.
cry-no-effect = { $event } nie ma skutku: { $why }.
cry-cubed = { $who } kładzie kostki. { $event }: { $count }.
cry-uncubed = Kostka schodzi z karty { $event }: { $who }.
cry-built = { $who } buduje. Katedra: { $sites }.
cry-unbuilt = Katedra traci kostkę ({ $who }): budowa { $sites }.
cry-placed = { $who } umieszcza obywatela: { $building }.
cry-expelled = Obywatel ({ $who }) zostaje wyparty: { $building }.
cry-black-rolled = Czarne kości grożą miastu: { $faces }.
cry-faces = { $who } ma przed sobą czarną kość: { $face }.
cry-countered = { $who } odpiera { $faces } siłą { $sum }. Zysk: { $gains }.
cry-uncountered = { $who } nie odpiera { $face }. Strata: { $lost }.
cry-rerolled = { $who } rzuca ponownie: { $faces }. Cena: { $price }.
cry-turned-over = { $who } odwraca kości: { $faces }. Cena: { $price }.
cry-recruited = { $who } zyskuje obywatela. Cena: { $price }.
cry-bought = { $who } płaci za kości: { $list }.
cry-hired = { $who } zatrudnia mistrza: { $card }.
cry-used = { $who } używa karty { $card }, liczba użyć: { $times }.
cry-divided = Kości: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , w zaokrągleniu w dół.
}
cry-agriculture = { $who } uprawia rolę.
cry-unsaid = { $who } używa kości.
cry-stored = { $who } odkłada kostki na później. { $card }: { $count }.
cry-shot = { $who } rzuca: { $faces }. Trafienia: { $count }.
cry-gained = { $who } zyskuje: { $gains }.
cry-pays = { $who } płaci: { $lost }.
cry-lost = { $who } traci: { $lost }.
cry-beaten = { $event }: odparte. Punkty: { $list }. Kartę bierze { $owner }.
cry-beaten-nobody = { $event }: odparte. Punkty: { $list }. Nikt nie bierze karty.
nobody-gains = brak
cry-acts = Teraz kolej: { $who }.
cry-pushes = Kto zostaje tam wyparty? { $event }.
cry-aims = { $who } wybiera wydarzenia dla kostek: { $count }.
cry-passed = { $who } pasuje.
cry-pass-deniers = Jeszcze jeden denar za pas: { $who }.
cry-round-done = Runda jest skończona.
cry-last-done = Ostatnia runda jest skończona.
cry-home = Wyparci obywatele wracają do domu: { $list }.
cry-start = Teraz zaczyna { $who }.
cry-inexact = Nie wszystko wpisano. Może się nie zgadzać ({ $who }): { $what }.
cry-untold = Nie wszystko wpisano: niektóre liczby mogą się nie zgadzać.
cry-booked = Wpisano do księgi kart: { $card }.
cry-corrected = Poprawiono: { $what }.
cry-shown = Postacie, które ma { $who }: { $characters }.
cry-over = Partia jest skończona.
cry-won = Wygrywa { $who }. Wynik: { $points }.
cry-shared = Zwycięstwem dzielą się { $who }. Wynik: { $points }.
cry-standing = Miejsce { $place }: { $who }. Wynik: { $points }.
cry-undecided = Jeszcze nie wiadomo, kto wygrywa: punktacja jest niepełna.

### Corrections

corrected-purse = { $who } ma { $amount }
corrected-exact = zgadza się ({ $who }): { $what }
corrected-standing = { $building }, stoi: { $who } { $count }
corrected-lying = { $building }, leży: { $who }
corrected-not-lying = { $building }, nie leży: { $who }
corrected-supply = obywatele w zasobach ({ $who }): { $count }
corrected-tradesmen = { $card }, mistrzowie: { $list }
corrected-stored = { $card }, kostki: { $who } { $count }
corrected-event = { $event }, kostki: { $list }
corrected-left = { $event }, bierze { $who }
corrected-left-nobody = { $event }, nie bierze nikt
corrected-cathedral = Katedra, budowa { $site }, poziom { $level }: { $who }
corrected-die = kość { $number } ({ $who }) pokazuje { $face }
corrected-start = zaczyna { $who }
corrected-turn = kolej: { $who }
corrected-passed = { $who } ma pas i { $amount }
corrected-not-passed = { $who } nie ma pasu

### What cannot be

step-name = { $step ->
    [settle] umieszczanie obywateli
    [reveal] nowe działania
    [income] dochód i pensje
    [workforce] rzut kośćmi
    [draw] nowe wydarzenia
    [resolve] skutki wydarzeń
    [push] kto zostaje wyparty
    [roll-black] rzut czarnymi kośćmi
    [counter] odpieranie czarnych kości
    [act] akcje
    [shoot] rzut za kostki
    [aim] wybór wydarzeń dla kostek
    [close] koniec rundy
    [show] pokazanie postaci
   *[over] partia skończona
}
refusal-not-now = Teraz to niemożliwe. W tej chwili: { $step }.
    .clause = teraz to niemożliwe. W tej chwili: { $step }
refusal-player-count = Grać może od { $least } do { $most } osób, nie { $count }.
    .clause = grać może od { $least } do { $most } osób, nie { $count }
refusal-no-such-start = Miejsce { $number } nie może zacząć: nikt tam nie siedzi.
    .clause = miejsce { $number } nie może zacząć: nikt tam nie siedzi
refusal-crowd = Tylu obywateli nie może tam stać: { $building }, { $count }.
    .clause = tylu obywateli nie może tam stać: { $building }, { $count }
refusal-gray-count = Potrzebni szarzy obywatele: { $needed }, podano: { $count }.
    .clause = potrzebni szarzy obywatele: { $needed }, podano: { $count }
refusal-character-players = Postacie podano dla tylu osób: { $named }, a gra tyle: { $count }.
    .clause = postacie podano dla tylu osób: { $named }, a gra tyle: { $count }
refusal-character-count = Postacie ({ $who }): potrzeba { $needed }, nie { $named }.
    .clause = postacie ({ $who }): potrzeba { $needed }, nie { $named }
refusal-character-twice = Postać występuje dwa razy: { $character }.
    .clause = postać występuje dwa razy: { $character }
refusal-character-dealt = { $who } ma inne.
    .clause = { $who } ma inne
refusal-no-space = Nie ma tam wolnego miejsca: { $building }.
    .clause = nie ma tam wolnego miejsca: { $building }
refusal-reveal-color = { $card } nie ma tego koloru: { $color }.
    .clause = { $card } nie ma tego koloru: { $color }
refusal-reveal-round = { $card } nie przychodzi w tej rundzie.
    .clause = { $card } nie przychodzi w tej rundzie
refusal-bonus = { $card } to karta dodatkowa, a gra jest bez nich.
    .clause = { $card } to karta dodatkowa, a gra jest bez nich
refusal-short-seat = Na miejscu { $number } nikt nie siedzi.
    .clause = na miejscu { $number } nikt nie siedzi
refusal-short-order = { $who } jest dwa razy albo nie po kolei.
    .clause = { $who } jest dwa razy albo nie po kolei
refusal-short-computed = Ile może zapłacić { $who }, liczy się samo.
    .clause = ile może zapłacić { $who }, liczy się samo
refusal-short-nothing = { $who } nie ma nic do zapłacenia.
    .clause = { $who } nie ma nic do zapłacenia
refusal-roll-players = Kości podano dla tylu osób: { $named }, a gra tyle: { $count }.
    .clause = kości podano dla tylu osób: { $named }, a gra tyle: { $count }
refusal-roll-dice = { $who }, { $dice }: { $needed }, nie { $named }.
    .clause = { $who }, { $dice }: { $needed }, nie { $named }
refusal-roll-count = Kości do rzutu: { $needed }, nie { $named }.
    .clause = kości do rzutu: { $needed }, nie { $named }
refusal-event-deck = { $event } należy do innej talii.
    .clause = { $event } należy do innej talii
refusal-event-came = { $event } już było.
    .clause = { $event } już było
refusal-black-known = Czarne kości karty { $event } są znane, nie wpisujcie ich.
    .clause = czarne kości karty { $event } są znane, nie wpisujcie ich
refusal-black-open = Wpiszcie liczbę czarnych kości: { $event }.
    .clause = wpiszcie liczbę czarnych kości: { $event }
refusal-banners-known = Wartości karty { $event } mówią, czy ją odparto.
    .clause = wartości karty { $event } mówią, czy ją odparto
refusal-rewards-known = Nagrody karty { $event } są znane, nie wpisujcie ich.
    .clause = nagrody karty { $event } są znane, nie wpisujcie ich
refusal-event-no-cube = { $event } nie dostaje przez to kostki albo jest podane dwa razy.
    .clause = { $event } nie dostaje przez to kostki albo jest podane dwa razy
refusal-reward-order = Druga nagroda jest większa od pierwszej: { $event }.
    .clause = druga nagroda jest większa od pierwszej: { $event }
refusal-nobody-there = Nikogo tego koloru nie można tam wyprzeć: { $building }, { $who }.
    .clause = nikogo tego koloru nie można tam wyprzeć: { $building }, { $who }
refusal-lies-there = Ktoś tego koloru już tam leży, więc innego nie można wyprzeć: { $building }, { $who }.
    .clause = ktoś tego koloru już tam leży, więc innego nie można wyprzeć: { $building }, { $who }
refusal-no-dice = Nie wybrano kości.
    .clause = nie wybrano kości
refusal-no-such-die = Nie ma tu kości { $number }.
    .clause = nie ma tu kości { $number }
refusal-die-gone = Kość { $number } jest już zużyta.
    .clause = kość { $number } jest już zużyta
refusal-die-order = Kość { $number } jest dwa razy albo nie po kolei.
    .clause = kość { $number } jest dwa razy albo nie po kolei
refusal-no-such-black = Nie ma czarnej kości { $number } albo już jej nie ma.
    .clause = nie ma czarnej kości { $number } albo już jej nie ma
refusal-black-order = Czarna kość { $number } jest dwa razy albo nie po kolei.
    .clause = czarna kość { $number } jest dwa razy albo nie po kolei
refusal-not-highest = Musi być wśród nich najwyższa czarna kość: { $face }.
    .clause = musi być wśród nich najwyższa czarna kość: { $face }
refusal-too-small = Potrzeba { $needed }, kości są warte { $sum }.
    .clause = potrzeba { $needed }, kości są warte { $sum }
refusal-could-counter = Kości dzielnicy są warte { $sum }, a wystarczy { $needed }: czarną kość trzeba odeprzeć.
    .clause = kości dzielnicy są warte { $sum }, a wystarczy { $needed }: czarną kość trzeba odeprzeć
refusal-goods = Potrzeba: { $price }, jest: { $has }.
    .clause = potrzeba: { $price }, jest: { $has }
refusal-turn-dice = Odwrócić można od jednej do trzech kości, nie { $count }.
    .clause = odwrócić można od jednej do trzech kości, nie { $count }
refusal-all-in-play = Wszyscy obywatele tego gracza są w grze.
    .clause = wszyscy obywatele tego gracza są w grze
refusal-group-dice = Grupa ma od jednej do trzech kości, nie { $count }.
    .clause = grupa ma od jednej do trzech kości, nie { $count }
refusal-act-die-none = Nie ma takiej kości: { $who }, { $number }.
    .clause = nie ma takiej kości: { $who }, { $number }
refusal-act-die-gone = Ta kość jest już zużyta: { $who }, { $number }.
    .clause = ta kość jest już zużyta: { $who }, { $number }
refusal-act-die-twice = Ta kość jest podana dwa razy: { $who }, { $number }.
    .clause = ta kość jest podana dwa razy: { $who }, { $number }
refusal-colors = Kości są w różnych kolorach.
    .clause = kości są w różnych kolorach
refusal-wrong-color = Do tego potrzebne są { $dice }.
    .clause = do tego potrzebne są { $dice }
refusal-no-stored-cube = Na karcie { $card } nie ma kostki tego gracza.
    .clause = na karcie { $card } nie ma kostki tego gracza
refusal-cube-group = Kostka karty { $card } nie zmienia takiej grupy.
    .clause = kostka karty { $card } nie zmienia takiej grupy
refusal-cube-bars = Grupa zmieniona kartą { $card } nie może do tego posłużyć.
    .clause = grupa zmieniona kartą { $card } nie może do tego posłużyć
refusal-not-revealed = { $card } jeszcze nie leży.
    .clause = { $card } jeszcze nie leży
refusal-no-tradesman = Najpierw zatrudnijcie mistrza: { $card }.
    .clause = najpierw zatrudnijcie mistrza: { $card }
refusal-second-tradesman = Nikt nie ma dwóch mistrzów na jednej karcie: { $card }.
    .clause = nikt nie ma dwóch mistrzów na jednej karcie: { $card }
refusal-no-citizen = Ten gracz nie ma tam obywatela.
    .clause = ten gracz nie ma tam obywatela
refusal-hire-known = Cena mistrza jest znana, nie wpisujcie jej: { $card }.
    .clause = cena mistrza jest znana, nie wpisujcie jej: { $card }
refusal-too-often = Najwyżej tyle razy: { $can }, nie { $count }.
    .clause = najwyżej tyle razy: { $can }, nie { $count }
refusal-times-unsaid = Podajcie, ile razy: dzielnik jest nieznany.
    .clause = podajcie, ile razy: dzielnik jest nieznany
refusal-no-use = Trzeba to zrobić choć raz.
    .clause = trzeba to zrobić choć raz
refusal-choice = { $card } wymaga innego wyboru przy każdym użyciu.
    .clause = { $card } wymaga innego wyboru przy każdym użyciu
refusal-not-counted = To ani Pałac, ani Pałac Biskupi: { $building }.
    .clause = to ani Pałac, ani Pałac Biskupi: { $building }
refusal-no-such-event = { $event } nie leży na stole.
    .clause = { $event } nie leży na stole
refusal-banners = Wolne sztandary ({ $event }): { $free }, kostki: { $count }.
    .clause = wolne sztandary ({ $event }): { $free }, kostki: { $count }
refusal-no-red-die = W dzielnicy nie ma już czerwonej kości.
    .clause = w dzielnicy nie ma już czerwonej kości
refusal-site-full = Ta budowa jest pełna. Katedra: { $site }.
    .clause = ta budowa jest pełna. Katedra: { $site }
refusal-one-die = Obywatela umieszcza jedna kość, nie { $count }.
    .clause = obywatela umieszcza jedna kość, nie { $count }
refusal-no-place = Kość o wartości { $value } nie ma tam miejsca.
    .clause = kość o wartości { $value } nie ma tam miejsca
refusal-no-such-owner = Tego nie ma przy tym stole: { $who }.
    .clause = tego nie ma przy tym stole: { $who }
refusal-influence-most = Nikt nie ma więcej niż tyle. Najwyżej: { $most }, nie { $count }.
    .clause = nikt nie ma więcej niż tyle. Najwyżej: { $most }, nie { $count }
refusal-citizens = Tylu obywateli być nie może: { $who }, { $count }.
    .clause = tylu obywateli być nie może: { $who }, { $count }
refusal-two-tradesmen = { $who } ma tam dwóch mistrzów.
    .clause = { $who } ma tam dwóch mistrzów
refusal-spaces = Nie ma tylu pól: { $count }.
    .clause = nie ma tylu pól: { $count }
refusal-event-banners = { $event } nie ma więcej sztandarów: { $count }.
    .clause = { $event } nie ma więcej sztandarów: { $count }
refusal-never-leaves = To wydarzenie nigdy nie odchodzi.
    .clause = to wydarzenie nigdy nie odchodzi
refusal-no-such-level = Katedra nie ma poziomu { $level }.
    .clause = Katedra nie ma poziomu { $level }
refusal-has-passed = { $who } ma pas.
    .clause = { $who } ma pas
refusal-has-turn = Kolej ma { $who }, bez pasu.
    .clause = kolej ma { $who }, bez pasu
refusal-same = To niczego nie zmienia.
    .clause = to niczego nie zmienia

### The form of a new game

setup-depth = Co się wpisuje
setup-depth-purses = Wszystko
setup-depth-purses-about = Aplikacja rzuca kośćmi, zna każdy ruch i wszystkie pieniądze. Podaje każdą cenę i na końcu liczy punkty.
setup-depth-deeds = Ruchy
setup-depth-deeds-about = Aplikacja rzuca kośćmi i wie, do czego ich użyto. Pieniądze liczycie sami.
setup-depth-dice = Tylko kości
setup-depth-dice-about = Aplikacja rzuca kośćmi i ogłasza wydarzenia. Cała reszta zostaje na waszym stole.
setup-figures = Co mówią karty
setup-figures-group = Z naszego pudełka
setup-figures-group-about = Aplikacja pyta raz, co mówi karta, i zachowuje to na wasze następne gry. Dotąd zachowane: { $count }.
setup-figures-house = Własne wartości
setup-figures-house-about = Te wartości są nasze, nie z pudełka: dla stołu bez jego kart.
setup-figures-open = Niewpisane
setup-figures-open-about = Sami czytacie karty i mówicie aplikacji, czego potrzebuje.
setup-options-about = Kod, kto zaczyna, karty dodatkowe, własne karty i kości.
setup-start = Kto zaczyna
setup-start-code = Losuje aplikacja
setup-bonus = Karty dodatkowe
setup-bonus-with = Z kartami dodatkowymi
setup-bonus-without = Bez nich
setup-cards = Działania i wydarzenia
setup-characters = Postacie
setup-cards-code = Rozdaje aplikacja
setup-cards-hand = Ciągnięte przy stole i nazywane
setup-characters-hand-about = Rozdajcie je sami. Nazywa się je na końcu gry.
setup-dice = Kości
setup-dice-code = Rzuca aplikacja
setup-dice-entered = Rzucane na stole i wpisywane
setup-gray = Szarzy obywatele na początku

### Co się drukuje

paper-name = Imię
paper-code = Kod { $code }
paper-round-title = Runda gry { $game }
paper-phase-reveal = Działania
paper-phase-reveal-about = Rundy od 1 do 3: odkryjcie działanie każdego koloru z numerem rundy.
paper-phase-income = Dochód i płace
paper-phase-income-about = Dochód każdego gracza: { $income }. Potem płaci się obywatelom. Kto nie może zapłacić wszystkiego, płaci, ile ma. Jego strata: { $lost }.
paper-phase-dice = Kości
paper-phase-dice-about = Po kości za każdego obywatela stojącego w budynku; za szarego rzuca pierwszy gracz.
paper-phase-events = Wydarzenia
paper-phase-events-about = Przychodzi czerwone wydarzenie, potem to, które ono wzywa. Wszystkie działają od lewej do prawej; potem rzuca się czarnymi kośćmi. Od pierwszego gracza każdy odpiera najwyższą, a może i kilka naraz, kośćmi swojej dzielnicy: kolory można mieszać, czerwone liczą się podwójnie. Zysk za każdą odpartą: { $gains }. Kto nie może, traci: { $lost }.
paper-phase-act = Akcje
paper-phase-act-about = Kolejno po jednej akcji, kośćmi jednego koloru (od 1 do 3), albo pas. Działanie: suma podzielona przez liczbę z karty mówi, ile razy; najpierw zatrudnijcie mistrza. Katedra: kostka za każdą białą kość. Walka: suma podzielona przez liczbę z wydarzenia mówi, ile kostek. Obywatel: jedna kość mówi, gdzie. Rola: połowa sumy żółtych kości w denarach. Pas: { $deniers } i o jeden więcej za każdym razem, gdy byłaby wasza kolej.
paper-phase-end = Koniec
paper-phase-end-about = Weźcie denary za pas. Wyparci obywatele wracają do domu. Pierwszym graczem zostaje następny po lewej.
paper-over = Koniec gry
paper-over-about = Runda, w której przychodzi ostatnie czerwone wydarzenie, jest ostatnia. Rundy na 2 · 3 · 4 graczy: { $rounds }.
paper-prices = Kości innych
paper-prices-about = Za kość w grupie z 1 · 2 · 3 kości: { $prices } denarów, właścicielowi; za szarą do banku. Nikt nie może odmówić.
paper-salaries = Płaca każdego obywatela
paper-influence = Wpływ
paper-influence-reroll = rzut od nowa kością swojej dzielnicy
paper-influence-recruit = obywatel do zasobów
paper-influence-turn = odwrócenie najwyżej { $most } własnych kości
paper-influence-most = Nikt nie ma więcej niż { $most }.
paper-cathedral = Katedra, za kostkę
paper-combat = Walka
paper-combat-cubes = Każda kostka daje 1 punkt wpływu. Gdy wszystkie sztandary są zakryte, najwięcej kostek zdobywa pierwszą nagrodę, drugie miejsce drugą.
paper-combat-ties = Remis o pierwsze miejsce dzieli obie nagrody, remis o drugie drugą, w dół. Kto jest sam, bierze obie.
paper-purses-title = Denary, wpływ i punkty
paper-deniers = Denary
paper-deniers-about = Przesuwajcie coś małego. Powyżej { $most } nadwyżkę wskazuje drugi znacznik.
paper-begins = { $number } na początku
paper-points = Punkty
paper-points-fold = Za każdy punkt skreślcie liczbę. Zagnijcie ten pasek do tyłu: punkty są tajne.
paper-points-apart = Za każdy punkt skreślcie liczbę. Trzymajcie tę stronę zakrytą: punkty są tajne.
paper-slips-title = Postacie do złożenia
paper-bands = { $players ->
    [two] W 2 osoby
   *[more] W 3 lub 4 osoby
}
paper-scores-title = Punktacja
paper-scores-characters = Liczą się tylko postacie w grze: te, które ktoś ma.
paper-report-title = Raport z partii { $game }
paper-activities = Działania
paper-spaces = Pola
paper-events = Wydarzenia
paper-rewards = Nagrody
paper-source = Źródło
paper-course = Początek
print-round-title = Karta herolda
print-round-about = Fazy, ceny, wpływ i Katedra; dwie na stronie.
print-round = Drukuj kartę
print-purses-about = Po jednym dla gracza, z punktami na pasku do zagięcia; dwa na stronie.
print-purses = Drukuj arkusze
print-slips-about = Wytnijcie, złóżcie, potasujcie i ciągnijcie: po jednej, w 2 osoby po dwie.
print-slips = Drukuj postacie
print-scores-about = Wiersz na każdy rodzaj punktów i każdą postać.
print-scores = Drukuj arkusz punktacji
print-report-title = Raport z partii
print-report-about = Punkty, wartości kart i każda runda.
print-report = Drukuj raport
### Lines of orders

args-line-unknown = polecenie zaczyna się od { $known }, a nie od „{ $text }”; town-crier cry --game troyes --help pokazuje, jak zapisać każde
args-line-needs = tam, gdzie stoi „{ $text }” (słowo { $at }), powinno być: { $what }
args-line-lacks = na końcu wiersza brakuje: { $what }
args-line-more = tam, gdzie stoi „{ $text }” (słowo { $at }), nic już nie powinno być
args-line-part = { $what ->
    [activity] nazwa karty działania ({ $written })
    [event] nazwa karty wydarzenia ({ $written })
    [card] nazwa karty ({ $written })
    [player] kto ({ $written })
    [owner] ktoś albo szary ({ $written })
    [nobody] ktoś, szary albo nikt ({ $written })
    [die] kość z rynku ({ $written })
    [own] kość z własnej dzielnicy ({ $written })
    [black] czarna kość ({ $written })
    [face] co pokazuje kość ({ $written })
    [number] liczba ({ $written })
    [origin] skąd przychodzi obywatel ({ $written })
    [figure] pozycja z tej karty ({ $written })
    [value] wartość tej pozycji ({ $written })
    [exact] „{ $written }”
   *[word] jedno z tych słów ({ $written })
}

### Files that are damaged

damage-start = zaczyna tam miejsce { $found }, a kod { $code } losuje miejsce { $dealt } (liczone od 0)
damage-characters = miejsce { $seat } ma tam inne postacie, niż rozdaje kod { $code } (liczone od 0)
damage-cards = księga kart w pliku: { $damage }
damage-page = krok { $order }: { $damage }
damage-page-of = krok { $order } podaje wartości z tylu kart: { $cards }, a każdy krok podaje je z jednej
damage-face = krok { $order }: żadna kość nie pokazuje { $face }

### The sheet at the end

refusal-sheet-uncounted = Jeszcze do policzenia: { $row }.
    .clause = jeszcze do policzenia: { $row }
refusal-sheet-row = { $row }: od 0 do { $most }, a nie { $count }.
    .clause = { $row }: od 0 do { $most }, a nie { $count }
refusal-sheet-levels = { $row }: po 2 punkty, najwyżej { $most }, a nie { $count }.
    .clause = { $row }: po 2 punkty, najwyżej { $most }, a nie { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = obywatele w zasobach: { $count }
cli-next-pick = Wpiszcie polecenie albo numer pozycji.
cli-next-choose = Wpiszcie polecenie albo numer pozycji, albo naciśnijcie Enter: { $does }
args-gray = wpiszcie trzy liczby oddzielone przecinkami, w kolejności: Pałac, Pałac Biskupi, Ratusz, jak w 2,2,2, a nie „{ $text }”
args-gray-players = tylko we dwie osoby stoją tam wcześniej szarzy obywatele; pomińcie tę opcję
args-bots-box = boty nie dobierają kart; pomińcie --cards box
args-bots-thrown = boty nie rzucają kośćmi; pomińcie --dice thrown
args-bots-open = boty potrzebują wartości wszystkich kart; pomińcie --figures albo podajcie księgę kart, która ma je wszystkie
### On the screens

die-shows = { $color ->
    [red] czerwona { $face }
    [white] biała { $face }
   *[yellow] żółta { $face }
}
die-at = { $who }, kość { $number }: { $die }
owner-nobody = Nikt
origin-supply = Własne zasoby
origin-standing = Stojący obywatel: { $building }
origin-lying = Leżący obywatel: { $building }
origin-tradesman = Mistrz: { $card }
target-cathedral = Katedra
target-citizen = Umieść obywatela
target-agriculture = Rolnictwo
target-unsaid = Tylko te kości
round-before = Przed rundą 1
round-of = Runda { $round } z { $rounds }
order-settle = obywatel ({ $who }): { $building }
order-reveal = działania (runda { $round })
order-pay = dochód (runda { $round })
order-workforce = kości (runda { $round })
order-enter = nowe wydarzenie: { $event }
order-call = wezwany kolor: { $color }
order-resolve = skutek: { $event }
order-roll-event = kość: { $event }
order-push = wyparty: { $who }
order-roll-black = czarne kości (runda { $round })
order-counter = obrona ({ $who })
order-give-way = czarna kość nieodparta ({ $who })
order-reroll = ponowny rzut ({ $who })
order-recruit = kupiony obywatel ({ $who })
order-turn-over = odwrócone kości ({ $who })
order-act = akcja ({ $who }): { $what }
order-shoot = rzut za Łucznika ({ $who })
order-aim = kostki na wydarzeniach ({ $who })
order-pass = pas ({ $who })
order-close = koniec (runda { $round })
order-show = postacie
order-book = księga kart: { $card }
order-correct = poprawka: { $what }

### What can be picked

panel-dice-of = Kości ({ $who })
panel-held-by = Postacie ({ $who })
panel-cube = Użyć kostki do tych kości?
panel-activities = Działania
panel-events = Kostki na wydarzenie
panel-else = Akcje
panel-from = Skąd przychodzi obywatel?
panel-counted = Gdzie za każdym razem liczą się obywatele?
panel-cubes-on = Które wydarzenia dostają kostki?
panel-out = Kto zostaje wyparty?
panel-black-dice = Czarne kości do odparcia
panel-fell-again = Co teraz pokazuje?
panel-fell = { $who }: co pokazuje następna kość?
panel-all-entered = Wszystkie kości są wpisane.
panel-thrown-of = { $who }, { $dice }
panel-settle = W którym budynku?
panel-red = Czerwone działanie
panel-white = Białe działanie
panel-yellow = Żółte działanie
panel-calls = Jaki kolor pokazuje czerwona karta?
panel-called = { $color ->
    [white] Biały
   *[yellow] Żółty
}
panel-drawn = Jaką kartę wylosowano?
panel-short = Kto nie może zapłacić wszystkiego?
panel-what-is-wrong = Co na waszym stole jest inaczej?
panel-whose = Czyje?
panel-where = Gdzie?
panel-which-card = Która karta?
panel-which-event = Które wydarzenie?
panel-right = Co się zgadza tak, jak jest?
panel-lies-there = Czy leży tam obywatel ({ $who })?
panel-there = Leży tam; dotknijcie, aby usunąć
panel-add = Dodaj
panel-goes-to = Kto bierze kartę?
panel-site = Która budowa?
panel-level = Który poziom?
panel-whose-cube = Czyja kostka tam leży?
panel-which-die = Która kość?
panel-shows = Co pokazuje?
panel-lies = Gdzie leży?
panel-influence = Wydaj wpływ
panel-correct = Popraw coś
panel-black = Czarna kość { $number }: { $face }
panel-shows-face = Pokazuje { $face }
panel-free-banners = Wolne sztandary: { $count }
panel-free-places = Wolne miejsca: { $count }
panel-black-count = Czarne kości
panel-take-back = Usuń ostatnią
panel-beaten = { $event }: odparte
panel-first = { $event }: punkty za najwięcej kostek
panel-second = { $event }: punkty za drugie miejsce
panel-holds = { $who } ma postać: { $character }
panel-cube-of = Kostka: { $card }
panel-price = Cena mistrza
panel-cubes = Ile kostek?
panel-times = Ile razy?
panel-hires-open = Z nowym mistrzem
panel-hires = Z nowym mistrzem: { $amount }
panel-costs = Koszt: { $amount }
panel-reroll = Rzuć ponownie za { $price }
panel-recruit = Obywatel za { $price }
panel-turn-over = Odwróć kości za { $price }
panel-yes = Tak
panel-no = Nie
panel-site-of = Budowa { $number }
panel-level-of = Poziom { $number }
panel-in-square = Na rynku
panel-used = Użyta
panel-countered = Użyta przeciw czarnym kościom
panel-remove = Usuń { $number }: { $who }
panel-add-of = Dodaj: { $who }
panel-fix-purse = Denary, wpływ, punkty
panel-fix-exact = Liczba się zgadza
panel-fix-standing = Stojący obywatele
panel-fix-lying = Leżący obywatele
panel-fix-supply = Obywatele w zasobach
panel-fix-tradesmen = Mistrzowie na karcie
panel-fix-stored = Kostki na działaniu
panel-fix-event = Kostki na wydarzeniu
panel-fix-left = Wydarzenie, którego już nie ma
panel-fix-cathedral = Kostki na Katedrze
panel-fix-die = Co pokazuje kość
panel-fix-start = Kto zaczyna
panel-fix-turn = Czyja kolej
panel-fix-passed = Denary za pas

### What the one key does

does-settle = Umieść obywatela: { $building }
does-place-out = Umieść obywatela: { $building }. Wyparty gracz: { $who }
does-reveal = Wpisz te karty
does-pay = Wypłać dochód i pensje
does-pay-short = Dochód i pensje; nie płaci wszystkiego: { $who }
does-enter-dice = Wpisz te kości
does-enter = Wpisz kartę { $event }
does-call = Wezwany kolor: { $color }
does-resolve = Działa teraz: { $event }
does-resolve-short = Działa teraz: { $event }; nie płaci wszystkiego: { $who }
does-push = Wyparty gracz: { $who }
does-counter = Odeprzyj { $count ->
    [one] czarną kość
   *[other] czarne kości
} { $faces } siłą { $sum }
does-give-way = Nie odpieraj czarnej kości { $face }
does-hire = Zatrudnij mistrza i użyj karty { $card } { $times ->
    [one] 1 raz
   *[other] { $times } razy
}
does-activity = Użyj karty { $card } { $times ->
    [one] 1 raz
   *[other] { $times } razy
}
does-gaining = { $does } i zyskaj { $gains }
does-fight = Połóż { $count ->
    [one] 1 kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
} na kartę { $event }
does-build = Buduj Katedrę: { $sites }
does-farm = Rolnictwo: { $amount }
does-pass = Pasuj
does-use = Użyj tych kości
does-aim = Połóż kostki tutaj: { $events }
does-aim-nothing = Nie kładź kostek
does-show = Pokaż postacie
does-show-nothing = Zakończ bez postaci
does-book = Wpisz do księgi kart: { $card }
does-correct = Popraw
step-close = Zakończ rundę
step-draw = Wylosuj wydarzenie
step-roll-event = Rzuć kością: { $event }
caution-pass = { $who } nie działa już w tej rundzie. Pozostałe kości: { $count }. Mimo to spasować?
caution-close = Można jeszcze działać. Mimo to zakończyć rundę?
caution-give-way = Wpływ może jeszcze pomóc. Mimo to stracić punkty?
caution-cubes = Niepołożone kostki: { $count }. Mimo to dalej?
caution-characters = Bez postaci niczyje punkty nie są pełne. Mimo to dalej?
lacks-building = Wybierz budynek
lacks-cards = Wpisz trzy karty
lacks-color = Wybierz kolor
lacks-card = Wpisz kartę
lacks-dice = Wpisz, co wypadło
lacks-black = Wpisz liczbę czarnych kości
lacks-pushed = Wybierz, kto zostaje wyparty
lacks-defence = Wybierz kości przeciw czarnej
lacks-others = Wybierz inne kości
lacks-black-die = Wybierz najwyższą czarną kość
lacks-group = Pozostało wybrać: kości
lacks-use = Pozostało wybrać: do czego są kości
note-cubes = Kostki: { $count } z { $of }
note-entered = Wpisano: { $count } z { $of }
note-defence = Wartość { $sum }, potrzeba: { $needed }
note-sum = Wartość { $sum }
note-left = { $count ->
    [one] zostaje 1 kość
    [few] zostają { $count } kości
   *[many] zostaje { $count } kości
}
note-costs = koszt: { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = za darmo
note-hire = mistrz: { $amount }
note-total = razem: { $amount }
note-open = cena nieznana
### On the screen

track-round = Runda { $round } z { $rounds }
standing-perhaps = { $what } (niepewne)
standing-passed = pas ({ $amount })
standing-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}
side-nobody = nikt
side-no-dice = brak kości
side-defence = siła { $sum } przeciw czarnym kościom
side-threat = Czarna { $face }: { $who }, siła kości { $sum }
side-square = Kości na placu miejskim: { $count }
side-shots = Kości do rzutu: { $count }
side-cubes = Kostki do położenia: { $count }
side-lies = jeden tam leży
side-more = i jeszcze { $count }
explain-die = { $who }, kość { $number } ({ $color }): { $face }
explain-black = Czarna kość: { $face }
explain-faced = Po kolei: { $who }
explain-standing = Stoją: { $list }
explain-lying = Leżą: { $list }
explain-lies = Jeden z nich leży na budynku.
explain-free = Wolne miejsca: { $list }
explain-supply = Obywatele w zasobach: { $count }
explain-won = Karty wydarzeń: { $list }
explain-tradesmen = Mistrzowie: { $list }
explain-cubes = Kostki: { $list }
explain-banners = Zakryte sztandary: { $taken } z { $all }
explain-site = Katedra, wartość { $site }
explain-level = Poziom { $level }: { $who }
explain-empty = wolne
legend-turn = Czyja kolej
legend-start = Pierwszy gracz rundy
legend-passed = Ma pas i tyle denarów
legend-supply = Obywatele w zasobach
legend-slot = Użyta kość
legend-struck = Czarna kość, która nikomu już nie grozi
legend-lying = Wyparty, leży na budynku
legend-banner = Wolny sztandar
legend-space = Punkty mistrza tutaj
own-turn = Twoja kolej
own-dice = Twoje kości
own-others = Kości, które możesz kupić
own-to-buy = Kości, które możesz kupić: { $dice }
own-secret = Twoja tajna postać: { $merit }
lacking-characters = Nie podano postaci.
evening-short-with-end = { $minutes } min · jeszcze { $end } min
evening = { $minutes } min gry{ $continued ->
    [yes] {" "}od wznowienia
   *[no] {""}
} · pozostało rund: { $left }
evening-with-end = { $minutes } min gry{ $continued ->
    [yes] {" "}od wznowienia
   *[no] {""}
} · pozostało rund: { $left } · jeszcze około { $end } min
surprise-black = Czarne kości odparte naraz: { $count }! Miasto oddycha.
surprise-alike = Kości: { $count }, a wszystkie pokazują to samo!
surprise-alone = Wszystkie kostki na tym wydarzeniu ({ $count }) były jednej osoby!

### How to run it, and before the game

guide-set-up = 1. Rozłóżcie planszę. Town Crier mówi, kto co bierze, i po kolei każdy umieszcza obywateli.
guide-round = 2. Herold też gra. Spacja zawsze wykonuje kolejny krok: nowe karty, dochód, kości, wydarzenia.
guide-events = 3. Wydarzenia działają jedno po drugim. Róbcie na planszy to, co ogłoszono: płaćcie, kładźcie szare kostki, stawiajcie szarych obywateli.
guide-black = 4. Czarne kości: wybierzcie kości, które je odpierają, i naciśnijcie spację. Town Crier liczy czerwone podwójnie.
guide-act = 5. Po kolei: wybierzcie od jednej do trzech kości i ich cel, i naciśnijcie spację. Jeśli najpierw powiecie, co robicie, wasze najlepsze kości są już wybrane. Town Crier mówi, kto ile dostaje.
guide-table = 6. Liczy się to, co leży na stole: poprawcie to, co Town Crier ma inaczej. Możecie też wpisywać same kości.
guide-end = 7. Po ostatniej rundzie pokazujecie postacie, a Town Crier liczy punkty.
check-board = Przygotujcie planszę, kostki, obywateli, pieniądze i punkty.
check-districts = Każdemu jedna dzielnica placu miejskiego: { $who }
check-take = Każdy bierze { $deniers }, { $influence } i tylu obywateli: { $citizens }.
check-characters = Rozdajcie tajne postacie z pudełka. Kart na osobę: { $count }.
check-characters-told = Tajne postacie są rozdane: każdy widzi swoje na telefonie. Kart na osobę: { $count }.
check-cards = Połóżcie karty działań i wydarzeń pod ręką obok planszy.
check-bonus = Cztery karty dodatkowe są w grze.
check-gray = Najpierw stoją szarzy obywatele: { $list }.
check-fill = Szarzy obywatele zajmują pozostałe miejsca.
first-need = Co jest potrzebne
first-need-box = Gra z planszą, obywatelami, kostkami, pieniędzmi i kartami.
first-need-app = Kości niekoniecznie: Town Crier rzuca, liczy pensje i ceny i prowadzi szarych obywateli. Kto go obsługuje, też gra.
first-need-time = Od jednej do czterech osób i około półtorej godziny.
hint-ask-worth = Ile są warte kości przeciw czarnym kościom ({ $who })? Ręka w górę!
hint-worth = Są warte { $sum }: czerwone kości liczą się tam podwójnie.
hint-ask-price = { $who } używa razem dwóch kości: własnej i cudzej ({ $owner }, { $dice }). Ile to kosztuje?
hint-price = Kosztuje to { $price }, dla gracza { $owner }: w grupie z dwóch każda kupiona kość kosztuje cztery denary.

### Rules

rules-set-up = Przygotowanie
rules-round = Runda
rules-events = Wydarzenia
rules-black = Czarne kości
rules-actions = Akcje
rules-activities = Działania
rules-combat = Walka
rules-city = Katedra i obywatele
rules-influence = Wpływ
rules-end = Koniec
rules-app = Z Town Crier
rules-yellow = Żółte działania
rules-white = Białe działania
rules-red = Czerwone działania
rules-event-cards = Karty wydarzeń
rules-characters = Postacie
rule-figures = Grają od dwóch do czterech osób. Czerwone kości należą do szlachty, białe do duchowieństwa, żółte do chłopów.
rule-citizens = Każdy ma najwyżej 12 obywateli. Ośmiu szarych nie należy do nikogo.
rule-begin = Każdy zaczyna, mając 5 denarów, 4 punkty wpływu i obywateli: czterech przy czterech graczach, pięciu przy trzech, sześciu przy dwóch.
rule-secret = Każdy ma tajną postać, a przy dwóch graczach dwie. Na koniec każda postać nagradza wszystkich.
rule-decks = Rund jest tyle, ile czerwonych wydarzeń: sześć przy czterech graczach, pięć przy trzech, cztery przy dwóch.
rule-bonus = Można wtasować cztery karty dodatkowe: Piekarz, Przeor, Uczta i Opór.
rule-open = Denary leżą odkryte. Punkty są ukryte do końca.
rule-settle = Umieszczajcie obywateli pojedynczo na wolnych miejscach: raz dookoła stołu, potem z powrotem i tak dalej.
rule-fill = Szarzy obywatele zajmują pozostałe miejsca. Przy dwóch graczach sześciu szarych stoi tam już wcześniej.
rule-phases = Runda: nowe działania w rundach od pierwszej do trzeciej, dochód, kości, wydarzenia, czarne kości, akcje, koniec.
rule-reveal = W każdej z pierwszych trzech rund odkrywa się po jednym działaniu w każdym kolorze.
rule-income = Każdy dostaje 10 denarów.
rule-salaries = Każdy płaci za każdego swojego stojącego obywatela. Pałac: 2 denary, Pałac Biskupi: jeden denar, Ratusz: nic.
rule-short = Kto nie może zapłacić wszystkich pensji, płaci, ile ma, i traci 2 punkty.
rule-workforce = Każdy rzuca kością za każdego swojego stojącego obywatela. Pałac: czerwona, Pałac Biskupi: biała, Ratusz: żółta.
rule-draw = Na koniec kolejki przychodzi czerwone wydarzenie, potem białe albo żółte, jak mówi czerwona karta.
rule-queue = Wszystkie wydarzenia w kolejce działają w każdej rundzie, od lewej do prawej, najpierw Maruderzy.
rule-taken = Pierwszy gracz bierze czarne kości wszystkich wydarzeń i potem nimi rzuca.
rule-event-short = Kto nie może zrobić wszystkiego, co każe wydarzenie, robi, co może, i traci 2 punkty.
rule-highest = Najwyższą czarną kość trzeba odeprzeć własnymi kośćmi o sumie co najmniej takiej samej. Zaczyna pierwszy gracz.
rule-double = Przeciw czarnym kościom czerwone liczą się podwójnie, a kolory można mieszać.
rule-several = Można odeprzeć naraz więcej czarnych kości, w tym najwyższą: liczy się ich suma.
rule-countered = Użyte kości przepadają. Każda odparta czarna kość daje 1 punkt wpływu.
rule-next = Potem następny gracz po lewej staje przed najwyższą z pozostałych, aż nie będzie żadnej.
rule-uncountered = Kto może odeprzeć czarną kość, musi. Kto nie może, traci 2 punkty, ale żadnej kości.
rule-no-buying = Przeciw czarnym kościom nie kupuje się kości, ale wolno wydać wpływ.
rule-turns = Po kolei wykonajcie jedną akcję: działanie, Katedra, walka, obywatel, rolnictwo albo pas.
rule-group = Użyjcie od jednej do trzech kości jednego koloru, z dowolnych dzielnic.
rule-price = Cudza kość kosztuje sama 2 denary, w grupie z dwóch 4 denary, z trzech 6 denarów. Dostaje je właściciel, który nie może odmówić. Za szare płaci się bankowi.
rule-agriculture = Rolnictwo: suma żółtych kości, podzielona przez dwa, w denarach.
rule-pass = Kto pasuje, dostaje 2 denary i po jednym więcej za każdym razem, gdy przyszłaby jego kolej. Bierze się je na koniec rundy.
rule-tradesman = Działanie wymaga własnego mistrza na karcie. Najpierw go zatrudnijcie: zapłaćcie koszt i postawcie obywatela.
rule-hired = Obywatel przychodzi z waszych zasobów albo skądkolwiek z planszy. Gdy zasoby są puste, kosztuje 2 punkty wpływu.
rule-one-each = Nikt nie ma dwóch mistrzów na jednej karcie. Gdy pola są zajęte, staje się na ilustracji, bez punktów.
rule-times = Podzielcie sumę kości przez liczbę na karcie: tyle razy można jej użyć.
rule-later = Karta z klepsydrą bierze tyle kostek. W późniejszej waszej akcji jedna z nich zmienia wasze kości.
rule-worth = Na koniec mistrz daje punkty swojego pola.
rule-combat = Walka: podzielcie sumę kości przez liczbę na wydarzeniu. Tyle kostek kładziecie na jego sztandary.
rule-cubes = Każda kostka na wydarzeniu daje 1 punkt wpływu. Na sztandarze mieści się jedna kostka.
rule-covered = Gdy wszystkie sztandary są zakryte, wydarzenie jest odparte.
rule-most = Gdy wydarzenie jest odparte, najwięcej kostek daje większą nagrodę, drugie miejsce mniejszą.
rule-tie = Remis na pierwszym miejscu: obie nagrody do podziału; na drugim: mniejsza. Zaokrągla się w dół.
rule-alone = Kto jako jedyny ma kostki, dostaje obie nagrody.
rule-gray = Szare kostki liczą się jak kostki gracza i odbierają punkty.
rule-card = Kartę bierze ten, kto ma najwięcej kostek; przy remisie ten, czyja kostka była pierwsza.
rule-stays = Maruderzy zostają: odparci, są tylko opróżniani.
rule-build = Katedra: od jednej do trzech białych kości kładzie po kostce na najniższym wolnym poziomie swojej wartości.
rule-built = Każda kostka na Katedrze daje 1 punkt oraz wpływ: jeden za wartości od 1 do 3, dwa za wartości od 4 do 6.
rule-place = Jedna kość umieszcza obywatela. Czerwona: Pałac, biała: Pałac Biskupi, żółta: Ratusz. Wartość mówi, gdzie.
rule-push = Stojący w rzędzie przesuwają się, a ostatni może zostać wyparty. W Pałacu ten, kto stoi na tym miejscu.
rule-lying = Wyparty leży na budynku. Dopóki ktoś danego koloru tam leży, innego w tym kolorze nie można wyprzeć.
rule-influence = Przed akcją lub odparciem: 1 punkt wpływu przerzuca własną kość, 2 punkty dają obywatela, 4 punkty odwracają do trzech własnych kości.
rule-own-dice = Wpływ nie zmienia cudzych kości, nawet kupionych.
rule-most-influence = Nikt nie ma więcej niż 20 punktów wpływu.
rule-round-over = Akcje kończą się, gdy wszyscy spasowali albo nie ma już kości.
rule-home = Na koniec rundy leżący obywatele wracają do domu, a pozostałe kości na bok. Zaczyna następny gracz po lewej.
rule-last = Partia kończy się rundą ostatniego czerwonego wydarzenia.
rule-score = Punkty: zdobyte, po jednym za wydarzenie z własną kostką, mistrzowie i postacie; o 2 punkty mniej za każdy poziom Katedry bez was.
rule-winner = Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
rule-with-two = Przy dwóch graczach potrzeba czterech, sześciu i ośmiu obywateli w budynkach albo kostek na Katedrze.
rule-card-book = Księga kart pamięta, co mówią karty. Town Crier pyta, gdy karta nadchodzi; co zostaje otwarte, nie wstrzymuje partii.
rule-unsaid = Znak ~ mówi, że liczba może być błędna, bo nie wszystko wpisano. Wtedy nie podaje się zwycięzcy.
rule-correct = Liczy się to, co leży na stole. Poprawcie to, co Town Crier ma inaczej.
rule-house = Własne wartości są nasze, dla grup bez wartości z pudełka. Tak się nazywają wszędzie, gdzie je widać.
### Punktacja

sheet-gained = Zdobyte punkty
sheet-gained-less = Zdobyte punkty bez kary za puste poziomy
sheet-events = Wydarzenia
sheet-tradesmen = Mistrzowie
sheet-characters = Postacie
sheet-levels = Kara za puste poziomy
sheet-how-gained = Wszystkie punkty zdobyte podczas gry.
sheet-how-events = 1 punkt za każde wydarzenie w grze z waszą kostką, także za Maruderów.
sheet-how-tradesmen = Za każdego własnego mistrza punkty z jego pola na karcie.
sheet-how-characters = To, co daje każda postać w grze, także postacie innych graczy.
sheet-how-levels = 2 punkty mniej za każdy poziom Katedry bez własnej kostki.
sheet-example = np. { $sum }
sheet-missing = Do policzenia: { $rows }.
sheet-look-characters = Te postacie liczą się dla wszystkich: { $names }.
sheet-look-cards = Punkty pól są na tych kartach: { $cards }.
sheet-most = { $row }: przy tym stole najwyżej { $most }.
award-characters = Najwięcej punktów od postaci
award-tradesmen = Najlepsi mistrzowie
award-events = Na największej liczbie wydarzeń
award-gained = Najwięcej zdobytych punktów
fame-most-characters = Najwięcej punktów od postaci, { $points }: { $names }
fame-generous = Najhojniejsza postać, średnio { $points }: { $character }
fame-characters = Jak często postacie dawały 1, 3 i 6 punktów
fame-alike = gdyby wszystkie dawały tyle samo
fame-gave = { $character }, { $points }
achievement-games = Rozegrane partie: { $count }
achievement-points = Co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
achievement-merit = Komplet punktów ({ $points }): { $character }
achievement-every-merit = Punkty od każdej postaci
achievement-majority = Ponad połowa pól: { $building }
achievement-every-level = Kostka na każdym poziomie Katedry
### Almanach

almanac-seats = Gracze według miejsca przy stole: wygrane partie i średnio punkty
almanac-turns = Gracze według kolejności w pierwszej rundzie: wygrane partie i średnio punkty
almanac-turn = kolejność { $place }
almanac-won = wygrane
almanac-total = punkty
almanac-bots = Jak często wygrywa każdy bot tam, gdzie gra, i średnio jego punkty
almanac-bot = { $bot ->
    [builder] budowniczy
    [soldier] żołnierz
    [trader] handlarz
   *[courtier] dworzanin
}
almanac-points = Skąd są punkty: u wszystkich i u zwycięzców
almanac-everybody = wszyscy
almanac-winners = zwycięzcy
almanac-kind = { $kind ->
    [cathedral] kostki na Katedrze
    [rewards] nagrody za wydarzenia
    [activities] efekty działań
    [events] wydarzenia z kostką na końcu
    [tradesmen] pola mistrzów
    [characters] postacie
    [lost] stracone w trakcie gry
    [levels] poziomy Katedry
   *[total] razem
}
almanac-activities = Co daje każde działanie w partii, w której wychodzi: akcje, użycia, punkty za efekt i za pola, zyskane denary i wpływ, kostki na wydarzeniach
almanac-used = akcje
almanac-times = użycia
almanac-effect = efekt
almanac-spaces = pola
almanac-deniers = denary
almanac-influence = wpływ
almanac-cubes = kostki
almanac-events = W ilu partiach wychodzi każde wydarzenie, jak często jest tam odparte i ile daje to punktów
almanac-came = wychodzi
almanac-beaten = odparte
almanac-rewards = punkty
almanac-rounds = Rundy i partie
almanac-average = średnio
almanac-fewest = najmniej
almanac-most = najwięcej
almanac-none = zero
almanac-round = { $what ->
    [black] czarne kości w rundzie
    [uncountered] w tym nieodparte
    [deeds] akcje w rundzie
    [game] akcje w partii
   *[orders] polecenia w partii
}
almanac-fair-dice = Kolorowe kości
almanac-fair-black = Czarne kości
almanac-fair-start = Kto zaczyna
almanac-fair-characters = Pierwsza postać na pierwszym miejscu
almanac-fair-activities = Działania każdego koloru i rundy
almanac-fair-events = Pierwsze wydarzenie każdego koloru

### The game against le Roy

cry-roy-settles = Le Roy umieszcza obywateli: { $where }.
cry-roy-starts = Tę rundę zaczyna le Roy.
cry-roy-acts = Teraz kolej: le Roy.
cry-roy-counters = Le Roy usuwa czarną kość: { $faces }.
cry-roy-throws = Le Roy wyrzuca { $faces }: { $deed }.
cry-roy-buys = Le Roy kupuje twoją najlepszą kość: { $dice }. Cena: { $price }.
cry-roy-hires = Le Roy umieszcza mistrza: { $card }, { $space }.
cry-roy-scored = Punktuje { $character }: { $list }.
cry-roy-nothing = Le Roy nie może nic zrobić.
cry-roy-gains = Le Roy zyskuje: { $gains }.
cry-roy-left = Kości, które ma jeszcze le Roy: { $count }.
cry-roy-asks = Le Roy umieszcza obywatela i wypiera jednego z twoich, jeśli może. W przeciwnym razie liczy się miejsce { $face }. Kto zostaje tam wyparty? { $building }.
cry-roy-needs = Le Roy czeka na to, co jest wydrukowane na tej karcie: { $card }.
cry-verdict = Twoje punkty: { $player }. Punkty, które ma le Roy: { $roy }. Różnica: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Wygrywa le Roy i Troyes jest jego.
    [close] Wygrana o włos. Le Roy jeszcze się śmieje.
    [fair] Przyzwoita wygrana. Le Roy kiwa głową.
    [good] Dobra wygrana. Le Roy marszczy brwi.
    [great] Wielka wygrana. Le Roy blednie.
   *[master] Mistrzowska wygrana! Troyes jest twoje.
}
does-roy = { $deed ->
    [points] punkty za kości
    [worker] obywatel
    [event] ostatnie wydarzenie odparte
    [tradesman] mistrz
    [cathedral] kostki na Katedrze
   *[character] punktuje pierwsza postać
}
phase-roy = { $step ->
    [settle] Le Roy umieszcza obywateli
    [counter] Le Roy staje przed czarną kością
    [ask] Le Roy czeka na twoje słowo
   *[act] Kolej: le Roy
}
refusal-solo = Przeciw le Roy gra jedna osoba, a nie { $count }.
    .clause = przeciw le Roy gra jedna osoba, a nie { $count }
refusal-no-pile = W grze przeciw le Roy postacie rozdaje aplikacja.
    .clause = w grze przeciw le Roy postacie rozdaje aplikacja
setup-roy = Grasz w pojedynkę przeciw le Roy: Wyzwanie Króla. Gra nim Town Crier: rzuca jego kośćmi, mówi, co robi, i liczy jego punkty. Ty przesuwasz jego elementy.
setup-decision = { $decision ->
    [roy-begins] Kto zaczyna rundę 1?
    [three-points] Punkty le Roy za 2 i 12
    [cubes-fall] Kostki le Roy i Przerwane prace
   *[ten-by-value] Obywatel le Roy za 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Ty
    }
    [three-points] { $held ->
        [yes] 3 punkty, jak w starszej tabeli
       *[no] 2 punkty
    }
    [cubes-fall] { $held ->
        [yes] Też spadają
       *[no] Są oszczędzone
    }
   *[ten-by-value] { $held ->
        [yes] Zajmuje miejsce wartości kości
       *[no] Wypiera jednego z twoich, jeśli może, jak za 4
    }
}
spot-number = pole { $number }
spot-illustration = na ilustracji
corrected-roy-points = { $who } ma { $amount }
corrected-roy-tradesman = { $card }, mistrz le Roy: { $space }
refusal-stands-there = Na tym polu stoi mistrz gracza { $who }.
    .clause = na tym polu stoi mistrz gracza { $who }
panel-space = Na którym polu?
panel-no-tradesman = Nigdzie
panel-fix-roy-points = Punkty le Roy
panel-fix-roy-tradesman = Mistrz le Roy
panel-printed = Co jest na tej karcie? { $card }
lacks-figures = Wpisz, co jest na tej karcie: { $card }
own-pile = Odkryty stos: { $merit }
leroy-difference = Liczone teraz: { $result } dla ciebie ({ $band })
leroy-next = Następna postać: { $character }
leroy-standing = Stoją: { $list }
leroy-tradesmen = Mistrzowie: { $list }
leroy-cubes = Kostki na Katedrze: { $count }
leroy-pile = Stos postaci: { $count }
leroy-verdicts = Werdykty
check-pile = Postacie tworzą jeden odkryty stos, w kolejności, którą pokazuje Town Crier. Ile: { $count }.
check-roy = Le Roy ma obywateli i kostki dwóch innych kolorów. Szare zostają w pudełku.
guide-roy = W pojedynkę grasz przeciw le Roy. Town Crier rzuca jego kośćmi i mówi, co robi: ty tylko przesuwasz jego elementy. Pyta cię, kto zostaje wyparty, bo tylko ty widzisz miejsca.
rules-roy = W pojedynkę przeciw le Roy
rule-roy = Grasz przeciw le Roy, który nie ma ani denarów, ani wpływu. Cztery rundy, sześciu obywateli dla ciebie; le Roy ma obywateli dwóch kolorów, a szare zostają w pudełku.
rule-roy-settles = Na początku sześć kości wskazuje, gdzie le Roy umieszcza trzech obywateli: liczą się trzy najwyższe, a on zajmuje najlepsze wolne miejsce. Potem ty umieszczasz dwóch, aż do 18 zajętych miejsc.
rule-roy-rank = Najlepsza kość le Roy to najwyższa; z równych czerwona, potem żółta, potem biała.
rule-roy-spared = Susza, Wojna domowa i Herezja nie dotykają le Roy. To, co wydarzenie robi z szarymi obywatelami lub kostkami, robi z jego.
rule-roy-counters = Przeciw czarnym kościom le Roy wydaje swoją najlepszą kość i usuwa tylko najwyższą czarną, cokolwiek obie pokazują.
rule-roy-acts = W swojej turze le Roy rzuca dwiema czarnymi kośćmi; ich suma mówi, co robi. Wydaje swoje najlepsze kości i nigdy nie pasuje, póki je ma. Gdy ma ich za mało, i tak to robi i wydaje wszystkie.
rule-roy-points = 2, 12: punkty za trzy kości. 3, 11: punkty za dwie kości. Jedna z nich to twoja najlepsza: kupuje ją za sześć albo cztery denary.
rule-roy-citizen = 4, 10: wydaje swoją najlepszą kość, a jej kolor mówi, w którym budynku umieszcza obywatela. Wypiera jednego z twoich, jeśli może; inaczej zajmuje miejsce wartości kości.
rule-roy-event = 5, 9: jego kostki zakrywają wszystkie wolne sztandary ostatniego wydarzenia, po kości za każdą, i jest ono od razu odparte.
rule-roy-tradesman = 6: mistrz, za jedną kość, na wolnym polu wartym najwięcej punktów; z równych na karcie, która kosztuje najmniej. Nigdy dwóch na jednej karcie.
rule-roy-cathedral = 7: dwie kostki na Katedrę za dwie kości, na najwyższe wartości najniższego poziomu z miejscem: po jednym punkcie. Gdy jest pełna, 2 punkty.
rule-roy-character = 8: ty i le Roy od razu liczycie wierzchnią postać stosu, a ona opuszcza grę. Le Roy nie dostaje nic za denary i wpływ. Gdy nie ma postaci, dostaje 1 punkt.
rule-roy-cards = Poborca podatków daje po 2 denary za każdego obywatela le Roy w Ratuszu. Dziesięcina zabiera mu do trzech żółtych kości. Jego kości nie liczą się dla Uczty. W Turnieju i Procesji liczy się jak gracz.
rule-roy-verdict = Na koniec oboje liczycie jak zawsze. Twoje punkty minus jego to wynik: do 0 wygrywa on; od 1 do 5, od 6 do 10, od 11 do 15, od 16 do 20 i więcej to coraz większe zwycięstwa.

### The printed kit

print-box = Z pudełkiem
print-no-box = Bez pudełka
print-kit-title = Do wycięcia
print-kit-about = Plansza, karty i żetony z naszymi rysunkami i wartościami, arkusze i karta herolda.
print-kit = Drukuj materiały
paper-kit-title = Troyes bez pudełka
paper-kit-note = { $figures ->
    [group] Rysunki i teksty Town Crier, nie wydawcy; wartości z waszej księgi kart
   *[house] Rysunki, teksty i własne wartości Town Crier, nie wydawcy
}
paper-ours = { $figures ->
    [group] Wartości z waszej księgi kart
   *[house] Własne wartości Town Crier, nie z pudełka
}
paper-kit-board = Budynki
paper-kit-ranks = Małe liczby: najlepsze miejsce le Roy to 1.
paper-kit-expelled = Wyparci
paper-kit-cathedral = Katedra
paper-kit-level = Poziom { $level }
paper-kit-square = Plac miejski
paper-kit-square-about = Wasze kości leżą w waszej dzielnicy. Kto używa cudzych kości, płaci za nie.
paper-kit-passed = Denary za pas
paper-kit-queue = Maruderzy zostają. Nowe wydarzenia przychodzą na koniec, rząd za rzędem; gdy któreś odchodzi, pozostałe się przesuwają. Jeśli jest ich więcej, leżą obok tej strony.
paper-kit-counters = Obywatele i kostki
paper-kit-counters-about = Wytnijcie je albo weźcie inne drobne rzeczy. Każdy gracz ma: obywatele { $citizens }, kostki { $cubes }; szary: { $gray } i { $graycubes }. Le Roy używa obywateli i kostek dwóch kolorów.

### The sheet against le Roy

print-solo-title = Arkusz przeciw le Roy
print-solo-about = Co robi le Roy, jego punkty do skreślania i werdykty.
print-solo = Drukuj arkusz
paper-solo-title = Wyzwanie króla: w pojedynkę przeciw le Roy
paper-solo-sum = Suma
paper-solo-ways = z 36
paper-solo-deed = Dwie czarne kości mówią, co robi le Roy
paper-solo-price = Jego kości za to
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Obywatel: kolor jego najlepszej kości mówi, gdzie. Wypiera jednego z twoich, jeśli może.
    [event] Jego kostki zakrywają wszystkie wolne sztandary ostatniego wydarzenia: od razu zostaje odparte.
    [tradesman] Mistrz na wolnym polu z największą liczbą punktów; przy remisie tańsza karta, potem czerwony, żółty, biały.
    [cathedral] 2 kostki na Katedrze: najwyższe wartości najniższego poziomu z miejscem, po { $gains }. Bez miejsca: { $other }.
   *[character] Pierwsza postać punktuje dla obu i odchodzi. Gdy żadnej nie ma: { $gains } dla le Roy.
}
paper-solo-bought = { $dice }, w tym twoja najlepsza; bank płaci ci { $deniers }
paper-solo-banners = po jednej za sztandar
paper-solo-dice = Jego kości
paper-solo-dice-about = Najlepsza kość to ta o najwyższej wartości; przy remisie: { $colors }. Używa najlepszych i nigdy nie pasuje. Gdy ma ich za mało, robi wszystko i oddaje te, które ma. Gdy nie masz kości, płaci tylko swoimi, a ty nic nie dostajesz.
paper-solo-settle = Umieszczanie obywateli
paper-solo-settle-about = Rzuca się dwiema kośćmi każdego koloru. Najlepsze ({ $his }) mówią, w których budynkach umieszcza obywateli; pełny się pomija. Potem ty umieszczasz swoich ({ $yours }), i tak dalej, aż wszystko będzie zajęte.
paper-solo-round = Rundy
paper-solo-round-about = Rund jest { $rounds }. Pierwszą zaczynasz ty, drugą le Roy, i tak dalej. Nie ma denarów ani wpływu; wszystkie sześć postaci leży na jednym odkrytym stosie.
paper-solo-events = Wydarzenia i czarne kości
paper-solo-events-about = Jego najlepsza kość usuwa najwyższą czarną, cokolwiek pokazują. Wydarzenia nic mu nie zabierają. To, co robią z szarymi obywatelami i kostkami, robią z jego.
paper-solo-result = Twoje punkty minus punkty le Roy
paper-solo-you = Ty
paper-solo-points = Punkty le Roy w grze
paper-solo-points-about = Za każdy skreśl liczbę.

### Games against le Roy in the hall of fame

fame-roy-result = Przeciw le Roy: { $result }
fame-roy-best = Najlepszy wynik przeciw le Roy, { $result }: { $names }
fame-roy-verdict = Werdykty przeciw le Roy, { $count } ×: { $verdict }
headline-settled = Obywatel ({ $who }): { $building }
headline-placed = { $who } umieszcza obywatela: { $building }
headline-expelled = { $who } zostaje wyparty: { $building }
headline-cubed = { $who } kładzie kostki. { $event }: { $count }
headline-built = { $who } buduje. Katedra: { $sites }
headline-bought = { $who } płaci za kości: { $list }
headline-hired = { $who } zatrudnia mistrza: { $card }
headline-gained = { $who } zyskuje: { $gains }
headline-lost = { $who } traci: { $lost }
headline-thrown = Kości w mieście: { $count }
headline-pays = { $who } płaci: { $lost }
headline-unbuilt = Katedra traci kostkę ({ $who })
first-aim = O co chodzi
first-aim-family = Kierujecie rodami średniowiecznego Troyes. Wasi obywatele w trzech budynkach dają wam w każdej rundzie kości.
first-aim-points = Kośćmi handlujecie, budujecie Katedrę i zwalczacie wydarzenia. Po ostatniej rundzie wygrywa ten, kto ma najwięcej punktów.
hint-press = Wybierzcie, co robicie, a wasze najlepsze kości dołączą same; albo wybierzcie najpierw kości. Na przycisku widać, co zrobi spacja.
count-empty-levels = Puste poziomy
count-for = Tych obywateli nagradza { $character }.
count-for-nothing = Nie daje punktów.
headline-roy-throws = { $does ->
    [points] Le Roy bierze punkty za kości
    [worker] Le Roy umieszcza obywatela: { $place }
    [event] Le Roy odpiera ostatnie wydarzenie
    [tradesman] Le Roy umieszcza mistrza
    [cathedral] Le Roy buduje Katedrę
   *[character] Le Roy punktuje pierwszą postać
}
headline-roy-starts = Le Roy zaczyna rundę
headline-roy-acts = Teraz kolej: le Roy
headline-roy-scored = Punktuje { $character }
headline-roy-nothing = Le Roy nie może nic zrobić
headline-roy-gains = Le Roy zyskuje: { $gains }
headline-roy-left = Kości, które ma jeszcze le Roy: { $count }
headline-roy-asks = Kogo wypiera le Roy? { $building }
headline-roy-needs = Le Roy czeka: { $card }
headline-roy-settles = Le Roy umieszcza obywateli: { $where }
headline-roy-counters = Le Roy broni się przed czarnymi kośćmi
headline-roy-buys = Le Roy kupuje twoją najlepszą kość
headline-roy-hires = Le Roy umieszcza mistrza: { $card }
spot-at = { $building }, miejsce { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } używa karty { $card }
headline-countered = { $who } odpiera { $faces }
headline-uncountered = { $who } nie odpiera { $face }
headline-rerolled = { $who } rzuca ponownie: { $faces }
headline-turned-over = { $who } odwraca kości: { $faces }
headline-recruited = { $who } zyskuje obywatela
headline-beaten = { $event }: odparte
