# Dutch. The game has no Dutch edition: terms of the Dutch and Flemish reviews (Spellenlab, Rowdy van Lieshout) where they have any:
# dobbelsteen, doorzichtig, ochtend, namiddag, prestigegebouw, werkgebouw, kathedraal, stadhuis, invloed, kennis. The others are ours.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value has “de” (de witte 3), a plaza “het” (het witte plein, wit plein).

## Things

color = { $color ->
    [red] rood
    [yellow] geel
   *[white] wit
}
color-letter = { $color ->
    [red] R
    [yellow] G
   *[white] W
}
plaza-color = { $color ->
    [red] rood
    [yellow] geel
   *[white] wit
}
half = { $half ->
    [morning] ochtend
   *[afternoon] middag
}
day = Dag { $day }
half-day = Dag { $day }, { half }
roll = zwart { $black }, doorzichtig { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] rood aan beide kanten
        [yellow] geel aan beide kanten
       *[white] wit aan beide kanten
    }
   *[no] { $up ->
        [red] rood
        [yellow] geel
       *[white] wit
    }, { $down ->
        [red] rood
        [yellow] geel
       *[white] wit
    } aan de andere kant
}
tile-name = tegel { $tile }
tile = { $side ->
    [banquet] Banket { $tile }
   *[raid] Plundering { $tile }
}: { $effect }
available = { $red } rood, { $yellow } geel, { $white } wit
order-roll = worp van { $half-day }
order-close = einde van { $half-day }
strike-plaza = { color } plein verwoest
strike-sheets = { color } { $value } getroffen
strike-already = { color } { $value } opnieuw

## Prices and offers

price-free = gratis
price-any = { $count ->
    [one] 1 grondstof naar keuze
   *[other] { $count } grondstoffen naar keuze
}
price-denier = { $count ->
    [one] 1 denier
   *[other] { $count } deniers
}
price-influence = { $count } invloed
price-knowledge = { $count } kennis
offer = { $die ->
    [black] { $color ->
        [red] zwart { $value } als rood
        [yellow] zwart { $value } als geel
       *[white] zwart { $value } als wit
    }
   *[clear] { color } { $value }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = 1 invloed verandert de waarde met hoogstens 2
    .short = invloed: ±2
effect-no-influence = invloed kan de waarde niet veranderen
    .short = waarde vast
effect-free = de dobbelsteen is gratis
    .short = gratis
effect-one-denier-more = kost 1 denier meer
    .short = inbegrepen
effect-cathedral-gains = met een Kathedraal krijg je 1 grondstof van elke soort
    .short = Kathedraal: elke grondstof +1
effect-one-knowledge-more = kost 1 kennis meer
    .short = inbegrepen
effect-work-citizen = met een werkgebouw 1 inwoner meer in de kleur van het gebouw
    .short = werkgebouw: +1 inwoner
effect-value-nothing = de waarde is 0; invloed kan die verhogen
    .short = waarde 0
effect-cheap-color = 1 kennis verandert de kleur
    .short = kleur: 1 kennis
effect-no-color-change = kennis kan de kleur niet veranderen
    .short = kleur vast
effect-fortress-citizens = met een Vesting 1 rode inwoner meer en 1 gele of witte meer
    .short = Vesting: +2 inwoners
effect-one-influence-more = kost 1 invloed meer
    .short = inbegrepen
effect-great-hall-counts = met een Grote Hal tel je één dobbelsteen meer van de gevraagde kleur
    .short = Grote Hal: +1
effect-no-prestige = geen prestigegebouw met deze dobbelsteen
    .short = geen prestigegebouw
effect-strike-ignored = de zwarte dobbelsteen treft hier niets en mag gekozen worden
    .short = mag gekozen worden
effect-clear-strikes = een doorzichtige dobbelsteen treft hier zoals de zwarte
    .short = doorzichtige dobbelsteen treft

## Cries

cry-opening = Nummer je kolommen van links naar rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banket { $tile }
   *[raid] Plundering { $tile }
}: { $effect }.
cry-half-day = Dag { $day }, { half }.
cry-last-half-day = Dit is het laatste dagdeel.
cry-spared = Tegel 8 spaart het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein: de zwarte { $value } treft niets en mag gekozen worden.
cry-plaza-struck = De zwarte { $value } verwoest het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein.
cry-plaza-raided = Plundering! De doorzichtige { $value } verwoest het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein.
cry-sheets-struck = Streep je { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } door, tenzij er een Vesting in kolom { $value } staat.
cry-already-struck = De { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } is al eerder getroffen: er valt niets meer door te strepen.
cry-offered = Kies: { $offers }.
cry-none-free = Geen dobbelsteen is gratis: wie er geen kan betalen, krijgt 1 grondstof van elke soort in plaats van een actie.
cry-rebuilt = Het { $from ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein is herbouwd{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , nu in het rood.
        [yellow] , nu in het geel.
       *[white] , nu in het wit.
    }
}
cry-turned-to-raid = Tegel { $tile } toont nu zijn plunderkant: { $effect }.
cry-day-began = Dag { $day } begint.
cry-sheet-strikes-begin = Vanaf vandaag treft de zwarte dobbelsteen ook jullie bladen.
cry-last-day = Dit is de laatste dag.
cry-ended = Het spel is uit. Tel je rijen, je paren overgebleven grondstoffen en je inwoners.

