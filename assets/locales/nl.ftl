# Dutch. The game has no Dutch edition: terms of the Dutch and Flemish reviews (Spellenlab, Rowdy van Lieshout) where they have any:
# dobbelsteen, doorzichtig, ochtend, namiddag, prestigegebouw, werkgebouw, kathedraal, stadhuis, invloed, kennis. The others are ours.
#
# town crier = stadsomroeper · wheel = draaiwiel, wiel · notch = inkeping · plaza = plein (n.) · black die = zwarte dobbelsteen ·
# clear die = doorzichtige dobbelsteen · morning, afternoon = ochtend, middag · tile = tegel · Banquets & Raids = Banketten en Plunderingen ·
# influence, denier, knowledge = invloed, denier, kennis · citizen = inwoner · prestige building = prestigegebouw ·
# work building = werkgebouw · Fortress = Vesting · Great Hall = Grote Hal · Cathedral = Kathedraal ·
# Count's Palace = Grafelijk Paleis · City Hall = Stadhuis · Bishopric = Bisdom · sheet = scoreblad, blad · to cross out = doorstrepen
#
# A colored value has “de” (de witte 3), a plaza “het” (het witte plein, wit plein).

## Things

color = { $color ->
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
effect-no-influence = invloed kan de waarde niet veranderen
effect-free = de dobbelsteen is gratis
effect-one-denier-more = kost 1 denier meer
effect-cathedral-gains = Kathedraal: krijg 1 grondstof van elke soort
effect-one-knowledge-more = kost 1 kennis meer
effect-work-citizen = werkgebouw: 1 inwoner meer in die kleur
effect-value-nothing = de waarde is 0; invloed kan die verhogen
effect-cheap-color = 1 kennis verandert de kleur
effect-no-color-change = kennis kan de kleur niet veranderen
effect-fortress-citizens = Vesting: 1 rode inwoner meer en 1 gele of witte meer
effect-one-influence-more = kost 1 invloed meer
effect-great-hall-counts = Grote Hal: tel één dobbelsteen meer in die kleur
effect-no-prestige = geen prestigegebouw met deze dobbelsteen
effect-strike-ignored = de zwarte dobbelsteen treft hier niets en mag gekozen worden
effect-clear-strikes = een doorzichtige dobbelsteen treft hier zoals de zwarte

## Cries

cry-opening = Nummer je kolommen van links naar rechts: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Banket { $tile }
   *[raid] Plundering { $tile }
}: { $effect }.
cry-half-day = Dag { $day }, { half }.
cry-last-half-day = Dit is de laatste halve dag.
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
cry-none-free = Geen dobbelsteen is gratis: wie er geen kan betalen, krijgt 1 grondstof van elke soort.
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
cry-turned-to-raid = Tegel { $tile } draait naar Plundering: { $effect }.
cry-day-began = Dag { $day } begint.
cry-sheet-strikes-begin = Vanaf vandaag treft de zwarte dobbelsteen ook jullie bladen.
cry-last-day = Dit is de laatste dag.
cry-ended = Het spel is uit. Tel je rijen, je paren overgebleven grondstoffen en je inwoners.

headline-opening = Kolommen: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Banket { $tile }
   *[raid] Plundering { $tile }
}
headline-last-half-day = Dit is de laatste halve dag.
headline-plaza-struck = De zwarte { $value } verwoest het { $color ->
    [red] rode
    [yellow] gele
   *[white] witte
} plein.
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
headline-turned-to-raid = Plundering { $tile }!
headline-day-began = Dag { $day } begint.
headline-sheet-strikes-begin = Nu worden ook jullie bladen getroffen
headline-last-day = Dit is de laatste dag.
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

## The terminal

