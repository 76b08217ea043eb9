# Dutch: what the app says, whatever the game. Its terms are those of the game’s file.

## The terminal

cli-code = Code: { $code }
cli-input-ended = De invoer is op; de omroeper stopt hier.
cli-nothing-undone = Er is niets om ongedaan te maken.
cli-step-help =
    Met Enter ga je verder, table toont de hele tafel, undo maakt de laatste stap ongedaan, quit stopt.
    Opdrachten die nu kunnen: { $now }
    Zo worden ze geschreven: { $orders }
cli-pick-help = Of typ het nummer van een regel om die te kiezen (* is gekozen); 7 3 zet nummer 7 op 3.
cli-next = Druk op Enter om verder te gaan.
cli-next-picked = Druk op Enter: { $does }
cli-ask = Wat is gegooid:
percent = { $number }%

## The almanac

almanac-played = { $game }: { $count ->
    [one] { $games } spel met de code { $first }
   *[other] { $games } spellen met de codes { $first } tot en met { $last }
}
almanac-exact-about = exact: wat het toeval op den duur geeft, berekend; al het andere is in deze spellen geteld
almanac-file-about = elk getal apart: --csv FILE
almanac-exact = exact
almanac-fairness = Is het toeval eerlijk?
almanac-verdict = { $what }: { $verdict ->
    [fair] eerlijk
    [uneven] niet eerlijk
    [too-even] te gelijkmatig voor toeval
   *[too-few] te weinig spellen om het te zeggen
} (chi-kwadraat { $statistic } met { $degrees } vrijheidsgraden; minstens zo ongelijk in { $chance } van de gevallen)
almanac-speed = { $count ->
    [one] { $games } spel
   *[other] { $games } spellen
} in { $seconds } s: { $speed } spellen per seconde
almanac-no-threads = --threads: het systeem geeft er niet zo veel: { $system }
almanac-not-dealt = geen code deelt zo’n spel tot het einde uit
odds-title = Kansen
desk-odds = Kansen ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = Een code heeft minstens één letter of cijfer.
    .clause = een code heeft minstens één letter of cijfer
refusal-code-too-long = Een code heeft hoogstens 32 letters, cijfers en streepjes, niet { $count }.
    .clause = een code heeft hoogstens 32 letters, cijfers en streepjes, niet { $count }
refusal-code-sign = Een code heeft letters, cijfers en streepjes, niet ‘{ $sign }’.
    .clause = een code heeft letters, cijfers en streepjes, niet ‘{ $sign }’
refusal-not-dealt = Dit is niet wat de code { $code } geeft.
    .clause = dit is niet wat de code { $code } geeft

refusal-not-over = Het spel is nog niet uit.
    .clause = het spel is nog niet uit
refusal-nobody = Er is nog geen blad ingevoerd.
    .clause = er is nog geen blad ingevoerd
refusal-no-name = Speler { $player } heeft geen naam.
    .clause = speler { $player } heeft geen naam
refusal-blank = Voor { $name } is nog niets ingevuld: vul het scoreblad in of verwijder de speler.
    .clause = voor speler { $player } is niets ingevuld
refusal-name-twice = Twee spelers heten { $name }.
refusal-sheet = { $name }: { $reason }
refusal-tied = { $name } en { $other } staan gelijk: vul in wat de doorslag geeft.

## The reckoning