headline-opening = Kolommen: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Banket { $tile }
   *[raid] Plundering { $tile }
}
headline-last-half-day = Dit is het laatste dagdeel
headline-plaza-struck = De zwarte { $value } verwoest het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein
headline-plaza-raided = Plundering! { $color ->
    [red] Rood plein verwoest
    [yellow] Geel plein verwoest
   *[white] Wit plein verwoest
}
headline-offered = Kies een dobbelsteen
headline-none-free = Geen dobbelsteen is gratis
headline-rebuilt = Het { $from ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein { $same ->
    [yes] is herbouwd
   *[no] { $to ->
        [red] is nu rood
        [yellow] is nu geel
       *[white] is nu wit
    }
}
headline-turned-to-raid = { $tile ->
    [1] Tegel 1: voortaan ligt de waarde vast
    [2] Tegel 2: voortaan 1 denier meer
    [3] Tegel 3: voortaan 1 kennis meer
    [4] Tegel 4: dobbelsteen telt voortaan 0
    [5] Tegel 5: voortaan ligt de kleur vast
    [6] Tegel 6: voortaan 1 invloed meer
    [7] Tegel 7: voortaan geen prestigegebouw
   *[8] Tegel 8: elke dobbelsteen treft voortaan
}
headline-day-began = Dag { $day } begint
headline-sheet-strikes-begin = Nu worden ook jullie bladen getroffen
headline-last-day = Dit is de laatste dag
headline-sheets-struck = Streep de { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} { $value } door!
headline-already-struck = { $color ->
    [red] Rood
    [yellow] Geel
   *[white] Wit
} { $value }: al getroffen
headline-spared = Het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein is gespaard
headline-ended = Het spel is uit
reason-already-struck = Niets meer door te strepen
reason-sheets-struck = Behalve met een Vesting in kolom { $value }
reason-spared = Tegel 8 beschermt het

## What is remarkable about a roll

surprise-escaped = { $color ->
    [red] Alleen de rode { $value } is nog over.
    [yellow] Alleen de gele { $value } is nog over.
   *[white] Alleen de witte { $value } is nog over.
}
surprise-row = { $color ->
    [red] Drie keer op rij is rood getroffen!
    [yellow] Drie keer op rij is geel getroffen!
   *[white] Drie keer op rij is wit getroffen!
}
surprise-twice = Twee keer dezelfde dobbelsteen! Die is al doorgestreept.
surprise-spared = Gespaard! Dat scheelde niet veel.

## The terminal

cli-struck-before = Getroffen vóór de overname: { $dice }.
cli-wheel = Het wiel, met de klok mee:
cli-plaza = plein { $number }: { $plaza }
cli-neutral = neutrale zone
cli-heading = { $half-day } ({ $number } van { $all })
cli-dice = Dobbelstenen: { $roll }.
cli-black-die = zwart { $value }
colored-die = { color } { $value }
cli-place = plek { $place }: { $die } (plein { $number }: { $plaza })
cli-place-destroyed = { $placed }, verwoest
cli-choose = Kies er een:
cli-available = Beschikbaar voor een Grote Hal: { $available }.
cli-plazas = { $half ->
    [morning] pleinen van de ochtend: { $plazas }
   *[afternoon] pleinen van de middag: { $plazas }
}
cli-next-roll = Druk op Enter om te gooien voor de { half } van dag { $day }.
cli-next-dice = Druk op Enter om de dobbelstenen van de { half } van dag { $day } uit het bestand te halen.
cli-ask-dice = De dobbelstenen van de { half } van dag { $day }, de zwarte eerst:
cli-next-close = Als iedereen gekozen en een actie uitgevoerd heeft, druk dan op Enter om de { half } van dag { $day } te beëindigen.

## The almanac

almanac-struck = Hoe waarschijnlijk het is dat een dobbelsteen op de bladen aan het einde van elke dag getroffen is
almanac-struck-so-far = Hoeveel dobbelstenen op de bladen aan het einde van elke dag getroffen zijn: gemiddeld, en het aantal dat in 10, 50 en 90 van de 100 spellen niet wordt overschreden
almanac-of-hundred = { $games } van 100
almanac-average = gemiddeld
almanac-any-color = elke kleur
almanac-any-tile = elke tegel
almanac-places = De dobbelstenen op elke plek van het wiel
almanac-offered = te kiezen
almanac-value = ogen
almanac-free = gratis
almanac-printed = deze prijs
almanac-dearer = duurder
almanac-half-days = Hoe vaak geen dobbelsteen gratis is
almanac-none-free = geen gratis
almanac-available = Hoe vaak elk aantal dobbelstenen van een kleur te kiezen is
almanac-plazas = Hoeveel van de negen pleinen een andere kleur tonen dan in het begin
almanac-turned = veranderd
almanac-most = meeste
almanac-fewest = zeldzaamste
almanac-start = Begin
almanac-tiles = Wat elke tegel doet in de spellen waarin hij meedoet: de kans dat hij een plundering is, en per spel de dobbelstenen bij zijn banket, de dobbelstenen bij zijn plundering, gespaarde pleinen en pleinen die een doorzichtige dobbelsteen verwoest
almanac-raid-day-4 = plundering, dag 4
almanac-raid = plundering, einde
almanac-at-banquet = banket
almanac-at-raid = plundering
almanac-spared = gespaard
almanac-raided = verwoest
almanac-fair-dice = Vier dobbelstenen in elk dagdeel
almanac-fair-next = De zwarte dobbelsteen ’s ochtends en ’s middags
almanac-fair-one-colored = Waar de eenkleurige pleinen liggen
almanac-fair-two-colored = Waar de tweekleurige pleinen liggen en welke kant boven ligt
almanac-fair-tiles = Welke tegels uitgedeeld worden
odds-struck = Getroffen dobbelstenen
odds-from-to = { $low } tot { $high }
odds-struck-now = Getroffen dobbelstenen op de bladen tot nu toe: { $count }. Gemiddeld zijn het er nu { $average }, en in 8 van de 10 spellen { $range }.
odds-struck-end = Getroffen dobbelstenen op de bladen in dit spel: { $count }. Gemiddeld zijn het er { $average }, en in 8 van de 10 spellen { $range }.
odds-safe = Jullie bladen zijn veilig tot dag { $day }.
odds-next =
    { $count ->
        [one] Bij de volgende worp het meest in gevaar: { $die }, { $chance }
       *[other] Bij de volgende worp het meest in gevaar, even sterk: { $die }, { $chance }
    }
odds-range = 8 van de 10 spellen
odds-average = gemiddeld
odds-own = dit spel
odds-days = Dag
odds-struck-axis = Getroffen dobbelstenen tot nu toe
odds-danger = Dobbelstenen in gevaar
odds-danger-over = Dobbelsteen voor dobbelsteen
odds-danger-any = Hoe waarschijnlijk het is dat elke dobbelsteen voor het einde van een spel getroffen wordt.
odds-danger-now =
    { $count ->
        [one] Tot het einde van het spel het meest in gevaar: { $die }, { $chance }.
       *[other] Tot het einde van het spel het meest in gevaar, even sterk: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] Alleen bij de volgende worp het meest in gevaar: { $die }, { $chance }.
       *[other] Alleen bij de volgende worp het meest in gevaar, even sterk: { $die }, { $chance }.
    }
