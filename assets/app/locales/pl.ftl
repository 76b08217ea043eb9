# Polish: what the app says, whatever the game. Its terms are those of the game’s file.

## The terminal

cli-code = Kod: { $code }
cli-input-ended = Wejście się skończyło; herold tu milknie.
cli-nothing-undone = Nie ma czego cofnąć.
cli-step-help =
    Enter przechodzi dalej, table pokazuje cały stół, undo cofa ostatni krok, quit kończy.
    Polecenia możliwe teraz: { $now }
    Jak się je zapisuje: { $orders }
cli-pick-help = Albo wpiszcie numer pozycji, aby ją wybrać (* jest wybrana); 7 3 ustawia pozycję 7 na 3.
cli-next = Naciśnijcie Enter, aby przejść dalej.
cli-next-picked = Naciśnijcie Enter: { $does }
cli-ask = Co wypadło:
percent = { $number }%

## The almanac

almanac-played = { $game }: { $count ->
    [one] { $games } partia z kodem { $first }
    [few] { $games } partie z kodami od { $first } do { $last }
    [many] { $games } partii z kodami od { $first } do { $last }
   *[other] { $games } partii z kodami od { $first } do { $last }
}
almanac-exact-about = dokładnie: co los daje na dłuższą metę, obliczone; wszystko inne policzono w tych partiach
almanac-file-about = każda liczba osobno: --csv FILE
almanac-exact = dokładnie
almanac-fairness = Czy los jest uczciwy?
almanac-verdict = { $what }: { $verdict ->
    [fair] uczciwie
    [uneven] nieuczciwie
    [too-even] zbyt równo jak na przypadek
   *[too-few] za mało partii, żeby to stwierdzić
} (chi-kwadrat { $statistic }, stopnie swobody: { $degrees }; co najmniej tak nierówno w { $chance } przypadków)
almanac-speed = { $count ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { $seconds } s, partie na sekundę: { $speed }
almanac-no-threads = --threads: system nie daje aż tylu: { $system }
almanac-not-dealt = żaden kod nie rozdaje takiej partii do końca
odds-title = Szanse
desk-odds = Szanse ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = Kod musi mieć choć jedną literę lub cyfrę.
    .clause = kod musi mieć choć jedną literę lub cyfrę
refusal-code-too-long = Kod ma najwyżej 32 litery, cyfry i łączniki, a nie { $count }.
    .clause = kod ma najwyżej 32 litery, cyfry i łączniki, a nie { $count }
refusal-code-sign = Kod ma litery, cyfry i łączniki, a nie „{ $sign }”.
    .clause = kod ma litery, cyfry i łączniki, a nie „{ $sign }”
refusal-not-dealt = To nie jest to, co daje kod { $code }.
    .clause = to nie jest to, co daje kod { $code }

refusal-not-over = Partia jeszcze się nie skończyła.
    .clause = partia jeszcze się nie skończyła
refusal-nobody = Nie wpisano niczyjego arkusza.
    .clause = nie wpisano niczyjego arkusza
refusal-no-name = Gracz { $player } nie ma imienia.
    .clause = gracz { $player } nie ma imienia
refusal-blank = Dla gracza { $name } nic jeszcze nie wpisano: wpiszcie arkusz albo usuńcie gracza.
    .clause = dla gracza { $player } nic nie wpisano
refusal-name-twice = Dwoje graczy ma to samo imię: { $name }.
refusal-sheet = { $name }: { $reason }
refusal-tied = Remis ({ $name }, { $other }): wpiszcie to, co go rozstrzyga.

## The reckoning

results-date = Data
results-player = Gracz
results-total = Razem
results-rank = Miejsce
results-title = Punktacja
results-player-number = Gracz { $number }
results-name-of = Imię gracza { $number }
results-cell = { $name }: { $field }
results-unshown = Żadna czcionka na tym komputerze nie ma znaku „{ $sign }”: zastępuje go ramka i nie można go wydrukować.
unit-sum-of = { $name }: punkty { $points }, miejsce { $rank }
results-otherwise = { $field } według tego, co wpisano podczas partii: { $number }.
results-inexact = Podczas partii nie wpisano wszystkiego. Trzeba policzyć ponownie: { $field }.
results-add = Dodaj gracza
results-take = Usuń: { $name }
results-bring-back = Przywróć: { $name }
results-sheet = { $name }: arkusz z telefonu
results-sheet-points = { $name }: arkusz z telefonu, suma { $points }
results-sheet-differs = { $field }: { $new } (znane: { $old }).
results-sheet-adds = Nikt w tej partii tak się nie nazywa: dojdzie wiersz.
results-sheet-alike = To imię tylko wygląda jak „{ $name }”, a jest inne.
results-sheet-replaces = Zastąpi wpisane liczby.
results-sheet-accept-of = Przyjmij arkusz: { $name }
results-sheet-return = Odeślij
results-sheet-return-of = Odeślij arkusz: { $name }
results-sheet-accepted = { $name }: arkusz przyjęty
results-sheet-undo = Cofnij
results-hint = Wpisanie zastępuje liczbę. Tab lub strzałki: następne pole; Enter: następny wiersz.
results-hint-zero = Puste pole liczy się jako 0.
results-hint-uncounted = Puste pole nie jest jeszcze policzone.
results-hint-short = Tab lub strzałki: następne pole. Enter: następny wiersz.
results-export = Eksportuj
results-copy-text = Kopiuj jako tekst
results-copy-csv = Kopiuj jako CSV
results-copied = Wyniki są w schowku.
bg-stats = BG Stats
bg-stats-code = Kod QR linku do BG Stats
bg-stats-scan = Zeskanujcie kod QR telefonem, na którym jest aplikacja BG Stats.
bg-stats-long = Tylu graczy nie mieści się w żadnym kodzie QR. Skopiujcie link i otwórzcie go tam, gdzie macie aplikację BG Stats.
bg-stats-about = Aplikacja doda tę partię ze wszystkimi imionami i wynikami. Opuszczą ten komputer dopiero wtedy, gdy ktoś otworzy link.
bg-stats-copy = Kopiuj link
bg-stats-copied = Link jest w schowku.
results-picture = Zapisz obraz
results-reveal = Ogłoś wyniki
results-reveal-anyway = Arkusze z telefonów, które jeszcze czekają: { $count }. Mimo to ogłosić?
results-reveal-returned = Odesłane arkusze, których jeszcze brakuje: { $count }. Mimo to ogłosić?
results-reveal-on = Wróć do ceremonii
results-reveal-again = Pokaż ceremonię jeszcze raz
results-totals-hidden = Sumy są ukryte, dopóki nie ogłosicie wyników.
results-totals-show = Pokaż sumy
results-totals-hide = Ukryj sumy
results-entered = Partia została wpisana do galerii sław.
results-new = Nowe ({ $name }): { $achievements }.
results-more-wrong = Do poprawienia jeszcze: { $count }.
results-early = Wpiszcie, co już wiecie: wyniki ogłosimy na końcu.
counting-awaited = { $count ->
    [one] Jeszcze jeden arkusz do wyników
    [few] Jeszcze { $count } arkusze do wyników
   *[many] Jeszcze { $count } arkuszy do wyników
}
counting-to-check = { $count ->
    [one] jeden arkusz do sprawdzenia
    [few] { $count } arkusze do sprawdzenia
   *[many] { $count } arkuszy do sprawdzenia
}
counting-whole = Są już wszystkie arkusze: pora na wyniki
counting-known = Pora na wyniki
counting-in = { $name }: arkusz oddany
counting-out = { $name }: arkusz jeszcze nieoddany
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
cry-alone = { $name } kończy partię, wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ceremony-names = Wyniki
ceremony-place-of = { $category }: miejsce { $best }
ceremony-places-of = { $category }: miejsca od { $best } do { $worst }
ceremony-winner = Zwycięstwo
ceremony-awards = Wyróżnienia
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = Nowe osiągnięcia
ceremony-seals-more = i jeszcze { $count }
ceremony-podium = Podium
ceremony-leads = Prowadzi { $name }: { $points }.
ceremony-lead = Prowadzą razem { $others } i { $name }: { $points }.
ceremony-most = Najwięcej: { $list }.
ceremony-brought = Punkty: { $list }.
ceremony-scale = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za co najmniej { $least }
ceremony-place = { $count ->
    [1] Miejsce { $place }: { $names }, { $points }.
   *[other] Miejsce { $place } ex aequo: { $names }, { $points }.
}
ceremony-next = Dalej: { $step }
ceremony-back = Krok wstecz
ceremony-end = Zakończ ceremonię
again = Zagraj jeszcze raz
again-with = Zagraj jeszcze raz: { $what }
again-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
again-hold = Przytrzymaj klawisz { $key }, aby zagrać jeszcze raz, albo kliknij przycisk.

## The desk

app-name = Town Crier
app-about = Rzuca kośćmi, ogłasza, co się dzieje, i liczy punkty przy waszym stole
start-players = { $from }–{ $to } graczy · około { $minutes } min
start-players-crowd = Dowolna liczba graczy, wyniki do { $to } osób · około { $minutes } min
start-needs-sheets = Bez pudełka: wydrukujcie arkusze
start-needs-box = Z pudełkiem albo bez niego
start-needs-the-box = Z pudełkiem
start-play = Graj
start-play-about = Powiedzcie, kto gra, i zaczynajcie.
start-first = Pierwszy raz?
start-first-about = Czego potrzebujecie i jak przebiega partia.
start-teach = Uczcie się, grając
start-teach-about = Prawdziwa partia, objaśniana zdanie po zdaniu. Możecie rozegrać ją do końca.
hint-got-it = Rozumiem
hint-right = Dobrze! { $answer }
hint-wrong = Nie do końca. { $answer }
hint-answer = Pokaż odpowiedź
hint-no-more = Wyłącz podpowiedzi
hint-off = Podpowiedzi są wyłączone. Włączycie je znowu w ustawieniach ({ $key }).
start-print = Drukuj arkusze
start-print-about = To, czego potrzebujecie na papierze, w PDF.
desk-continue = Kontynuuj tę partię
desk-continue-over = Otwórz tę partię
desk-continue-kept = Kontynuuj od poprzedniego kroku
desk-new-game = Nowa partia
desk-found = Trwa partia: { $at }
desk-found-of = Trwa partia: { $game }, { $at }
desk-found-code = Trwa partia: { $code }, { $at }
desk-found-code-of = Trwa partia: { $game }, { $code }, { $at }
desk-found-over = Ostatnia partia jest zakończona.
desk-found-over-of = Ostatnia partia jest zakończona: { $game }.
desk-kept = Ostatnie partie
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = Nie można otworzyć { $file }: { $error }
desk-opened-looking = Nie można tu otworzyć { $file }, ponieważ Town Crier jest już otwarty w innym oknie. Przeciągnijcie plik do tamtego okna.
desk-lost = Ostatniej partii nie da się odczytać, poprzedniego kroku też nie. Zacznijcie nową; uszkodzony plik zostanie zachowany. Szczegóły: { $error }
desk-game-over = partia zakończona
desk-code-is = Kod { $code }
desk-undo = Cofnij
desk-redo = Ponów
desk-room = Projektor
desk-next = Potem: { $what }
thumbnail = Obraz projektora w pomniejszeniu
room-offer = Pokazać partię na projektorze?
room-offer-show = Pokaż ({ $key })
desk-picture = Zapisz obraz
desk-copy-picture = Kopiuj obraz
desk-settings = Ustawienia
desk-muted = Wyciszono. Klawisz { $key } znów włącza głos i dzwony.
desk-unmuted = Głos i dzwony są znów włączone.
desk-muted-sign = Wyciszono
desk-dark-sign = Projektor wygaszony
desk-dark = Projektor jest wygaszony. { $key } znowu pokazuje partię.
desk-light = Projektor znowu pokazuje partię.
present-leave = Wróć do sterowania ({ $key })
desk-help = Pomoc
unit-count = Policz punkty
desk-reckoning = Punktacja ({ $key })
desk-hall = Galeria sław ({ $key })
desk-rules = Zasady ({ $key })
desk-phones = Telefony ({ $key })
desk-legend = Objaśnij obraz ({ $key })
desk-legend-send = Objaśnij obraz na projektorze
desk-print = Drukuj ({ $key })
desk-menu = Menu
menu-game = Partia
menu-projector = Projektor i telefony
menu-more = Więcej
menu-hands-free = Tryb automatyczny ({ $key })
menu-pause = Zatrzymaj albo wznów czas ({ $key })
menu-present = Widok projektora w tym oknie ({ $key })
menu-dark = Wygaś projektor albo pokaż znowu ({ $key })
menu-break = Przerwa na projektorze
menu-mute = Wyłącz albo włącz dźwięk ({ $key })
menu-start = Strona startowa i ostatnie partie
desk-leave = Wróć
desk-show-file = Otwórz
desk-show-folder = Otwórz folder
desk-unshown = Żaden program na tym komputerze nie może otworzyć pliku { $file }; znajdziecie go w jego folderze.
desk-close-page = Zamknij
desk-return = Wróć do partii (oglądacie wcześniejszą chwilę)
desk-earlier = Wcześniej
desk-later = Później
desk-half-day-of = { $number } z { $all }
desk-log = Dziennik
desk-log-empty = Nic się jeszcze nie wydarzyło.
more-below = Więcej poniżej
desk-proposed-anew = Propozycja właśnie się zmieniła. { $key } wykona to, co jest teraz pokazane.
desk-undid = Cofnięto: { $order }. Ponów: { $key }
desk-redid = Ponowiono: { $order }. Cofnij: { $key }
desk-looking = Ta partia jest otwarta w innym oknie Town Crier; tutaj można ją tylko oglądać. Zamknijcie tamto okno, aby prowadzić partię tutaj.
notice-close = Zamknij komunikat
desk-moving = Pokaż wynik od razu
desk-looking-back = Spojrzenie wstecz

setup-title = Nowa partia
setup-back = Wróć do partii
setup-open = Rozpocznij partię
setup-mend = Poprawcie zaznaczone pola, potem rozpocznijcie partię.
setup-count = Ile osób gra
setup-players-count = Gracze: { $count }
setup-code = Kod
setup-code-about = Wszyscy na świecie z tym kodem mają tę samą partię. Może to być dowolne słowo.
setup-options = Opcje
replace-new = Zachować partię { $game } i rozpocząć nową?
replace-kept = Zachować partię { $game } i kontynuować drugą?
replace-opened = Zachować partię { $game } i otworzyć drugą?
replace-about = Pozostanie wśród ostatnich partii i w każdej chwili można do niej wrócić.
replace-new-sure = Zachowaj i rozpocznij nową partię
replace-kept-sure = Zachowaj i kontynuuj drugą partię
replace-opened-sure = Zachowaj i otwórz drugą partię
replace-not = Anuluj
setup-another-code = Inny kod
setup-day-code = Wyzwanie dnia
setup-players = Gracze
setup-players-hint = Nowe imię
setup-add-person = Dodaj
setup-players-about = Dotknijcie imion tych, którzy grają. Imiona nie są konieczne.
setup-players-new = Imiona nie są konieczne; widać je na ekranie i w punktacji.
setup-players-full = Gra najwyżej { $most } osób.
group-chip = Grupa { $name }: { $players }
group-save = Zapisz jako grupę…
group-name = Nazwa grupy
group-keep = Zapisz
group-remove = Usuń grupę „{ $name }”
group-full = Zapisanych grup: { $most }. Usuńcie jedną, żeby zapisać inną.

guide-title = Jak prowadzić partię

keys-group-play = Rozgrywka i poprawki
keys-group-show = Pokazywanie wszystkim
keys-group-pace = Czas i głos
keys-group-look = Sprawdzanie i przygotowania
key-ctrl = Ctrl
key-shift = Shift
key-space = Spacja
key-enter = Enter
key-page-down = Page Down
key-escape = Esc
key-left = Strzałka w lewo
key-right = Strzałka w prawo
keys-next-about = wykonuje kolejny krok
keys-undo-about = cofa, ile razy chcecie
keys-redo-about = ponawia
keys-new-about = zaczyna nową partię
keys-room-about = otwiera lub zamyka okno projektora
keys-present-about = przełącza to okno między widokiem graczy a widokiem herolda
keys-dark-about = wygasza projektor albo znów go pokazuje
keys-pause-about = zatrzymuje lub wznawia odliczanie
keys-more-about = dodaje minutę na wybór
keys-hands-free-about = tryb automatyczny: aplikacja sama idzie dalej i ogłasza
keys-ready-about = tryb automatyczny: wszyscy są gotowi
unit-count-about = liczy punkty
keys-hall-about = galeria sław
keys-odds-about = szanse
keys-cards-about = księga kart
keys-rules-about = zasady gry
keys-phones-about = pozwala śledzić partię na telefonach
keys-change-about = zmienia kości, jeśli gra na to pozwala
keys-correct-about = poprawia to, co na stole leży inaczej
keys-legend-about = objaśnia znaki na obrazie
keys-print-about = drukuje arkusze, karty i inne
keys-settings-about = ustawienia
keys-mute-about = wycisza głos i dzwony albo znów je włącza
keys-keys-about = ta strona
keys-earlier-about = przy spojrzeniu wstecz: krok wstecz
keys-later-about = przy spojrzeniu wstecz: krok naprzód
keys-step-back-about = podczas ceremonii na końcu: krok wstecz
keys-close-about = zamyka to, co otwarte; nigdy nie kończy programu
keys-digits = 1–9, potem 0, albo litera: wybiera to, co ją ma; wielkie litery z Shift.
keys-saved = Każdy krok jest zapisany, zanim go widać. Zamknijcie okno, kiedy chcecie.
reference-title = Zasady
reference-search = Szukaj
reference-none = Nic nie znaleziono: „{ $asked }”.
reference-show = Pokaż na projektorze
reference-hide = Usuń z projektora
sent-page = Na projektorze: { $title }
sent-legend = Na projektorze: obraz z objaśnieniami
sent-break = Na projektorze: przerwa
sent-test = Na projektorze: obraz testowy
sent-phones = Na projektorze: kod QR dla telefonów
break-title = Przerwa
break-next = Gramy dalej: { $at }
break-best = Najlepsze partie do tej pory
sent-turn = Następna część
explain-keys = Strzałki przechodzą od części do części.

menu-offered = Do wyboru: { $offers }
menu-key = { $what }, klawisz { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } proponuje: { $does }
menu-accept = Przyjmij ({ $who }): { $does }
menu-waiting = { $count ->
    [one] Czeka jeszcze 1 propozycja
    [few] Czekają jeszcze { $count } propozycje
   *[many] Czeka jeszcze { $count } propozycji
}
menu-send-back = Odrzuć
menu-not-now = To niemożliwe przy tym, co wybrano.
menu-no-key = Żaden wybór nie ma teraz klawisza { $key }.
menu-chosen = Wybrano: { $names }
menu-in-picture = To, co leży na obrazku, wybiera się tam albo klawiszem.
menu-folded = { $count ->
    [one] Teraz niemożliwe: { $names }
    [few] Teraz niemożliwe ({ $count }): { $names }
   *[other] Teraz niemożliwe ({ $count }): { $names }
}
menu-one-less = { $what }: odejmij
menu-one-more = { $what }: dodaj
menu-unsaid = { $what }, nie wpisano

room-title = Town Crier: projektor
unit-count-call = Policzcie punkty.
opening-title = Zanim zaczniemy
opening-soon = Zaraz zaczynamy
news-taken-back = Cofnięto ostatni krok

settings-title = Ustawienia
settings-tab-table = Stół
settings-tab-projector = Projektor
settings-tab-voice = Głos i dźwięk
settings-tab-language = Języki
settings-tab-about = O aplikacji
settings-version = Wersja { $version }
settings-language = Język
settings-manner = Herold miejski mówi
settings-manner-plain = zwyczajnie
settings-manner-herald = uroczyście
settings-theme = Kolory
settings-theme-parchment = Pergamin
settings-theme-dark = Ciemne
settings-theme-contrast = Wysoki kontrast
settings-motion = Animacje
settings-motion-full = Pełne
settings-motion-short = Krótkie
settings-motion-none = Brak
settings-text = Rozmiar tekstu
settings-text-normal = Zwykły
settings-text-large = Duży
settings-text-larger = Bardzo duży
settings-choosing = Czas na wybór
settings-choosing-off = Bez limitu
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Własny (s)
settings-choosing-limits = od { $least } do { $most }
settings-tips = Podpowiedzi
settings-tips-on = Objaśniaj nowości raz w ciągu wieczoru
settings-proposals = Propozycje
settings-proposals-trust = Propozycje gracza, którego jest tura, liczą się od razu
settings-room-language = Język projektora
settings-room-language-same = Jak w tym oknie
settings-room-theme = Kolory projektora
settings-room-text = Rozmiar tekstu na projektorze
settings-test = Obraz testowy
test-corners = Każda strzałka dotyka rogu, a ramkę widać w całości.
test-steps = Każdy odcień różni się od następnego.
test-least = Jeśli ostatni rząd czyta ten wiersz, wszystko jest w porządku.
settings-room = Okno projektora
settings-room-open = Otwarte
settings-room-about = Na monitorze zajmuje cały ekran. Gdy tego monitora brakuje, jest zwykłym oknem, aż monitor wróci.
settings-monitor-none = Zwykłe okno
settings-monitor-missing = { $name } (teraz go nie ma)
settings-aloud = Głos i dzwony
settings-heard = Włącz
settings-voice = Głos
settings-bells = Dzwony i bęben
settings-muted = Wyciszone ({ $key })
settings-spoken = Język głosu
settings-spoken-desk = Jak w tym oknie
settings-loudness = Głośność i tempo
settings-volume = Głośność
settings-rate = Tempo
settings-voice-name = Głos
settings-voice-name-usual = domyślny
settings-quiet = Nie znaleziono głosu lub dźwięku; partia toczy się bez niego.
settings-quiet-how = Co można zrobić
settings-aloud-try = Wypróbuj
settings-aloud-sample = Słuchajcie, słuchajcie! Tak brzmi herold.
settings-no-speech = Nie ma usługi mowy: zainstalujcie speech-dispatcher i espeak-ng. Aplikacja spróbuje znów przy następnym ogłoszeniu; gra toczy się bez niej.
settings-no-sound = Nie ma usługi dźwięku: uruchomcie PipeWire (z pipewire-pulse) albo PulseAudio. Aplikacja spróbuje znów przy następnym ogłoszeniu; gra toczy się bez niej.
settings-silent-elsewhere = Mowa lub dźwięk tego komputera nie odpowiada: sprawdźcie jego ustawienia dźwięku. Aplikacja spróbuje znów przy następnym ogłoszeniu; gra toczy się bez nich.
settings-silent = Nie odpowiada ani mowa, ani dźwięk: zainstalujcie speech-dispatcher i espeak-ng oraz uruchomcie PipeWire (z pipewire-pulse) albo PulseAudio. Aplikacja spróbuje znów przy następnym ogłoszeniu; gra toczy się bez nich.
settings-unreadable = Nie można odczytać { $file }, więc obowiązują ustawienia domyślne: { $error }
settings-wrong = W { $file } nie można odczytać tych ustawień, więc obowiązują ich wartości domyślne: { $names }
settings-unsaved = Nie można zapisać ustawień w { $file }: { $error }
picture-saved = Obraz zapisano w { $file }
picture-copied = Obraz jest w schowku.
file-unwritten = Nie można zapisać pliku w { $folder }: { $error }
crash-before = Ostatnio Town Crier zakończył się z powodu własnego błędu. Co się stało, opisuje { $file }
crash-reopened = Okno zniknęło i Town Crier otworzył je ponownie. Wasza partia jest taka, jaka była. Co się stało, opisuje { $file }
crash-job = Nie udało się tego dokończyć z powodu błędu w Town Crier. Co się stało, opisuje { $file }
picture-undrawn = nie można go narysować: { $text }

## The hall of fame

hall-title = Galeria sław
hall-mend = Kontynuuj z tym, co da się odczytać; uszkodzony plik zostaje
hall-mended = Partie, które dało się odczytać: { $games }. Uszkodzony plik jest w folderze „kept” obok galerii sław.
hall-replay = Zagraj ten kod
hall-last = Ostatni wieczór
hall-watch = Obejrzyj w 20 sekund
hall-step = Przejdź krok po kroku, bez wyniku
hall-rematch = Zagraj jeszcze raz tymi samymi kośćmi
hall-no-course = Przebiegu tej partii nie ma już na tym komputerze.
replay-title = Powtórka
replay-next = Następny krok
replay-end = Zatrzymaj
hall-empty = Nie ma jeszcze żadnej partii. Po jej zakończeniu podliczcie ją ({ $key }) i ogłoście wyniki; wtedy się tu pojawi.
hall-players = Gracze
hall-games = Partie
hall-wins = Wygrane
hall-best = Rekord
hall-average = Średnia
hall-achievements = { $name }: osiągnięcia, { $count }
hall-codes = Kody
hall-of-code = { $code }: partie { $games }, rekord { $best }
unit-scores = Punkty, partia po partii
hall-export = Eksportuj
hall-import = Importuj…
hall-import-file = Ścieżka pliku albo upuść go tutaj
hall-exported = Galeria sław jest w pliku { $file }
hall-imported = Nowe partie: { $added }. Już tutaj: { $alike }. Tutaj inne, zachowane: { $stayed }.
hall-unread = Nie można zaimportować { $file }: { $error }
hall-curiosities = Ciekawostki
unit-amount = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
hall-order = według zwycięstw, potem według rekordu
hall-won = { $name }, zwycięstwo
hall-on-average = Średnio: { $parts }.
hall-against = Rywal: { $name }; przewaga w { $ahead } z { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } godz.{" "}
}{ $minutes } min
hall-time = { $time } gry w { $games ->
    [one] jednej partii
   *[other] { $games } partiach
}
hall-closest = Najbardziej zacięta partia, różnica { $points }: { $game }
unit-richest = Najwięcej punktów przy jednym stole, razem { $points }: { $game }
date = { $day } { $month ->
     [1] stycznia
     [2] lutego
     [3] marca
     [4] kwietnia
     [5] maja
     [6] czerwca
     [7] lipca
     [8] sierpnia
     [9] września
     [10] października
     [11] listopada
    *[12] grudnia
} { $year }