results-date = Datum
results-player = Speler
results-total = Totaal
results-rank = Plaats
results-title = Puntentelling
results-player-number = Speler { $number }
results-name-of = Naam van speler { $number }
results-cell = { $name }: { $field }
results-unshown = Geen lettertype op deze computer heeft ‘{ $sign }’: er staat een hokje voor, en het kan niet worden afgedrukt.
unit-sum-of = { $name }: { $points } punten, plaats { $rank }
results-otherwise = { $field } volgens wat tijdens het spel is ingevoerd: { $number }.
results-inexact = Tijdens het spel is niet alles ingevoerd; tel opnieuw: { $field }.
results-add = Speler toevoegen
results-take = { $name } verwijderen
results-bring-back = { $name } terughalen
results-sheet = { $name }: blad van de telefoon
results-sheet-points = { $name }: blad van de telefoon, totaal { $points }
results-sheet-differs = { $field } { $new } (bekend: { $old }).
results-sheet-adds = Niemand in dit spel heet zo: er komt een rij bij.
results-sheet-alike = Deze naam lijkt alleen op ‘{ $name }’ en is een andere.
results-sheet-replaces = Vervangt de ingevulde getallen.
results-sheet-accept-of = Blad goedkeuren: { $name }
results-sheet-return = Terugsturen
results-sheet-return-of = Blad terugsturen: { $name }
results-sheet-accepted = { $name }: blad goedgekeurd
results-sheet-undo = Ongedaan maken
results-hint = Typen vervangt het getal. Tab of pijlen: volgende cel; Enter: volgende rij.
results-hint-zero = Een lege cel telt als 0.
results-hint-uncounted = Een lege cel is nog niet geteld.
results-hint-short = Tab of pijlen: volgende cel. Enter: volgende rij.
results-export = Exporteren
results-copy-text = Als tekst kopiëren
results-copy-csv = Als CSV kopiëren
results-copied = De resultaten staan op het klembord.
bg-stats = BG Stats
bg-stats-code = QR-code van de link voor BG Stats
bg-stats-scan = Scan de QR-code met de telefoon waarop de app BG Stats staat.
bg-stats-long = Zoveel spelers passen in geen QR-code. Kopieer de link en open hem waar je de app BG Stats hebt.
bg-stats-about = De app voegt dit spel toe met alle namen en resultaten. Ze verlaten deze computer pas als iemand de link opent.
bg-stats-copy = Link kopiëren
bg-stats-copied = De link staat op het klembord.
results-picture = Afbeelding opslaan
results-reveal = Maak de uitslag bekend
results-reveal-anyway = Bladen van telefoons die nog wachten: { $count }. Toch bekendmaken?
results-reveal-returned = Teruggestuurde bladen die nog ontbreken: { $count }. Toch bekendmaken?
results-reveal-on = Ga verder met de prijsuitreiking
results-reveal-again = Toon de prijsuitreiking opnieuw
results-totals-hidden = De totalen blijven verborgen tot de uitslag bekend is.
results-totals-show = Toon de totalen
results-totals-hide = Verberg de totalen
results-entered = Het spel staat in de eregalerij.
results-new = Nieuw voor { $name }: { $achievements }.
results-more-wrong = Ook te corrigeren: { $count }.
results-early = Vul in wat je al weet: de uitslag komt aan het eind.
counting-awaited = { $count ->
    [one] Nog 1 blad tot de uitslag
   *[other] Nog { $count } bladen tot de uitslag
}
counting-to-check = { $count ->
    [one] één blad te controleren
   *[other] { $count } bladen te controleren
}
counting-whole = Alle bladen zijn binnen: nu de uitslag
counting-known = Nu de uitslag
counting-in = { $name }: ingeleverd
counting-out = { $name }: nog niet ingeleverd
cry-winner = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cry-winners = { $others } en { $last } delen de overwinning met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cry-alone = { $name } beëindigt het spel met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
ceremony-names = De uitslag
ceremony-place-of = { $category }: plaats { $best }
ceremony-places-of = { $category }: plaats { $best } tot en met { $worst }
ceremony-winner = De winnaar
ceremony-awards = Prijzen
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = Nieuwe prestaties
ceremony-seals-more = en nog { $count }
ceremony-podium = Het erepodium
ceremony-leads = { $name } gaat aan kop met { $points }.
ceremony-lead = { $others } en { $name } gaan samen aan kop met { $points }.
ceremony-most = Meeste: { $list }.
ceremony-brought = Punten: { $list }.
ceremony-scale = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $least } of meer
ceremony-place = { $count ->
    [1] Plaats { $place }: { $names }, { $points }.
   *[other] Gedeelde plaats { $place }: { $names }, { $points }.
}
ceremony-next = Verder: { $step }
ceremony-back = Eén stap terug
ceremony-end = Verlaat de prijsuitreiking
again = Speel opnieuw
again-with = Speel opnieuw: { $what }
again-people = { $count ->
    [one] 1 persoon
   *[other] { $count } mensen
}
again-hold = Houd { $key } ingedrukt om opnieuw te spelen, of klik op de knop.

## The desk

app-name = Town Crier
app-about = Gooit, kondigt aan wat er gebeurt en telt de punten aan jullie tafel
start-players = { $from }–{ $to } spelers · ongeveer { $minutes } min
start-players-crowd = Voor zoveel spelers als je wilt, score tot { $to } · ongeveer { $minutes } min
start-needs-sheets = Zonder doos: druk de bladen af
start-needs-box = Met of zonder de doos
start-needs-the-box = Met de doos
start-play = Spelen
start-play-about = Zeg wie er meespelen en begin.
start-first = Eerste keer?
start-first-about = Wat je nodig hebt en hoe een spel verloopt.
start-teach = Al spelend leren
start-teach-about = Een echt spel, zin voor zin uitgelegd. Je kunt het helemaal uitspelen.
hint-got-it = Begrepen
hint-right = Goed zo! { $answer }
hint-wrong = Net niet. { $answer }
hint-answer = Antwoord tonen
hint-no-more = Geen tips meer
hint-off = De tips staan uit. Zet ze weer aan in de instellingen ({ $key }).
start-print = Bladen afdrukken
start-print-about = Wat je op papier nodig hebt, als pdf.
desk-continue = Ga verder met dit spel
desk-continue-over = Dit spel openen
desk-continue-kept = Ga verder vanaf de stap ervoor
desk-new-game = Nieuw spel
desk-found = Er is een spel bezig: { $at }
desk-found-of = Er is een spel bezig: { $game }, { $at }
desk-found-code = Er is een spel bezig: { $code }, { $at }
desk-found-code-of = Er is een spel bezig: { $game }, { $code }, { $at }
desk-found-over = Het laatste spel is afgelopen.
desk-found-over-of = Het laatste spel is afgelopen: { $game }.
desk-kept = Recente spellen
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = { $file } kan niet worden geopend: { $error }
desk-opened-looking = { $file } kan hier niet worden geopend, omdat Town Crier al in een ander venster openstaat. Sleep het bestand daarheen.
desk-lost = Het laatste spel is niet leesbaar, en de stap ervoor ook niet. Begin een nieuw spel; het beschadigde bestand wordt bewaard. Details: { $error }
desk-game-over = het spel is uit
desk-code-is = Code { $code }
desk-undo = Ongedaan maken
desk-redo = Opnieuw uitvoeren
desk-room = Beamervenster
desk-next = Daarna: { $what }
thumbnail = Het beeld van de beamer, klein
room-offer = Het spel met de beamer tonen?
room-offer-show = Tonen ({ $key })
desk-picture = Afbeelding opslaan
desk-copy-picture = Afbeelding kopiëren
desk-settings = Instellingen
desk-muted = Gedempt. Met { $key } zet je stem en klokken weer aan.
desk-unmuted = Stem en klokken zijn weer aan.
desk-muted-sign = Gedempt
desk-dark-sign = Beamer is zwart
desk-dark = De beamer is zwart. { $key } toont het spel weer.
desk-light = De beamer toont het spel weer.
present-leave = Terug naar de bediening ({ $key })
desk-help = Help
unit-count = Punten tellen
desk-reckoning = Puntentelling ({ $key })
desk-hall = Eregalerij ({ $key })
desk-rules = Regels ({ $key })
desk-phones = Telefoons ({ $key })
desk-legend = Leg het beeld uit ({ $key })
desk-legend-send = Leg het beeld uit in het beamervenster
desk-print = Afdrukken ({ $key })
desk-menu = Menu
menu-game = Spel
menu-projector = Beamer en telefoons
menu-more = Meer
menu-hands-free = Handsfree ({ $key })
menu-pause = Tijd stilzetten of laten doorlopen ({ $key })
menu-present = Beamerbeeld in dit venster ({ $key })
menu-dark = Beamer zwart, of weer zichtbaar ({ $key })
menu-break = Pauze op de beamer
menu-mute = Geluid uit of aan ({ $key })
menu-start = Startpagina en recente spellen
desk-leave = Terug
desk-show-file = Openen
desk-show-folder = Map openen
desk-unshown = Geen programma op deze computer kan { $file } openen; je vindt het in zijn map.
desk-close-page = Sluiten
desk-return = Terug naar het spel (je bekijkt een eerder moment)
desk-earlier = Eerder
desk-later = Later
desk-half-day-of = { $number } van { $all }
desk-log = Verslag
desk-log-empty = Er is nog niets gebeurd.
more-below = Meer hieronder
desk-proposed-anew = Een voorstel is zojuist gewijzigd. { $key } doet wat er nu staat.
desk-undid = Ongedaan gemaakt: { $order }. Opnieuw uitvoeren: { $key }
desk-redid = Opnieuw uitgevoerd: { $order }. Ongedaan maken: { $key }
desk-looking = Dit spel is open in een ander venster van Town Crier; hier kun je alleen meekijken. Sluit dat venster om het spel hier te leiden.
notice-close = Melding sluiten
desk-moving = Resultaat meteen tonen
desk-looking-back = Terugblik

