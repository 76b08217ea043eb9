# Lithuanian. The game has no Lithuanian edition, and nobody writes of it in Lithuanian: all terms are ours.
#
# The terms stand in .github/GLOSSARY.md.
#
# A colored value is masculine, as kauliukas is (baltasis trejetas, acc. baltąjį trejetą), a plaza feminine (baltoji aikštė, acc. baltąją).
#
# The plural rules that the program brings take 22 and more, as 32, for [other]: such numbers stand behind a colon.

## Things

color = { $color ->
    [red] raudona
    [yellow] geltona
   *[white] balta
}
color-letter = { $color ->
    [red] R
    [yellow] G
   *[white] B
}
plaza-color = { $color ->
    [red] raudona
    [yellow] geltona
   *[white] balta
}
half = { $half ->
    [morning] rytas
   *[afternoon] popietė
}
day = { $day } diena
half-day = { ordinal-capital }a diena, { half }
ordinal = { $day ->
    [1] pirm
    [2] antr
    [3] treči
    [4] ketvirt
    [5] penkt
    [6] šešt
    [7] septint
   *[8] aštunt
}
ordinal-capital = { $day ->
    [1] Pirm
    [2] Antr
    [3] Treči
    [4] Ketvirt
    [5] Penkt
    [6] Šešt
    [7] Septint
   *[8] Aštunt
}
face = { $value ->
    [0] 0
   *[other] { face-stem }as
}
face-stem = { $value ->
    [1] vienet
    [2] dvejet
    [3] trejet
    [4] ketvert
    [5] penket
   *[6] šešet
}
roll = juodas { $black }, skaidrūs { $clear }
plaza = { $same ->
    [yes] { $up ->
        [red] raudona iš abiejų pusių
        [yellow] geltona iš abiejų pusių
       *[white] balta iš abiejų pusių
    }
   *[no] { $up ->
        [red] raudona
        [yellow] geltona
       *[white] balta
    }, iš kitos pusės { $down ->
        [red] raudona
        [yellow] geltona
       *[white] balta
    }
}
tile-name = plokštelė Nr. { $tile }
tile = { $side ->
    [banquet] Puota { $tile }
   *[raid] Antpuolis { $tile }
}: { $effect }
available = { PLURAL($red) ->
    [one] { $red } raudonas
    [few] { $red } raudoni
   *[other] { $red } raudonų
}, { PLURAL($yellow) ->
    [one] { $yellow } geltonas
    [few] { $yellow } geltoni
   *[other] { $yellow } geltonų
}, { PLURAL($white) ->
    [one] { $white } baltas
    [few] { $white } balti
   *[other] { $white } baltų
}
order-roll = metimas ({ $half-day })
order-close = pabaiga ({ $half-day })
strike-plaza = { $color ->
    [red] raudonoji aikštė sugriauta
    [yellow] geltonoji aikštė sugriauta
   *[white] baltoji aikštė sugriauta
}
strike-sheets = { $color ->
    [red] raudonasis { $value } išbrauktas
    [yellow] geltonasis { $value } išbrauktas
   *[white] baltasis { $value } išbrauktas
}
strike-already = { $color ->
    [red] raudonasis { $value } dar kartą
    [yellow] geltonasis { $value } dar kartą
   *[white] baltasis { $value } dar kartą
}

## Prices and offers

price-free = nemokamai
price-any = { PLURAL($count) ->
    [one] bet kuris išteklius
    [few] { $count } bet kurie ištekliai
   *[other] { $count } bet kurių išteklių
}
price-denier = { PLURAL($count) ->
    [one] { $count } denaras
    [few] { $count } denarai
   *[other] { $count } denarų
}
price-influence = { PLURAL($count) ->
    [one] { $count } įtakos taškas
    [few] { $count } įtakos taškai
   *[other] { $count } įtakos taškų
}
price-knowledge = { PLURAL($count) ->
    [one] { $count } žinių taškas
    [few] { $count } žinių taškai
   *[other] { $count } žinių taškų
}
offer = { $die ->
    [black] { $color ->
        [red] juodas { face } kaip raudonas
        [yellow] juodas { face } kaip geltonas
       *[white] juodas { face } kaip baltas
    }
   *[clear] { $color ->
        [red] raudonas { face }
        [yellow] geltonas { face }
       *[white] baltas { face }
    }
}: { $price }
offer-with-tile = { $offer } ({ $effect })
offer-and-offer = { $before }; { $after }

## Tiles

effect-influence-by-two = vienas įtakos taškas pakeičia vertę daugiausia dviem
    .short = įtaka: ±2
effect-no-influence = įtaka negali pakeisti vertės
    .short = vertė nekinta
effect-free = kauliukas nemokamas
    .short = nemokamai
effect-one-denier-more = kainuoja vienu denaru daugiau
    .short = įskaičiuota
effect-cathedral-gains = su Katedra gaukite po vieną kiekvienos rūšies išteklių
    .short = Katedra: visų išteklių po +1
effect-one-knowledge-more = kainuoja vienu žinių tašku daugiau
    .short = įskaičiuota
effect-work-citizen = su darbo pastatu vienu jo spalvos miestiečiu daugiau
    .short = darbo: +1 miestietis
effect-value-nothing = vertė yra 0; įtaka gali ją padidinti
    .short = vertė 0
effect-cheap-color = vienas žinių taškas keičia spalvą
    .short = spalva: žinių taškas
effect-no-color-change = žinios negali pakeisti spalvos
    .short = spalva nekinta
effect-fortress-citizens = su Tvirtove vienu raudonu ir vienu geltonu arba baltu miestiečiu daugiau
    .short = Tvirtovė: +2 miestiečiai
effect-one-influence-more = kainuoja vienu įtakos tašku daugiau
    .short = įskaičiuota
effect-great-hall-counts = su Didžiąja hale skaičiuokite vienu reikiamos spalvos kauliuku daugiau
    .short = Didžioji halė: +1
effect-no-prestige = jokio prestižinio pastato su šiuo kauliuku
    .short = be prestižinio
effect-strike-ignored = juodasis kauliukas čia nesmogia ir jį galima pasirinkti
    .short = galima pasirinkti
effect-clear-strikes = skaidrusis kauliukas čia smogia kaip juodasis
    .short = skaidrusis kauliukas smogia

## Cries

