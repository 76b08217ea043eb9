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
cli-struck-before = Getroffen vóór de overname: { $dice }.
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
    .clause = het wiel heeft negen pleinen, niet { $count }
refusal-tile-count = Er zijn drie tegels in het spel, niet { $count }.
    .clause = er zijn drie tegels of geen, niet { $count }
refusal-no-such-tile = De tegels zijn 1 tot en met 8: nummer { $position } kan niet { $number } zijn.
    .clause = tegel { $position }: de tegels zijn 1 tot en met 8, niet { $number }
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
refusal-dice-text = ‘{ $text }’ is geen getal: voer de vier dobbelstenen in als 3 1 3 6.
refusal-code-empty = Een code heeft minstens één letter of cijfer.
    .clause = een code heeft minstens één letter of cijfer
refusal-code-too-long = Een code heeft hoogstens 32 letters, cijfers en streepjes, niet { $count }.
    .clause = een code heeft hoogstens 32 letters, cijfers en streepjes, niet { $count }
refusal-code-sign = Een code heeft letters, cijfers en streepjes, niet ‘{ $sign }’.
    .clause = een code heeft letters, cijfers en streepjes, niet ‘{ $sign }’
refusal-rolled-already = De dobbelstenen van deze halve dag zijn al gegooid.
    .clause = de dobbelstenen van deze halve dag zijn al gegooid
refusal-not-rolled = De halve dag kan niet eindigen voordat de dobbelstenen gegooid zijn.
    .clause = de halve dag kan niet eindigen voordat de dobbelstenen gegooid zijn
refusal-over = Het spel is uit.
    .clause = het spel is uit
refusal-not-dealt = Dit zijn niet de dobbelstenen die de code { $code } geeft.
    .clause = dit zijn niet de dobbelstenen die de code { $code } geeft

refusal-too-many-built = { $building }: een rij heeft 6 gebouwen, niet { $count }.
refusal-no-such-circle = { $building }: in een cirkel staat 1, 2 of 3, niet { $number }.
refusal-circle-count = { $circles ->
    [one] Er is 1 cirkel gevuld
   *[other] Er zijn { $circles } cirkels gevuld
}, maar { $cathedrals ->
    [one] er is 1 Kathedraal getekend
   *[other] er zijn { $cathedrals } Kathedralen getekend
}: elke Kathedraal vult er een.
refusal-circle-too-often = { $circles ->
    [one] In 1 cirkel staat
   *[other] In { $circles } cirkels staat
} { $number }, en dat kan in hoogstens { $due }: de eerste twee Kathedralen schrijven 1, de volgende twee 2, de laatste twee 3.
refusal-too-many-leftovers = Over ({ $resource }): hoogstens 18, niet { $count }.
refusal-too-many-citizens = Er zijn hoogstens 60 inwoners, niet { $count }.
refusal-not-over = Het spel is niet uit.
    .clause = het spel is niet uit
refusal-nobody = Er is nog geen blad ingevoerd.
    .clause = er is nog geen blad ingevoerd
refusal-no-name = Speler { $player } heeft geen naam.
    .clause = speler { $player } heeft geen naam
refusal-name-twice = Twee spelers heten { $name }.
refusal-sheet = { $name }: { $reason }
refusal-unknown-player = Niemand met deze naam heeft gespeeld: { $name }
refusal-two-players = { $one } en { $other } hebben tegen elkaar gespeeld, dus ze zijn niet dezelfde speler.

## The reckoning

