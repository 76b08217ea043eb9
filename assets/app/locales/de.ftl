# German: what the app says, whatever the game. Its terms are those of the game’s file.

## The terminal

cli-code = Code: { $code }
cli-input-ended = Die Eingabe ist zu Ende; der Ausrufer hört hier auf.
cli-nothing-undone = Es gibt nichts rückgängig zu machen.
cli-step-help =
    Mit der Eingabetaste geht es weiter, table zeigt den ganzen Tisch, undo nimmt den letzten Schritt zurück, quit beendet.
    Anweisungen, die jetzt möglich sind: { $now }
    So werden sie geschrieben: { $orders }
cli-pick-help = Oder die Nummer eines Eintrags tippen, um ihn zu wählen (* ist gewählt); 7 3 setzt Nummer 7 auf 3.
cli-next = Weiter mit der Eingabetaste.
cli-next-picked = Mit der Eingabetaste: { $does }
cli-ask = Was gewürfelt wurde:
percent = { $number } %

## The almanac

almanac-played = { $game }: { $count ->
    [one] { $games } Partie mit dem Code { $first }
   *[other] { $games } Partien mit den Codes { $first } bis { $last }
}
almanac-exact-about = genau: was der Zufall auf lange Sicht ergibt, berechnet; alles andere ist in diesen Partien gezählt
almanac-file-about = jede Zahl für sich: --csv FILE
almanac-exact = genau
almanac-fairness = Ist der Zufall fair?
almanac-verdict = { $what }: { $verdict ->
    [fair] fair
    [uneven] nicht fair
    [too-even] zu gleichmäßig für Zufall
   *[too-few] zu wenige Partien für ein Urteil
} (Chi-Quadrat { $statistic } bei { $degrees } Freiheitsgraden; mindestens so ungleich in { $chance } der Fälle)
almanac-speed = { $count ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s: { $speed } Partien in der Sekunde
almanac-no-threads = --threads: So viele gibt das System nicht her: { $system }
almanac-not-dealt = kein Code teilt so eine Partie bis zum Ende aus
odds-title = Chancen
desk-odds = Chancen ({ $key })
chart-told = { $what }: { $number }

## Refusals

refusal-code-empty = Ein Code braucht wenigstens einen Buchstaben oder eine Ziffer.
    .clause = Ein Code braucht wenigstens einen Buchstaben oder eine Ziffer
refusal-code-too-long = Ein Code hat höchstens 32 Buchstaben, Ziffern und Bindestriche, nicht { $count }.
    .clause = Ein Code hat höchstens 32 Buchstaben, Ziffern und Bindestriche, nicht { $count }
refusal-code-sign = Ein Code hat Buchstaben, Ziffern und Bindestriche, nicht „{ $sign }“.
    .clause = Ein Code hat Buchstaben, Ziffern und Bindestriche, nicht „{ $sign }“
refusal-not-dealt = Das ist nicht, was der Code { $code } gibt.
    .clause = Das ist nicht, was der Code { $code } gibt

refusal-not-over = Die Partie ist noch nicht zu Ende.
    .clause = Die Partie ist noch nicht zu Ende
refusal-nobody = Noch ist kein Blatt eingegeben.
    .clause = Kein Blatt ist eingegeben
refusal-no-name = Spieler { $player } hat keinen Namen.
    .clause = Spieler { $player } hat keinen Namen
refusal-blank = Für { $name } ist noch nichts eingetragen: Tragt das Blatt ein oder entfernt den Spieler.
    .clause = für Spieler { $player } ist nichts eingetragen
refusal-name-twice = Der Name { $name } steht zweimal da.
refusal-sheet = { $name }: { $reason }
refusal-tied = Gleichstand zwischen { $name } und { $other }: Tragt ein, was ihn entscheidet.

## The reckoning

results-date = Datum
results-player = Name
results-total = Gesamt
results-rank = Platz
results-title = Wertung
results-player-number = Spieler { $number }
results-name-of = Name von Spieler { $number }
results-cell = { $name }: { $field }
results-unshown = Keine Schrift auf diesem Computer hat „{ $sign }“: Dafür steht ein Kästchen, und es lässt sich nicht drucken.
unit-sum-of = { $name }: { $points } Punkte, Platz { $rank }
results-otherwise = { $field } nach dem, was während der Partie eingegeben wurde: { $number }.
results-inexact = Während der Partie wurde nicht alles eingegeben. Bitte nachzählen: { $field }.
results-add = Spieler hinzufügen
results-take = { $name } entfernen
results-bring-back = { $name } zurückholen
results-sheet = { $name }: Blatt vom Handy
results-sheet-points = { $name }: Blatt vom Handy, Summe { $points }
results-sheet-differs = { $field } { $new } (bekannt: { $old }).
results-sheet-adds = So heißt hier niemand: Eine Zeile kommt dazu.
results-sheet-alike = Der Name sieht nur aus wie „{ $name }“ und ist ein anderer.
results-sheet-replaces = Ersetzt die eingetragenen Zahlen.
results-sheet-accept-of = Blatt übernehmen: { $name }
results-sheet-return = Zurückgeben
results-sheet-return-of = Blatt zurückgeben: { $name }
results-sheet-accepted = { $name }: Blatt übernommen
results-sheet-undo = Rückgängig
results-hint = Eintippen ersetzt eine Zahl. Tab oder Pfeile: nächste Zelle; Eingabetaste: nächste Zeile.
results-hint-zero = Eine leere Zelle zählt als 0.
results-hint-uncounted = Eine leere Zelle ist noch nicht gezählt.
results-hint-short = Tab oder Pfeile: nächste Zelle. Eingabetaste: nächste Zeile.
results-export = Exportieren
results-copy-text = Als Text kopieren
results-copy-csv = Als CSV kopieren
results-copied = Die Ergebnisse liegen in der Zwischenablage.
bg-stats = BG Stats
bg-stats-code = QR-Code des Links für BG Stats
bg-stats-scan = Scannt den QR-Code mit dem Handy, auf dem die App BG Stats ist.
bg-stats-long = So viele Spieler passen in keinen QR-Code. Kopiert den Link und öffnet ihn dort, wo ihr die App BG Stats habt.
bg-stats-about = Die App trägt diese Partie mit allen Namen und Ergebnissen ein. Sie verlassen diesen Computer erst, wenn jemand den Link öffnet.
bg-stats-copy = Link kopieren
bg-stats-copied = Der Link ist in der Zwischenablage.
results-picture = Bild speichern
results-reveal = Ergebnisse bekannt geben
results-reveal-anyway = Blätter von Handys warten noch: { $count }. Trotzdem bekannt geben?
results-reveal-returned = Zurückgegebene Blätter, die noch fehlen: { $count }. Trotzdem bekannt geben?
results-reveal-on = Siegerehrung fortsetzen
results-reveal-again = Siegerehrung noch einmal zeigen
results-totals-hidden = Die Summen bleiben verdeckt, bis ihr die Ergebnisse bekannt gebt.
results-totals-show = Summen zeigen
results-totals-hide = Summen verbergen
results-entered = Die Partie steht in der Ruhmeshalle.
results-new = Neu für { $name }: { $achievements }.
results-more-wrong = Außerdem zu korrigieren: { $count }.
results-early = Tragt ein, was ihr schon wisst: Das Ergebnis kommt am Schluss.
counting-awaited = { $count ->
    [one] Noch ein Blatt bis zum Ergebnis
   *[other] Noch { $count } Blätter bis zum Ergebnis
}
counting-to-check = { $count ->
    [one] ein Blatt ist zu prüfen
   *[other] { $count } Blätter sind zu prüfen
}
counting-whole = Alle Blätter sind da: Gleich kommt das Ergebnis
counting-known = Gleich kommt das Ergebnis
counting-in = { $name }: abgegeben
counting-out = { $name }: noch nicht abgegeben
cry-winner = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
cry-winners = { $others } und { $last } teilen sich den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
cry-alone = { $name } beendet die Partie mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
ceremony-names = Die Ergebnisse
ceremony-place-of = { $category }: Platz { $best }
ceremony-places-of = { $category }: Plätze { $best } bis { $worst }
ceremony-winner = Der Sieg
ceremony-awards = Auszeichnungen
ceremony-award = { $title }: { $names } ({ $told }).
ceremony-seals = Neue Erfolge
ceremony-seals-more = und { $count } weitere
ceremony-podium = Das Siegerpodest
ceremony-leads = { $name } führt mit { $points }.
ceremony-lead = { $others } und { $name } führen gemeinsam mit { $points }.
ceremony-most = Am meisten: { $list }.
ceremony-brought = Punkte: { $list }.
ceremony-scale = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für mindestens { $least }
ceremony-place = { $count ->
    [1] Platz { $place }: { $names }, { $points }.
   *[other] Geteilter Platz { $place }: { $names }, { $points }.
}
ceremony-next = Weiter: { $step }
ceremony-back = Einen Schritt zurück
ceremony-end = Siegerehrung verlassen
again = Noch einmal spielen
again-with = Noch einmal spielen: { $what }
again-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
again-hold = Haltet { $key } gedrückt, um noch einmal zu spielen, oder klickt auf die Schaltfläche.

## The desk

app-name = Town Crier
app-about = Würfelt, ruft aus und wertet die Spiele an eurem Tisch
start-players = { $from }–{ $to } Personen · etwa { $minutes } Min.
start-players-crowd = Für beliebig viele, Wertung bis { $to } · etwa { $minutes } Min.
start-needs-sheets = Ohne Schachtel: Blätter selbst drucken
start-needs-box = Mit oder ohne Schachtel
start-needs-the-box = Mit der Schachtel
start-play = Spielen
start-play-about = Sagt, wer mitspielt, und legt los.
start-first = Neu hier?
start-first-about = Was ihr braucht und wie eine Partie abläuft.
start-teach = Beim Spielen lernen
start-teach-about = Eine echte Partie, Satz für Satz erklärt. Ihr könnt sie zu Ende spielen.
hint-got-it = Verstanden
hint-right = Richtig! { $answer }
hint-wrong = Nicht ganz. { $answer }
hint-answer = Antwort zeigen
hint-no-more = Keine Tipps mehr
hint-off = Die Tipps sind aus. In den Einstellungen ({ $key }) schaltet ihr sie wieder ein.
start-print = Blätter drucken
start-print-about = Was ihr auf Papier braucht, als PDF.
desk-continue = Diese Partie fortsetzen
desk-continue-over = Diese Partie öffnen
desk-continue-kept = Beim Schritt davor fortsetzen
desk-new-game = Neue Partie
desk-found = Eine Partie läuft noch: { $at }
desk-found-of = Eine Partie läuft noch: { $game }, { $at }
desk-found-code = Eine Partie läuft noch: { $code }, { $at }
desk-found-code-of = Eine Partie läuft noch: { $game }, { $code }, { $at }
desk-found-over = Die letzte Partie ist zu Ende.
desk-found-over-of = Die letzte Partie ist zu Ende: { $game }.
desk-kept = Letzte Partien
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-game-of = { $date } · { $title } · { $game } · { $at }
desk-kept-unread = { $file } lässt sich nicht öffnen: { $error }
desk-opened-looking = { $file } lässt sich hier nicht öffnen, weil Town Crier schon in einem anderen Fenster läuft. Zieht die Datei dorthin.
desk-lost = Die letzte Partie ist nicht lesbar, der Stand davor auch nicht. Beginnt eine neue; die beschädigte Datei bleibt erhalten. Einzelheiten: { $error }
desk-game-over = die Partie ist zu Ende
desk-code-is = Code { $code }
desk-undo = Rückgängig
desk-redo = Wiederholen
desk-room = Beamerfenster
desk-next = Danach: { $what }
thumbnail = Das Bild des Beamers, klein
room-offer = Auf dem Beamer anzeigen?
room-offer-show = Zeigen ({ $key })
desk-picture = Bild speichern
desk-copy-picture = Bild kopieren
desk-settings = Einstellungen
desk-muted = Stumm. Mit { $key } schaltet ihr Stimme und Glocken wieder ein.
desk-unmuted = Stimme und Glocken sind wieder an.
desk-muted-sign = Stumm
desk-dark-sign = Beamer ist schwarz
desk-dark = Der Beamer ist schwarz. { $key } zeigt die Partie wieder.
desk-light = Der Beamer zeigt die Partie wieder.
present-leave = Zurück zur Bedienung ({ $key })
desk-help = Hilfe
unit-count = Punkte zählen
desk-reckoning = Wertung ({ $key })
desk-hall = Ruhmeshalle ({ $key })
desk-rules = Regeln ({ $key })
desk-phones = Handys ({ $key })
desk-legend = Bild erklären ({ $key })
desk-legend-send = Bild im Beamerfenster erklären
desk-print = Drucken ({ $key })
desk-menu = Menü
menu-game = Partie
menu-projector = Beamer und Handys
menu-more = Mehr
menu-hands-free = Automatik ({ $key })
menu-pause = Zeit anhalten oder weiterlaufen lassen ({ $key })
menu-present = Beameransicht in diesem Fenster ({ $key })
menu-dark = Beamer schwarz oder wieder hell ({ $key })
menu-break = Pause im Beamerfenster
menu-mute = Ton aus oder an ({ $key })
menu-start = Startseite und letzte Partien
desk-leave = Zurück
desk-show-file = Öffnen
desk-show-folder = Ordner öffnen
desk-unshown = Kein Programm auf diesem Computer kann { $file } öffnen; ihr findet die Datei in ihrem Ordner.
desk-close-page = Schließen
desk-return = Zurück zur Partie (ihr seht einen früheren Moment)
desk-earlier = Früher
desk-later = Später
desk-half-day-of = { $number } von { $all }
desk-log = Verlauf
desk-log-empty = Noch ist nichts geschehen.
more-below = Weiter unten gibt es mehr
desk-proposed-anew = Ein Vorschlag hat sich gerade geändert. { $key } macht, was jetzt dasteht.
desk-undid = Rückgängig: { $order }. Wiederholen: { $key }
desk-redid = Wiederholt: { $order }. Rückgängig: { $key }
desk-looking = Diese Partie ist in einem anderen Fenster von Town Crier offen; hier könnt ihr nur zusehen. Schließt jenes Fenster, um sie hier zu leiten.
notice-close = Meldung schließen
desk-moving = Ergebnis gleich zeigen
desk-looking-back = Rückblick

setup-title = Eine neue Partie
setup-back = Zurück zur Partie
setup-open = Partie starten
setup-mend = Korrigiert die markierten Felder und startet dann die Partie.
setup-count = Wie viele spielen
setup-players-count = { $count ->
    [1] 1 Person
   *[other] { $count } Personen
}
setup-code = Code
setup-code-about = Alle auf der Welt mit diesem Code bekommen dieselbe Partie. Jedes Wort ist recht.
setup-options = Optionen
replace-new = { $game } aufbewahren und eine neue Partie starten?
replace-kept = { $game } aufbewahren und die andere Partie fortsetzen?
replace-opened = { $game } aufbewahren und die andere Partie öffnen?
replace-about = Sie bleibt bei den letzten Partien, und ihr könnt sie jederzeit fortsetzen.
replace-new-sure = Aufbewahren und die neue Partie starten
replace-kept-sure = Aufbewahren und die andere Partie fortsetzen
replace-opened-sure = Aufbewahren und die andere Partie öffnen
replace-not = Abbrechen
setup-another-code = Anderer Code
setup-day-code = Aufgabe des Tages
setup-players = Mitspielende
setup-players-hint = Ein neuer Name
setup-add-person = Hinzufügen
setup-players-about = Tippt die Namen derer an, die mitspielen. Namen müssen nicht sein.
setup-players-new = Namen müssen nicht sein; sie stehen auf dem Bildschirm und in der Wertung.
setup-players-full = Höchstens { $most } Personen spielen mit.
group-chip = Gruppe { $name }: { $players }
group-save = Als Gruppe speichern…
group-name = Name der Gruppe
group-keep = Speichern
group-remove = Gruppe „{ $name }“ entfernen
group-full = { $most } Gruppen sind gespeichert. Entfernt eine, um eine neue zu speichern.

guide-title = So leitet ihr eine Partie

keys-group-play = Spielen und korrigieren
keys-group-show = Allen zeigen
keys-group-pace = Zeit und Stimme
keys-group-look = Nachschlagen und vorbereiten
key-ctrl = Strg
key-shift = Umschalt
key-space = Leertaste
key-enter = Eingabetaste
key-page-down = Bild ab
key-escape = Esc
key-left = Pfeil links
key-right = Pfeil rechts
keys-next-about = der nächste Schritt
keys-undo-about = rückgängig, so oft ihr wollt
keys-redo-about = wiederholen
keys-new-about = eine neue Partie
keys-room-about = das Beamerfenster öffnen oder schließen
keys-present-about = dieses Fenster zwischen der Ansicht für alle und der des Ausrufers umschalten
keys-dark-about = Beamer schwarz, und wieder hell
keys-pause-about = die Bedenkzeit anhalten oder weiterlaufen lassen
keys-more-about = eine Minute mehr zum Wählen
keys-hands-free-about = Automatik: Die App macht von selbst weiter und ruft aus
keys-ready-about = Automatik: Alle sind bereit
unit-count-about = Punkte zählen
keys-hall-about = die Ruhmeshalle
keys-odds-about = die Chancen
keys-cards-about = das Kartenbuch
keys-rules-about = die Spielregeln
keys-phones-about = die Partie auf Handys verfolgen lassen
keys-change-about = Würfel ändern, wenn das Spiel es erlaubt
keys-correct-about = korrigieren, was auf dem Tisch anders liegt
keys-legend-about = die Zeichen im Bild erklären
keys-print-about = Blätter, Karten und anderes drucken
keys-settings-about = Einstellungen
keys-mute-about = Stimme und Glocken aus- und wieder einschalten
keys-keys-about = diese Seite
keys-earlier-about = im Rückblick: einen Schritt zurück
keys-later-about = im Rückblick: einen Schritt vor
keys-step-back-about = in der Siegerehrung: einen Schritt zurück
keys-close-about = schließt, was offen ist; beendet nie das Programm
keys-digits = 1 bis 9, dann 0, oder ein Buchstabe: wählt, was die Taste trägt; Großbuchstaben mit Umschalt.
keys-saved = Alles ist sofort gespeichert. Schließt das Fenster, wann ihr wollt.
reference-title = Regeln
reference-search = Suchen
reference-none = Nichts gefunden zu „{ $asked }“.
reference-show = Im Beamerfenster zeigen
reference-hide = Aus dem Beamerfenster nehmen
sent-page = Im Beamerfenster: { $title }
sent-legend = Im Beamerfenster: das erklärte Bild
sent-break = Im Beamerfenster: die Pause
sent-test = Im Beamerfenster: das Testbild
sent-phones = Im Beamerfenster: der QR-Code für Handys
break-title = Pause
break-next = Weiter geht es mit: { $at }
break-best = Die besten Partien bisher
sent-turn = Nächster Teil
explain-keys = Pfeiltasten gehen von Teil zu Teil.

menu-offered = Zur Wahl: { $offers }
menu-key = { $what }, Taste { $key }
menu-button-key = { $what } ({ $key })
menu-proposed = { $who } schlägt vor: { $does }
menu-accept = Annehmen ({ $who }): { $does }
menu-waiting = { $count ->
    [one] 1 weiterer Vorschlag wartet
   *[other] { $count } weitere Vorschläge warten
}
menu-send-back = Ablehnen
menu-not-now = Das geht nicht mit dem, was gewählt ist.
menu-no-key = Keine Wahl hat jetzt die Taste { $key }.
menu-chosen = Gewählt: { $names }
menu-in-picture = Was im Bild liegt, wählt man dort oder mit seiner Taste.
menu-folded = { $count ->
    [one] 1 weiteres geht jetzt nicht: { $names }
   *[other] { $count } weitere gehen jetzt nicht: { $names }
}
menu-one-less = { $what }, eins weniger
menu-one-more = { $what }, eins mehr
menu-unsaid = { $what }, nicht eingegeben

room-title = Town Crier: Beamerfenster
unit-count-call = Zählt eure Punkte.
opening-title = Bevor es losgeht
opening-soon = Gleich geht es los
news-taken-back = Der letzte Schritt wurde zurückgenommen

settings-title = Einstellungen
settings-tab-table = Tisch
settings-tab-projector = Beamer
settings-tab-voice = Stimme und Ton
settings-tab-language = Sprachen
settings-tab-about = Über die App
settings-version = Version { $version }
settings-language = Sprache
settings-manner = Der Stadtausrufer spricht
settings-manner-plain = schlicht
settings-manner-herald = wie ein Herold
settings-theme = Farben
settings-theme-parchment = Pergament
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-motion = Animationen
settings-motion-full = Vollständig
settings-motion-short = Kurz
settings-motion-none = Keine
settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-larger = Sehr groß
settings-choosing = Zeit zum Wählen
settings-choosing-off = Unbegrenzt
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Eigene (s)
settings-choosing-limits = { $least } bis { $most }
settings-tips = Tipps
settings-tips-on = Neues einmal am Abend erklären
settings-proposals = Vorschläge
settings-proposals-trust = Wer am Zug ist, dessen Vorschlag gilt sofort
settings-room-language = Sprache im Beamerfenster
settings-room-language-same = Wie dieses Fenster
settings-room-theme = Farben des Beamers
settings-room-text = Schriftgröße im Beamerfenster
settings-test = Testbild
test-corners = Jeder Pfeil berührt eine Ecke, und der Rahmen ist ganz zu sehen.
test-steps = Jede Stufe sieht anders aus als die nächste.
test-least = Kann die letzte Reihe diese Zeile lesen, ist alles gut.
settings-room = Das Beamerfenster
settings-room-open = Offen
settings-room-about = Auf einem Bildschirm füllt es ihn ganz. Fehlt dieser, ist es ein gewöhnliches Fenster, bis er wieder da ist.
settings-monitor-none = Ein gewöhnliches Fenster
settings-monitor-missing = { $name } (gerade nicht da)
settings-aloud = Stimme und Glocken
settings-heard = Einschalten
settings-voice = Stimme
settings-bells = Glocken und Trommel
settings-muted = Stumm ({ $key })
settings-spoken = Gesprochene Sprache
settings-spoken-desk = Wie dieses Fenster
settings-loudness = Lautstärke und Tempo
settings-volume = Lautstärke
settings-rate = Tempo
settings-voice-name = Stimme
settings-voice-name-usual = Standardstimme
settings-quiet = Keine Stimme oder kein Ton gefunden; die Partie geht ohne weiter.
settings-quiet-how = Was zu tun ist
settings-aloud-try = Ausprobieren
settings-aloud-sample = Hört, hört! So klingt der Ausrufer.
settings-no-speech = Kein Sprachdienst gefunden: Installiert speech-dispatcher und espeak-ng. Bei der nächsten Ansage versucht es die App wieder; die Partie geht ohne weiter.
settings-no-sound = Kein Tondienst gefunden: Startet PipeWire (mit pipewire-pulse) oder PulseAudio. Bei der nächsten Ansage versucht es die App wieder; die Partie geht ohne weiter.
settings-silent-elsewhere = Sprache oder Ton dieses Computers antworten nicht: Seht in seinen Toneinstellungen nach. Bei der nächsten Ansage versucht es die App wieder; die Partie geht ohne weiter.
settings-silent = Weder Sprache noch Ton antworten: Installiert speech-dispatcher und espeak-ng und startet PipeWire (mit pipewire-pulse) oder PulseAudio. Bei der nächsten Ansage versucht es die App wieder; die Partie geht ohne weiter.
settings-unreadable = { $file } lässt sich nicht lesen, darum gelten die Standardeinstellungen: { $error }
settings-wrong = In { $file } lassen sich diese Einstellungen nicht lesen, darum gelten für sie die Standardwerte: { $names }
settings-unsaved = Die Einstellungen lassen sich nicht in { $file } speichern: { $error }
picture-saved = Bild gespeichert: { $file }
picture-copied = Das Bild ist in der Zwischenablage.
file-unwritten = Die Datei kann nicht nach { $folder } geschrieben werden: { $error }
crash-before = Town Crier ist letztes Mal abgestürzt. Einzelheiten stehen in { $file }
crash-reopened = Das Fenster ging verloren, und Town Crier hat es wieder geöffnet. Eure Partie steht, wie sie war. Einzelheiten stehen in { $file }
crash-job = Ein Fehler in Town Crier hat verhindert, dass das fertig wird. Einzelheiten stehen in { $file }
picture-undrawn = Es lässt sich nicht zeichnen: { $text }

## The hall of fame

hall-title = Ruhmeshalle
hall-mend = Mit dem Lesbaren weitermachen; die beschädigte Datei bleibt erhalten
hall-mended = Lesbare Partien: { $games }. Die beschädigte Datei liegt im Ordner „kept“ neben der Ruhmeshalle.
hall-replay = Diesen Code spielen
hall-last = Der letzte Abend
hall-watch = In 20 Sekunden abspielen
hall-step = Schritt für Schritt ansehen, ohne das Ergebnis
hall-rematch = Noch einmal mit denselben Würfeln
hall-no-course = Der Verlauf dieser Partie ist nicht mehr auf diesem Computer.
replay-title = Wiederholung
replay-next = Nächster Schritt
replay-end = Beenden
hall-empty = Noch keine Partien. Am Ende einer Partie macht ihr die Wertung ({ $key }) und gebt die Ergebnisse bekannt; dann steht sie hier.
hall-players = Spieler
hall-games = Partien
hall-wins = Siege
hall-best = Bestwert
hall-average = Schnitt
hall-achievements = { $name }: Erfolge, { $count }
hall-codes = Codes
hall-of-code = { $code }: Partien { $games }, Bestwert { $best }
unit-scores = Punkte, Partie um Partie
hall-export = Exportieren
hall-import = Importieren…
hall-import-file = Pfad einer Datei, oder hierher ziehen
hall-exported = Die Ruhmeshalle liegt in { $file }
hall-imported = Neue Partien: { $added }. Schon hier: { $alike }. Hier anders, beibehalten: { $stayed }.
hall-unread = { $file } kann nicht importiert werden: { $error }
hall-curiosities = Kurioses
unit-amount = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hall-order = nach Siegen, dann nach dem Bestwert
hall-won = { $name }, gewonnen
hall-on-average = Im Durchschnitt: { $parts }.
hall-against = Gegen { $name }: vorn in { $ahead } von { $games }.
duration = { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min
hall-time = { $time } gespielt, in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
hall-closest = Die knappste Partie, Abstand { $points }: { $game }
unit-richest = Die meisten Punkte an einem Tisch, zusammen { $points }: { $game }
date = { $day }. { $month ->
     [1] Januar
     [2] Februar
     [3] März
     [4] April
     [5] Mai
     [6] Juni
     [7] Juli
     [8] August
     [9] September
     [10] Oktober
     [11] November
    *[12] Dezember
} { $year }

## Printing

print-title = Drucken
print-count = Blätter
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-inks = Farbe
print-color = Farbig
print-gray = Grau
print-per-page = Blätter pro Seite
print-one = eins
print-two = zwei
print-large = Großdruck
print-written = Das PDF liegt in { $file }
print-pages = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}
print-no-game = Es gibt keine Partie für den Bericht: Startet erst eine.

## Paper

# The pace of the table.
pace-left = Sekunden zum Wählen: { $seconds }
pace-paused = Angehalten; Sekunden zum Wählen: { $seconds }
pace-next-in = Weiter in: { $seconds } s
pace-time-up = Die Zeit ist um
pace-choose-now = Jetzt wählen!
pace-held = Pause
pace-rolls-in = Wurf in
pace-pause = Pause
pace-go-on = Weiter
pace-more = Eine Minute mehr
evening-short = { $minutes } min
pace-ready = Alle sind bereit
pace-hands-free = Automatik
pace-hands-free-on = Automatik: Die Partie geht von selbst weiter. { $key }: Alle sind bereit. Jede andere Taste hält sie an.
pace-hands-free-off = Die Automatik ist aus.

## What the system says of a file

system-not-found = keine solche Datei, kein solcher Ordner
system-denied = kein Zugriff
system-exists = schon vorhanden
system-not-a-folder = kein Ordner
system-is-a-folder = das ist ein Ordner, keine Datei
system-full = kein Platz mehr auf dem Datenträger
system-read-only = dort lässt sich nichts schreiben
system-bad-name = so kann eine Datei nicht heißen
system-not-text = der Inhalt ist kein Text
system-busy = ein anderes Programm benutzt sie gerade
system-not-a-file = es ist ein Gerät oder eine Pipe, keine Datei
system-no-reader = es ist eine Pipe, aus der kein Programm liest
system-too-large = sie ist zu groß
system-ours = Town Crier bewahrt darin eine Partie oder eine Ruhmeshalle auf, und die wird nie überschrieben; ein anderer Name hilft
system-other-kind = dort liegt eine Datei anderer Art, und die wird nicht überschrieben; ein anderer Name hilft
system-other = Meldung des Systems: { $text }
system-numbered = { $what } (Systemfehler { $number })

## Damaged files

file-empty = Die Datei ist leer
file-foreign = Das ist { $kind ->
    [hall] keine Ruhmeshalle, die
    [cards] kein Kartenbuch, das
   *[game] keine Partie, die
} Town Crier gespeichert hat: Die erste Zeile sagt etwas anderes
file-too-long = Die Datei ist länger als { $mib } MiB; so lang ist { $kind ->
    [hall] keine Ruhmeshalle
    [cards] kein Kartenbuch
   *[game] keine Partie
}
file-not-text = Zeile { $line }, Spalte { $column }: Was dort steht, ist kein Text
file-cut-short = Die Datei ist abgeschnitten: Sie endet mittendrin, in Zeile { $line }
file-syntax = Zeile { $line }, Spalte { $column }: { $what ->
    [number] Die Zahl ist zu groß oder zu klein
    [unknown] „{ $name }“ gehört nicht hierher
    [missing] „{ $name }“ fehlt
    [twice] „{ $name }“ steht zweimal da
    [value] Hier gehört etwas anderes hin
   *[syntax] Hier fehlt ein Zeichen, oder eines ist zu viel
}
file-newer = Ein neueres Town Crier hat die Datei geschrieben, in Format { $format }: Aktualisiert Town Crier, um sie zu öffnen
file-no-such-format = Die Datei nennt das Format { $format }, das erste Format ist aber 1
file-another-game = Die Datei enthält ein anderes Spiel als { $ours }: { $found }
file-changed = Die Datei wurde nach dem Speichern geändert oder beschädigt: Die Prüfsumme in ihrer ersten Zeile passt nicht
file-hall-game = Partie { $game }: { $reason }
file-hall-id = Die Kennung einer Partie hat 32 kleine Hexadezimalziffern
file-hall-sheet = Das Blatt von Spieler { $player } ist nicht möglich
file-hall-name-twice = Spieler { $one } und Spieler { $other } haben denselben Namen
file-hall-twice = Partie { $game } steht zweimal da
file-hall-order = Partie { $game } wurde vor der Partie darüber gespielt
file-cards-card = Darin stehen Werte einer Karte, die das Spiel nicht hat: „{ $card }“
file-cards-figure = Die Karte „{ $card }“ hat keinen Wert „{ $figure }“
file-cards-value = Auf der Karte „{ $card }“ kann der Wert „{ $figure }“ nicht „{ $value }“ sein
file-cards-twice = Auf der Karte „{ $card }“ steht der Wert „{ $figure }“ zweimal

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(der Stand davor ist lesbar)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] Ein anderes Fenster von Town Crier schreibt gerade in diese Ruhmeshalle; versucht es gleich noch einmal: { $file }
    [cards] Ein anderes Fenster von Town Crier schreibt gerade in dieses Kartenbuch; versucht es gleich noch einmal: { $file }
   *[game] Diese Partie ist in einem anderen Fenster von Town Crier offen; hier könnt ihr nur zusehen: { $file }
}
store-removed = { $file } wurde gelöscht, während die Partie offen war; die Partie ist dort neu gespeichert
store-changed = { $file } wurde von außen geändert, während die Partie offen war; die Partie ist dort neu gespeichert, und was darin stand, liegt jetzt in { $kept }
store-io = { $file } lässt sich nicht { $doing ->
    [folder] anlegen
    [lock] sperren
    [read] lesen
    [move] verschieben
    [remove] löschen
   *[write] schreiben
} ({ $system }): { $advice }
store-elsewhere = { $kind ->
    [hall] legt die Ruhmeshalle in einen anderen Ordner
    [cards] legt das Kartenbuch in einen anderen Ordner
   *[game] legt die Partie in einen anderen Ordner
}
store-advice = { $why ->
    [full] Der Datenträger ist voll; schafft Platz und macht weiter
    [denied] Dort fehlt euch die Berechtigung; erteilt sie oder { store-elsewhere }
    [read-only] Dort lässt sich nichts schreiben; { store-elsewhere }
    [in-the-way] Etwas anderes ist im Weg; räumt es weg oder { store-elsewhere }
   *[other] Versucht es noch einmal oder { store-elsewhere }
}
refusal-date = Schreibt einen Tag von 1970 bis 9999 wie 2026-02-28, nicht „{ $text }“

