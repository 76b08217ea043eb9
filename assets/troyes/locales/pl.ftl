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
effect-cathedral = Za każde { $every } wasze kostki na Katedrze zyskujecie: { $gains }
effect-events = Za każde wydarzenie z waszą kostką, także Maruderów, zyskujecie: { $gains }
effect-yellow-dice = Za każdą żółtą kość we wszystkich dzielnicach zyskujecie: { $gains }
effect-red-dice = Za każdą czerwoną kość w dzielnicy, która ma ich najwięcej, zyskujecie: { $gains }
effect-most-dice = Kto ma jeszcze najwięcej kości, zyskuje: { $gains }; przy remisie wszyscy
effect-red-sum = Jeśli niczyje pozostałe czerwone kości nie są warte więcej niż wasze, zyskujecie: { $gains }; przy remisie wszyscy
effect-tax = Pozostali płacą wam po denarze za każdego obywatela stojącego w Ratuszu, a bank po denarze za każdego szarego
effect-roll-cube = Rzućcie kością: od { $least } w górę kładziecie kostkę na wydarzeniu
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
threat-gray-cubes = Szara kostka na każde z najbliższych wydarzeń po lewej, najwyżej { $events }
threat-gray-citizen = Kość wskazuje, na które miejsce trafia szary obywatel: { $building }
threat-build = Szara kostka na Katedrę: na najniższy poziom z wolnym polem, tam na najniższą wartość
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
merit = { $character } nagradza. Liczą się { $what }: 1 punkt od { $one }, 3 od { $three }, 6 od { $six }

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
figure-source = { $source ->
    [rulebook] z instrukcji
    [group] z waszego pudełka
   *[house] nasza własna wartość
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
phase-push = { $event }: kto?
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
   *[no-cubes] żadne wydarzenie nie ma kostki
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } { $count }
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Runda { $round }
headline-last-round = Ostatnia runda!
headline-house-figures = Własne wartości
headline-start = Zaczyna { $who }
headline-untold = Nie wszystko wpisano
headline-corrected = Poprawiono
headline-won = Zwycięstwo: { $who }
headline-undecided = Punktacja jest otwarta
headline-passes = { $who } pasuje
headline-places = { $who } umieszcza obywatela
headline-home = Obywatele wracają do domu
headline-agriculture = Rolnictwo: { $who }
headline-unsaid = Kości użyte: { $who }
cry-opening = Zaczyna { $who }. Liczba rund: { $rounds }.
cry-house-figures = Wartości na kartach są nasze własne, a nie z pudełka.
cry-settles = { $who } umieszcza obywatela.
cry-settled = Obywatel ({ $who }): { $building }.
cry-filled = Szarzy obywatele zajmują wolne miejsca: { $where }.
cry-round = Zaczyna się runda { $round }.
cry-last-round = To jest ostatnia runda!
cry-revealed = Nowe działania: { $cards }.
cry-paid = Każdy dostaje { $income }. Pensje: { $list }.
cry-short = { $who } nie może zapłacić wszystkiego. Strata: { $lost }.
cry-rolled = { $who } ma { $dice }.
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
cry-unbuilt = Katedra traci kostkę ({ $who }): { $sites }.
cry-placed = { $who } umieszcza obywatela: { $building }.
cry-expelled = Obywatel ({ $who }) zostaje wyparty: { $building }.
cry-black-rolled = Czarne kości grożą miastu: { $faces }.
cry-faces = { $who } staje przed czarną kością: { $face }.
cry-countered = { $who } odpiera { $faces } siłą { $sum }. Zysk: { $gains }.
cry-uncountered = { $who } nie odpiera { $face }. Strata: { $lost }.
cry-rerolled = { $who } rzuca ponownie: { $faces }. Cena: { $price }.
cry-turned-over = { $who } odwraca kości: { $faces }. Cena: { $price }.
cry-recruited = { $who } zyskuje obywatela. Cena: { $price }.
cry-bought = { $who } płaci za kości: { $list }.
cry-hired = { $who } zatrudnia mistrza: { $card }.
cry-used = { $who } używa karty { $card }, liczba użyć: { $times }.
cry-agriculture = { $who } uprawia rolę.
cry-unsaid = { $who } używa kości.
cry-stored = { $who } odkłada kostki na później. { $card }: { $count }.
cry-shot = { $who } rzuca: { $faces }. Trafienia: { $count }.
cry-gained = { $who } zyskuje: { $gains }.
cry-lost = { $who } płaci lub traci: { $lost }.
cry-beaten = { $event }: odparte. Punkty: { $list }. Kartę bierze { $owner }.
cry-beaten-nobody = { $event }: odparte. Punkty: { $list }. Nikt nie bierze karty.
nobody-gains = brak
cry-acts = Teraz kolej: { $who }.
cry-pushes = Kto zostaje tam wyparty? { $event }.
cry-aims = { $who } wybiera wydarzenia dla kostek: { $count }.
cry-passed = { $who } pasuje.
cry-pass-deniers = Jeszcze jeden denar za pas: { $who }.
cry-round-done = Runda jest skończona.
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
headline-sites = Katedra: { $sites }

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
own-turn = Twoja kolej
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
guide-act = 5. Po kolei: wybierzcie od jednej do trzech kości i ich cel, i naciśnijcie spację. Town Crier mówi, kto ile dostaje.
guide-table = 6. Liczy się to, co leży na stole: poprawcie to, co Town Crier ma inaczej. Możecie też wpisywać same kości.
guide-end = 7. Po ostatniej rundzie pokazujecie postacie, a Town Crier liczy punkty.
check-board = Przygotujcie planszę, kostki, obywateli, pieniądze i punkty.
check-districts = Każdemu jedna dzielnica placu miejskiego: { $who }
check-take = Każdy bierze { $deniers }, { $influence } i tylu obywateli: { $citizens }.
check-characters = Rozdajcie tajne postacie z pudełka. Kart na osobę: { $count }.
check-characters-told = Tajne postacie są rozdane: każdy czyta swoje na telefonie. Na osobę: { $count }.
check-cards = Połóżcie karty działań i wydarzeń obok planszy. Town Crier mówi, które nadchodzą, albo sami je dobieracie i wpisujecie nazwy.
check-bonus = Cztery karty dodatkowe są w grze.
check-gray = Najpierw stoją szarzy obywatele: { $list }.
first-need = Co jest potrzebne
first-need-box = Gra z planszą, obywatelami, kostkami, pieniędzmi i kartami.
first-need-app = Kości niekoniecznie: Town Crier rzuca, liczy pensje i ceny i prowadzi szarych obywateli. Kto go obsługuje, też gra.
first-need-time = Od dwóch do czterech osób i około półtorej godziny.
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
rule-winner = Wygrywa najwięcej punktów. Przy remisie zwycięstwo jest wspólne.
rule-with-two = Przy dwóch graczach potrzeba czterech, sześciu i ośmiu obywateli w budynkach albo kostek na Katedrze.
rule-card-book = Księga kart pamięta, co mówią karty. Town Crier pyta, gdy karta nadchodzi; co zostaje otwarte, nie wstrzymuje partii.
rule-unsaid = Znak ~ mówi, że liczba może być błędna, bo nie wszystko wpisano. Wtedy nie podaje się zwycięzcy.
rule-correct = Liczy się to, co leży na stole. Poprawcie to, co Town Crier ma inaczej.
rule-house = Własne wartości są nasze, dla grup bez wartości z pudełka. Tak się nazywają wszędzie, gdzie je widać.
