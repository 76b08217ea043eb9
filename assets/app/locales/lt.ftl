# Lithuanian: what the app says, whatever the game. Its terms are those of the game’s file.
#
# The plural rules that the program brings take 22 and more, as 32, for [other]: such numbers stand behind a colon.

## The terminal

cli-code = Kodas: { $code }
cli-input-ended = Įvestis baigėsi; šauklys čia nutyla.
cli-nothing-undone = Nėra ko atšaukti.
cli-step-help =
    Enter tęsia, table parodo visą stalą, undo atšaukia paskutinį žingsnį, quit baigia.
    Dabar galimi nurodymai: { $now }
    Kaip jie rašomi: { $orders }
cli-pick-help = Arba įrašykite punkto numerį, kad jį pasirinktumėte (* – pasirinktas); 7 3 nustato 7 punktui 3.
cli-next = Paspauskite „Enter“ ir tęskite.
cli-next-picked = Paspauskite „Enter“: { $does }
cli-ask = Kas iškrito:
percent = { $number } %

## The almanac

almanac-played = { $game }: { $count ->
    [1] žaidimų: { $games }, kodas { $first }
   *[other] žaidimų: { $games }, kodai nuo { $first } iki { $last }
}
almanac-exact-about = tikslu: ką atsitiktinumas duoda ilgainiui, apskaičiuota; visa kita suskaičiuota šiuose žaidimuose
almanac-file-about = kiekvienas skaičius atskirai: --csv FILE
almanac-exact = tikslu
almanac-fairness = Ar atsitiktinumas sąžiningas?
almanac-verdict = { $what }: { $verdict ->
    [fair] sąžininga
    [uneven] nesąžininga
    [too-even] per daug tolygu, kad būtų atsitiktinumas
   *[too-few] per mažai žaidimų, kad būtų aišku
} (chi kvadratas { $statistic }, laisvės laipsnių: { $degrees }; bent taip netolygu { $chance } atvejų)
almanac-speed = { $count ->
    [1] Žaidimas: { $games } per { $seconds } s; žaidimų per sekundę: { $speed }
   *[other] Žaidimų: { $games } per { $seconds } s; žaidimų per sekundę: { $speed }
}
almanac-no-threads = --threads: sistema tiek neduoda: { $system }
almanac-not-dealt = joks kodas nelemia tokio žaidimo iki galo
odds-title = Tikimybės
desk-odds = Tikimybės ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = Kodui reikia bent vienos raidės arba skaitmens.
    .clause = kodui reikia bent vienos raidės arba skaitmens
refusal-code-too-long = Kodą sudaro daugiausia 32 raidės, skaitmenys ir brūkšneliai, o ne { $count }.
    .clause = kodą sudaro daugiausia 32 raidės, skaitmenys ir brūkšneliai, o ne { $count }
refusal-code-sign = Kodą sudaro raidės, skaitmenys ir brūkšneliai, o ne „{ $sign }“.
    .clause = kodą sudaro raidės, skaitmenys ir brūkšneliai, o ne „{ $sign }“
refusal-not-dealt = Tai ne tai, ką duoda kodas { $code }.
    .clause = tai ne tai, ką duoda kodas { $code }

refusal-not-over = Žaidimas nebaigtas.
    .clause = žaidimas nebaigtas
refusal-nobody = Dar neįvestas nė vienas lapas.
    .clause = dar neįvestas nė vienas lapas
refusal-no-name = { $player } žaidėjas neturi vardo.
    .clause = { $player } žaidėjas neturi vardo
refusal-blank = Žaidėjui { $name } dar nieko neįvesta: įveskite jo lapą arba pašalinkite žaidėją.
    .clause = žaidėjui { $player } nieko neįvesta
refusal-name-twice = Du žaidėjai tuo pačiu vardu: { $name }.
refusal-sheet = { $name }: { $reason }
refusal-tied = Lygiosios ({ $name }, { $other }): įveskite tai, kas jas išsprendžia.

## The reckoning