## Printing and the window

refusal-paper-count = Druckt 1 bis { $most } Blätter, nicht { $count }
refusal-paper-letter = Die Druckschriften haben kein „{ $letter }“: Schreibt „{ $name }“ mit anderen Buchstaben
refusal-paper-fonts = Die Schriften des Programms lassen sich nicht lesen
refusal-paper-drawing = Eine Zeichnung des Programms lässt sich nicht lesen: { $text }
refusal-paper-writer = Das PDF lässt sich nicht erstellen: { $text }
refusal-no-paper = Dieses Programm ist ohne Drucken gebaut; baut es mit dem Feature paper, etwa mit cargo build --features paper
refusal-no-display = Das Fenster braucht einen Bildschirm mit OpenGL, und hier ist keiner ({ $text }); town-crier cry läuft im Terminal
refusal-display-gone = Der Bildschirm ist weg. Eure Partie ist gespeichert in { $file }
refusal-window-lost = Das Fenster ging verloren und ließ sich nicht wieder öffnen. Eure Partie ist gespeichert, Einzelheiten stehen in { $file }
refusal-scale = { $name } ist „{ $text }“, und das ist kein Maßstab für einen Bildschirm; eine Zahl wie 1.5 hilft, oder nichts
refusal-no-folders = Dieses System nennt keinen Ordner für die Dateien eines Programms; nennt eine Datei mit --game FILE
refusal-no-desk = Dieses Programm ist ohne Fenster gebaut; town-crier cry läuft im Terminal
refusal-gallery-taken = Port { $port } von { $address } ist von einem anderen Programm belegt; beendet es oder wählt einen anderen Port
refusal-gallery-denied = Dieser Computer erlaubt Port { $port } nicht; wählt einen ab 1024
refusal-gallery-not-ours = { $address } ist keine Adresse dieses Computers
refusal-gallery-chance = Dieser Computer liefert keine Zufallszahlen, und ohne sie ist nichts vor ungebetenen Gästen sicher
refusal-gallery-system = { $address }: Dort lässt sich nichts bereitstellen: { $system }
refusal-no-gallery = Dieses Programm ist ohne die Seite für Handys gebaut; baut es mit dem Feature gallery, etwa mit cargo build --features gallery