cli-code = Code: { $code }
cli-wheel = Het wiel, met de klok mee:
cli-notch = inkeping { $notch }: { $plaza }
cli-neutral = neutrale zone
cli-heading = { $half-day } ({ $number } van { $all })
cli-dice = Dobbelstenen: { $roll }.
cli-black-die = zwart { $value }
cli-clear-die = { color } { $value }
cli-place = plek { $place }: { $die } (inkeping { $notch }: { $plaza })
cli-place-destroyed = { $placed }, verwoest
cli-choose = Kies er een:
cli-available = Beschikbaar voor een Grote Hal: { $available }.
cli-plazas = { $half ->
    [morning] pleinen van de ochtend: { $plazas }
   *[afternoon] pleinen van de middag: { $plazas }
}
cli-next-roll = Enter gooit de dobbelstenen van de { half } van dag { $day }.
cli-next-dice = Enter haalt de dobbelstenen van de { half } van dag { $day } uit het bestand.
cli-ask-dice = De dobbelstenen van de { half } van dag { $day }, de zwarte eerst:
cli-next-close = Als iedereen gekozen en gehandeld heeft, beëindigt Enter de { half } van dag { $day }.
cli-input-ended = De standaardinvoer is op, dus het omroepen stopt hier.

## Refusals

refusal-plaza-count = Een wiel heeft negen pleinen, niet { $count }.
refusal-tile-count = Er zijn drie tegels in het spel, niet { $count }.
refusal-no-such-tile = De tegels zijn 1 tot en met 8: nummer { $position } kan niet { $number } zijn.
refusal-tile-twice = Tegel { $tile } is meer dan eens genoemd.
refusal-same-color-plazas = Tegels liggen bij drie pleinen die aan beide kanten gelijk zijn; dit wiel heeft er { $count }.
refusal-numbering-count = De nummering heeft zes getallen, niet { $count }.
refusal-numbering-face = Kolommen dragen 1 tot en met 6: kolom { $column } kan niet { $value } dragen.
refusal-numbering-twice = Het getal { $value } staat in meer dan één kolom.
refusal-numbering-text = Schrijf de zes getallen met spaties ertussen, zoals 4 5 6 1 2 3.
refusal-no-such-day = Het spel heeft dag 1 tot en met 8, niet { $day }.
refusal-black-die = De zwarte dobbelsteen kan niet { $value } tonen: een dobbelsteen toont 1 tot en met 6.
refusal-clear-die = Doorzichtige dobbelsteen { $which } kan niet { $value } tonen: een dobbelsteen toont 1 tot en met 6.
refusal-dice-count = Voer vier dobbelstenen in, de zwarte eerst: { $count ->
    [0] er is er nog geen
    [one] er is er 1
   *[other] er zijn er { $count }
}.
refusal-dice-text = ‘{ $text }’ is geen getal: voer de vier dobbelstenen in als 3 1 3 6.
refusal-code-empty = Een code heeft minstens één letter of cijfer.
refusal-code-too-long = Een code heeft hoogstens 32 letters, cijfers en streepjes, niet { $count }.
refusal-code-sign = Een code heeft letters, cijfers en streepjes, niet ‘{ $sign }’.
refusal-rolled-already = De dobbelstenen van deze halve dag zijn al gegooid.
refusal-not-rolled = De halve dag kan niet eindigen voordat de dobbelstenen gegooid zijn.
refusal-over = Het spel is uit.

## The desk