results-date = Data
results-player = Žaidėjas
results-total = Iš viso
results-rank = Vieta
results-title = Taškų skaičiavimas
results-player-number = { $number } žaidėjas
results-name-of = { $number } žaidėjo vardas
results-cell = { $name }: { $field }
results-unshown = Joks šio kompiuterio šriftas neturi ženklo „{ $sign }“: vietoj jo rodomas langelis, ir jo negalima išspausdinti.
unit-sum-of = { $name }: taškai { $points }, vieta { $rank }
results-otherwise = { $field } pagal tai, kas įvesta žaidimo metu: { $number }.
results-inexact = Žaidimo metu įvesta ne viskas; perskaičiuokite: { $field }.
results-add = Pridėti žaidėją
results-take = Pašalinti: { $name }
results-bring-back = Grąžinti: { $name }
results-sheet = { $name }: lapas iš telefono
results-sheet-points = { $name }: lapas iš telefono, suma { $points }
results-sheet-differs = { $field }: { $new } (žinoma: { $old }).
results-sheet-adds = Šiame žaidime tokio vardo niekas neturi: pridedama eilutė.
results-sheet-alike = Šis vardas tik panašus į „{ $name }“, bet yra kitas.
results-sheet-replaces = Pakeis įvestus skaičius.
results-sheet-accept-of = Priimti lapą: { $name }
results-sheet-return = Grąžinti
results-sheet-return-of = Grąžinti lapą: { $name }
results-sheet-accepted = { $name }: lapas priimtas
results-sheet-undo = Atšaukti
results-hint = Rašant skaičius pakeičiamas. Tab arba rodyklės: kitas langelis; Enter: kita eilutė.
results-hint-zero = Tuščias langelis yra 0.
results-hint-uncounted = Tuščias langelis dar nesuskaičiuotas.
results-hint-short = Tab arba rodyklės: kitas langelis. Enter: kita eilutė.
results-export = Eksportuoti
results-copy-text = Kopijuoti tekstą
results-copy-csv = Kopijuoti CSV
results-copied = Rezultatai yra iškarpinėje.
bg-stats = BG Stats
bg-stats-code = „BG Stats“ nuorodos QR kodas
bg-stats-scan = Nuskaitykite QR kodą telefonu, kuriame yra programėlė „BG Stats“.
bg-stats-long = Tiek žaidėjų netelpa į jokį QR kodą. Nukopijuokite nuorodą ir atverkite ją ten, kur turite programėlę „BG Stats“.
bg-stats-about = Programėlė pridės šį žaidimą su visais vardais ir rezultatais. Jie paliks šį kompiuterį tik tada, kai kas nors atvers nuorodą.
bg-stats-copy = Kopijuoti nuorodą
bg-stats-copied = Nuoroda nukopijuota į iškarpinę.
results-picture = Įrašyti vaizdą
results-reveal = Paskelbti rezultatus
results-reveal-anyway = Dar laukia lapai iš telefonų: { $count }. Vis tiek paskelbti?
results-reveal-returned = Grąžinti lapai, kurių dar trūksta: { $count }. Vis tiek paskelbti?
results-reveal-on = Tęsti ceremoniją
results-reveal-again = Rodyti ceremoniją iš naujo
results-totals-hidden = Sumos nerodomos, kol nepaskelbti rezultatai.
results-totals-show = Rodyti sumas
results-totals-hide = Slėpti sumas
results-entered = Žaidimas įrašytas į šlovės galeriją.
results-new = Nauja ({ $name }): { $achievements }.
results-more-wrong = Dar taisytina: { $count }.
results-early = Įrašykite, ką jau žinote: rezultatai bus paskelbti pabaigoje.
counting-awaited = { PLURAL($count) ->
    [one] Iki rezultatų liko { $count } lapas
    [few] Iki rezultatų liko { $count } lapai
   *[other] Iki rezultatų liko { $count } lapų
}
counting-to-check = { PLURAL($count) ->
    [one] { $count } lapą reikia patikrinti
    [few] { $count } lapus reikia patikrinti
   *[other] { $count } lapų reikia patikrinti
}
counting-whole = Visi lapai pateikti: metas rezultatams
counting-known = Metas rezultatams
counting-in = { $name }: lapas pateiktas
counting-out = { $name }: lapas dar nepateiktas
ceremony-names = Rezultatai
ceremony-place-of = { $category }: vieta { $best }
ceremony-places-of = { $category }: vietos { $best }–{ $worst }
ceremony-winner = Pergalė
ceremony-awards = Apdovanojimai
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = Nauji pasiekimai
ceremony-seals-more = ir dar { $count }
ceremony-podium = Nugalėtojų pakyla
ceremony-leads = Pirmauja { $name }: { $points }.
ceremony-lead = Kartu pirmauja { $others } ir { $name }: { $points }.
ceremony-most = Daugiausia: { $list }.
ceremony-brought = Taškai: { $list }.
ceremony-scale = { PLURAL($points) ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
} už { $least } ir daugiau
ceremony-place = { $count ->
    [1] Vieta { $place }: { $names }, { $points }.
   *[other] Pasidalyta vieta { $place }: { $names }, { $points }.
}
ceremony-next = Toliau: { $step }
ceremony-back = Vienas žingsnis atgal
ceremony-end = Baigti ceremoniją
again = Žaisti dar kartą
again-with = Žaisti dar kartą: { $what }
again-people = { PLURAL($count) ->
    [one] { $count } žmogus
    [few] { $count } žmonės
   *[other] { $count } žmonių
}
again-hold = Norėdami žaisti dar kartą, laikykite nuspaudę klavišą { $key } arba spustelėkite mygtuką.
cry-winner = Laimi { $name }, surinkta taškų: { $points }!
cry-winners = Pergale dalijasi { $others } ir { $last }, surinkta taškų: { $points }!
cry-alone = { $name } baigia žaidimą, surinkta taškų: { $points }.

## The desk

app-name = Town Crier
app-about = Meta kauliukus, skelbia, kas vyksta, ir skaičiuoja taškus prie jūsų stalo
start-players = Žaidėjų: { $from }–{ $to } · apie { $minutes } min.
start-players-crowd = Žaidėjų – kiek norite, taškai – iki { $to } · apie { $minutes } min.
start-needs-sheets = Dėžutės nereikia: atsispausdinkite lapus
start-needs-box = Su dėžute arba be jos
start-needs-the-box = Su dėžute
start-play = Žaisti
start-play-about = Pasakykite, kas žaidžia, ir pradėkite.
start-first = Pirmas kartas?
start-first-about = Ko reikia ir kaip vyksta žaidimas.
start-teach = Mokytis žaidžiant
start-teach-about = Tikras žaidimas, aiškinamas po vieną sakinį. Galite žaisti iki galo.
hint-got-it = Supratau
hint-right = Teisingai! { $answer }
hint-wrong = Ne visai. { $answer }
hint-answer = Rodyti atsakymą
hint-no-more = Išjungti patarimus
hint-off = Patarimai išjungti. Vėl įjungsite nustatymuose ({ $key }).
start-print = Spausdinti lapus
start-print-about = Ko reikia ant popieriaus, PDF formatu.
desk-continue = Tęsti šį žaidimą
desk-continue-over = Atidaryti šį žaidimą
desk-continue-kept = Tęsti nuo ankstesnio žingsnio
desk-new-game = Naujas žaidimas
desk-found = Vyksta žaidimas: { $at }
desk-found-of = Vyksta žaidimas: { $game }, { $at }
desk-found-code = Vyksta žaidimas: { $code }, { $at }
desk-found-code-of = Vyksta žaidimas: { $game }, { $code }, { $at }
desk-found-over = Paskutinis žaidimas baigtas.
desk-found-over-of = Paskutinis žaidimas baigtas: { $game }.
desk-kept = Paskutiniai žaidimai
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = Nepavyko atidaryti { $file }: { $error }
desk-opened-looking = { $file } čia atidaryti negalima, nes „Town Crier“ jau atidaryta kitame lange. Nutempkite failą į tą langą.
desk-lost = Paskutinio žaidimo perskaityti nepavyksta, ankstesnio žingsnio taip pat. Pradėkite naują; sugadintas failas išsaugomas. Išsamiau: { $error }
desk-game-over = žaidimas baigtas
desk-code-is = Kodas { $code }
desk-undo = Atšaukti
desk-redo = Grąžinti
desk-room = Projektorius
desk-next = Toliau: { $what }
thumbnail = Sumažintas projektoriaus vaizdas
room-offer = Rodyti žaidimą projektoriuje?
room-offer-show = Rodyti ({ $key })
desk-picture = Įrašyti vaizdą
desk-copy-picture = Kopijuoti vaizdą
desk-settings = Nustatymai
desk-muted = Nutildyta. Paspauskite { $key }, ir balsas bei varpai vėl skambės.
desk-unmuted = Balsas ir varpai vėl įjungti.
desk-muted-sign = Nutildyta
desk-dark-sign = Projektorius užtemdytas
desk-dark = Projektorius užtemdytas. { $key } vėl rodo žaidimą.
desk-light = Projektorius vėl rodo žaidimą.
present-leave = Grįžti į valdymą ({ $key })
desk-help = Pagalba
unit-count = Skaičiuoti taškus
desk-reckoning = Taškų skaičiavimas ({ $key })
desk-hall = Šlovės galerija ({ $key })
desk-rules = Taisyklės ({ $key })
desk-phones = Telefonai ({ $key })
desk-legend = Paaiškinti vaizdą ({ $key })
desk-legend-send = Paaiškinti vaizdą projektoriuje
desk-print = Spausdinti ({ $key })
desk-menu = Meniu
menu-game = Žaidimas
menu-projector = Projektorius ir telefonai
menu-more = Daugiau
menu-hands-free = Automatinis režimas ({ $key })
menu-pause = Sustabdyti arba tęsti laiką ({ $key })
menu-present = Projektoriaus vaizdas šiame lange ({ $key })
menu-dark = Užtemdyti projektorių arba vėl rodyti ({ $key })
menu-break = Pertrauka projektoriuje
menu-mute = Išjungti arba įjungti garsą ({ $key })
menu-start = Pradžios puslapis ir paskutiniai žaidimai
desk-leave = Atgal
desk-show-file = Atverti
desk-show-folder = Atverti aplanką
desk-unshown = Jokia šio kompiuterio programa negali atverti failo { $file }; jį rasite jo aplanke.
desk-close-page = Užverti
desk-return = Grįžti į žaidimą (žiūrite į ankstesnį momentą)
desk-earlier = Anksčiau
desk-later = Vėliau
desk-half-day-of = { $number } iš { $all }
desk-log = Žurnalas
desk-log-empty = Dar nieko neįvyko.
more-below = Daugiau žemiau
desk-proposed-anew = Pasiūlymas ką tik pasikeitė. { $key } atliks tai, kas rodoma dabar.
desk-undid = Atšaukta: { $order }. Grąžinti: { $key }
desk-redid = Grąžinta: { $order }. Atšaukti: { $key }
desk-looking = Šis žaidimas atvertas kitame „Town Crier“ lange; čia galima tik stebėti. Užverkite aną langą, kad vestumėte žaidimą čia.
notice-close = Uždaryti pranešimą
desk-moving = Rodyti rezultatą iš karto
desk-looking-back = Žvilgsnis atgal