## Arguments

args-unknown = { $argument }: So ein Argument gibt es hier nicht; { $advice }
args-no-command = { $argument }: So einen Befehl gibt es nicht; { $advice }
args-not-of-game = { $command }: das gibt es nicht für { $game }, nur für { $having }
args-missing = { $argument }: Das fehlt; { $advice }
args-no-value = { $argument }: Danach muss ein Wert stehen; { $advice }
args-takes-none = { $argument }: Das steht allein und nimmt keinen Wert; { $advice }
args-desk-only = { $argument }: Dieser Befehl verträgt sich nicht mit den Optionen des Fensters; { $advice }
args-conflict = { $argument }: Das verträgt sich nicht mit { $other }; { $advice }
args-twice = { $argument }: Das darf nur einmal vorkommen; { $advice }
args-not-text = Ein Argument ist nicht in UTF-8 geschrieben; { $advice }
args-other = { $text }; { $advice }
args-see-help = siehe { $command } --help
args-did-you-mean = meint ihr { $suggestion }?
args-value = { $count ->
    [1] Schreibt { $last }, nicht „{ $text }“
   *[other] Schreibt { $most } oder { $last }, nicht „{ $text }“
}
args-players = Schreibt die Zahl der Blätter, 1 bis { $most }, oder Namen mit Kommas dazwischen, nicht „{ $text }“
args-count = Schreibt eine Zahl von 1 bis { $most }, nicht „{ $text }“
args-bind = Schreibt eine Adresse dieses Computers und einen Port wie 127.0.0.1:0, nicht „{ $text }“
args-key = Schreibt 12 Buchstaben und Ziffern, ohne den Buchstaben U
args-key-twice = Schreibt einen anderen Schlüssel als bei --key
args-host = Schreibt einen Namen ohne http:// wie crier.example oder crier.example:8080, nicht „{ $text }“
args-words-json = --lang und --manner: Sie wählen Wörter für Menschen, und --format json hat keine; lasst sie weg
args-step-json = Das wartet auf Menschen, und --format json ist für Programme; lasst eins von beiden weg
args-aloud-json = Das spricht zu Menschen, und --format json ist für Programme; lasst eins von beiden weg
args-braille-json = Das schreibt für Menschen, und --format json ist für Programme; lasst eins von beiden weg
args-step-input = Das wartet auf die Eingabetaste, wo --dice - die Würfel liest; lasst eins von beiden weg
args-output = Die Ausgabe lässt sich nicht schreiben: { $system }
args-unread = { $file }: Die Datei lässt sich nicht lesen: { $system }
args-unwritten = { $file }: Die Datei lässt sich nicht schreiben: { $system }
args-no-folder = { $file }: Es gibt keinen Ordner { $folder }
args-seed-too-long = Mit --games { $games } hat ein Startwort höchstens { $most } Buchstaben, Ziffern und Bindestriche, nicht { $signs }
args-standard-input = Standardeingabe
args-standard-output = Standardausgabe
args-lines-open = { $file } lässt sich nicht lesen: { $system }
args-lines-read = { $name }: Nach Zeile { $line } lässt sich nichts lesen: { $system }
args-lines-wrong = { $name }, Zeile { $line }: { $wrong }
args-lines-long = Die Zeile ist länger als { $most } Zeichen
args-lines-too-few = { $name } endet vor der Partie; { $needed ->
    [one] eine Zeile fehlt noch
   *[other] { $needed } Zeilen fehlen noch
}
args-lines-too-many = { $name }, Zeile { $line }: Die Partie ist zu Ende, und die Zeilen von hier an gehören nicht mehr dazu
args-orders-too-few = { $name } endet vor der Partie
args-orders-now = jetzt beginnt eine Anweisung mit: { $orders }
args-nobody-chooses = In so einer Partie muss jemand wählen; ergänzt --bots, --orders DATEI oder --step
args-no-fact = Unter diesem Namen ist hier nichts bekannt: „{ $text }“
args-fact = „{ $text }“ stimmt nicht; es ist „{ $holds }“
check-any = { $file }: Die Datei ist in Ordnung: { $coded ->
    [yes] Code { $code }
   *[no] kein Code
}; { $over ->
    [yes] zu Ende
    [open] läuft noch
   *[no] { $number } von { $all }
}; { $orders ->
    [one] 1 Schritt
   *[other] { $orders } Schritte
}{ $undone ->
    [0] {""}
   *[other] , { $undone } zurückgenommen
}