cry-opening = Sunumeruokite stulpelius iš kairės į dešinę: { $numbers }.
cry-tile-in-play = { $side ->
    [banquet] Puota { $tile }
   *[raid] Antpuolis { $tile }
}: { $effect }.
cry-half-day = { ordinal-capital }a diena, { half }.
cry-last-half-day = Tai paskutinis pusdienis.
cry-spared = Plokštelė Nr. 8 išgelbsti { $color ->
    [red] raudonąją
    [yellow] geltonąją
   *[white] baltąją
} aikštę: juodasis { face } nesmogia ir jį galima pasirinkti.
cry-plaza-struck = Juodas { face } griauna { $color ->
    [red] raudoną
    [yellow] geltoną
   *[white] baltą
} aikštę.
cry-plaza-raided = Antpuolis! Skaidrusis { face } sugriauna { $color ->
    [red] raudonąją
    [yellow] geltonąją
   *[white] baltąją
} aikštę.
cry-sheets-struck = Išbraukite { $color ->
    [red] raudonąjį
    [yellow] geltonąjį
   *[white] baltąjį
} { face-stem }ą, nebent stulpelyje Nr. { $value } stovi Tvirtovė.
cry-already-struck = { $color ->
    [red] Raudonajam
    [yellow] Geltonajam
   *[white] Baltajam
} { face-stem }ui jau buvo smogta: daugiau nieko braukti nereikia.
cry-offered = Rinkitės: { $offers }.
cry-none-free = Nemokamų kauliukų nėra: kas negali sumokėti nė už vieną, vietoj veiksmo gauna po vieną kiekvienos rūšies išteklių.
cry-rebuilt = { $from ->
    [red] Raudonoji
    [yellow] Geltonoji
   *[white] Baltoji
} aikštė atstatyta{ $same ->
    [yes] .
   *[no] { $to ->
        [red] , dabar raudona.
        [yellow] , dabar geltona.
       *[white] , dabar balta.
    }
}
cry-turned-to-raid = Plokštelė Nr. { $tile } apverčiama į antpuolio pusę: { $effect }.
cry-day-began = Prasideda { ordinal }a diena.
cry-sheet-strikes-begin = Nuo šiandien juodasis kauliukas smogia ir jūsų lapams.
cry-last-day = Tai paskutinė diena.
cry-ended = Žaidimas baigtas. Suskaičiuokite eiles, likusių vienodų išteklių poras ir miestiečius.

headline-opening = Stulpeliai: { $numbers }
headline-tile-in-play = { $side ->
    [banquet] Puota { $tile }
   *[raid] Antpuolis { $tile }
}
headline-last-half-day = Tai paskutinis pusdienis
headline-plaza-struck = Juodas { face } griauna { $color ->
    [red] raudoną
    [yellow] geltoną
   *[white] baltą
} aikštę
headline-plaza-raided = Antpuolis! Sugriauta { $color ->
    [red] raudonoji
    [yellow] geltonoji
   *[white] baltoji
} aikštė
headline-offered = Rinkitės kauliuką
headline-none-free = Nemokamų kauliukų nėra
headline-rebuilt = { $from ->
    [red] Raudonoji
    [yellow] Geltonoji
   *[white] Baltoji
} aikštė { $same ->
    [yes] atstatyta
   *[no] { $to ->
        [red] dabar raudona
        [yellow] dabar geltona
       *[white] dabar balta
    }
}
headline-turned-to-raid = { $tile ->
    [1] Plokštelė Nr. 1: nuo šiol vertė nekinta
    [2] Plokštelė Nr. 2: denaru brangiau
    [3] Plokštelė Nr. 3: žinių tašku brangiau
    [4] Plokštelė Nr. 4: kauliuko vertė yra 0
    [5] Plokštelė Nr. 5: nuo šiol spalva nekinta
    [6] Plokštelė Nr. 6: įtakos tašku brangiau
    [7] Plokštelė Nr. 7: be prestižinių pastatų
   *[8] Plokštelė Nr. 8: smogia visi kauliukai
}
headline-day-began = Prasideda { ordinal }a diena
headline-sheet-strikes-begin = Nuo šiandien smūgiai ir jūsų lapams
headline-last-day = Tai paskutinė diena
headline-sheets-struck = Nebėra { $color ->
    [red] raudono
    [yellow] geltono
   *[white] balto
} { face-stem }o!
headline-already-struck = { $color ->
    [red] Raudonasis
    [yellow] Geltonasis
   *[white] Baltasis
} { face }: jau išbrauktas
headline-spared = { $color ->
    [red] Raudonoji
    [yellow] Geltonoji
   *[white] Baltoji
} aikštė išgelbėta
headline-ended = Žaidimas baigtas
reason-already-struck = Daugiau nieko braukti nereikia
reason-sheets-struck = Nebent stulpelyje Nr. { $value } stovi Tvirtovė
reason-spared = Ją saugo plokštelė Nr. 8

## What is remarkable about a roll

surprise-escaped = { $color ->
    [red] Liko tik raudonas { face }.
    [yellow] Liko tik geltonas { face }.
   *[white] Liko tik baltas { face }.
}
surprise-row = { $color ->
    [red] Trečias smūgis iš eilės raudoniesiems!
    [yellow] Trečias smūgis iš eilės geltoniesiems!
   *[white] Trečias smūgis iš eilės baltiesiems!
}
surprise-twice = Du kartus tas pats kauliukas! Jis jau išbrauktas.
surprise-spared = Išgelbėta! Trūko nedaug.

## The terminal

cli-struck-before = Išbraukti prieš perimant žaidimą: { $dice }.
cli-wheel = Ratas, pagal laikrodžio rodyklę:
cli-plaza = aikštė Nr. { $number }: { $plaza }
cli-neutral = neutrali zona
cli-heading = { $half-day } ({ $number } iš { $all })
cli-dice = Kauliukai: { $roll }.
cli-black-die = juodas { $value }
colored-die = { $color ->
    [red] raudonas { $value }
    [yellow] geltonas { $value }
   *[white] baltas { $value }
}
cli-place = vieta { $place }: { $die } (aikštė Nr. { $number }: { $plaza })
cli-place-destroyed = { $placed }, sugriauta
cli-choose = Rinkitės vieną:
cli-available = Galima skaičiuoti Didžiajai halei: { $available }.
cli-plazas = { $half ->
    [morning] ryto aikštės: { $plazas }
   *[afternoon] popietės aikštės: { $plazas }
}
cli-next-roll = { $half ->
    [morning] Paspauskite „Enter“ ir meskite { $day } dienos ryto kauliukus.
   *[afternoon] Paspauskite „Enter“ ir meskite { $day } dienos popietės kauliukus.
}
cli-next-dice = { $half ->
    [morning] Paspauskite „Enter“ ir { $day } dienos ryto kauliukai bus paimti iš failo.
   *[afternoon] Paspauskite „Enter“ ir { $day } dienos popietės kauliukai bus paimti iš failo.
}
cli-ask-dice = { $half ->
    [morning] { $day } dienos ryto kauliukai, pirmas juodasis:
   *[afternoon] { $day } dienos popietės kauliukai, pirmas juodasis:
}
cli-next-close = { $half ->
    [morning] Kai visi pasirinko ir atliko veiksmą, paspauskite „Enter“ ir baikite { $day } dienos rytą.
   *[afternoon] Kai visi pasirinko ir atliko veiksmą, paspauskite „Enter“ ir baikite { $day } dienos popietę.
}