setup-title = Naujas žaidimas
setup-back = Grįžti į žaidimą
setup-open = Pradėti žaidimą
setup-mend = Pataisykite pažymėtus laukus, tada pradėkite žaidimą.
setup-count = Kiek žaidžia
setup-players-count = Žaidėjai: { $count }
setup-code = Kodas
setup-code-about = Visi pasaulyje su šiuo kodu gauna tą patį žaidimą. Tinka bet koks žodis.
setup-options = Parinktys
replace-new = Išsaugoti { $game } ir pradėti naują žaidimą?
replace-kept = Išsaugoti { $game } ir tęsti kitą žaidimą?
replace-opened = Išsaugoti { $game } ir atidaryti kitą žaidimą?
replace-about = Jis lieka tarp paskutinių žaidimų, ir bet kada galėsite jį tęsti.
replace-new-sure = Išsaugoti ir pradėti naują žaidimą
replace-kept-sure = Išsaugoti ir tęsti kitą žaidimą
replace-opened-sure = Išsaugoti ir atidaryti kitą žaidimą
replace-not = Atšaukti
setup-another-code = Kitas kodas
setup-day-code = Dienos iššūkis
setup-players = Žaidėjai
setup-players-hint = Naujas vardas
setup-add-person = Pridėti
setup-players-about = Bakstelėkite žaidžiančiųjų vardus. Vardai nebūtini.
setup-players-new = Vardai nebūtini; jie rodomi ekrane ir taškų skaičiavime.
setup-players-full = Daugiausia žaidžia { $most } žmonių.
group-chip = Grupė { $name }: { $players }
group-save = Išsaugoti kaip grupę…
group-name = Grupės pavadinimas
group-keep = Išsaugoti
group-remove = Pašalinti grupę „{ $name }“
group-full = Išsaugotų grupių: { $most }. Kad išsaugotumėte kitą, vieną pašalinkite.

guide-title = Kaip vesti žaidimą

keys-group-play = Žaisti ir taisyti
keys-group-show = Rodyti visiems
keys-group-pace = Laikas ir balsas
keys-group-look = Pasižiūrėti ir pasiruošti
key-ctrl = Ctrl
key-shift = Shift
key-space = Tarpas
key-enter = Enter
key-page-down = Page Down
key-escape = Esc
key-left = Kairėn
key-right = Dešinėn
keys-next-about = kitas žingsnis
keys-undo-about = atšaukti, kiek kartų norite
keys-redo-about = grąžinti
keys-new-about = naujas žaidimas
keys-room-about = atverti arba užverti projektoriaus langą
keys-present-about = perjungti šį langą tarp žaidėjų ir šauklio vaizdo
keys-dark-about = užtemdyti projektorių ir vėl rodyti
keys-pause-about = sustabdyti arba tęsti laiko skaičiavimą
keys-more-about = dar viena minutė pasirinkti
keys-hands-free-about = automatinis režimas: programa pati tęsia ir skelbia
keys-ready-about = automatinis režimas: visi pasiruošę
unit-count-about = skaičiuoti taškus
keys-hall-about = šlovės galerija
keys-odds-about = tikimybės
keys-cards-about = kortų knyga
keys-rules-about = žaidimo taisyklės
keys-phones-about = leisti sekti žaidimą telefonuose
keys-change-about = keisti kauliukus, jei žaidimas tai leidžia
keys-correct-about = pataisyti, kas ant stalo yra kitaip
keys-legend-about = paaiškinti vaizdo ženklus
keys-print-about = spausdinti lapus, korteles ir kita
keys-settings-about = nustatymai
keys-mute-about = išjungti balsą ir varpus arba vėl juos įjungti
keys-keys-about = šis puslapis
keys-earlier-about = žvelgiant atgal: žingsnis atgal
keys-later-about = žvelgiant atgal: žingsnis pirmyn
keys-step-back-about = ceremonijoje pabaigoje: vienas žingsnis atgal
keys-close-about = užverti, kas atverta; programos niekada neužveria
keys-digits = 1–9, tada 0, arba raidė: pasirinkti, kas ja pažymėta; didžiosios – su Shift.
keys-saved = Kiekvienas žingsnis įrašomas prieš jį parodant. Užverkite langą, kada norite.
reference-title = Taisyklės
reference-search = Ieškoti
reference-none = Nieko nerasta: „{ $asked }“.
reference-show = Rodyti projektoriuje
reference-hide = Neberodyti projektoriuje
sent-page = Projektoriuje: { $title }
sent-legend = Projektoriuje: vaizdas su paaiškinimais
sent-break = Projektoriuje: pertrauka
sent-test = Projektoriuje: bandomasis vaizdas
sent-phones = Projektoriuje: QR kodas telefonams
break-title = Pertrauka
break-next = Žaidimas tęsiasi: { $at }
break-best = Geriausi žaidimai iki šiol
sent-turn = Kita dalis
explain-keys = Rodyklių klavišai veda nuo dalies prie dalies.

