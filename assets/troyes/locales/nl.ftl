# Dutch.

### Things

amount = { $good ->
    [denier] { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
    [influence] { $count } invloed
   *[point] { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
}
amount-given = { amount }
color-name = { $color ->
    [red] rood
    [white] wit
   *[yellow] geel
}
building-name = { $building ->
    [palace] Paleis
    [bishopric] Bisschopspaleis
   *[city-hall] Stadhuis
}
color-dice = { $color ->
    [red] rode dobbelstenen
    [white] witte dobbelstenen
   *[yellow] gele dobbelstenen
}
activity-name = { $activity ->
    [artisan] Ambachtsman
    [merchant] Koopman
    [miller] Molenaar
    [innkeeper] Herbergier
    [blacksmith] Smid
    [militiaman] Schutter
    [journeyman] Gezel
    [goldsmith] Goudsmid
    [sculptor] Beeldhouwer
    [tithe] Tiende
    [monk] Monnik
    [priest] Priester
    [apprenticeship] Leertijd
    [confession] Biecht
    [templar] Tempelier
    [pilgrimage] Bedevaart
    [procession] Processie
    [glassblower] Glasblazer
    [archer] Boogschutter
    [chivalry] Ridderschap
    [diplomat] Diplomaat
    [hunting] Jacht
    [mercenary] Huurling
    [tax-collector] Belastinginner
    [captain] Kapitein
    [joust] Steekspel
    [troubadour] Troubadour
    [baker] Bakker
    [prior] Prior
   *[banquet] Banket
}
event-name = { $event ->
    [marauding] Stroperij
    [drought] Droogte
    [support] Steun
    [civil-war] Burgeroorlog
    [wayfarers] Reizigers
    [theological-conflict] Theologische twist
    [heresy] Ketterij
    [traveling-builders] Rondtrekkende bouwlieden
    [interrupted-work] Werkonderbreking
    [brigands] Rovers
    [conflict-of-succession] Opvolgingsstrijd
    [skirmishes] Schermutselingen
    [war] Oorlog
    [normans-attack] Aanval van de Noormannen
   *[resistance] Verzet
}
character-name = { $character ->
    [chretien-de-troyes] Chrétien de Troyes
    [urbain-4] Urbanus IV
    [thibaut-2] Theobald II
    [hugues-de-payns] Hugo van Payns
    [le-florentin] De Florentijn
   *[henry-1] Hendrik I
}
seat-name = Speler { $seat }
owner-gray = Grijs
owner-roy = le Roy
joined = { $others } en { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: rijen

### What activities do

effect-gain = Je krijgt { $gains }
effect-trade = Je betaalt { $pays } en krijgt { $gains }
effect-citizens = Kies telkens het Paleis of het Bisschopspaleis; je krijgt { $gains } voor elke eigen inwoner die daar staat
effect-cathedral = Je krijgt { $gains } per { $every } eigen blokjes op de Kathedraal
effect-events = Je krijgt { $gains } voor elke gebeurtenis met een eigen blokje, ook Stroperij
effect-yellow-dice = Je krijgt { $gains } voor elke gele dobbelsteen in alle wijken
effect-red-dice = Je krijgt { $gains } voor elke rode dobbelsteen in de wijk die er de meeste heeft
effect-most-dice = Wie de meeste dobbelstenen over heeft, krijgt { $gains }; bij een gelijke stand allen
effect-red-sum = Je krijgt { $gains } als niemands overige rode dobbelstenen meer waard zijn; bij een gelijke stand allen
effect-tax = { $neutral ->
    [roy] De bank betaalt je 2 denier voor elke inwoner van le Roy die in het Stadhuis staat
   *[gray] Alle anderen betalen je 1 denier voor elke inwoner die in het Stadhuis staat, en de bank 1 voor elke grijze
}
effect-roll-cube = Gooi een dobbelsteen: vanaf { $least } leg je een blokje op een gebeurtenis
effect-dice-cubes = Leg op één gebeurtenis een blokje voor elke overige dobbelsteen in je wijk ({ $dice })
effect-paid-cube = Je betaalt { $pays } en legt een blokje op een gebeurtenis
effect-later = Een blokje verandert later een groep: { $effect }
effect-group-plus = { $dice } zijn samen { $plus } meer waard (niet om te plaatsen in: { $building })
effect-dice-plus = { $dice } zijn elk { $plus } meer waard, ook boven 6 (niet om te plaatsen in: { $building })
effect-any-plus = elke dobbelsteen is { $plus } meer waard, ook boven 6 (niet voor Bisschopspaleis, Stadhuis of Kathedraal)
effect-dice-worth = elke dobbelsteen is { $worth } waard, ook in verschillende kleuren (niet voor Bisschopspaleis, Stadhuis of Kathedraal)
effect-act-as = { $dice } gelden als { $others }
effect-one-acts-as = { $dice }, slechts één, die geldt als { $times } { $others }; gekocht kost die 2 deniers
effect-free = { $dice }, hoogstens één uit elke andere wijk, gratis

### What events do

threat-black = { $count ->
    [0] geen zwarte dobbelsteen
    [one] 1 zwarte dobbelsteen
   *[other] { $count } zwarte dobbelstenen
}
threat-lose = Elke speler verliest { $lost }
threat-citizens = Elke speler verliest { $lost } per inwoner die hier staat: { $building }
threat-gray-cubes = { $neutral ->
    [roy] Een blokje van le Roy op elk van de { $events } dichtstbijzijnde gebeurtenissen links
   *[gray] Een grijs blokje op elk van de { $events } dichtstbijzijnde gebeurtenissen links
}
threat-gray-citizen = { $neutral ->
    [roy] Een dobbelsteen zegt op welke plaats een inwoner van le Roy komt: { $building }
   *[gray] Een dobbelsteen zegt op welke plaats een grijze inwoner komt: { $building }
}
threat-build = { $neutral ->
    [roy] Een blokje van le Roy op de Kathedraal, voor 1 punt: op het laagste niveau met een lege plek, daar op de laagste waarde
   *[gray] Een grijs blokje op de Kathedraal: op het laagste niveau met een lege plek, daar op de laagste waarde
}
threat-unbuild = Een blokje verlaat de Kathedraal: van het hoogste niveau met een blokje, daar van de hoogste waarde
threat-last-cubes = Van elke gebeurtenis gaat het laatst gelegde blokje weg

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] inwoners die in de drie gebouwen staan
    [urbain-4] blokjes op de Kathedraal
    [thibaut-2] deniers
    [hugues-de-payns] invloed
    [le-florentin] meesters op activiteiten
   *[henry-1] gewonnen gebeurteniskaarten
}
merit = { $character } beloont { $what }: 1 punt voor { $one } of meer, 3 punten voor { $three } of meer, 6 punten voor { $six } of meer

### What is printed on the cards

figure-name = { $figure ->
    [hire] Kosten van een meester
    [per] Som van de stenen gedeeld door
    [number] Nummer op de achterkant
    [timing] Wanneer het werkt
    [fought] Bestreden met
    [banners] Banieren
    [first] Punten voor de meeste blokjes
    [second] Punten voor de op één na meeste
    [calls] Kleur die het roept
   *[black] Zwarte dobbelstenen
}
figure-word = { $word ->
    [red] rood
    [white] wit
    [yellow] geel
    [any] één kleur naar keuze
    [now] meteen
   *[later] later, met blokjes
}
figure-space = Punten van vak { $number }
figure-row = Rij van de waarde { $number }
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: open

### What is done now

phase-draw = { $wanted ->
    [red] Er komt een rode gebeurtenis
    [second] Er komt een tweede rode gebeurtenis
    [white] Er komt een witte gebeurtenis
    [yellow] Er komt een gele gebeurtenis
   *[color] Welke kleur roept de rode kaart?
}
phase-settle = { $who } plaatst een inwoner
phase-reveal = Draai de activiteiten om
phase-income = Inkomsten en lonen
phase-workforce = Gooi de dobbelstenen
phase-resolve = Nu: { $event }
phase-push = { $event }: wie wijkt?
phase-roll-black = Gooi de zwarte dobbelstenen
phase-counter = Zwarte dobbelsteen: { $who }
phase-act = { $who } is aan de beurt
phase-shoot = { $who } gooit voor de Boogschutter
phase-aim = { $who } legt blokjes op gebeurtenissen
phase-close = De ronde eindigt
phase-show = Toon de personages
phase-over = Het spel is afgelopen

### What is announced

count-name = { $count ->
    [deniers] deniers
    [influence] invloed
    [points] punten
    [citizens] inwoners
    [cubes] blokjes
   *[cards] gebeurteniskaarten
}
effect-none = { $why ->
    [all-gray-in-play] alle grijze inwoners zijn in het spel
    [lies-there] er ligt al een inwoner van die kleur
    [no-event] geen andere gebeurtenis kan een blokje krijgen
    [cathedral-full] de Kathedraal is vol
    [cathedral-empty] de Kathedraal is leeg
    [spares-roy] het spaart le Roy
   *[no-cubes] geen gebeurtenis heeft een blokje
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Ronde { $round }
headline-last-round = De laatste ronde!
headline-last-done = De laatste ronde is voorbij
headline-house-figures = Huiswaarden
headline-start = Eerst: { $who }
headline-untold = Niet alles is ingevoerd
headline-corrected = Gecorrigeerd
headline-won = Winst: { $who }
headline-undecided = De puntentelling is nog open
headline-passes = { $who } past
headline-places = { $who } plaatst een inwoner
headline-home = Inwoners gaan naar huis
headline-black = Zwarte dobbelstenen: { $faces }
headline-agriculture = Landbouw: { $who }
headline-unsaid = Dobbelstenen gebruikt: { $who }
cry-opening = { $who } begint. Het spel heeft { $rounds } rondes.
cry-house-figures = De waarden op de kaarten zijn de onze, niet die van de doos.
cry-settles = { $who } plaatst { $left ->
    [1] de laatste inwoner
   *[other] een van de { $left } resterende inwoners
}.
cry-settled = Een inwoner van { $who }: { $building }.
cry-filled = Grijze inwoners nemen de vrije plaatsen in: { $where }.
cry-round = Ronde { $round } begint.
cry-last-round = Dit is de laatste ronde!
cry-revealed = Nieuwe activiteiten: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Iedereen krijgt { $income }. Lonen: { $list }.
cry-short = { $who } kan niet alles betalen en verliest { $lost }.
cry-rolled = { $who } heeft { $dice }.
cry-thrown = Dobbelstenen in de stad: { $count }.
cry-entered = Nieuwe gebeurtenis: { $event }. { $effect }.
cry-calls = { $event } roept: { $color }.
cry-calls-red = { $event } roept een tweede rode gebeurtenis, uit de doos.
cry-no-card = Die stapel is leeg, er komt geen kaart: { $color }.
cry-took = { $event } brengt { $dice }.
cry-event-die = { $event }: de dobbelsteen toont { $face }.
cry-struck = { $event } kost: { $list }.
cry-no-effect = { $event } heeft geen effect: { $why }.
cry-cubed = { $who } legt blokjes op { $event }: { $count }.
cry-uncubed = Een blokje van { $who } verlaat { $event }.
cry-built = { $who } bouwt aan de Kathedraal: { $sites }.
cry-unbuilt = De Kathedraal verliest een blokje van { $who }: bouwplaats { $sites }.
cry-placed = { $who } plaatst een inwoner: { $building }.
cry-expelled = Een inwoner van { $who } wordt verdrongen: { $building }.
cry-black-rolled = Zwarte dobbelstenen bedreigen de stad: { $faces }.
cry-faces = { $who } staat voor deze zwarte dobbelsteen: { $face }.
cry-countered = { $who } weert { $faces } af met { $sum } en krijgt { $gains }.
cry-uncountered = { $who } kan { $face } niet afweren en verliest { $lost }.
cry-rerolled = { $who } betaalt { $price } en gooit opnieuw: { $faces }.
cry-turned-over = { $who } betaalt { $price } en draait dobbelstenen om: { $faces }.
cry-recruited = { $who } betaalt { $price } en krijgt een inwoner.
cry-bought = { $who } betaalt voor dobbelstenen: { $list }.
cry-hired = { $who } neemt een meester in dienst: { $card }.
cry-used = { $who } gebruikt { $card }: { $times ->
    [one] één keer
   *[other] { $times } keer
}.
cry-divided = De dobbelstenen: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , naar beneden afgerond.
}
cry-agriculture = { $who } bewerkt het land.
cry-unsaid = { $who } gebruikt dobbelstenen.
cry-stored = { $who } legt blokjes op { $card } voor later: { $count }.
cry-shot = { $who } gooit { $faces }. Treffers: { $count }.
cry-gained = { $who } krijgt { $gains }.
cry-pays = { $who } betaalt { $lost }.
cry-lost = { $who } verliest { $lost }.
cry-beaten = { $event } is afgeweerd. Punten: { $list }. De kaart gaat naar { $owner }.
cry-beaten-nobody = { $event } is afgeweerd. Punten: { $list }. Niemand neemt de kaart.
nobody-gains = geen
cry-acts = { $who } is aan de beurt.
cry-pushes = Wie wordt daar verdrongen? { $event }.
cry-aims = { $who } kiest gebeurtenissen voor blokjes: { $count }.
cry-passed = { $who } past.
cry-pass-deniers = Eén denier meer voor het passen: { $who }.
cry-round-done = De ronde is voorbij.
cry-last-done = De laatste ronde is voorbij.
cry-home = Verdrongen inwoners gaan naar huis: { $list }.
cry-start = Nu begint { $who }.
cry-inexact = Niet alles is ingevoerd. Misschien fout bij { $who }: { $what }.
cry-untold = Niet alles is ingevoerd: sommige getallen zijn misschien fout.
cry-booked = In het kaartenboek geschreven: { $card }.
cry-corrected = Gecorrigeerd: { $what }.
cry-shown = { $who } had: { $characters }.
cry-over = Het spel is afgelopen.
cry-won = { $who } wint met { $points }.
cry-shared = { $who } delen de overwinning met elk { $points }.
cry-standing = Plaats { $place }: { $who }, met { $points }.
cry-undecided = Wie wint is nog niet bekend: aan de puntentelling ontbreekt iets.

### Corrections

corrected-purse = { $who } heeft { $amount }
corrected-exact = juist bij { $who }: { $what }
corrected-standing = { $building }, staand: { $who } { $count }
corrected-lying = { $building }, liggend: { $who }
corrected-not-lying = { $building }, niet liggend: { $who }
corrected-supply = inwoners in de voorraad van { $who }: { $count }
corrected-tradesmen = { $card }, meesters: { $list }
corrected-stored = { $card }, blokjes: { $who } { $count }
corrected-event = { $event }, blokjes: { $list }
corrected-left = { $event } gaat naar { $who }
corrected-left-nobody = { $event } gaat naar niemand
corrected-cathedral = Kathedraal, bouwplaats { $site }, niveau { $level }: { $who }
corrected-die = dobbelsteen { $number } van { $who } toont { $face }
corrected-start = { $who } is startspeler
corrected-turn = { $who } is aan de beurt
corrected-passed = { $who } heeft gepast, met { $amount }
corrected-not-passed = { $who } heeft niet gepast

### What cannot be

step-name = { $step ->
    [settle] inwoners plaatsen
    [reveal] nieuwe activiteiten
    [income] inkomsten en lonen
    [workforce] dobbelstenen gooien
    [draw] nieuwe gebeurtenissen
    [resolve] gebeurtenissen werken
    [push] wie wordt verdrongen
    [roll-black] zwarte dobbelstenen gooien
    [counter] zwarte dobbelstenen afweren
    [act] acties
    [shoot] gooien voor blokjes
    [aim] gebeurtenissen voor blokjes kiezen
    [close] einde van de ronde
    [show] personages tonen
   *[over] het spel is afgelopen
}
refusal-not-now = Dat kan nu niet. Op dit moment: { $step }.
    .clause = dat kan nu niet. Op dit moment: { $step }
refusal-player-count = { $least } tot { $most } kunnen spelen, niet { $count }.
    .clause = { $least } tot { $most } kunnen spelen, niet { $count }
refusal-no-such-start = Plaats { $number } kan niet beginnen: daar zit niemand.
    .clause = plaats { $number } kan niet beginnen: daar zit niemand
refusal-crowd = Zo veel inwoners kunnen daar niet staan: { $building }, { $count }.
    .clause = zo veel inwoners kunnen daar niet staan: { $building }, { $count }
refusal-gray-count = Grijze inwoners nodig in totaal: { $needed }, opgegeven: { $count }.
    .clause = grijze inwoners nodig in totaal: { $needed }, opgegeven: { $count }
refusal-character-players = Er zijn personages genoemd voor { $named } spelers, maar er spelen er { $count }.
    .clause = er zijn personages genoemd voor { $named } spelers, maar er spelen er { $count }
refusal-character-count = Personages van { $who }: er zijn { $needed } nodig, niet { $named }.
    .clause = personages van { $who }: er zijn { $needed } nodig, niet { $named }
refusal-character-twice = Een personage is er twee keer: { $character }.
    .clause = een personage is er twee keer: { $character }
refusal-character-dealt = { $who } kreeg andere.
    .clause = { $who } kreeg andere
refusal-no-space = Daar is geen plaats vrij: { $building }.
    .clause = daar is geen plaats vrij: { $building }
refusal-reveal-color = { $card } heeft niet deze kleur: { $color }.
    .clause = { $card } heeft niet deze kleur: { $color }
refusal-reveal-round = { $card } komt niet in deze ronde.
    .clause = { $card } komt niet in deze ronde
refusal-bonus = { $card } is een bonuskaart, en het spel is zonder.
    .clause = { $card } is een bonuskaart, en het spel is zonder
refusal-short-seat = Niemand zit op plaats { $number }.
    .clause = niemand zit op plaats { $number }
refusal-short-order = { $who } is twee keer of niet op volgorde genoemd.
    .clause = { $who } is twee keer of niet op volgorde genoemd
refusal-short-computed = Wat { $who } kan betalen, wordt automatisch geteld.
    .clause = wat { $who } kan betalen, wordt automatisch geteld
refusal-short-nothing = { $who } hoeft niets te betalen.
    .clause = { $who } hoeft niets te betalen
refusal-roll-players = Er zijn dobbelstenen genoemd voor { $named } spelers, maar er spelen er { $count }.
    .clause = er zijn dobbelstenen genoemd voor { $named } spelers, maar er spelen er { $count }
refusal-roll-dice = { $who }, { $dice }: { $needed }, niet { $named }.
    .clause = { $who }, { $dice }: { $needed }, niet { $named }
refusal-roll-count = Te gooien dobbelstenen: { $needed }, niet { $named }.
    .clause = te gooien dobbelstenen: { $needed }, niet { $named }
refusal-event-deck = { $event } hoort in een andere stapel.
    .clause = { $event } hoort in een andere stapel
refusal-event-came = { $event } kwam al.
    .clause = { $event } kwam al
refusal-black-known = De zwarte dobbelstenen van { $event } zijn bekend: voer ze niet in.
    .clause = de zwarte dobbelstenen van { $event } zijn bekend: voer ze niet in
refusal-black-open = Voer het aantal zwarte dobbelstenen in: { $event }.
    .clause = voer het aantal zwarte dobbelstenen in: { $event }
refusal-banners-known = De waarden van { $event } zeggen al of het is afgeweerd.
    .clause = de waarden van { $event } zeggen al of het is afgeweerd
refusal-rewards-known = De beloningen van { $event } zijn bekend: voer ze niet in.
    .clause = de beloningen van { $event } zijn bekend: voer ze niet in
refusal-event-no-cube = { $event } krijgt hierdoor geen blokje, of is twee keer genoemd.
    .clause = { $event } krijgt hierdoor geen blokje, of is twee keer genoemd
refusal-reward-order = De tweede beloning is groter dan de eerste: { $event }.
    .clause = de tweede beloning is groter dan de eerste: { $event }
refusal-nobody-there = Niemand van die kleur kan daar worden verdrongen: { $building }, { $who }.
    .clause = niemand van die kleur kan daar worden verdrongen: { $building }, { $who }
refusal-lies-there = Er ligt al een van die kleur, dus er kan geen ander worden verdrongen: { $building }, { $who }.
    .clause = er ligt al een van die kleur, dus er kan geen ander worden verdrongen: { $building }, { $who }
refusal-no-dice = Er is geen dobbelsteen gekozen.
    .clause = er is geen dobbelsteen gekozen
refusal-no-such-die = Hier is geen dobbelsteen { $number }.
    .clause = hier is geen dobbelsteen { $number }
refusal-die-gone = Dobbelsteen { $number } is al gebruikt.
    .clause = dobbelsteen { $number } is al gebruikt
refusal-die-order = Dobbelsteen { $number } is twee keer of niet op volgorde genoemd.
    .clause = dobbelsteen { $number } is twee keer of niet op volgorde genoemd
refusal-no-such-black = Er is geen zwarte dobbelsteen { $number }, of hij is weg.
    .clause = er is geen zwarte dobbelsteen { $number }, of hij is weg
refusal-black-order = Zwarte dobbelsteen { $number } is twee keer of niet op volgorde genoemd.
    .clause = zwarte dobbelsteen { $number } is twee keer of niet op volgorde genoemd
refusal-not-highest = De hoogste zwarte dobbelsteen moet erbij zijn: { $face }.
    .clause = de hoogste zwarte dobbelsteen moet erbij zijn: { $face }
refusal-too-small = Nodig: { $needed }, de dobbelstenen zijn { $sum } waard.
    .clause = nodig: { $needed }, de dobbelstenen zijn { $sum } waard
refusal-could-counter = Alle dobbelstenen van de wijk zijn { $sum } waard, en { $needed } is genoeg: de zwarte dobbelsteen moet worden afgeweerd.
    .clause = alle dobbelstenen van de wijk zijn { $sum } waard, en { $needed } is genoeg: de zwarte dobbelsteen moet worden afgeweerd
refusal-goods = Nodig: { $price }, beschikbaar: { $has }.
    .clause = nodig: { $price }, beschikbaar: { $has }
refusal-turn-dice = Je kunt één tot drie dobbelstenen omdraaien, niet { $count }.
    .clause = je kunt één tot drie dobbelstenen omdraaien, niet { $count }
refusal-all-in-play = Alle inwoners van deze speler zijn in het spel.
    .clause = alle inwoners van deze speler zijn in het spel
refusal-group-dice = Een groep heeft één tot drie dobbelstenen, niet { $count }.
    .clause = een groep heeft één tot drie dobbelstenen, niet { $count }
refusal-act-die-none = Die dobbelsteen is er niet: { $who }, { $number }.
    .clause = die dobbelsteen is er niet: { $who }, { $number }
refusal-act-die-gone = Die dobbelsteen is al gebruikt: { $who }, { $number }.
    .clause = die dobbelsteen is al gebruikt: { $who }, { $number }
refusal-act-die-twice = Die dobbelsteen is twee keer genoemd: { $who }, { $number }.
    .clause = die dobbelsteen is twee keer genoemd: { $who }, { $number }
refusal-colors = De dobbelstenen hebben verschillende kleuren.
    .clause = de dobbelstenen hebben verschillende kleuren
refusal-wrong-color = Hiervoor zijn { $dice } nodig.
    .clause = hiervoor zijn { $dice } nodig
refusal-no-stored-cube = Op { $card } ligt geen blokje van deze speler.
    .clause = op { $card } ligt geen blokje van deze speler
refusal-cube-group = Een blokje van { $card } verandert zo’n groep niet.
    .clause = een blokje van { $card } verandert zo’n groep niet
refusal-cube-bars = Een door { $card } veranderde groep kan hiervoor niet.
    .clause = een door { $card } veranderde groep kan hiervoor niet
refusal-not-revealed = { $card } is er nog niet.
    .clause = { $card } is er nog niet
refusal-no-tradesman = Neem eerst een meester in dienst: { $card }.
    .clause = neem eerst een meester in dienst: { $card }
refusal-second-tradesman = Niemand heeft twee meesters op één kaart: { $card }.
    .clause = niemand heeft twee meesters op één kaart: { $card }
refusal-no-citizen = Deze speler heeft daar geen inwoner.
    .clause = deze speler heeft daar geen inwoner
refusal-hire-known = De prijs van een meester is bekend, voer hem niet in: { $card }.
    .clause = de prijs van een meester is bekend, voer hem niet in: { $card }
refusal-too-often = Dit kan hoogstens { $can } keer, niet { $count }.
    .clause = dit kan hoogstens { $can } keer, niet { $count }
refusal-times-unsaid = Zeg hoe vaak: de deler is onbekend.
    .clause = zeg hoe vaak: de deler is onbekend
refusal-no-use = Het moet ten minste één keer gebeuren.
    .clause = het moet ten minste één keer gebeuren
refusal-choice = { $card } vraagt bij elk gebruik een andere keuze.
    .clause = { $card } vraagt bij elk gebruik een andere keuze
refusal-not-counted = Dit is noch het Paleis noch het Bisschopspaleis: { $building }.
    .clause = dit is noch het Paleis noch het Bisschopspaleis: { $building }
refusal-no-such-event = { $event } is er niet.
    .clause = { $event } is er niet
refusal-banners = Vrije banieren op { $event }: { $free }, blokjes: { $count }.
    .clause = vrije banieren op { $event }: { $free }, blokjes: { $count }
refusal-no-red-die = Er is geen rode dobbelsteen over in de wijk.
    .clause = er is geen rode dobbelsteen over in de wijk
refusal-site-full = Deze bouwplaats van de Kathedraal is vol: { $site }.
    .clause = deze bouwplaats van de Kathedraal is vol: { $site }
refusal-one-die = Één dobbelsteen plaatst een inwoner, niet { $count }.
    .clause = één dobbelsteen plaatst een inwoner, niet { $count }
refusal-no-place = Een dobbelsteen van { $value } heeft daar geen plaats.
    .clause = een dobbelsteen van { $value } heeft daar geen plaats
refusal-no-such-owner = Dit is niet aan deze tafel: { $who }.
    .clause = dit is niet aan deze tafel: { $who }
refusal-influence-most = Niemand heeft meer dan { $most }, niet { $count }.
    .clause = niemand heeft meer dan { $most }, niet { $count }
refusal-citizens = Zo veel inwoners kunnen er niet zijn: { $who }, { $count }.
    .clause = zo veel inwoners kunnen er niet zijn: { $who }, { $count }
refusal-two-tradesmen = { $who } heeft daar twee meesters.
    .clause = { $who } heeft daar twee meesters
refusal-spaces = Zo veel vakken zijn er niet: { $count }.
    .clause = zo veel vakken zijn er niet: { $count }
refusal-event-banners = { $event } heeft niet meer banieren: { $count }.
    .clause = { $event } heeft niet meer banieren: { $count }
refusal-never-leaves = Deze gebeurtenis gaat nooit weg.
    .clause = deze gebeurtenis gaat nooit weg
refusal-no-such-level = De Kathedraal heeft geen niveau { $level }.
    .clause = de Kathedraal heeft geen niveau { $level }
refusal-has-passed = { $who } heeft gepast.
    .clause = { $who } heeft gepast
refusal-has-turn = { $who } is aan de beurt en heeft niet gepast.
    .clause = { $who } is aan de beurt en heeft niet gepast
refusal-same = Dit verandert niets.
    .clause = dit verandert niets

### The form of a new game

setup-depth = Wat je invoert
setup-depth-purses = Alles
setup-depth-purses-about = De app gooit en kent elke zet en al het geld. Hij noemt elke prijs en telt aan het eind de punten.
setup-depth-deeds = Zetten
setup-depth-deeds-about = De app gooit en weet waarvoor dobbelstenen zijn gebruikt. Het geld tel je zelf.
setup-depth-dice = Alleen dobbelstenen
setup-depth-dice-about = De app gooit en noemt de gebeurtenissen. Al het andere blijft op tafel.
setup-figures = Wat op de kaarten staat
setup-figures-group = Uit onze doos
setup-figures-group-about = De app vraagt één keer wat op een kaart staat en bewaart het voor jullie volgende spellen. Tot nu toe bewaard: { $count }.
setup-figures-house = Huiswaarden
setup-figures-house-about = Deze waarden zijn van ons en niet uit de doos: voor een tafel zonder die kaarten.
setup-figures-open = Niet ingevoerd
setup-figures-open-about = Je leest de kaarten zelf en zegt de app wat hij nodig heeft.
setup-options-about = De code, wie begint, bonuskaarten, eigen kaarten en dobbelstenen.
setup-start = Wie begint
setup-start-code = De app loot
setup-bonus = Bonuskaarten
setup-bonus-with = Met bonuskaarten
setup-bonus-without = Zonder
setup-cards = Activiteiten en gebeurtenissen
setup-characters = Personages
setup-cards-code = Gedeeld door de app
setup-cards-hand = Aan tafel getrokken en genoemd
setup-characters-hand-about = Deel ze zelf. Ze worden aan het eind van het spel genoemd.
setup-dice = Dobbelstenen
setup-dice-code = Gegooid door de app
setup-dice-entered = Op tafel gegooid en ingevoerd
setup-gray = Grijze inwoners aan het begin

### Wat wordt afgedrukt

paper-name = Naam
paper-code = Code { $code }
paper-round-title = Een ronde { $game }
paper-phase-reveal = Activiteiten
paper-phase-reveal-about = Ronden 1 tot en met 3: draai van elke kleur de activiteit met het nummer van de ronde om.
paper-phase-income = Inkomen en lonen
paper-phase-income-about = Iedereen krijgt { $income } en betaalt de lonen. Wie niet alles kan betalen, betaalt wat er is en verliest { $lost }.
paper-phase-dice = Dobbelstenen
paper-phase-dice-about = Een steen voor elke inwoner die in een gebouw staat; de startspeler werpt voor grijs.
paper-phase-events = Gebeurtenissen
paper-phase-events-about = Er komt een rode gebeurtenis, dan die welke zij roept. Alle werken, van links naar rechts; dan worden de zwarte stenen geworpen. Vanaf de startspeler weert ieder de hoogste af, of meer tegelijk, met stenen van de eigen wijk: kleuren mogen gemengd zijn, rode tellen dubbel. Elke afgeweerde levert { $gains } op; wie het niet kan, verliest { $lost }.
paper-phase-act = Acties
paper-phase-act-about = Om de beurt een actie met 1 tot 3 stenen van één kleur, of passen. Activiteit: de som gedeeld door het getal van de kaart zegt hoe vaak; neem eerst een meester in dienst. Kathedraal: een blokje per witte steen. Gevecht: de som gedeeld door het getal van de gebeurtenis zegt hoeveel blokjes. Inwoner: één steen zegt waar. Landbouw: de halve som van gele stenen in deniers. Passen: { $deniers }, en een meer telkens als je aan de beurt zou zijn.
paper-phase-end = Einde
paper-phase-end-about = Neem de deniers voor het passen. Verdrongen inwoners gaan naar huis. De volgende speler links wordt startspeler.
paper-over = Het einde van het spel
paper-over-about = De ronde waarin de laatste rode gebeurtenis komt, is de laatste. Ronden met 2 · 3 · 4 spelers: { $rounds }.
paper-prices = Stenen van anderen
paper-prices-about = Per steen in een groep van 1 · 2 · 3: { $prices } deniers, aan de eigenaar; voor grijze aan de bank. Niemand mag weigeren.
paper-salaries = Loon per inwoner
paper-influence = Invloed
paper-influence-reroll = een eigen steen opnieuw werpen
paper-influence-recruit = een inwoner naar je voorraad
paper-influence-turn = hoogstens { $most } eigen stenen omdraaien
paper-influence-most = Niemand heeft meer dan { $most }.
paper-cathedral = Kathedraal, per blokje
paper-combat = Gevecht
paper-combat-cubes = Elk blokje levert 1 invloed op. Zijn alle banieren bedekt, dan krijgen de meeste blokjes de eerste beloning, de op één na meeste de tweede.
paper-combat-ties = Een gelijke stand om de meeste deelt beide beloningen, om de op één na meeste de tweede, naar beneden afgerond. Wie alleen is, krijgt beide.
paper-purses-title = Deniers, invloed en punten
paper-deniers = Deniers
paper-deniers-about = Verschuif iets kleins. Boven { $most } geeft een tweede de rest aan.
paper-begins = { $number } aan het begin
paper-points = Punten
paper-points-fold = Streep per punt een getal door. Vouw deze strook naar achteren: punten zijn geheim.
paper-points-apart = Streep per punt een getal door. Leg deze pagina omgekeerd neer: punten zijn geheim.
paper-slips-title = Personages om te vouwen
paper-bands = { $players ->
    [two] Met 2 spelers
   *[more] Met 3 of 4 spelers
}
paper-scores-title = Puntentelling
paper-scores-characters = Alleen de personages in het spel tellen: die iemand heeft.
paper-report-title = Verslag van een spel { $game }
paper-activities = Activiteiten
paper-spaces = Vakken
paper-events = Gebeurtenissen
paper-rewards = Beloningen
paper-source = Bron
paper-course = Begin
print-round-title = Omroeperskaart
print-round-about = Fasen, prijzen, invloed en Kathedraal; twee per pagina.
print-round = Kaart afdrukken
print-purses-about = Voor elke speler één, met punten op een strook om te vouwen; twee per pagina.
print-purses = Bladen afdrukken
print-slips-about = Uitknippen, vouwen, schudden en trekken: ieder één, met 2 spelers ieder twee.
print-slips = Personages afdrukken
print-scores-about = Een rij voor elk soort punten en elk personage.
print-scores = Puntentelling afdrukken
print-report-title = Spelverslag
print-report-about = Punten, de waarden van de kaarten en elke ronde.
print-report = Verslag afdrukken
### Lines of orders

args-line-unknown = een opdracht begint met { $known }, niet met ‘{ $text }’; town-crier cry --game troyes --help laat zien hoe je elk schrijft
args-line-needs = waar ‘{ $text }’ staat (woord { $at }), hoort { $what }
args-line-lacks = aan het eind van de regel ontbreekt { $what }
args-line-more = waar ‘{ $text }’ staat (woord { $at }), hoort niets
args-line-part = { $what ->
    [activity] de naam van een activiteitenkaart ({ $written })
    [event] de naam van een gebeurteniskaart ({ $written })
    [card] de naam van een kaart ({ $written })
    [player] een speler ({ $written })
    [owner] een speler of grijs ({ $written })
    [nobody] een speler, grijs of niemand ({ $written })
    [die] een dobbelsteen van het stadsplein ({ $written })
    [own] een dobbelsteen van de eigen wijk ({ $written })
    [black] een zwarte dobbelsteen ({ $written })
    [face] wat een dobbelsteen toont ({ $written })
    [number] een getal ({ $written })
    [origin] waar de inwoner vandaan komt ({ $written })
    [figure] een gegeven van deze kaart ({ $written })
    [value] een waarde van dit gegeven ({ $written })
    [exact] ‘{ $written }’
   *[word] een van deze woorden ({ $written })
}

### Files that are damaged

damage-start = plaats { $found } begint daar, maar de code { $code } trekt plaats { $dealt } (geteld vanaf 0)
damage-characters = plaats { $seat } heeft daar andere personages dan de code { $code } geeft (geteld vanaf 0)
damage-cards = het kaartenboek erin: { $damage }
damage-page = stap { $order }: { $damage }
damage-page-of = stap { $order } geeft waarden van { $cards ->
    [0] geen kaart
    [one] één kaart
   *[other] { $cards } kaarten
}, en elke stap geeft die van één kaart
damage-face = stap { $order }: geen dobbelsteen toont { $face }

### The sheet at the end

refusal-sheet-uncounted = Nog te tellen: { $row }.
    .clause = nog te tellen: { $row }
refusal-sheet-row = { $row }: mogelijk is 0 tot en met { $most }, niet { $count }.
    .clause = { $row }: mogelijk is 0 tot en met { $most }, niet { $count }
refusal-sheet-levels = { $row }: 2 punten elk, hoogstens { $most }, niet { $count }.
    .clause = { $row }: 2 punten elk, hoogstens { $most }, niet { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = inwoners in de voorraad: { $count }
cli-next-pick = Typ een opdracht of het nummer van een regel.
cli-next-choose = Typ een opdracht of het nummer van een regel, of druk op Enter: { $does }
args-gray = schrijf drie getallen met komma’s ertussen, voor paleis, bisschopspaleis en stadhuis, zoals in 2,2,2, niet ‘{ $text }’
args-gray-players = alleen met twee spelers staan daar vooraf grijze inwoners; laat het weg
args-bots-box = de bots trekken geen kaarten; laat --cards box weg
args-bots-thrown = de bots gooien geen dobbelstenen; laat --dice thrown weg
args-bots-open = de bots hebben de waarden van alle kaarten nodig; laat --figures weg of noem een kaartenboek dat ze allemaal heeft
### On the screens

die-shows = { $color ->
    [red] rode { $face }
    [white] witte { $face }
   *[yellow] gele { $face }
}
die-at = { $who }, dobbelsteen { $number }: { $die }
owner-nobody = Niemand
origin-supply = Eigen voorraad
origin-standing = Staande inwoner: { $building }
origin-lying = Liggende inwoner: { $building }
origin-tradesman = Meester: { $card }
target-cathedral = Kathedraal
target-citizen = Inwoner plaatsen
target-agriculture = Landbouw
target-unsaid = Alleen deze dobbelstenen
round-before = Voor ronde 1
round-of = Ronde { $round } van { $rounds }
order-settle = inwoner van { $who }: { $building }
order-reveal = activiteiten van ronde { $round }
order-pay = inkomsten van ronde { $round }
order-workforce = dobbelstenen van ronde { $round }
order-enter = nieuwe gebeurtenis: { $event }
order-call = geroepen kleur: { $color }
order-resolve = effect: { $event }
order-roll-event = dobbelsteen: { $event }
order-push = verdrongen: { $who }
order-roll-black = zwarte dobbelstenen van ronde { $round }
order-counter = verdediging van { $who }
order-give-way = zwarte dobbelsteen niet afgeweerd door { $who }
order-reroll = nieuwe worp van { $who }
order-recruit = inwoner gekocht door { $who }
order-turn-over = dobbelstenen omgedraaid door { $who }
order-act = actie van { $who }: { $what }
order-shoot = worp van { $who } voor de Boogschutter
order-aim = blokjes van { $who } op gebeurtenissen
order-pass = passen van { $who }
order-close = einde van ronde { $round }
order-show = personages
order-book = kaartenboek: { $card }
order-correct = correctie: { $what }

### What can be picked

panel-dice-of = Dobbelstenen van { $who }
panel-held-by = Personages van { $who }
panel-cube = Een blokje gebruiken voor deze dobbelstenen?
panel-activities = Activiteiten
panel-events = Blokjes op een gebeurtenis
panel-else = Acties
panel-from = Waar komt de inwoner vandaan?
panel-counted = Waar tellen de inwoners elke keer?
panel-cubes-on = Welke gebeurtenissen krijgen blokjes?
panel-out = Wie wordt verdrongen?
panel-black-dice = Zwarte dobbelstenen om af te weren
panel-fell-again = Wat toont hij nu?
panel-fell = { $who }: wat toont de volgende dobbelsteen?
panel-all-entered = Alle dobbelstenen zijn ingevoerd.
panel-thrown-of = { $who }, { $dice }
panel-settle = In welk gebouw?
panel-red = Rode activiteit
panel-white = Witte activiteit
panel-yellow = Gele activiteit
panel-calls = Welke kleur toont de rode kaart?
panel-called = { $color ->
    [white] Wit
   *[yellow] Geel
}
panel-drawn = Welke kaart is getrokken?
panel-short = Wie kan niet alles betalen?
panel-what-is-wrong = Wat is er op tafel anders?
panel-whose = Van wie?
panel-where = Waar?
panel-which-card = Welke kaart?
panel-which-event = Welke gebeurtenis?
panel-right = Wat klopt zoals het is?
panel-lies-there = Ligt daar een inwoner van { $who }?
panel-there = Ligt daar; tik om weg te halen
panel-add = Toevoegen
panel-goes-to = Wie krijgt de kaart?
panel-site = Welke bouwplaats?
panel-level = Welk niveau?
panel-whose-cube = Wiens blokje ligt daar?
panel-which-die = Welke dobbelsteen?
panel-shows = Wat toont hij?
panel-lies = Waar ligt hij?
panel-influence = Invloed uitgeven
panel-correct = Iets corrigeren
panel-black = Zwarte dobbelsteen { $number }: { $face }
panel-shows-face = Hij toont { $face }
panel-free-banners = Vrije banieren: { $count }
panel-free-places = Vrije plaatsen: { $count }
panel-black-count = Zwarte dobbelstenen
panel-take-back = Laatste weghalen
panel-beaten = { $event } is afgeweerd
panel-first = { $event }: punten voor de meeste
panel-second = { $event }: punten voor de op één na meeste
panel-holds = { $who } heeft { $character }
panel-cube-of = Blokje van { $card }
panel-price = Prijs van de meester
panel-cubes = Hoeveel blokjes?
panel-times = Hoe vaak?
panel-hires-open = Met een nieuwe meester
panel-hires = Met een nieuwe meester: { $amount }
panel-costs = Kost { $amount }
panel-reroll = Opnieuw gooien voor { $price }
panel-recruit = Een inwoner voor { $price }
panel-turn-over = Stenen omdraaien voor { $price }
panel-yes = Ja
panel-no = Nee
panel-site-of = Bouwplaats { $number }
panel-level-of = Niveau { $number }
panel-in-square = Op het stadsplein
panel-used = Gebruikt
panel-countered = Gebruikt tegen zwarte dobbelstenen
panel-remove = { $number } weghalen: { $who }
panel-add-of = Erbij: { $who }
panel-fix-purse = Deniers, invloed, punten
panel-fix-exact = Een aantal klopt
panel-fix-standing = Staande inwoners
panel-fix-lying = Liggende inwoners
panel-fix-supply = Inwoners in de voorraad
panel-fix-tradesmen = Meesters op een kaart
panel-fix-stored = Blokjes op een activiteit
panel-fix-event = Blokjes op een gebeurtenis
panel-fix-left = Een gebeurtenis die weg is
panel-fix-cathedral = Blokjes op de Kathedraal
panel-fix-die = Wat een dobbelsteen toont
panel-fix-start = De startspeler
panel-fix-turn = Wie aan de beurt is
panel-fix-passed = Deniers voor het passen

### What the one key does

does-settle = Een inwoner in het { $building } plaatsen
does-place-out = Een inwoner in het { $building } plaatsen en { $who } verdringen
does-reveal = Deze kaarten invoeren
does-pay = Inkomsten en lonen betalen
does-pay-short = Inkomsten en lonen; kan niet alles betalen: { $who }
does-enter-dice = Deze dobbelstenen invoeren
does-enter = { $event } invoeren
does-call = Geroepen kleur: { $color }
does-resolve = { $event } werkt nu
does-resolve-short = { $event } werkt nu; kan niet alles betalen: { $who }
does-push = { $who } verdringen
does-counter = { $count ->
    [one] De zwarte dobbelsteen
   *[other] De zwarte dobbelstenen
} { $faces } met { $sum } afweren
does-give-way = De zwarte dobbelsteen { $face } niet afweren
does-hire = Een meester in dienst nemen en { $card } { $times ->
    [one] één keer
   *[other] { $times } keer
} gebruiken
does-activity = { $card } { $times ->
    [one] één keer
   *[other] { $times } keer
} gebruiken
does-gaining = { $does } en { $gains } krijgen
does-fight = { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
} op { $event } leggen
does-build = Aan de Kathedraal bouwen: { $sites }
does-farm = Landbouw: { $amount }
does-pass = Passen
does-use = Deze dobbelstenen gebruiken
does-aim = Blokjes leggen op: { $events }
does-aim-nothing = Geen blokjes leggen
does-show = Personages tonen
does-show-nothing = Zonder personages afsluiten
does-book = In het kaartenboek schrijven: { $card }
does-correct = Corrigeren
step-close = Ronde afsluiten
step-draw = Gebeurtenis trekken
step-roll-event = Dobbelsteen gooien: { $event }
caution-pass = { $who } doet deze ronde niets meer. Dobbelstenen over: { $count }. Toch passen?
caution-close = Er kan nog iets gedaan worden. De ronde toch afsluiten?
caution-give-way = Invloed kan nog helpen. De punten toch verliezen?
caution-cubes = Niet gelegde blokjes: { $count }. Toch verder?
caution-characters = Zonder de personages zijn niemands punten volledig. Toch verder?
lacks-building = Kies het gebouw
lacks-cards = Voer de drie kaarten in
lacks-color = Kies de kleur
lacks-card = Voer de kaart in
lacks-dice = Voer in wat er gegooid is
lacks-black = Voer het aantal zwarte dobbelstenen in
lacks-pushed = Kies wie verdrongen wordt
lacks-defence = Kies stenen tegen de zwarte
lacks-others = Kies andere stenen
lacks-black-die = Kies de hoogste zwarte steen
lacks-group = Nog te kiezen: de dobbelstenen
lacks-use = Nog te kiezen: waarvoor de dobbelstenen zijn
note-cubes = Blokjes: { $count } van { $of }
note-entered = Ingevoerd: { $count } van { $of }
note-defence = Waarde { $sum }, nodig: { $needed }
note-sum = Waarde { $sum }
note-left = nog { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
} over
note-costs = kost { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = gratis
note-hire = meester: { $amount }
note-total = samen: { $amount }
note-open = prijs onbekend
### On the screen

track-round = Ronde { $round } van { $rounds }
standing-perhaps = { $what } (misschien fout)
standing-passed = gepast ({ $amount })
standing-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
side-nobody = niemand
side-no-dice = geen dobbelstenen
side-defence = { $sum } tegen zwarte dobbelstenen
side-threat = Zwarte { $face }: { $who }, dobbelstenen { $sum } waard
side-square = Dobbelstenen op het stadsplein: { $count }
side-shots = Te gooien dobbelstenen: { $count }
side-cubes = Te leggen blokjes: { $count }
side-lies = er ligt er een
side-more = en nog { $count }
explain-die = { $who }, dobbelsteen { $number } ({ $color }): { $face }
explain-black = Zwarte dobbelsteen: { $face }
explain-faced = Om de beurt: { $who }
explain-standing = Staand: { $list }
explain-lying = Liggend: { $list }
explain-lies = Een van hen ligt op het gebouw.
explain-free = Vrije plaatsen: { $list }
explain-supply = Inwoners in de voorraad: { $count }
explain-won = Gebeurteniskaarten: { $list }
explain-tradesmen = Meesters: { $list }
explain-cubes = Blokjes: { $list }
explain-banners = Banieren bedekt: { $taken } van { $all }
explain-site = Kathedraal, waarde { $site }
explain-level = Niveau { $level }: { $who }
explain-empty = vrij
legend-turn = Wie aan de beurt is
legend-start = Startspeler van de ronde
legend-passed = Heeft gepast, met zoveel deniers
legend-supply = Inwoners in de voorraad
legend-slot = Een gebruikte dobbelsteen
legend-struck = Een zwarte dobbelsteen die niemand meer bedreigt
legend-lying = Verdrongen, ligt op het gebouw
legend-banner = Een vrije banier
legend-space = Punten van een meester hier
own-turn = Jij bent aan de beurt
own-dice = Je dobbelstenen
own-others = Dobbelstenen die je kunt kopen
own-to-buy = Dobbelstenen die je kunt kopen: { $dice }
own-secret = Je geheime personage: { $merit }
lacking-characters = De personages zijn niet genoemd.
evening-short-with-end = { $minutes } min · nog { $end } min
evening = { $minutes } min gespeeld{ $continued ->
    [yes] {" "}sinds het hervatten
   *[no] {""}
} · rondes over: { $left }
evening-with-end = { $minutes } min gespeeld{ $continued ->
    [yes] {" "}sinds het hervatten
   *[no] {""}
} · rondes over: { $left } · nog ongeveer { $end } min
surprise-black = { $count } zwarte dobbelstenen tegelijk! De stad haalt weer adem.
surprise-alike = { $count } dobbelstenen, en allemaal hetzelfde!
surprise-alone = Alle { $count } blokjes op die gebeurtenis waren van één speler!

### How to run it, and before the game

guide-set-up = 1. Leg het bord klaar. Town Crier zegt wie wat pakt, en om de beurt plaatst iedereen inwoners.
guide-round = 2. Jij bent de stadsomroeper en speelt zelf mee. Spatie doet altijd de volgende stap: nieuwe kaarten, inkomsten, dobbelstenen, gebeurtenissen.
guide-events = 3. De gebeurtenissen werken een voor een. Doe op het bord wat wordt gemeld: betaal, leg grijze blokjes en zet grijze inwoners.
guide-black = 4. Zwarte dobbelstenen: kies de dobbelstenen die ze afweren en druk op Spatie. Town Crier telt rode dubbel.
guide-act = 5. Om de beurt: kies een tot drie dobbelstenen en waarvoor ze zijn, en druk op Spatie. Zeg je eerst wat je doet, dan zijn je eigen beste dobbelstenen al gekozen. Town Crier zegt wie hoeveel krijgt.
guide-table = 6. Wat op tafel ligt, telt: corrigeer wat Town Crier anders heeft. Je mag ook alleen de dobbelstenen invoeren.
guide-end = 7. Na de laatste ronde worden de personages getoond, en Town Crier telt de punten.
check-board = Leg bord, blokjes, inwoners, geld en punten klaar.
check-districts = Ieder een wijk van het stadsplein: { $who }
check-take = Iedereen pakt { $deniers }, { $influence } en zoveel inwoners: { $citizens }.
check-characters = Deel geheime personages uit de doos. Kaarten per speler: { $count }.
check-characters-told = De geheime personages zijn gedeeld: ieder ziet de eigen op de telefoon. Kaarten per speler: { $count }.
check-cards = Leg de activiteits- en gebeurteniskaarten klaar naast het bord.
check-bonus = De vier bonuskaarten doen mee.
check-gray = Eerst staan er grijze inwoners: { $list }.
check-fill = Grijze inwoners nemen de overige plaatsen in.
first-need = Wat je nodig hebt
first-need-box = Het spel met bord, inwoners, blokjes, geld en kaarten.
first-need-app = Geen dobbelstenen, als je wilt: Town Crier gooit, telt lonen en prijzen en speelt de grijze inwoners. Wie het bedient, speelt mee.
first-need-time = Een tot vier mensen en ongeveer anderhalf uur.
hint-ask-worth = Wat zijn de dobbelstenen van { $who } waard tegen zwarte dobbelstenen? Steek je hand op!
hint-worth = Ze zijn { $sum } waard: rode dobbelstenen tellen daar dubbel.
hint-ask-price = { $who } gebruikt twee dobbelstenen samen, een eigen en een van { $owner } ({ $dice }). Wat kost dat?
hint-price = Dat kost { $price }, voor { $owner }: in een groep van twee kost elke gekochte dobbelsteen vier deniers.

### Rules

rules-set-up = Klaarzetten
rules-round = Een ronde
rules-events = Gebeurtenissen
rules-black = Zwarte dobbelstenen
rules-actions = Acties
rules-activities = Activiteiten
rules-combat = Strijd
rules-city = Kathedraal en inwoners
rules-influence = Invloed
rules-end = Het einde
rules-app = Met Town Crier
rules-yellow = Gele activiteiten
rules-white = Witte activiteiten
rules-red = Rode activiteiten
rules-event-cards = Gebeurteniskaarten
rules-characters = Personages
rule-figures = 2 tot 4 mensen spelen. Rode dobbelstenen zijn van de adel, witte van de geestelijkheid, gele van de boeren.
rule-citizens = Iedereen heeft hoogstens 12 inwoners. Acht grijze zijn van niemand.
rule-begin = Iedereen begint met 5 deniers, 4 invloed en inwoners: 4 met vier spelers, 5 met drie, 6 met twee.
rule-secret = Iedereen heeft een geheim personage, met twee spelers twee. Aan het einde beloont elk personage iedereen.
rule-decks = Er zijn evenveel rondes als rode gebeurtenissen: 6 met vier spelers, 5 met drie, 4 met twee.
rule-bonus = Vier bonuskaarten kunnen meedoen: Bakker, Prior, Banket en Verzet.
rule-open = Deniers liggen open. Punten blijven tot het einde verborgen.
rule-settle = Plaats inwoners een voor een op vrije plaatsen: één keer rond de tafel, dan terug, enzovoort.
rule-fill = Grijze inwoners nemen de overige plaatsen in. Met twee spelers staan er vooraf al zes grijze.
rule-phases = Een ronde: nieuwe activiteiten in ronde 1 tot 3, inkomsten, dobbelstenen, gebeurtenissen, zwarte dobbelstenen, acties, einde.
rule-reveal = In elk van de eerste drie rondes wordt van elke kleur één activiteit omgedraaid.
rule-income = Iedereen krijgt 10 deniers.
rule-salaries = Iedereen betaalt loon voor eigen staande inwoners: 2 deniers elk in het Paleis, 1 in het Bisschopspaleis, niets in het Stadhuis.
rule-short = Wie niet alle lonen kan betalen, betaalt wat er is en verliest 2 punten.
rule-workforce = Iedereen gooit een dobbelsteen per eigen staande inwoner: rood in het Paleis, wit in het Bisschopspaleis, geel in het Stadhuis.
rule-draw = Een rode gebeurtenis komt achteraan in de rij, dan een witte of gele, zoals de rode kaart zegt.
rule-queue = Alle gebeurtenissen in de rij werken in elke ronde, van links naar rechts, Stroperij eerst.
rule-taken = De startspeler pakt de zwarte dobbelstenen van alle gebeurtenissen en gooit ze daarna.
rule-event-short = Wie niet alles kan doen wat een gebeurtenis zegt, doet wat kan en verliest 2 punten.
rule-highest = De hoogste zwarte dobbelsteen moet worden afgeweerd met eigen dobbelstenen die samen minstens zo hoog zijn. De startspeler begint.
rule-double = Tegen zwarte dobbelstenen tellen rode dubbel, en kleuren mogen worden gemengd.
rule-several = Je mag meer zwarte dobbelstenen tegelijk afweren, ook de hoogste: hun som telt.
rule-countered = De gebruikte dobbelstenen zijn weg. Elke afgeweerde zwarte dobbelsteen levert 1 invloed op.
rule-next = Dan staat de volgende speler links voor de hoogste die over is, tot er geen meer is.
rule-uncountered = Wie de zwarte dobbelsteen kan afweren, moet dat. Wie het niet kan, verliest 2 punten, maar geen dobbelsteen.
rule-no-buying = Tegen zwarte dobbelstenen koop je geen dobbelstenen, maar invloed mag je gebruiken.
rule-turns = Doe om de beurt één actie: activiteit, Kathedraal, strijd, inwoner, landbouw, of pas.
rule-group = Gebruik een tot drie dobbelstenen van één kleur, uit welke wijken dan ook.
rule-price = Een dobbelsteen van een ander kost alleen 2 deniers, in een groep van twee 4, van drie 6. De eigenaar krijgt ze en kan niet weigeren. Grijze betaal je aan de bank.
rule-agriculture = Landbouw: de som van gele dobbelstenen, gedeeld door twee, in deniers.
rule-pass = Wie past, krijgt 2 deniers en telkens 1 meer als de beurt zou komen. Ze worden aan het einde van de ronde gepakt.
rule-tradesman = Een activiteit vraagt een eigen meester op de kaart. Neem die eerst in dienst: betaal de kosten en zet er een inwoner.
rule-hired = De inwoner komt uit je voorraad of van ergens op het bord. Is je voorraad leeg, dan kost hij 2 invloed.
rule-one-each = Niemand heeft twee meesters op een kaart. Zijn alle plaatsen bezet, dan sta je op de afbeelding, zonder punten.
rule-times = Deel de som van de dobbelstenen door het getal op de kaart: zo vaak mag je haar gebruiken.
rule-later = Een kaart met zandloper krijgt zoveel blokjes. Bij een latere actie van jou verandert een daarvan je dobbelstenen.
rule-worth = Aan het einde levert een meester de punten van zijn vak op.
rule-combat = Strijd: deel de som van de dobbelstenen door het getal op de gebeurtenis. Zoveel blokjes leg je op haar banieren.
rule-cubes = Elk blokje op een gebeurtenis levert 1 invloed op. Op een banier past één blokje.
rule-covered = Zijn alle banieren bedekt, dan is de gebeurtenis afgeweerd.
rule-most = Is een gebeurtenis afgeweerd, dan leveren de meeste blokjes de grootste beloning op, de op één na meeste de kleinste.
rule-tie = Wie gelijk de meeste heeft, deelt beide beloningen; gelijke tweeden delen de kleinste. Delen worden naar beneden afgerond.
rule-alone = Wie als enige blokjes heeft, krijgt beide beloningen.
rule-gray = Grijze blokjes tellen als die van een speler en nemen punten weg.
rule-card = De kaart gaat naar wie de meeste blokjes heeft; bij een gelijke stand naar wie het eerst een blokje legde.
rule-stays = Stroperij blijft: afgeweerd wordt ze alleen geleegd.
rule-build = De Kathedraal: elk van een tot drie witte dobbelstenen legt een blokje op het laagste vrije niveau van zijn waarde.
rule-built = Elk blokje op de Kathedraal levert 1 punt op, en invloed: 1 bij de waarden 1 tot 3, 2 bij 4 tot 6.
rule-place = Eén dobbelsteen plaatst een inwoner: rood in het Paleis, wit in het Bisschopspaleis, geel in het Stadhuis. De waarde zegt waar.
rule-push = Wie in de rij staat, schuift op, en de laatste kan worden verdrongen. In het Paleis is dat wie op die plaats staat.
rule-lying = Wie verdrongen is, ligt op het gebouw. Zolang er een van een kleur ligt, kan geen ander van die kleur worden verdrongen.
rule-influence = Voor je handelt of afweert: 1 invloed gooit een eigen dobbelsteen opnieuw, 2 geven een inwoner, 4 draaien tot drie eigen dobbelstenen om.
rule-own-dice = Invloed verandert geen dobbelstenen van anderen, ook geen gekochte.
rule-most-influence = Niemand heeft meer dan 20 invloed.
rule-round-over = De acties eindigen als iedereen heeft gepast of er geen dobbelsteen over is.
rule-home = Aan het einde van een ronde gaan liggende inwoners naar huis en overige dobbelstenen terug. De volgende speler links begint.
rule-last = Het spel eindigt met de ronde van de laatste rode gebeurtenis.
rule-score = Punten: de gekregen punten, 1 per gebeurtenis met een eigen blokje, meesters en personages; 2 minder per niveau van de Kathedraal zonder jou.
rule-winner = Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.
rule-with-two = Met twee spelers zijn voor inwoners in gebouwen en blokjes op de Kathedraal 4, 6 en 8 nodig.
rule-card-book = Het kaartenboek onthoudt wat de kaarten zeggen. Town Crier vraagt het als een kaart komt; wat open blijft, houdt het spel niet op.
rule-unsaid = Een ~ betekent dat een getal misschien niet klopt, omdat niet alles is ingevoerd. Dan wordt geen winnaar genoemd.
rule-correct = Wat op tafel ligt, telt. Corrigeer wat Town Crier anders heeft.
rule-house = Huiswaarden zijn van ons, voor groepen zonder die van de doos. Ze heten overal zo waar je ze ziet.
### De puntentelling

sheet-gained = Behaalde punten
sheet-gained-less = Behaalde punten, min lege niveaus
sheet-events = Gebeurtenissen
sheet-tradesmen = Meesters
sheet-characters = Personages
sheet-levels = Verlies voor lege niveaus
sheet-how-gained = Tel de punten op die je in het spel hebt behaald.
sheet-how-events = 1 punt voor elke gebeurtenis in het spel met een eigen blokje, ook Stroperij.
sheet-how-tradesmen = Voor elk van je meesters de punten van zijn vak op de kaart.
sheet-how-characters = Wat elk personage in het spel je geeft, ook die van de anderen.
sheet-how-levels = Je verliest 2 punten voor elk niveau van de Kathedraal zonder een eigen blokje.
sheet-example = bijv. { $sum }
sheet-missing = Nog te tellen: { $rows }.
sheet-look-characters = Deze personages tellen voor iedereen: { $names }.
sheet-look-cards = Lees de punten van de vakken op deze kaarten: { $cards }.
sheet-most = { $row }: aan deze tafel hoogstens { $most }.
award-characters = De meeste punten van personages
award-tradesmen = De beste meesters
award-events = Op de meeste gebeurtenissen
award-gained = De meeste behaalde punten
fame-most-characters = De meeste punten van personages, { $points }: { $names }
fame-generous = Het gulste personage, gemiddeld { $points }: { $character }
fame-characters = Hoe vaak personages 1, 3 en 6 punten gaven
fame-alike = als alle evenveel gaven
fame-gave = { $character }, { $points }
achievement-games = Gespeelde spellen: { $count }
achievement-points = Minstens { $points } punten
achievement-merit = Alle { $points } punten: { $character }
achievement-every-merit = Punten van elk personage
achievement-majority = Meer dan de helft van de plekken: { $building }
achievement-every-level = Een blokje op elk niveau van de Kathedraal
### De almanak

almanac-seats = De spelers naar hun plaats aan tafel: gewonnen spellen, en gemiddeld de punten
almanac-turns = De spelers naar hun beurt in de eerste ronde: gewonnen spellen, en gemiddeld de punten
almanac-turn = beurt { $place }
almanac-won = gewonnen
almanac-total = punten
almanac-bots = Hoe vaak elke bot wint waar hij meespeelt, en gemiddeld zijn punten
almanac-bot = { $bot ->
    [builder] bouwer
    [soldier] soldaat
    [trader] handelaar
   *[courtier] hoveling
}
almanac-points = Waar de punten vandaan komen: van iedereen, en van wie wint
almanac-everybody = iedereen
almanac-winners = winnaars
almanac-kind = { $kind ->
    [cathedral] blokjes op de Kathedraal
    [rewards] beloningen van gebeurtenissen
    [activities] effecten van activiteiten
    [events] gebeurtenissen met een blokje aan het eind
    [tradesmen] vakken van de meesters
    [characters] personages
    [lost] onderweg verloren
    [levels] niveaus van de Kathedraal
   *[total] alles samen
}
almanac-activities = Wat elke activiteit brengt in een spel waarin ze komt: acties, keren gebruikt, punten van haar effect en van haar vakken, gewonnen deniers en invloed, blokjes op gebeurtenissen
almanac-used = acties
almanac-times = gebruikt
almanac-effect = effect
almanac-spaces = vakken
almanac-deniers = deniers
almanac-influence = invloed
almanac-cubes = blokjes
almanac-events = In hoeveel spellen elke gebeurtenis komt, hoe vaak ze daar wordt afgeweerd en welke punten dat geeft
almanac-came = komt
almanac-beaten = afgeweerd
almanac-rewards = punten
almanac-rounds = Rondes en spellen
almanac-average = gemiddeld
almanac-fewest = minste
almanac-most = meeste
almanac-none = geen
almanac-round = { $what ->
    [black] zwarte dobbelstenen per ronde
    [uncountered] daarvan niet afgeweerd
    [deeds] acties per ronde
    [game] acties per spel
   *[orders] opdrachten per spel
}
almanac-fair-dice = De gekleurde dobbelstenen
almanac-fair-black = De zwarte dobbelstenen
almanac-fair-start = Wie begint
almanac-fair-characters = Het eerste personage van de eerste plaats
almanac-fair-activities = De activiteiten van elke kleur en ronde
almanac-fair-events = De eerste gebeurtenis van elke kleur

### The game against le Roy

cry-roy-settles = Le Roy plaatst inwoners: { $where }.
cry-roy-starts = Le Roy begint deze ronde.
cry-roy-acts = Le Roy is aan de beurt.
cry-roy-counters = Le Roy verwijdert een zwarte dobbelsteen: { $faces }.
cry-roy-throws = Le Roy gooit { $faces }: { $deed }.
cry-roy-buys = Le Roy koopt je beste dobbelsteen voor { $price }: { $dice }.
cry-roy-hires = Le Roy plaatst een meester: { $card }, { $space }.
cry-roy-scored = { $character } wordt gewaardeerd: { $list }.
cry-roy-nothing = Le Roy kan niets doen.
cry-roy-gains = Le Roy krijgt { $gains }.
cry-roy-left = Dobbelstenen over voor le Roy: { $count }.
cry-roy-asks = Le Roy plaatst een inwoner en verdringt er een van jou als hij kan. Anders neemt hij de plaats van { $face }. Wie wordt daar verdrongen? { $building }.
cry-roy-needs = Le Roy wacht op wat er op deze kaart staat: { $card }.
cry-verdict = Jouw punten: { $player }. Die van le Roy: { $roy }. Verschil: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Le Roy wint, en Troyes is van hem.
    [close] Op het nippertje gewonnen. Le Roy lacht nog.
    [fair] Een nette winst. Le Roy knikt.
    [good] Een goede winst. Le Roy fronst.
    [great] Een grote winst. Le Roy wordt bleek.
   *[master] Een meesterlijke winst! Troyes is van jou.
}
does-roy = { $deed ->
    [points] punten voor dobbelstenen
    [worker] een inwoner
    [event] laatste gebeurtenis afgeweerd
    [tradesman] een meester
    [cathedral] blokjes op de Kathedraal
   *[character] bovenste personage gewaardeerd
}
phase-roy = { $step ->
    [settle] Le Roy plaatst inwoners
    [counter] Zwarte dobbelsteen: le Roy
    [ask] Le Roy wacht op jouw woord
   *[act] Le Roy is aan de beurt
}
refusal-solo = Tegen le Roy speel je alleen, niet met { $count }.
    .clause = tegen le Roy speel je alleen, niet met { $count }
refusal-no-pile = Tegen le Roy deelt de app de personages.
    .clause = tegen le Roy deelt de app de personages
setup-roy = Je speelt alleen tegen le Roy: De uitdaging van de Koning. Town Crier speelt hem: het gooit zijn dobbelstenen, zegt wat hij doet en telt zijn punten. Jij verplaatst zijn stukken.
setup-decision = { $decision ->
    [roy-begins] Wie begint ronde 1?
    [three-points] De punten van le Roy bij 2 en 12
    [cubes-fall] De blokjes van le Roy en Werkonderbreking
   *[ten-by-value] De inwoner van le Roy bij 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Jij
    }
    [three-points] { $held ->
        [yes] 3 punten, zoals in een oudere tabel
       *[no] 2 punten
    }
    [cubes-fall] { $held ->
        [yes] Ze vallen ook
       *[no] Ze worden gespaard
    }
   *[ten-by-value] { $held ->
        [yes] Neemt de plaats van de waarde van de dobbelsteen
       *[no] Verdringt een van de jouwe als hij kan, zoals bij 4
    }
}
spot-number = vak { $number }
spot-illustration = op de illustratie
corrected-roy-points = { $who } heeft { $amount }
corrected-roy-tradesman = { $card }, meester van le Roy: { $space }
refusal-stands-there = Op dat vak staat een meester van { $who }.
    .clause = op dat vak staat een meester van { $who }
panel-space = Op welk vak?
panel-no-tradesman = Nergens
panel-fix-roy-points = Punten van le Roy
panel-fix-roy-tradesman = Meester van le Roy
panel-printed = Wat staat er op deze kaart? { $card }
lacks-figures = Voer in wat er op deze kaart staat: { $card }
own-pile = Open stapel: { $merit }
leroy-difference = Nu geteld: { $result } voor jou ({ $band })
leroy-next = Volgend personage: { $character }
leroy-standing = Staand: { $list }
leroy-tradesmen = Meesters: { $list }
leroy-cubes = Blokjes op de Kathedraal: { $count }
leroy-pile = Stapel personages: { $count }
leroy-verdicts = De oordelen
check-pile = De personages vormen een open stapel, in de volgorde die Town Crier toont. Aantal: { $count }.
check-roy = Le Roy heeft de inwoners en blokjes van twee andere kleuren. Grijze blijven in de doos.
guide-roy = Alleen speel je tegen le Roy. Town Crier gooit zijn dobbelstenen en zegt wat hij doet: jij verplaatst alleen zijn stukken. Het vraagt je wie wordt verdrongen, want alleen jij ziet de plaatsen.
rules-roy = Alleen tegen le Roy
rule-roy = Je speelt tegen le Roy, die geen denier en geen invloed heeft. 4 ronden, 6 inwoners voor jou; le Roy heeft de inwoners van twee kleuren, en grijze blijven in de doos.
rule-roy-settles = Aan het begin zeggen zes dobbelstenen waar le Roy drie inwoners plaatst: de drie hoogste tellen, en hij neemt de beste vrije plaats. Dan plaats jij er twee, tot alle 18 plaatsen bezet zijn.
rule-roy-rank = De beste dobbelsteen van le Roy is de hoogste; bij gelijke rood, dan geel, dan wit.
rule-roy-spared = Droogte, Burgeroorlog en Ketterij treffen le Roy niet. Wat een gebeurtenis met grijze inwoners of blokjes doet, doet ze met de zijne.
rule-roy-counters = Tegen zwarte dobbelstenen geeft le Roy zijn beste dobbelsteen uit en verwijdert alleen de hoogste zwarte, wat ze ook tonen.
rule-roy-acts = Is le Roy aan de beurt, dan zegt de som van twee zwarte dobbelstenen wat hij doet. Hij geeft zijn beste uit en past nooit zolang hij er heeft. Heeft hij te weinig, dan doet hij het toch.
rule-roy-points = 2, 12: punten voor 3 dobbelstenen. 3, 11: punten voor 2 dobbelstenen. Eén daarvan is jouw beste: die koopt hij voor 6 of 4 denier.
rule-roy-citizen = 4, 10: zijn beste dobbelsteen gaat weg, en de kleur zegt in welk gebouw hij een inwoner plaatst. Hij verdringt een van de jouwe als hij kan; anders neemt hij de plaats van de waarde.
rule-roy-event = 5, 9: zijn blokjes bedekken alle vrije banieren van de laatste gebeurtenis, elk voor een dobbelsteen, en ze is meteen afgeweerd.
rule-roy-tradesman = 6: een meester, voor één dobbelsteen, op het vrije vak met de meeste punten; bij gelijke op de kaart die het minst kost. Nooit twee op één kaart.
rule-roy-cathedral = 7: twee blokjes op de Kathedraal voor twee dobbelstenen, op de hoogste waarden van het laagste niveau met plek: elk 1 punt. Is ze vol, dan 2 punten.
rule-roy-character = 8: jij en le Roy tellen meteen het bovenste personage van de stapel, en het verlaat het spel. Voor denier en invloed krijgt hij niets. Zonder personage krijgt hij 1 punt.
rule-roy-cards = Belastinginner levert 2 denier op voor elke inwoner van le Roy in het Stadhuis. Tiende neemt tot 3 gele dobbelstenen van hem. Bij Banket tellen zijn dobbelstenen niet, bij Steekspel en Processie wel.
rule-roy-verdict = Aan het einde tellen jullie allebei zoals altijd. Jouw punten min de zijne zijn de uitslag: tot 0 wint hij; 1 tot 5, 6 tot 10, 11 tot 15, 16 tot 20 en meer zijn steeds grotere overwinningen.

### The printed kit

print-box = Met de doos
print-no-box = Zonder de doos
print-kit-title = Om uit te knippen
print-kit-about = Bord, kaarten en fiches met eigen tekeningen en waarden, bladen en de omroeperskaart.
print-kit = Spelmateriaal afdrukken
paper-kit-title = Troyes zonder de doos
paper-kit-note = { $figures ->
    [group] Eigen tekeningen en teksten van Town Crier, niet van de uitgever; waarden uit jullie kaartenboek
   *[house] Eigen tekeningen, teksten en huiswaarden van Town Crier, niet van de uitgever
}
paper-ours = { $figures ->
    [group] Waarden uit jullie kaartenboek
   *[house] Huiswaarden van Town Crier, niet uit de doos
}
paper-kit-board = Gebouwen
paper-kit-ranks = Kleine getallen: de beste plaats van le Roy is 1.
paper-kit-expelled = Verdrongen
paper-kit-cathedral = Kathedraal
paper-kit-level = Niveau { $level }
paper-kit-square = Stadsplein
paper-kit-square-about = Je dobbelstenen liggen in je wijk. Wie andermans dobbelstenen gebruikt, betaalt ervoor.
paper-kit-passed = Deniers voor het passen
paper-kit-queue = De Stroperij blijft. Nieuwe gebeurtenissen komen aan het eind, rij voor rij; gaat er een weg, dan schuiven de andere op. Zijn het er meer, dan liggen ze naast deze pagina.
paper-kit-counters = Inwoners en blokjes
paper-kit-counters-about = Knip ze uit, of neem andere kleine dingen. Elke speler heeft { $citizens } inwoners en { $cubes } blokjes, grijs { $gray } en { $graycubes }. Le Roy gebruikt de inwoners en blokjes van twee kleuren.

### The sheet against le Roy

print-solo-title = Blad tegen le Roy
print-solo-about = Wat le Roy doet, zijn punten om door te strepen en de oordelen.
print-solo = Blad afdrukken
paper-solo-title = De uitdaging van de koning: alleen tegen le Roy
paper-solo-sum = Som
paper-solo-ways = van 36
paper-solo-deed = Twee zwarte dobbelstenen zeggen wat le Roy doet
paper-solo-price = Zijn stenen ervoor
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Een inwoner: de kleur van zijn beste steen zegt waar. Hij verdringt er een van jou als hij kan.
    [event] Zijn blokjes bedekken alle vrije banieren van de laatste gebeurtenis: ze wordt meteen afgeweerd.
    [tradesman] Een meester op het vrije vak met de meeste punten; bij gelijke stand de goedkoopste kaart, dan rood, geel, wit.
    [cathedral] 2 blokjes op de Kathedraal: de hoogste waarden van het laagste niveau met plaats, elk { $gains }. Geen plaats: { $other }.
   *[character] Het bovenste personage wordt voor beiden gewaardeerd en gaat weg. Geen over: { $gains } voor le Roy.
}
paper-solo-bought = { $dice }, waarvan één je beste; de bank geeft je { $deniers }
paper-solo-banners = één voor elke banier
paper-solo-dice = Zijn dobbelstenen
paper-solo-dice-about = De hoogste waarde is de beste steen; bij gelijke stand: { $colors }. Hij neemt zijn beste en past nooit. Heeft hij er te weinig, dan doet hij alles en geeft wat hij heeft. Heb je geen steen, dan betaalt hij alleen met de zijne en krijg je niets.
paper-solo-settle = Inwoners plaatsen
paper-solo-settle-about = Twee dobbelstenen van elke kleur worden geworpen. De { $his } beste zeggen in welke gebouwen hij inwoners plaatst; een vol gebouw wordt overgeslagen. Dan plaats jij er { $yours }, en zo verder tot alles bezet is.
paper-solo-round = Rondes
paper-solo-round-about = Het zijn er { $rounds }. Jij begint de eerste, le Roy de tweede, en zo verder. Hij heeft geen deniers en geen invloed; alle zes personages liggen open op één stapel.
paper-solo-events = Gebeurtenissen en zwarte dobbelstenen
paper-solo-events-about = Zijn beste steen verwijdert de hoogste zwarte, wat ze ook tonen. Gebeurtenissen nemen hem niets af. Wat ze met grijze inwoners en blokjes doen, doen ze met de zijne.
paper-solo-result = Jouw punten min die van le Roy
paper-solo-you = Jij
paper-solo-points = Punten van le Roy in het spel
paper-solo-points-about = Streep er voor elk een getal door.

