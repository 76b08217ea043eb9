# Polish, as a herald cries.

cry-opening = Słuchajcie, mieszczanie Troyes! Pierwsze miejsce zajmuje { $who }, a rund czeka nas tyle: { $rounds }!
cry-house-figures = Niech wszyscy wiedzą: wartości tych kart są nasze własne, a nie z pudełka.
cry-settles = Niech obywatela wyśle { $who }! { $left ->
    [1] To już ostatni.
   *[other] Zostało: { $left }.
}
    .v2 = Niech bramę wybierze { $who } i wpuści obywatela! { $left ->
        [1] To już ostatni.
       *[other] Zostało: { $left }.
    }
cry-settled = Patrzcie, gdzie staje obywatel ({ $who }): { $building }!
    .v2 = Dach nad głową ma już obywatel ({ $who }): { $building }!
cry-filled = Kto nikomu nie służy, bierze, co zostało. Szarzy obywatele: { $where }.
cry-round = Bijcie, dzwony Troyes: zaczyna się runda { $round }!
    .v2 = Nowe słońce wschodzi nad Szampanią: zaczyna się runda { $round }!
cry-last-round = Pamiętajcie, dobrzy ludzie: ta runda jest ostatnia!
cry-revealed = Otwórzcie warsztaty miasta: { $cards }!
cry-does = Uczcie się rzemiosła: { $card }! { $effect }.
cry-paid = Skarbnik otwiera skrzynię: { $income } dla każdego! A pensje czekają: { $list }.
cry-short = Biada pustej sakiewce! { $who } nie płaci wszystkiego. Strata: { $lost }.
cry-rolled = Do pracy staje { $who }: { $dice }!
    .v2 = Policzcie ręce do pracy, oto { $who }: { $dice }!
cry-thrown = Spójrzcie na miasto! Jego kości: { $count }.
cry-entered = Złe wieści u bram! Nowe wydarzenie, { $event }. { $effect }.
    .v2 = Bije dzwon na trwogę! Nowe wydarzenie, { $event }. { $effect }.
cry-calls = Nieszczęścia chodzą parami: { $event } wzywa następne ({ $color })!
cry-calls-red = Zbierają się sztandary! { $event } wzywa drugie czerwone wydarzenie, z pudełka.
cry-no-card = Niebo nas oszczędza: ta talia jest pusta ({ $color }).
cry-took = Ostrzcie miecze! { $event } przynosi: { $dice }.
    .v2 = Za murami biją bębny! { $event } przynosi: { $dice }.
cry-event-die = Kości zostały rzucone. { $event }: { $face }!
cry-struck = Ciężkie czasy, dobrzy ludzie! { $event } zbiera daninę: { $list }.
    .v2 = Pukają do każdych drzwi! { $event } zbiera daninę: { $list }.
cry-no-effect = Radujcie się! { $event } nas omija: { $why }.
cry-cubed = Do broni! { $who } kładzie kostki. { $event }: { $count }!
    .v2 = Za miasto! { $who } kładzie kostki. { $event }: { $count }!
cry-uncubed = Szyk się łamie! Kostka schodzi z karty { $event }: { $who }.
cry-built = Kamień na kamieniu! { $who } buduje. Katedra: { $sites }!
    .v2 = Słychać młoty! { $who } buduje. Katedra: { $sites }!
cry-unbuilt = Wali się rusztowanie! Katedra traci kostkę ({ $who }): budowa { $sites }.
cry-placed = Z drogi! { $who } umieszcza obywatela: { $building }!
    .v2 = Otwórzcie drzwi! { $who } umieszcza obywatela: { $building }!
cry-expelled = Na bruk! Obywatel ({ $who }) zostaje wyparty: { $building }.
    .v2 = Dla dwóch nie ma miejsca! Obywatel ({ $who }) zostaje wyparty: { $building }.
cry-black-rolled = Wróg stoi pod murami! Czarne kości grożą miastu: { $faces }!
cry-faces = Niech się broni { $who }. Czarna kość: { $face }!
    .v2 = Kto ją powstrzyma? { $who } staje przed czarną kością: { $face }!
cry-countered = Brama wytrzymuje! { $who } odpiera { $faces } siłą { $sum }. Zysk: { $gains }.
    .v2 = Dzielna walka! { $who } odpiera { $faces } siłą { $sum }. Zysk: { $gains }.
cry-uncountered = Brama pada! { $who } nie odpiera { $face }. Strata: { $lost }.
cry-rerolled = Obróć koło, Fortuno! { $who } rzuca ponownie: { $faces }. Cena: { $price }.
cry-turned-over = Świat staje na głowie! { $who } odwraca kości: { $faces }. Cena: { $price }.
cry-recruited = Nowa twarz w mieście! { $who } zyskuje obywatela. Cena: { $price }.
cry-bought = Pieniądz za pracę! { $who } płaci za kości: { $list }.
    .v2 = Otwierają się sakiewki! { $who } płaci za kości: { $list }.