setup-title = Een nieuw spel
setup-back = Terug naar het spel
setup-open = Start het spel
setup-mend = Corrigeer de gemarkeerde velden en start dan het spel.
setup-count = Hoeveel spelen er
setup-players-count = { $count ->
    [1] 1 speler
   *[other] { $count } spelers
}
setup-code = Code
setup-code-about = Iedereen ter wereld met deze code krijgt hetzelfde spel. Elk woord is goed.
setup-options = Opties
replace-new = { $game } bewaren en een nieuw spel starten?
replace-kept = { $game } bewaren en met het andere spel verdergaan?
replace-opened = { $game } bewaren en het andere spel openen?
replace-about = Het blijft bij de recente spellen, en je kunt er altijd mee verdergaan.
replace-new-sure = Bewaren en het nieuwe spel starten
replace-kept-sure = Bewaren en met het andere spel verdergaan
replace-opened-sure = Bewaren en het andere spel openen
replace-not = Annuleren
setup-another-code = Andere code
setup-day-code = Uitdaging van de dag
setup-players = Spelers
setup-players-hint = Een nieuwe naam
setup-add-person = Toevoegen
setup-players-about = Tik de namen aan van wie meespelen. Namen hoeven niet.
setup-players-new = Namen hoeven niet; ze staan op het scherm en in de puntentelling.
setup-players-full = Er spelen hoogstens { $most } mensen mee.
group-chip = Groep { $name }: { $players }
group-save = Opslaan als groep…
group-name = Naam van de groep
group-keep = Opslaan
group-remove = Groep ‘{ $name }’ verwijderen
group-full = Er zijn { $most } groepen opgeslagen. Verwijder er een om een andere op te slaan.

guide-title = Zo leid je een spel

keys-group-play = Spelen en corrigeren
keys-group-show = Aan iedereen tonen
keys-group-pace = Tijd en stem
keys-group-look = Opzoeken en voorbereiden
key-ctrl = Ctrl
key-shift = Shift
key-space = Spatie
key-enter = Enter
key-page-down = Page Down
key-escape = Esc
key-left = Links
key-right = Rechts
keys-next-about = de volgende stap
keys-undo-about = ongedaan maken, zo vaak je wilt
keys-redo-about = opnieuw uitvoeren
keys-new-about = een nieuw spel
keys-room-about = het beamervenster openen of sluiten
keys-present-about = dit venster wisselen tussen het beeld voor de spelers en dat van de omroeper
keys-dark-about = beamer zwart, en weer zichtbaar
keys-pause-about = de aftelling stilzetten of verder laten lopen
keys-more-about = nog een minuut om te kiezen
keys-hands-free-about = handsfree: de app gaat vanzelf verder en kondigt aan
keys-ready-about = handsfree: iedereen is klaar
unit-count-about = punten tellen
keys-hall-about = de eregalerij
keys-odds-about = de kansen
keys-cards-about = het kaartenboek
keys-rules-about = de spelregels
keys-phones-about = het spel op telefoons laten volgen
keys-change-about = dobbelstenen wijzigen, als het spel dat toestaat
keys-correct-about = corrigeren wat op tafel anders ligt
keys-legend-about = de tekens in het beeld uitleggen
keys-print-about = bladen, kaarten en meer afdrukken
keys-settings-about = instellingen
keys-mute-about = stem en klokken uitzetten, of weer aan
keys-keys-about = deze pagina
keys-earlier-about = bij het terugkijken: een stap terug
keys-later-about = bij het terugkijken: een stap vooruit
keys-step-back-about = bij de prijsuitreiking: één stap terug
keys-close-about = sluit wat open is; sluit nooit het programma
keys-digits = 1 tot 9, dan 0, of een letter: kiest wat die heeft; hoofdletters met Shift.
keys-saved = Elke stap is bewaard voordat je hem ziet. Sluit het venster wanneer je wilt.
reference-title = Regels
reference-search = Zoeken
reference-none = Niets gevonden voor ‘{ $asked }’.
reference-show = In het beamervenster tonen
reference-hide = Uit het beamervenster halen
sent-page = Op de beamer: { $title }
sent-legend = Op de beamer: het beeld met uitleg
sent-break = Op de beamer: de pauze
sent-test = Op de beamer: het testbeeld
sent-phones = Op de beamer: de QR-code voor telefoons
break-title = Pauze
break-next = We gaan verder met: { $at }
break-best = De beste spellen tot nu toe
sent-turn = Volgend deel
explain-keys = Pijltoetsen gaan van deel naar deel.