## Printing

print-title = Drukowanie
print-count = Arkusze
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-inks = Druk
print-color = Kolorowy
print-gray = Szary
print-per-page = Arkusze na stronie
print-one = jeden
print-two = dwa
print-large = duży druk
print-written = PDF jest w pliku { $file }
print-pages = { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
   *[many] { $pages } stron
}
print-no-game = Nie ma partii, z której byłby raport: najpierw ją rozpocznijcie.

## Paper

# The pace of the table.
pace-left = Sekundy na wybór: { $seconds }
pace-paused = Zatrzymano; sekundy na wybór: { $seconds }
pace-next-in = Dalej za: { $seconds } s
pace-time-up = Czas minął
pace-choose-now = Wybierzcie teraz!
pace-held = Pauza
pace-rolls-in = Rzut za
pace-pause = Pauza
pace-go-on = Dalej
pace-more = Jeszcze minuta
evening-short = { $minutes } min
pace-ready = Wszyscy są gotowi
pace-hands-free = Tryb automatyczny
pace-hands-free-on = Tryb automatyczny: partia toczy się sama. { $key }: wszyscy są gotowi. Każdy inny klawisz ją zatrzymuje.
pace-hands-free-off = Tryb automatyczny jest wyłączony.

## What the system says of a file

system-not-found = nie ma takiego pliku ani folderu
system-denied = brak dostępu
system-exists = już istnieje
system-not-a-folder = to nie folder
system-is-a-folder = to folder, a nie plik
system-full = dysk jest pełny
system-read-only = nie można tam nic zapisać
system-bad-name = plik nie może mieć takiej nazwy
system-not-text = zawartość nie jest tekstem
system-busy = używa go inny program
system-not-a-file = to urządzenie albo potok, a nie plik
system-no-reader = to potok, z którego nie czyta żaden program
system-too-large = plik jest za duży
system-ours = Town Crier przechowuje w nim partię lub galerię sław, której nigdy się nie nadpisuje; wybierzcie inną nazwę
system-other-kind = jest tam plik innego rodzaju, którego się nie nadpisuje; wybierzcie inną nazwę
system-other = komunikat systemu: { $text }
system-numbered = { $what } (błąd systemu { $number })

