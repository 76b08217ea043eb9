# Lithuanian.
#
# Players without a name are called by the color of their dice. Numbers stand behind a colon: from 22 on the library gives the wrong form.

### Things

seat-name = { $seat ->
    [1] Raudonasis
    [2] Mėlynasis
    [3] Žaliasis
    [4] Geltonasis
   *[other] Žaidėjas { $seat }
}
joined = { $others } ir { $last }
village-name = { $seat ->
    [1] Raudonojo { $stalls }
    [2] Mėlynojo { $stalls }
    [3] Žaliojo { $stalls }
    [4] Geltonojo { $stalls }
   *[other] žaidėjo { $seat } { $stalls }
}
village-of = { $stalls } ({ $who })
good-name = { $good ->
    [silk] šilkas
    [papyrus] papirusas
    [gold] auksas
    [wheat] kviečiai
    [spices] prieskoniai
   *[porcelain] porcelianas
}
good-of-number = { $number } { $good }
die-value = { $value ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
number-feminine = { $count ->
    [1] viena
    [2] dvi
    [3] trys
    [4] keturios
    [5] penkios
    [6] šešios
    [7] septynios
    [8] aštuonios
    [9] devynios
   *[other] { $count }
}
number-masculine = { $count ->
    [1] vienas
    [2] du
    [3] trys
    [4] keturi
    [5] penki
    [6] šeši
    [7] septyni
    [8] aštuoni
    [9] devyni
   *[other] { $count }
}
reward-name = { $reward ->
    [coin] viena moneta
    [coins] dvi monetos
    [favours] penkios paslaugos
    [card] nemokama korta
    [die] nemokamas kauliukas
   *[placement] nemokamas pridėjimas
}
stall-name = { $good } ({ $reward })
merchant-known = kairėje { $left }, dešinėje { $right }
merchant-counted = pirklys
purse-nothing = nieko
purse-perhaps-nothing = galbūt be monetų
purse-coins = { PLURAL($count) ->
    [one] { number-feminine } moneta
    [few] { number-feminine } monetos
   *[other] { number-feminine } monetų
}
purse-favours = { PLURAL($count) ->
    [one] { number-feminine } paslauga
    [few] { number-feminine } paslaugos
   *[other] { number-feminine } paslaugų
}
purse-both = { $coins }, { $favours }
amount-cards = { PLURAL($count) ->
    [one] { number-feminine } korta
    [few] { number-feminine } kortos
   *[other] { number-feminine } kortų
}
amount-caravans = { PLURAL($count) ->
    [one] { number-masculine } kauliukas
    [few] { number-masculine } kauliukai
   *[other] { number-masculine } kauliukų
}
race = { number-feminine } iš { $goal ->
    [9] devynių
   *[other] { $goal }
} kortų

### What is done now

phase-caravans = Visi meta kauliukus
phase-sell = { $who } parduoda
phase-place = { $who } prideda kortą
phase-spend = { $who } perka kortas
phase-all-sell = Pirma visi parduoda, tada visi perka
phase-all-spend = Pirkite paeiliui
phase-round-done = Raundas baigtas
phase-over = Žaidimas baigtas

### What is announced

cry-set-out = Pradeda { $who }. Kiekvienas turi: { $dice }, { $purse }. Eilėje atversta: { $row }.
cry-house-deck = Pirkliai ir kaimų mokesčiai yra iš mūsų pačių kaladės.
cry-round = Raundas { $round }: karavanai atvyko.
cry-caravan = { $who } turi { $faces }.
cry-rerolled = { $who } meta iš naujo ir turi { $faces }. Kaina: { $price }.
cry-adjusted = { $who } { $from } keičia į { $to }. Kaina: { $price }.
cry-sold = { $who } parduoda kaime: { $village }. Šis kaimas dabar uždarytas.
cry-tucked = Naujas prekystalis kaime { $village } priima { $face }. { $who } ant stalo turi: { $race }.
cry-placed-free = Naujas prekystalis kaime { $village }, be kauliuko, priima { $face }. { $who } ant stalo turi: { $race }.
cry-ninth = { $who } ant stalo jau turi { $goal ->
    [9] devynias
   *[other] { $goal }
} kortas!
cry-last-round = Tai paskutinis raundas!
cry-earned = { $who } gauna: { $purse }.
cry-caravan-joined = { $who } nuo kito raundo turės vienu kauliuku daugiau.
cry-caravan-lost = { $who } jau turi: { $most }. Daugiau negauna.
cry-card-given = { $who } gauna viršutinę krūvos kortą.
cry-card-given-merchant = { $who } gauna viršutinę krūvos kortą: { $card }.
cry-card-lost = Krūva tuščia: { $who } kortos negauna.
cry-marketed = Turgui lieka: { $dice }. { $who } gauna: { $favours }.
cry-placement-lost = { $who } galėjo pridėti, bet nepridėjo: { $cards }.
cry-bought = { $who } perka kortą, kaina: { $price }.
cry-bought-merchant = { $who } perka kortą, kaina: { $price }. Korta: { $card }.
cry-passed-over = Per mažai monetų kortai: { $who }.
cry-row-filled = Eilė papildoma: { $cards }.
cry-inexact = { $what ->
    [purse] Įvesta ne viskas. Gali būti netikslios monetos ir paslaugos: { $who }.
    [hand] Įvesta ne viskas. Gali būti netikslus kortų rankoje skaičius: { $who }.
   *[table] Įvesta ne viskas. Gali būti netikslus kortų ant stalo skaičius: { $who }.
}
cry-untold = Įvesta ne viskas: pažymėti skaičiai gali būti netikslūs.
cry-roll-due = Visi meskite savo kauliukus.
cry-sells = Dabar parduoda { $who }.
cry-places = { $who } be kauliuko gali pridėti: { $cards }.
cry-buys = { $who } gali pirkti kortų, vienos kaina: { $price }.
cry-all-sell = Pirma visi paeiliui parduoda, tada visi paeiliui perka. Pradeda { $who }.
cry-all-buy = Dabar paeiliui galite pirkti kortų, vienos kaina: { $price }. Pradeda { $who }.
cry-round-done = Visi šį raundą baigė.
cry-villages-open = Visi kaimai vėl atviri.
cry-first = Dabar pradeda { $who }.
cry-over = Žaidimas baigtas. Sužaista raundų: { $rounds }.
cry-won = { $by ->
    [cards] Laimi { $who }. Ant stalo: { $cards }, daugiau nei turi { $other }.
    [coins] Laimi { $who }. Ant stalo: { $cards }. { $other } jų turi tiek pat, bet mažiau monetų.
    [favours] Laimi { $who }. Ant stalo: { $cards }. { $other } turi tiek pat kortų ir monetų, bet mažiau paslaugų.
   *[shared] { $who } dalijasi pergale. Kiekvieno ant stalo: { $cards }, tiek pat ir monetų bei paslaugų.
}
cry-standing = Vieta { $place }: { $who }. Ant stalo: { $cards }. Kapše: { $purse }.
cry-standing-cards = Vieta { $place }: { $who }. Ant stalo: { $cards }.
cry-undecided = Suskaičiuokite kortas ant stalo. Jei lygu, lemia monetos, tada paslaugos.
cry-corrected = Pataisyta: { $what }.

headline-first = Pradeda { $who }
headline-house-deck = Mūsų kaladė
headline-round = Raundas { $round }
headline-has = { $who }: { $what }
headline-rerolled = { $who } meta iš naujo
headline-adjusted = { $who } dabar turi { $face }
headline-sold = Uždaryta: { $village }
headline-ninth = Devintoji korta: { $who }
headline-last-round = Paskutinis raundas!
headline-earned = Pajamos: { $who }
headline-caravan-joined = { $who }: dar vienas kauliukas
headline-caravan-lost = { $who }: naujo kauliuko negauna
headline-card-given = { $who }: nemokama korta
headline-card-lost = Krūva tuščia
headline-marketed = Turgus: { $who }
headline-placement-lost = { $who } nieko neprideda
headline-bought = { $who } perka kortą
headline-bought-merchant = { $who } perka: { $halves }
headline-passed-over = Per mažai monetų
headline-row-filled = Eilėje naujos kortos
headline-inexact = { $who }: galbūt netikslu
headline-untold = Įvesta ne viskas
headline-villages-open = Kaimai atviri
headline-won = Pergalė: { $who }
headline-shared = Bendra pergalė
headline-standing = Vieta { $place }: { $who }
headline-corrected = Pataisyta

### The count, in cards and not in points

unit-count = Skaičiuoti kortas
unit-count-about = skaičiuoti kortas
unit-count-call = Suskaičiuokite kortas.
unit-amount = { PLURAL($points) ->
    [one] { $points } korta
    [few] { $points } kortos
   *[other] { $points } kortų
}
unit-sum-of = { $name }: kortos { $points }, vieta { $rank }
unit-scores = Kortos, žaidimas po žaidimo
unit-richest = Daugiausia kortų prie vieno stalo, iš viso { $points }: { $game }
unit-told = Kortos: { $points }
cry-victory = { $by ->
    [cards] Laimi { $who }: { $cards }!
    [coins] Laimi { $who }: { $cards }, { $coins }! { $other } kortų turi tiek pat, bet mažiau monetų.
    [favours] Laimi { $who }: { $cards }, { $coins }, { $favours }! { $other } kortų ir monetų turi tiek pat, bet mažiau paslaugų.
    [alone] { $who } baigia žaidimą: { $cards }.
   *[shared] Pergale dalijasi { $who }: { $cards }, tiek pat ir monetų bei paslaugų!
}
sheet-cards = Kortos
sheet-coins = Monetos
sheet-favours = Paslaugos
sheet-coins-told = { PLURAL($count) ->
    [one] { number-feminine } moneta
    [few] { number-feminine } monetos
   *[other] { number-feminine } monetų
}
sheet-favours-told = { PLURAL($count) ->
    [one] { number-feminine } paslauga
    [few] { number-feminine } paslaugos
   *[other] { number-feminine } paslaugų
}
sheet-cards-missing = Dar reikia suskaičiuoti kortas ant stalo.
    .clause = dar reikia suskaičiuoti kortas ant stalo
award-coins = Sunkiausias kapšas
award-favours = Daugiausia likusių paslaugų
award-spent = Mažiausiai likusių paslaugų
fame-most-coins = Daugiausia monetų pabaigoje, { $coins }: { $names }
fame-wins = Pergalės pagal spalvą
fame-share = jei sektųsi vienodai

### Corrections

corrected-purse = { $who }, { $purse }
corrected-caravans = { $who }, { $dice }
corrected-die = { $who }, kauliukas Nr. { $number } rodo { $face }
corrected-first = pradeda { $who }
corrected-on-table = { $who }, ant stalo { $cards }
corrected-in-hand = { $who }, rankoje { $cards }
corrected-in-row = eilėje { $cards }
corrected-stalls = { $side ->
    [left] kaimo { $village } kairėje prekystaliai priima { $faces }
   *[right] kaimo { $village } dešinėje prekystaliai priima { $faces }
}
corrected-no-stalls = { $side ->
    [left] kaimo { $village } kairėje pirklių nėra
   *[right] kaimo { $village } dešinėje pirklių nėra
}
corrected-to-hand = { $who } rankoje turi šį pirklį: { $card }
corrected-to-row = šis pirklys guli eilėje: { $card }
corrected-to-pile = šis pirklys guli po krūva: { $card }
corrected-to-village = { $side ->
    [left] šis pirklys stovi kaimo { $village } kairėje: { $card }
   *[right] šis pirklys stovi kaimo { $village } dešinėje: { $card }
}

### What cannot be

refusal-player-count = Žaidėjų gali būti nuo { $least } iki { $most }, o ne { $count }.
    .clause = žaidėjų gali būti nuo { $least } iki { $most }, o ne { $count }
refusal-no-such-first = Vieta Nr. { $number } negali pradėti: ten niekas nesėdi.
    .clause = vieta Nr. { $number } negali pradėti: ten niekas nesėdi
refusal-merchant-count = Pirklių yra { $all }, o ne { $count }.
    .clause = pirklių yra { $all }, o ne { $count }
refusal-no-such-merchant = Pirklių numeriai yra nuo 0 iki { $last }; įrašas Nr. { $position } yra { $number }.
    .clause = pirklių numeriai yra nuo 0 iki { $last }; įrašas Nr. { $position } yra { $number }
refusal-merchant-twice = Pirklys Nr. { $number } pasikartoja.
    .clause = pirklys Nr. { $number } pasikartoja
refusal-not-now = Dabar to daryti negalima. Žaidimo padėtis: { $phase }.
    .clause = dabar to daryti negalima. Žaidimo padėtis: { $phase }
refusal-roll-players = Nurodyti tiek žaidėjų kauliukai: { $named }, o žaidžia { $count }.
    .clause = nurodyti tiek žaidėjų kauliukai: { $named }, o žaidžia { $count }
refusal-roll-dice = { $who } turi: { $dice }, o nurodyta: { $named }.
    .clause = { $who } turi: { $dice }, o nurodyta: { $named }
refusal-no-such-seat = Vietoje Nr. { $number } niekas nesėdi.
    .clause = vietoje Nr. { $number } niekas nesėdi
refusal-no-die-named = Nepasirinktas nė vienas kauliukas.
    .clause = nepasirinktas nė vienas kauliukas
refusal-no-such-die = Kauliuko Nr. { $number } čia nėra.
    .clause = kauliuko Nr. { $number } čia nėra
refusal-die-placed = Kauliukas Nr. { $number } jau panaudotas arba iškeliavo į turgų.
    .clause = kauliukas Nr. { $number } jau panaudotas arba iškeliavo į turgų
refusal-die-order = Kauliukas Nr. { $number } nurodytas du kartus arba ne iš eilės.
    .clause = kauliukas Nr. { $number } nurodytas du kartus arba ne iš eilės
refusal-favours = Kaina: { $price }. Yra tik: { $has }.
    .clause = kaina: { $price }. Yra tik: { $has }
refusal-closed = Kaime { $village } guli kauliukai: jis uždarytas iki raundo pabaigos.
    .clause = kaime { $village } guli kauliukai: jis uždarytas iki raundo pabaigos
refusal-no-die = Nė vienas nepanaudotas kauliukas nerodo { $number } ({ $good }).
    .clause = nė vienas nepanaudotas kauliukas nerodo { $number } ({ $good })
refusal-not-yours = Pirklius prie kaimo { $village } pridėti gali tik jo savininkas.
    .clause = pirklius prie kaimo { $village } pridėti gali tik jo savininkas
refusal-not-in-hand = Šio pirklio rankoje nėra arba jis nurodytas dukart: { $card }.
    .clause = šio pirklio rankoje nėra arba jis nurodytas dukart: { $card }
refusal-reckoned = Su mūsų kalade pajamos suskaičiuojamos pačios; jų neįveskite.
    .clause = su mūsų kalade pajamos suskaičiuojamos pačios; jų neįveskite
refusal-own-village = Savo kaime joks kitas savininkas nieko negauna.
    .clause = savo kaime joks kitas savininkas nieko negauna
refusal-too-many-free = Nemokamų dalykų negali būti daugiau nei pridėtų pirklių.
    .clause = nemokamų dalykų negali būti daugiau nei pridėtų pirklių
refusal-seventh-die = Daugiausia galima turėti: { $most }.
    .clause = daugiausia galima turėti: { $most }
refusal-pile-empty = Krūvoje tiek kortų nėra.
    .clause = krūvoje tiek kortų nėra
refusal-not-in-row = Šios kortos eilėje nėra: { $card }.
    .clause = šios kortos eilėje nėra: { $card }
refusal-coins = Reikia monetų: { $price }. Yra monetų: { $has }.
    .clause = reikia monetų: { $price }. Yra monetų: { $has }
refusal-dice-count = Kauliukų kiekvienas turi nuo 1 iki { $most }, o ne { $count }.
    .clause = kauliukų kiekvienas turi nuo 1 iki { $most }, o ne { $count }
refusal-first-after-roll = Kas pradeda, galima keisti tik prieš metant kauliukus.
    .clause = kas pradeda, galima keisti tik prieš metant kauliukus
refusal-cards-known = Mūsų kaladės kortos perkeliamos po vieną, o ne skaičiuojamos.
    .clause = mūsų kaladės kortos perkeliamos po vieną, o ne skaičiuojamos
refusal-cards-counted = Dėžutės kortos tik skaičiuojamos ir po vieną neperkeliamos.
    .clause = dėžutės kortos tik skaičiuojamos ir po vieną neperkeliamos
refusal-die-not-dealt = Žaidėjo { $who } { $die } kauliukas rodo { $face }, o kodas { $code } duoda { $dealt }.
    .clause = žaidėjo { $who } { $die } kauliukas rodo { $face }, o kodas { $code } duoda { $dealt }
refusal-in-row = Eilėje daugiausia tiek kortų: { $most }, o ne { $count }.
    .clause = eilėje daugiausia tiek kortų: { $most }, o ne { $count }
refusal-on-table = Kortų ant stalo per mažai: nurodyta { $count }, o jau įvesta { $known }.
    .clause = kortų ant stalo per mažai: nurodyta { $count }, o jau įvesta { $known }
refusal-too-many-cards = Pirklių yra tik { $all }, o taip jų būtų { $count }.
    .clause = pirklių yra tik { $all }, o taip jų būtų { $count }
refusal-same = Taip jau yra.
    .clause = taip jau yra
refusal-sheet-cards = Pabaigoje kiekvienas ant stalo turi nuo { $least } iki { $most } kortų, o ne { $count }.
    .clause = pabaigoje kiekvienas ant stalo turi nuo { $least } iki { $most } kortų, o ne { $count }

### What is printed

paper-name = Vardas
paper-ours = Mūsų kaladė: „Town Crier“ skaičiai
paper-first = Pradeda raundą
paper-kit-title = Mūsų kaladės kaimai ir pirkliai
paper-village-others = Kiti, kurie čia parduoda: { $purse }
paper-village-owner = Savininkas už kiekvieną pardavimą čia: { $purse }
paper-half-always = už kiekvieną pardavimą čia
paper-half-once = tik pridedant su kauliuku
paper-purses-title = Monetos ir paslaugos
paper-purses-about = Ant abiejų skaičių padėkite po ką nors mažo ir stumkite. Kai yra daugiau nei { $most }, perviršį rodo antras daiktelis.
paper-coins = Monetos
paper-coins-about = { $price }: pirklys iš eilės
paper-favours = Paslaugos
paper-favours-about = { $reroll }: mesti kauliukus iš naujo · { $step }: kauliukas viena akute daugiau ar mažiau
paper-round-title = „{ $game }“: raundas
paper-round-start = Pradžioje
paper-round-start-about = Kiekvienas turi keturis kauliukus, dvi paslaugas ir tris kaimus. Eilėje guli vienu atverstu pirkliu daugiau, nei yra žaidėjų.
paper-phase-caravans = Karavanai
paper-phase-caravans-about = Visi kartu meta visus savo kauliukus. Kol nebaigėte parduoti, galite mokėti paslaugomis ir juos keisti, kiek kartų išgalite.
paper-phase-sell = Pardavimas
paper-phase-sell-about = Paeiliui: parduokite atviruose kaimuose, savo ar svetimuose, po kauliuką kiekvienam prekystaliui. Kauliukai ten lieka, ir kaimas uždarytas. Parduodami savo kaime, jo kairėje ar dešinėje galite pridėti pirklių iš rankos; jų prekystaliams irgi reikia kauliukų. Ėjimo pabaigoje gaunate visų savo pardavimų pajamas. { $paid ->
    [owner] Kai kas nors parduoda jūsų kaime, visada gaunate, ką jis moka savininkui ir ką duoda jo pirkliai.
   *[seller] Kai kas nors parduoda jūsų kaime, visada gaunate, ką jis moka savininkui; ką duoda jo pirkliai, gauna parduodantis žaidėjas.
}
paper-phase-spend = Pirkimas
paper-phase-spend-about = Paeiliui: atversti pirkliai į ranką, kiek galite sumokėti. Paėmus paskutinį, eilė iškart papildoma.
paper-phase-end = Pabaiga
paper-phase-end-about = Atsiimkite kauliukus: visi kaimai atviri. Pradeda kaimynas iš kairės. Papildykite eilę.
paper-round-over = Žaidimo pabaiga
paper-round-over-about = Kai kas nors ant stalo turi { $goal } kortas, raundas yra paskutinis. Laimi, kas ant stalo turi daugiausia kortų, paskui daugiausia monetų, paskui daugiausia paslaugų; kitaip pergalė bendra. Kortos rankoje nesiskaičiuoja.
paper-prices = Kainos
paper-price-reroll = mesti iš naujo bet kuriuos savo kauliukus
paper-price-step = vienas kauliukas viena akute daugiau ar mažiau; 6 ir 1 yra kaimynai
paper-price-card = pirklys iš eilės
paper-brings = Pajamos
paper-brings-market = už kiekvieną neparduotą kauliuką
paper-brings-free = Nemokama korta, kauliukas ar pridėjimas gaunami tik tada, kai pirklys pridedamas ir iškart gauna savo kauliuką. Niekas neturi daugiau kaip { $most } kauliukų.
paper-goods = Prekės
print-box = Su dėžute
print-no-box = Be dėžutės
print-kit-title = Iškerpamos kortos
print-kit-about = Kaimai ir pirkliai su mūsų pačių skaičiais: mūsų kaladė.
print-kit = Spausdinti kortas
print-round-title = Raundo kortelė
print-round-about = Fazės, kainos ir pabaiga; dvi puslapyje.
print-round = Spausdinti kortelę
print-purses-about = Kiekvienam po lapą; du puslapyje.
print-purses = Spausdinti lapus

### Terminalas

cli-row = Atverstos eilėje:
cli-hand = Rankoje:
cli-dice = kauliukai { $dice }
cli-fits = Tinka: { $sales }
cli-standing = { $who }: kauliukai { $dice }; { $purse }
cli-purse = { $who }: { $purse }
cli-next-choose = Parašykite nurodymą arba, kai { $who } baigs, paspauskite „Enter“.
cli-next-thrown = Parašykite, kas iškrito, kaip roll 1126 3445.

args-depth-house = mažiau įvesti galima tik su kortomis iš dėžutės; pridėkite --cards box
args-bots-box = robotai žino tik mūsų kaladės kortas; praleiskite --cards box
args-bots-thrown = robotai kauliukų nemeta; praleiskite --dice thrown

args-order-unknown = nurodymas prasideda žodžiu { $known }, o ne „{ $text }“; kaip kiekvieną rašyti, parodo town-crier cry --game dice-village --help
args-order-needs = ten, kur yra „{ $text }“, turi būti: { $what }
args-order-lacks = eilutės gale trūksta: { $what }
args-order-more = ten, kur yra „{ $text }“, nieko neturi būti
args-order-rerolled = iš naujo metami kauliukai: { $dice }, o skaičiai po „as“: { $faces }
args-order-part = { $what ->
    [player] žaidėjas ({ $written })
    [village] kaimas ({ $written })
    [side] pusė ({ $written })
    [merchant] pirklio numeris ({ $written })
    [die] kelintas kauliukas ({ $written })
    [face] ką rodo kauliukas ({ $written })
    [faces] ką rodo kieno nors kauliukai, kaip { $written }
    [purse] monetos+paslaugos, kaip { $written }
    [number] skaičius, kaip { $written }
    [exact] „{ $written }“
   *[word] vienas iš šių žodžių ({ $written })
}

### Almanachas

almanac-seats = Žaidėjai pagal eilę pirmajame raunde: laimėti žaidimai ir vidutiniškai kortos ant stalo bei monetos pabaigoje
almanac-turn = eilė { $place }
almanac-won = laimėta
almanac-cards = kortos
almanac-coins = monetos
almanac-bots = Kaip dažnai laimi kiekvienas robotas, kai žaidžia
almanac-bot = { $bot ->
    [seller] pardavėjas
    [expander] statytojas
    [saver] taupytojas
   *[trader] prekiautojas
}
almanac-rewards = Ką duoda prekystaliai: jų dalis mūsų kaladėje, tarp pirktų kortų ir tarp prekystalių prie kaimų
almanac-deck = kaladė
almanac-bought = pirkta
almanac-used = prie kaimų
almanac-rounds = Kiek trunka žaidimas
almanac-round-count = raundai
almanac-average = vidurkis
almanac-shortest = trumpiausias
almanac-longest = ilgiausias
almanac-fair-dice = Kiekvieno metimo kauliukai
almanac-fair-first = Kas pirmas
almanac-fair-merchants = Pirmas pirklys eilėje

### The form of a new game

setup-seat = { $color }: { $name }
setup-merchants = Pirklių kortos
setup-merchants-house = Mūsų kaladė
setup-merchants-box = Iš dėžutės
setup-merchants-house-about = Šios kortos yra mūsų, o ne iš dėžutės. Programa jas dalija ir viską skaičiuoja.
again-house = mūsų kaladė
again-box = kortos iš dėžutės
setup-depth = Kas įvedama
setup-depth-dice = Tik kauliukai
setup-depth-sales = Pardavimai
setup-depth-purses = Pardavimai ir pinigai
setup-depth-dice-about = Programa meta kauliukus ir skaičiuoja raundus. Visa kita lieka ant jūsų stalo.
setup-depth-sales-about = Įveskite, kas kur parduoda. Programa taip pat žino, kurie kaimai uždaryti ir kas arti devynių kortų.
setup-depth-purses-about = Įveskite, kas kur parduoda ir ką tai duoda. Programa taip pat žino visų monetas ir paslaugas.
setup-options-about = Kodas, kas pradeda, savi kauliukai, kam moka pirkliai.
setup-options-dice-about = Kodas, kas pradeda, savi kauliukai.
setup-first = Kas pradeda
setup-first-code = Burtus traukia programa
setup-dice = Kauliukai
setup-dice-code = Meta programa
setup-dice-entered = Metami ant stalo ir įvedami
setup-paid = Pirkliai moka
setup-paid-owner = kaimo savininkui
setup-paid-seller = tam, kas ten parduoda

### The panel at the table

panel-sell = Parduoti kaime { $village }
panel-place = Pridėti kortą kaime { $village }
panel-buy = Pirkti šią kortą
panel-done = Baigta: { $who }
panel-end-turn = Baigti ėjimą
panel-now = Dabar: { $who }
panel-market = { $does }; turgui: { $dice }
panel-loses = { $does }; prarandama: { $what }
panel-still-sell = { $who } dar gali parduoti, kaimų: { $count }. Vis tiek baigti?
panel-still-place = { $who } dar gali pridėti kortą. Vis tiek baigti?
panel-still-buy = { $who } dar gali pirkti kortą. Vis tiek baigti?
panel-sell-anyway = Prarandama: { $what }. Vis tiek parduoti?
panel-hand = Rankoje
panel-add-merchant = Pridėti pirklį
panel-add-merchant-to = Pridėti pirklį prie { $village }: kurioje pusėje?
panel-side-left = kairėje
panel-side-right = dešinėje
panel-brings = Ką tai duoda?
panel-brings-again = Ką tai duoda? Kaip praeitą kartą:
panel-given = Ką duoda nauji pirkliai?
panel-what = { $does }: { $what }
panel-left = { $stall }, kairėje
panel-right = { $stall }, dešinėje
panel-tucked = Atsiimti: { $stall }
panel-gets = { $who } gauna: { $what }
panel-coins = { $who }: monetos
panel-favours = { $who }: paslaugos
panel-change = Keisti kauliukus
panel-choose-dice = Pasirinkite keičiamus kauliukus.
panel-first-dice = Kauliukai: { $who }
panel-other-dice = Kauliukai: { $who }
panel-die = { $who }, kauliukas { $number }: { $good }
panel-reroll = Mesti iš naujo ({ $price })
panel-up = Viena akute daugiau ({ $price })
panel-down = Viena akute mažiau ({ $price })
panel-fell = Išmesta: { $good } ({ $count })
panel-fell-so-far = Įvesta: { $count } iš { $of }. { $goods }
panel-enter-fell = Įvesti, kas išmesta
panel-correct = Ką nors pataisyti
panel-correct-this = Pataisyti
panel-ninth = Ar kas nors ant stalo turi devynias kortas?
panel-what-is-wrong = Kas ant jūsų stalo yra kitaip?
panel-fix-purse = Monetos ir paslaugos
panel-fix-caravans = Kauliukų skaičius
panel-fix-die = Ką rodo kauliukas
panel-fix-first = Kas pradeda
panel-fix-on-table = Kortos ant stalo
panel-fix-in-hand = Kortos rankoje
panel-fix-in-row = Kortos eilėje
panel-fix-stalls = Kaimo pirkliai
panel-fix-card = Kur guli korta
panel-shows = Rodo: { $good }
panel-left-of = Kairėje: { $village }
panel-right-of = Dešinėje: { $village }
panel-remove-stall = Pašalinti pirklį { $number }: { $good }
panel-add-stall = Pridėti pirklį: { $good }
panel-to-hand = Rankoje
panel-to-row = Eilėje
panel-to-pile = Po krūva
panel-to-village = Kaime

### What can be wrong with a file

damage-first = ten pradeda vieta { $found }, bet kodas { $code } traukia vietą { $dealt } (skaičiuojant nuo 0)
damage-merchant = kaladės korta Nr. { $position }: ten yra { $found }, bet kodas { $code } duoda { $dealt }
damage-merchant-named = pirklys Nr. { $number }
damage-no-merchant = joks pirklys
damage-face = žingsnis { $order }: joks kauliukas nerodo { $face }
damage-no-such-merchant = žingsnis { $order }: pirklių numeriai yra nuo 0 iki { $last }, o ne { $number }

### On the screen

round-last = Raundas { $round }, paskutinis
race-ahead = Pirmauja: { $who } ({ $cards }/{ $goal })
race-several = Pirmauja keli: { $cards }/{ $goal }
race-even = Visi: { $cards }/{ $goal }
race-goal = Tikslas: { $goal } kortos
standing = { $who }: { $race }, { $purse }
standing-cards = { $who }: { $race }
standing-place = { $place }. { $standing }
perhaps-wrong = { $what } (galbūt netikslu)
row-cards = Eilėje: { $cards }

side-begins = Tuoj bus metami kauliukai
side-roll = Kitas raundas
side-reroll = Viena paslauga: mesti norimus savo kauliukus iš naujo
side-changes = Viena paslauga: mesti norimus savo kauliukus iš naujo · dvi paslaugos: viena akute daugiau ar mažiau
side-no-sale = { $who }: nė vienas atviras kaimas netinka šiems kauliukams. Kiekvienas likęs kauliukas turguje atneša vieną paslaugą.
side-no-sale-yours = Nė vienas atviras kaimas netinka jūsų kauliukams. Kiekvienas likęs kauliukas turguje atneša jums vieną paslaugą.
side-no-dice = Nebeliko kauliukų parduoti.
side-due = { $who } gaus: { $due }
side-due-untold = { $who }: pajamos neįvestos
side-brings = atneša: { $purse }
side-owner = Savininkas gauna: { $purse }
side-expand = Galima išplėsti
side-more = Kiekvienam pirkliui irgi reikia kauliuko.
side-closed = Uždaryti: { $villages }
side-place = Čia galima pridėti kortą iš rankos, be kauliuko
side-price = Kiekvienos kortos kaina: { $price }. { $who } turi: { $purse }
side-price-perhaps-nothing = Kiekvienos kortos kaina: { $price }. { $who } galbūt nieko neturi
side-passed = Per mažai monetų kortai: { $who }
side-house-deck = Pirkliai yra iš mūsų pačių kaladės, o ne iš dėžutės.

step-roll = Mesti kauliukus
step-done = Baigta
step-close = Baigti raundą
step-next-round = Mesti kauliukus: { $round } raundas

order-roll = metimas (raundas { $round })
order-reroll = pakartotas metimas ({ $who })
order-adjust = pakeistas kauliukas ({ $who })
order-sell = pardavimas ({ $who }, { $village })
order-place = pridėta korta ({ $who })
order-buy = nupirkta korta ({ $who })
order-done = ėjimo pabaiga ({ $who })
order-close = pabaiga (raundas { $round })
order-correct = pataisa: { $what }

evening = Žaista { $minutes } min.{ $continued ->
    [yes] {" "}nuo tęsimo
   *[no] {""}
}

### How to run it

guide-set-up = 1. Kiekvienas pasiima vienos spalvos kauliukus ir ženklą, tris kaimus ir dvi paslaugas. Atverskite pirklių eilę.
guide-roll = 2. Šauklys irgi žaidžia. Tarpas meta visų kauliukus ir visada atlieka kitą žingsnį.
guide-sell = 3. Paeiliui parduokite kaimuose: pasirinkite kaimą, o Town Crier paims kauliukus. Kas turi paslaugų, gali pirma pakeisti kauliukus. Tarpas baigia ėjimą.
guide-buy = 4. Tada paeiliui pirkite pirklius po penkias monetas. Tarpas baigia ėjimą, o pabaigoje ir raundą.
guide-end = 5. Kai kas nors ant stalo turi devynias kortas, raundas yra paskutinis. Galioja tai, kas guli ant stalo: pataisykite, kas pranešta kitaip.

### Rules

rules-set-up = Pasiruošimas
rules-round = Raundas
rules-favours = Paslaugos
rules-sales = Pardavimai
rules-income = Pajamos
rules-stalls = Ką duoda pirklio prekystalis
rules-purchases = Pirkimai
rules-end = Pabaiga
rules-app = Su Town Crier
rules-house = Mūsų kaladė

rule-figures = Žaidžia du, trys arba keturi. Yra 12 kaimų, 30 pirklių ir po šešis kiekvienos spalvos kauliukus.
rule-villages = Kiekvienas turi tris kaimus su dviem prekystaliais: 1 ir 6, 2 ir 5, 3 ir 4.
rule-goods = Kauliuko pusės yra prekės: 1 šilkas, 2 papirusas, 3 auksas, 4 kviečiai, 5 prieskoniai, 6 porcelianas.
rule-begin = Kiekvienas pradeda su keturiais kauliukais, dviem paslaugomis ir trimis kaimais, be monetų ir be kortų rankoje.
rule-row = Eilėje yra viena atversta korta daugiau nei žaidėjų. Kiti pirkliai guli užversta krūva.
rule-first = Vienas žaidėjas pradeda. Toliau visada einama į kairę.

rule-phases = Raundo eiga: karavanai, pardavimai, pirkimai, pabaiga. Visi baigia vieną dalį, tada prasideda kita.
rule-roll = Visų karavanai atvyksta kartu: kiekvienas atvirai meta visus savo kauliukus.
rule-round-end = Pabaigoje kauliukai grįžta, o visi kaimai vėl atviri. Pradeda kitas žaidėjas iš kairės, o eilė papildoma.

rule-reroll = Viena paslauga: meskite iš naujo tiek savo kauliukų, kiek norite.
rule-adjust = Dvi paslaugos: pasukite vieną kauliuką viena akute aukštyn arba žemyn. 6 ir 1 yra kaimynai.
rule-changes = Keiskite kauliukus tiek kartų, kiek galite sumokėti, kol baigsite parduoti. Padėtas kauliukas nebesikeičia.
rule-market = Kai baigiate parduoti, kiekvienas likęs kauliukas turguje atneša vieną paslaugą.

rule-open = Kaimas atviras, kol ant jo neguli kauliukai.
rule-sell = Parduokite bet kuriame atvirame kaime, savo ar svetimame, su kauliuku kiekvienam prekystaliui. Kauliukai ten lieka ir kaimą uždaro.
rule-several = Per vieną ėjimą galima parduoti keliuose kaimuose, kiek leidžia kauliukai.
rule-number = Kauliukas skaičiuojamas taip, kaip rodo, o prekystalis priima tik savo skaičių.
rule-expand = Parduodami savo kaime, galite pridėti prie jo pirklių iš rankos. Jų prekystaliams taip pat iškart reikia kauliuko.
rule-sides = Kaimo kairėje pirklys rodo kairiąją pusę, dešinėje – dešiniąją. Nauji stoja iš išorės.
rule-others = Svetimo kaimo išplėsti negalima.

rule-income = Kai baigiate parduoti, gaunate pajamas už viską, ką pardavėte. Svetimame kaime pajamų gauna ir savininkas.
rule-same-turn = Pajamas gaunate po paskutinio savo pardavimo: šį ėjimą kauliukų už jas nebekeisite, bet pirklių šį raundą pirkti galite.
rule-pays = Kaimas moka vieną sumą kitiems, kurie ten parduoda, o kitą – savininkui, kai tik kas nors ten parduoda.
rule-stalls-pay = Tai, ką moka pirklio prekystalis, gauna kaimo savininkas, nebent prieš žaidimą pasirinkote kitaip.

rule-one-coin = Viena moneta, kai tik kas nors ten parduoda.
rule-two-coins = Dvi monetos, kai tik kas nors ten parduoda.
rule-five-favours = Penkios paslaugos, kai tik kas nors ten parduoda.
rule-free-card = Nemokama korta, vieną kartą: viršutinę krūvos kortą imkite į ranką.
rule-free-die = Nemokamas kauliukas, vieną kartą: nuo kito raundo turite vienu daugiau, daugiausia šešis.
rule-free-placement = Nemokamas pridėjimas, vieną kartą: be kauliuko pridėkite kortą iš rankos prie savo atviro kaimo.
rule-once = Nemokami dalykai gaunami tik tada, kai pirklys pridedamas ir iškart gauna savo kauliuką.
rule-placement = Nemokamai pridedama po visų ėjimo pardavimų. Be kortos arba be savo atviro kaimo tai prarandama.
rule-gained = Septintas kauliukas nieko neduoda, kaip ir korta, kai krūva tuščia.

rule-buy = Bet kuri eilės korta kainuoja penkias monetas ir keliauja į ranką. Pirkite tiek, kiek galite sumokėti.
rule-fill = Kai paimama paskutinė eilės korta, eilė iškart papildoma.
rule-empty = Kai krūva tuščia, eilė lieka trumpesnė.

rule-ninth = Raundas, kuriame kas nors ant stalo turi devynias kortas, yra paskutinis. Kaimai taip pat skaičiuojami.
rule-last = Visi baigia paskutinį raundą, ir galima turėti daugiau nei devynias kortas.
rule-winner = Laimi turintis daugiausia kortų ant stalo; jei lygu, lemia monetos, tada paslaugos. Kitaip pergale dalijamasi.
rule-hand = Kortos rankoje neskaičiuojamos.

rule-counted = Dėžutės kortas Town Crier tik skaičiuoja, o jūs pasakote, ką atneša pardavimas. Apie mūsų kaladę jis žino viską.
rule-inexact = Ženklas ~ prieš skaičių reiškia, kad jis galbūt klaidingas, nes ne viskas buvo įvesta.
rule-correct = Galioja tai, kas guli ant stalo. Pataisykite tai, ką Town Crier turi kitaip.
rule-undecided = Town Crier nugalėtoją skelbia tik tada, kai įvesta pakankamai. Kitaip suskaičiuokite kortas ant stalo, o jei lygu, ir monetas bei paslaugas.

rule-house-deck = Mūsų kaladę sukūrėme patys, nes dėžutės kortų nežinome. Taip ji vadinama visur, kur ją matote.
rule-house-villages = Su mūsų kalade kiekvienas kaimas moka dvi monetas kitiems ir vieną monetą savininkui.
rule-house-merchants = Iš dešimties to paties skaičiaus prekystalių keturi moka po vieną monetą, du – po dvi monetas, o iš likusių kiekvienas duoda ką kita: penkias paslaugas, kortą, kauliuką arba pridėjimą.

### What something is

own-turn = Jūsų eilė
own-ask-sell = Kuriame kaime parduodate?
own-ask-place = Prie kurio kaimo pridedate kortą?
own-ask-buy = Kuri korta? Vienos kaina: { $price }.
own-dice = Jūsų kauliukai
own-hand = Jūsų kortos
own-villages = Jūsų kaimai
explain-die = { $who }, kauliukas { $number }: { $good }
explain-die-free = Dar neparduota.
explain-die-sold = Parduota: { $village }.
explain-die-market = Iškeliavo į turgų.
explain-open = Atviras.
explain-closed = Uždarytas. Kauliukai: { $who }.
explain-needs = Reikia: { $goods }.
explain-owner = Savininkui: { $purse }.
explain-others = Kitiems: { $purse }.
explain-stall = { $village }: { $stall }
explain-pile = Krūva: { $cards }
explain-pile-untold = Krūva
explain-hand = Rankoje: { $cards }.
explain-dice = Kauliukai: { $count }.
explain-first = Pradeda šį raundą.

legend-turn = Kieno ėjimas
legend-first = Pradeda šį raundą
legend-coin = Monetos
legend-favour = Paslaugos
legend-hand = Kortos rankoje
legend-pile = Pirklių krūva
legend-row = Eilė: perkami pirkliai
legend-goal = Devintoji korta
legend-closed = Uždarytas
legend-merchant = Pirklys ir ką duoda jo prekystalis
legend-market = Iškeliavo į turgų
legend-goods = Skaičiai nuo 1 iki 6: { $goods }
legend-reward = Duoda: { $reward }

### Before the game

check-color = Kiekvienas pasiima vienos spalvos kauliukus ir ženklą.
check-villages = Pasidėkite prieš save savo tris kaimus.
check-purse = Kiekvienas pasiima: { $purse }.
check-row = Atverskite eilėje: { $cards }. Kitus pirklius padėkite šalia krūva.
check-house = Pirkliai yra iš mūsų kaladės.
check-first = Pradeda { $who }.
hint-ask-sell = Kuriame savo kaime { $who } gali parduoti? Pakelkite ranką!
hint-sell-at = { $who } gali parduoti čia: { $village }. Kiekvienam prekystaliui yra kauliukas.
hint-ask-buy = { $who } turi { $coins }. Kiek kortų galima nusipirkti?
hint-buys = Galima nusipirkti tiek: { $cards }. Kiekviena kainuoja penkias monetas.
first-need = Ko reikia
first-need-cards = Žaidimo su jo kortomis arba mūsų kaladės kaimų ir pirklių, kuriuos galite čia atsispausdinti.
first-need-app = Kauliukų nebūtina: Town Crier meta, paima kiekvieno pardavimo kauliukus ir sako, kieno ėjimas. Kas jį valdo, taip pat žaidžia.
first-need-time = Nuo dviejų iki keturių žmonių ir maždaug pusvalandžio.
