# Lithuanian. Amounts stand behind a colon, in the nominative. Everybody is “jūs”, one person too.

### Things

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
amount = { $good ->
    [denier] { PLURAL($count) ->
        [one] { number-masculine } denaras
        [few] { number-masculine } denarai
       *[other] { $count } denarų
    }
    [influence] { PLURAL($count) ->
        [one] { number-masculine } įtakos taškas
        [few] { number-masculine } įtakos taškai
       *[other] { $count } įtakos taškų
    }
   *[point] { PLURAL($count) ->
        [one] { number-masculine } taškas
        [few] { number-masculine } taškai
       *[other] { $count } taškų
    }
}
amount-given = { amount }
color-name = { $color ->
    [red] raudona
    [white] balta
   *[yellow] geltona
}
building-name = { $building ->
    [palace] Rūmai
    [bishopric] Vyskupo rūmai
   *[city-hall] Rotušė
}
color-dice = { $color ->
    [red] raudoni kauliukai
    [white] balti kauliukai
   *[yellow] geltoni kauliukai
}
activity-name = { $activity ->
    [artisan] Amatininkas
    [merchant] Pirklys
    [miller] Malūnininkas
    [innkeeper] Smuklininkas
    [blacksmith] Kalvis
    [militiaman] Sargybinis
    [journeyman] Pameistrys
    [goldsmith] Auksakalys
    [sculptor] Skulptorius
    [tithe] Dešimtinė
    [monk] Vienuolis
    [priest] Kunigas
    [apprenticeship] Mokslas pas meistrą
    [confession] Išpažintis
    [templar] Tamplierius
    [pilgrimage] Piligrimystė
    [procession] Procesija
    [glassblower] Stiklapūtys
    [archer] Lankininkas
    [chivalry] Riterystė
    [diplomat] Diplomatas
    [hunting] Medžioklė
    [mercenary] Samdinys
    [tax-collector] Mokesčių rinkėjas
    [captain] Kapitonas
    [joust] Riterių turnyras
    [troubadour] Trubadūras
    [baker] Kepėjas
    [prior] Prioras
   *[banquet] Puota
}
event-name = { $event ->
    [marauding] Marodieriai
    [drought] Sausra
    [support] Parama
    [civil-war] Pilietinis karas
    [wayfarers] Keliauninkai
    [theological-conflict] Teologinis ginčas
    [heresy] Erezija
    [traveling-builders] Keliaujantys statytojai
    [interrupted-work] Nutraukti darbai
    [brigands] Plėšikai
    [conflict-of-succession] Ginčas dėl sosto
    [skirmishes] Susirėmimai
    [war] Karas
    [normans-attack] Normanų puolimas
   *[resistance] Pasipriešinimas
}
character-name = { $character ->
    [chretien-de-troyes] Kretjenas iš Trua
    [urbain-4] Urbonas IV
    [thibaut-2] Tibo II
    [hugues-de-payns] Hugas iš Peino
    [le-florentin] Florentietis
   *[henry-1] Henrikas I
}
seat-name = Žaidėjas { $seat }
owner-gray = Pilkasis
owner-roy = le Roy
joined = { $others } ir { $last }
event-copy = { $event } { $copy }
building-rows = { $building }: eilės

### What activities do

effect-gain = Gaunate: { $gains }
effect-trade = Mokate: { $pays }, gaunate: { $gains }
effect-citizens = Kaskart renkatės (Rūmai arba Vyskupo rūmai); už kiekvieną ten stovintį savo miestietį gaunate: { $gains }
effect-cathedral = Už savo kubelius ant Katedros (po { $every }) gaunate: { $gains }
effect-events = Už kiekvieną įvykį, ant kurio yra jūsų kubelis, ir už marodierius gaunate: { $gains }
effect-yellow-dice = Už kiekvieną geltoną kauliuką visuose kvartaluose gaunate: { $gains }
effect-red-dice = Už kiekvieną raudoną kauliuką kvartale, kuriame jų daugiausia, gaunate: { $gains }
effect-most-dice = Kas turi likę daugiausia kauliukų, gauna: { $gains }; lygiųjų atveju visi
effect-red-sum = Jei niekieno likę raudoni kauliukai nėra vertesni už jūsų, gaunate: { $gains }; lygiųjų atveju visi
effect-tax = { $neutral ->
    [roy] Bankas moka jums po du denarus už kiekvieną Rotušėje stovintį le Roy miestietį
   *[gray] Kiti moka jums po denarą už kiekvieną Rotušėje stovintį miestietį, o bankas po denarą už kiekvieną pilką
}
effect-roll-cube = Meskite kauliuką: jei jis rodo bent { $least }, dedate kubelį ant įvykio
effect-dice-cubes = Ant vieno įvykio dedate po kubelį už kiekvieną savo kvartale likusį kauliuką ({ $dice })
effect-paid-cube = Mokate: { $pays }, ir dedate kubelį ant įvykio
effect-later = Kubelis vėliau keičia grupę: { $effect }
effect-group-plus = { $dice } iš viso verti +{ $plus } (ne miestiečiui statyti čia: { $building })
effect-dice-plus = { $dice } verti po +{ $plus }, ir virš 6 (ne miestiečiui statyti čia: { $building })
effect-any-plus = kiekvienas kauliukas vertas +{ $plus }, ir virš 6 (išskyrus: Vyskupo rūmai, Rotušė, Katedra)
effect-dice-worth = kiekvienas kauliukas vertas { $worth }, spalvos gali skirtis (išskyrus: Vyskupo rūmai, Rotušė, Katedra)
effect-act-as = { $dice } veikia kaip { $others }
effect-one-acts-as = { $dice }, tik vienas, kuris veikia kaip { $times } ({ $others }); pirktas kainuoja du denarus
effect-free = { $dice }, ne daugiau kaip vienas iš kiekvieno kito kvartalo, nemokamai

### What events do

threat-black = { $count ->
    [0] be juodų kauliukų
    [1] vienas juodas kauliukas
    [2] du juodi kauliukai
    [3] trys juodi kauliukai
   *[other] juodi kauliukai: { $count }
}
threat-lose = Kiekvienas netenka: { $lost }
threat-citizens = Kiekvienas netenka { $lost } už kiekvieną miestietį, stovintį čia: { $building }
threat-gray-cubes = { $neutral ->
    [roy] Po le Roy kubelį ant artimiausių įvykių kairėje, daugiausia { $events }
   *[gray] Po pilką kubelį ant artimiausių įvykių kairėje, daugiausia { $events }
}
threat-gray-citizen = { $neutral ->
    [roy] Kauliukas parodo, į kurią vietą ateina le Roy miestietis: { $building }
   *[gray] Kauliukas parodo, į kurią vietą ateina pilkas miestietis: { $building }
}
threat-build = { $neutral ->
    [roy] Le Roy kubelis ant Katedros, už vieną tašką: žemiausiame lygyje su laisva vieta, ant mažiausios vertės
   *[gray] Pilkas kubelis ant Katedros: žemiausiame lygyje su laisva vieta, ant mažiausios vertės
}
threat-unbuild = Kubelis nuimamas nuo Katedros: aukščiausiame lygyje su kubeliu, nuo didžiausios vertės
threat-last-cubes = Nuo kiekvieno įvykio nuimamas paskutinis padėtas kubelis

### What characters reward

merit-of = { $character ->
    [chretien-de-troyes] miestiečiai, stovintys trijuose pastatuose
    [urbain-4] kubeliai ant Katedros
    [thibaut-2] denarai
    [hugues-de-payns] įtaka
    [le-florentin] meistrai ant veiklos kortų
   *[henry-1] laimėtos įvykių kortos
}
merit = { $character } vertina: { $what }. Vienas taškas už { $one } ir daugiau, trys taškai už { $three } ir daugiau, šeši taškai už { $six } ir daugiau

### What is printed on the cards

figure-name = { $figure ->
    [hire] Meistro kaina
    [per] Kauliukų suma dalijama iš
    [number] Skaičius kitoje pusėje
    [timing] Kada veikia
    [fought] Kovojama kauliukais
    [banners] Vėliavos
    [first] Taškai už daugiausia kubelių
    [second] Taškai už antrą vietą
    [calls] Kviečiama spalva
   *[black] Juodi kauliukai
}
figure-word = { $word ->
    [red] raudona
    [white] balta
    [yellow] geltona
    [any] bet kuri viena spalva
    [now] iš karto
   *[later] vėliau, už kubelius
}
figure-space = Taškai langelyje { $number }
figure-row = Vertės { $number } eilė
figure-told = { $figure }: { $value }, { $source }
figure-open = { $figure }: nežinoma

### What is done now

phase-draw = { $wanted ->
    [red] Ateina raudonas įvykis
    [second] Ateina antras raudonas įvykis
    [white] Ateina baltas įvykis
    [yellow] Ateina geltonas įvykis
   *[color] Kokią spalvą kviečia raudona korta?
}
phase-settle = { $who } stato miestietį
phase-reveal = Atverskite veiklos kortas
phase-income = Pajamos ir algos
phase-workforce = Meskite kauliukus
phase-resolve = Dabar: { $event }
phase-push = { $event }: kas išeina?
phase-roll-black = Meskite juodus kauliukus
phase-counter = { $who } stoja prieš juodą kauliuką
phase-act = Eilė: { $who }
phase-shoot = { $who } meta už Lankininką
phase-aim = { $who } deda kubelius ant įvykių
phase-close = Raundas baigiasi
phase-show = Parodykite veikėjus
phase-over = Žaidimas baigtas

### What is announced