menu-offered = Galima rinktis: { $offers }
menu-key = { $what }, klavišas { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } siūlo: { $does }
menu-accept = Priimti ({ $who }): { $does }
menu-waiting = Dar laukia pasiūlymų: { $count }
menu-send-back = Atmesti
menu-not-now = Su tuo, kas pasirinkta, tai neįmanoma.
menu-no-key = Dabar nė vienas pasirinkimas neturi klavišo { $key }.
menu-chosen = Pasirinkta: { $names }
menu-in-picture = Kas yra vaizde, renkamasi ten arba klavišu.
menu-folded = Dabar negalima ({ $count }): { $names }
menu-one-less = { $what }: sumažinti
menu-one-more = { $what }: padidinti
menu-unsaid = { $what }, neįvesta

room-title = Town Crier: projektorius
unit-count-call = Suskaičiuokite taškus.
opening-title = Prieš pradedant
opening-soon = Netrukus pradėsime
news-taken-back = Paskutinis žingsnis atšauktas

settings-title = Nustatymai
settings-tab-table = Stalas
settings-tab-projector = Projektorius
settings-tab-voice = Balsas ir garsas
settings-tab-language = Kalbos
settings-tab-about = Apie programą
settings-version = Versija { $version }
settings-language = Kalba
settings-manner = Šauklys kalba
settings-manner-plain = paprastai
settings-manner-herald = iškilmingai
settings-theme = Spalvos
settings-theme-parchment = Pergamentas
settings-theme-dark = Tamsios
settings-theme-contrast = Didelis kontrastas
settings-motion = Animacija
settings-motion-full = Visa
settings-motion-short = Trumpa
settings-motion-none = Jokios
settings-text = Teksto dydis
settings-text-normal = Įprastas
settings-text-large = Didelis
settings-text-larger = Labai didelis
settings-choosing = Laikas pasirinkti
settings-choosing-off = Be ribos
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Kitas (s)
settings-choosing-limits = nuo { $least } iki { $most }
settings-tips = Patarimai
settings-tips-on = Kartą per vakarą paaiškinti, kas nauja
settings-proposals = Pasiūlymai
settings-proposals-trust = To, kieno ėjimas, pasiūlymai galioja iškart
settings-room-language = Projektoriaus kalba
settings-room-language-same = Kaip šiame lange
settings-room-theme = Projektoriaus spalvos
settings-room-text = Teksto dydis projektoriuje
settings-test = Bandomasis vaizdas
test-corners = Kiekviena rodyklė liečia kampą, o rėmelis matomas visas.
test-steps = Kiekvienas atspalvis skiriasi nuo kito.
test-least = Jei paskutinė eilė perskaito šią eilutę, viskas gerai.
settings-room = Projektoriaus langas
settings-room-open = Atvertas
settings-room-about = Monitoriuje jis užima visą ekraną. Jei to monitoriaus nėra, tai paprastas langas, kol monitorius sugrįš.
settings-monitor-none = Paprastas langas
settings-monitor-missing = { $name } (dabar jo nėra)
settings-aloud = Balsas ir varpai
settings-heard = Įjungti
settings-voice = Balsas
settings-bells = Varpai ir būgnas
settings-muted = Nutildyta ({ $key })
settings-spoken = Balso kalba
settings-spoken-desk = Kaip šiame lange
settings-loudness = Garsumas ir greitis
settings-volume = Garsumas
settings-rate = Greitis
settings-voice-name = Balsas
settings-voice-name-usual = numatytasis
settings-quiet = Balso arba garso nerasta; žaidimas tęsiasi be jo.
settings-quiet-how = Ką galima padaryti
settings-aloud-try = Išbandyti
settings-aloud-sample = Klausykite, klausykite! Taip skamba šauklys.
settings-no-speech = Kalbos tarnyba nerasta: įdiekite speech-dispatcher ir espeak-ng. Programa vėl bandys per kitą skelbimą; žaidimas tęsiasi be jos.
settings-no-sound = Garso tarnyba nerasta: paleiskite PipeWire (su pipewire-pulse) arba PulseAudio. Programa vėl bandys per kitą skelbimą; žaidimas tęsiasi be jos.
settings-silent-elsewhere = Šio kompiuterio kalbos ar garso tarnyba neatsako: pažiūrėkite garso nustatymus. Programa vėl bandys per kitą skelbimą; žaidimas tęsiasi be jų.
settings-silent = Neatsiliepia nei kalba, nei garsas: įdiekite speech-dispatcher ir espeak-ng, paleiskite PipeWire (su pipewire-pulse) arba PulseAudio. Programa vėl bandys per kitą skelbimą; žaidimas tęsiasi be jų.
settings-unreadable = Nepavyksta perskaityti { $file }, todėl galioja numatytieji nustatymai: { $error }
settings-wrong = Faile { $file } nepavyksta perskaityti šių nustatymų, todėl galioja numatytosios jų reikšmės: { $names }
settings-unsaved = Nepavyksta įrašyti nustatymų į { $file }: { $error }
picture-saved = Vaizdas įrašytas: { $file }
picture-copied = Vaizdas nukopijuotas į iškarpinę.
file-unwritten = Failo negalima įrašyti į { $folder }: { $error }
crash-before = Praėjusį kartą Town Crier nutrūko dėl savo klaidos. Kas įvyko, parašyta { $file }
crash-reopened = Langas dingo, ir Town Crier jį atvėrė iš naujo. Jūsų žaidimas yra toks, koks buvo. Kas įvyko, parašyta { $file }
crash-job = To nepavyko baigti dėl Town Crier klaidos. Kas įvyko, parašyta { $file }
picture-undrawn = nepavyksta jo nupiešti: { $text }

## The hall of fame