## The almanac

almanac-struck = Tikimybė, kad iki kiekvienos dienos pabaigos kauliukas lapuose bus išbrauktas
almanac-struck-so-far = Kiek kauliukų lapuose išbraukta iki kiekvienos dienos pabaigos: vidutiniškai, ir skaičius, kuris neviršijamas 10, 50 ir 90 žaidimų iš 100
almanac-of-hundred = { $games } iš 100
almanac-average = vidurkis
almanac-any-color = visos spalvos
almanac-any-tile = visos plokštelės
almanac-places = Kauliukai kiekvienoje rato vietoje
almanac-offered = siūlomas
almanac-value = akutės
almanac-free = nemokamas
almanac-printed = ši kaina
almanac-dearer = brangesnis
almanac-half-days = Kaip dažnai nėra nemokamo kauliuko
almanac-none-free = nemokamo nėra
almanac-available = Kaip dažnai siūlomas kiekvienas vienos spalvos kauliukų skaičius
almanac-plazas = Kiek iš devynių aikščių rodo kitą spalvą nei pradžioje
almanac-turned = pasikeitė
almanac-most = dažniausia
almanac-fewest = rečiausia
almanac-start = Pradžia
almanac-tiles = Ką daro kiekviena plokštelė, kai ji žaidime: tikimybė, kad ji jau antpuolis, ir per žaidimą kauliukai prie puotos, kauliukai prie antpuolio, išsaugotos aikštės ir skaidriojo kauliuko sugriautos aikštės
almanac-raid-day-4 = antpuolis, 4 diena
almanac-raid = antpuolis, pabaiga
almanac-at-banquet = puota
almanac-at-raid = antpuolis
almanac-spared = išsaugota
almanac-raided = sugriauta
almanac-fair-dice = Keturi kauliukai kiekvieną pusdienį
almanac-fair-next = Juodasis kauliukas rytą ir popietę
almanac-fair-one-colored = Kur guli vienspalvės aikštės
almanac-fair-two-colored = Kur guli dvispalvės aikštės ir kuri jų pusė viršuje
almanac-fair-tiles = Kurios plokštelės išdalijamos
odds-struck = Išbraukti kauliukai
odds-from-to = nuo { $low } iki { $high }
odds-struck-now = Iki šiol lapuose išbraukta kauliukų: { $count }. Vidutiniškai šiuo metu: { $average }, 8 žaidimuose iš 10: { $range }.
odds-struck-end = Šiame žaidime lapuose išbraukta kauliukų: { $count }. Vidutiniškai: { $average }, 8 žaidimuose iš 10: { $range }.
odds-safe = Jūsų lapai saugūs iki { $day } dienos.
odds-next =
    { $count ->
        [one] Didžiausias pavojus kitu metimu: { $die }, { $chance }
       *[other] Didžiausias vienodas pavojus kitu metimu: { $die }, { $chance }
    }
odds-range = 8 žaidimai iš 10
odds-average = vidurkis
odds-own = šis žaidimas
odds-days = Diena
odds-struck-axis = Iki šiol išbraukta kauliukų
odds-danger = Pavojus kauliukams
odds-danger-over = Kauliukas po kauliuko
odds-danger-any = Kiek tikėtina, kad iki žaidimo pabaigos kauliukas bus išbrauktas.
odds-danger-now =
    { $count ->
        [one] Didžiausias pavojus iki žaidimo pabaigos: { $die }, { $chance }.
       *[other] Didžiausias vienodas pavojus iki žaidimo pabaigos: { $die }, { $chance }.
    }
odds-danger-next =
    { $count ->
        [one] Didžiausias pavojus vien kitu metimu: { $die }, { $chance }.
       *[other] Didžiausias vienodas pavojus vien kitu metimu: { $die }, { $chance }.
    }
odds-danger-end = Šiame žaidime išbraukta kauliukų: { $count } iš { $all }.
odds-danger-axis = Išbrauktas iki žaidimo pabaigos, procentais
odds-danger-axis-over = Kiek tai buvo tikėtina pradžioje, procentais
odds-values = Kauliukas lapuose
odds-gone = jau išbrauktas
odds-any = kiekvieno žaidimo pradžioje
odds-offer = Siūlomi kauliukai
odds-offer-any = Kaip dažnai siūlomas kiekvienas vienos spalvos kauliukų skaičius.
odds-offer-about = Kaip dažnai šiame žaidime buvo siūlomas kiekvienas vienos spalvos kauliukų skaičius.
odds-offer-axis = Kaip dažnai, procentais nuo pusdienių
odds-dice = Per pusdienį siūloma tos spalvos kauliukų
odds-none-free = Šiame žaidime pusdienių be nemokamo kauliuko: { $chance }, vidutiniškai: { $average }.
odds-none-free-any = Vidutiniškai pusdienių be nemokamo kauliuko: { $average }.

## Refusals

refusal-plaza-count = Ratas turi devynias aikštes, o ne { $count }.
    .clause = ratas turi devynias aikštes, o ne { $count }
refusal-tile-count = Žaidžiama trimis plokštelėmis, o ne { $count }.
    .clause = plokštelės yra trys arba nė vienos, o ne { $count }
refusal-no-such-tile = Plokštelės sunumeruotos nuo 1 iki 8; įrašas Nr. { $position } yra { $number }.
    .clause = plokštelės sunumeruotos nuo 1 iki 8; įrašas Nr. { $position } yra { $number }
refusal-tile-twice = { $tile } plokštelė nurodyta daugiau nei kartą.
    .clause = { $tile } plokštelė guli daugiau nei kartą
refusal-same-color-plazas = Plokštelės guli prie trijų aikščių, vienodų iš abiejų pusių; šis ratas jų turi { $count }.
    .clause = plokštelėms reikia trijų iš abiejų pusių vienodų aikščių, o ne { $count }
refusal-numbering-count = Numeraciją sudaro šeši skaičiai, o ne { $count }.
    .clause = numeruojami šeši stulpeliai, o ne { $count }
refusal-numbering-face = Stulpeliai numeruojami nuo 1 iki 6: { $column } stulpelis negali būti { $value }.
    .clause = { $column } stulpelis: joks kauliukas nerodo { $value }
refusal-numbering-twice = Skaičius { $value } yra daugiau nei viename stulpelyje.
    .clause = skaičius { $value } yra daugiau nei viename stulpelyje