count-name = { $count ->
    [deniers] denarai
    [influence] įtaka
    [points] taškai
    [citizens] miestiečiai
    [cubes] kubeliai
   *[cards] įvykių kortos
}
effect-none = { $why ->
    [all-gray-in-play] visi pilki miestiečiai jau žaidžia
    [lies-there] tos spalvos miestietis ten jau guli
    [no-event] joks kitas įvykis negali priimti kubelio
    [cathedral-full] Katedra pilna
    [cathedral-empty] Katedra tuščia
    [spares-roy] le Roy jis nepaliečia
   *[no-cubes] ant jokio įvykio nėra kubelio
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } ({ $count })
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Raundas { $round }
headline-last-round = Paskutinis raundas!
headline-last-done = Paskutinis raundas baigtas
headline-house-figures = Mūsų reikšmės
headline-start = Pradeda { $who }
headline-untold = Įvesta ne viskas
headline-corrected = Pataisyta
headline-won = Pergalė: { $who }
headline-undecided = Taškų skaičiavimas nebaigtas
headline-passes = { $who } pasuoja
headline-places = { $who } stato miestietį
headline-home = Miestiečiai grįžta namo
headline-black = Juodi kauliukai: { $faces }
headline-agriculture = Žemdirbystė: { $who }
headline-unsaid = Kauliukai panaudoti: { $who }
cry-opening = Pradeda { $who }. Raundų skaičius: { $rounds }.
cry-house-figures = Kortų reikšmės yra mūsų pačių, o ne iš dėžutės.
cry-settles = { $who } stato { $left ->
    [1] paskutinį miestietį.
   *[other] miestietį. Liko: { $left }.
}
cry-settled = Miestietis ({ $who }): { $building }.
cry-filled = Pilki miestiečiai užima laisvas vietas: { $where }.
cry-round = Prasideda raundas { $round }.
cry-last-round = Tai paskutinis raundas!
cry-revealed = Naujos veiklos: { $cards }.
cry-does = { $card }: { $effect }.
cry-paid = Kiekvienas gauna: { $income }. Algos: { $list }.
cry-short = { $who } negali visko sumokėti. Netenka: { $lost }.
cry-rolled = { $who } turi: { $dice }.
cry-thrown = Kauliukai mieste: { $count }.
cry-entered = Naujas įvykis: { $event }. { $effect }.
cry-calls = { $event } kviečia spalvą: { $color }.
cry-calls-red = { $event } kviečia antrą raudoną įvykį, iš dėžutės.
cry-no-card = Ta kaladė tuščia, korta neateina: { $color }.
cry-took = { $event } atneša: { $dice }.
cry-event-die = { $event }: kauliukas rodo { $face }.
cry-struck = { $event } atima: { $list }.
cry-no-effect = { $event } neturi poveikio: { $why }.
cry-cubed = { $who } deda kubelius. { $event }: { $count }.
cry-uncubed = Kubelis nuimamas nuo kortos { $event }: { $who }.
cry-built = { $who } stato. Katedra: { $sites }.
cry-unbuilt = Katedra netenka kubelio ({ $who }): statyba { $sites }.
cry-placed = { $who } stato miestietį: { $building }.
cry-expelled = Miestietis ({ $who }) išstumiamas: { $building }.
cry-black-rolled = Juodi kauliukai grasina miestui: { $faces }.
cry-faces = { $who } turi įveikti juodą kauliuką: { $face }.
cry-countered = { $who } atremia { $faces }, jėga { $sum }. Gauna: { $gains }.
cry-uncountered = { $who } neatremia { $face }. Netenka: { $lost }.
cry-rerolled = { $who } meta iš naujo: { $faces }. Kaina: { $price }.
cry-turned-over = { $who } apverčia kauliukus: { $faces }. Kaina: { $price }.
cry-recruited = { $who } gauna miestietį. Kaina: { $price }.
cry-bought = { $who } moka už kauliukus: { $list }.
cry-hired = { $who } samdo meistrą: { $card }.
cry-used = { $who } naudoja kortą { $card }, kartų: { $times }.
cry-divided = Kauliukai: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , suapvalinus žemyn.
}
cry-agriculture = { $who } dirba žemę.
cry-unsaid = { $who } naudoja kauliukus.
cry-stored = { $who } pasideda kubelių vėlesniam laikui. { $card }: { $count }.
cry-shot = { $who } meta: { $faces }. Pataikyta: { $count }.
cry-gained = { $who } gauna: { $gains }.
cry-pays = { $who } moka: { $lost }.
cry-lost = { $who } netenka: { $lost }.
cry-beaten = { $event }: atremta. Taškai: { $list }. Kortą ima { $owner }.
cry-beaten-nobody = { $event }: atremta. Taškai: { $list }. Kortos niekas neima.
nobody-gains = nėra
cry-acts = Dabar eilė: { $who }.
cry-pushes = Kas ten išstumiamas? { $event }.
cry-aims = { $who } renkasi įvykius kubeliams: { $count }.
cry-passed = { $who } pasuoja.
cry-pass-deniers = Dar vienas denaras už pasą: { $who }.
cry-round-done = Raundas baigtas.
cry-last-done = Paskutinis raundas baigtas.
cry-home = Išstumti miestiečiai grįžta namo: { $list }.
cry-start = Dabar pradeda { $who }.
cry-inexact = Įvesta ne viskas. Gali būti netikslu ({ $who }): { $what }.
cry-untold = Įvesta ne viskas: kai kurie skaičiai gali būti netikslūs.
cry-booked = Įrašyta į kortų knygą: { $card }.
cry-corrected = Pataisyta: { $what }.
cry-shown = { $who } turėjo: { $characters }.
cry-over = Žaidimas baigtas.
cry-won = Laimi { $who }. Rezultatas: { $points }.
cry-shared = Pergale dalijasi { $who }. Rezultatas: { $points }.
cry-standing = Vieta { $place }: { $who }. Rezultatas: { $points }.
cry-undecided = Dar nežinia, kas laimi: taškų skaičiavimui kažko trūksta.

### Corrections

corrected-purse = { $who } turi tiek: { $amount }
corrected-exact = teisinga ({ $who }): { $what }
corrected-standing = { $building }, stovi: { $who } { $count }
corrected-lying = { $building }, guli: { $who }
corrected-not-lying = { $building }, neguli: { $who }
corrected-supply = miestiečiai atsargoje ({ $who }): { $count }
corrected-tradesmen = { $card }, meistrai: { $list }
corrected-stored = { $card }, kubeliai: { $who } { $count }
corrected-event = { $event }, kubeliai: { $list }
corrected-left = { $event }, ima { $who }
corrected-left-nobody = { $event }, neima niekas
corrected-cathedral = Katedra, statyba { $site }, lygis { $level }: { $who }
corrected-die = kauliukas { $number } ({ $who }) rodo { $face }
corrected-start = pradeda { $who }
corrected-turn = eilė: { $who }
corrected-passed = pasavo { $who }, turi: { $amount }
corrected-not-passed = { $who } nepasavo

### What cannot be

step-name = { $step ->
    [settle] miestiečių statymas
    [reveal] naujos veiklos
    [income] pajamos ir algos
    [workforce] kauliukų metimas
    [draw] nauji įvykiai
    [resolve] įvykių poveikis
    [push] kas išstumiamas
    [roll-black] juodų kauliukų metimas
    [counter] juodų kauliukų atrėmimas
    [act] veiksmai
    [shoot] metimas už kubelius
    [aim] įvykių kubeliams rinkimasis
    [close] raundo pabaiga
    [show] veikėjų rodymas
   *[over] žaidimas baigtas
}
refusal-not-now = Dabar to negalima. Šiuo metu: { $step }.
    .clause = dabar to negalima. Šiuo metu: { $step }
refusal-player-count = Žaisti gali nuo { $least } iki { $most }, o ne { $count }.
    .clause = žaisti gali nuo { $least } iki { $most }, o ne { $count }
refusal-no-such-start = Vieta { $number } negali pradėti: ten niekas nesėdi.
    .clause = vieta { $number } negali pradėti: ten niekas nesėdi
refusal-crowd = Tiek miestiečių ten stovėti negali: { $building }, { $count }.
    .clause = tiek miestiečių ten stovėti negali: { $building }, { $count }
refusal-gray-count = Iš viso reikia pilkų miestiečių: { $needed }, nurodyta: { $count }.
    .clause = iš viso reikia pilkų miestiečių: { $needed }, nurodyta: { $count }
refusal-character-players = Veikėjai nurodyti tiek žaidėjų: { $named }, o žaidžia: { $count }.
    .clause = veikėjai nurodyti tiek žaidėjų: { $named }, o žaidžia: { $count }
refusal-character-count = Veikėjai ({ $who }): reikia { $needed }, o ne { $named }.
    .clause = veikėjai ({ $who }): reikia { $needed }, o ne { $named }
refusal-character-twice = Veikėjas nurodytas du kartus: { $character }.
    .clause = veikėjas nurodytas du kartus: { $character }
refusal-character-dealt = { $who } gavo kitus.
    .clause = { $who } gavo kitus
refusal-no-space = Ten nėra laisvos vietos: { $building }.
    .clause = ten nėra laisvos vietos: { $building }
refusal-reveal-color = { $card } nėra šios spalvos: { $color }.
    .clause = { $card } nėra šios spalvos: { $color }
refusal-reveal-round = { $card } šiame raunde neateina.
    .clause = { $card } šiame raunde neateina
refusal-bonus = { $card } yra papildoma korta, o žaidžiama be jų.
    .clause = { $card } yra papildoma korta, o žaidžiama be jų
refusal-short-seat = Vietoje { $number } niekas nesėdi.
    .clause = vietoje { $number } niekas nesėdi
refusal-short-order = { $who } nurodyta du kartus arba ne iš eilės.
    .clause = { $who } nurodyta du kartus arba ne iš eilės
refusal-short-computed = Kiek gali mokėti { $who }, suskaičiuojama automatiškai.
    .clause = kiek gali mokėti { $who }, suskaičiuojama automatiškai
refusal-short-nothing = { $who } neturi ko mokėti.
    .clause = { $who } neturi ko mokėti
refusal-roll-players = Kauliukai nurodyti tiek žaidėjų: { $named }, o žaidžia: { $count }.
    .clause = kauliukai nurodyti tiek žaidėjų: { $named }, o žaidžia: { $count }
refusal-roll-dice = { $who }, { $dice }: { $needed }, o ne { $named }.
    .clause = { $who }, { $dice }: { $needed }, o ne { $named }
refusal-roll-count = Mestini kauliukai: { $needed }, o ne { $named }.
    .clause = mestini kauliukai: { $needed }, o ne { $named }
refusal-event-deck = { $event } yra iš kitos kaladės.
    .clause = { $event } yra iš kitos kaladės
refusal-event-came = { $event } jau buvo.
    .clause = { $event } jau buvo
refusal-black-known = Kortos { $event } juodi kauliukai žinomi, jų neįveskite.
    .clause = kortos { $event } juodi kauliukai žinomi, jų neįveskite
refusal-black-open = Įveskite juodų kauliukų skaičių: { $event }.
    .clause = įveskite juodų kauliukų skaičių: { $event }
refusal-banners-known = Ar atremta, pasako kortos { $event } reikšmės.
    .clause = ar atremta, pasako kortos { $event } reikšmės
refusal-rewards-known = Kortos { $event } atlygiai žinomi, jų neįveskite.
    .clause = kortos { $event } atlygiai žinomi, jų neįveskite
refusal-event-no-cube = { $event } dėl to kubelio negauna arba nurodyta du kartus.
    .clause = { $event } dėl to kubelio negauna arba nurodyta du kartus
refusal-reward-order = Antras atlygis didesnis už pirmą: { $event }.
    .clause = antras atlygis didesnis už pirmą: { $event }