hall-title = Šlovės galerija
hall-mend = Tęsti su tuo, ką galima perskaityti; sugadintas failas paliekamas
hall-mended = Perskaityta žaidimų: { $games }. Sugadintas failas yra aplanke „kept“ šalia šlovės galerijos.
hall-replay = Žaisti su šiuo kodu
hall-last = Paskutinis vakaras
hall-watch = Peržiūrėti per 20 sekundžių
hall-step = Peržiūrėti žingsnis po žingsnio, be rezultato
hall-rematch = Žaisti dar kartą tais pačiais kauliukais
hall-no-course = Šio žaidimo eigos šiame kompiuteryje nebėra.
replay-title = Pakartojimas
replay-next = Kitas žingsnis
replay-end = Stabdyti
hall-empty = Žaidimų dar nėra. Žaidimui pasibaigus, suskaičiuokite, kas laimėjo ({ $key }), ir paskelbkite rezultatus; tada jis atsiras čia.
hall-players = Žaidėjai
hall-games = Žaidimai
hall-wins = Pergalės
hall-best = Rekordas
hall-average = Vidurkis
hall-achievements = { $name }: pasiekimai, { $count }
hall-codes = Kodai
hall-of-code = { $code }: žaidimai { $games }, rekordas { $best }
unit-scores = Taškai, žaidimas po žaidimo
hall-export = Eksportuoti
hall-import = Importuoti…
hall-import-file = Failo kelias arba nuvilkite jį čia
hall-exported = Šlovės galerija yra faile { $file }
hall-imported = Nauji žaidimai: { $added }. Jau čia: { $alike }. Čia kitokie, palikti: { $stayed }.
hall-unread = Nepavyko importuoti { $file }: { $error }
hall-curiosities = Įdomybės
unit-amount = { PLURAL($points) ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
hall-order = pagal pergales, tada pagal rekordą
hall-won = { $name }, pergalė
hall-on-average = Vidutiniškai: { $parts }.
hall-against = Varžovas { $name }: daugiau taškų { $ahead } iš { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } val.{" "}
}{ $minutes } min.
hall-time = Žaista { $time } per { PLURAL($games) ->
    [one] { $games } žaidimą
    [few] { $games } žaidimus
   *[other] { $games } žaidimų
}
hall-closest = Atkakliausias žaidimas, skirtumas { $points }: { $game }
unit-richest = Daugiausia taškų prie vieno stalo, iš viso { $points }: { $game }
date = { $year } m. { $month ->
     [1] sausio
     [2] vasario
     [3] kovo
     [4] balandžio
     [5] gegužės
     [6] birželio
     [7] liepos
     [8] rugpjūčio
     [9] rugsėjo
     [10] spalio
     [11] lapkričio
    *[12] gruodžio
} { $day } d.

## Printing

print-title = Spausdinimas
print-count = Lapai
print-paper = Popierius
print-a4 = A4
print-letter = Letter
print-inks = Spalvos
print-color = Spalvotai
print-gray = Pilkai
print-per-page = Lapų puslapyje
print-one = vienas
print-two = du
print-large = stambus šriftas
print-written = PDF yra faile { $file }
print-pages = Puslapių: { $pages }
print-no-game = Nėra žaidimo, apie kurį būtų ataskaita: pirma jį pradėkite.

## Paper

# The pace of the table.
pace-left = Sekundžių pasirinkti: { $seconds }
pace-paused = Laikas sustabdytas; sekundžių pasirinkti: { $seconds }
pace-next-in = Tęsiama po: { $seconds } s
pace-time-up = Laikas baigėsi
pace-choose-now = Rinkitės dabar!
pace-held = Pauzė
pace-rolls-in = Metimas po
pace-pause = Pauzė
pace-go-on = Tęsti
pace-more = Dar viena minutė
evening-short = { $minutes } min.
pace-ready = Visi pasiruošę
pace-hands-free = Automatinis režimas
pace-hands-free-on = Automatinis režimas: žaidimas tęsiasi pats. { $key }: visi pasiruošę. Bet kuris kitas klavišas jį sustabdo.
pace-hands-free-off = Automatinis režimas išjungtas.

## What the system says of a file

system-not-found = tokio failo ar aplanko nėra
system-denied = prieiga draudžiama
system-exists = jau yra
system-not-a-folder = tai ne aplankas
system-is-a-folder = tai aplankas, o ne failas
system-full = diskas pilnas
system-read-only = ten nieko negalima įrašyti
system-bad-name = failas negali taip vadintis
system-not-text = turinys nėra tekstas
system-busy = jį naudoja kita programa
system-not-a-file = tai įrenginys arba kanalas, o ne failas
system-no-reader = tai kanalas, iš kurio neskaito jokia programa
system-too-large = jis per didelis
system-ours = Town Crier jame laiko žaidimą arba šlovės galeriją, o jie niekada neperrašomi; pasirinkite kitą pavadinimą
system-other-kind = ten yra kitos rūšies failas, kuris neperrašomas; pasirinkite kitą pavadinimą
system-other = sistemos pranešimas: { $text }
system-numbered = { $what } (sistemos klaida { $number })

## Damaged files

