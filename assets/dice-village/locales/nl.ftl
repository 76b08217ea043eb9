# Dutch.
#
# Players without a name are called by the color of their dice.

### Things

seat-name = { $seat ->
    [1] Rood
    [2] Blauw
    [3] Groen
    [4] Geel
   *[other] Speler { $seat }
}
joined = { $others } en { $last }
village-name = { $seat ->
    [1] { $stalls } van Rood
    [2] { $stalls } van Blauw
    [3] { $stalls } van Groen
    [4] { $stalls } van Geel
   *[other] { $stalls } van speler { $seat }
}
village-of = { $stalls } van { $who }
good-name = { $good ->
    [silk] zijde
    [papyrus] papyrus
    [gold] goud
    [wheat] tarwe
    [spices] specerijen
   *[porcelain] porselein
}
good-of-number = { $number } { $good }
die-value = { $value }
reward-name = { $reward ->
    [coin] 1 munt
    [coins] 2 munten
    [favours] 5 gunsten
    [card] een gratis kaart
    [die] een gratis dobbelsteen
   *[placement] gratis aanleggen
}
stall-name = { $good } ({ $reward })
merchant-known = links { $left }, rechts { $right }
merchant-counted = koopman
purse-nothing = niets
purse-perhaps-nothing = misschien geen munten
purse-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
purse-favours = { $count ->
    [one] 1 gunst
   *[other] { $count } gunsten
}
purse-both = { $coins } en { $favours }
amount-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
amount-caravans = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
race = { $count } van de { $goal } kaarten

### What is done now

phase-caravans = Iedereen gooit
phase-sell = { $who } verkoopt
phase-place = { $who } legt een kaart aan
phase-spend = { $who } koopt kaarten
phase-all-sell = Eerst verkoopt, dan koopt iedereen
phase-all-spend = Koop om de beurt
phase-round-done = De ronde is klaar
phase-over = Het spel is afgelopen

### What is announced

cry-set-out = { $who } begint. Iedereen heeft { $dice } en { $purse }, en in de rij liggen { $row } open.
cry-house-deck = De kooplieden en wat de dorpen betalen, komen uit ons huisdeck.
cry-round = Ronde { $round }: de karavanen zijn er.
cry-caravan = { $who } heeft { $faces } gegooid.
cry-rerolled = { $who } betaalt { $price } en gooit opnieuw: { $faces }.
cry-adjusted = { $who } betaalt { $price } en draait een dobbelsteen van { $from } naar { $to }.
cry-sold = { $who } verkoopt in dorp { $village }. Dat dorp is nu gesloten.
cry-tucked = Nieuwe kraam voor de { $face } in dorp { $village }. { $who } heeft { $race } op tafel.
cry-placed-free = Nieuwe kraam voor de { $face } in dorp { $village }, zonder dobbelsteen. { $who } heeft { $race } op tafel.
cry-ninth = { $who } heeft { $goal } kaarten op tafel!
cry-last-round = Dit is de laatste ronde!
cry-earned = { $who } krijgt { $purse }.
cry-caravan-joined = { $who } heeft vanaf de volgende ronde een dobbelsteen meer.
cry-caravan-lost = { $who } heeft al { $most } en krijgt er geen meer bij.
cry-card-given = { $who } krijgt de bovenste kaart van de stapel.
cry-card-given-merchant = { $who } krijgt de bovenste kaart van de stapel: { $card }.
cry-card-lost = De stapel is leeg: { $who } krijgt geen kaart.
cry-marketed = Over voor de markt: { $dice }. { $who } krijgt { $favours }.
cry-placement-lost = { $who } legt { $cards } niet aan, al mocht het wel.
cry-bought = { $who } koopt een kaart voor { $price }.
cry-bought-merchant = { $who } koopt een kaart voor { $price }: { $card }.
cry-passed-over = Te weinig munten voor een kaart: { $who }.
cry-row-filled = Nieuw in de rij: { $cards }.
cry-inexact = { $what ->
    [purse] Niet alles is ingevoerd: de munten en gunsten van { $who } kloppen misschien niet.
    [hand] Niet alles is ingevoerd: het aantal handkaarten van { $who } klopt misschien niet.
   *[table] Niet alles is ingevoerd: het aantal kaarten van { $who } op tafel klopt misschien niet.
}
cry-untold = Niet alles is ingevoerd: de gemarkeerde aantallen kloppen misschien niet.
cry-roll-due = Gooi allemaal je dobbelstenen.
cry-sells = { $who } is aan de beurt om te verkopen.
cry-places = { $who } mag { $cards } zonder dobbelsteen aanleggen.
cry-buys = { $who } mag kaarten kopen voor { $price } per stuk.
cry-all-sell = Verkoop eerst allemaal om de beurt, en koop daarna allemaal om de beurt. { $who } begint.
cry-all-buy = Jullie mogen nu om de beurt kaarten kopen voor { $price } per stuk. { $who } begint.
cry-round-done = Iedereen is klaar met deze ronde.
cry-villages-open = Alle dorpen zijn weer open.
cry-first = { $who } begint nu.
cry-over = { $rounds ->
    [one] Het spel is na 1 ronde afgelopen.
   *[other] Het spel is na { $rounds } rondes afgelopen.
}
cry-won = { $by ->
    [cards] { $who } wint met { $cards } op tafel, meer dan { $other }.
    [coins] { $who } wint met { $cards } op tafel: { $other } heeft er evenveel, maar minder munten.
    [favours] { $who } wint met { $cards } op tafel: { $other } heeft evenveel kaarten en munten, maar minder gunsten.
   *[shared] { $who } delen de overwinning met elk { $cards } op tafel en evenveel munten en gunsten.
}
cry-standing = Plaats { $place }: { $who }, met { $cards } op tafel en { $purse }.
cry-standing-cards = Plaats { $place }: { $who }, met { $cards } op tafel.
cry-undecided = Tel je kaarten op tafel. Bij gelijkspel beslissen de munten, dan de gunsten.
cry-corrected = Gecorrigeerd: { $what }.