odds-danger-end = Getroffen in dit spel: { $count } van de { $all } dobbelstenen.
odds-danger-axis = Getroffen voor het einde van het spel, in procenten
odds-danger-axis-over = Hoe waarschijnlijk dat in het begin was, in procenten
odds-values = Dobbelsteen op de bladen
odds-gone = al getroffen
odds-any = aan het begin van elk spel
odds-offer = Dobbelstenen te kiezen
odds-offer-any = Hoe vaak elk aantal dobbelstenen van een kleur te kiezen is.
odds-offer-about = Hoe vaak elk aantal dobbelstenen van een kleur in dit spel te kiezen was.
odds-offer-axis = Hoe vaak, in procenten van de dagdelen
odds-dice = Dobbelstenen van die kleur te kiezen in een dagdeel
odds-none-free = In dit spel was in { $chance } van de dagdelen geen dobbelsteen gratis; gemiddeld is dat { $average }.
odds-none-free-any = Gemiddeld is in { $average } van de dagdelen geen dobbelsteen gratis.

## Refusals

refusal-plaza-count = Een wiel heeft negen pleinen, niet { $count }.
    .clause = het wiel heeft negen pleinen, niet { $count }
refusal-tile-count = Er zijn drie tegels in het spel, niet { $count }.
    .clause = er zijn drie tegels of geen, niet { $count }
refusal-no-such-tile = De tegels zijn genummerd van 1 tot en met 8; invoer { $position } is { $number }.
    .clause = de tegels zijn genummerd van 1 tot en met 8; invoer { $position } is { $number }
refusal-tile-twice = Tegel { $tile } is meer dan eens genoemd.
    .clause = tegel { $tile } ligt er meer dan eens
refusal-same-color-plazas = Tegels liggen bij drie pleinen die aan beide kanten gelijk zijn; dit wiel heeft er { $count }.
    .clause = tegels vragen drie pleinen die aan beide kanten gelijk zijn, niet { $count }
refusal-numbering-count = De nummering heeft zes getallen, niet { $count }.
    .clause = zes kolommen krijgen een getal, niet { $count }
refusal-numbering-face = Kolommen dragen 1 tot en met 6: kolom { $column } kan niet { $value } dragen.
    .clause = kolom { $column }: geen dobbelsteen toont { $value }
refusal-numbering-twice = Het getal { $value } staat in meer dan één kolom.
    .clause = { $value } staat in meer dan één kolom
refusal-numbering-text = Schrijf de zes getallen met spaties ertussen, zoals 4 5 6 1 2 3.
refusal-no-such-day = Het spel heeft dag 1 tot en met 8, niet { $day }.
    .clause = het spel heeft dag 1 tot en met 8, niet { $day }
refusal-no-such-struck-die = Getroffen dobbelsteen { $position } kan geen { $value } zijn: een dobbelsteen toont 1 tot en met 6.
    .clause = getroffen dobbelsteen { $position }: geen dobbelsteen toont { $value }
refusal-struck-twice = { $die } is meer dan eens als getroffen genoemd.
    .clause = { $die } is meer dan eens als getroffen genoemd
refusal-struck-too-early = Geen blad kan getroffen zijn voordat de ochtend van dag 3 voorbij is.
    .clause = geen blad kan getroffen zijn voordat de ochtend van dag 3 voorbij is
refusal-black-die = De zwarte dobbelsteen kan niet { $value } tonen: een dobbelsteen toont 1 tot en met 6.
    .clause = de zwarte dobbelsteen: geen dobbelsteen toont { $value }
refusal-clear-die = Doorzichtige dobbelsteen { $which } kan niet { $value } tonen: een dobbelsteen toont 1 tot en met 6.
    .clause = doorzichtige dobbelsteen { $which }: geen dobbelsteen toont { $value }
refusal-dice-count = Voer vier dobbelstenen in, de zwarte eerst: { $count ->
    [0] er is er nog geen
    [one] er is er 1
   *[other] er zijn er { $count }
}.
refusal-dice-text = ‘{ $text }’ is geen getal: voer de vier dobbelstenen in, bijvoorbeeld 3 1 3 6.
refusal-rolled-already = De dobbelstenen van dit dagdeel zijn al gegooid.
    .clause = de dobbelstenen van dit dagdeel zijn al gegooid
refusal-not-rolled = Het dagdeel kan niet eindigen voordat de dobbelstenen gegooid zijn.
    .clause = het dagdeel kan niet eindigen voordat de dobbelstenen gegooid zijn