refusal-numbering-text = Parašykite šešis skaičius su tarpais, kaip antai 4 5 6 1 2 3.
refusal-no-such-day = Žaidimo dienos yra nuo 1 iki 8, o ne { $day }.
    .clause = žaidimo dienos yra nuo 1 iki 8, o ne { $day }
refusal-no-such-struck-die = Išbrauktas kauliukas, kurio numeris { $position }, negali būti { $value }: kauliukas rodo nuo 1 iki 6.
    .clause = išbrauktas { $position } kauliukas: joks kauliukas nerodo { $value }
refusal-struck-twice = Išbrauktas kauliukas nurodytas daugiau nei kartą: { $die }.
    .clause = išbrauktas kauliukas nurodytas daugiau nei kartą: { $die }
refusal-struck-too-early = Jokiam lapui negalėjo būti smogta, kol nesibaigė 3 dienos rytas.
    .clause = jokiam lapui negalėjo būti smogta, kol nesibaigė 3 dienos rytas
refusal-black-die = Juodasis kauliukas negali rodyti { $value }: kauliukas rodo nuo 1 iki 6.
    .clause = juodasis kauliukas: joks kauliukas nerodo { $value }
refusal-clear-die = Skaidrusis kauliukas { $which } negali rodyti { $value }: kauliukas rodo nuo 1 iki 6.
    .clause = skaidrusis kauliukas { $which }: joks kauliukas nerodo { $value }
refusal-dice-count = Įveskite keturis kauliukus, pirmą juodąjį: { $count ->
    [0] kol kas nėra nė vieno
    [one] yra { $count }
   *[other] yra { $count }
}.
refusal-dice-text = „{ $text }“ nėra skaičius: įveskite keturis kauliukus, kaip antai 3 1 3 6.
refusal-rolled-already = Šio pusdienio kauliukai jau išmesti.
    .clause = šio pusdienio kauliukai jau išmesti
refusal-not-rolled = Pusdienis negali baigtis, kol neišmesti jo kauliukai.
    .clause = pusdienis negali baigtis, kol neišmesti jo kauliukai
refusal-over = Žaidimas baigtas.
    .clause = žaidimas baigtas
refusal-dice-not-dealt = Tai ne tie kauliukai, kuriuos duoda kodas { $code }.
    .clause = tai ne tie kauliukai, kuriuos duoda kodas { $code }

refusal-too-many-built = { $building }: eilėje yra 6 pastatai, o ne { $count }. Suskaičiuokite tą eilę dar kartą.
refusal-no-such-circle = { $building }: apskritime rašoma 1, 2 arba 3, o ne { $number }.
refusal-circle-count = Patikrinkite Katedras ir apskritimus: kiekviena nupiešta Katedra užpildo vieną apskritimą. Įvesta Katedrų: { $cathedrals }, užpildytų apskritimų: { $circles }.
refusal-circle-too-often = Patikrinkite apskritimus lape: { $due ->
    [0] nė viena Katedra dar neduoda skaičiaus { $number }, bet jis įvestas
    [1] Katedros duoda skaičių { $number } tik kartą, o jis įvestas { $circles } kartus
   *[other] Katedros duoda skaičių { $number } tik du kartus, o jis įvestas { $circles } kartus
}. Pirmosios dvi Katedros duoda 1, kitos dvi 2, paskutinės dvi 3.
refusal-too-many-leftovers = Likę { $resource }: daugiausia 18, o ne { $count }. Suskaičiuokite dar kartą.
refusal-too-many-citizens = Miestiečių yra daugiausia 60, o ne { $count }. Suskaičiuokite juos dar kartą.

## The reckoning

building-fortress = Tvirtovė
building-counts-palace = Grafų rūmai
building-great-hall = Didžioji halė
building-city-hall = Rotušė
building-cathedral = Katedra
building-bishopric = Vyskupo rūmai
resource-influence = įtakos taškai
resource-deniers = denarai
resource-knowledge = žinių taškai
sheet-field-built = { $building }, kiek nupiešta
sheet-field-circle = { $building }, apskritimas
sheet-field-leftovers = Likę { $resource }
sheet-field-citizens = Miestiečiai
warning-many-in-struck-columns = { $building }: { PLURAL($count) ->
    [one] { $count } stovi stulpelyje, kuriam smogta, ir jokia Tvirtovė negalėjo išgelbėti. Ar nupiešta anksčiau?
    [few] { $count } stovi stulpeliuose, kuriems smogta, ir jokia Tvirtovė negalėjo jų išgelbėti. Ar jie nupiešti anksčiau?
   *[other] { $count } stovi stulpeliuose, kuriems smogta, ir jokia Tvirtovė negalėjo jų išgelbėti. Ar jie nupiešti anksčiau?
}
warning-too-many-before = Prieš smūgį ({ $half-day }), tik po { $half-days ->
    [one] { $half-days } pusdienio
   *[other] { $half-days } pusdienių
}, jau turėjo būti nupiešta bent tiek pastatų: { $buildings }. Tai įmanoma tik su premijomis. Patikrinkite pastatus lape.
warning-tracks-without-citizens = { $tracks ->
    [one] Pilnam takeliui reikia 20 miestiečių
   *[other] Pilniems takeliams ({ $tracks }) reikia po 20 miestiečių
}, o jų yra { $citizens }. Patikrinkite, kurie takeliai pilni.
results-leftovers = Likę ištekliai
results-leftover-points = Likę ištekliai, taškai
results-citizens = Miestiečiai
award-builder = Auksinė mentelė
award-citizens = Daugiausia miestiečių
award-row = Geriausia eilė
award-purse = Pilniausias kapšas
results-points-of = { $building }, taškai
results-drawn = Nupiešti pastatai
results-circles = Skaičiai apskritimuose
results-tracks = { $name }, iki galo apibraukti takeliai:
achievement-three-solo = Trys žaidimai vienam
achievement-three-multiplayer = Trys žaidimai su kitais
achievement-three-expansion = Trys žaidimai su puotomis ir antpuoliais
achievement-points = Bent { $points } taškai
achievement-won-over-sixty = Žaidimas su kitais, laimėtas surinkus daugiau nei 60 taškų
achievement-eighteen-from-one = 18 taškų iš vieno veikėjo
achievement-forty-citizens = Bent 40 miestiečių
achievement-full-row = Visi šeši: { $building }
achievement-resource-track = Pilnas takelis: { $resource }
achievement-citizen-track = Pilnas miestiečių takelis: { $color-name }

## The desk