headline-first = { $who } begint
headline-house-deck = Huisdeck
headline-round = Ronde { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } gooit opnieuw
headline-adjusted = { $who } draait een dobbelsteen naar { $face }
headline-sold = Gesloten: { $village }
headline-ninth = De negende kaart: { $who }
headline-last-round = De laatste ronde!
headline-earned = Inkomsten: { $who }
headline-caravan-joined = { $who }: een dobbelsteen erbij
headline-caravan-lost = { $who }: geen dobbelsteen erbij
headline-card-given = { $who }: een gratis kaart
headline-card-lost = De stapel is leeg
headline-marketed = Markt: { $who }
headline-placement-lost = { $who } legt niets aan
headline-bought = { $who } koopt een kaart
headline-bought-merchant = { $who } koopt { $halves }
headline-passed-over = Te weinig munten
headline-row-filled = Nieuwe kaarten in de rij
headline-inexact = { $who }: klopt misschien niet
headline-untold = Niet alles ingevoerd
headline-villages-open = De dorpen zijn open
headline-won = Overwinning: { $who }
headline-shared = Gedeelde overwinning
headline-standing = Plaats { $place }: { $who }
headline-corrected = Gecorrigeerd

### The count, in cards and not in points

unit-count = Kaarten tellen
unit-count-about = kaarten tellen
unit-count-call = Tel je kaarten.
unit-amount = { $points ->
    [one] 1 kaart
   *[other] { $points } kaarten
}
unit-sum-of = { $name }: { $points } kaarten, plaats { $rank }
unit-scores = Kaarten, spel na spel
unit-richest = De meeste kaarten aan één tafel, samen { $points }: { $game }
unit-told = Kaarten: { $points }
cry-victory = { $by ->
    [cards] { $who } wint met { $cards }!
    [coins] { $who } wint met { $cards } en { $coins }! { $other } heeft evenveel kaarten, maar minder munten.
    [favours] { $who } wint met { $cards }, { $coins } en { $favours }! { $other } heeft evenveel kaarten en munten, maar minder gunsten.
    [alone] { $who } beëindigt het spel met { $cards }.
   *[shared] { $who } delen de overwinning met elk { $cards } en evenveel munten en gunsten!
}
sheet-cards = Kaarten
sheet-coins = Munten
sheet-favours = Gunsten
sheet-coins-told = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
sheet-favours-told = { $count ->
    [one] 1 gunst
   *[other] { $count } gunsten
}
sheet-cards-missing = De kaarten op tafel moeten nog worden geteld.
    .clause = de kaarten op tafel moeten nog worden geteld
award-coins = Zwaarste beurs
award-favours = Meeste gunsten over
award-spent = Minste gunsten over
fame-most-coins = De meeste munten aan het einde, { $coins }: { $names }
fame-wins = Overwinningen per kleur
fame-share = bij evenveel geluk

### Corrections

corrected-purse = { $who } heeft { $purse }
corrected-caravans = { $who } heeft { $dice }
corrected-die = dobbelsteen { $number } van { $who } toont { $face }
corrected-first = { $who } begint
corrected-on-table = { $who } heeft { $cards } op tafel
corrected-in-hand = { $who } heeft { $cards } in de hand
corrected-in-row = in de rij liggen { $cards }
corrected-stalls = { $side ->
    [left] links van { $village }: { $faces }
   *[right] rechts van { $village }: { $faces }
}
corrected-no-stalls = { $side ->
    [left] links van { $village }: geen kooplieden
   *[right] rechts van { $village }: geen kooplieden
}
corrected-to-hand = { $who } heeft deze koopman in de hand: { $card }
corrected-to-row = deze koopman ligt in de rij: { $card }
corrected-to-pile = deze koopman ligt onder de stapel: { $card }
corrected-to-village = { $side ->
    [left] deze koopman staat links van { $village }: { $card }
   *[right] deze koopman staat rechts van { $village }: { $card }
}

### What cannot be

refusal-player-count = Je speelt met { $least } tot { $most } personen, niet met { $count }.
    .clause = je speelt met { $least } tot { $most } personen, niet met { $count }