refusal-over = Het spel is uit.
    .clause = het spel is uit
refusal-dice-not-dealt = Dit zijn niet de dobbelstenen die de code { $code } geeft.
    .clause = dit zijn niet de dobbelstenen die de code { $code } geeft

refusal-too-many-built = { $building }: een rij heeft 6 gebouwen, niet { $count }. Tel die rij nog eens.
refusal-no-such-circle = { $building }: in een cirkel staat 1, 2 of 3, niet { $number }.
refusal-circle-count = Controleer Kathedralen en cirkels: elke getekende Kathedraal vult één cirkel. Ingevoerd zijn Kathedralen: { $cathedrals }, ingevulde cirkels: { $circles }.
refusal-circle-too-often = Controleer de cirkels op het blad: { $due ->
    [0] nog geen Kathedraal geeft het getal { $number }, maar het is wel ingevoerd
    [1] de Kathedralen geven het getal { $number } maar één keer, maar het is { $circles } keer ingevoerd
   *[other] de Kathedralen geven het getal { $number } maar twee keer, maar het is { $circles } keer ingevoerd
}. De eerste twee Kathedralen geven 1, de volgende twee 2, de laatste twee 3.
refusal-too-many-leftovers = Over ({ $resource }): hoogstens 18, niet { $count }. Tel ze nog eens.
refusal-too-many-citizens = Er zijn hoogstens 60 inwoners, niet { $count }. Tel ze nog eens.

## The reckoning

building-fortress = Vesting
building-counts-palace = Grafelijk Paleis
building-great-hall = Grote Hal
building-city-hall = Stadhuis
building-cathedral = Kathedraal
building-bishopric = Bisschopspaleis
resource-influence = invloed
resource-deniers = deniers
resource-knowledge = kennis
sheet-field-built = { $building }, getekend
sheet-field-circle = { $building }, cirkel
sheet-field-leftovers = Over: { $resource }
sheet-field-citizens = Inwoners
warning-many-in-struck-columns = { $building }: { $count ->
    [one] 1 ervan staat in een getroffen kolom, en geen Vesting kan het gebouw gered hebben. Is het eerder getekend?
   *[other] { $count } ervan staan in getroffen kolommen, en geen Vesting kan ze gered hebben. Zijn ze eerder getekend?
}
warning-too-many-before = Minstens { $buildings ->
    [one] 1 gebouw moet getekend zijn
   *[other] { $buildings } gebouwen moeten getekend zijn
} vóór de aanval van { $half-day }, na maar { $half-days ->
    [one] 1 dagdeel
   *[other] { $half-days } dagdelen
}. Alleen bonussen maken dat mogelijk. Controleer de gebouwen op het blad.
warning-tracks-without-citizens = { $tracks ->
    [one] Een vol inwonersspoor vraagt 20 inwoners
   *[other] { $tracks } volle inwonerssporen vragen elk 20 inwoners
}, en er zijn er { $citizens }. Controleer welke sporen vol zijn.
results-leftovers = Grondstoffen over
results-leftover-points = Grondstoffen over, punten
results-citizens = Inwoners
award-builder = Gouden troffel
award-citizens = De meeste inwoners
award-row = De beste rij
award-purse = De volste beurs
results-points-of = { $building }, punten
results-drawn = Getekende gebouwen
results-circles = Getallen in de cirkels
results-tracks = { $name }, volledig omcirkelde sporen:
achievement-three-solo = Drie spellen alleen
achievement-three-multiplayer = Drie spellen met anderen
achievement-three-expansion = Drie spellen met Banketten en Plunderingen
achievement-points = Minstens { $points } punten
achievement-won-over-sixty = Een spel met anderen gewonnen met meer dan 60 punten
achievement-eighteen-from-one = 18 punten van één personage
achievement-forty-citizens = Minstens 40 inwoners
achievement-full-row = Alle zes: { $building }
achievement-resource-track = Het hele spoor: { $resource }
achievement-citizen-track = Het hele inwonersspoor: { $color-name }

## The desk

desk-roll = Gooi de dobbelstenen
desk-close = Dagdeel beëindigen
desk-enter = Leg deze dobbelstenen
desk-throw = Dobbelstenen, de zwarte eerst
desk-throw-face = Voeg een { $value } toe
desk-throw-black = { $value ->
    [0] Zwarte dobbelsteen: nog geen waarde
   *[other] Zwarte dobbelsteen: { $value }
}
desk-throw-clear = { $value ->
    [0] Doorzichtige dobbelsteen { $which }: nog geen waarde
   *[other] Doorzichtige dobbelsteen { $which }: { $value }
}
desk-offers = Kies een dobbelsteen
desk-no-offers = De dobbelstenen zijn nog niet gegooid.
desk-available = Beschikbare dobbelstenen: { $available }
desk-strike-grid = Getroffen dobbelstenen
desk-die-struck = { $die }: getroffen, { $when }
desk-die-struck-before = { $die }: getroffen vóór de overname
desk-die-stands = { $die }: niet getroffen
desk-log-raid = { $tile } toont zijn plunderkant
desk-wheel = Wiel
desk-plaza = Plein { $number }, { $plaza }
desk-tile-at = Plein { $number }: { $tile }
desk-destroyed = verwoest
desk-black-die = zwarte dobbelsteen { $value }
desk-clear-die = doorzichtige dobbelsteen { $value }