refusal-nobody-there = Nieko tos spalvos ten išstumti negalima: { $building }, { $who }.
    .clause = nieko tos spalvos ten išstumti negalima: { $building }, { $who }
refusal-lies-there = Ten jau guli tos spalvos miestietis, tad kito išstumti negalima: { $building }, { $who }.
    .clause = ten jau guli tos spalvos miestietis, tad kito išstumti negalima: { $building }, { $who }
refusal-no-dice = Nepasirinktas joks kauliukas.
    .clause = nepasirinktas joks kauliukas
refusal-no-such-die = Čia nėra kauliuko { $number }.
    .clause = čia nėra kauliuko { $number }
refusal-die-gone = Kauliukas { $number } jau panaudotas.
    .clause = kauliukas { $number } jau panaudotas
refusal-die-order = Kauliukas { $number } nurodytas du kartus arba ne iš eilės.
    .clause = kauliukas { $number } nurodytas du kartus arba ne iš eilės
refusal-no-such-black = Juodo kauliuko { $number } nėra arba jau nebėra.
    .clause = juodo kauliuko { $number } nėra arba jau nebėra
refusal-black-order = Juodas kauliukas { $number } nurodytas du kartus arba ne iš eilės.
    .clause = juodas kauliukas { $number } nurodytas du kartus arba ne iš eilės
refusal-not-highest = Tarp jų turi būti didžiausias juodas kauliukas: { $face }.
    .clause = tarp jų turi būti didžiausias juodas kauliukas: { $face }
refusal-too-small = Reikia { $needed }, kauliukai verti { $sum }.
    .clause = reikia { $needed }, kauliukai verti { $sum }
refusal-could-counter = Kvartalo kauliukai verti { $sum }, o pakanka { $needed }: juodą kauliuką reikia atremti.
    .clause = kvartalo kauliukai verti { $sum }, o pakanka { $needed }: juodą kauliuką reikia atremti
refusal-goods = Reikia: { $price }, yra: { $has }.
    .clause = reikia: { $price }, yra: { $has }
refusal-turn-dice = Apversti galima nuo vieno iki trijų kauliukų, o ne { $count }.
    .clause = apversti galima nuo vieno iki trijų kauliukų, o ne { $count }
refusal-all-in-play = Visi šio žaidėjo miestiečiai jau žaidžia.
    .clause = visi šio žaidėjo miestiečiai jau žaidžia
refusal-group-dice = Grupę sudaro nuo vieno iki trijų kauliukų, o ne { $count }.
    .clause = grupę sudaro nuo vieno iki trijų kauliukų, o ne { $count }
refusal-act-die-none = Tokio kauliuko nėra: { $who }, { $number }.
    .clause = tokio kauliuko nėra: { $who }, { $number }
refusal-act-die-gone = Tas kauliukas jau panaudotas: { $who }, { $number }.
    .clause = tas kauliukas jau panaudotas: { $who }, { $number }
refusal-act-die-twice = Tas kauliukas nurodytas du kartus: { $who }, { $number }.
    .clause = tas kauliukas nurodytas du kartus: { $who }, { $number }
refusal-colors = Kauliukai skirtingų spalvų.
    .clause = kauliukai skirtingų spalvų
refusal-wrong-color = Tam reikalingi { $dice }.
    .clause = tam reikalingi { $dice }
refusal-no-stored-cube = Ant kortos { $card } nėra šio žaidėjo kubelio.
    .clause = ant kortos { $card } nėra šio žaidėjo kubelio
refusal-cube-group = Kortos { $card } kubelis tokios grupės nekeičia.
    .clause = kortos { $card } kubelis tokios grupės nekeičia
refusal-cube-bars = Kortos { $card } pakeista grupė tam netinka.
    .clause = kortos { $card } pakeista grupė tam netinka
refusal-not-revealed = { $card } dar neatversta.
    .clause = { $card } dar neatversta
refusal-no-tradesman = Pirma samdykite meistrą: { $card }.
    .clause = pirma samdykite meistrą: { $card }
refusal-second-tradesman = Niekas neturi dviejų meistrų ant vienos kortos: { $card }.
    .clause = niekas neturi dviejų meistrų ant vienos kortos: { $card }
refusal-no-citizen = Šis žaidėjas ten neturi miestiečio.
    .clause = šis žaidėjas ten neturi miestiečio
refusal-hire-known = Meistro kaina žinoma, jos neįveskite: { $card }.
    .clause = meistro kaina žinoma, jos neįveskite: { $card }
refusal-too-often = Daugiausia tiek kartų: { $can }, o ne { $count }.
    .clause = daugiausia tiek kartų: { $can }, o ne { $count }
refusal-times-unsaid = Pasakykite, kiek kartų: daliklis nežinomas.
    .clause = pasakykite, kiek kartų: daliklis nežinomas
refusal-no-use = Tai reikia padaryti bent kartą.
    .clause = tai reikia padaryti bent kartą
refusal-choice = { $card } kaskart reikalauja kito pasirinkimo.
    .clause = { $card } kaskart reikalauja kito pasirinkimo
refusal-not-counted = Tai nei Rūmai, nei Vyskupo rūmai: { $building }.
    .clause = tai nei Rūmai, nei Vyskupo rūmai: { $building }
refusal-no-such-event = { $event } ant stalo nėra.
    .clause = { $event } ant stalo nėra
refusal-banners = Laisvos vėliavos ({ $event }): { $free }, kubeliai: { $count }.
    .clause = laisvos vėliavos ({ $event }): { $free }, kubeliai: { $count }
refusal-no-red-die = Kvartale neliko raudono kauliuko.
    .clause = kvartale neliko raudono kauliuko
refusal-site-full = Ši statyba pilna. Katedra: { $site }.
    .clause = ši statyba pilna. Katedra: { $site }
refusal-one-die = Miestietį stato vienas kauliukas, o ne { $count }.
    .clause = miestietį stato vienas kauliukas, o ne { $count }
refusal-no-place = Kauliukui, kurio vertė { $value }, ten nėra vietos.
    .clause = kauliukui, kurio vertė { $value }, ten nėra vietos
refusal-no-such-owner = To prie šio stalo nėra: { $who }.
    .clause = to prie šio stalo nėra: { $who }
refusal-influence-most = Niekas neturi daugiau. Daugiausia: { $most }, o ne { $count }.
    .clause = niekas neturi daugiau. Daugiausia: { $most }, o ne { $count }
refusal-citizens = Tiek miestiečių būti negali: { $who }, { $count }.
    .clause = tiek miestiečių būti negali: { $who }, { $count }
refusal-two-tradesmen = { $who } ten turi du meistrus.
    .clause = { $who } ten turi du meistrus
refusal-spaces = Tiek langelių nėra: { $count }.
    .clause = tiek langelių nėra: { $count }
refusal-event-banners = { $event } daugiau vėliavų neturi: { $count }.
    .clause = { $event } daugiau vėliavų neturi: { $count }
refusal-never-leaves = Šis įvykis niekada nedingsta.
    .clause = šis įvykis niekada nedingsta
refusal-no-such-level = Katedra neturi lygio { $level }.
    .clause = Katedra neturi lygio { $level }
refusal-has-passed = { $who } pasavo.
    .clause = { $who } pasavo
refusal-has-turn = Eilė priklauso: { $who }, nepasavo.
    .clause = eilė priklauso: { $who }, nepasavo
refusal-same = Tai nieko nekeičia.
    .clause = tai nieko nekeičia

### The form of a new game

setup-depth = Kas įvedama
setup-depth-purses = Viskas
setup-depth-purses-about = Programa meta kauliukus, žino kiekvieną ėjimą ir visus pinigus. Ji pasako kiekvieną kainą ir pabaigoje suskaičiuoja taškus.
setup-depth-deeds = Ėjimai
setup-depth-deeds-about = Programa meta kauliukus ir žino, kam jie panaudoti. Pinigus skaičiuojate patys.
setup-depth-dice = Tik kauliukai
setup-depth-dice-about = Programa meta kauliukus ir praneša įvykius. Visa kita lieka ant jūsų stalo.
setup-figures = Kas parašyta kortose
setup-figures-group = Iš mūsų dėžutės
setup-figures-group-about = Programa vieną kartą paklausia, kas parašyta kortoje, ir išsaugo tai kitiems žaidimams. Kol kas išsaugota: { $count }.
setup-figures-house = Mūsų reikšmės
setup-figures-house-about = Šios reikšmės yra mūsų, o ne iš dėžutės: stalui be jos kortų.
setup-figures-open = Neįvesta
setup-figures-open-about = Kortas skaitote patys ir pasakote programai, ko jai reikia.
setup-options-about = Kodas, kas pradeda, papildomos kortos, savos kortos ir kauliukai.
setup-start = Kas pradeda
setup-start-code = Burtus traukia programa
setup-bonus = Papildomos kortos
setup-bonus-with = Su papildomomis kortomis
setup-bonus-without = Be jų
setup-cards = Veiklos ir įvykiai
setup-characters = Veikėjai
setup-cards-code = Dalija programa
setup-cards-hand = Traukiami prie stalo ir įvardijami
setup-characters-hand-about = Išdalykite juos patys. Jie įvardijami žaidimo pabaigoje.
setup-dice = Kauliukai
setup-dice-code = Meta programa
setup-dice-entered = Metami ant stalo ir įvedami
setup-gray = Pilki miestiečiai pradžioje

### Kas spausdinama