refusal-no-such-first = Plaats { $number } kan niet beginnen: daar zit niemand.
    .clause = plaats { $number } kan niet beginnen: daar zit niemand
refusal-merchant-count = Er zijn { $all } kooplieden, niet { $count }.
    .clause = er zijn { $all } kooplieden, niet { $count }
refusal-no-such-merchant = Kooplieden hebben de nummers 0 tot en met { $last }; regel { $position } is { $number }.
    .clause = kooplieden hebben de nummers 0 tot en met { $last }; regel { $position } is { $number }
refusal-merchant-twice = Koopman { $number } komt meer dan eens voor.
    .clause = koopman { $number } komt meer dan eens voor
refusal-not-now = Dat kan nu niet. Stand van het spel: { $phase }.
    .clause = dat kan nu niet. Stand van het spel: { $phase }
refusal-roll-players = { $named ->
        [one] Er zijn dobbelstenen van één speler genoemd, maar er spelen er { $count }.
       *[other] Er zijn dobbelstenen van { $named } spelers genoemd, maar er spelen er { $count }.
    }
    .clause = { $named ->
            [one] er zijn dobbelstenen van één speler genoemd, maar er spelen er { $count }
           *[other] er zijn dobbelstenen van { $named } spelers genoemd, maar er spelen er { $count }
        }
refusal-roll-dice = { $who } heeft { $dice }, maar er zijn er { $named } genoemd.
    .clause = { $who } heeft { $dice }, maar er zijn er { $named } genoemd
refusal-no-such-seat = Op plaats { $number } zit niemand.
    .clause = op plaats { $number } zit niemand
refusal-no-die-named = Er is geen dobbelsteen gekozen.
    .clause = er is geen dobbelsteen gekozen
refusal-no-such-die = Er is hier geen dobbelsteen { $number }.
    .clause = er is hier geen dobbelsteen { $number }
refusal-die-placed = Dobbelsteen { $number } is al gebruikt of naar de markt gegaan.
    .clause = dobbelsteen { $number } is al gebruikt of naar de markt gegaan
refusal-die-order = Dobbelsteen { $number } is twee keer genoemd of staat niet in volgorde.
    .clause = dobbelsteen { $number } is twee keer genoemd of staat niet in volgorde
refusal-favours = Dat kost { $price }. Aanwezig: { $has }.
    .clause = dat kost { $price }. Aanwezig: { $has }
refusal-closed = Er liggen dobbelstenen bij { $village }: dat dorp is gesloten tot het eind van de ronde.
    .clause = er liggen dobbelstenen bij { $village }: dat dorp is gesloten tot het eind van de ronde
refusal-no-die = Geen ongebruikte dobbelsteen toont { $number } ({ $good }).
    .clause = geen ongebruikte dobbelsteen toont { $number } ({ $good })
refusal-not-yours = Alleen de eigenaar mag kooplieden bij { $village } aanleggen.
    .clause = alleen de eigenaar mag kooplieden bij { $village } aanleggen
refusal-not-in-hand = Deze koopman zit niet in de hand of is twee keer genoemd: { $card }.
    .clause = deze koopman zit niet in de hand of is twee keer genoemd: { $card }
refusal-reckoned = Met het huisdeck worden de inkomsten vanzelf geteld; voer ze niet in.
    .clause = met het huisdeck worden de inkomsten vanzelf geteld; voer ze niet in
refusal-own-village = In het eigen dorp krijgt geen andere eigenaar iets.
    .clause = in het eigen dorp krijgt geen andere eigenaar iets
refusal-too-many-free = Er kan niet meer gratis zijn dan er kooplieden zijn aangelegd.
    .clause = er kan niet meer gratis zijn dan er kooplieden zijn aangelegd
refusal-seventh-die = Niemand heeft meer dan { $most }.
    .clause = niemand heeft meer dan { $most }
refusal-pile-empty = Zoveel kaarten heeft de stapel niet.
    .clause = zoveel kaarten heeft de stapel niet
refusal-not-in-row = Deze kaart ligt niet in de rij: { $card }.
    .clause = deze kaart ligt niet in de rij: { $card }
refusal-coins = Munten nodig: { $price }. Munten aanwezig: { $has }.
    .clause = munten nodig: { $price }. Munten aanwezig: { $has }
refusal-dice-count = Iedereen heeft 1 tot { $most } dobbelstenen, niet { $count }.
    .clause = iedereen heeft 1 tot { $most } dobbelstenen, niet { $count }
refusal-first-after-roll = Wie begint, kan alleen veranderen voordat er gegooid is.
    .clause = wie begint, kan alleen veranderen voordat er gegooid is
refusal-cards-known = Kaarten van het huisdeck worden een voor een verplaatst, niet geteld.
    .clause = kaarten van het huisdeck worden een voor een verplaatst, niet geteld
refusal-cards-counted = De kaarten uit de doos worden alleen geteld en kunnen niet een voor een worden verplaatst.
    .clause = de kaarten uit de doos worden alleen geteld en kunnen niet een voor een worden verplaatst