setup-expansion = Banketten en Plunderingen
setup-expansion-about = Legt een tegel bij elk van de drie pleinen die aan beide kanten gelijk zijn.
setup-numbering = Getallen boven de kolommen
setup-numbering-first = Eerste spel: { $numbers }
setup-numbering-rising = Oplopend: { $numbers }
setup-numbering-falling = Aflopend: { $numbers }
setup-numbering-expert = Gevorderd: vrije volgorde
setup-leftmost = Getal uiterst links
setup-own-numbers = Getallen van links naar rechts
setup-options-about = De code, de nummers boven de kolommen, eigen dobbelstenen of wiel, halverwege beginnen.
setup-dice = Dobbelstenen
setup-dice-code = Gegooid door de app
setup-dice-entered = Op tafel gegooid en ingevoerd
setup-start = Het spel begint op
setup-struck = Al getroffen
setup-struck-about = Markeer de dobbelstenen die al doorgestreept zijn, zodat de stadsomroeper ze kent. Zonder markering telt hij vanaf nu.
setup-wheel = Wiel
setup-wheel-code = Bepaald door de code
setup-wheel-entered = Zoals het op tafel ligt
setup-wheel-about = Druk op een plein voor de volgende kleur, en op het kleine teken ernaast voor de kleur van de andere kant.
setup-plaza-down = Plein { $number }, andere kant: { $color-name }
setup-tiles = Tegels
setup-tiles-code = Getrokken door de code
setup-tiles-entered = Zoals ze op tafel liggen
setup-tiles-about = Pak een tegel onder het wiel en leg hem bij een van de drie pleinen die aan beide kanten gelijk zijn. Druk er daar op voor de plunderkant.
setup-same-color = Pleinen die aan beide kanten gelijk zijn: { $count } van { $all }
setup-tiles-laid = Tegels bij het wiel: { $count } van { $all }
setup-place-tile = Tegel bij plein { $number }: { $tile }
setup-place-empty = Tegel bij plein { $number }: geen
setup-tile = Tegel { $tile }
setup-tile-laid = Tegel { $tile }, bij plein { $number }
setup-start-day = Begin op dag { $day }
setup-start-half = { $half ->
    [morning] Begin in de ochtend
   *[afternoon] Begin in de middag
}

guide-sheets = 1. Iedereen neemt een blad en een potlood en nummert de kolommen zoals de eerste aankondiging zegt.
guide-open = 2. Jij bent de stadsomroeper en speelt zelf mee. Druk gewoon op Spatie: die doet altijd de volgende stap.
guide-roll = 3. Spatie gooit. De dobbelstenen liggen op hun pleinen; iedereen kiest er een, betaalt de prijs en voert een actie uit, allen tegelijk.
guide-strike = 4. De zwarte dobbelsteen verwoest zijn plein. Vanaf dag 3 streept iedereen ook op het blad de dobbelsteen van dat getal en die kleur door, tenzij er een Vesting in die kolom staat.
guide-close = 5. Als iedereen klaar is, beëindigt Spatie het dagdeel. Tel na zestien dagdelen je punten.
check-sheet = Een blad en een potlood voor iedereen.
check-number = Nummer je kolommen van links naar rechts.
check-resources = Je begint met 3 van elke grondstof.
check-tiles = Bij het wiel liggen drie tegels: banketten, tot hun plein wordt verwoest.
check-roll = Daarna wordt er gegooid.
first-need = Wat je nodig hebt
first-need-sheets = Een scoreblad en een potlood voor iedereen. Druk de bladen hier af of neem die van het spel.
first-need-app = Geen wiel en geen dobbelstenen: Town Crier gooit, draait het wiel en kondigt aan wat er gebeurt. Wie het bedient, speelt mee.
first-need-time = Eén tot twintig mensen en ongeveer een half uur; de eerste keer iets meer.
first-before = Voor de eerste worp
first-before-number = Iedereen nummert de zes kolommen van links naar rechts, zoals wordt aangekondigd.
first-before-resources = Iedereen begint met 3 invloed, 3 deniers en 3 kennis.
first-half-day = Een dagdeel
first-roll = Er wordt met drie doorzichtige dobbelstenen en een zwarte gegooid. Van laag naar hoog liggen ze op de vier pleinen van dit dagdeel, en een doorzichtige dobbelsteen neemt de kleur van zijn plein aan.
first-strike = De zwarte dobbelsteen verwoest zijn plein voor dit dagdeel. Vanaf dag 3 treft hij ook jullie bladen: streep de dobbelsteen van die kleur en waarde door, tenzij er een Vesting in die kolom staat.
first-choose = Allemaal tegelijk kiest iedereen een van de overgebleven dobbelstenen en betaalt de prijs bij het plein. Meerdere mensen mogen dezelfde kiezen.
first-act = Daarmee doe je een van drie dingen: zoveel grondstoffen van zijn kleur nemen als hij toont, een prestigegebouw bouwen of een werkgebouw bouwen. Invloed verandert zijn waarde, kennis zijn kleur.
first-close = Als iedereen klaar is, wordt het verwoeste plein omgedraaid en begint het volgende dagdeel. Na elke middag draait het wiel.
first-end = Het einde
first-end-count = Tel na acht dagen, dus zestien dagdelen, jullie punten. Town Crier telt ze op en meldt wat niet kan kloppen.
hint-start = Je begint met drie van elke grondstof: invloed (rood), deniers (geel) en kennis (wit).
hint-plazas = Een dagdeel wordt op vier pleinen gespeeld: nu op deze.
hint-prices = Het teken bij elk plein zegt wat een dobbelsteen daar kost: niets, één grondstof naar keuze, één denier of twee deniers.
hint-color = Een doorzichtige dobbelsteen krijgt de kleur van zijn plein, hier: { $die }. Je gebruikt hem in het deel van je blad met die kleur.
hint-black = De zwarte dobbelsteen verwoest zijn plein: niemand gebruikt het in dit dagdeel. Daarna ligt het met de andere kant boven.
coming-strikes = { $half-day }: ook bladen worden getroffen
hint-actions = Doe één ding met je dobbelsteen: omcirkel zoveel grondstoffen als hij toont, of teken in zijn kolom een prestigegebouw of een werkgebouw.
hint-or = of
hint-ask-free = Welke dobbelsteen is gratis? Steek je hand op!
hint-free = Het is { $die }. Het eerste plein kost niets; elk volgend plein kost meer.
hint-ask-gone = Welke dobbelsteen kan niemand kiezen?
hint-gone = Het is { $die }: het plein eronder is verwoest.
hint-ask-gain = Je krijgt grondstoffen met { $die }. Hoeveel omcirkel je er?
hint-gained = Je omcirkelt er { $count }: zoveel als de dobbelsteen toont.
hint-ask-dearest = Welke dobbelsteen kost het meest?
hint-dearest = Het is { $die }. De prijs: { $price }.
hint-tile-price = { $tile }. Prijs van deze dobbelsteen: { $price }.
hint-ready = Iedereen doet zijn actie tegelijk. Is iedereen klaar, dan eindigt het dagdeel.
hint-afternoon = ’s Middags wordt op de volgende vier pleinen gespeeld.
hint-taught = Nu weet je hoe het gaat. Speel verder: een tip komt alleen nog als er iets nieuws is.
hint-last-day = Dit is de laatste dag: er zijn nog twee dagdelen.
hint-end = Het spel is uit. Voer in wat op jullie bladen staat: Town Crier telt de punten op.

