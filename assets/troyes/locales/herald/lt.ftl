# Lithuanian, as a herald cries.

cry-opening = Klausykite, gerieji Trua žmonės! Pirmoji vieta tenka: { $who }. Raundų laukia tiek: { $rounds }!
cry-house-figures = Težino visi: šių kortų reikšmės yra mūsų pačių, o ne iš dėžutės.
cry-settles = Tegul miestietį siunčia { $who }! { $left ->
    [1] Tai paskutinis.
   *[other] Liko: { $left }.
}
    .v2 = Tegul vartus renkasi { $who } ir įleidžia miestietį! { $left ->
        [1] Tai paskutinis.
       *[other] Liko: { $left }.
    }
cry-settled = Žiūrėkite, kur stoja miestietis ({ $who }): { $building }!
    .v2 = Stogą virš galvos jau turi miestietis ({ $who }): { $building }!
cry-filled = Kas niekam netarnauja, ima, kas liko. Pilki miestiečiai: { $where }.
cry-round = Gauskite, Trua varpai: prasideda raundas { $round }!
    .v2 = Virš Šampanės teka nauja saulė: prasideda raundas { $round }!
cry-last-round = Įsidėmėkite, gerieji žmonės: šis raundas yra paskutinis!
cry-revealed = Atverkite miesto dirbtuves: { $cards }!
cry-does = Mokykitės amato: { $card }! { $effect }.
cry-paid = Iždininkas atveria skrynią, ir kiekvienam: { $income }! O algos laukia: { $list }.
cry-short = Vargas tuščiam kapšui! { $who } negali visko sumokėti. Netenka: { $lost }.
cry-rolled = Į darbą stoja { $who }: { $dice }!
    .v2 = Suskaičiuokite darbo rankas, štai { $who }: { $dice }!
cry-thrown = Pažvelkite į miestą! Jo kauliukai: { $count }.
cry-entered = Blogos žinios prie vartų! Naujas įvykis, { $event }. { $effect }.
    .v2 = Skamba pavojaus varpas! Naujas įvykis, { $event }. { $effect }.
cry-calls = Bėda viena nevaikšto: { $event } kviečia kitą ({ $color })!
cry-calls-red = Renkasi vėliavos! { $event } kviečia antrą raudoną įvykį, iš dėžutės.
cry-no-card = Dangus mus saugo: ta kaladė tuščia ({ $color }).
cry-took = Galąskite kardus! { $event } atneša: { $dice }.
    .v2 = Už sienų muša būgnai! { $event } atneša: { $dice }.
cry-event-die = Kauliukas mestas. { $event }: { $face }!
cry-struck = Sunkūs laikai, gerieji žmonės! { $event } ima duoklę: { $list }.
    .v2 = Beldžia į kiekvienas duris! { $event } ima duoklę: { $list }.
cry-no-effect = Džiaukitės! { $event } mus aplenkia: { $why }.
cry-cubed = Prie ginklų! { $who } deda kubelius. { $event }: { $count }!
    .v2 = Už miestą! { $who } deda kubelius. { $event }: { $count }!
cry-uncubed = Gretos lūžta! Kubelis nuimamas nuo kortos { $event }: { $who }.
cry-built = Akmuo ant akmens! { $who } stato. Katedra: { $sites }!
    .v2 = Skamba kūjai! { $who } stato. Katedra: { $sites }!
cry-unbuilt = Griūva pastoliai! Katedra netenka kubelio ({ $who }): statyba { $sites }.
cry-placed = Praleiskite! { $who } stato miestietį: { $building }!
    .v2 = Atverkite duris! { $who } stato miestietį: { $building }!
cry-expelled = Į gatvę! Miestietis ({ $who }) išstumiamas: { $building }.
    .v2 = Dviem vietos nėra! Miestietis ({ $who }) išstumiamas: { $building }.
cry-black-rolled = Priešas prie sienų! Juodi kauliukai grasina miestui: { $faces }!
cry-faces = Tegul ginasi { $who }. Juodas kauliukas: { $face }!
    .v2 = Kas jį sustabdys? { $who } stoja prieš juodą kauliuką: { $face }!
cry-countered = Vartai laiko! { $who } atremia { $faces }, jėga { $sum }. Gauna: { $gains }.
    .v2 = Narsi kova! { $who } atremia { $faces }, jėga { $sum }. Gauna: { $gains }.
cry-uncountered = Vartai griūva! { $who } neatremia { $face }. Netenka: { $lost }.
cry-rerolled = Suk ratą, Fortūna! { $who } meta iš naujo: { $faces }. Kaina: { $price }.
cry-turned-over = Pasaulis apvirsta! { $who } apverčia kauliukus: { $faces }. Kaina: { $price }.
cry-recruited = Naujas veidas mieste! { $who } gauna miestietį. Kaina: { $price }.
cry-bought = Pinigai už darbą! { $who } moka už kauliukus: { $list }.
    .v2 = Veriasi kapšai! { $who } moka už kauliukus: { $list }.