file-empty = failas tuščias
file-foreign = tai ne { $kind ->
    [hall] „Town Crier“ įrašyta šlovės galerija
    [cards] „Town Crier“ įrašyta kortų knyga
   *[game] „Town Crier“ įrašytas žaidimas
}: pirma eilutė sako ką kita
file-too-long = failas didesnis nei { $mib } MiB, o toks didelis nebūna { $kind ->
    [hall] šlovės galerijos failas
    [cards] kortų knygos failas
   *[game] žaidimo failas
}
file-not-text = { $line } eilutė, { $column } stulpelis: tai, kas ten yra, nėra tekstas
file-cut-short = failas nukirstas: jis baigiasi viduryje, { $line } eilutėje
file-syntax = { $line } eilutė, { $column } stulpelis: { $what ->
    [number] skaičius per didelis arba per mažas
    [unknown] „{ $name }“ čia netinka
    [missing] trūksta „{ $name }“
    [twice] „{ $name }“ pasikartoja
    [value] čia turi būti kas kita
   *[syntax] čia trūksta ženklo arba vienas per daug
}
file-newer = jį įrašė naujesnis „Town Crier“, { $format } formatu: atnaujinkite „Town Crier“, kad jį atvertumėte
file-no-such-format = nurodytas { $format } formatas, o pirmasis formatas yra 1
file-another-game = jame kitas žaidimas, o ne { $ours }: { $found }
file-changed = įrašytas failas buvo pakeistas arba sugadintas: kontrolinė suma pirmoje eilutėje nesutampa
file-hall-game = { $game } žaidimas: { $reason }
file-hall-id = žaidimo žymą sudaro 32 mažieji šešioliktainiai skaitmenys
file-hall-sheet = { $player } žaidėjo lapas neįmanomas
file-hall-name-twice = { $one } ir { $other } žaidėjų vardai vienodi
file-hall-twice = { $game } žaidimas yra du kartus
file-hall-order = { $game } žaidimas žaistas anksčiau nei esantis virš jo
file-cards-card = jame yra kortos, kurios žaidime nėra, skaičių: „{ $card }“
file-cards-figure = korta „{ $card }“ neturi reikšmės „{ $figure }“
file-cards-value = kortos „{ $card }“ reikšmė „{ $figure }“ negali būti „{ $value }“
file-cards-twice = kortos „{ $card }“ reikšmė „{ $figure }“ parašyta du kartus

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(ankstesnę būseną galima perskaityti)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] kitas „Town Crier“ langas rašo į šią šlovės galeriją; pabandykite netrukus: { $file }
    [cards] kitas „Town Crier“ langas rašo į šią kortų knygą; pabandykite netrukus: { $file }
   *[game] šis žaidimas atvertas kitame „Town Crier“ lange; čia jį galima tik stebėti: { $file }
}
store-removed = { $file } buvo pašalintas, kol žaidimas buvo atvertas; žaidimas ten įrašytas iš naujo
store-changed = { $file } buvo pakeistas iš šalies, kol žaidimas buvo atvertas; žaidimas ten įrašytas iš naujo, o tai, kas jame buvo, dabar yra čia: { $kept }
store-io = nepavyksta { $doing ->
    [folder] sukurti
    [lock] užrakinti
    [read] perskaityti
    [move] perkelti
    [remove] pašalinti
   *[write] įrašyti
} { $file } ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] laikykite šlovės galeriją kitame aplanke
    [cards] laikykite kortų knygą kitame aplanke
   *[game] laikykite žaidimą kitame aplanke
}
store-advice = { $why ->
    [full] diskas pilnas; atlaisvinkite vietos ir tęskite
    [denied] ten tam neturite teisių; suteikite jas arba { store-elsewhere }
    [read-only] ten nieko negalima įrašyti; { store-elsewhere }
    [in-the-way] toje vietoje yra kas kita; perkelkite tai arba { store-elsewhere }
   *[other] pabandykite dar kartą arba { store-elsewhere }
}
refusal-date = parašykite dieną nuo 1970 iki 9999 metų, kaip antai 2026-02-28, o ne „{ $text }“

## Printing and the window

refusal-paper-count = spausdinkite nuo 1 iki { $most } lapų, o ne { $count }
refusal-paper-letter = spausdinimo šriftuose nėra „{ $letter }“: parašykite „{ $name }“ kitomis raidėmis
refusal-paper-fonts = nepavyksta perskaityti programos šriftų
refusal-paper-drawing = nepavyksta perskaityti programos piešinio: { $text }
refusal-paper-writer = nepavyksta sukurti PDF: { $text }
refusal-no-paper = ši programos versija nespausdina; sudarykite ją su dalimi paper, kaip antai cargo build --features paper
refusal-no-display = langui reikia ekrano su OpenGL, o čia jo nėra ({ $text }); town-crier cry veikia terminale
refusal-display-gone = ekrano nebėra; jūsų žaidimas įrašytas faile { $file }
refusal-window-lost = langas dingo ir jo nepavyko atverti iš naujo; jūsų žaidimas įrašytas, o kas įvyko, parašyta { $file }
refusal-scale = { $name } yra „{ $text }“, o tai nėra ekrano mastelis; nustatykite skaičių, pavyzdžiui, 1.5, arba nenustatykite nieko
refusal-no-folders = ši sistema nenurodo aplanko programos failams; nurodykite failą su --game FILE
refusal-no-desk = ši programos versija neturi lango; town-crier cry veikia terminale
refusal-gallery-taken = { $address } prievadą { $port } užėmė kita programa; ją uždarykite arba pasirinkite kitą prievadą
refusal-gallery-denied = šis kompiuteris neleidžia prievado { $port }; pasirinkite 1024 ar didesnį
refusal-gallery-not-ours = { $address } nėra šio kompiuterio adresas
refusal-gallery-chance = šis kompiuteris neduoda atsitiktinių skaičių, o be jų niekas neapsaugota nuo nekviestų svečių
refusal-gallery-system = { $address }: čia nieko negalima teikti: { $system }
refusal-no-gallery = ši programos versija neturi puslapio telefonams; sudarykite ją su dalimi gallery, kaip antai cargo build --features gallery

## Arguments