menu-offered = Te kiezen: { $offers }
menu-key = { $what }, toets { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } stelt voor: { $does }
menu-accept = Accepteren ({ $who }): { $does }
menu-waiting = { $count ->
    [one] Nog 1 voorstel wacht
   *[other] Nog { $count } voorstellen wachten
}
menu-send-back = Afwijzen
menu-not-now = Dat kan niet met wat gekozen is.
menu-no-key = Geen keuze heeft nu de toets { $key }.
menu-chosen = Gekozen: { $names }
menu-in-picture = Wat op de afbeelding ligt, kies je daar of met de toets erop.
menu-folded = { $count ->
    [one] 1 andere kan nu niet: { $names }
   *[other] { $count } andere kunnen nu niet: { $names }
}
menu-one-less = { $what }, één minder
menu-one-more = { $what }, één meer
menu-unsaid = { $what }, niet ingevoerd

room-title = Town Crier: beamervenster
unit-count-call = Tel je punten.
opening-title = Voor we beginnen
opening-soon = We beginnen zo
news-taken-back = De laatste stap is ongedaan gemaakt

settings-title = Instellingen
settings-tab-table = Tafel
settings-tab-projector = Beamer
settings-tab-voice = Stem en geluid
settings-tab-language = Talen
settings-tab-about = Over de app
settings-version = Versie { $version }
settings-language = Taal
settings-manner = De stadsomroeper spreekt
settings-manner-plain = gewoon
settings-manner-herald = als een heraut
settings-theme = Kleuren
settings-theme-parchment = Perkament
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-motion = Animaties
settings-motion-full = Volledig
settings-motion-short = Kort
settings-motion-none = Geen
settings-text = Tekstgrootte
settings-text-normal = Normaal
settings-text-large = Groot
settings-text-larger = Zeer groot
settings-choosing = Tijd om te kiezen
settings-choosing-off = Geen limiet
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Aangepast (s)
settings-choosing-limits = { $least } tot { $most }
settings-tips = Tips
settings-tips-on = Leg uit wat nieuw is, eenmaal per avond
settings-proposals = Voorstellen
settings-proposals-trust = Die van wie aan de beurt is tellen meteen
settings-room-language = Taal van het beamervenster
settings-room-language-same = Zoals dit venster
settings-room-theme = Kleuren van de beamer
settings-room-text = Tekstgrootte op de beamer
settings-test = Testbeeld
test-corners = Elke pijl raakt een hoek en het kader is helemaal te zien.
test-steps = Elke stap ziet er anders uit dan de volgende.
test-least = Als de achterste rij deze regel leest, is alles in orde.
settings-room = Het beamervenster
settings-room-open = Open
settings-room-about = Op een beeldscherm vult het dat helemaal. Ontbreekt dat scherm, dan is het een gewoon venster tot het scherm terug is.
settings-monitor-none = Een gewoon venster
settings-monitor-missing = { $name } (nu niet aanwezig)
settings-aloud = Stem en klokken
settings-heard = Aanzetten
settings-voice = Stem
settings-bells = Klokken en trom
settings-muted = Gedempt ({ $key })
settings-spoken = Gesproken taal
settings-spoken-desk = Zoals dit venster
settings-loudness = Volume en tempo
settings-volume = Volume
settings-rate = Tempo
settings-voice-name = Stem
settings-voice-name-usual = die van het systeem
settings-quiet = Geen stem of geluid gevonden; het spel gaat zonder verder.
settings-quiet-how = Wat eraan te doen is
settings-aloud-try = Proberen
settings-aloud-sample = Hoort, hoort! Zo klinkt de omroeper.
settings-no-speech = Geen spraakdienst gevonden: installeer speech-dispatcher en espeak-ng. De app probeert het opnieuw bij de volgende aankondiging; het spel gaat zonder door.
settings-no-sound = Geen geluidsdienst gevonden: start PipeWire (met pipewire-pulse) of PulseAudio. De app probeert het opnieuw bij de volgende aankondiging; het spel gaat zonder door.
settings-silent-elsewhere = Spraak of geluid van deze computer reageert niet: kijk bij de geluidsinstellingen. De app probeert het opnieuw bij de volgende aankondiging; het spel gaat zonder door.
settings-silent = Spraak noch geluid reageert: installeer speech-dispatcher en espeak-ng, en start PipeWire (met pipewire-pulse) of PulseAudio. De app probeert het opnieuw bij de volgende aankondiging; het spel gaat zonder door.
settings-unreadable = { $file } kan niet gelezen worden, dus gelden de standaardinstellingen: { $error }
settings-wrong = In { $file } kunnen deze instellingen niet gelezen worden, dus gelden hun standaardwaarden: { $names }
settings-unsaved = De instellingen kunnen niet opgeslagen worden in { $file }: { $error }
picture-saved = Afbeelding opgeslagen in { $file }
picture-copied = De afbeelding staat op het klembord.
file-unwritten = Het bestand kan niet naar { $folder } worden geschreven: { $error }
crash-before = Town Crier is de vorige keer door een eigen fout gestopt. Wat er gebeurde, staat in { $file }
crash-reopened = Het venster ging verloren en Town Crier heeft het opnieuw geopend. Je spel is zoals het was. Wat er gebeurde, staat in { $file }
crash-job = Dit kon door een fout in Town Crier niet worden afgemaakt. Wat er gebeurde, staat in { $file }
picture-undrawn = het kan niet getekend worden: { $text }