cry-hired = Cech otwiera drzwi! { $who } zatrudnia mistrza: { $card }.
cry-used = W warsztacie wrze! { $who } używa karty { $card }, liczba użyć: { $times }.
    .v2 = Miasto nie próżnuje! { $who } używa karty { $card }, liczba użyć: { $times }.
cry-divided = Liczcie dobrze: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , w zaokrągleniu w dół.
}
cry-agriculture = Pola dojrzały, a żniwa zbiera { $who }!
cry-unsaid = Bez słowa { $who } używa kości.
cry-stored = Mądra ręka oszczędza! { $who } odkłada kostki na później. { $card }: { $count }.
cry-shot = Wypuśćcie strzały! { $who } rzuca: { $faces }. Trafienia: { $count }!
cry-gained = Los się uśmiecha, a { $who } zyskuje: { $gains }.
    .v2 = Zasłużona zapłata! { $who } zyskuje: { $gains }.
cry-pays = Co się należy, to oddaje { $who }: { $lost }.
    .v2 = W Troyes nie ma nic za darmo! { $who } płaci: { $lost }.
cry-lost = Los się odwraca, a { $who } traci: { $lost }.
cry-beaten = Zadmijcie w rogi: { $event }, odparte! Punkty: { $list }. Kartę bierze { $owner }.
cry-beaten-nobody = Miasto oddycha: { $event }, odparte! Punkty: { $list }. Nikt nie bierze karty.
cry-acts = Miasto czeka, co uczyni { $who }!
    .v2 = Kto teraz wystąpi naprzód? { $who }!
cry-pushes = Kto musi ustąpić miejsca? { $event }.
cry-aims = Niech dobrze mierzy { $who }. Kostki na wydarzenia: { $count }!
cry-passed = Dość na tę rundę, mówi { $who } i pasuje.
    .v2 = Niech trudzą się inni: { $who } pasuje!
cry-pass-deniers = Cierpliwość daje jeszcze jeden denar: { $who }.
cry-round-done = Dzwony biją na wieczór, runda jest skończona.
cry-last-done = Dzwony biją po raz ostatni: ostatnia runda jest skończona!
cry-home = Otrzepcie kurz! Wyparci obywatele wracają do domu: { $list }.
cry-start = Pierwsze miejsce zajmuje teraz { $who }.
cry-inexact = Pisarz nie wszystko usłyszał. Wątpliwe ({ $who }): { $what }.
cry-untold = Zabrakło atramentu i niektóre liczby są wątpliwe.
cry-booked = Niech księga kart zaświadczy: { $card }.
cry-corrected = Niech zwój będzie poprawiony: { $what }.
cry-shown = Maska opada! Oto komu służy { $who }: { $characters }!
cry-over = Odłóżcie narzędzia, dobrzy ludzie: partia skończona!
cry-won = Chwała w całej Szampanii! Wygrywa { $who }. Wynik: { $points }!
cry-shared = Chwała wspólna to też chwała! Zwycięstwem dzielą się { $who }. Wynik: { $points }.
cry-standing = Na miejscu { $place } staje { $who }. Wynik: { $points }.
cry-undecided = Pisarz nie może ogłosić zwycięzcy: punktacja jest niepełna!
surprise-black = Mury się trzymają! Czarne kości padają jednym ciosem: { $count }!
surprise-alike = Patrzcie, wszystkie kości mają jedną twarz! Ich liczba: { $count }.
surprise-alone = Jeden sztandar powiewa sam: wszystkie kostki na tym wydarzeniu ({ $count }) wyszły z jednej ręki!

### The game against le Roy

cry-roy-settles = Z rozkazu króla! Le Roy umieszcza obywateli: { $where }!
cry-roy-starts = Na kolana, Troyes! Tę rundę zaczyna le Roy.
cry-roy-acts = Cisza! Głos ma król.
cry-roy-counters = Miecz króla spada na czarną kość: { $faces }!
cry-roy-throws = Patrzcie! Le Roy wyrzuca { $faces }: { $deed }!
cry-roy-buys = Król chce, król płaci: { $price } za twoją najlepszą kość, { $dice }!
cry-roy-hires = Dostawca dworu! Le Roy umieszcza mistrza: { $card }, { $space }!
cry-roy-scored = { $character } sądzi was oboje: { $list }!
cry-roy-nothing = Nawet król nie ma nic do roboty.
cry-roy-gains = Chwała koronie! Le Roy zyskuje: { $gains }.
cry-roy-left = Ręka króla trzyma jeszcze kości: { $count }.
cry-roy-asks = Miejsce dla człowieka króla! Jeśli może, wypiera jednego z twoich. W przeciwnym razie liczy się miejsce { $face }. Kto zostaje tam wyparty? { $building }.
cry-roy-needs = Król czeka! Przeczytaj mu, co jest wydrukowane na tej karcie: { $card }.
cry-verdict = Słuchajcie wyroku króla! Ty { $player }, le Roy { $roy }, a więc { $result }. { $verdict }
