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
paper-combat-cubes = Už kiekvieną kubelį 1 įtakos. Uždengus visas vėliavas, daugiausia kubelių gauna pirmą atlygį, antra vieta antrą.
paper-combat-ties = Lygiosios dėl pirmos vietos dalijasi abu atlygius, dėl antros antrą, apvalinant žemyn. Kas vienas, gauna abu.
paper-purses-title = Denarai, įtaka ir taškai
paper-deniers = Denarai
paper-deniers-about = Stumkite ką nors mažo. Kai yra daugiau nei { $most }, perviršį rodo antras daiktelis.
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
paper-course = Pradžia
print-round-title = Šauklio kortelė
print-round-about = Fazės, kainos, įtaka ir Katedra; dvi puslapyje.
print-round = Spausdinti kortelę
print-purses-about = Kiekvienam po lapą su taškais ant užlenkiamos juostelės; du puslapyje.
print-purses = Spausdinti lapus
print-slips-about = Iškirpkite, sulankstykite, sumaišykite ir traukite: po vieną, žaidžiant dviese po du.
print-slips = Spausdinti veikėjus
print-scores-about = Po eilutę kiekvienai taškų rūšiai ir kiekvienam veikėjui.
print-scores = Spausdinti skaičiavimo lapą
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
args-gray = parašykite tris skaičius su kableliais tarp jų – rūmams, vyskupo rūmams ir rotušei, kaip 2,2,2, o ne „{ $text }“
args-gray-players = tik žaidžiant dviese ten iš anksto stovi pilki miestiečiai; praleiskite šią parinktį
args-bots-box = robotai kortų netraukia; praleiskite --cards box
args-bots-thrown = robotai kauliukų nemeta; praleiskite --dice thrown
args-bots-open = robotams reikia visų kortų reikšmių; praleiskite --figures arba nurodykite kortų knygą, kurioje yra visos