paper-name = Vardas
paper-code = Kodas { $code }
paper-round-title = „{ $game }“: raundas
paper-phase-reveal = Veiklos
paper-phase-reveal-about = Pirmi trys raundai: atverskite kiekvienos spalvos veiklą su raundo skaičiumi.
paper-phase-income = Pajamos ir atlyginimai
paper-phase-income-about = Kiekvieno pajamos: { $income }. Paskui mokami atlyginimai. Kas negali sumokėti visko, moka, kiek turi, ir praranda: { $lost }.
paper-phase-dice = Kauliukai
paper-phase-dice-about = Po kauliuką už kiekvieną pastate stovintį miestietį; už pilkąjį meta pirmasis žaidėjas.
paper-phase-events = Įvykiai
paper-phase-events-about = Ateina raudonas įvykis, paskui tas, kurį jis kviečia. Visi veikia iš kairės į dešinę; paskui metami juodi kauliukai. Nuo pirmojo žaidėjo kiekvienas atremia didžiausią, o gali ir kelis iškart, savo kvartalo kauliukais: spalvas maišyti galima, raudoni skaičiuojami dvigubai. Už kiekvieną atremtą: { $gains }. Kas negali, praranda: { $lost }.
paper-phase-act = Veiksmai
paper-phase-act-about = Paeiliui po vieną veiksmą vienos spalvos kauliukais, ne daugiau kaip trimis, arba pasas. Veikla: suma, padalyta iš kortos skaičiaus, rodo, kiek kartų; pirmiausia pasamdykite meistrą. Katedra: kubelis už kiekvieną baltą kauliuką. Kova: suma, padalyta iš įvykio skaičiaus, rodo, kiek kubelių. Miestietis: kur, rodo vienas kauliukas. Žemdirbystė: pusė geltonų kauliukų sumos denarais. Pasas: { $deniers }, ir dar po vieną kaskart, kai būtų jūsų eilė.
paper-phase-end = Pabaiga
paper-phase-end-about = Atsiimkite denarus už pasą. Išstumti miestiečiai grįžta namo. Pirmuoju žaidėju tampa kaimynas iš kairės.
paper-over = Žaidimo pabaiga
paper-over-about = Raundas, kuriame ateina paskutinis raudonas įvykis, yra paskutinis. Raundų žaidžiant dviese · trise · keturiese: { $rounds }.
paper-prices = Kitų kauliukai
paper-prices-about = Už kauliuką, kai grupėje jų 1 · 2 · 3: { $prices } denarai, savininkui; už pilką bankui. Niekas negali atsisakyti.
paper-salaries = Miestiečio atlyginimas
paper-influence = Įtaka
paper-influence-reroll = mesti iš naujo savo kvartalo kauliuką
paper-influence-recruit = miestietis į atsargas
paper-influence-turn = apversti savo kauliukus, daugiausia { $most }
paper-influence-most = Niekas neturi daugiau kaip { $most }.
paper-cathedral = Katedra, už kubelį
paper-combat = Kova
paper-combat-cubes = Už kiekvieną kubelį vienas įtakos taškas. Uždengus visas vėliavas, daugiausia kubelių gauna pirmą atlygį, antra vieta antrą.
paper-combat-ties = Lygiosios dėl pirmos vietos dalijasi abu atlygius, dėl antros antrą, apvalinant žemyn. Kas vienas, gauna abu.
paper-purses-title = Denarai, įtaka ir taškai
paper-deniers = Denarai
paper-deniers-about = Stumkite ką nors mažo. Kai yra daugiau nei { $most }, perviršį rodo antras daiktelis.
paper-begins = { $number } pradžioje
paper-points = Taškai
paper-points-fold = Už kiekvieną tašką išbraukite skaičių. Juostelę užlenkite atgal: taškai slapti.
paper-points-apart = Už kiekvieną tašką išbraukite skaičių. Šį lapą laikykite užverstą: taškai slapti.
paper-slips-title = Sulankstomi veikėjai
paper-bands = { $players ->
    [two] Žaidžiant dviese
   *[more] Trise arba keturiese
}
paper-scores-title = Taškų skaičiavimas
paper-scores-characters = Galioja tik žaidimo veikėjai: tie, kuriuos kas nors turi.
paper-report-title = „{ $game }“: žaidimo ataskaita
paper-activities = Veiklos
paper-spaces = Langeliai
paper-events = Įvykiai
paper-rewards = Atlygis
paper-source = Šaltinis
paper-course = Pradžia
print-round-title = Šauklio kortelė
print-round-about = Fazės, kainos, įtaka ir Katedra; dvi puslapyje.
print-round = Spausdinti kortelę
print-purses-about = Kiekvienam po lapą su taškais ant užlenkiamos juostelės; du puslapyje.
print-purses = Spausdinti lapus
print-slips-about = Iškirpkite, sulankstykite, sumaišykite ir traukite: po vieną, žaidžiant dviese po du.
print-slips = Spausdinti veikėjus
print-scores-about = Po eilutę kiekvienai taškų rūšiai ir kiekvienam veikėjui.
print-scores = Spausdinti taškų skaičiavimo lapą
print-report-title = Žaidimo ataskaita
print-report-about = Taškai, kortų reikšmės ir kiekvienas raundas.
print-report = Spausdinti ataskaitą
### Lines of orders

args-line-unknown = nurodymas prasideda žodžiu { $known }, o ne „{ $text }“; kaip kiekvieną rašyti, parodo town-crier cry --game troyes --help
args-line-needs = ten, kur yra „{ $text }“ (žodis { $at }), turi būti: { $what }
args-line-lacks = eilutės gale trūksta: { $what }
args-line-more = ten, kur yra „{ $text }“ (žodis { $at }), nieko neturi būti
args-line-part = { $what ->
    [activity] veiklos kortos pavadinimas ({ $written })
    [event] įvykio kortos pavadinimas ({ $written })
    [card] kortos pavadinimas ({ $written })
    [player] žaidėjas ({ $written })
    [owner] žaidėjas arba pilkasis ({ $written })
    [nobody] žaidėjas, pilkasis arba niekas ({ $written })
    [die] miesto aikštės kauliukas ({ $written })
    [own] savo kvartalo kauliukas ({ $written })
    [black] juodas kauliukas ({ $written })
    [face] ką rodo kauliukas ({ $written })
    [number] skaičius ({ $written })
    [origin] iš kur ateina miestietis ({ $written })
    [figure] šios kortos dydis ({ $written })
    [value] šio dydžio reikšmė ({ $written })
    [exact] „{ $written }“
   *[word] vienas iš šių žodžių ({ $written })
}

### Files that are damaged

damage-start = ten pradeda vieta { $found }, bet kodas { $code } traukia vietą { $dealt } (skaičiuojant nuo 0)
damage-characters = vieta { $seat } ten turi kitus veikėjus, nei dalija kodas { $code } (skaičiuojant nuo 0)
damage-cards = kortų knyga faile: { $damage }
damage-page = žingsnis { $order }: { $damage }
damage-page-of = žingsnis { $order } nurodo tiek kortų: { $cards }, o kiekvienas žingsnis nurodo vieną
damage-face = žingsnis { $order }: joks kauliukas nerodo { $face }

### The sheet at the end

refusal-sheet-uncounted = Dar reikia suskaičiuoti: { $row }.
    .clause = dar reikia suskaičiuoti: { $row }
refusal-sheet-row = { $row }: galima nuo 0 iki { $most }, o ne { $count }.
    .clause = { $row }: galima nuo 0 iki { $most }, o ne { $count }
refusal-sheet-levels = { $row }: po 2 taškus, daugiausia { $most }, o ne { $count }.
    .clause = { $row }: po 2 taškus, daugiausia { $most }, o ne { $count }

### In the terminal

cli-line = { $what }: { $said }
cli-supply = miestiečiai atsargoje: { $count }
cli-next-pick = Parašykite nurodymą arba punkto numerį.
cli-next-choose = Parašykite nurodymą arba punkto numerį, arba paspauskite „Enter“: { $does }
args-gray = parašykite tris skaičius su kableliais tarp jų (Rūmai, Vyskupo rūmai, Rotušė), kaip 2,2,2, o ne „{ $text }“
args-gray-players = tik žaidžiant dviese ten iš anksto stovi pilki miestiečiai; praleiskite šią parinktį
args-bots-box = robotai kortų netraukia; praleiskite --cards box
args-bots-thrown = robotai kauliukų nemeta; praleiskite --dice thrown
args-bots-open = robotams reikia visų kortų reikšmių; praleiskite --figures arba nurodykite kortų knygą, kurioje yra visos
### On the screens

die-shows = { $color ->
    [red] raudonas { $face }
    [white] baltas { $face }
   *[yellow] geltonas { $face }
}
die-at = { $who }, kauliukas { $number }: { $die }
owner-nobody = Niekas
origin-supply = Sava atsarga
origin-standing = Stovintis miestietis: { $building }
origin-lying = Gulintis miestietis: { $building }
origin-tradesman = Meistras: { $card }
target-cathedral = Katedra
target-citizen = Statyti miestietį
target-agriculture = Žemdirbystė
target-unsaid = Tik šie kauliukai
round-before = Prieš 1 raundą
round-of = Raundas { $round } iš { $rounds }
order-settle = miestietis ({ $who }): { $building }
order-reveal = veiklos kortos (raundas { $round })
order-pay = pajamos (raundas { $round })
order-workforce = kauliukai (raundas { $round })
order-enter = naujas įvykis: { $event }
order-call = kviečiama spalva: { $color }
order-resolve = poveikis: { $event }
order-roll-event = kauliukas: { $event }
order-push = išstumta: { $who }
order-roll-black = juodi kauliukai (raundas { $round })
order-counter = gynyba ({ $who })
order-give-way = neatremtas juodas kauliukas ({ $who })
order-reroll = metimas iš naujo ({ $who })
order-recruit = nupirktas miestietis ({ $who })
order-turn-over = apversti kauliukai ({ $who })
order-act = veiksmas ({ $who }): { $what }
order-shoot = metimas už Lankininką ({ $who })
order-aim = kubeliai ant įvykių ({ $who })
order-pass = pasas ({ $who })
order-close = pabaiga (raundas { $round })
order-show = veikėjai
order-book = kortų knyga: { $card }
order-correct = pataisa: { $what }

### What can be picked