refusal-die-not-dealt = Dobbelsteen { $die } van { $who } toont { $face }, maar de code { $code } geeft { $dealt }.
    .clause = dobbelsteen { $die } van { $who } toont { $face }, maar de code { $code } geeft { $dealt }
refusal-in-row = In de rij liggen hoogstens { $most } kaarten, niet { $count }.
    .clause = in de rij liggen hoogstens { $most } kaarten, niet { $count }
refusal-on-table = { $count } kaarten op tafel is te weinig: er zijn er { $known } ingevoerd.
    .clause = { $count } kaarten op tafel is te weinig: er zijn er { $known } ingevoerd
refusal-too-many-cards = Er zijn maar { $all } kooplieden; zo worden het er { $count }.
    .clause = er zijn maar { $all } kooplieden; zo worden het er { $count }
refusal-same = Zo ligt het al.
    .clause = zo ligt het al
refusal-sheet-cards = Aan het eind heeft iedereen { $least } tot { $most } kaarten op tafel, niet { $count }.
    .clause = aan het eind heeft iedereen { $least } tot { $most } kaarten op tafel, niet { $count }

### What is printed

paper-name = Naam
paper-ours = Huisdeck: eigen waarden van Town Crier
paper-first = Begint de ronde
paper-kit-title = Dorpen en kooplieden van het huisdeck
paper-village-others = Anderen die hier verkopen: { $purse }
paper-village-owner = De eigenaar, bij elke verkoop hier: { $purse }
paper-half-always = bij elke verkoop hier
paper-half-once = alleen bij aanleggen met dobbelsteen
paper-purses-title = Munten en gunsten
paper-purses-about = Leg op elk van beide getallen iets kleins en verschuif het. Boven { $most } geeft een tweede aan wat erbij komt.
paper-coins = Munten
paper-coins-about = { $price }: een koopman uit de rij
paper-favours = Gunsten
paper-favours-about = { $reroll }: dobbelstenen opnieuw gooien · { $step }: een dobbelsteen 1 hoger of lager
paper-round-title = Een ronde { $game }
paper-round-start = Aan het begin
paper-round-start-about = Iedereen heeft 4 dobbelstenen, 2 gunsten en drie dorpen. In de rij ligt één koopman meer open dan er spelers zijn.
paper-phase-caravans = Karavanen
paper-phase-caravans-about = Iedereen gooit tegelijk al zijn dobbelstenen. Tot je klaar bent met verkopen, mag je gunsten betalen om ze te wijzigen, zo vaak als je kunt.
paper-phase-sell = Verkopen
paper-phase-sell-about = Om de beurt: verkoop in open dorpen, van jezelf of van anderen, met een dobbelsteen voor elke kraam. De dobbelstenen blijven liggen en het dorp is gesloten. Verkoop je in een eigen dorp, dan mag je er links of rechts kooplieden uit je hand aanleggen; ook hun kramen hebben dobbelstenen nodig. Aan het einde van je beurt krijg je de inkomsten van al je verkopen. { $paid ->
    [owner] Verkoopt iemand in jouw dorp, dan krijg je altijd wat het zijn eigenaar betaalt en wat zijn kooplieden opleveren.
   *[seller] Verkoopt iemand in jouw dorp, dan krijg je altijd wat het zijn eigenaar betaalt; wat zijn kooplieden opleveren, is voor wie verkoopt.
}
paper-phase-spend = Kopen
paper-phase-spend-about = Om de beurt: open kooplieden naar je hand, zoveel als je kunt betalen. Is de laatste weg, dan wordt de rij meteen aangevuld.
paper-phase-end = Einde
paper-phase-end-about = Neem je dobbelstenen terug: alle dorpen zijn open. Wie links zit, begint. Vul de rij aan.
paper-round-over = Het einde van het spel
paper-round-over-about = Heeft iemand { $goal } kaarten op tafel, dan is het de laatste ronde. Wie de meeste kaarten op tafel heeft, wint; bij gelijkspel beslissen de munten, dan de gunsten; anders wordt de overwinning gedeeld. Handkaarten tellen niet.
paper-prices = Prijzen
paper-price-reroll = eigen dobbelstenen naar keuze opnieuw gooien
paper-price-step = een dobbelsteen 1 hoger of lager; 6 en 1 zijn buren
paper-price-card = een koopman uit de rij
paper-brings = Inkomsten
paper-brings-market = voor elke dobbelsteen die niet is verkocht
paper-brings-free = Een gratis kaart, een gratis dobbelsteen of gratis aanleggen krijg je alleen als de koopman wordt aangelegd en meteen zijn dobbelsteen krijgt. Niemand heeft meer dan { $most } dobbelstenen.
paper-goods = Waren
print-box = Met de doos
print-no-box = Zonder de doos
print-kit-title = Kaarten om uit te knippen
print-kit-about = Dorpen en kooplieden met onze eigen waarden: het huisdeck.
print-kit = Kaarten afdrukken
print-round-title = Rondekaart
print-round-about = Fasen, prijzen en einde; twee per pagina.
print-round = Kaart afdrukken
print-purses-about = Een blad per speler; twee per pagina.
print-purses = Bladen afdrukken

### De terminal