## Damaged files

file-empty = plik jest pusty
file-foreign = to nie jest { $kind ->
    [hall] galeria sław zapisana
    [cards] księga kart zapisana
   *[game] partia zapisana
} przez Town Crier: pierwszy wiersz mówi co innego
file-too-long = plik ma ponad { $mib } MiB, to za dużo jak na { $kind ->
    [hall] galerię sław
    [cards] księgę kart
   *[game] partię
}
file-not-text = wiersz { $line }, kolumna { $column }: to, co tam jest, nie jest tekstem
file-cut-short = plik jest ucięty: kończy się w środku, w wierszu { $line }
file-syntax = wiersz { $line }, kolumna { $column }: { $what ->
    [number] liczba jest za duża lub za mała
    [unknown] „{ $name }” tu nie pasuje
    [missing] brakuje „{ $name }”
    [twice] „{ $name }” występuje dwa razy
    [value] tu powinno być coś innego
   *[syntax] brakuje tu znaku albo jest o jeden za dużo
}
file-newer = zapisał go nowszy Town Crier, w formacie { $format }: zaktualizujcie Town Crier, aby go otworzyć
file-no-such-format = podaje format { $format }, a pierwszy format to 1
file-another-game = zawiera inną grę niż { $ours }: { $found }
file-changed = plik zmieniono lub uszkodzono po zapisaniu: suma kontrolna w pierwszym wierszu się nie zgadza
file-hall-game = partia { $game }: { $reason }
file-hall-id = identyfikator partii ma 32 małe cyfry szesnastkowe
file-hall-sheet = arkusz gracza { $player } jest niemożliwy
file-hall-name-twice = gracze { $one } i { $other } mają to samo imię
file-hall-twice = partia { $game } występuje dwa razy
file-hall-order = partię { $game } rozegrano przed tą powyżej
file-cards-card = są w nim wartości karty, której gra nie ma: „{ $card }”
file-cards-figure = karta „{ $card }” nie ma wartości „{ $figure }”
file-cards-value = na karcie „{ $card }” wartość „{ $figure }” nie może być równa „{ $value }”
file-cards-twice = na karcie „{ $card }” wartość „{ $figure }” występuje dwa razy

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(poprzednia wersja jest czytelna)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] inne okno Town Crier zapisuje właśnie tę galerię sław; spróbujcie za chwilę: { $file }
    [cards] inne okno Town Crier zapisuje właśnie tę księgę kart; spróbujcie za chwilę: { $file }
   *[game] ta partia jest otwarta w innym oknie Town Crier; tutaj można ją tylko oglądać: { $file }
}
store-removed = plik { $file } został usunięty, gdy partia była otwarta; partia została tam zapisana ponownie
store-changed = plik { $file } został zmieniony z zewnątrz, gdy partia była otwarta; partia została tam zapisana ponownie, a to, co w nim było, jest teraz w { $kept }
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
    [cards] umieśćcie księgę kart w innym folderze
   *[game] umieśćcie partię w innym folderze
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
refusal-paper-fonts = nie można odczytać czcionek programu
refusal-paper-drawing = nie można odczytać rysunku programu: { $text }
refusal-paper-writer = nie można utworzyć pliku PDF: { $text }
refusal-no-paper = ta wersja nie drukuje; zbudujcie ją z funkcją paper, na przykład cargo build --features paper
refusal-no-display = okno wymaga ekranu z OpenGL, a tu go nie ma ({ $text }); town-crier cry działa w terminalu
refusal-display-gone = ekranu już nie ma; wasza partia jest zapisana w { $file }
refusal-window-lost = okno zniknęło i nie udało się go ponownie otworzyć; wasza partia jest zapisana, a co się stało, opisuje { $file }
refusal-scale = { $name } to „{ $text }”, a to nie jest skala ekranu; ustawcie liczbę, na przykład 1.5, albo usuńcie tę zmienną
refusal-no-folders = ten system nie podaje folderu na pliki programu; podajcie plik przez --game FILE
refusal-no-desk = ta wersja nie ma okna; town-crier cry działa w terminalu
refusal-gallery-taken = port { $port } adresu { $address } zajmuje inny program; zamknijcie go albo wybierzcie inny port
refusal-gallery-denied = ten komputer nie pozwala na port { $port }; wybierzcie port od 1024 wzwyż
refusal-gallery-not-ours = { $address } nie jest adresem tego komputera
refusal-gallery-chance = ten komputer nie daje liczb losowych, a bez nich nic nie jest bezpieczne przed nieproszonymi gośćmi
refusal-gallery-system = { $address }: nie można tu niczego udostępnić: { $system }
refusal-no-gallery = ta wersja nie udostępnia strony dla telefonów; zbudujcie ją z funkcją gallery, na przykład cargo build --features gallery