room-number = Nummer je kolommen.
room-wait = Zo wordt er gegooid.

## The hall of fame

hall-part = vanaf { $half-day }
hall-struck = Getroffen dobbelstenen in alle spellen
hall-fair = verwacht met eerlijke dobbelstenen
hall-most-struck = Het vaakst getroffen door de zwarte dobbelsteen, vanaf dag 1: { $die }, { $times } keer.

## Printing

print-numbered = Druk { $numbers } in de dobbelstenen, en de code
print-sheets = Bladen afdrukken
print-sheets-title = Scorebladen
print-card = Kaart afdrukken
print-card-about = De code, de getallen, het wiel, de tegels en wat er in een dagdeel te doen is.
print-invitation = Een tweede pagina met de QR-code voor telefoons
print-report-title = Spelverslag
print-report = Verslag afdrukken
print-report-about = De dobbelstenen en de verwoestingen van elk dagdeel, en de punten aan het einde.

## Paper

paper-game = Troyes Dice
paper-player = Speler
paper-code = Code { $code }
paper-sheets-title = Scorebladen voor Troyes Dice
paper-card-title = De omroeperskaart
paper-report-title = Verslag van een spel Troyes Dice
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Adel
paper-district-yellow = Burgers
paper-district-white = Geestelijken
paper-citizens = Inwoners
paper-total = Totaal
paper-prices = Een dobbelsteen kost
paper-none-free = Geen gratis en geen te betalen: 1 grondstof van elke soort in plaats van een actie.
paper-changes = Dobbelsteen aanpassen
paper-change-value = waarde 1 hoger of lager
paper-change-color = een andere kleur
paper-strikes = De zwarte dobbelsteen
paper-strikes-about = Vanaf dag 3: streep de dobbelsteen door met zijn waarde en de kleur van zijn plein, tenzij een Vesting in de kolom staat.
paper-cathedrals = Kathedralen
paper-cathedrals-about = Schrijf bij het bouwen 1, 1, 2, 2, 3, 3 naast de rij die ze tonen.
paper-card-columns = Kolommen van links naar rechts
paper-card-prices = Wat een dobbelsteen kost
paper-card-place = Plek { $place }
paper-card-placing = Met de klok mee na de neutrale zone: de vier plekken van de ochtend, dan de vier van de middag; dezelfde prijzen.
paper-card-tiles = Tegels in het spel
paper-card-half-day = Elk dagdeel
paper-card-days = Dagen
paper-step-roll = Gooien
paper-step-roll-about = De drie doorzichtige dobbelstenen en de zwarte.
paper-step-place = Leggen
paper-step-place-about = Van laag naar hoog op de vier plekken van het dagdeel; de zwarte vóór een doorzichtige met dezelfde waarde. Doorzichtige dobbelstenen krijgen de kleur van het plein.
paper-step-strike = Verwoesten
paper-step-strike-about = De zwarte dobbelsteen verwoest zijn plein. Vanaf dag 3 streept iedereen de dobbelsteen van die waarde en kleur door, tenzij er een Vesting in die kolom staat.
paper-step-choose = Kiezen
paper-step-choose-about = Iedereen kiest een dobbelsteen die over is, betaalt en voert een actie uit; meerdere spelers mogen dezelfde kiezen. Is er geen gratis, dan krijgt wie er geen kan betalen 1 grondstof van elke soort in plaats van een actie.
paper-step-end = Afsluiten
paper-step-end-about = Draai het verwoeste plein om en leg het terug; zijn banket wordt voorgoed een plundering.
paper-step-turn = Draaien
paper-step-turn-about = Na een middag draait het kleine wiel één inkeping met de klok mee. Tel na dag 8 je punten.
paper-report-half-days = Dagdelen
paper-report-empty = Er is nog niet gegooid.
paper-report-raid = tegel { $tile } toont zijn plunderkant
paper-report-scores = Scores

# The pace of the table.
evening-short-with-end = { $minutes } min · nog { $end } min
evening = { $minutes } min gespeeld{ $continued ->
    [yes] {" "}sinds het hervatten
   *[no] {""}
} · dagdelen over: { $left }
evening-with-end = { $minutes } min gespeeld{ $continued ->
    [yes] {" "}sinds het hervatten
   *[no] {""}
} · dagdelen over: { $left } · nog ongeveer { $end } min

## Arguments

