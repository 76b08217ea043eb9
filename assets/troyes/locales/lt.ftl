# Lithuanian. Amounts stand behind a colon, in the nominative.

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
        [one] { $count } denaras
        [few] { $count } denarai
       *[other] { $count } denarų
    }
    [influence] { $count } įtakos
   *[point] { PLURAL($count) ->
        [one] { number-masculine } taškas
        [few] { number-masculine } taškai
       *[other] { $count } taškų
    }
}
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
effect-tax = Kiti moka jums po denarą už kiekvieną Rotušėje stovintį miestietį, o bankas po denarą už kiekvieną pilką
effect-roll-cube = Meskite kauliuką: iškritus { $least } ar daugiau, dedate kubelį ant įvykio
effect-dice-cubes = Ant vieno įvykio dedate po kubelį už kiekvieną savo kvartale likusį kauliuką ({ $dice })
effect-paid-cube = Mokate: { $pays }, ir dedate kubelį ant įvykio
effect-later = Kubelis vėliau keičia grupę: { $effect }
effect-group-plus = { $dice } iš viso verti { $plus } daugiau (ne miestiečiui statyti čia: { $building })
effect-dice-plus = { $dice } verti po { $plus } daugiau, ir virš 6 (ne miestiečiui statyti čia: { $building })
effect-any-plus = kiekvienas kauliukas vertas { $plus } daugiau, ir virš 6 (išskyrus: Vyskupo rūmai, Rotušė, Katedra)
effect-dice-worth = kiekvienas kauliukas vertas { $worth }, spalvos gali skirtis (išskyrus: Vyskupo rūmai, Rotušė, Katedra)
effect-act-as = { $dice } veikia kaip { $others }
effect-one-acts-as = { $dice }, tik vienas, kuris veikia kaip { $times } ({ $others }); pirktas kainuoja 2 denarus
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
threat-gray-cubes = Po pilką kubelį ant artimiausių įvykių kairėje, daugiausia { $events }
threat-gray-citizen = Kauliukas parodo, į kurią vietą ateina pilkas miestietis: { $building }
threat-build = Pilkas kubelis ant Katedros: žemiausiame lygyje su laisva vieta, ant mažiausios vertės
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
merit = { $character } vertina: { $what }. Nuo { $one } vienas taškas, nuo { $three } 3, nuo { $six } 6

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
figure-source = { $source ->
    [rulebook] iš taisyklių
    [group] iš jūsų dėžutės
   *[house] mūsų pačių reikšmė
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
phase-push = { $event }: kas?
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
   *[no-cubes] ant jokio įvykio nėra kubelio
}
amount-dice = { $dice }: { $faces }
owner-count = { $who } { $count }
owner-amount = { $who }: { $amount }
headline-of = { $who }: { $what }
headline-what = { $what }
headline-round = Raundas { $round }
headline-last-round = Paskutinis raundas!
headline-house-figures = Mūsų reikšmės
headline-start = Pradeda { $who }
headline-untold = Įvesta ne viskas
headline-corrected = Pataisyta
headline-won = Pergalė: { $who }
headline-undecided = Taškų skaičiavimas nebaigtas
headline-passes = { $who } pasuoja
headline-places = { $who } stato miestietį
headline-home = Miestiečiai grįžta namo
headline-agriculture = Žemdirbystė: { $who }
headline-unsaid = Kauliukai panaudoti: { $who }
cry-opening = Pradeda { $who }. Raundų skaičius: { $rounds }.
cry-house-figures = Kortų reikšmės yra mūsų pačių, o ne iš dėžutės.
cry-settles = { $who } stato miestietį.
cry-settled = Miestietis ({ $who }): { $building }.
cry-filled = Pilki miestiečiai užima laisvas vietas: { $where }.
cry-round = Prasideda raundas { $round }.
cry-last-round = Tai paskutinis raundas!
cry-revealed = Naujos veiklos: { $cards }.
cry-paid = Kiekvienas gauna: { $income }. Algos: { $list }.
cry-short = { $who } negali visko sumokėti. Netenka: { $lost }.
cry-rolled = { $who } turi: { $dice }.
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
cry-unbuilt = Katedra netenka kubelio ({ $who }): { $sites }.
cry-placed = { $who } stato miestietį: { $building }.
cry-expelled = Miestietis ({ $who }) išstumiamas: { $building }.
cry-black-rolled = Juodi kauliukai grasina miestui: { $faces }.
cry-faces = { $who } stoja prieš juodą kauliuką: { $face }.
cry-countered = { $who } atremia { $faces }, jėga { $sum }. Gauna: { $gains }.
cry-uncountered = { $who } neatremia { $face }. Netenka: { $lost }.
cry-rerolled = { $who } meta iš naujo: { $faces }. Kaina: { $price }.
cry-turned-over = { $who } apverčia kauliukus: { $faces }. Kaina: { $price }.
cry-recruited = { $who } gauna miestietį. Kaina: { $price }.
cry-bought = { $who } moka už kauliukus: { $list }.
cry-hired = { $who } samdo meistrą: { $card }.
cry-used = { $who } naudoja kortą { $card }, kartų: { $times }.
cry-agriculture = { $who } dirba žemę.
cry-unsaid = { $who } naudoja kauliukus.
cry-stored = { $who } pasideda kubelių vėlesniam laikui. { $card }: { $count }.
cry-shot = { $who } meta: { $faces }. Pataikyta: { $count }.
cry-gained = { $who } gauna: { $gains }.
cry-lost = { $who } moka arba netenka: { $lost }.
cry-beaten = { $event }: atremta. Taškai: { $list }. Kortą ima { $owner }.
cry-beaten-nobody = { $event }: atremta. Taškai: { $list }. Kortos niekas neima.
nobody-gains = nėra
cry-acts = Dabar eilė: { $who }.
cry-pushes = Kas ten išstumiamas? { $event }.
cry-aims = { $who } renkasi įvykius kubeliams: { $count }.
cry-passed = { $who } pasuoja.
cry-pass-deniers = Dar vienas denaras už pasą: { $who }.
cry-round-done = Raundas baigtas.
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
headline-sites = Katedra: { $sites }

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
own-turn = Jūsų eilė
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
guide-act = 5. Paeiliui: pasirinkite nuo vieno iki trijų kauliukų ir kam jie skirti, ir spauskite tarpą. Town Crier sako, kas kiek gauna.
guide-table = 6. Galioja tai, kas guli ant stalo: pataisykite, ką Town Crier turi kitaip. Galite įvesti ir vien kauliukus.
guide-end = 7. Po paskutinio raundo parodomi veikėjai, o Town Crier suskaičiuoja taškus.
check-board = Paruoškite lentą, kubelius, miestiečius, pinigus ir taškus.
check-districts = Kiekvienam po miesto aikštės kvartalą: { $who }
check-take = Kiekvienas ima: { $deniers }, { $influence }, miestiečiai: { $citizens }.
check-characters = Padalykite slaptus veikėjus iš dėžutės. Kortų kiekvienam: { $count }.
check-characters-told = Slapti veikėjai padalyti: kiekvienas savus skaito telefone. Kiekvienam: { $count }.
check-cards = Laikykite veiklų ir įvykių kortas šalia lentos. Town Crier sako, kurios ateina, arba jas traukiate patys ir įvedate pavadinimus.
check-bonus = Keturios papildomos kortos yra žaidime.
check-gray = Iš pradžių stovi pilki miestiečiai: { $list }.
first-need = Ko reikia
first-need-box = Žaidimo su lenta, miestiečiais, kubeliais, pinigais ir kortomis.
first-need-app = Kauliukų nebūtina: Town Crier meta, skaičiuoja algas ir kainas ir valdo pilkus miestiečius. Kas jį valdo, taip pat žaidžia.
first-need-time = Nuo dviejų iki keturių žmonių ir maždaug pusantros valandos.
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
rule-winner = Laimi daugiausia taškų. Lygiųjų atveju pergale dalijamasi.
rule-with-two = Žaidžiant dviese, reikia keturių, šešių ir aštuonių miestiečių pastatuose arba kubelių ant Katedros.
rule-card-book = Kortų knyga saugo, kas parašyta kortose. Town Crier klausia, kai korta ateina; kas lieka neįvesta, žaidimo nestabdo.
rule-unsaid = Ženklas ~ reiškia, kad skaičius galbūt klaidingas, nes ne viskas buvo įvesta. Tada nugalėtojas neskelbiamas.
rule-correct = Galioja tai, kas guli ant stalo. Pataisykite tai, ką Town Crier turi kitaip.
rule-house = Mūsų reikšmės yra mūsų pačių, grupėms be dėžutės reikšmių. Jos taip vadinamos visur, kur jas matote.