panel-dice-of = Kauliukai ({ $who })
panel-held-by = Veikėjai ({ $who })
panel-cube = Panaudoti kubelį šiems kauliukams?
panel-activities = Veiklos
panel-events = Kubeliai ant įvykio
panel-else = Veiksmai
panel-from = Iš kur ateina miestietis?
panel-counted = Kur kaskart skaičiuojami miestiečiai?
panel-cubes-on = Kurie įvykiai gauna kubelių?
panel-out = Kas išstumiamas?
panel-black-dice = Atremiami juodi kauliukai
panel-fell-again = Ką jis rodo dabar?
panel-fell = { $who }: ką rodo kitas kauliukas?
panel-all-entered = Visi kauliukai įvesti.
panel-thrown-of = { $who }, { $dice }
panel-settle = Kuriame pastate?
panel-red = Raudona veikla
panel-white = Balta veikla
panel-yellow = Geltona veikla
panel-calls = Kokią spalvą rodo raudona korta?
panel-called = { $color ->
    [white] Balta
   *[yellow] Geltona
}
panel-drawn = Kuri korta ištraukta?
panel-short = Kas negali visko sumokėti?
panel-what-is-wrong = Kas ant jūsų stalo yra kitaip?
panel-whose = Kieno?
panel-where = Kur?
panel-which-card = Kuri korta?
panel-which-event = Kuris įvykis?
panel-right = Kas teisinga taip, kaip yra?
panel-lies-there = Ar ten guli miestietis ({ $who })?
panel-there = Yra ten; palieskite, kad pašalintumėte
panel-add = Pridėti
panel-goes-to = Kas gauna kortą?
panel-site = Kuri statyba?
panel-level = Kuris lygis?
panel-whose-cube = Kieno kubelis ten yra?
panel-which-die = Kuris kauliukas?
panel-shows = Ką jis rodo?
panel-lies = Kur jis yra?
panel-influence = Naudoti įtaką
panel-correct = Ką nors pataisyti
panel-black = Juodas kauliukas { $number }: { $face }
panel-shows-face = Rodo { $face }
panel-free-banners = Laisvos vėliavos: { $count }
panel-free-places = Laisvos vietos: { $count }
panel-black-count = Juodi kauliukai
panel-take-back = Pašalinti paskutinį
panel-beaten = { $event }: atremta
panel-first = { $event }: taškai už daugiausia kubelių
panel-second = { $event }: taškai už antrą vietą
panel-holds = { $who } turi veikėją: { $character }
panel-cube-of = Kubelis: { $card }
panel-price = Meistro kaina
panel-cubes = Kiek kubelių?
panel-times = Kiek kartų?
panel-hires-open = Su nauju meistru
panel-hires = Su nauju meistru: { $amount }
panel-costs = Kaina: { $amount }
panel-reroll = Mesti iš naujo ({ $price })
panel-recruit = Gauti miestietį ({ $price })
panel-turn-over = Apversti kauliukus ({ $price })
panel-yes = Taip
panel-no = Ne
panel-site-of = Statyba { $number }
panel-level-of = Lygis { $number }
panel-in-square = Miesto aikštėje
panel-used = Panaudotas
panel-countered = Panaudotas prieš juodus kauliukus
panel-remove = Pašalinti { $number }: { $who }
panel-add-of = Pridėti: { $who }
panel-fix-purse = Denarai, įtaka, taškai
panel-fix-exact = Skaičius teisingas
panel-fix-standing = Stovintys miestiečiai
panel-fix-lying = Gulintys miestiečiai
panel-fix-supply = Miestiečiai atsargoje
panel-fix-tradesmen = Meistrai ant kortos
panel-fix-stored = Kubeliai ant veiklos
panel-fix-event = Kubeliai ant įvykio
panel-fix-left = Dingęs įvykis
panel-fix-cathedral = Kubeliai ant Katedros
panel-fix-die = Ką rodo kauliukas
panel-fix-start = Kas pradeda
panel-fix-turn = Kieno eilė
panel-fix-passed = Denarai už pasą

### What the one key does

does-settle = Statyti miestietį: { $building }
does-place-out = Statyti miestietį: { $building }. Išstumiama: { $who }
does-reveal = Įvesti šias kortas
does-pay = Mokėti pajamas ir algas
does-pay-short = Pajamos ir algos; negali visko sumokėti: { $who }
does-enter-dice = Įvesti šiuos kauliukus
does-enter = Įvesti kortą { $event }
does-call = Kviečiama spalva: { $color }
does-resolve = Dabar veikia: { $event }
does-resolve-short = Dabar veikia: { $event }; negali visko sumokėti: { $who }
does-push = Išstumiama: { $who }
does-counter = Atremti { PLURAL($count) ->
    [one] juodą kauliuką
   *[other] juodus kauliukus
} { $faces }, jėga { $sum }
does-give-way = Neatremti juodo kauliuko { $face }
does-hire = Samdyti meistrą ir panaudoti kortą { $card } { PLURAL($times) ->
    [one] { $times } kartą
    [few] { $times } kartus
   *[other] { $times } kartų
}
does-activity = Panaudoti kortą { $card } { PLURAL($times) ->
    [one] { $times } kartą
    [few] { $times } kartus
   *[other] { $times } kartų
}
does-gaining = { $does }. Gaunama: { $gains }
does-fight = Dėti { PLURAL($count) ->
    [one] { $count } kubelį
    [few] { $count } kubelius
   *[other] { $count } kubelių
} ant kortos { $event }
does-build = Statyti Katedrą: { $sites }
does-farm = Žemdirbystė: { $amount }
does-pass = Pasuoti
does-use = Panaudoti šiuos kauliukus
does-aim = Dėti kubelius čia: { $events }
does-aim-nothing = Nedėti kubelių
does-show = Parodyti veikėjus
does-show-nothing = Baigti be veikėjų
does-book = Įrašyti į kortų knygą: { $card }
does-correct = Pataisyti
step-close = Baigti raundą
step-draw = Traukti įvykį
step-roll-event = Mesti kauliuką: { $event }
caution-pass = { $who } šiame raunde daugiau neveikia. Liko kauliukų: { $count }. Vis tiek pasuoti?
caution-close = Dar galima veikti. Vis tiek baigti raundą?
caution-give-way = Įtaka dar gali padėti. Vis tiek prarasti taškus?
caution-cubes = Nepadėti kubeliai: { $count }. Vis tiek tęsti?
caution-characters = Be veikėjų niekieno taškai nėra pilni. Vis tiek tęsti?
lacks-building = Pasirinkti pastatą
lacks-cards = Įvesti tris kortas
lacks-color = Pasirinkti spalvą
lacks-card = Įvesti kortą
lacks-dice = Įvesti, kas išmesta
lacks-black = Įvesti juodų kauliukų skaičių
lacks-pushed = Pasirinkti, kas išstumiamas
lacks-defence = Pasirinkti kauliukus prieš juodą
lacks-others = Pasirinkti kitus kauliukus
lacks-black-die = Pasirinkti didžiausią juodą kauliuką
lacks-group = Dar reikia pasirinkti: kauliukus
lacks-use = Dar reikia pasirinkti: kam skirti kauliukai
note-cubes = Kubeliai: { $count } iš { $of }
note-entered = Įvesta: { $count } iš { $of }
note-defence = Vertė { $sum }, reikia: { $needed }
note-sum = Vertė { $sum }
note-left = lieka { PLURAL($count) ->
    [one] { $count } kauliukas
    [few] { $count } kauliukai
   *[other] { $count } kauliukų
}
note-costs = kaina: { $amount }
note-uses = { $sum } ÷ { $per } = { $times }
note-free = nemokamai
note-hire = meistras: { $amount }
note-total = iš viso: { $amount }
note-open = kaina nežinoma
### On the screen

track-round = Raundas { $round } iš { $rounds }
standing-perhaps = { $what } (galbūt netikslu)
standing-passed = pasas ({ $amount })
standing-dice = { PLURAL($count) ->
    [one] { $count } kauliukas
    [few] { $count } kauliukai
   *[other] { $count } kauliukų
}
side-nobody = niekas
side-no-dice = be kauliukų
side-defence = jėga { $sum } prieš juodus kauliukus
side-threat = Juodas { $face }: { $who }, kauliukų jėga { $sum }
side-square = Kauliukai miesto aikštėje: { $count }
side-shots = Mestini kauliukai: { $count }
side-cubes = Dėtini kubeliai: { $count }
side-lies = vienas ten guli
side-more = ir dar { $count }
explain-die = { $who }, kauliukas { $number } ({ $color }): { $face }
explain-black = Juodas kauliukas: { $face }
explain-faced = Paeiliui: { $who }
explain-standing = Stovi: { $list }
explain-lying = Guli: { $list }
explain-lies = Vienas iš jų guli ant pastato.
explain-free = Laisvos vietos: { $list }
explain-supply = Miestiečiai atsargoje: { $count }
explain-won = Įvykių kortos: { $list }
explain-tradesmen = Meistrai: { $list }
explain-cubes = Kubeliai: { $list }
explain-banners = Uždengtos vėliavos: { $taken } iš { $all }
explain-site = Katedra, vertė { $site }
explain-level = Lygis { $level }: { $who }
explain-empty = laisva
legend-turn = Kieno eilė
legend-start = Pirmasis raundo žaidėjas
legend-passed = Pasavo, turi tiek denarų
legend-supply = Miestiečiai atsargoje
legend-slot = Panaudotas kauliukas
legend-struck = Juodas kauliukas, kuris niekam nebegresia
legend-lying = Išstumtas, guli ant pastato
legend-banner = Laisva vėliava
legend-space = Meistro taškai čia
own-turn = Jūsų eilė
own-dice = Jūsų kauliukai
own-others = Kauliukai, kuriuos galite pirkti
own-to-buy = Kauliukai, kuriuos galite pirkti: { $dice }
own-secret = Jūsų slaptas veikėjas: { $merit }
lacking-characters = Veikėjai nebuvo įvardyti.
evening-short-with-end = { $minutes } min. · dar { $end } min.
evening = Žaista { $minutes } min.{ $continued ->
    [yes] {" "}nuo tęsimo
   *[no] {""}
} · liko raundų: { $left }
evening-with-end = Žaista { $minutes } min.{ $continued ->
    [yes] {" "}nuo tęsimo
   *[no] {""}
} · liko raundų: { $left } · dar apie { $end } min.
surprise-black = Juodi kauliukai atremti iš karto: { $count }! Miestas lengviau atsidūsta.
surprise-alike = Kauliukai: { $count }, ir visi rodo tą patį!
surprise-alone = Visi kubeliai ant šio įvykio ({ $count }) buvo vieno žaidėjo!

### How to run it, and before the game