cli-row = Open in de rij:
cli-hand = In de hand:
cli-dice = dobbelstenen { $dice }
cli-fits = Dit past: { $sales }
cli-standing = { $who }: dobbelstenen { $dice }; { $purse }
cli-purse = { $who } heeft { $purse }
cli-next-choose = Typ een opdracht, of druk op Enter als { $who } klaar is.
cli-next-thrown = Typ wat er gegooid is, zoals in roll 1126 3445.

args-depth-house = alleen met de kaarten uit de doos kun je minder invoeren; voeg --cards box toe
args-bots-box = de bots kennen alleen de kaarten van het huisdeck; laat --cards box weg
args-bots-thrown = de bots gooien geen dobbelstenen; laat --dice thrown weg

args-order-unknown = een opdracht begint met { $known }, niet met ‘{ $text }’; town-crier cry --game dice-village --help laat zien hoe je elk schrijft
args-order-needs = waar ‘{ $text }’ staat, hoort { $what }
args-order-lacks = aan het eind van de regel ontbreekt { $what }
args-order-more = waar ‘{ $text }’ staat, hoort niets
args-order-rerolled = opnieuw gegooide dobbelstenen: { $dice }, maar getallen achter ‘as’: { $faces }
args-order-part = { $what ->
    [player] een speler ({ $written })
    [village] een dorp ({ $written })
    [side] een kant ({ $written })
    [merchant] het nummer van een koopman ({ $written })
    [die] de plaats van een dobbelsteen ({ $written })
    [face] wat een dobbelsteen toont ({ $written })
    [faces] wat iemands dobbelstenen tonen (zoals { $written })
    [purse] munten+gunsten (zoals { $written })
    [number] een getal (zoals { $written })
    [exact] ‘{ $written }’
   *[word] een van deze woorden ({ $written })
}

### De almanak

almanac-seats = De spelers naar hun beurt in de eerste ronde: gewonnen spellen, en gemiddeld de kaarten op tafel en de munten aan het eind
almanac-turn = beurt { $place }
almanac-won = gewonnen
almanac-cards = kaarten
almanac-coins = munten
almanac-bots = Hoe vaak elke bot wint waar hij meespeelt
almanac-bot = { $bot ->
    [seller] verkoper
    [expander] bouwer
    [saver] spaarder
   *[trader] handelaar
}
almanac-rewards = Wat elke kraam oplevert: zijn deel van het huisdeck, van de gekochte kaarten en van de kramen bij de dorpen
almanac-deck = deck
almanac-bought = gekocht
almanac-used = bij dorpen
almanac-rounds = Hoelang een spel duurt
almanac-round-count = rondes
almanac-average = gemiddeld
almanac-shortest = kortste
almanac-longest = langste
almanac-fair-dice = De dobbelstenen van elke worp
almanac-fair-first = Wie begint
almanac-fair-merchants = De eerste koopman in de rij

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Koopmankaarten
setup-merchants-house = Huisdeck
setup-merchants-box = Uit de doos
setup-merchants-house-about = Deze kaarten zijn van ons en niet uit de doos. De app deelt ze en telt alles mee.
again-house = huisdeck
again-box = kaarten uit de doos
setup-depth = Wat je invoert
setup-depth-dice = Alleen dobbelstenen
setup-depth-sales = Verkopen
setup-depth-purses = Verkopen en geld
setup-depth-dice-about = De app gooit en telt de rondes. Al het andere blijft op tafel.
setup-depth-sales-about = Je voert in wie waar verkoopt. De app weet ook welke dorpen gesloten zijn en wie bijna negen kaarten heeft.
setup-depth-purses-about = Je voert in wie waar verkoopt en wat het oplevert. De app kent ook ieders munten en gunsten.
setup-options-about = De code, wie begint, eigen dobbelstenen, wie door kooplieden betaald wordt.
setup-options-dice-about = De code, wie begint, eigen dobbelstenen.
setup-first = Wie begint
setup-first-code = De app loot
setup-dice = Dobbelstenen
setup-dice-code = Gegooid door de app
setup-dice-entered = Op tafel gegooid en ingevoerd
setup-paid = Kooplieden betalen
setup-paid-owner = de eigenaar van het dorp
setup-paid-seller = wie daar verkoopt

### The panel at the table