building-fortress = Vesting
building-counts-palace = Grafelijk Paleis
building-great-hall = Grote Hal
building-city-hall = Stadhuis
building-cathedral = Kathedraal
building-bishopric = Bisdom
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
warning-too-many-before = { $buildings ->
    [one] 1 gebouw moet getekend zijn
   *[other] { $buildings } gebouwen moeten getekend zijn
} voor de klap van { $half-day }, na { $half-days ->
    [one] 1 halve dag
   *[other] { $half-days } halve dagen
}. Alleen bonussen maken dat mogelijk.
warning-tracks-without-citizens = { $tracks ->
    [one] Een vol inwonersspoor kost 20 inwoners
   *[other] { $tracks } volle inwonerssporen kosten elk 20 inwoners
}, en er zijn er { $citizens }.
results-date = Datum
results-player = Speler
results-leftovers = Grondstoffen over
results-leftover-points = Grondstoffen over, punten
results-citizens = Inwoners
results-points-of = { $building }, punten
results-total = Totaal
results-rank = Plaats
results-title = Afrekening
results-drawn = Getekende gebouwen
results-circles = Getallen in de cirkels
results-player-number = Speler { $number }
results-name-of = Naam van speler { $number }
results-cell = { $name }: { $field }
results-sum-of = { $name }: { $points } punten, plaats { $rank }
results-add = Speler toevoegen
results-take = { $name } weghalen
results-bring-back = { $name } terughalen
results-tracks = { $name }, helemaal omcirkeld:
results-hint = Typen vervangt; Tab en pijlen gaan verder, Enter gaat omlaag. Een lege cel telt als 0.
results-copy-text = Als tekst kopiëren
results-copy-csv = Als CSV kopiëren
results-copied = De resultaten staan op het klembord.
results-picture = Afbeelding opslaan
results-cry = Roep de winnaar uit en schrijf in de eregalerij
results-entered = Het spel staat in de eregalerij.
results-new = Nieuw voor { $name }: { $achievements }.
cry-winner = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cry-winners = { $others } en { $last } delen de overwinning met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cry-alone = { $name } eindigt het spel met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
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

app-name = Town Crier
app-about = Het wiel, de dobbelstenen en de stem van Troyes Dice
desk-continue = Ga verder met dit spel
desk-continue-kept = Ga verder vanaf de stap ervoor
desk-new-game = Nieuw spel
desk-game-over = het spel is uit
desk-found = Er is een spel bezig: { $at }
desk-found-code = Er is een spel bezig: { $code }, { $at }
desk-code-is = Code { $code }
desk-undo = Ongedaan maken
desk-redo = Opnieuw
desk-room = Zaalvenster
desk-picture = Beeld bewaren
desk-settings = Instellingen
desk-muted = Gedempt. Met M zijn stem en klokken weer te horen.
desk-unmuted = Stem en klokken zijn weer te horen.
desk-muted-sign = Gedempt
desk-help = Help
desk-count = Punten tellen
desk-reckoning = Afrekening (F3)
desk-hall = Eregalerij (F4)
desk-print = Afdrukken (F6)
desk-more = Meer
desk-leave = Terug
desk-show-file = Openen
desk-unshown = Geen programma van dit systeem opent { $file }. Zoek het in zijn map.
desk-close-page = Sluiten
desk-return = Terug naar het spel (dit is een terugblik)
desk-half-day-of = { $number } van { $all }
desk-roll = Gooi de dobbelstenen
desk-close = Beëindig de halve dag
desk-enter = Leg deze dobbelstenen
desk-throw = Dobbelstenen, de zwarte eerst
desk-throw-face = Voeg een dobbelsteen met { $value } toe
desk-offers = Kies een dobbelsteen
desk-no-offers = De dobbelstenen zijn nog niet gegooid.
desk-available = Dobbelstenen die tellen: { $available }
desk-strike-grid = Kolommen, en wat getroffen is
desk-die-struck = { $color } { $value }: getroffen, { $when }
desk-die-struck-before = { $color } { $value }: getroffen vóór de overname
desk-die-stands = { $color } { $value }: staat nog
desk-log = Verslag
desk-log-empty = Er is nog niets gebeurd.
desk-log-raid = { $tile } naar Plundering
desk-wheel = Wiel
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
setup-struck = Eerder getroffen
setup-struck-about = Markeer de dobbelstenen die al doorgestreept zijn, zodat de stadsomroeper ze kent. Zonder markering telt hij vanaf nu.
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