## The hall of fame

hall-title = Eregalerij
hall-mend = Ga verder met wat leesbaar is; het beschadigde bestand blijft bewaard
hall-mended = Leesbare spellen: { $games }. Het beschadigde bestand staat in de map ‘kept’ naast de eregalerij.
hall-replay = Speel deze code
hall-last = De laatste avond
hall-watch = Terugkijken in 20 seconden
hall-step = Stap voor stap terugkijken, zonder het resultaat
hall-rematch = Opnieuw met dezelfde dobbelstenen
hall-no-course = Het verloop van dit spel staat niet meer op deze computer.
replay-title = Herhaling
replay-next = Volgende stap
replay-end = Stoppen
hall-empty = Nog geen spellen. Bereken aan het einde de eindstand ({ $key }) en maak de uitslag bekend; dan verschijnt het spel hier.
hall-players = Spelers
hall-games = Spellen
hall-wins = Gewonnen
hall-best = Beste score
hall-average = Gemiddeld
hall-achievements = { $name }: prestaties, { $count }
hall-codes = Codes
hall-of-code = { $code }: spellen { $games }, beste score { $best }
unit-scores = Punten, spel na spel
hall-export = Exporteren
hall-import = Importeren…
hall-import-file = Pad van een bestand, of sleep het hierheen
hall-exported = De eregalerij staat in { $file }
hall-imported = Nieuwe spellen: { $added }. Al hier: { $alike }. Hier anders, behouden: { $stayed }.
hall-unread = { $file } kan niet worden geïmporteerd: { $error }
hall-curiosities = Weetjes
unit-amount = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
hall-order = op overwinningen, dan op beste score
hall-won = { $name }, gewonnen
hall-on-average = Gemiddeld: { $parts }.
hall-against = Tegen { $name }: voor in { $ahead } van { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } uur{" "}
}{ $minutes } min
hall-time = { $time } gespeeld in { $games ->
    [one] één spel
   *[other] { $games } spellen
}
hall-closest = Het spannendste spel, verschil { $points }: { $game }
unit-richest = De meeste punten aan één tafel, samen { $points }: { $game }
date = { $day } { $month ->
     [1] januari
     [2] februari
     [3] maart
     [4] april
     [5] mei
     [6] juni
     [7] juli
     [8] augustus
     [9] september
     [10] oktober
     [11] november
    *[12] december
} { $year }

## Printing

print-title = Afdrukken
print-count = Bladen
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-inks = Inkt
print-color = Kleur
print-gray = Grijs
print-per-page = Bladen per pagina
print-one = één
print-two = twee
print-large = grote letters
print-written = De pdf staat in { $file }
print-pages = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagina’s
}
print-no-game = Er is geen spel om verslag van te doen: start er eerst een.

## Paper

# The pace of the table.
pace-left = Seconden om te kiezen: { $seconds }
pace-paused = Gepauzeerd; seconden om te kiezen: { $seconds }
pace-next-in = Verder over: { $seconds } s
pace-time-up = De tijd is om
pace-choose-now = Kies nu!
pace-held = Gepauzeerd
pace-rolls-in = Worp over
pace-pause = Pauze
pace-go-on = Verder
pace-more = Nog een minuut
evening-short = { $minutes } min
pace-ready = Iedereen is klaar
pace-hands-free = Handsfree
pace-hands-free-on = Handsfree: het spel gaat vanzelf verder. { $key }: iedereen is klaar. Elke andere toets stopt het.
pace-hands-free-off = Handsfree is uit.

## What the system says of a file

system-not-found = dit bestand of deze map bestaat niet
system-denied = geen toegang
system-exists = bestaat al
system-not-a-folder = is geen map
system-is-a-folder = dat is een map, geen bestand
system-full = de schijf is vol
system-read-only = daar kan niets geschreven worden
system-bad-name = zo kan een bestand niet heten
system-not-text = de inhoud is geen tekst
system-busy = een ander programma gebruikt het
system-not-a-file = het is een apparaat of een pipe, geen bestand
system-no-reader = het is een pipe waaruit geen programma leest
system-too-large = het is te groot
system-ours = Town Crier bewaart er een spel of een eregalerij in, en die wordt nooit overschreven; kies een andere naam
system-other-kind = er staat al een bestand van een ander soort, en dat wordt niet overschreven; kies een andere naam
system-other = melding van het systeem: { $text }
system-numbered = { $what } (systeemfout { $number })

## Damaged files