## Arguments

args-unknown = { $argument }: nie ma tu takiego argumentu; { $advice }
args-no-command = { $argument }: nie ma takiego polecenia; { $advice }
args-not-of-game = { $command }: nie ma tego dla gry { $game }, jest tylko dla { $having }
args-missing = { $argument }: tego brakuje; { $advice }
args-no-value = { $argument }: po tym musi być wartość; { $advice }
args-takes-none = { $argument }: to stoi samo i nie przyjmuje wartości; { $advice }
args-desk-only = { $argument }: to polecenie nie łączy się z opcjami okna; { $advice }
args-conflict = { $argument }: to nie łączy się z { $other }; { $advice }
args-twice = { $argument }: to można podać tylko raz; { $advice }
args-not-text = jeden z argumentów nie jest zapisany w UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = zobaczcie { $command } --help
args-did-you-mean = czy chodziło o { $suggestion }?
args-value = { $count ->
    [1] wpiszcie { $last }, a nie „{ $text }”
   *[other] wpiszcie { $most } albo { $last }, a nie „{ $text }”
}
args-players = wpiszcie liczbę arkuszy, od 1 do { $most }, albo imiona oddzielone przecinkami, a nie „{ $text }”
args-count = wpiszcie liczbę od 1 do { $most }, a nie „{ $text }”
args-bind = wpiszcie adres tego komputera i port, na przykład 127.0.0.1:0, a nie „{ $text }”
args-key = wpiszcie 12 liter i cyfr, bez litery U
args-key-twice = wpiszcie inny klucz niż dla --key
args-host = wpiszcie nazwę bez http://, na przykład crier.example albo crier.example:8080, a nie „{ $text }”
args-words-json = --lang i --manner: wybierają słowa dla ludzi, a --format json ich nie ma; pomińcie je
args-step-json = czeka na ludzi, a --format json jest dla programów; pomińcie jedno z nich
args-aloud-json = mówi do ludzi, a --format json jest dla programów; pomińcie jedno z nich
args-braille-json = pisze dla ludzi, a --format json jest dla programów; pomińcie jedno z nich
args-step-input = czeka na Enter tam, gdzie --dice - czyta kości; pomińcie jedno z nich
args-output = nie można zapisać na standardowe wyjście: { $system }
args-unread = { $file }: nie można odczytać: { $system }
args-unwritten = { $file }: nie można zapisać: { $system }
args-no-folder = { $file }: nie ma folderu { $folder }
args-seed-too-long = przy --games { $games } ziarno ma najwyżej { $most } znaków (litery, cyfry i łączniki), a nie { $signs }
args-standard-input = standardowe wejście
args-standard-output = standardowe wyjście
args-lines-open = nie można odczytać { $file }: { $system }
args-lines-read = { $name }: za wierszem { $line } nie można nic odczytać: { $system }
args-lines-wrong = { $name }, wiersz { $line }: { $wrong }
args-lines-long = wiersz ma ponad { $most } znaków
args-lines-too-few = { $name }: koniec przed końcem partii; { $needed ->
    [one] brakuje jeszcze { $needed } wiersza
   *[other] brakuje jeszcze { $needed } wierszy
}
args-lines-too-many = { $name }, wiersz { $line }: partia się skończyła, a wiersze odtąd już do niej nie należą
args-orders-too-few = { $name }: koniec przed końcem partii
args-orders-now = teraz polecenie zaczyna się od: { $orders }
args-nobody-chooses = w takiej partii ktoś musi wybierać; dodajcie --bots, --orders PLIK albo --step
args-no-fact = nic tutaj nie ma takiej nazwy: „{ $text }”
args-fact = „{ $text }” się nie zgadza; jest „{ $holds }”
check-any = { $file }: wszystko w porządku: { $coded ->
    [yes] kod { $code }
   *[no] bez kodu
}; { $over ->
    [yes] koniec partii
    [open] w toku
   *[no] { $number } z { $all }
}; { $orders ->
    [one] { $orders } krok
    [few] { $orders } kroki
   *[many] { $orders } kroków
}{ $undone ->
    [0] {""}
   *[other] , cofnięto: { $undone }
}