guide-set-up = 1. Išdėliokite lentą. Town Crier sako, kas ką ima, ir paeiliui kiekvienas stato miestiečius.
guide-round = 2. Šauklys irgi žaidžia. Tarpas visada atlieka kitą žingsnį: naujos kortos, pajamos, kauliukai, įvykiai.
guide-events = 3. Įvykiai veikia vienas po kito. Atlikite lentoje, kas pranešama: mokėkite, dėkite pilkus kubelius ir miestiečius.
guide-black = 4. Juodi kauliukai: pasirinkite kauliukus, kurie juos atremia, ir spauskite tarpą. Town Crier raudonus skaičiuoja dvigubai.
guide-act = 5. Paeiliui: pasirinkite nuo vieno iki trijų kauliukų ir kam jie skirti, ir spauskite tarpą. Jei pirmiau pasakote, ką darote, geriausi jūsų kauliukai jau pasirinkti. Town Crier sako, kas kiek gauna.
guide-table = 6. Galioja tai, kas guli ant stalo: pataisykite, ką Town Crier turi kitaip. Galite įvesti ir vien kauliukus.
guide-end = 7. Po paskutinio raundo parodomi veikėjai, o Town Crier suskaičiuoja taškus.
check-board = Paruoškite lentą, kubelius, miestiečius, pinigus ir taškus.
check-districts = Kiekvienam po miesto aikštės kvartalą: { $who }
check-take = Kiekvienas ima: { $deniers }, { $influence }, miestiečiai: { $citizens }.
check-characters = Padalykite slaptus veikėjus iš dėžutės. Kortų kiekvienam: { $count }.
check-characters-told = Slapti veikėjai padalyti: kiekvienas savus mato telefone. Kortų kiekvienam: { $count }.
check-cards = Laikykite veiklų ir įvykių kortas po ranka šalia lentos.
check-bonus = Keturios papildomos kortos yra žaidime.
check-gray = Iš pradžių stovi pilki miestiečiai: { $list }.
check-fill = Pilki miestiečiai užima likusias vietas.
first-need = Ko reikia
first-need-box = Žaidimo su lenta, miestiečiais, kubeliais, pinigais ir kortomis.
first-need-app = Kauliukų nebūtina: Town Crier meta, skaičiuoja algas ir kainas ir valdo pilkus miestiečius. Kas jį valdo, taip pat žaidžia.
first-need-time = Nuo vieno iki keturių žmonių ir maždaug pusantros valandos.
hint-ask-worth = Kiek verti kauliukai prieš juodus kauliukus ({ $who })? Pakelkite ranką!
hint-worth = Jie verti { $sum }: raudoni kauliukai ten skaičiuojami dvigubai.
hint-ask-price = { $who } naudoja du kauliukus kartu: savą ir svetimą ({ $owner }, { $dice }). Kiek tai kainuoja?
hint-price = Kaina: { $price }, gauna { $owner }. Dviejų kauliukų grupėje kiekvienas pirktas kainuoja keturis denarus.

### Rules

rules-set-up = Pasiruošimas
rules-round = Raundas
rules-events = Įvykiai
rules-black = Juodi kauliukai
rules-actions = Veiksmai
rules-activities = Veiklos
rules-combat = Kova
rules-city = Katedra ir miestiečiai
rules-influence = Įtaka
rules-end = Pabaiga
rules-app = Su Town Crier
rules-yellow = Geltonos veiklos
rules-white = Baltos veiklos
rules-red = Raudonos veiklos
rules-event-cards = Įvykių kortos
rules-characters = Veikėjai
rule-figures = Žaidžia nuo dviejų iki keturių žmonių. Raudoni kauliukai yra bajorų, balti dvasininkų, geltoni valstiečių.
rule-citizens = Kiekvienas turi ne daugiau kaip 12 miestiečių. Aštuoni pilki miestiečiai yra niekieno.
rule-begin = Kiekvienas pradeda turėdamas penkis denarus, keturis įtakos taškus ir miestiečių: keturiese po keturis, trise po penkis, dviese po šešis.
rule-secret = Kiekvienas turi slaptą veikėją, o dviese po du. Pabaigoje kiekvienas veikėjas apdovanoja visus.
rule-decks = Raundų yra tiek, kiek raudonų įvykių: keturiese šeši, trise penki, dviese keturi.
rule-bonus = Galima įmaišyti keturias papildomas kortas: Kepėją, Priorą, Puotą ir Pasipriešinimą.
rule-open = Denarai guli atvirai. Taškai slepiami iki pabaigos.
rule-settle = Statykite miestiečius po vieną laisvose vietose: kartą aplink stalą, paskui atgal ir taip toliau.
rule-fill = Pilki miestiečiai užima likusias vietas. Žaidžiant dviese, šeši pilki ten stovi jau iš pradžių.
rule-phases = Raundas: naujos veiklos pirmuose trijuose raunduose, pajamos, kauliukai, įvykiai, juodi kauliukai, veiksmai, pabaiga.
rule-reveal = Kiekviename iš pirmųjų trijų raundų atverčiama po vieną kiekvienos spalvos veiklą.
rule-income = Kiekvienas gauna 10 denarų.
rule-salaries = Kiekvienas moka už kiekvieną savo stovintį miestietį. Rūmai: du denarus, Vyskupo rūmai: vieną denarą, Rotušė: nieko.
rule-short = Kas negali sumokėti visų algų, moka, kiek turi, ir netenka dviejų taškų.
rule-workforce = Kiekvienas meta kauliuką už kiekvieną savo stovintį miestietį. Rūmai: raudoną, Vyskupo rūmai: baltą, Rotušė: geltoną.
rule-draw = Į eilės galą ateina raudonas įvykis, paskui baltas arba geltonas, kaip sako raudona korta.
rule-queue = Visi eilės įvykiai veikia kiekviename raunde, iš kairės į dešinę, pirmiausia Marodieriai.
rule-taken = Pirmasis žaidėjas paima visų įvykių juodus kauliukus ir po to juos meta.
rule-event-short = Kas negali padaryti visko, ką liepia įvykis, daro, ką gali, ir netenka dviejų taškų.
rule-highest = Aukščiausią juodą kauliuką reikia atremti savo kauliukais, kurių suma ne mažesnė. Pradeda pirmasis žaidėjas.
rule-double = Prieš juodus kauliukus raudoni skaičiuojami dvigubai, o spalvas galima maišyti.
rule-several = Galima iš karto atremti ir daugiau juodų kauliukų, tarp jų aukščiausią: svarbi jų suma.
rule-countered = Panaudoti kauliukai prarandami. Kiekvienas atremtas juodas kauliukas duoda vieną įtakos tašką.
rule-next = Tada kitas žaidėjas iš kairės stoja prieš aukščiausią likusį, kol neliks nė vieno.
rule-uncountered = Kas gali atremti juodą kauliuką, privalo. Kas negali, netenka dviejų taškų, bet nė vieno kauliuko.
rule-no-buying = Prieš juodus kauliukus kauliukai neperkami, bet įtaką naudoti galima.
rule-turns = Paeiliui atlikite po veiksmą: veikla, Katedra, kova, miestietis, žemdirbystė arba pasas.
rule-group = Naudokite nuo vieno iki trijų vienos spalvos kauliukų iš bet kurių kvartalų.
rule-price = Svetimas kauliukas vienas kainuoja du denarus, dviejų grupėje keturis, trijų grupėje šešis. Juos gauna savininkas, atsisakyti jis negali. Už pilkus mokama bankui.
rule-agriculture = Žemdirbystė: geltonų kauliukų suma, padalyta iš dviejų, denarais.
rule-pass = Kas pasuoja, gauna du denarus ir dar po vieną kaskart, kai ateitų eilė. Jie paimami raundo pabaigoje.
rule-tradesman = Veiklai reikia savo meistro ant kortos. Pirmiausia jį pasamdykite: sumokėkite kainą ir pastatykite miestietį.
rule-hired = Miestietis ateina iš jūsų atsargos arba iš bet kurios lentos vietos. Kai atsarga tuščia, jis kainuoja du įtakos taškus.
rule-one-each = Niekas neturi dviejų meistrų ant vienos kortos. Kai langeliai užimti, stojama ant piešinio, be taškų.
rule-times = Padalykite kauliukų sumą iš kortos skaičiaus: tiek kartų galima ją naudoti.
rule-later = Korta su smėlio laikrodžiu paima tiek kubelių. Per vėlesnį jūsų veiksmą vienas iš jų pakeičia jūsų kauliukus.
rule-worth = Pabaigoje meistras duoda savo langelio taškus.
rule-combat = Kova: padalykite kauliukų sumą iš įvykio skaičiaus. Tiek kubelių dedate ant jo vėliavų.
rule-cubes = Kiekvienas kubelis ant įvykio duoda vieną įtakos tašką. Ant vėliavos telpa vienas kubelis.
rule-covered = Kai uždengtos visos vėliavos, įvykis atremtas.
rule-most = Kai įvykis atremtas, daugiausia kubelių duoda didesnį atlygį, antra vieta mažesnį.
rule-tie = Lygūs pirmi dalijasi abu atlygius, lygūs antri mažesnįjį. Dalys apvalinamos žemyn.
rule-alone = Kas vienintelis turi kubelių, gauna abu atlygius.
rule-gray = Pilki kubeliai skaičiuojami kaip žaidėjo ir atima taškus.
rule-card = Kortą ima tas, kas turi daugiausia kubelių; lygiųjų atveju tas, kieno kubelis buvo pirmas.
rule-stays = Marodieriai lieka: atremta ši įvykio korta tik ištuštinama.
rule-build = Katedra: kiekvienas iš vieno iki trijų baltų kauliukų deda kubelį ant žemiausio laisvo savo vertės lygio.
rule-built = Kiekvienas kubelis ant Katedros duoda vieną tašką ir įtakos: vieną už vertes nuo 1 iki 3, dvi už vertes nuo 4 iki 6.
rule-place = Vienas kauliukas stato miestietį. Raudonas: Rūmai, baltas: Vyskupo rūmai, geltonas: Rotušė. Vertė sako, kur.
rule-push = Stovintys eilėje pasislenka, o paskutinis gali būti išstumtas. Rūmuose tas, kas stovi toje vietoje.
rule-lying = Išstumtasis guli ant pastato. Kol ten guli tos spalvos miestietis, kito tos spalvos išstumti negalima.
rule-influence = Prieš veiksmą ar atrėmimą: vienas įtakos taškas permeta savo kauliuką, du duoda miestietį, keturi apverčia iki trijų savo kauliukų.
rule-own-dice = Įtaka nekeičia svetimų kauliukų, net ir pirktų.
rule-most-influence = Niekas neturi daugiau kaip 20 įtakos taškų.
rule-round-over = Veiksmai baigiasi, kai visi pasavo arba neliko kauliukų.
rule-home = Raundo pabaigoje gulintys miestiečiai grįžta namo, likę kauliukai atgal. Pradeda kitas žaidėjas iš kairės.
rule-last = Žaidimas baigiasi paskutinio raudono įvykio raundu.
rule-score = Taškai: gauti, po vieną už įvykį su savo kubeliu, meistrai ir veikėjai; dviem mažiau už kiekvieną Katedros lygį be jūsų.
rule-winner = Laimi surinkęs daugiausia taškų; surinkę po lygiai pergale dalijasi.
rule-with-two = Žaidžiant dviese, reikia keturių, šešių ir aštuonių miestiečių pastatuose arba kubelių ant Katedros.
rule-card-book = Kortų knyga saugo, kas parašyta kortose. Town Crier klausia, kai korta ateina; kas lieka neįvesta, žaidimo nestabdo.
rule-unsaid = Ženklas ~ reiškia, kad skaičius galbūt klaidingas, nes ne viskas buvo įvesta. Tada nugalėtojas neskelbiamas.
rule-correct = Galioja tai, kas guli ant stalo. Pataisykite tai, ką Town Crier turi kitaip.
rule-house = Mūsų reikšmės yra mūsų pačių, grupėms be dėžutės reikšmių. Jos taip vadinamos visur, kur jas matote.
### Taškų skaičiavimas