guide-title = Zo leid je een spel
guide-sheets = 1. Iedereen neemt een blad en een potlood en nummert de kolommen zoals de eerste omroep zegt.
guide-open = 2. Wie omroept, speelt ook mee: één toets, Spatie, doet het volgende wat moet gebeuren. Meer is niet nodig.
guide-roll = 3. Spatie gooit. De dobbelstenen liggen op hun pleinen; iedereen kiest er een, betaalt de prijs en handelt, allen tegelijk.
guide-strike = 4. De zwarte dobbelsteen verwoest zijn plein. Vanaf dag 3 streept iedereen ook die dobbelsteen door, tenzij er een Vesting in die kolom staat.
guide-close = 5. Als iedereen klaar is, beëindigt Spatie de halve dag. Tel na zestien halve dagen de punten.

keys-title = Toetsen
keys-next = Spatie, Enter, Page Down
keys-next-about = het volgende wat moet gebeuren
keys-undo = Ctrl+Z
keys-undo-about = ongedaan maken, zo vaak je wilt
keys-redo = Ctrl+Shift+Z
keys-redo-about = opnieuw
keys-room = F5
keys-room-about = het zaalvenster openen of sluiten, voor een beamer
keys-present = F11
keys-present-about = hier het beeld voor de zaal tonen, en weer de lessenaar
keys-pause = P
keys-pause-about = de tijd om te kiezen stilzetten, of verder laten lopen
keys-more = +
keys-more-about = nog een minuut om te kiezen
keys-hands-free = H
keys-hands-free-about = handsfree: de omroeper sluit, gooit en roept alleen
keys-ready = R
keys-ready-about = handsfree: iedereen is klaar
keys-reckoning = F3
keys-reckoning-about = punten tellen
keys-hall = F4
keys-hall-about = de eregalerij
keys-print = F6
keys-print-about = bladen, de kaart van de omroeper of een verslag afdrukken
keys-settings = F2
keys-settings-about = instellingen
keys-mute = M
keys-mute-about = stem en klokken dempen, en weer laten horen
keys-keys = ? of F1
keys-keys-about = deze pagina
keys-close = Esc
keys-close-about = sluit wat open is; stopt nooit
keys-saved = Elke stap is bewaard voordat je hem ziet. Sluit het venster wanneer je wilt.

room-title = Town Crier: de zaal
room-number = Nummer je kolommen.
room-wait = Zo wordt er gegooid.
room-count = Tel je punten.

settings-title = Instellingen
settings-language = Taal
settings-manner = De stadsomroeper spreekt
settings-manner-plain = gewoon
settings-manner-herald = als een heraut
settings-theme = Kleuren
settings-theme-parchment = Perkament
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-motion = Beweging
settings-motion-full = Volledig
settings-motion-short = Kort
settings-motion-none = Geen
settings-text = Tekst op de lessenaar
settings-text-normal = Normaal
settings-text-large = Groot
settings-text-larger = Groter
settings-choosing = Tijd om te kiezen
settings-choosing-off = Geen grens
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Eigen (s)
settings-room-language = Taal van de zaal
settings-room-language-same = Zoals op de lessenaar
settings-room = Het zaalvenster
settings-room-open = Open
settings-room-about = Op een beeldscherm vult het dat helemaal. Ontbreekt dat scherm, dan is het een gewoon venster tot het scherm terug is.
settings-monitor-none = Een gewoon venster
settings-monitor-missing = { $name } (nu niet aanwezig)
settings-aloud = Stem en klokken
settings-heard = Te horen
settings-voice = Stem
settings-bells = Klokken en trom
settings-muted = Gedempt (M)
settings-spoken = Gesproken taal
settings-spoken-desk = Zoals op de tafel
settings-loudness = Volume en tempo
settings-volume = Volume
settings-rate = Tempo
settings-voice-name = Stem bij naam
settings-voice-name-usual = die van de dienst
settings-aloud-try = Proberen
settings-aloud-sample = Hoort, hoort! Zo klinkt de omroeper.
settings-no-speech = Er is geen spraakdienst: installeer speech-dispatcher en espeak-ng. Bij latere omroepen wordt het opnieuw geprobeerd; het spel gaat zonder door.
settings-no-sound = Er is geen geluidsdienst: start PipeWire (met pipewire-pulse) of PulseAudio. Bij latere omroepen wordt het opnieuw geprobeerd; het spel gaat zonder door.
settings-silent-elsewhere = Spraak of geluid van dit systeem antwoordt niet: kijk bij de geluidsinstellingen. Bij latere omroepen wordt het opnieuw geprobeerd; het spel gaat zonder door.
settings-silent = Spraak noch geluid antwoordt: installeer speech-dispatcher en espeak-ng, en start PipeWire (met pipewire-pulse) of PulseAudio. Bij latere omroepen wordt het opnieuw geprobeerd; het spel gaat zonder door.
settings-unreadable = { $file } kan niet gelezen worden, dus de instellingen zijn die van het begin: { $error }
settings-unsaved = De instellingen kunnen niet bewaard worden in { $file }: { $error }
picture-saved = Het beeld staat in { $file }
picture-unsaved = Het beeld kan niet geschreven worden naar { $folder }: { $error }
picture-undrawn = het kan niet getekend worden: { $text }