## Phones that follow

phones-title = Handys
phones-about = Alle können die Partie auf ihrem Handy verfolgen, jeder in der eigenen Sprache, sich bereit melden, vorschlagen, was sie in ihrem Zug tun, und am Ende ihr Blatt abgeben. Wer in diesem Netzwerk den QR-Code hat, kann dabei sein, und ohne Erlaubnis ändert nichts, was ein Handy tut, die Partie.
phones-open = Handys zulassen
phones-again = Handys konnten mitlesen, bis Town Crier geschlossen wurde. Sie warten noch und brauchen keinen neuen QR-Code.
phones-opening = Einen Moment …
phones-refused = Handys können gerade nicht zusehen: { $reason }
phones-no-network = Dieser Computer ist in keinem Netzwerk. Verbindet ihn mit einem WLAN und versucht es noch einmal.
phones-code = QR-Code für die Adresse { $address }
phones-scan = Scannt den QR-Code mit der Kamera eines Handys oder tippt die Adresse in seinen Browser:
phones-copy = Adresse kopieren
phones-copied = Kopiert
phones-count = { $count ->
    [0] Noch kein Handy ist dabei
    [one] 1 Handy ist dabei
   *[other] { $count } Handys sind dabei
}
phones-address = Adresse dieses Computers
phones-new = Neuer QR-Code
phones-new-anyway = Alle Handys trennen?
phones-new-about = Ein neuer QR-Code trennt alle Handys; sie müssen ihn scannen, um wieder dabei zu sein.
phones-stop = Beenden
phones-none = Bisher ist kein Handy da. Das kann helfen:
phones-help-wifi = Das Handy muss im selben WLAN sein wie dieser Computer.
phones-help-guest = Gastnetze trennen Geräte voneinander: Nehmt ein anderes Netz oder den Hotspot eines Handys.
phones-help-firewall = Die Firewall dieses Computers muss Town Crier erlauben.
phones-follow = Verfolgt die Partie auf dem Handy
ready-count = { $ready } von { $of } bereit
phones-seats = Spieler mit Handy: { $count }
phones-seat-ready = bereit
phones-seat-not-ready = noch nicht bereit
phones-seat-away = offline
phones-seat-sheet = Blatt abgegeben
phones-free = Entfernen
phones-free-of = { $name } entfernen
phones-free-about = Wer entfernt wird, kann auf dem Handy weiter zusehen und unter jedem freien Namen wieder mitmachen.
phones-sat-down = Neu auf dem Handy: { $names }. Mit dem nächsten Schritt sehen sie ihre Geheimnisse.
phones-let-in = Hereinlassen
phones-wifi = WLAN für die Spieler
phones-wifi-about = Tragt ihr das WLAN ein, verbindet ein zweiter QR-Code die Handys damit, hier und im Beamerfenster. Name und Passwort werden vergessen, sobald Town Crier geschlossen wird.
phones-wifi-name = Name des WLANs
phones-wifi-password = Passwort
phones-wifi-code = QR-Code für das WLAN { $name }
phones-wifi-join = 1. Mit dem WLAN { $name } verbinden
phones-follow-then = 2. Verfolgt die Partie auf dem Handy