panel-sell = In dorp { $village } verkopen
panel-place = Kaart bij dorp { $village } aanleggen
panel-buy = Deze kaart kopen
panel-done = Klaar: { $who }
panel-end-turn = Beurt beëindigen
panel-now = Nu: { $who }
panel-market = { $does }; { $dice } naar de markt
panel-loses = { $does }; verloren: { $what }
panel-still-sell = { $who } kan nog in { $count ->
    [one] 1 dorp
   *[other] { $count } dorpen
} verkopen. Toch klaar?
panel-still-place = { $who } kan nog een kaart aanleggen. Toch klaar?
panel-still-buy = { $who } kan nog een kaart kopen. Toch klaar?
panel-sell-anyway = Verloren: { $what }. Toch verkopen?
panel-hand = In de hand
panel-add-merchant = Een koopman toevoegen
panel-add-merchant-to = Een koopman bij { $village } leggen: aan welke kant?
panel-side-left = links
panel-side-right = rechts
panel-brings = Wat levert het op?
panel-brings-again = Wat levert het op? Zoals de vorige keer:
panel-given = Wat geven de nieuwe kooplieden?
panel-what = { $does }: { $what }
panel-left = { $stall }, links
panel-right = { $stall }, rechts
panel-tucked = Terugnemen: { $stall }
panel-gets = { $who } krijgt { $what }
panel-coins = { $who }: munten
panel-favours = { $who }: gunsten
panel-change = Dobbelstenen wijzigen
panel-choose-dice = Kies de dobbelstenen die je wijzigt.
panel-first-dice = Dobbelstenen van { $who }
panel-other-dice = Dobbelstenen van { $who }
panel-die = Dobbelsteen { $number } van { $who }: { $good }
panel-reroll = Opnieuw gooien voor { $price }
panel-up = Eén omhoog voor { $price }
panel-down = Eén omlaag voor { $price }
panel-fell = Gegooid: { $good } ({ $count })
panel-fell-so-far = Ingevoerd: { $count } van { $of }. { $goods }
panel-enter-fell = Invoeren wat er gegooid is
panel-correct = Iets corrigeren
panel-correct-this = Corrigeren
panel-ninth = Heeft iemand negen kaarten op tafel?
panel-what-is-wrong = Wat is er op tafel anders?
panel-fix-purse = Munten en gunsten
panel-fix-caravans = Aantal dobbelstenen
panel-fix-die = Wat een dobbelsteen toont
panel-fix-first = Wie begint
panel-fix-on-table = Kaarten op tafel
panel-fix-in-hand = Kaarten in de hand
panel-fix-in-row = Kaarten in de rij
panel-fix-stalls = Kooplieden bij een dorp
panel-fix-card = Waar een kaart ligt
panel-shows = Hij toont { $good }
panel-left-of = Links van { $village }
panel-right-of = Rechts van { $village }
panel-remove-stall = Koopman { $number } weghalen: { $good }
panel-add-stall = Koopman toevoegen: { $good }
panel-to-hand = In een hand
panel-to-row = In de rij
panel-to-pile = Onder de stapel
panel-to-village = Bij een dorp

### What can be wrong with a file

damage-first = plaats { $found } begint daar, maar de code { $code } trekt plaats { $dealt } (geteld vanaf 0)
damage-merchant = kaart { $position } van het deck: daar ligt { $found }, maar de code { $code } geeft { $dealt }
damage-merchant-named = koopman { $number }
damage-no-merchant = geen koopman
damage-face = stap { $order }: geen dobbelsteen toont { $face }
damage-no-such-merchant = stap { $order }: kooplieden hebben de nummers 0 tot en met { $last }, niet { $number }

### On the screen