desk-roll = Mesti kauliukus
desk-close = Baigti pusdienį
desk-enter = Padėti šiuos kauliukus
desk-throw = Kauliukai, pirmas juodasis
desk-throw-face = Pridėti kauliuką, rodantį { $value }
desk-throw-black = { $value ->
    [0] Juodasis kauliukas: dar be vertės
   *[other] Juodasis kauliukas: { $value }
}
desk-throw-clear = { $value ->
    [0] Skaidrusis kauliukas { $which }: dar be vertės
   *[other] Skaidrusis kauliukas { $which }: { $value }
}
desk-offers = Rinkitės kauliuką
desk-no-offers = Kauliukai dar neišmesti.
desk-available = Galimi kauliukai: { $available }
desk-strike-grid = Išbraukti kauliukai
desk-die-struck = { $die }: išbrauktas ({ $when })
desk-die-struck-before = { $die }: išbrauktas prieš perimant žaidimą
desk-die-stands = { $die }: neišbrauktas
desk-log-raid = { $tile }: dabar antpuolis
desk-wheel = Ratas
desk-plaza = Aikštė { $number }, { $plaza }
desk-tile-at = Aikštė { $number }: { $tile }
desk-destroyed = sugriauta
desk-black-die = juodasis kauliukas { $value }
desk-clear-die = skaidrusis kauliukas { $value }

setup-expansion = Puotos ir antpuoliai
setup-expansion-about = Prie kiekvienos iš trijų iš abiejų pusių vienodų aikščių deda po plokštelę.
setup-numbering = Skaičiai virš stulpelių
setup-numbering-first = Pirmas žaidimas: { $numbers }
setup-numbering-rising = Didėjančiai: { $numbers }
setup-numbering-falling = Mažėjančiai: { $numbers }
setup-numbering-expert = Žinovams: bet kokia tvarka
setup-leftmost = Pirmas skaičius iš kairės
setup-own-numbers = Skaičiai iš kairės į dešinę
setup-options-about = Kodas, stulpelių numeriai, savi kauliukai ar ratas, pradžia viduryje.
setup-dice = Kauliukai
setup-dice-code = Meta programa
setup-dice-entered = Metami ant stalo ir įvedami
setup-start = Žaidimo pradžia
setup-struck = Jau išbraukti
setup-struck-about = Pažymėkite jau išbrauktus kauliukus, kad šauklys apie juos žinotų. Nieko nepažymėjus, jis skaičiuoja nuo dabar.
setup-wheel = Ratas
setup-wheel-code = Sudėliotas pagal kodą
setup-wheel-entered = Toks, koks guli ant stalo
setup-wheel-about = Paspauskite aikštę, kad jos spalva pasikeistų į kitą, o mažą ženklą šalia – kad pasikeistų kitos pusės spalva.
setup-plaza-down = Aikštė { $number }, kita pusė: { $color-name }
setup-tiles = Plokštelės
setup-tiles-code = Ištrauktos pagal kodą
setup-tiles-entered = Tokios, kokios guli ant stalo
setup-tiles-about = Paimkite plokštelę po ratu ir padėkite prie vienos iš trijų aikščių, vienodų iš abiejų pusių. Ten paspauskite ją, kad atsiverstų antpuolio pusė.
setup-same-color = Iš abiejų pusių vienodos aikštės: { $count } iš { $all }
setup-tiles-laid = Plokštelės prie rato: { $count } iš { $all }
setup-place-tile = Plokštelė prie aikštės Nr. { $number }: { $tile }
setup-place-empty = Plokštelė prie aikštės Nr. { $number }: nėra
setup-tile = Plokštelė { $tile }
setup-tile-laid = Plokštelė { $tile }, prie aikštės Nr. { $number }
setup-start-day = Pradėti nuo { $day } dienos
setup-start-half = { $half ->
    [morning] Pradėti ryte
   *[afternoon] Pradėti po pietų
}

guide-sheets = 1. Kiekvienas pasiima lapą bei pieštuką ir sunumeruoja stulpelius, kaip sako pirmas skelbimas.
guide-open = 2. Šauklys irgi žaidžia. Tiesiog spauskite tarpą: jis visada atlieka kitą žingsnį.
guide-roll = 3. Tarpas meta kauliukus. Jie guli savo aikštėse; kiekvienas renkasi vieną, sumoka kainą ir atlieka veiksmą, visi kartu.
guide-strike = 4. Juodasis kauliukas sugriauna savo aikštę. Nuo 3 dienos visi savo lape taip pat išbraukia to skaičiaus ir tos spalvos kauliuką, nebent jo stulpelyje stovi Tvirtovė.
guide-close = 5. Kai visi pasiruošę, tarpas baigia pusdienį. Po šešiolikos pusdienių suskaičiuokite taškus.
check-sheet = Kiekvienam po lapą ir pieštuką.
check-number = Sunumeruokite stulpelius iš kairės į dešinę.
check-resources = Visi pradeda turėdami po tris kiekvienos rūšies išteklius.
check-tiles = Prie rato guli trys plokštelės: puotos, kol jų aikštė nesugriauta.
check-roll = Tada metami kauliukai.
first-need = Ko reikia
first-need-sheets = Kiekvienam po taškų lapą ir pieštuką. Atsispausdinkite lapus čia arba imkite žaidimo lapus.
first-need-app = Nei rato, nei kauliukų: Town Crier meta, suka ratą ir skelbia, kas vyksta. Kas jį valdo, irgi žaidžia.
first-need-time = Nuo vieno iki dvidešimties žmonių ir apie pusvalandį; pirmą kartą šiek tiek ilgiau.
first-before = Prieš pirmąjį metimą
first-before-number = Visi sunumeruoja šešis stulpelius iš kairės į dešinę, kaip paskelbiama.
first-before-resources = Visi pradeda turėdami tris įtakos taškus, tris denarus ir tris žinių taškus.
first-half-day = Pusdienis
first-roll = Metami trys skaidrūs kauliukai ir vienas juodas. Nuo mažiausio iki didžiausio jie guli keturiose šio pusdienio aikštėse, o skaidrus kauliukas įgauna savo aikštės spalvą.
first-strike = Juodasis kauliukas sugriauna savo aikštę šiam pusdieniui. Nuo 3 dienos jis smogia ir jūsų lapams: išbraukite tos spalvos ir vertės kauliuką, nebent tame stulpelyje stovi Tvirtovė.
first-choose = Visi kartu renkatės po vieną iš likusių kauliukų ir sumokate kainą prie jo aikštės. Tą patį gali rinktis keli.
first-act = Juo atliekate vieną iš trijų veiksmų: gaunate tiek jo spalvos išteklių, kiek jis rodo, statote prestižinį pastatą arba statote darbo pastatą. Įtaka keičia jo vertę, žinios – spalvą.
first-close = Kai visi pasiruošę, sugriauta aikštė apverčiama ir prasideda kitas pusdienis. Po kiekvienos popietės ratas pasisuka.
first-end = Pabaiga
first-end-count = Po aštuonių dienų, tai yra šešiolikos pusdienių, suskaičiuokite taškus. Town Crier juos sudės ir pasakys, kas negali būti teisinga.
hint-start = Pradedate turėdami po tris kiekvienos rūšies išteklius: įtaką (raudona), denarus (geltona) ir žinias (balta).
hint-plazas = Pusdienis žaidžiamas keturiose aikštėse: dabar – šiose.
hint-prices = Ženklas prie kiekvienos aikštės rodo, kiek ten kainuoja kauliukas: nieko, vieną bet kurį išteklių, vieną denarą arba du denarus.
hint-color = Skaidrusis kauliukas įgyja savo aikštės spalvą, čia: { $die }. Jį naudojate tos spalvos lapo dalyje.
hint-black = Juodasis kauliukas sugriauna savo aikštę: šį pusdienį jos niekas nenaudoja. Paskui ji grįžta į vietą kita puse į viršų.
coming-strikes = { $half-day }: smūgiai kliūva ir lapams
hint-actions = Savo kauliuku atlikite vieną veiksmą: apibraukite tiek išteklių, kiek jis rodo, arba jo vertės stulpelyje nupieškite prestižinį ar darbo pastatą.
hint-or = arba
hint-ask-free = Kuris kauliukas nemokamas? Pakelkite ranką!
hint-free = Tai { $die }. Pirmoji aikštė nieko nekainuoja, kiekviena kita kainuoja daugiau.
hint-ask-gone = Kurio kauliuko niekas negali rinktis?
hint-gone = Tai { $die }: aikštė po juo sugriauta.
hint-ask-gain = Gaunate išteklių šiuo kauliuku: { $die }. Kiek jų apibraukiate?
hint-gained = Apibraukiate { $count }: tiek, kiek rodo kauliukas.
hint-ask-dearest = Kuris kauliukas kainuoja daugiausia?
hint-dearest = Tai { $die }. Jo kaina: { $price }.
hint-tile-price = { $tile }. Šio kauliuko kaina: { $price }.
hint-ready = Visi veikia vienu metu. Kai visi pasiruošę, pusdienis baigiasi.
hint-afternoon = Popietę žaidžiama kitose keturiose aikštėse.
hint-taught = Dabar žinote, kaip žaidžiama. Žaiskite toliau: patarimas pasirodys tik tada, kai bus kas nors nauja.
hint-last-day = Tai paskutinė diena: liko du pusdieniai.
hint-end = Žaidimas baigtas. Įveskite, kas yra jūsų lapuose: Town Crier suskaičiuos taškus.