### Games against le Roy in the hall of fame

fame-roy-result = Tegen le Roy: { $result }
fame-roy-best = Beste resultaat tegen le Roy, { $result }: { $names }
fame-roy-verdict = Oordelen tegen le Roy, { $count } ×: { $verdict }
headline-settled = Een inwoner van { $who }: { $building }
headline-placed = { $who } plaatst een inwoner: { $building }
headline-expelled = { $who } wordt verdrongen: { $building }
headline-cubed = { $who } legt blokjes op { $event }: { $count }
headline-built = { $who } bouwt aan de Kathedraal: { $sites }
headline-bought = { $who } betaalt voor dobbelstenen: { $list }
headline-hired = { $who } neemt een meester in dienst: { $card }
headline-gained = { $who } krijgt { $gains }
headline-lost = { $who } verliest { $lost }
headline-thrown = Dobbelstenen in de stad: { $count }
headline-pays = { $who } betaalt { $lost }
headline-unbuilt = Kathedraal verliest blokje van { $who }
first-aim = Waar het om gaat
first-aim-family = Jullie leiden families in het middeleeuwse Troyes. Je inwoners in de drie gebouwen geven je elke ronde dobbelstenen.
first-aim-points = Met dobbelstenen drijf je handel, bouw je aan de Kathedraal en bestrijd je gebeurtenissen. Na de laatste ronde wint wie de meeste punten heeft.
hint-press = Kies wat je doet, en je eigen beste dobbelstenen komen mee; of kies eerst dobbelstenen. Op de knop staat wat Spatie doet.
count-empty-levels = Lege niveaus
count-for = Deze inwoners tellen voor { $character }.
count-for-nothing = Levert geen punten op.
headline-roy-throws = { $does ->
    [points] Le Roy neemt punten voor dobbelstenen
    [worker] Le Roy plaatst een inwoner: { $place }
    [event] Le Roy weert de laatste gebeurtenis af
    [tradesman] Le Roy plaatst een meester
    [cathedral] Le Roy bouwt aan de Kathedraal
   *[character] Le Roy waardeert het bovenste personage
}
headline-roy-starts = Le Roy begint de ronde
headline-roy-acts = Le Roy is aan de beurt
headline-roy-scored = { $character } wordt gewaardeerd
headline-roy-nothing = Le Roy kan niets doen
headline-roy-gains = Le Roy krijgt { $gains }
headline-roy-left = Dobbelstenen over voor le Roy: { $count }
headline-roy-asks = Wie verdringt le Roy? { $building }
headline-roy-needs = Le Roy wacht: { $card }
headline-roy-settles = Le Roy plaatst inwoners: { $where }
headline-roy-counters = Le Roy weert de zwarte dobbelstenen af
headline-roy-buys = Le Roy koopt je beste dobbelsteen
headline-roy-hires = Le Roy plaatst een meester: { $card }
spot-at = { $building }, plaats { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } gebruikt { $card }
headline-countered = { $who } weert { $faces } af
headline-uncountered = { $who } kan { $face } niet afweren
headline-rerolled = { $who } gooit opnieuw: { $faces }
headline-turned-over = { $who } draait dobbelstenen om: { $faces }
headline-recruited = { $who } krijgt een inwoner
headline-beaten = { $event } is afgeweerd