file-empty = het bestand is leeg
file-foreign = dit is geen { $kind ->
    [hall] eregalerij die
    [cards] kaartenboek dat
   *[game] spel dat
} Town Crier bewaard heeft: de eerste regel zegt iets anders
file-too-long = het bestand is langer dan { $mib } MiB, en zo lang is geen { $kind ->
    [hall] eregalerij
    [cards] kaartenboek
   *[game] spel
}
file-not-text = regel { $line }, kolom { $column }: wat daar staat is geen tekst
file-cut-short = het bestand is afgebroken: het eindigt halverwege, in regel { $line }
file-syntax = regel { $line }, kolom { $column }: { $what ->
    [number] het getal is te groot of te klein
    [unknown] ‘{ $name }’ hoort hier niet
    [missing] ‘{ $name }’ ontbreekt
    [twice] ‘{ $name }’ staat er twee keer
    [value] hier hoort iets anders
   *[syntax] hier ontbreekt een teken, of er is er een te veel
}
file-newer = het is geschreven door een nieuwere Town Crier, in formaat { $format }: werk Town Crier bij om het te openen
file-no-such-format = het noemt formaat { $format }, en het eerste formaat is 1
file-another-game = het bevat een ander spel dan { $ours }: { $found }
file-changed = het is na het bewaren gewijzigd of beschadigd: het controlegetal in de eerste regel klopt niet
file-hall-game = spel { $game }: { $reason }
file-hall-id = het kenmerk van een spel heeft 32 kleine hexadecimale cijfers
file-hall-sheet = het blad van speler { $player } is niet mogelijk
file-hall-name-twice = spelers { $one } en { $other } hebben dezelfde naam
file-hall-twice = spel { $game } staat er twee keer
file-hall-order = spel { $game } is eerder gespeeld dan het spel erboven
file-cards-card = er staan waarden in van een kaart die het spel niet heeft: ‘{ $card }’
file-cards-figure = de kaart ‘{ $card }’ heeft geen waarde ‘{ $figure }’
file-cards-value = op de kaart ‘{ $card }’ kan de waarde ‘{ $figure }’ niet ‘{ $value }’ zijn
file-cards-twice = op de kaart ‘{ $card }’ staat de waarde ‘{ $figure }’ twee keer

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(de versie ervoor is leesbaar)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] een ander venster van Town Crier schrijft in deze eregalerij; probeer het zo opnieuw: { $file }
    [cards] een ander venster van Town Crier schrijft in dit kaartenboek; probeer het zo opnieuw: { $file }
   *[game] dit spel is open in een ander venster van Town Crier; hier kun je alleen meekijken: { $file }
}
store-removed = { $file } is verwijderd terwijl het spel open was; het spel is daar opnieuw opgeslagen
store-changed = { $file } is van buitenaf gewijzigd terwijl het spel open was; het spel is daar opnieuw opgeslagen, en wat erin stond, staat nu in { $kept }
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
    [cards] zet het kaartenboek in een andere map
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
refusal-paper-fonts = de lettertypen van het programma kunnen niet gelezen worden
refusal-paper-drawing = een tekening van het programma kan niet gelezen worden: { $text }
refusal-paper-writer = de PDF kan niet gemaakt worden: { $text }
refusal-no-paper = deze versie drukt niets af; bouw haar met het onderdeel paper, zoals met cargo build --features paper
refusal-no-display = het venster heeft een scherm met OpenGL nodig, en dat is er hier niet ({ $text }); town-crier cry werkt in een terminal
refusal-display-gone = het scherm is weg; je spel is opgeslagen in { $file }
refusal-window-lost = het venster ging verloren en kon niet opnieuw worden geopend; je spel is opgeslagen, en wat er gebeurde, staat in { $file }
refusal-scale = { $name } is ‘{ $text }’, en dat is geen schaal voor een scherm; stel een getal als 1.5 in, of niets
refusal-no-folders = dit systeem noemt geen map voor de bestanden van een programma; noem een bestand met --game FILE
refusal-no-desk = deze versie heeft geen venster; town-crier cry werkt in een terminal
refusal-gallery-taken = poort { $port } van { $address } is bezet door een ander programma; sluit het, of kies een andere poort
refusal-gallery-denied = deze computer staat poort { $port } niet toe; kies er een vanaf 1024
refusal-gallery-not-ours = { $address } is geen adres van deze computer
refusal-gallery-chance = deze computer geeft geen willekeurige getallen, en zonder die is niets veilig voor ongenode gasten
refusal-gallery-system = { $address }: daar kan niets aangeboden worden: { $system }
refusal-no-gallery = deze versie heeft geen pagina voor telefoons; bouw haar met het onderdeel gallery, zoals met cargo build --features gallery

## Arguments

args-unknown = { $argument }: zo’n argument is er hier niet; { $advice }
args-no-command = { $argument }: zo’n opdracht is er niet; { $advice }
args-not-of-game = { $command }: dat is er niet voor { $game }, alleen voor { $having }
args-missing = { $argument }: dit ontbreekt; { $advice }
args-no-value = { $argument }: hierna moet een waarde staan; { $advice }
args-takes-none = { $argument }: dit staat alleen en neemt geen waarde; { $advice }
args-desk-only = { $argument }: deze opdracht gaat niet samen met de opties van het venster; { $advice }
args-conflict = { $argument }: dit gaat niet samen met { $other }; { $advice }
args-twice = { $argument }: dit mag maar één keer; { $advice }
args-not-text = een argument is niet in UTF-8 geschreven; { $advice }
args-other = { $text }; { $advice }
args-see-help = zie { $command } --help
args-did-you-mean = bedoel je { $suggestion }?
args-value = { $count ->
    [1] schrijf { $last }, niet ‘{ $text }’
   *[other] schrijf { $most } of { $last }, niet ‘{ $text }’
}
args-players = schrijf hoeveel bladen, 1 tot en met { $most }, of namen met komma’s ertussen, niet ‘{ $text }’
args-count = schrijf een getal van 1 tot en met { $most }, niet ‘{ $text }’
args-bind = schrijf een adres van deze computer en een poort, zoals 127.0.0.1:0, niet ‘{ $text }’
args-key = schrijf 12 letters en cijfers, zonder de letter U
args-key-twice = schrijf een andere sleutel dan bij --key
args-host = schrijf een naam zonder http://, zoals crier.example of crier.example:8080, niet ‘{ $text }’
args-words-json = --lang en --manner: ze kiezen woorden voor mensen, en --format json heeft er geen; laat ze weg
args-step-json = dit wacht op mensen, en --format json is voor programma’s; laat een van beide weg
args-aloud-json = dit spreekt tot mensen, en --format json is voor programma’s; laat een van beide weg
args-braille-json = dit schrijft voor mensen, en --format json is voor programma’s; laat een van beide weg
args-step-input = dit wacht op Enter waar --dice - de dobbelstenen leest; laat een van beide weg
args-output = de standaarduitvoer kan niet geschreven worden: { $system }
args-unread = { $file }: kan niet gelezen worden: { $system }
args-unwritten = { $file }: kan niet geschreven worden: { $system }
args-no-folder = { $file }: er is geen map { $folder }
args-seed-too-long = met --games { $games } heeft het startwoord hoogstens { $most } letters, cijfers en streepjes, niet { $signs }
args-standard-input = standaardinvoer
args-standard-output = standaarduitvoer
args-lines-open = { $file } kan niet gelezen worden: { $system }
args-lines-read = { $name }: na regel { $line } kan niets gelezen worden: { $system }
args-lines-wrong = { $name }, regel { $line }: { $wrong }
args-lines-long = de regel is langer dan { $most } tekens
args-lines-too-few = { $name } eindigt voor het spel; { $needed ->
    [one] er is nog 1 regel nodig
   *[other] er zijn nog { $needed } regels nodig
}
args-lines-too-many = { $name }, regel { $line }: het spel is uit, en de regels vanaf hier horen er niet meer bij
args-orders-too-few = { $name } eindigt voor het spel
args-orders-now = nu begint een opdracht met: { $orders }
args-nobody-chooses = in zo’n spel moet iemand kiezen; voeg --bots, --orders BESTAND of --step toe
args-no-fact = onder deze naam is hier niets bekend: ‘{ $text }’
args-fact = ‘{ $text }’ klopt niet; het is ‘{ $holds }’
check-any = { $file }: in orde: { $coded ->
    [yes] code { $code }
   *[no] geen code
}; { $over ->
    [yes] uit
    [open] nog bezig
   *[no] { $number } van { $all }
}; { $orders ->
    [one] 1 stap
   *[other] { $orders } stappen
}{ $undone ->
    [0] {""}
   *[other] , { $undone } ongedaan gemaakt
}