## The hall of fame

hall-title = Eregalerij
hall-mend = Ga verder met wat leesbaar is; het beschadigde bestand blijft bewaard
hall-mended = Leesbare spellen: { $games }. Het beschadigde bestand staat in de map ‘kept’ naast de eregalerij.
hall-replay = Speel deze code
hall-empty = Hier staat nog geen spel. Tel aan het einde de punten (F3) en roep de winnaar uit: dan staat het hier.
hall-players = Spelers
hall-games = Spellen
hall-wins = Gewonnen
hall-best = Beste
hall-average = Gemiddeld
hall-achievements = { $name }: prestaties, { $count }
hall-codes = Codes
hall-of-code = { $code }: spellen { $games }, beste { $best }
hall-scores = Punten, spel na spel
hall-struck = Getroffen dobbelstenen in alle spellen
hall-fair = wat eerlijke dobbelstenen geven
hall-export = Exporteren
hall-import = Importeren
hall-import-file = Pad van een bestand, of sleep het hierheen
hall-exported = De eregalerij staat in { $file }
hall-imported = Nieuwe spellen: { $added }. Al hier: { $alike }. Gelaten zoals hier: { $stayed }.
hall-unread = { $file } kan niet worden geïmporteerd: { $error }

## Printing

print-title = Afdrukken
print-count = Bladen
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-per-page = Op een pagina
print-one = één
print-two = twee
print-numbered = { $numbers }, in de dobbelstenen gedrukt, met de code
print-sheets = Bladen afdrukken
print-written = De pdf staat in { $file }
print-failed = Het afdrukken is mislukt.
print-sheets-title = Scorebladen
print-pages = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagina’s
}
print-card = Kaart afdrukken
print-card-about = De code, de getallen, het wiel, de tegels en wat er in een halve dag te doen is.
print-report-title = Spelverslag
print-report = Verslag afdrukken
print-report-about = De dobbelstenen en de verwoestingen van elke halve dag, en de punten aan het einde.
print-no-game = Daarvoor is een spel nodig: open er eerst een.

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
paper-none-free = Geen gratis en geen te betalen: krijg 1 grondstof van elke soort.
paper-changes = Een steen veranderen
paper-change-value = waarde 1 hoger of lager
paper-change-color = een andere kleur
paper-strikes = De zwarte dobbelsteen
paper-strikes-about = Vanaf dag 3: streep zijn waarde door in de kleur van het plein, tenzij een Vesting in de kolom staat.
paper-cathedrals = Kathedralen
paper-cathedrals-about = Schrijf bij het bouwen 1, 1, 2, 2, 3, 3 naast de rij die ze tonen.
paper-card-columns = Kolommen van links naar rechts
paper-card-prices = Wat een dobbelsteen kost
paper-card-place = Plek { $place }
paper-card-placing = De plekken lopen met de klok mee vanaf de neutrale zone, ’s ochtends net als ’s middags.
paper-card-tiles = Tegels in het spel
paper-card-half-day = Elke halve dag
paper-card-days = Dagen
paper-step-roll = Gooien
paper-step-roll-about = De drie doorzichtige dobbelstenen en de zwarte.
paper-step-place = Leggen
paper-step-place-about = Van laag naar hoog op de vier plekken van de halve dag; de zwarte vóór een doorzichtige met dezelfde waarde. Doorzichtige dobbelstenen krijgen de kleur van het plein.
paper-step-strike = Verwoesten
paper-step-strike-about = De zwarte dobbelsteen verwoest zijn plein. Vanaf dag 3 streept iedereen die waarde in die kleur door, tenzij er een Vesting in die kolom staat.
paper-step-choose = Kiezen
paper-step-choose-about = Iedereen kiest een dobbelsteen die over is, betaalt en handelt; meerdere spelers mogen dezelfde kiezen. Is er geen gratis, dan krijgt wie er geen kan betalen 1 grondstof van elke soort.
paper-step-end = Eindigen
paper-step-end-about = Draai het verwoeste plein om en leg het terug; zijn banket wordt voorgoed een plundering.
paper-step-turn = Draaien
paper-step-turn-about = Na een middag draait het kleine wiel één inkeping met de klok mee. Tel na dag 8 je punten.
paper-report-half-days = Halve dagen
paper-report-empty = Er is nog niet gegooid.
paper-report-raid = tegel { $tile } naar Plundering
paper-report-scores = Scores

