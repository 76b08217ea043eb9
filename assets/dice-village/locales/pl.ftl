# Polish.
#
# Players without a name are called by the color of their dice. Amounts are in the accusative, which differs from the nominative at one alone.

### Things

seat-name = { $seat ->
    [1] Czerwony
    [2] Niebieski
    [3] Zielony
    [4] Żółty
   *[other] Gracz { $seat }
}
joined = { $others } i { $last }
village-name = { $seat ->
    [1] { $stalls } Czerwonego
    [2] { $stalls } Niebieskiego
    [3] { $stalls } Zielonego
    [4] { $stalls } Żółtego
   *[other] { $stalls } gracza { $seat }
}
village-of = { $stalls } ({ $who })
good-name = { $good ->
    [silk] jedwab
    [papyrus] papirus
    [gold] złoto
    [wheat] pszenica
    [spices] przyprawy
   *[porcelain] porcelana
}
good-of-number = { $number } { $good }
die-value = { $value ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
number = { $count ->
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
   *[other] { $count }
}
reward-name = { $reward ->
    [coin] jedna moneta
    [coins] dwie monety
    [favours] pięć przysług
    [card] darmowa karta
    [die] darmowa kość
   *[placement] darmowe dołożenie
}
stall-name = { $good } ({ $reward })
merchant-known = z lewej { $left }, z prawej { $right }
merchant-counted = kupiec
purse-nothing = nic
purse-perhaps-nothing = być może bez monet
purse-coins = { $count ->
    [one] jedną monetę
    [few] { number } monety
   *[many] { number } monet
}
purse-favours = { $count ->
    [one] jedną przysługę
    [few] { number } przysługi
   *[many] { number } przysług
}
purse-both = { $coins } i { $favours }
amount-cards = { $count ->
    [one] jedną kartę
    [few] { number } karty
   *[many] { number } kart
}
amount-caravans = { $count ->
    [one] jedną kość
    [few] { number } kości
   *[many] { number } kości
}
race = { number } z { $goal ->
    [9] dziewięciu
   *[other] { $goal }
} kart

### What is done now

phase-caravans = Wszyscy rzucają kośćmi
phase-sell = { $who } sprzedaje
phase-place = { $who } dokłada kartę
phase-spend = { $who } kupuje karty
phase-all-sell = Najpierw wszyscy sprzedają, potem kupują
phase-all-spend = Po kolei kupujcie
phase-round-done = Runda dobiegła końca
phase-over = Partia jest skończona

### What is announced

cry-set-out = Zaczyna { $who }. Każdy ma { $dice } i { $purse }, a w rzędzie wyłożono { $row }.
cry-house-deck = Kupcy i zapłata w wioskach pochodzą z naszej własnej talii.
cry-round = Runda { $round }: karawany przybyły.
cry-caravan = { $who } ma { $faces }.
cry-rerolled = { $who } płaci { $price }, rzuca jeszcze raz i ma { $faces }.
cry-adjusted = { $who } płaci { $price } i zamienia { $from } na { $to }.
cry-sold = { $who } sprzedaje w wiosce { $village }. Ta wioska jest teraz zamknięta.
cry-tucked = Nowy stragan na { $face } w wiosce { $village }. { $who } ma na stole { $race }.
cry-placed-free = Nowy stragan na { $face } w wiosce { $village }, bez kości. { $who } ma na stole { $race }.
cry-ninth = { $who } ma już na stole { $goal ->
    [9] dziewięć
   *[other] { $goal }
} kart!
cry-last-round = To jest ostatnia runda!
cry-earned = { $who } dostaje { $purse }.
cry-caravan-joined = { $who } od następnej rundy ma o jedną kość więcej.
cry-caravan-lost = { $who } ma już { $most } i nie dostaje kolejnej.
cry-card-given = { $who } dostaje kartę z wierzchu stosu.
cry-card-given-merchant = { $who } dostaje kartę z wierzchu stosu: { $card }.
cry-card-lost = Stos jest pusty: { $who } nie dostaje karty.
cry-marketed = { $who } oddaje na targ { $dice } i dostaje { $favours }.
cry-placement-lost = { $who } nie dokłada niczego, choć wolno było dołożyć { $cards }.
cry-bought = { $who } kupuje kartę za { $price }.
cry-bought-merchant = { $who } kupuje kartę za { $price }: { $card }.
cry-passed-over = Za mało monet na kartę: { $who }.
cry-row-filled = Do rzędu dokładamy { $cards }.
cry-inexact = { $what ->
    [purse] Nie wszystko wpisano. Stan monet i przysług może się nie zgadzać: { $who }.
    [hand] Nie wszystko wpisano. Liczba kart na ręce może się nie zgadzać: { $who }.
   *[table] Nie wszystko wpisano. Liczba kart na stole może się nie zgadzać: { $who }.
}
cry-untold = Nie wszystko wpisano. Oznaczone liczby mogą się nie zgadzać.
cry-roll-due = Rzućcie wszystkimi swoimi kośćmi.
cry-sells = Teraz sprzedaje { $who }.
cry-places = { $who } może dołożyć bez kości { $cards }.
cry-buys = { $who } może kupować karty, każdą za { $price }.
cry-all-sell = Najpierw wszyscy po kolei sprzedają, potem wszyscy po kolei kupują. Zaczyna { $who }.
cry-all-buy = Teraz możecie po kolei kupować karty, każdą za { $price }. Zaczyna { $who }.
cry-round-done = Wszyscy skończyli tę rundę.
cry-villages-open = Wszystkie wioski są znów otwarte.
cry-first = Teraz zaczyna { $who }.
cry-over = { $rounds ->
    [1] Partia kończy się po jednej rundzie.
    [2] Partia kończy się po dwóch rundach.
    [3] Partia kończy się po trzech rundach.
    [4] Partia kończy się po czterech rundach.
    [5] Partia kończy się po pięciu rundach.
    [6] Partia kończy się po sześciu rundach.
    [7] Partia kończy się po siedmiu rundach.
    [8] Partia kończy się po ośmiu rundach.
    [9] Partia kończy się po dziewięciu rundach.
   *[other] Partia kończy się po { $rounds } rundach.
}
cry-won = { $by ->
    [cards] Wygrywa { $who }, bo ma na stole { $cards }, najwięcej ze wszystkich. Następne miejsce: { $other }.
    [coins] Wygrywa { $who }, bo ma na stole { $cards }. { $other } ma ich tyle samo, ale mniej monet.
    [favours] Wygrywa { $who }, bo ma na stole { $cards }. { $other } ma tyle samo kart i monet, ale mniej przysług.
   *[shared] { $who } dzielą się zwycięstwem: każdy ma na stole { $cards } i tyle samo monet i przysług.
}
cry-standing = Miejsce { $place }: { $who } ma na stole { $cards }, a w sakiewce { $purse }.
cry-standing-cards = Miejsce { $place }: { $who } ma na stole { $cards }.
cry-undecided = Policzcie karty na stole. Przy remisie decydują monety, potem przysługi.
cry-corrected = Poprawiono: { $what }.

headline-first = Zaczyna { $who }
headline-house-deck = Własna talia
headline-round = Runda { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } rzuca ponownie
headline-adjusted = { $who } ma teraz { $face }
headline-sold = Zamknięta: { $village }
headline-ninth = Dziewiąta karta: { $who }
headline-last-round = Ostatnia runda!
headline-earned = Dochód: { $who }
headline-caravan-joined = { $who }: jedna kość więcej
headline-caravan-lost = { $who }: bez nowej kości
headline-card-given = { $who }: darmowa karta
headline-card-lost = Stos jest pusty
headline-marketed = Targ: { $who }
headline-placement-lost = { $who } nic nie dokłada
headline-bought = { $who } kupuje kartę
headline-bought-merchant = { $who } kupuje: { $halves }
headline-passed-over = Za mało monet
headline-row-filled = Nowe karty w rzędzie
headline-inexact = { $who }: stan niepewny
headline-untold = Nie wszystko wpisano
headline-villages-open = Wioski są otwarte
headline-won = Zwycięstwo: { $who }
headline-shared = Wspólne zwycięstwo
headline-standing = Miejsce { $place }: { $who }
headline-corrected = Poprawiono

### The count, in cards and not in points

unit-count = Policz karty
unit-count-about = liczy karty
unit-count-call = Policzcie karty.
unit-amount = { $points ->
    [one] 1 karta
    [few] { $points } karty
   *[many] { $points } kart
}
unit-sum-of = { $name }: karty { $points }, miejsce { $rank }
unit-scores = Karty, partia po partii
unit-richest = Najwięcej kart przy jednym stole, razem { $points }: { $game }
unit-told = Karty: { $points }
cry-victory = { $by ->
    [cards] Wygrywa { $who }, bo ma { $cards }!
    [coins] Wygrywa { $who }, bo ma { $cards } i { $coins }! { $other } ma tyle samo kart, ale mniej monet.
    [favours] Wygrywa { $who }, bo ma { $cards }, { $coins } i { $favours }! { $other } ma tyle samo kart i monet, ale mniej przysług.
    [alone] { $who } kończy partię i ma { $cards }.
   *[shared] Zwycięstwem dzielą się { $who }: każdy ma { $cards } oraz tyle samo monet i przysług!
}
sheet-cards = Karty
sheet-coins = Monety
sheet-favours = Przysługi
sheet-coins-told = { $count ->
    [one] jedna moneta
    [few] { number } monety
   *[many] { number } monet
}
sheet-favours-told = { $count ->
    [one] jedna przysługa
    [few] { number } przysługi
   *[many] { number } przysług
}
sheet-cards-missing = Trzeba jeszcze policzyć karty na stole.
    .clause = trzeba jeszcze policzyć karty na stole
award-coins = Najcięższa sakiewka
award-favours = Najwięcej przysług w zapasie
award-spent = Najmniej przysług w zapasie
fame-most-coins = Najwięcej monet na koniec, { $coins }: { $names }
fame-wins = Zwycięstwa według kolorów
fame-share = przy równym szczęściu

### Corrections

corrected-purse = { $who } ma { $purse }
corrected-caravans = { $who } ma { $dice }
corrected-die = { $who }, kość numer { $number }: pokazuje { $face }
corrected-first = zaczyna { $who }
corrected-on-table = { $who } ma na stole { $cards }
corrected-in-hand = { $who } ma na ręce { $cards }
corrected-in-row = rząd ma { $cards }
corrected-stalls = { $side ->
    [left] z lewej strony wioski { $village } są stragany na { $faces }
   *[right] z prawej strony wioski { $village } są stragany na { $faces }
}
corrected-no-stalls = { $side ->
    [left] z lewej strony wioski { $village } nie ma kupców
   *[right] z prawej strony wioski { $village } nie ma kupców
}
corrected-to-hand = { $who } ma na ręce tego kupca: { $card }
corrected-to-row = ten kupiec leży w rzędzie: { $card }
corrected-to-pile = ten kupiec leży pod stosem: { $card }
corrected-to-village = { $side ->
    [left] ten kupiec stoi z lewej strony wioski { $village }: { $card }
   *[right] ten kupiec stoi z prawej strony wioski { $village }: { $card }
}

### What cannot be

refusal-player-count = Liczba graczy to od { $least } do { $most }, a nie { $count }.
    .clause = liczba graczy to od { $least } do { $most }, a nie { $count }
refusal-no-such-first = Miejsce { $number } nie może zacząć: nikt tam nie siedzi.
    .clause = miejsce { $number } nie może zacząć: nikt tam nie siedzi
refusal-merchant-count = Liczba kupców to { $all }, a nie { $count }.
    .clause = liczba kupców to { $all }, a nie { $count }
refusal-no-such-merchant = Kupcy mają numery od 0 do { $last }; na pozycji { $position } jest { $number }.
    .clause = kupcy mają numery od 0 do { $last }; na pozycji { $position } jest { $number }
refusal-merchant-twice = Kupiec { $number } występuje więcej niż raz.
    .clause = kupiec { $number } występuje więcej niż raz
refusal-not-now = Teraz nie można tego zrobić. Stan partii: { $phase }.
    .clause = teraz nie można tego zrobić. Stan partii: { $phase }
refusal-roll-players = Podano kości dla graczy w liczbie { $named }, a gra ich { $count }.
    .clause = podano kości dla graczy w liczbie { $named }, a gra ich { $count }
refusal-roll-dice = { $who } ma { $dice }, a podano: { $named }.
    .clause = { $who } ma { $dice }, a podano: { $named }
refusal-no-such-seat = Na miejscu { $number } nikt nie siedzi.
    .clause = na miejscu { $number } nikt nie siedzi
refusal-no-die-named = Nie wybrano żadnej kości.
    .clause = nie wybrano żadnej kości
refusal-no-such-die = Nie ma tu kości { $number }.
    .clause = nie ma tu kości { $number }
refusal-die-placed = Kość { $number } została już użyta albo poszła na targ.
    .clause = kość { $number } została już użyta albo poszła na targ
refusal-die-order = Kość { $number } podano dwa razy albo nie po kolei.
    .clause = kość { $number } podano dwa razy albo nie po kolei
refusal-favours = Trzeba za to zapłacić { $price }. Dostępne: { $has }.
    .clause = trzeba za to zapłacić { $price }. Dostępne: { $has }
refusal-closed = W wiosce { $village } leżą kości, więc jest zamknięta do końca rundy.
    .clause = w wiosce { $village } leżą kości, więc jest zamknięta do końca rundy
refusal-no-die = Żadna niewykorzystana kość nie pokazuje { $number } ({ $good }).
    .clause = żadna niewykorzystana kość nie pokazuje { $number } ({ $good })
refusal-not-yours = Tylko właściciel może dokładać kupców w wiosce { $village }.
    .clause = tylko właściciel może dokładać kupców w wiosce { $village }
refusal-not-in-hand = Tego kupca nie ma na ręce albo podano go dwa razy: { $card }.
    .clause = tego kupca nie ma na ręce albo podano go dwa razy: { $card }
refusal-reckoned = Przy własnej talii dochód liczy się sam; nie wpisujcie go.
    .clause = przy własnej talii dochód liczy się sam; nie wpisujcie go
refusal-own-village = We własnej wiosce żaden inny właściciel nic nie dostaje.
    .clause = we własnej wiosce żaden inny właściciel nic nie dostaje
refusal-too-many-free = Darmowych rzeczy nie może być więcej niż dołożonych kupców.
    .clause = darmowych rzeczy nie może być więcej niż dołożonych kupców
refusal-seventh-die = Można mieć najwyżej { $most }.
    .clause = można mieć najwyżej { $most }
refusal-pile-empty = Na stosie nie ma tylu kart.
    .clause = na stosie nie ma tylu kart
refusal-not-in-row = Tej karty nie ma w rzędzie: { $card }.
    .clause = tej karty nie ma w rzędzie: { $card }
refusal-coins = Potrzebne monety: { $price }. Dostępne monety: { $has }.
    .clause = potrzebne monety: { $price }. Dostępne monety: { $has }
refusal-dice-count = Każdy ma od 1 do { $most } kości, a nie { $count }.
    .clause = każdy ma od 1 do { $most } kości, a nie { $count }
refusal-first-after-roll = Pierwszego gracza można zmienić tylko przed rzutem.
    .clause = pierwszego gracza można zmienić tylko przed rzutem
refusal-cards-known = Karty własnej talii przekłada się pojedynczo, a nie liczy.
    .clause = karty własnej talii przekłada się pojedynczo, a nie liczy
refusal-cards-counted = Karty z pudełka tylko się liczy i nie można ich przekładać pojedynczo.
    .clause = karty z pudełka tylko się liczy i nie można ich przekładać pojedynczo
refusal-die-not-dealt = Kość { $die } gracza { $who }: jest { $face }, a kod { $code } daje { $dealt }.
    .clause = kość { $die } gracza { $who }: jest { $face }, a kod { $code } daje { $dealt }
refusal-in-row = W rzędzie leży najwyżej tyle kart: { $most }, a nie { $count }.
    .clause = w rzędzie leży najwyżej tyle kart: { $most }, a nie { $count }
refusal-on-table = Kart na stole jest za mało: podano { $count }, a wpisano już { $known }.
    .clause = kart na stole jest za mało: podano { $count }, a wpisano już { $known }
refusal-too-many-cards = Kupców jest tylko { $all }, a tak byłoby ich { $count }.
    .clause = kupców jest tylko { $all }, a tak byłoby ich { $count }
refusal-same = Już tak leży.
    .clause = już tak leży
refusal-sheet-cards = Na koniec każdy ma na stole od { $least } do { $most } kart, a nie { $count }.
    .clause = na koniec każdy ma na stole od { $least } do { $most } kart, a nie { $count }

### What is printed

paper-name = Imię
paper-ours = Własna talia: wartości od Town Crier
paper-first = Zaczyna rundę
paper-kit-title = Wioski i kupcy z własnej talii
paper-village-others = Inni, którzy tu sprzedają, dostają { $purse }
paper-village-owner = Właściciel za każdą sprzedaż tutaj dostaje { $purse }
paper-half-always = za każdą sprzedaż tutaj
paper-half-once = tylko przy dokładaniu z kością
paper-purses-title = Monety i przysługi
paper-purses-about = Na każdej z obu liczb połóżcie coś małego i przesuwajcie. Powyżej { $most } drugi znacznik pokazuje nadwyżkę.
paper-coins = Monety
paper-coins-about = { $price }: kupiec z rzędu
paper-favours = Przysługi
paper-favours-about = { $reroll }: ponowny rzut kośćmi · { $step }: jedna kość o oczko w górę lub w dół
paper-round-title = Runda gry { $game }
paper-round-start = Na początku
paper-round-start-about = Każdy ma cztery kości, dwie przysługi i trzy wioski. W rzędzie leży odkrytych o jednego kupca więcej, niż jest graczy.
paper-phase-caravans = Karawany
paper-phase-caravans-about = Wszyscy naraz rzucają wszystkimi swoimi kośćmi. Dopóki nie skończycie sprzedawać, możecie płacić przysługami, żeby je zmieniać, ile razy was stać.
paper-phase-sell = Sprzedaż
paper-phase-sell-about = Po kolei: sprzedawajcie w otwartych wioskach, swoich lub cudzych, kładąc po kości na każdym straganie. Kości tam zostają, a wioska jest zamknięta. Sprzedając w swojej wiosce, możecie dołożyć po jej lewej lub prawej stronie kupców z ręki; ich stragany też wymagają kości. Na koniec tury dostajecie dochód z całej swojej sprzedaży. { $paid ->
    [owner] Gdy ktoś sprzedaje w waszej wiosce, zawsze dostajecie to, co płaci ona właścicielowi, i to, co przynoszą jej kupcy.
   *[seller] Gdy ktoś sprzedaje w waszej wiosce, zawsze dostajecie to, co płaci ona właścicielowi; co przynoszą jej kupcy, dostaje sprzedający.
}
paper-phase-spend = Zakupy
paper-phase-spend-about = Po kolei: odkryci kupcy na rękę, na ilu was stać. Gdy zniknie ostatni, rząd od razu się uzupełnia.
paper-phase-end = Koniec
paper-phase-end-about = Zabierzcie swoje kości: wszystkie wioski są otwarte. Zaczyna sąsiad z lewej. Uzupełnijcie rząd.
paper-round-over = Koniec partii
paper-round-over-about = Gdy ktoś ma na stole { $goal } kart, runda jest ostatnia. Wygrywa ten, kto ma na stole najwięcej kart; przy remisie decydują monety, potem przysługi, a inaczej zwycięstwo jest wspólne. Karty na ręce się nie liczą.
paper-prices = Ceny
paper-price-reroll = ponowny rzut dowolnymi swoimi kośćmi
paper-price-step = jedna kość o oczko w górę lub w dół; 6 i 1 sąsiadują
paper-price-card = kupiec z rzędu
paper-brings = Dochód
paper-brings-market = za każdą kość, której nie sprzedano
paper-brings-free = Darmowa karta, kość lub dołożenie należą się tylko wtedy, gdy kupiec jest dokładany i od razu dostaje kość. Nikt nie ma więcej niż { $most } kości.
paper-goods = Towary
print-box = Z pudełkiem
print-no-box = Bez pudełka
print-kit-title = Karty do wycięcia
print-kit-about = Wioski i kupcy z naszymi wartościami: własna talia.
print-kit = Drukuj karty
print-round-title = Karta rundy
print-round-about = Fazy, ceny i koniec; dwie na stronie.
print-round = Drukuj kartę
print-purses-about = Po jednym dla gracza; dwa na stronie.
print-purses = Drukuj arkusze

### Terminal

cli-row = Odkryte w rzędzie:
cli-hand = Na ręce:
cli-dice = kości { $dice }
cli-fits = Pasuje: { $sales }
cli-standing = { $who } ma kości { $dice }; { $purse }
cli-purse = { $who } ma { $purse }
cli-next-choose = Wpiszcie polecenie albo naciśnijcie Enter, gdy { $who } skończy.
cli-next-thrown = Wpiszcie, co wypadło, jak w roll 1126 3445.

args-depth-house = tylko z kartami z pudełka można wpisywać mniej; dodajcie --cards box
args-bots-box = boty znają tylko karty własnej talii; pomińcie --cards box
args-bots-thrown = boty nie rzucają kośćmi; pomińcie --dice thrown

args-order-unknown = polecenie zaczyna się od { $known }, a nie od „{ $text }”; town-crier cry --game dice-village --help pokazuje, jak zapisać każde
args-order-needs = tam, gdzie stoi „{ $text }”, powinno być: { $what }
args-order-lacks = na końcu wiersza brakuje: { $what }
args-order-more = tam, gdzie stoi „{ $text }”, nic już nie powinno być
args-order-rerolled = kości rzucane ponownie: { $dice }, ale liczby po „as”: { $faces }
args-order-part = { $what ->
    [player] kto ({ $written })
    [village] wioska ({ $written })
    [side] strona ({ $written })
    [merchant] numer kupca ({ $written })
    [die] która kość ({ $written })
    [face] co pokazuje kość ({ $written })
    [faces] co pokazują czyjeś kości, jak { $written }
    [purse] monety+przysługi, jak { $written }
    [number] liczba, jak { $written }
    [exact] „{ $written }”
   *[word] jedno z tych słów ({ $written })
}

### Almanach

almanac-seats = Gracze według kolejności w pierwszej rundzie: wygrane partie oraz średnio karty na stole i monety na końcu
almanac-turn = kolejność { $place }
almanac-won = wygrane
almanac-cards = karty
almanac-coins = monety
almanac-bots = Jak często wygrywa każdy bot tam, gdzie gra
almanac-bot = { $bot ->
    [seller] sprzedawca
    [expander] budowniczy
    [saver] oszczędny
   *[trader] handlarz
}
almanac-rewards = Co dają stragany: ich udział we własnej talii, w kupionych kartach i w straganach przy wioskach
almanac-deck = talia
almanac-bought = kupione
almanac-used = przy wioskach
almanac-rounds = Jak długo trwa partia
almanac-round-count = rundy
almanac-average = średnio
almanac-shortest = najkrótsza
almanac-longest = najdłuższa
almanac-fair-dice = Kości każdego rzutu
almanac-fair-first = Kto zaczyna
almanac-fair-merchants = Pierwszy kupiec w rzędzie

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Karty kupców
setup-merchants-house = Własna talia
setup-merchants-box = Z pudełka
setup-merchants-house-about = Te karty są nasze, nie z pudełka. Aplikacja rozdaje je i wszystko liczy.
again-house = własna talia
again-box = karty z pudełka
setup-depth = Co się wpisuje
setup-depth-dice = Tylko kości
setup-depth-sales = Sprzedaż
setup-depth-purses = Sprzedaż i pieniądze
setup-depth-dice-about = Aplikacja rzuca kośćmi i liczy rundy. Cała reszta zostaje na waszym stole.
setup-depth-sales-about = Wpisujecie, kto gdzie sprzedaje. Aplikacja wie też, które wioski są zamknięte i komu blisko do dziewięciu kart.
setup-depth-purses-about = Wpisujecie, kto gdzie sprzedaje i co to przynosi. Aplikacja zna też monety i przysługi wszystkich.
setup-options-about = Kod, kto zaczyna, własne kości, komu płacą kupcy.
setup-options-dice-about = Kod, kto zaczyna, własne kości.
setup-first = Kto zaczyna
setup-first-code = Losuje aplikacja
setup-dice = Kości
setup-dice-code = Rzuca aplikacja
setup-dice-entered = Rzucane na stole i wpisywane
setup-paid = Kupcy płacą
setup-paid-owner = właścicielowi wioski
setup-paid-seller = temu, kto tam sprzedaje

### The panel at the table

panel-sell = Sprzedaj w wiosce { $village }
panel-place = Dołóż kartę w wiosce { $village }
panel-buy = Kup tę kartę
panel-done = Gotowe: { $who }
panel-end-turn = Zakończ turę
panel-now = Teraz: { $who }
panel-market = { $does }; { $dice } na targ
panel-loses = { $does }; przepada: { $what }
panel-still-sell = { $who } może jeszcze sprzedawać w { $count ->
    [one] jednej wiosce
    [few] { $count } wioskach
   *[many] { $count } wioskach
}. Mimo to skończyć?
panel-still-place = { $who } może jeszcze dołożyć kartę. Mimo to skończyć?
panel-still-buy = { $who } może jeszcze kupić kartę. Mimo to skończyć?
panel-sell-anyway = Przepada: { $what }. Mimo to sprzedać?
panel-hand = Na ręce
panel-add-merchant = Dołóż kupca
panel-add-merchant-to = Dołóż kupca do { $village }: z której strony?
panel-side-left = z lewej
panel-side-right = z prawej
panel-brings = Co to przynosi?
panel-brings-again = Co to przynosi? Jak ostatnim razem:
panel-given = Co dają nowi kupcy?
panel-what = { $does }: { $what }
panel-left = { $stall }, z lewej
panel-right = { $stall }, z prawej
panel-tucked = Cofnij: { $stall }
panel-gets = { $who } dostaje { $what }
panel-coins = { $who }: monety
panel-favours = { $who }: przysługi
panel-change = Zmień kości
panel-choose-dice = Wybierzcie kości do zmiany.
panel-first-dice = Kości: { $who }
panel-other-dice = Kości: { $who }
panel-die = { $who }, kość { $number }: { $good }
panel-reroll = Rzuć ponownie za { $price }
panel-up = Oczko w górę za { $price }
panel-down = Oczko w dół za { $price }
panel-fell = Wypadło: { $good } ({ $count })
panel-fell-so-far = Wpisano: { $count } z { $of }. { $goods }
panel-enter-fell = Wpisz, co wypadło
panel-correct = Popraw coś
panel-correct-this = Popraw
panel-ninth = Czy ktoś ma na stole dziewięć kart?
panel-what-is-wrong = Co na waszym stole jest inaczej?
panel-fix-purse = Monety i przysługi
panel-fix-caravans = Liczba kości
panel-fix-die = Co pokazuje kość
panel-fix-first = Kto zaczyna
panel-fix-on-table = Karty na stole
panel-fix-in-hand = Karty na ręce
panel-fix-in-row = Karty w rzędzie
panel-fix-stalls = Kupcy w wiosce
panel-fix-card = Gdzie leży karta
panel-shows = Pokazuje: { $good }
panel-left-of = Z lewej strony wioski { $village }
panel-right-of = Z prawej strony wioski { $village }
panel-remove-stall = Usuń kupca { $number }: { $good }
panel-add-stall = Dodaj kupca: { $good }
panel-to-hand = Na ręce
panel-to-row = W rzędzie
panel-to-pile = Pod stosem
panel-to-village = W wiosce

### What can be wrong with a file

damage-first = zaczyna tam miejsce { $found }, a kod { $code } losuje miejsce { $dealt } (liczone od 0)
damage-merchant = karta { $position } w talii: jest tam { $found }, a kod { $code } daje { $dealt }
damage-merchant-named = kupiec { $number }
damage-no-merchant = brak kupca
damage-face = krok { $order }: żadna kość nie pokazuje { $face }
damage-no-such-merchant = krok { $order }: kupcy mają numery od 0 do { $last }, a nie { $number }

### On the screen

round-last = Runda { $round }, ostatnia
race-ahead = Na czele: { $who } ({ $cards }/{ $goal })
race-several = Kilka osób na czele: { $cards }/{ $goal }
race-even = Wszyscy: { $cards }/{ $goal }
race-goal = Cel: { $goal } kart
standing = { $who } ma { $race }, { $purse }
standing-cards = { $who } ma { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (niepewne)
row-cards = Rząd liczy { $cards }

side-begins = Zaraz rzucamy kośćmi
side-roll = Następna runda
side-reroll = Jedna przysługa: rzut dowolnymi własnymi kośćmi od nowa
side-changes = Jedna przysługa: rzut dowolnymi własnymi kośćmi od nowa · dwie przysługi: oczko więcej lub mniej
side-no-sale = { $who }: żadna otwarta wioska nie pasuje do tych kości. Każda pozostała kość daje na targu jedną przysługę.
side-no-sale-yours = Żadna otwarta wioska nie pasuje do twoich kości. Każda pozostała kość daje ci na targu jedną przysługę.
side-no-dice = Nie ma już kości do sprzedania.
side-due = { $who } dostanie { $due }
side-due-untold = { $who }: nie wpisano przychodu
side-brings = daje { $purse }
side-owner = Właściciel dostaje { $purse }
side-expand = Można rozbudować
side-more = Każdy kupiec też potrzebuje kości.
side-closed = Zamknięte: { $villages }
side-place = Tu można dołożyć kartę z ręki bez kości
side-price = Każda karta kosztuje { $price }; { $who } ma { $purse }
side-price-perhaps-nothing = Każda karta kosztuje { $price }; { $who } może nic nie mieć
side-passed = Za mało monet na kartę: { $who }
side-house-deck = Kupcy to nasza własna talia, a nie karty z pudełka.

step-roll = Rzuć kośćmi
step-done = Gotowe
step-close = Zakończ rundę
step-next-round = Rzuć kośćmi: runda { $round }

order-roll = rzut (runda { $round })
order-reroll = ponowny rzut ({ $who })
order-adjust = zmieniona kość ({ $who })
order-sell = sprzedaż ({ $who }, { $village })
order-place = dołożona karta ({ $who })
order-buy = kupiona karta ({ $who })
order-done = koniec tury ({ $who })
order-close = koniec (runda { $round })
order-correct = poprawka: { $what }

evening = { $minutes } min gry{ $continued ->
    [yes] {" "}od wznowienia
   *[no] {""}
}

### How to run it

guide-set-up = 1. Każdy bierze kości i znak jednego koloru, trzy wioski i dwie przysługi. Wyłóżcie odkryty rząd kupców.
guide-roll = 2. Herold też gra. Spacja rzuca kośćmi wszystkich i zawsze wykonuje kolejny krok.
guide-sell = 3. Po kolei sprzedawajcie w wioskach: wybierzcie wioskę, a Town Crier weźmie kości. Kto ma przysługi, może najpierw zmienić kości. Spacja kończy turę.
guide-buy = 4. Potem po kolei kupujcie kupców po pięć monet. Spacja kończy turę, a na koniec rundę.
guide-end = 5. Gdy ktoś ma na stole dziewięć kart, runda jest ostatnia. Liczy się to, co leży na stole: poprawcie, co podano inaczej.

### Rules

rules-set-up = Przygotowanie
rules-round = Runda
rules-favours = Przysługi
rules-sales = Sprzedaż
rules-income = Dochód
rules-stalls = Co daje stragan kupca
rules-purchases = Zakupy
rules-end = Koniec
rules-app = Z Town Crier
rules-house = Nasza własna talia

rule-figures = Gra od dwóch do czterech osób. Jest 12 wiosek, 30 kupców i po sześć kości każdego koloru.
rule-villages = Każdy ma trzy wioski z dwoma straganami: 1 i 6, 2 i 5, 3 i 4.
rule-goods = Ścianki kości to towary: 1 jedwab, 2 papirus, 3 złoto, 4 pszenica, 5 przyprawy, 6 porcelana.
rule-begin = Każdy zaczyna z czterema kośćmi, dwiema przysługami i trzema wioskami, bez monet i bez kart na ręce.
rule-row = W rzędzie leży o jedną kartę więcej, niż jest graczy. Pozostali kupcy tworzą zakryty stos.
rule-first = Jeden z graczy zaczyna. Kolejka idzie zawsze w lewo.

rule-phases = Przebieg rundy: karawany, sprzedaż, zakupy, koniec. Wszyscy kończą jedną część, zanim zacznie się następna.
rule-roll = Wszystkie karawany przybywają naraz: każdy jawnie rzuca wszystkimi swoimi kośćmi.
rule-round-end = Na koniec kości wracają, a wszystkie wioski znów są otwarte. Zaczyna następny gracz po lewej, a rząd się uzupełnia.

rule-reroll = Jedna przysługa: rzućcie ponownie dowolną liczbą swoich kości.
rule-adjust = Dwie przysługi: obróćcie jedną kość o oczko w górę lub w dół. 6 i 1 sąsiadują ze sobą.
rule-changes = Zmieniajcie kości, ile razy was stać, dopóki nie skończycie sprzedaży. Położonej kości już się nie zmienia.
rule-market = Gdy skończycie sprzedaż, każda pozostała kość daje na targu jedną przysługę.

rule-open = Wioska jest otwarta, dopóki nie leżą na niej kości.
rule-sell = Sprzedawajcie w dowolnej otwartej wiosce, swojej lub cudzej, kładąc kość na każdym straganie. Kości zostają tam i zamykają wioskę.
rule-several = W jednej turze możecie sprzedawać w tylu wioskach, na ile starczy kości.
rule-number = Kość ma wartość, którą pokazuje, a stragan przyjmuje tylko swoją liczbę.
rule-expand = Sprzedając we własnej wiosce, możecie dołożyć do niej kupców z ręki. Ich stragany też od razu potrzebują kości.
rule-sides = Z lewej strony wioski kupiec pokazuje lewą połowę, z prawej prawą. Nowi stają na zewnątrz.
rule-others = Cudzej wioski nie można rozbudować.

rule-income = Gdy skończycie sprzedaż, dostajecie dochód za wszystko, co sprzedaliście. W cudzej wiosce dostaje coś także jej właściciel.
rule-same-turn = Dochód dostajecie po ostatniej sprzedaży: w tej turze nie zmienicie już za niego kości, ale w tej rundzie kupicie kupców.
rule-pays = Wioska płaci jedną kwotę innym, którzy w niej sprzedają, a drugą właścicielowi, ilekroć ktoś w niej sprzedaje.
rule-stalls-pay = To, co płaci stragan kupca, dostaje właściciel wioski, chyba że przed partią wybraliście inaczej.

rule-one-coin = Jedna moneta, ilekroć ktoś tam sprzedaje.
rule-two-coins = Dwie monety, ilekroć ktoś tam sprzedaje.
rule-five-favours = Pięć przysług, ilekroć ktoś tam sprzedaje.
rule-free-card = Darmowa karta, raz: weźcie na rękę wierzchnią kartę ze stosu.
rule-free-die = Darmowa kość, raz: od następnej rundy macie o jedną więcej, najwyżej sześć.
rule-free-placement = Darmowe dołożenie, raz: dołóżcie bez kości kartę z ręki do swojej otwartej wioski.
rule-once = To, co darmowe, dostaje się tylko wtedy, gdy kupiec zostaje dołożony i od razu dostaje swoją kość.
rule-placement = Darmowe dołożenia są po wszystkich sprzedażach tury. Bez karty albo własnej otwartej wioski przepadają.
rule-gained = Siódma kość nic nie daje, podobnie jak karta, gdy stos jest pusty.

rule-buy = Każda karta z rzędu kosztuje pięć monet i trafia na rękę. Kupujcie, na ile kart was stać.
rule-fill = Gdy znika ostatnia karta z rzędu, rząd od razu się uzupełnia.
rule-empty = Gdy stos jest pusty, rząd pozostaje krótszy.

rule-ninth = Runda, w której ktoś ma na stole dziewięć kart, jest ostatnia. Wioski też się liczą.
rule-last = Wszyscy kończą ostatnią rundę i można mieć więcej niż dziewięć kart.
rule-winner = Wygrywa ten, kto ma na stole najwięcej kart; przy remisie decydują monety, potem przysługi. W przeciwnym razie zwycięstwo jest wspólne.
rule-hand = Karty na ręce się nie liczą.

rule-counted = Karty z pudełka Town Crier tylko liczy, a wy podajecie, co daje sprzedaż. O naszej własnej talii wie wszystko.
rule-inexact = Znak ~ przed liczbą mówi, że może być błędna, bo nie wszystko wpisano.
rule-correct = Liczy się to, co leży na stole. Poprawcie to, co Town Crier ma inaczej.
rule-undecided = Town Crier ogłasza zwycięzcę tylko wtedy, gdy wpisano dość. W przeciwnym razie policzcie karty na stole, a przy remisie też monety i przysługi.

rule-house-deck = Własna talia jest nasza, bo nie znamy kart z pudełka. Tak się nazywa wszędzie, gdzie ją widać.
rule-house-villages = Z naszą własną talią każda wioska płaci dwie monety innym i jedną monetę właścicielowi.
rule-house-merchants = Z dziesięciu straganów o tej samej liczbie cztery płacą po jednej monecie, dwa po dwie monety, a z pozostałych każdy daje co innego: pięć przysług, kartę, kość albo dołożenie.

### What something is

own-turn = Twoja kolej
own-ask-sell = W której wiosce sprzedajesz?
own-ask-place = Do której wioski dokładasz kartę?
own-ask-buy = Która karta? Każda za { $price }.
own-dice = Twoje kości
own-hand = Twoja ręka
own-villages = Twoje wioski
explain-die = { $who }, kość { $number }: { $good }
explain-die-free = Jeszcze niesprzedana.
explain-die-sold = Sprzedana: { $village }.
explain-die-market = Poszła na targ.
explain-open = Otwarta.
explain-closed = Zamknięta. Kości: { $who }.
explain-needs = Potrzebne: { $goods }.
explain-owner = Właściciel dostaje { $purse }.
explain-others = Inni dostają { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Stos liczy { $cards }
explain-pile-untold = Stos
explain-hand = Ręka liczy { $cards }.
explain-dice = Kości: { $count }.
explain-first = Zaczyna tę rundę.

legend-turn = Czyja kolej
legend-first = Zaczyna tę rundę
legend-coin = Monety
legend-favour = Przysługi
legend-hand = Karty na ręce
legend-pile = Stos kupców
legend-row = Rząd: kupcy do kupienia
legend-goal = Dziewiąta karta
legend-closed = Zamknięta
legend-merchant = Kupiec i co daje jego stragan
legend-market = Poszła na targ
legend-goods = Liczby od 1 do 6: { $goods }
legend-reward = Przynosi: { $reward }

### Before the game

check-color = Każdy bierze kości i znak jednego koloru.
check-villages = Połóżcie przed sobą swoje trzy wioski.
check-purse = Każdy bierze { $purse }.
check-row = Wyłóżcie w rzędzie { $cards }, a pozostałych kupców obok na stos.
check-house = Kupcy to nasza własna talia.
check-first = Zaczyna { $who }.
hint-ask-sell = W której swojej wiosce { $who } może sprzedawać? Ręka w górę!
hint-sell-at = { $who } może sprzedawać tutaj: { $village }. Na każdy stragan jest kość.
hint-ask-buy = { $who } ma { $coins }. Na ile kart to wystarczy?
hint-buys = Wystarczy na { $cards }: każda kosztuje pięć monet.
first-need = Co jest potrzebne
first-need-cards = Gra ze swoimi kartami albo wioski i kupcy z naszej własnej talii, które tu wydrukujecie.
first-need-app = Kości niekoniecznie: Town Crier rzuca, bierze kości do każdej sprzedaży i mówi, czyja kolej. Kto go obsługuje, też gra.
first-need-time = Od dwóch do czterech osób i około pół godziny.