## The phones’ page

page-live = Live
page-as-of = Keine Verbindung. Neuer Versuch läuft … Stand: { $time }
page-lost-help = Ist dieses Handy noch im selben WLAN? Wenn ja, bitte den Ausrufer, Handys wieder zuzulassen.
page-try-again = Erneut versuchen
page-closed = Am Tisch beendet. Sobald der Ausrufer Handys wieder zulässt, geht es hier von selbst weiter.
page-gone = Dieser QR-Code gilt nicht mehr. Scanne den neuen.
page-hold = Geheim: zum Ansehen gedrückt halten
page-lost = Diese Seite öffnet sich mit dem QR-Code, der am Tisch gezeigt wird. Scanne ihn noch einmal.
page-seat-taken = { $name } ist schon da. Gib einen anderen Namen ein, oder bitte den Ausrufer, das andere Handy zu entfernen.
page-seat-barred = Ein Handy mit diesem Namen ist gerade gegangen oder wurde entfernt. Gib einen anderen Namen ein, oder versuch es später noch einmal.
page-seat-full = Alle Plätze sind besetzt.
page-seat-name = Gib einen Namen mit höchstens { $count } Zeichen ein.
page-sheet-blank = Es ist noch nichts eingetragen.
page-phones = Handys: { $count }
page-code = Code: { $code }
page-time-left = Zeit übrig
page-meaning = Was heißt das für mich?
page-signs = Was die Zeichen bedeuten
page-enlarge = Vergrößern
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-moving = Einen Moment …
page-empty = Noch ist keine Partie geöffnet.
page-welcome = Willkommen! Die Partie hat noch nicht begonnen.
page-next = Nächster Schritt des Ausrufers: { $step }
page-dark = Gerade wird nichts gezeigt.
page-no-rules = Die Regeln lassen sich gerade nicht laden.
page-aloud = Vorlesen
page-note = Hinweis
page-call = Ansage
page-alarm = Wichtig
unit-told = Punkte: { $points }
page-theme-auto = Automatisch
page-theme-light = Hell
page-menu = Menü
page-refresh = Diese Seite lädt sich alle 5 Sekunden neu.
page-join = Mitmachen
page-join-why = Sag, wer hier spielt. Dann kannst du am Tisch melden, dass du bereit bist, und am Ende dein Blatt abgeben.
page-who = Wer bist du?
page-watch = Nur zuschauen
page-who-taken = { $name } (schon da)
page-name = Name
page-joined = Dieses Handy spielt unter diesem Namen mit.
page-leave = Nicht mehr mitmachen
page-freed = Der Ausrufer hat dieses Handy aus der Runde genommen. Wenn du noch mitspielst, mach wieder mit.
page-ready = Ich bin bereit
page-ready-count = Bereit: { $ready } von { $of }
page-not-sent = Das ließ sich nicht senden. Versuch es noch einmal.
page-sheet = Mein Blatt
page-sheet-fill = Fülle es aus und gib es ab.
page-sheet-send = Abgeben
page-sheet-again = Noch einmal abgeben
page-sheet-waiting = Abgegeben. Der Ausrufer muss das Blatt noch übernehmen.
page-sheet-accepted = Übernommen. Dieses Ergebnis zählt.
page-sheet-returned = Vom Ausrufer zurückgegeben. Prüfe das Blatt und gib es noch einmal ab.
page-sheet-wrong = Nicht abgegeben: Es gibt noch etwas zu korrigieren.
page-sheet-over = Jetzt kommt das Ergebnis. Dein Blatt wird nicht mehr gebraucht.
page-sheet-faults = Zu korrigieren: { $count }
page-sheet-missing = Noch offen: { $count }
page-missing = Noch offen:
page-propose = Tippe an, was du tun willst, und dann „Vorschlagen“. Es gilt, sobald der Ausrufer es bestätigt.
page-meanwhile = Während du wartest
page-proposed = Dein Vorschlag: { $does }. Er gilt, sobald der Ausrufer ihn bestätigt.
page-propose-this = Vorschlagen: { $does }
page-waits = Der Ausrufer lässt dich mit dem nächsten Schritt herein.
page-withdraw = Zurückziehen
page-sent-back = Der Ausrufer hat deinen Vorschlag nicht angenommen. Tippe an, was du stattdessen tun möchtest.
page-accepted = Der Ausrufer hat deinen Vorschlag angenommen.
page-proposal-lost = Das geht nicht mehr.
page-propose-anew = Town Crier wurde neu gestartet. Schlage es noch einmal vor.
page-join-choose = Sag, wer hier spielt. Dann siehst du zuerst deine eigenen Sachen und schlägst hier vor, was du in deinem Zug tust. Es gilt, sobald der Ausrufer es bestätigt.
page-rank = Platz { $rank } von { $of }
page-won = Du hast gewonnen!
page-achievements = Erfolge
page-before = Frühere Partien
page-bg-stats = Diese Partie in BG Stats eintragen