args-unknown = { $argument }: tokio argumento čia nėra; { $advice }
args-no-command = { $argument }: tokios komandos nėra; { $advice }
args-not-of-game = { $command }: žaidimui { $game } to nėra, yra tik žaidimui { $having }
args-missing = { $argument }: to trūksta; { $advice }
args-no-value = { $argument }: po to turi eiti reikšmė; { $advice }
args-takes-none = { $argument }: rašoma be reikšmės; { $advice }
args-desk-only = { $argument }: ši komanda nedera su lango parinktimis; { $advice }
args-conflict = { $argument }: nedera su { $other }; { $advice }
args-twice = { $argument }: galima nurodyti tik kartą; { $advice }
args-not-text = vienas argumentas parašytas ne UTF-8; { $advice }
args-other = { $text }; { $advice }
args-see-help = žr. { $command } --help
args-did-you-mean = ar turėjote omenyje { $suggestion }?
args-value = { $count ->
    [1] rašykite { $last }, o ne „{ $text }“
   *[other] rašykite { $most } arba { $last }, o ne „{ $text }“
}
args-players = parašykite, kiek lapų, nuo 1 iki { $most }, arba vardus, atskirtus kableliais, o ne „{ $text }“
args-count = parašykite skaičių nuo 1 iki { $most }, o ne „{ $text }“
args-bind = parašykite šio kompiuterio adresą ir prievadą, pavyzdžiui 127.0.0.1:0, o ne „{ $text }“
args-key = parašykite 12 raidžių ir skaitmenų, be raidės U
args-key-twice = parašykite kitą raktą nei prie --key
args-host = parašykite vardą be http://, pavyzdžiui crier.example arba crier.example:8080, o ne „{ $text }“
args-words-json = --lang ir --manner: jie parenka žodžius žmonėms, o --format json jų neturi; praleiskite juos
args-step-json = laukia žmonių, o --format json skirtas programoms; vieną iš jų praleiskite
args-aloud-json = kalba žmonėms, o --format json skirtas programoms; vieną iš jų praleiskite
args-braille-json = rašo žmonėms, o --format json skirtas programoms; vieną iš jų praleiskite
args-step-input = laukia „Enter“ ten, kur --dice - skaito kauliukus; vieną iš jų praleiskite
args-output = nepavyksta rašyti į standartinę išvestį: { $system }
args-unread = { $file }: nepavyksta perskaityti: { $system }
args-unwritten = { $file }: nepavyksta įrašyti: { $system }
args-no-folder = { $file }: nėra aplanko { $folder }
args-seed-too-long = kai --games { $games }, sėklą sudaro daugiausia { $most } raidės, skaitmenys ir brūkšneliai, o ne { $signs }
args-standard-input = standartinė įvestis
args-standard-output = standartinė išvestis
args-lines-open = nepavyksta perskaityti { $file }: { $system }
args-lines-read = { $name }: po { $line } eilutės nieko nepavyksta perskaityti: { $system }
args-lines-wrong = { $name }, { $line } eilutė: { $wrong }
args-lines-long = eilutė ilgesnė nei { $most } ženklų
args-lines-too-few = { $name } baigiasi anksčiau nei žaidimas; { PLURAL($needed) ->
    [one] trūksta dar { $needed } eilutės
    [few] trūksta dar { $needed } eilučių
   *[other] trūksta dar { $needed } eilučių
}
args-lines-too-many = { $name }, { $line } eilutė: žaidimas baigtas, ir eilutės nuo čia jam nebepriklauso
args-orders-too-few = { $name } baigiasi anksčiau nei žaidimas
args-orders-now = dabar nurodymas prasideda: { $orders }
args-nobody-chooses = tokiame žaidime kas nors turi rinktis; pridėkite --bots, --orders FAILAS arba --step
args-no-fact = tokio pavadinimo čia nėra: „{ $text }“
args-fact = „{ $text }“ netiesa; yra „{ $holds }“
check-any = { $file }: viskas gerai: { $coded ->
    [yes] kodas { $code }
   *[no] be kodo
}; { $over ->
    [yes] žaidimas baigtas
    [open] dar žaidžiama
   *[no] { $number } iš { $all }
}; { PLURAL($orders) ->
    [one] { $orders } žingsnis
    [few] { $orders } žingsniai
   *[other] { $orders } žingsnių
}{ $undone ->
    [0] {""}
   *[other] , atšaukta: { $undone }
}

## Phones that follow

phones-title = Telefonai
phones-about = Žaidėjai gali sekti žaidimą telefone, kiekvienas savo kalba, pranešti, kad pasiruošė, siūlyti, ką daro savo ėjimu, ir pabaigoje pateikti savo lapą. Prisijungti gali kiekvienas šio tinklo naudotojas, turintis QR kodą, o telefonas be leidimo žaidime nieko nepakeičia.
phones-open = Įleisti telefonus
phones-again = Telefonai galėjo sekti, kol „Town Crier“ buvo uždaryta. Jie vis dar laukia, naujo QR kodo nereikia.
phones-opening = Palaukite…
phones-refused = Telefonai dabar negali sekti žaidimo: { $reason }
phones-no-network = Šis kompiuteris neprijungtas prie jokio tinklo. Prisijunkite prie „Wi-Fi“ tinklo ir bandykite dar kartą.
phones-code = Adreso { $address } QR kodas
phones-scan = Nuskaitykite QR kodą telefono kamera arba įveskite adresą jo naršyklėje:
phones-copy = Kopijuoti adresą
phones-copied = Nukopijuota
phones-count = { $count ->
    [0] Kol kas nė vienas telefonas neseka
   *[other] Žaidimą seka telefonų: { $count }
}
phones-address = Šio kompiuterio adresas
phones-new = Naujas QR kodas
phones-new-anyway = Atjungti visus telefonus?
phones-new-about = Naujas QR kodas atjungia visus telefonus; kad vėl sektų, jie turi jį nuskaityti.
phones-stop = Baigti
phones-none = Kol kas neprisijungė nė vienas telefonas. Kas gali padėti:
phones-help-wifi = Telefonas turi būti tame pačiame „Wi-Fi“ tinkle kaip šis kompiuteris.
phones-help-guest = Svečių tinklai atskiria įrenginius: naudokite kitą tinklą arba telefono viešosios prieigos tašką.
phones-help-firewall = Šio kompiuterio užkarda turi leisti „Town Crier“.
phones-follow = Sekite žaidimą telefone
ready-count = Pasiruošę: { $ready } iš { $of }
phones-seats = Žaidėjai su telefonais: { $count }
phones-seat-ready = pasiruošė
phones-seat-not-ready = dar nepasiruošė
phones-seat-away = neprisijungta
phones-seat-sheet = lapas pateiktas
phones-free = Pašalinti
phones-free-of = Pašalinti: { $name }
phones-free-about = Pašalintas žaidėjas gali toliau sekti žaidimą telefone ir vėl prisijungti bet kuriuo laisvu vardu.
phones-sat-down = Nauji telefonuose: { $names }. Po kito žingsnio jie matys savo paslaptis.
phones-let-in = Įleisti
phones-wifi = „Wi-Fi“ žaidėjams
phones-wifi-about = Įvedus „Wi-Fi“ tinklą, antras QR kodas prijungia telefonus prie jo – čia ir projektoriuje. Uždarius „Town Crier“ pavadinimas ir slaptažodis pamirštami.
phones-wifi-name = Tinklo pavadinimas
phones-wifi-password = Slaptažodis
phones-wifi-code = „Wi-Fi“ tinklo { $name } QR kodas
phones-wifi-join = 1. Prisijunkite prie „Wi-Fi“ tinklo { $name }
phones-follow-then = 2. Sekite žaidimą telefone

## The phones’ page