## Phones that follow

phones-title = Telefony
phones-about = Każdy może śledzić partię na swoim telefonie, we własnym języku, zgłosić gotowość, zaproponować, co robi w swojej turze, i na końcu oddać swój arkusz. Dołączyć może każdy w tej sieci, kto ma kod QR, a nic, co robi telefon, nie zmienia gry bez zgody.
phones-open = Wpuść telefony
phones-again = Telefony mogły śledzić partię do zamknięcia programu Town Crier. Nadal czekają i nie potrzebują nowego kodu QR.
phones-opening = Chwileczkę…
phones-refused = Telefony nie mogą teraz śledzić partii: { $reason }
phones-no-network = Ten komputer nie jest w żadnej sieci. Połączcie go z siecią Wi-Fi i spróbujcie ponownie.
phones-code = Kod QR adresu { $address }
phones-scan = Zeskanujcie kod QR aparatem telefonu albo wpiszcie adres w jego przeglądarce:
phones-copy = Kopiuj adres
phones-copied = Skopiowano
phones-count = { $count ->
    [0] Żaden telefon jeszcze nie śledzi partii
    [one] 1 telefon śledzi partię
    [few] { $count } telefony śledzą partię
   *[many] { $count } telefonów śledzi partię
}
phones-address = Adres tego komputera
phones-new = Nowy kod QR
phones-new-anyway = Rozłączyć wszystkie telefony?
phones-new-about = Nowy kod QR rozłącza wszystkie telefony; żeby znów śledzić partię, muszą go zeskanować.
phones-stop = Zakończ
phones-none = Na razie nie ma żadnego telefonu. Co może pomóc:
phones-help-wifi = Telefon musi być w tej samej sieci Wi-Fi co ten komputer.
phones-help-guest = Sieci dla gości oddzielają urządzenia: użyjcie innej sieci albo hotspotu telefonu.
phones-help-firewall = Zapora tego komputera musi przepuszczać Town Crier.
phones-follow = Śledźcie partię na telefonie
ready-count = Gotowi: { $ready } z { $of }
phones-seats = Gracze z telefonem: { $count }
phones-seat-ready = gotowe
phones-seat-not-ready = jeszcze nie
phones-seat-away = offline
phones-seat-sheet = arkusz oddany
phones-free = Usuń
phones-free-of = Usuń: { $name }
phones-free-about = Usunięty gracz może dalej śledzić partię na telefonie i dołączyć ponownie pod dowolnym wolnym imieniem.
phones-sat-down = Nowi na telefonie: { $names }. Po następnym kroku zobaczą swoje sekrety.
phones-let-in = Wpuść
phones-wifi = Wi-Fi dla graczy
phones-wifi-about = Jeśli wpiszecie sieć Wi-Fi, drugi kod QR połączy z nią telefony, tutaj i na projektorze. Nazwa i hasło zostaną zapomniane po zamknięciu Town Crier.
phones-wifi-name = Nazwa sieci
phones-wifi-password = Hasło
phones-wifi-code = Kod QR sieci Wi-Fi { $name }
phones-wifi-join = 1. Połączcie się z siecią Wi-Fi { $name }
phones-follow-then = 2. Śledźcie partię na telefonie