args-plaza-count = er zijn er negen nodig, plein 1 tot en met 9, niet { $count }
args-plaza = elk plein is twee van r, y en w, de kleur boven en dan de andere kant, maar nummer { $position } is ‘{ $text }’
args-same-color-plazas = de tegels vragen een wiel met drie pleinen die aan beide kanten gelijk zijn, zoals rr, yy en ww, en dit heeft er { $count }
args-tile-count = er zijn er drie nodig, voor de gelijke pleinen met de klok mee vanaf plein 1, niet { $count }
args-tile = elke tegel is een getal van 1 tot en met 8, met een r erachter als de plunderkant boven ligt, maar nummer { $position } is ‘{ $text }’
args-tile-twice = van elke tegel is er één, maar tegel { $tile } is meer dan eens genoemd
args-numbering = schrijf first, 4+, 4- of zes getallen zoals 4,1,6,2,5,3, niet ‘{ $text }’
args-number-count = er zijn zes getallen nodig, van links naar rechts, niet { $count }
args-number = elk getal is 1 tot en met 6, maar nummer { $position } is ‘{ $text }’
args-number-twice = elk getal staat in één kolom, maar { $value } is meer dan eens genoemd
args-from = schrijf een dag van 1 tot en met 8 en m voor de ochtend of a voor de middag, zoals 3a, niet ‘{ $text }’
args-struck = elke dobbelsteen is r, y of w en een getal van 1 tot en met 6, zoals w3, maar nummer { $position } is ‘{ $text }’
args-struck-twice = elke dobbelsteen wordt één keer getroffen, maar { $text } is meer dan eens genoemd
args-struck-early = bladen worden vanaf de ochtend van dag 3 getroffen, dus dit gaat alleen met --from 3a of later
args-dice-count = er zijn vier dobbelstenen nodig, de zwarte en dan de drie doorzichtige, niet { $count }
args-die = { $which ->
    [black] de zwarte dobbelsteen
    [first] de eerste doorzichtige dobbelsteen
    [second] de tweede doorzichtige dobbelsteen
    [third] de derde doorzichtige dobbelsteen
   *[other] dobbelsteen { $which }
} toont 1 tot en met 6, niet ‘{ $text }’
args-dice-too-few = { $name } eindigt voor de { half } van dag { $day }; { $needed ->
    [one] er is nog 1 regel nodig
   *[other] er zijn nog { $needed } regels nodig
}
args-dice-too-many = { $name }, regel { $line }: het spel is uit, en de dobbelstenen vanaf hier horen bij geen dagdeel

## A saved game

check-code = code { $code }
check-no-code = geen code, wiel en dobbelstenen ingevoerd
check-holds = { $file }: in orde: { $code }; { half } van dag { $day } ({ $number } van { $all }), { $next ->
    [roll] nog niet gegooid
    [close] gegooid
   *[over] uit
}; { $orders ->
    [one] 1 stap
   *[other] { $orders } stappen
}{ $undone ->
    [0] {""}
   *[other] , { $undone } ongedaan gemaakt
}
damage-plaza = plein { $number }: daar ligt { $found }, maar de code { $code } geeft { $dealt }
damage-plaza-named = { $up ->
    [red] rood
    [yellow] geel
   *[white] wit
} boven { $down ->
    [red] rood
    [yellow] geel
   *[white] wit
}
damage-tile = tegel { $position } van de lijst: daar ligt { $found }, maar de code { $code } geeft { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } met Banket boven
   *[raid] { $tile } met Plundering boven
}
damage-nothing = niets
damage-dice = zwart { $black } en doorzichtig { $a }, { $b }, { $c } zijn niet de dobbelstenen die de code { $code } geeft

## The rules