page-live = Tiesiogiai
page-as-of = Nėra ryšio. Bandoma iš naujo… { $time } duomenys
page-lost-help = Ar šis telefonas tebėra tame pačiame „Wi-Fi“ tinkle? Jei taip, paprašykite šauklio vėl įleisti telefonus.
page-try-again = Bandyti dar kartą
page-closed = Uždaryta prie stalo. Kai šauklys vėl įleis telefonus, šis puslapis tęsis pats.
page-gone = Šis QR kodas nebeveikia. Nuskaitykite naują.
page-hold = Slapta: laikykite paspaudę, kad pamatytumėte
page-lost = Šis puslapis atveriamas QR kodu, kuris rodomas prie stalo. Nuskaitykite jį dar kartą.
page-seat-taken = { $name } jau yra čia. Įveskite kitą vardą arba paprašykite šauklio pašalinti kitą telefoną.
page-seat-barred = Telefonas šiuo vardu ką tik išėjo arba buvo pašalintas. Įveskite kitą vardą arba bandykite vėliau.
page-seat-full = Visos vietos užimtos.
page-seat-name = Įveskite vardą, ne ilgesnį kaip { $count } ženklų.
page-sheet-blank = Dar nieko neįvesta.
page-phones = Telefonai: { $count }
page-code = Kodas: { $code }
page-time-left = Liko laiko
page-meaning = Ką tai reiškia man?
page-signs = Ką reiškia ženklai
page-enlarge = Padidinti
page-zoom-in = Priartinti
page-zoom-out = Atitolinti
page-moving = Palaukite…
page-empty = Žaidimas dar neatidarytas.
page-welcome = Sveiki! Žaidimas dar neprasidėjo.
page-next = Kitas šauklio veiksmas: { $step }
page-dark = Šiuo metu nieko nerodoma.
page-no-rules = Šiuo metu taisyklių įkelti nepavyksta.
page-aloud = Skaityti balsu
page-note = Pastaba
page-call = Skelbimas
page-alarm = Svarbu
unit-told = Taškai: { $points }
page-theme-auto = Automatiškai
page-theme-light = Šviesios
page-menu = Meniu
page-refresh = Šis puslapis atnaujinamas kas 5 sekundes.
page-join = Prisijungti
page-join-why = Nurodykite, kas čia žaidžia. Tada galėsite pranešti, kad esate pasiruošę, o pabaigoje pateikti savo lapą.
page-who = Kas jūs esate?
page-watch = Tik žiūrėti
page-who-taken = { $name } (jau čia)
page-name = Vardas
page-joined = Šis telefonas žaidžia šiuo vardu.
page-leave = Nebedalyvauti
page-freed = Šauklys pašalino šį telefoną iš žaidimo. Jei dar žaidžiate, prisijunkite iš naujo.
page-ready = Pasiruošta
page-ready-count = Pasiruošę: { $ready } iš { $of }
page-not-sent = Išsiųsti nepavyko. Bandykite dar kartą.
page-sheet = Mano lapas
page-sheet-fill = Užpildykite jį ir pateikite.
page-sheet-send = Pateikti
page-sheet-again = Pateikti dar kartą
page-sheet-waiting = Pateikta. Šauklys dar turi jį priimti.
page-sheet-accepted = Priimta. Šis rezultatas įskaitytas.
page-sheet-returned = Šauklys grąžino lapą. Patikrinkite jį ir pateikite dar kartą.
page-sheet-wrong = Nepateikta: dar reikia ką nors pataisyti.
page-sheet-over = Skelbiami rezultatai. Jūsų lapo nebereikia.
page-sheet-faults = Reikia pataisyti: { $count }
page-sheet-missing = Dar trūksta: { $count }
page-missing = Dar trūksta:
page-propose = Bakstelėkite, ką norite daryti, tada „Siūlyti“. Galios, kai šauklys patvirtins.
page-meanwhile = Kol laukiate
page-proposed = Siūlote: { $does }. Galios, kai šauklys patvirtins.
page-propose-this = Siūlyti: { $does }
page-waits = Šauklys jus įleis kitu žingsniu.
page-withdraw = Atšaukti
page-sent-back = Šauklys jūsų pasiūlymo nepriėmė. Bakstelėkite, ką norite daryti vietoj jo.
page-accepted = Šauklys priėmė jūsų pasiūlymą.
page-proposal-lost = To padaryti nebegalima.
page-propose-anew = „Town Crier“ paleista iš naujo. Pasiūlykite dar kartą.
page-join-choose = Nurodykite, kas čia žaidžia. Tada pirmiausia matysite savo daiktus ir čia siūlysite, ką darote per savo ėjimą. Galios, kai šauklys patvirtins.
page-rank = Vieta { $rank } iš { $of }
page-won = Jūs laimėjote!
page-achievements = Pasiekimai
page-before = Ankstesni žaidimai
page-bg-stats = Pridėti šį žaidimą prie „BG Stats“

## A saved game

damage-code = jo kodas netinkamas: { $reason }
damage-setup = taisyklės tokio pasiruošimo neleidžia: { $reasons }
damage-order = { $order } žingsnis: { $reason }
damage-done = nurodyta galiojančių žingsnių: { $done }, o iš viso jų yra tik { $orders }
damage-sheets-without-day = yra žaidėjų lapai, bet nenurodyta, kurią dieną jie suskaičiuoti
damage-players = nurodyta žaidėjų: { $players }, o nė viename žaidime jų nebūna daugiau nei { $most }
damage-player-name = žaidėjo { $player } varde raidžių: { $letters }, o nė viename varde jų nebūna daugiau nei { $most }
damage-date = taškų skaičiavimo diena: { $reason }
args-no-name = tarp kablelių nėra vardo, kurio numeris { $position }
args-name-twice = du žmonės tuo pačiu vardu: { $name }; duokite kiekvienam kitokį
args-player-count = žaisti gali nuo { $least } iki { $most }, o ne { $count }

### Dice thrown on the table

thrown-enter = Imti šiuos kauliukus
thrown-about = Meskite kauliukus ir įveskite, ką jie rodo.
thrown-of = { $who }, skaičių: { $count }
thrown-add = Pridėti: { $face }
thrown-take-back = Pašalinti paskutinį
thrown-no-face = Kauliukai rodo nuo 1 iki 6, o ne „{ $text }“.
thrown-lack = { $who }: dar trūksta { PLURAL($count) ->
    [one] { $count } kauliuko
   *[other] { $count } kauliukų
}.

### The card book

cards-title = Kortų knyga
cards-open = Kortų knyga ({ $key })
cards-enter = Įvesti ({ $key })
cards-asked = Nauja ant stalo: { $cards }. Ką sako šios kortos?
cards-about = Įveskite, kas parašyta jūsų kortoje. Tai liks kitiems žaidimams.
cards-lying = Ant stalo
cards-others = Visos kitos kortos
cards-card = { $card } · liko įvesti: { $open }
cards-save = Išsaugoti
cards-number = Įveskite skaičių nuo { $least } iki { $most }.
cards-exported = Kortų knyga dabar yra { $file }
cards-imported = Pridėta reikšmių: { $added }. Vienodų: { $alike }. Liko jūsų: { $stayed }.
cards-unread = { $file } nėra kortų knyga: { $error }
figure-source = { $source ->
    [rulebook] iš taisyklių
    [group] iš jūsų dėžutės
    [open] dar neįvesta
   *[house] mūsų pačių reikšmė
}