## The phones’ page

page-live = Na żywo
page-as-of = Brak połączenia. Ponowna próba… Stan z { $time }
page-lost-help = Czy ten telefon jest w tej samej sieci Wi-Fi co wcześniej? Jeśli tak, poproś herolda, by znów wpuścił telefony.
page-try-again = Spróbuj ponownie
page-closed = Zamknięto przy stole. Gdy herold znów wpuści telefony, ta strona sama ruszy dalej.
page-gone = Ten kod QR już nie działa. Zeskanuj nowy.
page-hold = Tajne: przytrzymaj, aby zobaczyć
page-lost = Tę stronę otwiera kod QR pokazany przy stole. Zeskanuj go ponownie.
page-seat-taken = { $name } już tu jest. Wpisz inne imię albo poproś herolda, żeby usunął drugi telefon.
page-seat-barred = Telefon o tym imieniu właśnie odszedł albo został usunięty. Wpisz inne imię albo spróbuj później.
page-seat-full = Wszystkie miejsca są zajęte.
page-seat-name = Wpisz imię, najwyżej { $count } znaki.
page-sheet-blank = Nic jeszcze nie wpisano.
page-phones = Telefony: { $count }
page-code = Kod: { $code }
page-time-left = Pozostały czas
page-meaning = Co to dla mnie oznacza?
page-signs = Co oznaczają znaki
page-enlarge = Powiększ
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-moving = Chwileczkę…
page-empty = Żadna partia nie jest jeszcze otwarta.
page-welcome = Witaj! Partia jeszcze się nie zaczęła.
page-next = Następny krok herolda: { $step }
page-dark = W tej chwili nic nie jest pokazywane.
page-no-rules = Nie można teraz wczytać zasad.
page-aloud = Czytaj na głos
page-note = Uwaga
page-call = Ogłoszenie
page-alarm = Ważne
unit-told = Punkty: { $points }
page-theme-auto = Systemowe
page-theme-light = Jasne
page-menu = Menu
page-refresh = Ta strona odświeża się co 5 sekund.
page-join = Dołącz
page-join-why = Podaj, kto tu gra. Potem możesz dać znać, że można grać dalej, a na koniec oddać arkusz.
page-who = Kim jesteś?
page-watch = Tylko oglądam
page-who-taken = { $name } (już tu jest)
page-name = Imię
page-joined = Ten telefon gra pod tym imieniem.
page-leave = Przestań grać
page-freed = Herold usunął ten telefon z partii. Jeśli dalej grasz, dołącz ponownie.
page-ready = Można dalej
page-ready-count = Gotowi: { $ready } z { $of }
page-not-sent = Nie udało się wysłać. Spróbuj ponownie.
page-sheet = Mój arkusz
page-sheet-fill = Wypełnij go i oddaj.
page-sheet-send = Oddaj
page-sheet-again = Oddaj ponownie
page-sheet-waiting = Oddano. Herold musi go jeszcze przyjąć.
page-sheet-accepted = Przyjęto. Ten wynik się liczy.
page-sheet-returned = Herold zwrócił arkusz. Sprawdź go i oddaj ponownie.
page-sheet-wrong = Nie oddano: trzeba jeszcze coś poprawić.
page-sheet-over = Ogłaszane są wyniki. Twój arkusz nie jest już potrzebny.
page-sheet-faults = Do poprawienia: { $count }
page-sheet-missing = Do uzupełnienia: { $count }
page-missing = Jeszcze brakuje:
page-propose = Dotknij tego, co chcesz zrobić, a potem „Zaproponuj”. Będzie się liczyć, gdy herold to potwierdzi.
page-meanwhile = Gdy czekasz
page-proposed = Proponujesz: { $does }. Będzie się liczyć, gdy herold to potwierdzi.
page-propose-this = Zaproponuj: { $does }
page-waits = Herold wpuści cię przy następnym kroku.
page-withdraw = Wycofaj
page-sent-back = Herold nie przyjął twojej propozycji. Dotknij tego, co chcesz zrobić zamiast niej.
page-accepted = Herold przyjął twoją propozycję.
page-proposal-lost = Tego nie można już zrobić.
page-propose-anew = Program Town Crier uruchomiono ponownie. Zaproponuj to jeszcze raz.
page-join-choose = Podaj, kto tu gra. Zobaczysz najpierw swoje rzeczy i zaproponujesz tutaj, co robisz w swojej turze. Liczy się to, gdy herold to potwierdzi.
page-rank = Miejsce { $rank } z { $of }
page-won = Wygrywasz!
page-achievements = Osiągnięcia
page-before = Wcześniejsze partie
page-bg-stats = Dodaj tę partię do BG Stats