room-number = Sunumeruokite stulpelius.
room-wait = Netrukus bus metami kauliukai.

## The hall of fame

hall-part = nuo: { $half-day }
hall-struck = Smūgiai visuose žaidimuose
hall-fair = tikėtina su sąžiningais kauliukais
hall-most-struck = Juodasis kauliukas dažniausiai pataikė, nuo 1 dienos: { $die }, kartų: { $times }.

## Printing

print-numbered = Spausdinti { $numbers } kauliukuose ir kodą
print-sheets = Spausdinti lapus
print-sheets-title = Taškų lapai
print-card = Spausdinti kortelę
print-card-about = Kodas, skaičiai, ratas, plokštelės ir ką daryti per pusdienį.
print-invitation = Antras lapas su QR kodu telefonams
print-report-title = Žaidimo ataskaita
print-report = Spausdinti ataskaitą
print-report-about = Kiekvieno pusdienio kauliukai, smūgiai ir galutiniai taškai.

## Paper

paper-game = Troyes Dice
paper-player = Žaidėjas
paper-code = Kodas { $code }
paper-sheets-title = „Troyes Dice“ taškų lapai
paper-card-title = Šauklio kortelė
paper-report-title = „Troyes Dice“ žaidimo eiga
paper-hugues-de-payns = Hugues de Payns
paper-isabeau-de-baviere = Isabeau de Bavière
paper-thibaut-ii = Thibaut II
paper-jeanne-de-champagne = Jeanne de Champagne
paper-urbain-iv = Urbain IV
paper-marie-de-champagne = Marie de Champagne
paper-district-red = Kilmingieji
paper-district-yellow = Miestelėnai
paper-district-white = Dvasininkai
paper-citizens = Miestiečiai
paper-total = Iš viso
paper-prices = Kauliuko kaina
paper-none-free = Nemokamų nėra, mokėti negalite: vietoj veiksmo po vieną kiekvienos rūšies išteklių.
paper-changes = Kauliuko keitimas
paper-change-value = vertė 1 daugiau ar mažiau
paper-change-color = kita spalva
paper-strikes = Juodasis kauliukas
paper-strikes-about = Nuo trečios dienos: išbraukite jo vertės ir jo aikštės spalvos kauliuką, nebent tame stulpelyje stovi Tvirtovė.
paper-cathedrals = Katedros
paper-cathedrals-about = Statydami rašykite 1, 1, 2, 2, 3, 3 prie eilės, kurią jos rodo.
paper-card-columns = Stulpeliai iš kairės į dešinę
paper-card-prices = Kiek kainuoja kauliukas
paper-card-place = Vieta { $place }
paper-card-placing = Nuo neutralios zonos pagal laikrodžio rodyklę: keturios ryto vietos, tada keturios popietės; kainos tos pačios.
paper-card-tiles = Žaidžiamos plokštelės
paper-card-half-day = Kas pusdienį
paper-card-days = Dienos
paper-step-roll = Metimas
paper-step-roll-about = Trys skaidrieji kauliukai ir juodasis.
paper-step-place = Dėjimas
paper-step-place-about = Nuo mažiausio iki didžiausio į keturias pusdienio vietas; juodasis prieš tos pačios vertės skaidrųjį. Skaidrieji kauliukai įgyja aikštės spalvą.
paper-step-strike = Smūgis
paper-step-strike-about = Juodasis kauliukas sugriauna savo aikštę. Nuo 3 dienos visi išbraukia tos vertės ir spalvos kauliuką, nebent jo stulpelyje stovi Tvirtovė.
paper-step-choose = Rinkimasis
paper-step-choose-about = Kiekvienas renkasi likusį kauliuką, sumoka ir atlieka veiksmą; tą patį gali rinktis keli. Jei nemokamų nėra, kas negali sumokėti nė už vieną, vietoj veiksmo gauna po 1 kiekvienos rūšies išteklių.
paper-step-end = Pabaiga
paper-step-end-about = Apverskite sugriautą aikštę ir grąžinkite į vietą; jos puota visam laikui virsta antpuoliu.
paper-step-turn = Sukimas
paper-step-turn-about = Po popietės mažasis ratas pasukamas per vieną išpjovą pagal laikrodžio rodyklę. Po 8 dienos suskaičiuokite taškus.
paper-report-half-days = Pusdieniai
paper-report-empty = Kauliukai dar neišmesti.
paper-report-raid = plokštelė Nr. { $tile }: dabar antpuolis
paper-report-scores = Taškai