# The pace of the table.
pace-left = Seconden om te kiezen: { $seconds }
pace-paused = De tijd staat stil; seconden om te kiezen: { $seconds }
pace-time-up = De tijd is om
pace-pause = Pauze
pace-go-on = Verder
pace-more = Nog een minuut
pace-ready = Iedereen is klaar
pace-stop = Stop
pace-hands-free-on = De omroeper gaat alleen verder. R: iedereen is klaar. Elke andere toets stopt hem.
pace-hands-free-off = Het spel is weer in jullie handen.
evening = { $minutes } min · halve dagen over: { $left }
evening-with-end = { $minutes } min · halve dagen over: { $left } · nog ongeveer { $end } min

## What the system says of a file

system-not-found = dit bestand of deze map bestaat niet
system-denied = geen toegang
system-exists = bestaat al
system-not-a-folder = is geen map
system-is-a-folder = is een map
system-full = de schijf is vol
system-read-only = daar kan niets geschreven worden
system-bad-name = zo kan een bestand niet heten
system-not-text = de inhoud is geen tekst
system-busy = een ander programma gebruikt het
system-other = melding van het systeem: { $text }
system-numbered = { $what } (systeemfout { $number })

## Damaged files

file-empty = het bestand is leeg
file-foreign = dit is geen { $kind ->
    [hall] eregalerij die
   *[game] spel dat
} Town Crier bewaard heeft: de eerste regel zegt iets anders
file-too-long = het bestand is langer dan { $mib } MiB, en zo lang is geen { $kind ->
    [hall] eregalerij
   *[game] spel
}
file-not-text = regel { $line }, kolom { $column }: wat daar staat is geen tekst
file-cut-short = het bestand is afgebroken: het eindigt halverwege, in regel { $line }
file-syntax = regel { $line }, kolom { $column }: { $what }
file-newer = het is geschreven door een nieuwere Town Crier, in formaat { $format }: werk Town Crier bij om het te openen
file-no-such-format = het noemt formaat 0, en het eerste formaat is 1
file-another-game = het bevat een ander spel dan { $ours }: { $found }
file-changed = het is na het bewaren gewijzigd of beschadigd: het controlegetal in de eerste regel klopt niet
file-hall-game = spel { $game }: { $reason }
file-hall-id = het kenmerk van een spel heeft 32 kleine hexadecimale cijfers
file-hall-sheet = het blad van speler { $player } is niet mogelijk
file-hall-name-twice = spelers { $one } en { $other } hebben dezelfde naam
file-hall-twice = spel { $game } staat er twee keer
file-hall-order = spel { $game } is eerder gespeeld dan het spel erboven

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(de versie ervoor is leesbaar)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] een ander venster van Town Crier schrijft in deze eregalerij; probeer het zo opnieuw: { $file }
   *[game] dit spel is open in een ander venster van Town Crier; hier kun je alleen meekijken: { $file }
}
store-unsavable = { $kind ->
    [hall] deze eregalerij kan niet bewaard worden, want ze
   *[game] dit spel kan niet bewaard worden, want het
} zou niet meer open kunnen: { $damage }
store-io = { $file } kan niet { $doing ->
    [folder] gemaakt
    [lock] vergrendeld
    [read] gelezen
    [move] verplaatst
    [remove] verwijderd
   *[write] geschreven
} worden ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] zet de eregalerij in een andere map
   *[game] zet het spel in een andere map
}
store-advice = { $why ->
    [full] de schijf is vol; maak ruimte en ga verder
    [denied] dat mag je daar niet; sta het toe of { store-elsewhere }
    [read-only] daar kan niets geschreven worden; { store-elsewhere }
    [in-the-way] er staat iets anders in de weg; verplaats dat of { store-elsewhere }
   *[other] probeer het opnieuw of { store-elsewhere }
}
refusal-date = schrijf een dag van 1970 tot en met 9999 als 2026-02-28, niet ‘{ $text }’