## A saved game

damage-code = jego kod jest nieprawidłowy: { $reason }
damage-setup = zasady nie dopuszczają takiego rozłożenia gry: { $reasons }
damage-order = krok { $order }: { $reason }
damage-done = liczba kroków, które mają obowiązywać: { $done }, a wszystkich kroków: { $orders }
damage-sheets-without-day = są arkusze graczy, ale nie ma dnia, w którym je podliczono
damage-players = liczba graczy: { $players }, a w żadnej partii nie ma ich więcej niż { $most }
damage-player-name = liczba liter w imieniu gracza { $player }: { $letters }, a w żadnym imieniu nie ma ich więcej niż { $most }
damage-date = dzień podliczenia: { $reason }
args-no-name = między przecinkami osoba { $position } nie ma imienia
args-name-twice = dwie osoby mają to samo imię: { $name }; podajcie każdej inne
args-player-count = grać może od { $least } do { $most } osób, nie { $count }

### Dice thrown on the table

thrown-enter = Przyjmij te kości
thrown-about = Rzućcie kośćmi i wpiszcie, co pokazują.
thrown-of = { $who }, liczb: { $count }
thrown-add = Dodaj: { $face }
thrown-take-back = Usuń ostatnią
thrown-no-face = Kości pokazują od 1 do 6, a nie „{ $text }”.
thrown-lack = { $who }: { $count ->
    [one] brakuje jeszcze jednej kości
   *[other] brakuje jeszcze { $count } kości
}.

### The card book

cards-title = Księga kart
cards-open = Księga kart ({ $key })
cards-enter = Wpisz ({ $key })
cards-asked = Nowe na stole: { $cards }. Co mówią te karty?
cards-about = Wpiszcie, co mówi wasza karta. Zostanie na następne partie.
cards-lying = Na stole
cards-others = Wszystkie inne karty
cards-card = { $card } · do wpisania: { $open }
cards-save = Zapisz
cards-number = Proszę podać liczbę od { $least } do { $most }.
cards-exported = Księga kart jest teraz w { $file }
cards-imported = Dodane wartości: { $added }. Takie same: { $alike }. Wasze, które zostały: { $stayed }.
cards-unread = { $file } nie jest księgą kart: { $error }
figure-source = { $source ->
    [rulebook] z instrukcji
    [group] z waszego pudełka
    [open] do wpisania
   *[house] nasza własna wartość
}