# The pace of the table.
evening-short-with-end = { $minutes } min. · dar { $end } min.
evening = Žaista { $minutes } min.{ $continued ->
    [yes] {" "}nuo tęsimo
   *[no] {""}
} · liko pusdienių: { $left }
evening-with-end = Žaista { $minutes } min.{ $continued ->
    [yes] {" "}nuo tęsimo
   *[no] {""}
} · liko pusdienių: { $left } · dar apie { $end } min.

## Arguments

args-plaza-count = reikia devynių aikščių, nuo 1 iki 9, o ne { $count }
args-plaza = kiekviena aikštė yra dvi raidės iš r, y ir w, matoma spalva ir kita pusė, bet { $position } įrašas yra „{ $text }“
args-same-color-plazas = plokštelėms reikia rato su trimis aikštėmis, vienodomis iš abiejų pusių, kaip rr, yy ir ww, o šis jų turi { $count }
args-tile-count = reikia trijų, iš abiejų pusių vienodoms aikštėms pagal laikrodžio rodyklę nuo aikštės Nr. 1, o ne { $count }
args-tile = kiekviena plokštelė yra skaičius nuo 1 iki 8, su r gale, jei viršuje antpuolio pusė, bet { $position } įrašas yra „{ $text }“
args-tile-twice = kiekviena plokštelė yra viena, bet { $tile } plokštelė nurodyta daugiau nei kartą
args-numbering = rašykite first, 4+, 4- arba šešis skaičius, kaip antai 4,1,6,2,5,3, o ne „{ $text }“
args-number-count = reikia šešių skaičių, iš kairės į dešinę, o ne { $count }
args-number = kiekvienas skaičius yra nuo 1 iki 6, bet { $position } įrašas yra „{ $text }“
args-number-twice = kiekvienas skaičius rašomas viename stulpelyje, bet { $value } nurodytas daugiau nei kartą
args-from = parašykite dieną nuo 1 iki 8 ir m rytui arba a popietei, kaip antai 3a, o ne „{ $text }“
args-struck = kiekvienas kauliukas yra r, y arba w ir skaičius nuo 1 iki 6, kaip antai w3, bet { $position } įrašas yra „{ $text }“
args-struck-twice = kiekvienas kauliukas išbraukiamas kartą, bet { $text } nurodytas daugiau nei kartą
args-struck-early = lapams smogiama nuo 3 dienos ryto, todėl tai dera tik su --from 3a ar vėliau
args-dice-count = reikia keturių kauliukų, juodojo ir tada trijų skaidriųjų, o ne { $count }
args-die = { $which ->
    [black] juodasis kauliukas
    [first] pirmasis skaidrusis kauliukas
    [second] antrasis skaidrusis kauliukas
    [third] trečiasis skaidrusis kauliukas
   *[other] { $which } kauliukas
} rodo nuo 1 iki 6, o ne „{ $text }“
args-dice-too-few = { $name } baigiasi prieš { $day } dienos { $half ->
    [morning] rytą
   *[afternoon] popietę
}; { PLURAL($needed) ->
    [one] trūksta dar { $needed } eilutės
    [few] trūksta dar { $needed } eilučių
   *[other] trūksta dar { $needed } eilučių
}
args-dice-too-many = { $name }, { $line } eilutė: žaidimas baigtas, ir kauliukai nuo čia nepriklauso jokiam pusdieniui

## A saved game

check-code = kodas { $code }
check-no-code = be kodo, ratas ir kauliukai įvesti
check-holds = { $file }: viskas gerai: { $code }; { $day } dienos { half } ({ $number } iš { $all }), { $next ->
    [roll] kauliukai neišmesti
    [close] kauliukai išmesti
   *[over] žaidimas baigtas
}; { PLURAL($orders) ->
    [one] { $orders } žingsnis
    [few] { $orders } žingsniai
   *[other] { $orders } žingsnių
}{ $undone ->
    [0] {""}
   *[other] , atšaukta: { $undone }
}
damage-plaza = aikštė Nr. { $number }: ten yra { $found }, bet kodas { $code } duoda { $dealt }
damage-plaza-named = { $up ->
    [red] raudona
    [yellow] geltona
   *[white] balta
} ant { $down ->
    [red] raudonos
    [yellow] geltonos
   *[white] baltos
}
damage-tile = { $position } sąrašo plokštelė: ten yra { $found }, bet kodas { $code } duoda { $dealt }
damage-tile-named = { $side ->
    [banquet] { $tile } puotos puse į viršų
   *[raid] { $tile } antpuolio puse į viršų
}
damage-nothing = nieko
damage-dice = juodasis { $black } ir skaidrieji { $a }, { $b }, { $c } nėra kauliukai, kuriuos duoda kodas { $code }

## The rules