cry-hired = Cechas atveria duris! { $who } samdo meistrą: { $card }.
cry-used = Dirbtuvėje verda darbas! { $who } naudoja kortą { $card }, kartų: { $times }.
    .v2 = Miestas nedykinėja! { $who } naudoja kortą { $card }, kartų: { $times }.
cry-divided = Gerai suskaičiuokite: { $sum } ÷ { $per } = { $times }{ $rest ->
    [0] .
   *[other] , suapvalinus žemyn.
}
cry-agriculture = Laukai pribrendo, ir derlių suveža { $who }!
cry-unsaid = Be žodžių { $who } naudoja kauliukus.
cry-stored = Išmintinga ranka taupo! { $who } pasideda kubelių vėlesniam laikui. { $card }: { $count }.
cry-shot = Paleiskite strėles! { $who } meta: { $faces }. Pataikyta: { $count }!
cry-gained = Laimė šypsosi, ir { $who } gauna: { $gains }.
    .v2 = Pelnytas atlygis! { $who } gauna: { $gains }.
cry-pays = Kas priklauso, tą atiduoda { $who }: { $lost }.
    .v2 = Trua mieste nieko nėra veltui! { $who } moka: { $lost }.
cry-lost = Laimė nusisuka, ir { $who } netenka: { $lost }.
cry-beaten = Pūskite ragus: { $event }, atremta! Taškai: { $list }. Kortą ima { $owner }.
cry-beaten-nobody = Miestas atsikvepia: { $event }, atremta! Taškai: { $list }. Kortos niekas neima.
cry-acts = Miestas laukia, ką veiks { $who }!
    .v2 = Kas dabar žengs pirmyn? { $who }!
cry-pushes = Kas turi užleisti vietą? { $event }.
cry-aims = Tegul gerai taikosi { $who }. Kubeliai įvykiams: { $count }!
cry-passed = Šiam raundui gana, sako { $who } ir pasuoja.
    .v2 = Tegul vargsta kiti: { $who } pasuoja!
cry-pass-deniers = Kantrybė duoda dar vieną denarą: { $who }.
cry-round-done = Skamba vakaro varpai, ir raundas baigtas.
cry-last-done = Varpai skamba paskutinį kartą: paskutinis raundas baigtas!
cry-home = Nusipurtykite dulkes! Išstumti miestiečiai grįžta namo: { $list }.
cry-start = Pirmoji vieta dabar tenka: { $who }.
cry-inexact = Raštininkas išgirdo ne viską. Abejotina ({ $who }): { $what }.
cry-untold = Pritrūko rašalo, ir kai kurie skaičiai abejotini.
cry-booked = Tebūnie liudininkė kortų knyga: { $card }.
cry-corrected = Tebūnie pataisytas ritinys: { $what }.
cry-shown = Kaukė krinta! Štai kam tarnavo { $who }: { $characters }!
cry-over = Padėkite įrankius, gerieji žmonės: žaidimas baigtas!
cry-won = Šlovė visoje Šampanėje! Laimi { $who }. Rezultatas: { $points }!
cry-shared = Bendra šlovė irgi šlovė! Pergale dalijasi { $who }. Rezultatas: { $points }.
cry-standing = Vieta { $place } tenka: { $who }. Rezultatas: { $points }.
cry-undecided = Raštininkas negali paskelbti nugalėtojo: taškų skaičiavimui kažko trūksta!
surprise-black = Mūrai laikosi! Juodi kauliukai krinta vienu smūgiu: { $count }!
surprise-alike = Žiūrėkite, visi kauliukai rodo vieną veidą! Jų skaičius: { $count }.
surprise-alone = Viena vėliava plevėsuoja viena: visi kubeliai ant šio įvykio ({ $count }) buvo vienos rankos!

### The game against le Roy

cry-roy-settles = Karaliaus įsakymu! Le Roy stato miestiečius: { $where }!
cry-roy-starts = Ant kelių, mieste! Šį raundą pradeda le Roy.
cry-roy-acts = Tylos! Kalba karalius.
cry-roy-counters = Karaliaus kardas kerta juodą kauliuką: { $faces }!
cry-roy-throws = Žiūrėkite! Le Roy išmeta { $faces }: { $deed }!
cry-roy-buys = Karalius nori, karalius moka: { $price } už geriausią jūsų kauliuką, { $dice }!
cry-roy-hires = Rūmų tiekėjas! Le Roy stato meistrą: { $card }, { $space }!
cry-roy-scored = { $character } sveria jus abu: { $list }!
cry-roy-nothing = Net karalius neranda ką veikti.
cry-roy-gains = Šlovė karūnai! Le Roy gauna: { $gains }.
cry-roy-left = Karaliaus ranka dar laiko kauliukus: { $count }.
cry-roy-asks = Kelią karaliaus žmogui! Jei gali, jis išstumia vieną iš jūsų miestiečių. Jei ne, galioja vieta { $face }. Kas ten išstumiamas? { $building }.
cry-roy-needs = Karalius laukia! Perskaitykite jam, kas išspausdinta šioje kortoje: { $card }.
cry-verdict = Klausykite karaliaus nuosprendžio! Jūs { $player }, le Roy { $roy }, taigi { $result }. { $verdict }