## Phones that follow

phones-title = Telefoons
phones-about = Iedereen kan het spel op zijn telefoon volgen, in zijn eigen taal, laten weten dat hij klaar is, voorstellen wat hij in zijn beurt doet en aan het eind zijn blad inleveren. Wie in dit netwerk de QR-code heeft, kan meedoen, en niets wat een telefoon doet verandert het spel zonder toestemming.
phones-open = Telefoons laten meekijken
phones-again = Telefoons konden meekijken tot Town Crier werd gesloten. Ze wachten nog en hebben geen nieuwe QR-code nodig.
phones-opening = Een ogenblik…
phones-refused = Telefoons kunnen nu niet meekijken: { $reason }
phones-no-network = Deze computer zit in geen enkel netwerk. Maak verbinding met een wifi-netwerk en probeer het opnieuw.
phones-code = QR-code van het adres { $address }
phones-scan = Scan de QR-code met de camera van een telefoon, of typ het adres in de browser ervan:
phones-copy = Adres kopiëren
phones-copied = Gekopieerd
phones-count = { $count ->
    [0] Nog geen telefoon kijkt mee
    [one] 1 telefoon kijkt mee
   *[other] { $count } telefoons kijken mee
}
phones-address = Adres van deze computer
phones-new = Nieuwe QR-code
phones-new-anyway = Alle telefoons loskoppelen?
phones-new-about = Een nieuwe QR-code verbreekt de verbinding met alle telefoons; ze moeten hem scannen om weer mee te kijken.
phones-stop = Stoppen
phones-none = Er is nog geen telefoon. Dit kan helpen:
phones-help-wifi = De telefoon moet in hetzelfde wifi-netwerk zitten als deze computer.
phones-help-guest = Gastnetwerken houden apparaten uit elkaar: neem een ander netwerk of de hotspot van een telefoon.
phones-help-firewall = De firewall van deze computer moet Town Crier toelaten.
phones-follow = Volg het spel op je telefoon
ready-count = { $ready } van { $of } klaar
phones-seats = Spelers met een telefoon: { $count }
phones-seat-ready = klaar
phones-seat-not-ready = nog niet klaar
phones-seat-away = offline
phones-seat-sheet = blad ingeleverd
phones-free = Verwijderen
phones-free-of = { $name } verwijderen
phones-free-about = Wie verwijderd is, kan op de telefoon blijven volgen en onder elke vrije naam weer meedoen.
phones-sat-down = Nieuw op de telefoon: { $names }. Bij je volgende stap zien ze hun geheimen.
phones-let-in = Toelaten
phones-wifi = Wifi voor de spelers
phones-wifi-about = Als je het wifi-netwerk invult, verbindt een tweede QR-code telefoons ermee, hier en op de beamer. Naam en wachtwoord worden vergeten zodra Town Crier wordt gesloten.
phones-wifi-name = Naam van het netwerk
phones-wifi-password = Wachtwoord
phones-wifi-code = QR-code voor het wifi-netwerk { $name }
phones-wifi-join = 1. Maak verbinding met het wifi-netwerk { $name }
phones-follow-then = 2. Volg het spel op je telefoon

## The phones’ page