rules-half-day = Pusdienis
rules-prices = Ratas ir kainos
rules-actions = Ką duoda kauliukas
rules-changes = Kauliuko keitimas
rules-buildings = Šeši pastatai
rules-citizens = Miestiečiai ir premijos
rules-strikes = Smūgiai nuo 3 dienos
rules-tiles = Puotos ir antpuoliai
rules-scoring = Taškų skaičiavimas
rule-days = Žaidimas trunka aštuonias dienas, kiekviena turi rytą ir popietę: šešiolika pusdienių.
rule-roll = Meskite tris skaidriuosius kauliukus ir juodąjį.
rule-place = Kauliukai dedami į keturias pusdienio aikštes nuo mažiausio. Jei vertės lygios, pirmas eina juodasis.
rule-color = Skaidrusis kauliukas įgyja aikštės, kurioje guli, spalvą.
rule-destroy = Juodasis kauliukas sugriauna aikštę, kurioje guli. Šį pusdienį jos niekas nenaudoja.
rule-choose = Visi vienu metu renkasi po vieną iš kitų kauliukų ir sumoka jo kainą. Tą patį gali rinktis keli.
rule-rebuild = Pusdieniui pasibaigus, sugriauta aikštė apverčiama ir grąžinama į vietą.
rule-turn = Po popietės mažasis ratas pasukamas per vieną išpjovą pagal laikrodžio rodyklę ir prasideda kita diena.
rule-red = Raudona spalva – kilmingieji ir jų įtaka.
rule-yellow = Geltona spalva – miestelėnai ir jų denarai.
rule-white = Balta spalva – dvasininkai ir jų žinios.
rule-plazas = Kiekviena iš devynių aikščių turi dvi puses. Trys iš abiejų pusių yra tos pačios spalvos.
rule-other-side = Mažas ženklas ant aikštės rodo kitos jos pusės spalvą.
rule-neutral = Langelis su dienos numeriu žymi neutralią zoną. Pagal laikrodžio rodyklę po jos eina keturios ryto aikštės, tada keturios popietės.
rule-price-first = Kiekvieną pusdienį pirmoji vieta nemokama.
rule-price-second = Antroji vieta kainuoja vieną bet kurį išteklių.
rule-price-third = Trečioji vieta kainuoja vieną denarą.
rule-price-fourth = Ketvirtoji vieta kainuoja du denarus.
rule-none-free = Jei nemokamo kauliuko nėra ir už jokį negalite sumokėti, vietoj veiksmo gaukite po vieną kiekvienos rūšies išteklių.
rule-start = Pradedate turėdami po tris kiekvienos rūšies išteklius.
rule-numbers = Šeši kiekvieno lapo stulpeliai pažymėti skaičiais nuo 1 iki 6, visiems ta pačia tvarka.
rule-gain = Išteklių gavimas: apibraukite tiek kauliuko spalvos išteklių, kokia jo vertė.
rule-track = 6-as, 12-as ir 18-as takelio išteklius duoda dar ir jo spalvos miestietį.
rule-later = Ką gaunate, galite išleisti nuo kito pusdienio.
rule-prestige = Arba nupieškite prestižinį pastatą: kauliuko spalvos, jo vertės stulpelyje.
rule-work = Arba taip pat nupieškite darbo pastatą.
rule-influence = Vienas įtakos taškas pakeičia jūsų kauliuko vertę vienetu į didesnę ar mažesnę pusę, kiek kartų galite sumokėti.
rule-limits = Vertė lieka tarp 1 ir 6: 6 ir 1 nėra kaimynai.
rule-knowledge = Du žinių taškai pakeičia jūsų kauliuko spalvą.
rule-deniers = Denarais mokama už trečiosios ir ketvirtosios vietos kauliukus.
rule-rows = Kiekviena spalva turi šešių prestižinių pastatų eilę, o po ja – šešių darbo pastatų eilę.
rule-fortress = Tvirtovė: vienas miestietis – raudonas dviejuose kairiuosiuose stulpeliuose, geltonas viduriniuose, baltas dešiniuosiuose. Ji saugo savo stulpelį nuo smūgių.
rule-great-hall = Didžioji halė, pagal stulpelius iš kairės. Pirmas: trys įtakos taškai už kiekvieną galimą raudoną kauliuką; antras: du raudoni miestiečiai už kiekvieną raudoną; trečias: trys denarai už kiekvieną geltoną; ketvirtas: du geltoni miestiečiai už kiekvieną geltoną; penktas: trys žinių taškai už kiekvieną baltą; šeštas: du balti miestiečiai už kiekvieną baltą.
rule-available = Galimi yra kauliukai, kuriuos šį pusdienį galima rinktis. Žiniomis pakeista spalva neskaičiuojama.
rule-cathedral = Katedra: pabaigoje viena eilė duoda taškų, pagal stulpelius iš kairės: Tvirtovės, Grafų rūmai, Didžiosios halės, Rotušės, Katedros, Vyskupo rūmai.
rule-cathedral-number = Prie tos eilės rašykite 1 už pirmąsias dvi Katedras, 2 už kitas dvi, 3 už paskutines dvi.
rule-palace = Grafų rūmai: du raudoni miestiečiai.
rule-city-hall = Rotušė: du geltoni miestiečiai.
rule-bishopric = Vyskupo rūmai: du balti miestiečiai.
rule-links = Premija tarp dviejų eilės kaimynų jūsų, kai tik abu nupiešti.
rule-citizen = Kiekvienas miestietis vertas vieno taško.
rule-three-citizens = Po tris kiekvienos spalvos miestiečius: po vieną kiekvienos rūšies išteklių.
rule-six-citizens = Po šešis kiekvienos spalvos, ir vėl po vienuolika kiekvienos spalvos: iškart bet kuris darbo pastatas.
rule-fifteen-citizens = Penkiolika vienos spalvos: iškart vienos iš kitų spalvų prestižinis pastatas.
rule-twenty-citizens = Dvidešimt vienos spalvos: po miestietį kiekvienos kitos spalvos.
rule-full-track = Miestiečiai, netelpantys savo takelyje, eina į kitą.
rule-from-day-three = Nuo trečios dienos ryto tai, kas smogia aikštei, smogia ir visiems lapams.
rule-cross-out = Visi išbraukia kauliuką, kurio vertė kaip juodojo, o spalva kaip jo aikštės.
rule-lost = Tame stulpelyje tos spalvos dalyje daugiau nieko nestatoma. Kas jau nupiešta, lieka.
rule-protected = Kas tame stulpelyje turi Tvirtovę, nieko neišbraukia.
rule-already = Jei tas kauliukas jau išbrauktas, daugiau nieko nevyksta.
rule-tiles = Trys atsitiktinės plokštelės guli puotos puse į viršų prie trijų aikščių, iš abiejų pusių vienos spalvos.
rule-tile-turns = Jei juodasis sugriauna tokią aikštę, pusdienio pabaigoje jos plokštelė visam laikui virsta antpuoliu. Plokštelė Nr. 8 – taip pat, apsaugojusi savąją.
rule-tile-whom = Plokštelė galioja tam, kas renkasi kauliuką iš jos aikštės.
rule-tile-eight = Plokštelė Nr. 8 galioja visiems.
rule-end = Žaidimas baigiasi po aštuntos dienos popietės.
rule-row-points = Eilė, prie kurios yra skaičius, duoda tą skaičių, padaugintą iš jos nupieštų pastatų.
rule-leftovers = Du likę tos pačios rūšies ištekliai duoda vieną tašką.
rule-winner = Laimi surinkęs daugiausia taškų; surinkę po lygiai pergale dalijasi.

## The picture explained

explain-price = { $half ->
    [morning] Kaina rytą
   *[afternoon] Kaina popietę
}: { $price }
explain-costs = Kaina: { $price }
explain-at = Šiandien prie { $number } aikštės.
explain-other-side = Kita pusė: { $side }
explain-destroyed = Sugriauta šį pusdienį.
explain-neutral = Neutrali zona { $day } dieną
legend-lit = Šviesios: šis pusdienis
legend-neutral = Diena ir neutrali zona
legend-free = Punktyrinis 0: nemokamai
legend-any = Trys spalvos: bet kuris išteklius
legend-denier = Monetos: tiek denarų
legend-badge = Mažas ženklas: kitos pusės spalva
legend-destroyed = Sugriauta: šios aikštės niekas nenaudoja
legend-strikes = Išbrauktas kauliukas: smogiama ir lapams
legend-tile = Puota arba antpuolis gretimam kauliukui