## Printing and the window

refusal-paper-count = druk 1 tot en met { $most } bladen af, niet { $count }
refusal-paper-letter = de lettertypen voor het afdrukken hebben geen ‘{ $letter }’: schrijf ‘{ $name }’ met andere letters
refusal-paper-writer = de PDF kan niet gemaakt worden: { $text }
refusal-no-paper = deze versie drukt niets af; bouw haar met het onderdeel paper, zoals met cargo build --features paper
refusal-no-display = het venster heeft een scherm met OpenGL nodig, en dat is er hier niet ({ $text }); town-crier cry werkt in een terminal
refusal-no-folders = dit systeem noemt geen map voor de bestanden van een programma; noem een bestand met --game FILE
refusal-no-desk = deze versie heeft geen venster; town-crier cry werkt in een terminal

## Arguments

args-unknown = { $argument }: zo’n argument is er hier niet; { $advice }
args-no-command = { $argument }: zo’n opdracht is er niet; { $advice }
args-missing = { $argument }: dit ontbreekt; { $advice }
args-no-value = { $argument }: hierna moet een waarde staan; { $advice }
args-takes-none = { $argument }: dit staat alleen en neemt geen waarde; { $advice }
args-desk-only = { $argument }: deze opdracht gaat niet samen met de opties van het venster; { $advice }
args-conflict = { $argument }: dit gaat niet samen met { $other }; { $advice }
args-twice = { $argument }: dit mag maar één keer; { $advice }
args-not-text = een argument is niet in UTF-8 geschreven; { $advice }
args-other = { $text }; { $advice }
args-see-help = zie town-crier --help en town-crier cry --help
args-did-you-mean = bedoel je { $suggestion }?
args-language = schrijf en, fr, de, es, it, nl, pl of lt, niet ‘{ $text }’
args-manner = schrijf plain of herald, niet ‘{ $text }’
args-format = schrijf text of json, niet ‘{ $text }’
args-paper = schrijf a4 of letter, niet ‘{ $text }’
args-per-page = schrijf 1 of 2, niet ‘{ $text }’
args-players = schrijf hoeveel bladen, 1 tot en met { $most }, of namen met komma’s ertussen, niet ‘{ $text }’
args-words-json = --lang en --manner: ze kiezen woorden voor mensen, en --format json heeft er geen; laat ze weg
args-step-json = dit wacht op mensen, en --format json is voor programma’s; laat een van beide weg
args-aloud-json = dit spreekt tot mensen, en --format json is voor programma’s; laat een van beide weg
args-step-input = dit wacht op Enter waar --dice - de dobbelstenen leest; laat een van beide weg
args-enter = Enter kan niet van de standaardinvoer gelezen worden: { $system }
args-output = het omroepen kan niet geschreven worden: { $system }
args-unread = { $file }: kan niet gelezen worden: { $system }
args-unwritten = { $file }: kan niet geschreven worden: { $system }
args-standard-input = standaardinvoer
args-standard-output = standaarduitvoer