page-live = Live
page-as-of = Geen verbinding. Opnieuw proberen… Stand van { $time }
page-lost-help = Zit deze telefoon nog op hetzelfde wifi-netwerk? Zo ja, vraag de omroeper om telefoons weer te laten meekijken.
page-try-again = Opnieuw proberen
page-closed = Aan tafel gesloten. Zodra de omroeper weer telefoons laat meekijken, gaat deze pagina vanzelf verder.
page-gone = Deze QR-code werkt niet meer. Scan de nieuwe.
page-hold = Geheim: ingedrukt houden om te zien
page-lost = Deze pagina opent met de QR-code die aan tafel wordt getoond. Scan hem opnieuw.
page-seat-taken = { $name } is er al. Vul een andere naam in of vraag de omroeper de andere telefoon te verwijderen.
page-seat-barred = Een telefoon met deze naam is net weggegaan of verwijderd. Vul een andere naam in of probeer het later opnieuw.
page-seat-full = Alle plekken zijn bezet.
page-seat-name = Vul een naam van hoogstens { $count } tekens in.
page-sheet-blank = Er is nog niets ingevuld.
page-phones = Telefoons: { $count }
page-code = Code: { $code }
page-time-left = Resterende tijd
page-meaning = Wat betekent dit voor mij?
page-signs = Wat de tekens betekenen
page-enlarge = Vergroten
page-zoom-in = Inzoomen
page-zoom-out = Uitzoomen
page-moving = Een ogenblik…
page-empty = Er is nog geen spel geopend.
page-welcome = Welkom! Het spel is nog niet begonnen.
page-next = Volgende stap van de omroeper: { $step }
page-dark = Op dit moment wordt er niets getoond.
page-no-rules = De regels kunnen nu niet worden geladen.
page-aloud = Voorlezen
page-note = Ter info
page-call = Aankondiging
page-alarm = Belangrijk
unit-told = Punten: { $points }
page-theme-auto = Automatisch
page-theme-light = Licht
page-menu = Menu
page-refresh = Deze pagina wordt elke 5 seconden vernieuwd.
page-join = Meedoen
page-join-why = Vertel wie hier speelt. Dan kun je laten weten dat je klaar bent, en aan het eind je blad inleveren.
page-who = Wie ben je?
page-watch = Alleen kijken
page-who-taken = { $name } (al hier)
page-name = Naam
page-joined = Deze telefoon doet mee onder die naam.
page-leave = Niet meer meedoen
page-freed = De omroeper heeft deze telefoon uit het spel gehaald. Speel je nog mee? Doe dan opnieuw mee.
page-ready = Ik ben klaar
page-ready-count = Klaar: { $ready } van { $of }
page-not-sent = Dit kon niet worden verstuurd. Probeer het opnieuw.
page-sheet = Mijn blad
page-sheet-fill = Vul het in en lever het in.
page-sheet-send = Inleveren
page-sheet-again = Opnieuw inleveren
page-sheet-waiting = Ingeleverd. De omroeper moet het nog goedkeuren.
page-sheet-accepted = Goedgekeurd. Dit resultaat telt.
page-sheet-returned = Teruggegeven door de omroeper. Controleer het en lever het opnieuw in.
page-sheet-wrong = Niet ingeleverd: er valt nog iets te corrigeren.
page-sheet-over = De uitslag wordt verteld. Je blad is niet meer nodig.
page-sheet-faults = Te corrigeren: { $count }
page-sheet-missing = Nog in te vullen: { $count }
page-missing = Nog in te vullen:
page-propose = Tik op wat je wilt doen, en dan op ‘Voorstellen’. Het telt zodra de omroeper het bevestigt.
page-meanwhile = Terwijl je wacht
page-proposed = Je stelt voor: { $does }. Het telt zodra de omroeper het bevestigt.
page-propose-this = Voorstellen: { $does }
page-waits = De omroeper laat je bij de volgende stap toe.
page-withdraw = Intrekken
page-sent-back = De omroeper heeft je voorstel niet overgenomen. Tik aan wat je in plaats daarvan wilt doen.
page-accepted = De omroeper heeft je voorstel overgenomen.
page-proposal-lost = Dat kan niet meer.
page-propose-anew = Town Crier is opnieuw gestart. Stel het nog een keer voor.
page-join-choose = Zeg wie hier speelt. Je ziet dan eerst je eigen dingen, en stelt hier voor wat je in je beurt doet. Het telt zodra de omroeper het bevestigt.
page-rank = Plaats { $rank } van { $of }
page-won = Je hebt gewonnen!
page-achievements = Prestaties
page-before = Eerdere spellen
page-bg-stats = Dit spel aan BG Stats toevoegen

## A saved game

damage-code = de code is er geen: { $reason }
damage-setup = de regels laten deze opzet niet toe: { $reasons }
damage-order = stap { $order }: { $reason }
damage-done = er zouden { $done } stappen gelden, maar er zijn er maar { $orders }
damage-sheets-without-day = er zijn bladen van spelers, maar niet op welke dag de punten zijn geteld
damage-players = er staan { $players } spelers in, en geen spel heeft er meer dan { $most }
damage-player-name = de naam van speler { $player } heeft { $letters } letters, en geen naam heeft er meer dan { $most }
damage-date = de dag van de puntentelling: { $reason }
args-no-name = tussen de komma’s heeft persoon { $position } geen naam
args-name-twice = twee personen heten { $name }; geef ieder een eigen naam
args-player-count = { $least } tot { $most } kunnen spelen, niet { $count }

### Dice thrown on the table

thrown-enter = Deze dobbelstenen gebruiken
thrown-about = Gooi en voer in wat de dobbelstenen tonen.
thrown-of = { $who }: { $count } getallen
thrown-add = { $face } toevoegen
thrown-take-back = Laatste weghalen
thrown-no-face = Dobbelstenen tonen 1 tot 6, niet ‘{ $text }’.
thrown-lack = { $who }: er { $count ->
    [one] ontbreekt nog één dobbelsteen
   *[other] ontbreken nog { $count } dobbelstenen
}.

### The card book

cards-title = Kaartenboek
cards-open = Kaartenboek ({ $key })
cards-enter = Invoeren ({ $key })
cards-asked = Nieuw op tafel: { $cards }. Wat staat er op deze kaarten?
cards-about = Voer in wat op jullie kaart staat. Het blijft bewaard voor jullie volgende spellen.
cards-lying = Op tafel
cards-others = Alle andere kaarten
cards-card = { $card } · { $open } open
cards-save = Opslaan
cards-number = Een getal van { $least } tot { $most }, graag.
cards-exported = Het kaartenboek staat nu in { $file }
cards-imported = Toegevoegde waarden: { $added }. Gelijk: { $alike }. Van jullie gebleven: { $stayed }.
cards-unread = { $file } is geen kaartenboek: { $error }
figure-source = { $source ->
    [rulebook] uit de spelregels
    [group] uit jullie doos
    [open] open
   *[house] onze huiswaarde
}