rules-half-day = Een dagdeel
rules-prices = Het wiel en de prijzen
rules-actions = Wat een dobbelsteen doet
rules-changes = Een dobbelsteen veranderen
rules-buildings = De zes gebouwen
rules-citizens = Inwoners en bonussen
rules-strikes = Treffers vanaf dag 3
rules-tiles = Banketten en plunderingen
rules-scoring = Puntentelling
rule-days = Een spel heeft acht dagen met elk een ochtend en een middag: zestien dagdelen.
rule-roll = Gooi de drie doorzichtige dobbelstenen en de zwarte.
rule-place = De dobbelstenen gaan naar de vier pleinen van het dagdeel, de laagste eerst. Bij gelijke waarde gaat de zwarte voor.
rule-color = Een doorzichtige dobbelsteen krijgt de kleur van het plein waarop hij ligt.
rule-destroy = De zwarte dobbelsteen verwoest het plein waarop hij ligt. Niemand gebruikt dat plein in dit dagdeel.
rule-choose = Iedereen kiest tegelijk een van de andere dobbelstenen en betaalt de prijs. Meerdere spelers mogen dezelfde kiezen.
rule-rebuild = Aan het einde van het dagdeel wordt het verwoeste plein omgedraaid en teruggelegd.
rule-turn = Na de middag draait het kleine wiel één inkeping met de klok mee en begint de volgende dag.
rule-red = Rood staat voor de adel en zijn invloed.
rule-yellow = Geel staat voor de burgers en hun deniers.
rule-white = Wit staat voor de geestelijken en hun kennis.
rule-plazas = Elk van de negen pleinen heeft twee kanten. Drie ervan tonen op beide dezelfde kleur.
rule-other-side = Het tekentje op een plein toont de kleur van de andere kant.
rule-neutral = Het venster met het nummer van de dag wijst de neutrale zone aan. Met de klok mee volgen de vier pleinen van de ochtend en dan de vier van de middag.
rule-price-first = In elk dagdeel is de eerste plek gratis.
rule-price-second = De tweede plek kost één grondstof naar keuze.
rule-price-third = De derde plek kost één denier.
rule-price-fourth = De vierde plek kost twee deniers.
rule-none-free = Is geen dobbelsteen gratis en kun je er geen betalen, dan krijg je 1 grondstof van elke soort in plaats van een actie.
rule-start = Je begint met drie van elke grondstof.
rule-numbers = De zes kolommen van elk blad dragen de getallen 1 tot en met 6, voor iedereen in dezelfde volgorde.
rule-gain = Grondstoffen krijgen: omcirkel er zoveel in de kleur van de dobbelsteen als de waarde aangeeft.
rule-track = De 6e, 12e en 18e grondstof van een spoor geven ook een inwoner van die kleur.
rule-later = Wat je krijgt, kun je vanaf het volgende dagdeel uitgeven.
rule-prestige = Of teken een prestigegebouw: dat van de kleur van de dobbelsteen, in de kolom van de waarde.
rule-work = Of teken op dezelfde manier een werkgebouw.
rule-influence = 1 invloed verandert de waarde van je dobbelsteen met 1, omhoog of omlaag, zo vaak als je kunt betalen.
rule-limits = Een waarde blijft tussen 1 en 6: 6 en 1 zijn geen buren.
rule-knowledge = 2 kennis verandert de kleur van je dobbelsteen.
rule-deniers = Met deniers betaal je de dobbelstenen op de derde en vierde plek.
rule-rows = Elke kleur heeft een rij van zes prestigegebouwen en daaronder een rij van zes werkgebouwen.
rule-fortress = Vesting: één inwoner – rood in de twee linkerkolommen, geel in de middelste twee, wit in de rechter twee. Ze beschermt haar kolom tegen treffers.
rule-great-hall = Grote Hal, per kolom van links. Eerste: 3 invloed per beschikbare rode dobbelsteen; tweede: 2 rode inwoners per rode dobbelsteen; derde: 3 deniers per gele dobbelsteen; vierde: 2 gele inwoners per gele dobbelsteen; vijfde: 3 kennis per witte dobbelsteen; zesde: 2 witte inwoners per witte dobbelsteen.
rule-available = Beschikbaar zijn de dobbelstenen die in dit dagdeel gekozen kunnen worden. Een met kennis veranderde kleur telt niet.
rule-cathedral = Kathedraal: aan het einde geeft één rij punten, per kolom van links: Vestingen, Grafelijke Paleizen, Grote Hallen, Stadhuizen, Kathedralen, Bisschopspaleizen.
rule-cathedral-number = Schrijf naast die rij 1 voor je eerste twee Kathedralen, 2 voor de volgende twee, 3 voor de laatste twee.
rule-palace = Grafelijk Paleis: twee rode inwoners.
rule-city-hall = Stadhuis: twee gele inwoners.
rule-bishopric = Bisschopspaleis: twee witte inwoners.
rule-links = Een bonus tussen twee buren in een rij krijg je zodra ze allebei getekend zijn.
rule-citizen = Elke inwoner is 1 punt waard.
rule-three-citizens = Drie inwoners van elke kleur: 1 grondstof van elke soort.
rule-six-citizens = Zes van elke kleur, en nog eens bij elf van elke kleur: meteen een werkgebouw naar keuze.
rule-fifteen-citizens = Vijftien van één kleur: meteen een prestigegebouw van een van de andere kleuren.
rule-twenty-citizens = Twintig van één kleur: een inwoner van elke andere kleur.
rule-full-track = Inwoners die op hun spoor niet passen, gaan naar een ander spoor.
rule-from-day-three = Vanaf de ochtend van dag 3 treft wat een plein verwoest ook alle bladen.
rule-cross-out = Iedereen streept de dobbelsteen door met de waarde van de zwarte en de kleur van zijn plein.
rule-lost = In die kleur van die kolom kan niets meer gebouwd worden. Wat al getekend is, blijft.
rule-protected = Wie in die kolom een Vesting heeft, streept niets door.
rule-already = Is die dobbelsteen al doorgestreept, dan gebeurt er verder niets.
rule-tiles = Drie willekeurige tegels liggen met het Banket boven bij de drie pleinen met aan beide kanten dezelfde kleur.
rule-tile-turns = Verwoest de zwarte dobbelsteen zo’n plein, dan wordt zijn tegel na het dagdeel voorgoed een Plundering. Tegel 8 ook, nadat hij zijn plein spaarde.
rule-tile-whom = Een tegel geldt voor wie de dobbelsteen op zijn plein kiest.
rule-tile-eight = Tegel 8 geldt voor iedereen.
rule-end = Het spel is uit na de middag van dag 8.
rule-row-points = Een rij met een getal geeft dat getal maal haar getekende gebouwen.
rule-leftovers = Twee overgebleven grondstoffen van één soort geven 1 punt.
rule-winner = Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.

## The picture explained

explain-price = { $half ->
    [morning] Prijs in de ochtend
   *[afternoon] Prijs in de middag
}: { $price }
explain-costs = Prijs: { $price }
explain-at = Vandaag bij plein { $number }.
explain-other-side = Andere kant: { $side }
explain-destroyed = Verwoest in dit dagdeel.
explain-neutral = Neutrale zone op dag { $day }
legend-lit = Licht: dit dagdeel
legend-neutral = Dag en neutrale zone
legend-free = Gestreepte 0: gratis
legend-any = Drie kleuren: één grondstof naar keuze
legend-denier = Munten: zoveel deniers
legend-badge = Tekentje: kleur van de andere kant
legend-destroyed = Verwoest: niemand gebruikt dit plein
legend-strikes = Doorgestreepte dobbelsteen: ook de bladen worden getroffen
legend-tile = Banket of plundering voor de dobbelsteen ernaast