## Arguments

args-plaza-count = er zijn er negen nodig, voor inkeping 0 tot en met 8, niet { $count }
args-plaza = elk plein is twee van r, y en w, de kleur boven en dan de andere kant, maar nummer { $position } is ‘{ $text }’
args-same-color-plazas = de tegels vragen een wiel met drie pleinen die aan beide kanten gelijk zijn, zoals rr, yy en ww, en dit heeft er { $count }
args-tile-count = er zijn er drie nodig, voor de gelijke pleinen met de klok mee vanaf inkeping 0, niet { $count }
args-tile = elke tegel is een getal van 1 tot en met 8, met een r erachter als de kant Plundering boven ligt, maar nummer { $position } is ‘{ $text }’
args-tile-twice = van elke tegel is er één, maar tegel { $tile } is meer dan eens genoemd
args-numbering = schrijf first, 4+, 4- of zes getallen zoals 4,1,6,2,5,3, niet ‘{ $text }’
args-number-count = er zijn zes getallen nodig, van links naar rechts, niet { $count }
args-number = elk getal is 1 tot en met 6, maar nummer { $position } is ‘{ $text }’
args-number-twice = elk getal staat in één kolom, maar { $value } is meer dan eens genoemd
args-from = schrijf een dag van 1 tot en met 8 en m voor de ochtend of a voor de middag, zoals 3a, niet ‘{ $text }’
args-struck = elke dobbelsteen is r, y of w en een getal van 1 tot en met 6, zoals w3, maar nummer { $position } is ‘{ $text }’
args-struck-twice = elke dobbelsteen wordt één keer getroffen, maar { $text } is meer dan eens genoemd
args-struck-early = bladen worden vanaf de ochtend van dag 3 getroffen, dus dit gaat alleen met --from 3a of later
args-dice-open = { $file } kan niet gelezen worden: { $system }
args-dice-read = { $name }: na regel { $line } kan niets gelezen worden: { $system }
args-dice-line = { $name }, regel { $line }: { $wrong }
args-dice-count = er zijn vier dobbelstenen nodig, de zwarte en dan de drie doorzichtige, niet { $count }
args-die = { $which ->
    [black] de zwarte dobbelsteen
    [first] de eerste doorzichtige dobbelsteen
    [second] de tweede doorzichtige dobbelsteen
    [third] de derde doorzichtige dobbelsteen
   *[other] dobbelsteen { $which }
} toont 1 tot en met 6, niet ‘{ $text }’
args-dice-long = de regel is langer dan { $most } tekens
args-dice-too-few = { $name } eindigt voor de { half } van dag { $day }; { $needed ->
    [one] er is nog 1 regel nodig
   *[other] er zijn nog { $needed } regels nodig
}
args-dice-too-many = { $name }, regel { $line }: het spel is uit, en de dobbelstenen vanaf hier horen bij geen halve dag

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
damage-code = de code is er geen: { $reason }
damage-plaza = inkeping { $notch }: daar ligt { $found }, maar de code { $code } geeft { $dealt }
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
damage-setup = de regels laten deze opzet niet toe: { $reasons }
damage-order = stap { $order }: { $reason }
damage-dice = zwart { $black } en doorzichtig { $a }, { $b }, { $c } zijn niet de dobbelstenen die de code { $code } geeft
damage-done = er zouden { $done } stappen gelden, maar er zijn er maar { $orders }
damage-sheets-without-day = er zijn bladen van spelers, maar niet op welke dag ze zijn afgerekend
damage-date = de dag van de afrekening: { $reason }
