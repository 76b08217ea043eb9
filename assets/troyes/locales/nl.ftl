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
effect-tax = Alle anderen betalen je 1 denier voor elke inwoner die in het Stadhuis staat, en de bank 1 voor elke grijze
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
threat-gray-cubes = Een grijs blokje op elk van de { $events } dichtstbijzijnde gebeurtenissen links
threat-gray-citizen = Een dobbelsteen zegt op welke plaats een grijze inwoner komt: { $building }
threat-build = Een grijs blokje op de Kathedraal: op het laagste niveau met een lege plek, daar op de laagste waarde
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
merit = { $character } beloont { $what }: 1 punt vanaf { $one }, 3 vanaf { $three }, 6 vanaf { $six }

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
figure-source = { $source ->
    [rulebook] uit de spelregels
    [group] uit jullie doos
   *[house] onze huiswaarde
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
   *[no-cubes] geen gebeurtenis heeft een blokje
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } { $count }
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Ronde { $round }
headline-last-round = De laatste ronde!
headline-house-figures = Huiswaarden
headline-start = Eerst: { $who }
headline-untold = Niet alles is ingevoerd
headline-corrected = Gecorrigeerd
headline-won = Winst: { $who }
headline-undecided = De puntentelling is nog open
headline-passes = { $who } past
headline-places = { $who } plaatst een inwoner
headline-home = Inwoners gaan naar huis
headline-agriculture = Landbouw: { $who }
headline-unsaid = Dobbelstenen gebruikt: { $who }
cry-opening = { $who } begint. Het spel heeft { $rounds } rondes.
cry-house-figures = De waarden op de kaarten zijn de onze, niet die van de doos.
cry-settles = { $who } plaatst een inwoner.
cry-settled = Een inwoner van { $who }: { $building }.
cry-filled = Grijze inwoners nemen de vrije plaatsen in: { $where }.
cry-round = Ronde { $round } begint.
cry-last-round = Dit is de laatste ronde!
cry-revealed = Nieuwe activiteiten: { $cards }.
cry-paid = Iedereen krijgt { $income }. Lonen: { $list }.
cry-short = { $who } kan niet alles betalen en verliest { $lost }.
cry-rolled = { $who } heeft { $dice }.
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
cry-unbuilt = De Kathedraal verliest een blokje van { $who }: { $sites }.
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
cry-agriculture = { $who } bewerkt het land.
cry-unsaid = { $who } gebruikt dobbelstenen.
cry-stored = { $who } legt blokjes op { $card } voor later: { $count }.
cry-shot = { $who } gooit { $faces }. Treffers: { $count }.
cry-gained = { $who } krijgt { $gains }.
cry-lost = { $who } betaalt of verliest { $lost }.
cry-beaten = { $event } is afgeweerd. Punten: { $list }. De kaart gaat naar { $owner }.
cry-beaten-nobody = { $event } is afgeweerd. Punten: { $list }. Niemand neemt de kaart.
nobody-gains = geen
cry-acts = { $who } is aan de beurt.
cry-pushes = Wie wordt daar verdrongen? { $event }.
cry-aims = { $who } kiest gebeurtenissen voor blokjes: { $count }.
cry-passed = { $who } past.
cry-pass-deniers = Eén denier meer voor het passen: { $who }.
cry-round-done = De ronde is voorbij.
cry-home = Verdrongen inwoners gaan naar huis: { $list }.
cry-start = Nu begint { $who }.
cry-inexact = Niet alles is ingevoerd. Misschien fout bij { $who }: { $what }.
cry-untold = Niet alles is ingevoerd: sommige getallen zijn misschien fout.
cry-booked = In het kaartenboek geschreven: { $card }.
cry-corrected = Gecorrigeerd: { $what }.
cry-shown = { $who } had { $characters }.
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
headline-sites = Kathedraal: { $sites }

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
achievement-games = Gespeelde partijen: { $count }
achievement-points = Minstens { $points } punten
achievement-merit = Alle { $points } punten: { $character }
achievement-every-merit = Punten van elk personage
achievement-majority = Meer dan de helft van de plekken: { $building }
achievement-every-level = Een blokje op elk niveau van de Kathedraal

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
paper-report-title = Verslag van een partij { $game }
paper-activities = Activiteiten
paper-spaces = Vakken
paper-events = Gebeurtenissen
paper-rewards = Beloningen
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
args-gray = schrijf drie getallen met komma’s ertussen, voor paleis, bisschopspaleis en stadhuis, zoals in 2,2,2, niet “{ $text }”
args-gray-players = alleen met twee spelers staan daar vooraf grijze inwoners; laat het weg
args-bots-box = de bots trekken geen kaarten; laat --cards box weg
args-bots-thrown = de bots gooien geen dobbelstenen; laat --dice thrown weg
args-bots-open = de bots hebben de waarden van alle kaarten nodig; laat --figures weg of noem een kaartenboek dat ze allemaal heeft