app-name = Town Crier
app-about = Het wiel, de dobbelstenen en de stem van Troyes Dice
desk-continue = Ga verder met dit spel
desk-continue-kept = Ga verder vanaf de stap ervoor
desk-new-game = Nieuw spel
desk-another-game = Nog een spel
desk-game-over = het spel is uit
desk-found = Er is een spel bezig: { $at }
desk-found-code = Er is een spel bezig: { $code }, { $at }
desk-code-is = Code { $code }
desk-undo = Ongedaan maken
desk-redo = Opnieuw
desk-keys = Toetsen
desk-close-help = Sluiten
desk-half-day-of = { $number } van { $all }
desk-roll = Gooi de dobbelstenen
desk-close = Beëindig de halve dag
desk-enter = Leg deze dobbelstenen
desk-throw = Dobbelstenen, de zwarte eerst
desk-throw-face = Voeg een dobbelsteen met { $value } toe
desk-offers = Kies een dobbelsteen
desk-no-offers = De dobbelstenen zijn nog niet gegooid.
desk-available = Dobbelstenen die tellen: { $available }
desk-strike-grid = Getroffen op elk blad
desk-die-struck = { $color } { $value }: getroffen, { $when }
desk-die-stands = { $color } { $value }: staat nog
desk-numbering-is = Kolommen van links naar rechts: { $numbers }
desk-log = Verslag
desk-log-empty = Er is nog niets gebeurd.
desk-log-raid = { $tile } naar Plundering
desk-plaza = Plein { $number }, { $plaza }
desk-destroyed = verwoest
desk-black-die = zwarte dobbelsteen { $value }
desk-clear-die = doorzichtige dobbelsteen { $value }
desk-undid = Ongedaan gemaakt: { $order }. Opnieuw: Ctrl+Shift+Z
desk-redid = Opnieuw gedaan: { $order }. Ongedaan maken: Ctrl+Z
desk-looking = Een ander venster van Town Crier leidt dit spel; dit kijkt alleen mee. Sluit het andere en start opnieuw om het spel hier te leiden.

setup-title = Een nieuw spel
setup-back = Terug naar het spel
setup-open = Open het spel
setup-mend = Verbeter wat gemarkeerd is en open dan het spel.
setup-no-preview = Het wiel verschijnt hier zodra alles klopt.
setup-code = Code
setup-another-code = Andere code
setup-code-about = Iedereen ter wereld met deze code krijgt hetzelfde wiel en dezelfde dobbelstenen. Elk woord is goed.
setup-expansion = Banketten en Plunderingen
setup-expansion-about = Drie tegels liggen bij de pleinen die aan beide kanten gelijk zijn.
setup-numbering = Getallen boven de kolommen
setup-numbering-first = Eerste spel: { $numbers }
setup-numbering-rising = Oplopend: { $numbers }
setup-numbering-falling = Aflopend: { $numbers }
setup-numbering-expert = Gevorderd: vrije volgorde
setup-leftmost = Getal uiterst links
setup-own-numbers = Getallen van links naar rechts
setup-players = Spelers
setup-players-hint = Namen met komma’s ertussen, als je wilt
setup-more = Meer: eigen dobbelstenen, eigen wiel, halverwege beginnen
setup-less = Minder
setup-dice = Dobbelstenen
setup-dice-code = Gegooid door de app
setup-dice-entered = Op tafel gegooid en ingevoerd
setup-start = Het spel begint op
setup-wheel = Wiel
setup-wheel-code = Gelegd door de code
setup-wheel-entered = Zoals het op tafel ligt
setup-wheel-about = Met de klok mee vanaf de inkeping onder de neutrale zone van dag 1: de kleur die boven ligt, dan de andere kant.
setup-plaza-up = Plein { $number }, boven: { $color-name }
setup-plaza-down = Plein { $number }, andere kant: { $color-name }
setup-tiles = Tegels
setup-tiles-code = Getrokken door de code
setup-tiles-entered = Zoals ze op tafel liggen
setup-tiles-field = Met de klok mee vanaf inkeping 1; r voor de kant Plundering
refusal-tile-text = ‘{ $text }’ is geen tegel: schrijf de nummers als 8 2 5r.

keys-next = Spatie, Enter, Page Down
keys-next-about = het volgende wat moet gebeuren
keys-undo = Ctrl+Z
keys-undo-about = ongedaan maken, zo vaak je wilt
keys-redo = Ctrl+Shift+Z
keys-redo-about = opnieuw
keys-keys = ? of F1
keys-keys-about = deze toetsen
keys-close = Esc
keys-close-about = sluit wat open is; stopt nooit
keys-saved = Elke stap is bewaard voordat je hem ziet. Sluit het venster wanneer je wilt.