sheet-gained = Pelnyti taškai
sheet-gained-less = Pelnyti taškai, atėmus tuščius lygius
sheet-events = Įvykiai
sheet-tradesmen = Meistrai
sheet-characters = Veikėjai
sheet-levels = Prarasta už tuščius lygius
sheet-how-gained = Sudėkite žaidžiant pelnytus taškus.
sheet-how-events = Vienas taškas už kiekvieną likusį įvykį, ant kurio yra jūsų kubelis, taip pat už marodierius.
sheet-how-tradesmen = Už kiekvieną jūsų meistrą tiek taškų, kiek nurodo jo langelis kortoje.
sheet-how-characters = Ką jums duoda kiekvienas žaidimo veikėjas, taip pat ir kitų turėti.
sheet-how-levels = Už kiekvieną Katedros lygį be jūsų kubelio prarandate po 2 taškus.
sheet-example = pvz. { $sum }
sheet-missing = Dar reikia suskaičiuoti: { $rows }.
sheet-look-characters = Šie veikėjai galioja visiems: { $names }.
sheet-look-cards = Pažiūrėkite langelių taškus šiose kortose: { $cards }.
sheet-most = { $row }: prie šio stalo daugiausia { $most }.
award-characters = Daugiausia taškų iš veikėjų
award-tradesmen = Geriausi meistrai
award-events = Daugiausia įvykių su kubeliais
award-gained = Daugiausia pelnytų taškų
fame-most-characters = Daugiausia taškų iš veikėjų, { $points }: { $names }
fame-generous = Dosniausias veikėjas, vidutiniškai { $points }: { $character }
fame-characters = Kiek kartų veikėjai davė 1, 3 ir 6 taškus
fame-alike = jei visi duotų po lygiai
fame-gave = { $character }, { $points }
achievement-games = Sužaista žaidimų: { $count }
achievement-points = Bent { PLURAL($points) ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
achievement-merit = Visi { $points } taškai: { $character }
achievement-every-merit = Taškų iš kiekvieno veikėjo
achievement-majority = Daugiau nei pusė vietų: { $building }
achievement-every-level = Kubelis kiekviename Katedros lygyje
### Almanachas

almanac-seats = Žaidėjai pagal vietą prie stalo: laimėti žaidimai ir vidutiniškai taškai
almanac-turns = Žaidėjai pagal eilę pirmajame raunde: laimėti žaidimai ir vidutiniškai taškai
almanac-turn = eilė { $place }
almanac-won = laimėta
almanac-total = taškai
almanac-bots = Kaip dažnai laimi kiekvienas robotas, kai žaidžia, ir vidutiniškai jo taškai
almanac-bot = { $bot ->
    [builder] statytojas
    [soldier] karys
    [trader] prekiautojas
   *[courtier] dvariškis
}
almanac-points = Iš kur taškai: visų žaidėjų ir laimėtojų
almanac-everybody = visi
almanac-winners = laimėtojai
almanac-kind = { $kind ->
    [cathedral] kubeliai Katedroje
    [rewards] atlygis už įvykius
    [activities] veiklų poveikis
    [events] įvykiai su kubeliu pabaigoje
    [tradesmen] meistrų langeliai
    [characters] veikėjai
    [lost] prarasta žaidžiant
    [levels] Katedros lygiai
   *[total] iš viso
}
almanac-activities = Ką duoda kiekviena veikla žaidime, kuriame pasirodo: veiksmai, panaudojimai, poveikio ir langelių taškai, gauti denarai ir įtaka, kubeliai ant įvykių
almanac-used = veiksmai
almanac-times = panaudota
almanac-effect = poveikis
almanac-spaces = langeliai
almanac-deniers = denarai
almanac-influence = įtaka
almanac-cubes = kubeliai
almanac-events = Keliuose žaidimuose pasirodo kiekvienas įvykis, kaip dažnai ten atremiamas ir kiek tai duoda taškų
almanac-came = pasirodo
almanac-beaten = atremta
almanac-rewards = taškai
almanac-rounds = Raundai ir žaidimai
almanac-average = vidurkis
almanac-fewest = mažiausia
almanac-most = daugiausia
almanac-none = nė vieno
almanac-round = { $what ->
    [black] juodi kauliukai per raundą
    [uncountered] iš jų neatremta
    [deeds] veiksmai per raundą
    [game] veiksmai per žaidimą
   *[orders] nurodymai per žaidimą
}
almanac-fair-dice = Spalvoti kauliukai
almanac-fair-black = Juodi kauliukai
almanac-fair-start = Kas pradeda
almanac-fair-characters = Pirmosios vietos pirmasis veikėjas
almanac-fair-activities = Kiekvienos spalvos ir raundo veiklos
almanac-fair-events = Pirmasis kiekvienos spalvos įvykis

### The game against le Roy

cry-roy-settles = Le Roy stato miestiečius: { $where }.
cry-roy-starts = Šį raundą pradeda le Roy.
cry-roy-acts = Dabar eilė: le Roy.
cry-roy-counters = Le Roy pašalina juodą kauliuką: { $faces }.
cry-roy-throws = Le Roy išmeta { $faces }: { $deed }.
cry-roy-buys = Le Roy perka geriausią jūsų kauliuką: { $dice }. Kaina: { $price }.
cry-roy-hires = Le Roy stato meistrą: { $card }, { $space }.
cry-roy-scored = Vertinamas veikėjas { $character }: { $list }.
cry-roy-nothing = Le Roy nieko negali padaryti.
cry-roy-gains = Le Roy gauna: { $gains }.
cry-roy-left = Kauliukai, kuriuos dar turi le Roy: { $count }.
cry-roy-asks = Le Roy stato miestietį ir, jei gali, išstumia vieną iš jūsų miestiečių. Jei ne, galioja vieta { $face }. Kas ten išstumiamas? { $building }.
cry-roy-needs = Le Roy laukia, kas išspausdinta šioje kortoje: { $card }.
cry-verdict = Jūsų taškai: { $player }. Jų turi le Roy: { $roy }. Skirtumas: { $result }. { $verdict }
headline-verdict = { $result }
verdict-name = { $verdict ->
    [lost] Laimi le Roy, ir miestas jo.
    [close] Laimėta per plauką. Le Roy dar juokiasi.
    [fair] Padori pergalė. Le Roy linkteli.
    [good] Gera pergalė. Le Roy raukiasi.
    [great] Didelė pergalė. Le Roy blykšta.
   *[master] Meistriška pergalė! Miestas jūsų.
}
does-roy = { $deed ->
    [points] taškai už kauliukus
    [worker] miestietis
    [event] paskutinis įvykis atremiamas
    [tradesman] meistras
    [cathedral] kubeliai ant Katedros
   *[character] vertinamas pirmas veikėjas
}
phase-roy = { $step ->
    [settle] Le Roy stato miestiečius
    [counter] Le Roy stoja prieš juodą kauliuką
    [ask] Le Roy laukia jūsų žodžio
   *[act] Eilė: le Roy
}
refusal-solo = Prieš le Roy žaidžia vienas, ne { $count }.
    .clause = prieš le Roy žaidžia vienas, ne { $count }
refusal-no-pile = Žaidime prieš le Roy veikėjus dalija programa.
    .clause = žaidime prieš le Roy veikėjus dalija programa
setup-roy = Žaidžiate vienas prieš le Roy: Karaliaus iššūkis. Juo žaidžia Town Crier: meta jo kauliukus, sako, ką jis daro, ir skaičiuoja jo taškus. Jūs judinate jo figūrėles.
setup-decision = { $decision ->
    [roy-begins] Kas pradeda pirmą raundą?
    [three-points] Le Roy taškai už 2 ir 12
    [cubes-fall] Le Roy kubeliai ir „Nutraukti darbai“
   *[ten-by-value] Le Roy miestietis už 10
}
setup-reading = { $decision ->
    [roy-begins] { $held ->
        [yes] Le Roy
       *[no] Jūs
    }
    [three-points] { $held ->
        [yes] 3 taškai, kaip senesnėje lentelėje
       *[no] 2 taškai
    }
    [cubes-fall] { $held ->
        [yes] Jie irgi krinta
       *[no] Jie lieka
    }
   *[ten-by-value] { $held ->
        [yes] Užima kauliuko vertės vietą
       *[no] Jei gali, išstumia vieną iš jūsų miestiečių, kaip už 4
    }
}
spot-number = langelis { $number }
spot-illustration = ant piešinio
corrected-roy-points = { $who } turi { $amount }
corrected-roy-tradesman = { $card }, le Roy meistras: { $space }
refusal-stands-there = Tame langelyje jau stovi meistras. Jo žaidėjas: { $who }.
    .clause = tame langelyje jau stovi meistras, jo žaidėjas: { $who }
panel-space = Kuriame langelyje?
panel-no-tradesman = Niekur
panel-fix-roy-points = Le Roy taškai
panel-fix-roy-tradesman = Le Roy meistras
panel-printed = Kas parašyta šioje kortoje? { $card }
lacks-figures = Įvesti, kas parašyta šioje kortoje: { $card }
own-pile = Atvira krūvelė: { $merit }
leroy-difference = Suskaičiavus dabar: { $result } jums ({ $band })
leroy-next = Kitas veikėjas: { $character }
leroy-standing = Stovi: { $list }
leroy-tradesmen = Meistrai: { $list }
leroy-cubes = Kubeliai ant Katedros: { $count }
leroy-pile = Veikėjų krūvelė: { $count }
leroy-verdicts = Sprendimai
check-pile = Veikėjai sudaro atvirą krūvelę ta tvarka, kurią rodo Town Crier. Kiek: { $count }.
check-roy = Le Roy turi dviejų kitų spalvų miestiečius ir kubelius. Pilki lieka dėžėje.
guide-roy = Vienas žaidžiate prieš le Roy. Town Crier meta jo kauliukus ir sako, ką jis daro: jūs tik judinate jo figūrėles. Programa klausia, kas išstumiamas, nes tik jūs matote vietas.
rules-roy = Vienas prieš le Roy
rule-roy = Žaidžiate prieš le Roy, kuris neturi nei denarų, nei įtakos. Keturi raundai, jums šeši miestiečiai; le Roy turi dviejų spalvų miestiečius, o pilki lieka dėžėje.
rule-roy-settles = Pradžioje šeši kauliukai parodo, kur le Roy stato tris miestiečius: galioja trys aukščiausi, ir jis užima geriausią laisvą vietą. Paskui jūs statote du, kol visos 18 vietų užimtos.
rule-roy-rank = Geriausias le Roy kauliukas yra aukščiausias; iš lygių raudonas, paskui geltonas, paskui baltas.
rule-roy-spared = Sausra, Pilietinis karas ir Erezija le Roy neliečia. Ką įvykis daro su pilkais miestiečiais ar kubeliais, tą daro su jo.
rule-roy-counters = Prieš juodus kauliukus le Roy atiduoda geriausią savo kauliuką ir pašalina tik aukščiausią juodą, kad ir ką jie rodytų.
rule-roy-acts = Savo eile le Roy meta du juodus kauliukus; jų suma sako, ką jis daro. Jis atiduoda geriausius savo kauliukus ir niekada nepasuoja, kol jų turi. Jei jų per mažai, vis tiek tai daro ir atiduoda visus.
rule-roy-points = 2, 12: taškai už tris kauliukus. 3, 11: taškai už du kauliukus. Vienas jų yra geriausias jūsų: jis jį perka už šešis arba keturis denarus.
rule-roy-citizen = 4, 10: jis atiduoda geriausią kauliuką, o jo spalva sako, kuriame pastate stato miestietį. Jei gali, išstumia vieną iš jūsų miestiečių; jei ne, užima kauliuko vertės vietą.
rule-roy-event = 5, 9: jo kubeliai uždengia visas laisvas paskutinio įvykio vėliavas, po kauliuką už kiekvieną, ir įvykis iškart atremtas.
rule-roy-tradesman = 6: meistras už vieną kauliuką, laisvame langelyje, kuris duoda daugiausia taškų; iš lygių – ant pigiausios kortos. Niekada du ant vienos kortos.
rule-roy-cathedral = 7: du kubeliai ant Katedros už du kauliukus, ant didžiausių žemiausio laisvo lygio verčių: po vieną tašką. Jei ji pilna, du taškai.
rule-roy-character = 8: jūs ir le Roy iškart vertinate viršutinį krūvelės veikėją, ir jis palieka žaidimą. Už denarus ir įtaką le Roy negauna nieko. Jei veikėjų nėra, gauna vieną tašką.
rule-roy-cards = Mokesčių rinkėjas duoda po du denarus už kiekvieną le Roy miestietį Rotušėje. Dešimtinė paima iš jo iki trijų geltonų kauliukų. Puotai jo kauliukai nesiskaito, Riterių turnyrui ir Procesijai skaitosi.
rule-roy-verdict = Pabaigoje abu skaičiuojate kaip visada. Jūsų taškai be jo taškų yra rezultatas: iki 0 laimi jis; nuo 1 iki 5, nuo 6 iki 10, nuo 11 iki 15, nuo 16 iki 20 ir daugiau – vis didesnės pergalės.

### The printed kit

print-box = Su dėžute
print-no-box = Be dėžutės
print-kit-title = Iškirpti
print-kit-about = Lenta, kortos ir žetonai su mūsų piešiniais ir reikšmėmis, lapai ir šauklio kortelė.
print-kit = Spausdinti rinkinį
paper-kit-title = Troyes be dėžutės
paper-kit-note = { $figures ->
    [group] „Town Crier“ piešiniai ir tekstai, ne leidėjo; reikšmės iš jūsų kortų knygos
   *[house] „Town Crier“ piešiniai, tekstai ir mūsų reikšmės, ne leidėjo
}
paper-ours = { $figures ->
    [group] Reikšmės iš jūsų kortų knygos
   *[house] Mūsų „Town Crier“ reikšmės, ne iš dėžutės
}
paper-kit-board = Pastatai
paper-kit-ranks = Maži skaičiai: geriausia le Roy vieta yra 1.
paper-kit-expelled = Išstumti
paper-kit-cathedral = Katedra
paper-kit-level = Lygis { $level }
paper-kit-square = Miesto aikštė
paper-kit-square-about = Jūsų kauliukai guli jūsų kvartale. Kas naudoja kitų kauliukus, už juos moka.
paper-kit-passed = Denarai už pasą
paper-kit-queue = Marodieriai lieka. Nauji įvykiai ateina į galą, eilė po eilės; kai vienas išeina, kiti pasislenka. Jei jų daugiau, jie guli šalia šio lapo.
paper-kit-counters = Miestiečiai ir kubeliai
paper-kit-counters-about = Iškirpkite arba imkite kitus mažus daiktus. Kiekvieno žaidėjo miestiečiai: { $citizens }, kubeliai: { $cubes }; pilkų: { $gray } ir { $graycubes }. Le Roy naudoja dviejų spalvų miestiečius ir kubelius.

### The sheet against le Roy

print-solo-title = Lapas prieš le Roy
print-solo-about = Ką daro le Roy, jo taškai išbraukti ir nuosprendžiai.
print-solo = Spausdinti lapą
paper-solo-title = Karaliaus iššūkis: vienas prieš le Roy
paper-solo-sum = Suma
paper-solo-ways = iš 36
paper-solo-deed = Du juodi kauliukai parodo, ką daro le Roy
paper-solo-price = Jo kauliukai už tai
paper-solo-does = { $deed ->
    [points] { $gains }
    [worker] Miestietis: kur, rodo geriausio jo kauliuko spalva. Jei gali, jis išstumia vieną iš jūsų miestiečių.
    [event] Jo kubeliai uždengia visas laisvas paskutinio įvykio vėliavas: jis iškart atremiamas.
    [tradesman] Meistras laisvame langelyje, kuris vertas daugiausia taškų; jei lygu, pigesnė korta, paskui raudona, geltona, balta.
    [cathedral] 2 kubeliai ant Katedros: didžiausios žemiausio lygio su vieta vertės, po { $gains }. Nėra vietos: { $other }.
   *[character] Pirmas veikėjas vertinamas abiem ir išeina. Jei nė vieno nebėra, le Roy gauna: { $gains }.
}
paper-solo-bought = { $dice }, vienas – jūsų geriausias; bankas moka: { $deniers }
paper-solo-banners = po vieną už vėliavą
paper-solo-dice = Jo kauliukai
paper-solo-dice-about = Geriausias kauliukas yra didžiausios vertės; jei lygu: { $colors }. Jis naudoja geriausius ir niekada nepasuoja. Jei turi per mažai, padaro viską ir atiduoda, kiek turi. Jei jūs kauliukų neturite, jis moka tik savaisiais, o jūs nieko negaunate.
paper-solo-settle = Miestiečių statymas
paper-solo-settle-about = Metami kiekvienos spalvos du kauliukai. Geriausi ({ $his }) parodo, kuriuose pastatuose jis stato miestiečius; pilnas praleidžiamas. Paskui statote jūs ({ $yours }), ir taip toliau, kol viskas užimta.
paper-solo-round = Raundai
paper-solo-round-about = Jų yra { $rounds }. Pirmą pradedate jūs, antrą le Roy, ir taip toliau. Jis neturi nei denarų, nei įtakos; visi šeši veikėjai guli vienoje atverstoje krūvelėje.
paper-solo-events = Įvykiai ir juodi kauliukai
paper-solo-events-about = Geriausias jo kauliukas pašalina didžiausią juodą, kad ir ką jie rodytų. Įvykiai iš jo nieko neatima. Ką jie daro su pilkais miestiečiais ir kubeliais, tą daro su jo.
paper-solo-result = Jūsų taškai minus le Roy taškai
paper-solo-you = Jūs
paper-solo-points = Le Roy taškai žaidimo metu
paper-solo-points-about = Už kiekvieną išbraukite skaičių.

### Games against le Roy in the hall of fame

fame-roy-result = Prieš le Roy: { $result }
fame-roy-best = Geriausias rezultatas prieš le Roy, { $result }: { $names }
fame-roy-verdict = Nuosprendžiai prieš le Roy, { $count } ×: { $verdict }
headline-settled = Miestietis ({ $who }): { $building }
headline-placed = { $who } stato miestietį: { $building }
headline-expelled = { $who } išstumiamas: { $building }
headline-cubed = { $who } deda kubelius. { $event }: { $count }
headline-built = { $who } stato. Katedra: { $sites }
headline-bought = { $who } moka už kauliukus: { $list }
headline-hired = { $who } samdo meistrą: { $card }
headline-gained = { $who } gauna: { $gains }
headline-lost = { $who } netenka: { $lost }
headline-thrown = Kauliukai mieste: { $count }
headline-pays = { $who } moka: { $lost }
headline-unbuilt = Katedra netenka kubelio ({ $who })
first-aim = Apie ką žaidimas
first-aim-family = Jūs vadovaujate viduramžių Trua šeimoms. Jūsų miestiečiai trijuose pastatuose kiekviename raunde duoda kauliukų.
first-aim-points = Kauliukais prekiaujate, statote Katedrą ir kovojate su įvykiais. Po paskutinio raundo laimi surinkęs daugiausia taškų.
hint-press = Pasirinkite, ką darysite, ir jūsų geriausi kauliukai parenkami patys; arba pirmiau pasirinkite kauliukus. Ant mygtuko parašyta, ką padarys tarpas.
count-empty-levels = Tušti lygiai
count-for = Šiuos miestiečius vertina { $character }.
count-for-nothing = Taškų neduoda.
headline-roy-throws = { $does ->
    [points] Le Roy ima taškus už kauliukus
    [worker] Le Roy stato miestietį: { $place }
    [event] Le Roy atremia paskutinį įvykį
    [tradesman] Le Roy stato meistrą
    [cathedral] Le Roy stato Katedrą
   *[character] Le Roy vertina pirmą veikėją
}
headline-roy-starts = Le Roy pradeda raundą
headline-roy-acts = Dabar eilė: le Roy
headline-roy-scored = Vertinamas veikėjas { $character }
headline-roy-nothing = Le Roy nieko negali padaryti
headline-roy-gains = Le Roy gauna: { $gains }
headline-roy-left = Kauliukai, kuriuos dar turi le Roy: { $count }
headline-roy-asks = Ką išstumia le Roy? { $building }
headline-roy-needs = Le Roy laukia: { $card }
headline-roy-settles = Le Roy stato miestiečius: { $where }
headline-roy-counters = Le Roy ginasi nuo juodųjų kauliukų
headline-roy-buys = Le Roy perka geriausią jūsų kauliuką
headline-roy-hires = Le Roy stato meistrą: { $card }
spot-at = { $building }, vieta { $face }
leroy-does-at = { $deed } ({ $place })
headline-used = { $who } naudoja kortą { $card }
headline-countered = { $who } atremia { $faces }
headline-uncountered = { $who } neatremia { $face }
headline-rerolled = { $who } meta iš naujo: { $faces }
headline-turned-over = { $who } apverčia kauliukus: { $faces }
headline-recruited = { $who } gauna miestietį
headline-beaten = { $event }: atremta