round-last = Ronde { $round }, de laatste
race-ahead = Voorop: { $who } ({ $cards }/{ $goal })
race-several = Meerderen aan kop: { $cards }/{ $goal }
race-even = Iedereen: { $cards }/{ $goal }
race-goal = Doel: { $goal } kaarten
standing = { $who }: { $race }, { $purse }
standing-cards = { $who }: { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (misschien fout)
row-cards = { $cards } in de rij

side-begins = Straks wordt er gegooid
side-roll = De volgende ronde
side-reroll = 1 gunst: eigen dobbelstenen opnieuw gooien
side-changes = 1 gunst: eigen dobbelstenen opnieuw gooien · 2 gunsten: een punt meer of minder
side-no-sale = { $who }: geen open dorp past bij deze dobbelstenen. Elke dobbelsteen die overblijft, levert op de markt 1 gunst op.
side-no-sale-yours = Geen open dorp past bij je dobbelstenen. Elke dobbelsteen die je overhoudt, levert op de markt 1 gunst op.
side-no-dice = Er is geen dobbelsteen meer om te verkopen.
side-due = { $who } krijgt { $due }
side-due-untold = { $who }: opbrengst niet ingevoerd
side-brings = levert { $purse } op
side-owner = De eigenaar krijgt { $purse }
side-expand = Kan worden uitgebreid
side-more = Elke koopman vraagt ook een dobbelsteen.
side-closed = Gesloten: { $villages }
side-place = Hier mag een handkaart worden aangelegd, zonder dobbelsteen
side-price = Elke kaart kost { $price }; { $who } heeft { $purse }
side-price-perhaps-nothing = Elke kaart kost { $price }; { $who } heeft misschien niets
side-passed = Te weinig munten voor een kaart: { $who }
side-house-deck = De kooplieden komen uit ons eigen huisdeck, niet uit de doos.

step-roll = Gooien
step-done = Klaar
step-close = Ronde afsluiten
step-next-round = Gooien: ronde { $round }

order-roll = worp van ronde { $round }
order-reroll = nieuwe worp van { $who }
order-adjust = gewijzigde dobbelsteen van { $who }
order-sell = verkoop van { $who } bij { $village }
order-place = aangelegde kaart van { $who }
order-buy = gekochte kaart van { $who }
order-done = einde van de beurt van { $who }
order-close = einde van ronde { $round }
order-correct = correctie: { $what }

evening = { $minutes } min gespeeld{ $continued ->
    [yes] {" "}sinds het hervatten
   *[no] {""}
}

### How to run it

guide-set-up = 1. Iedereen pakt de dobbelstenen en het teken van één kleur, drie dorpen en 2 gunsten. Leg de rij kooplieden open.
guide-roll = 2. Jij bent de stadsomroeper en speelt zelf mee. Spatie gooit voor iedereen en doet altijd de volgende stap.
guide-sell = 3. Verkoop om de beurt in dorpen: kies het dorp, en Town Crier pakt de dobbelstenen. Wie gunsten heeft, mag eerst dobbelstenen wijzigen. Spatie beëindigt de beurt.
guide-buy = 4. Koop daarna om de beurt kooplieden voor 5 munten per stuk. Spatie beëindigt de beurt en ten slotte de ronde.
guide-end = 5. Heeft iemand negen kaarten op tafel, dan is dit de laatste ronde. Wat op tafel ligt, telt: corrigeer wat anders wordt gemeld.

### Rules

rules-set-up = Klaarzetten
rules-round = Een ronde
rules-favours = Gunsten
rules-sales = Verkopen
rules-income = Inkomsten
rules-stalls = Wat de kraam van een koopman oplevert
rules-purchases = Kopen
rules-end = Het einde
rules-app = Met Town Crier
rules-house = Het huisdeck

rule-figures = Je speelt met 2 tot 4 mensen. Er zijn 12 dorpen, 30 kooplieden en zes dobbelstenen van elke kleur.
rule-villages = Iedereen heeft drie dorpen met elk twee kramen: 1 en 6, 2 en 5, 3 en 4.
rule-goods = De kanten van een dobbelsteen zijn waren: 1 zijde, 2 papyrus, 3 goud, 4 tarwe, 5 specerijen, 6 porselein.
rule-begin = Iedereen begint met 4 dobbelstenen, 2 gunsten en drie dorpen, zonder munten en zonder handkaarten.
rule-row = In de rij ligt één kaart meer dan er spelers zijn. De andere kooplieden vormen een gedekte stapel.
rule-first = Eén speler begint. Daarna gaat het steeds naar links.

rule-phases = Zo gaat een ronde: karavanen, verkopen, kopen, einde. Iedereen maakt een deel af voor het volgende begint.
rule-roll = Alle karavanen komen tegelijk aan: iedereen gooit open al zijn dobbelstenen.
rule-round-end = Aan het eind gaan de dobbelstenen terug en zijn alle dorpen weer open. De volgende speler links begint, en de rij wordt aangevuld.

rule-reroll = 1 gunst: gooi zoveel van je dobbelstenen als je wilt opnieuw.
rule-adjust = 2 gunsten: draai een dobbelsteen een punt omhoog of omlaag. 6 en 1 zijn buren.
rule-changes = Wijzig dobbelstenen zo vaak als je kunt betalen, tot je klaar bent met verkopen. Een geplaatste dobbelsteen blijft zoals hij is.
rule-market = Ben je klaar met verkopen, dan levert elke overgebleven dobbelsteen op de markt 1 gunst op.

rule-open = Een dorp is open zolang er geen dobbelstenen op liggen.
rule-sell = Verkoop in een open dorp, van jou of van een ander, met een dobbelsteen voor elke kraam. De dobbelstenen blijven daar en sluiten het dorp.
rule-several = Verkoop in één beurt in zoveel dorpen als je dobbelstenen toelaten.
rule-number = Een dobbelsteen telt voor wat hij toont, en een kraam neemt alleen zijn eigen getal.
rule-expand = Verkoop je in een eigen dorp, dan mag je er kooplieden uit je hand naast leggen. Ook hun kraam heeft meteen een dobbelsteen nodig.
rule-sides = Links van een dorp toont een koopman de linkerhelft, rechts de rechterhelft. Nieuwe komen aan de buitenkant.
rule-others = Niemand kan het dorp van een ander uitbreiden.

rule-income = Ben je klaar met verkopen, dan krijg je de inkomsten voor alles wat is verkocht. In het dorp van een ander krijgt ook de eigenaar iets.
rule-same-turn = Je krijgt de inkomsten na je laatste verkoop: in deze beurt wijzig je er geen dobbelstenen meer mee, maar in deze ronde koop je er wel kooplieden van.
rule-pays = Een dorp betaalt een bedrag aan anderen die er verkopen, en een ander bedrag aan de eigenaar telkens als er iemand verkoopt.
rule-stalls-pay = Wat de kraam van een koopman betaalt, is voor de eigenaar van het dorp, tenzij jullie voor het spel anders kozen.

rule-one-coin = 1 munt, telkens als iemand er verkoopt.
rule-two-coins = 2 munten, telkens als iemand er verkoopt.
rule-five-favours = 5 gunsten, telkens als iemand er verkoopt.
rule-free-card = Een gratis kaart, één keer: de bovenste kaart van de stapel gaat naar je hand.
rule-free-die = Een gratis dobbelsteen, één keer: vanaf de volgende ronde heb je er een meer, hoogstens 6.
rule-free-placement = Gratis aanleggen, één keer: leg zonder dobbelsteen een handkaart bij een eigen open dorp.
rule-once = Wat gratis is, krijg je alleen als de koopman wordt aangelegd en meteen zijn dobbelsteen krijgt.
rule-placement = Gratis aanleggen komt na alle verkopen van de beurt. Zonder kaart of eigen open dorp vervalt het.
rule-gained = Een zevende dobbelsteen levert niets op, en een kaart ook niet als de stapel leeg is.

rule-buy = Elke kaart van de rij kost 5 munten en gaat naar je hand. Koop er zoveel als je kunt betalen.
rule-fill = Is de laatste kaart van de rij weg, dan wordt de rij meteen aangevuld.
rule-empty = Is de stapel leeg, dan blijft de rij korter.

rule-ninth = De ronde waarin iemand negen kaarten op tafel heeft, is de laatste. Ook dorpen tellen.
rule-last = Iedereen speelt de laatste ronde uit, en meer dan negen kaarten kan ook.
rule-winner = Wie de meeste kaarten op tafel heeft, wint; bij gelijkspel beslissen de munten, dan de gunsten. Anders wordt de overwinning gedeeld.
rule-hand = Handkaarten tellen niet.

rule-counted = De kaarten uit de doos telt Town Crier alleen, en jullie zeggen wat een verkoop oplevert. Van het huisdeck weet het alles.
rule-inexact = Een ~ voor een getal betekent dat het misschien niet klopt, omdat niet alles is ingevoerd.
rule-correct = Wat op tafel ligt, telt. Corrigeer wat Town Crier anders heeft.
rule-undecided = Town Crier noemt alleen een winnaar als er genoeg is ingevoerd. Tel anders de kaarten op tafel en bij gelijkspel ook munten en gunsten.

rule-house-deck = Het huisdeck is van ons, want de kaarten uit de doos kennen we niet. Zo heet het overal waar je het ziet.
rule-house-villages = Met het huisdeck betaalt elk dorp 2 munten aan anderen en 1 munt aan de eigenaar.
rule-house-merchants = Van tien kramen met hetzelfde getal betalen er vier 1 munt en twee 2 munten; de andere leveren elk iets anders op: 5 gunsten, een kaart, een dobbelsteen of gratis aanleggen.

### What something is

own-turn = Jij bent aan de beurt
own-ask-sell = In welk dorp verkoop je?
own-ask-place = Bij welk dorp leg je de kaart aan?
own-ask-buy = Welke kaart? { $price } per stuk.
own-dice = Je dobbelstenen
own-hand = Je hand
own-villages = Je dorpen
explain-die = { $who }, dobbelsteen { $number }: { $good }
explain-die-free = Nog niet verkocht.
explain-die-sold = Verkocht bij { $village }.
explain-die-market = Naar de markt gegaan.
explain-open = Open.
explain-closed = Gesloten door { $who }.
explain-needs = Nodig: { $goods }.
explain-owner = Voor de eigenaar: { $purse }.
explain-others = Voor anderen: { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Stapel: { $cards }
explain-pile-untold = Stapel
explain-hand = In de hand: { $cards }.
explain-dice = Dobbelstenen: { $count }.
explain-first = Begint deze ronde.

legend-turn = Wie aan de beurt is
legend-first = Begint deze ronde
legend-coin = Munten
legend-favour = Gunsten
legend-hand = Handkaarten
legend-pile = Stapel kooplieden
legend-row = De rij: kooplieden te koop
legend-goal = De negende kaart
legend-closed = Gesloten
legend-merchant = Een koopman en wat zijn kraam oplevert
legend-market = Naar de markt gegaan
legend-goods = Cijfers 1 tot en met 6: { $goods }
legend-reward = Levert op: { $reward }

### Before the game

check-color = Iedereen pakt de dobbelstenen en het teken van één kleur.
check-villages = Leg je drie dorpen voor je neer.
check-purse = Iedereen pakt { $purse }.
check-row = Open in de rij: { $cards }. De andere kooplieden ernaast als stapel.
check-house = De kooplieden zijn die van ons huisdeck.
check-first = { $who } begint.
hint-ask-sell = In welk eigen dorp kan { $who } verkopen? Steek je hand op!
hint-sell-at = { $who } kan hier verkopen: { $village }. Voor elke kraam is er een dobbelsteen.
hint-ask-buy = { $who } heeft { $coins }. Hoeveel kaarten koop je daarvoor?
hint-buys = Dat is genoeg voor { $cards }: elke kaart kost vijf munten.
first-need = Wat je nodig hebt
first-need-cards = Het spel met zijn kaarten, of de dorpen en kooplieden van ons huisdeck, die je hier afdrukt.
first-need-app = Geen dobbelstenen, als je wilt: Town Crier gooit, pakt de dobbelstenen van elke verkoop en zegt wie aan de beurt is. Wie het bedient, speelt mee.
first-need-time = Twee tot vier mensen en ongeveer een half uur.