## A saved game

damage-code = Der Code der Partie ist ungültig: { $reason }
damage-setup = Die Regeln lassen diesen Aufbau nicht zu: { $reasons }
damage-order = Schritt { $order }: { $reason }
damage-done = { $done } Schritte sollen gelten, es gibt aber nur { $orders }
damage-sheets-without-day = Es gibt Blätter, aber keinen Tag, an dem sie gewertet wurden
damage-players = Die Datei nennt { $players } Personen; keine Partie hat mehr als { $most }
damage-player-name = Der Name von Person { $player } hat { $letters } Zeichen; kein Name hat mehr als { $most }
damage-date = Der Tag der Wertung: { $reason }
args-no-name = Zwischen den Kommas hat Person { $position } keinen Namen
args-name-twice = Zwei Personen heißen { $name }; gebt jeder einen eigenen Namen

### Dice thrown on the table

thrown-enter = Diese Würfel übernehmen
thrown-about = Würfelt und gebt ein, was die Würfel zeigen.
thrown-of = { $who }: { $count } Zahlen
thrown-add = { $face } hinzufügen
thrown-take-back = Letzten entfernen
thrown-no-face = Würfel zeigen 1 bis 6, nicht „{ $text }“.
thrown-lack = { $who }: Es { $count ->
    [one] fehlt noch ein Würfel
   *[other] fehlen noch { $count } Würfel
}.

### The card book

cards-title = Kartenbuch
cards-open = Kartenbuch ({ $key })
cards-enter = Eingeben ({ $key })
cards-asked = Neu auf dem Tisch: { $cards }. Was steht auf diesen Karten?
cards-about = Gebt ein, was auf eurer Karte steht. Es bleibt für eure nächsten Partien.
cards-lying = Auf dem Tisch
cards-others = Alle anderen Karten
cards-card = { $card } · { $open } offen
cards-save = Speichern
cards-number = Bitte eine Zahl von { $least } bis { $most }.
cards-exported = Das Kartenbuch steht jetzt in { $file }
cards-imported = Neue Werte: { $added }. Gleiche: { $alike }. Eure blieben: { $stayed }.
cards-unread = { $file } ist kein Kartenbuch: { $error }
figure-source = { $source ->
    [rulebook] aus der Spielregel
    [group] aus eurer Schachtel
    [open] offen
   *[house] unser Hauswert
}
args-player-count = Spielen können { $least } bis { $most }, nicht { $count }
