# German: what the app says, whatever the game. Its terms are those of the game’s file.

## The terminal

cli-code = Code: { $code }
cli-input-ended = Die Standardeingabe ist zu Ende, darum hört das Ausrufen hier auf.
cli-next = Mit Enter geht es weiter.
cli-ask = Was geworfen wurde:

## Refusals

refusal-code-empty = Ein Code braucht wenigstens einen Buchstaben oder eine Ziffer.
    .clause = Ein Code braucht wenigstens einen Buchstaben oder eine Ziffer
refusal-code-too-long = Ein Code hat höchstens 32 Buchstaben, Ziffern und Bindestriche, nicht { $count }.
    .clause = Ein Code hat höchstens 32 Buchstaben, Ziffern und Bindestriche, nicht { $count }
refusal-code-sign = Ein Code hat Buchstaben, Ziffern und Bindestriche, nicht „{ $sign }“.
    .clause = Ein Code hat Buchstaben, Ziffern und Bindestriche, nicht „{ $sign }“
refusal-not-dealt = Das ist nicht, was der Code { $code } gibt.
    .clause = Das ist nicht, was der Code { $code } gibt

refusal-not-over = Das Spiel ist nicht aus.
    .clause = Das Spiel ist nicht aus
refusal-nobody = Noch ist kein Blatt eingegeben.
    .clause = Kein Blatt ist eingegeben
refusal-no-name = Platz { $player } am Tisch hat keinen Namen.
    .clause = Platz { $player } am Tisch hat keinen Namen
refusal-name-twice = Der Name { $name } steht zweimal da.
refusal-sheet = { $name }: { $reason }

## The reckoning

results-date = Datum
results-player = Name
results-total = Gesamt
results-rank = Rang
results-title = Abrechnung
results-player-number = Spieler { $number }
results-name-of = Name von Spieler { $number }
results-cell = { $name }: { $field }
results-sum-of = { $name }: { $points } Punkte, Rang { $rank }
results-add = Spieler hinzufügen
results-take = { $name } herausnehmen
results-bring-back = { $name } zurückholen
results-hint = Tippen ersetzt; Tab und Pfeile gehen weiter, Enter geht nach unten. Eine leere Zelle zählt als 0.
results-copy-text = Als Text kopieren
results-copy-csv = Als CSV kopieren
results-copied = Die Ergebnisse liegen in der Zwischenablage.
results-picture = Bild speichern
results-cry = Sieger ausrufen und in die Ruhmeshalle eintragen
results-entered = Die Partie steht in der Ruhmeshalle.
results-new = Neu für { $name }: { $achievements }.
cry-winner = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
cry-winners = { $others } und { $last } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
cry-alone = { $name } beendet das Spiel mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

## The desk

app-name = Town Crier
app-about = Das Sonnenrad, die Würfel und die Stimme von Troyes Dice
desk-continue = Dieses Spiel fortsetzen
desk-continue-kept = Beim Schritt davor fortsetzen
desk-new-game = Neues Spiel
desk-game-over = das Spiel ist aus
desk-found = Ein Spiel ist im Gang: { $at }
desk-found-code = Ein Spiel ist im Gang: { $code }, { $at }
desk-kept = Letzte Spiele
desk-kept-game = { $date } · { $game } · { $at }
desk-kept-unread = { $file } lässt sich nicht öffnen: { $error }
desk-code-is = Code { $code }
desk-undo = Rückgängig
desk-redo = Wiederholen
desk-room = Saalfenster
desk-picture = Bild speichern
desk-copy-picture = Bild kopieren
desk-settings = Einstellungen
desk-muted = Stumm. Mit { $key } sind Stimme und Glocken wieder zu hören.
desk-unmuted = Stimme und Glocken sind wieder zu hören.
desk-muted-sign = Stumm
desk-help = Hilfe
desk-count = Punkte zählen
desk-reckoning = Abrechnung ({ $key })
desk-hall = Ruhmeshalle ({ $key })
desk-print = Drucken ({ $key })
desk-more = Mehr
desk-leave = Zurück
desk-show-file = Öffnen
desk-unshown = Kein Programm dieses Systems öffnet { $file }. Sucht die Datei in ihrem Ordner.
desk-close-page = Schließen
desk-return = Zurück zum Spiel (dies ist ein Rückblick)
desk-half-day-of = { $number } von { $all }
desk-die-struck-before = { $color } { $value }: vor der Übernahme getroffen
desk-log = Verlauf
desk-log-empty = Noch ist nichts geschehen.
desk-undid = Rückgängig: { $order }. Wiederholen: { $key }
desk-redid = Wiederholt: { $order }. Rückgängig: { $key }
desk-looking = Ein anderes Fenster von Town Crier leitet dieses Spiel; dieses hier schaut nur zu. Schließt das andere und startet neu, um das Spiel hier zu leiten.

setup-title = Ein neues Spiel
setup-back = Zurück zum Spiel
setup-open = Spiel eröffnen
setup-mend = Berichtigt, was markiert ist, und eröffnet dann das Spiel.
setup-code = Code
setup-another-code = Anderer Code
setup-players = Mitspielende
setup-players-hint = Namen mit Kommas dazwischen, wenn ihr mögt
setup-less = Weniger

guide-title = So leitet ihr ein Spiel

keys-title = Tasten
key-ctrl = Strg
key-shift = Umschalt
key-space = Leertaste
key-enter = Eingabe
key-page-down = Bild ab
key-escape = Esc
keys-either = { $one } oder { $other }
keys-next-about = das Nächste, was zu tun ist
keys-undo-about = rückgängig, so oft ihr wollt
keys-redo-about = wiederholen
keys-room-about = das Saalfenster öffnen oder schließen, für einen Beamer
keys-present-about = hier die Ansicht für den Saal zeigen, und wieder das Pult
keys-pause-about = die Zeit zum Wählen anhalten oder weiterlaufen lassen
keys-more-about = eine Minute mehr zum Wählen
keys-hands-free-about = freihändig: Der Stadtausrufer beendet, würfelt und ruft allein
keys-ready-about = freihändig: Alle sind bereit
keys-reckoning-about = Punkte zählen
keys-hall-about = die Ruhmeshalle
keys-print-about = Blätter, Ausruferkarte oder Bericht drucken
keys-settings-about = Einstellungen
keys-mute-about = Stimme und Glocken aus- und wieder einschalten
keys-keys-about = diese Seite
keys-close-about = schließt, was offen ist; beendet nie das Programm
keys-saved = Jeder Schritt ist gespeichert, bevor er zu sehen ist. Ihr könnt das Fenster jederzeit schließen.

room-title = Town Crier: der Saal
room-count = Zählt eure Punkte.

settings-title = Einstellungen
settings-language = Sprache
settings-manner = Der Stadtausrufer spricht
settings-manner-plain = schlicht
settings-manner-herald = wie ein Herold
settings-theme = Farben
settings-theme-parchment = Pergament
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-short = Kurz
settings-motion-none = Keine
settings-text = Schrift am Pult
settings-text-normal = Normal
settings-text-large = Groß
settings-text-larger = Größer
settings-choosing = Zeit zum Wählen
settings-choosing-off = Ohne Grenze
settings-choosing-seconds = { $seconds } s
settings-choosing-own = Eigene (s)
settings-room-language = Sprache im Saal
settings-room-language-same = Wie am Pult
settings-room = Das Saalfenster
settings-room-open = Offen
settings-room-about = Auf einem Bildschirm füllt es ihn ganz. Fehlt dieser, ist es ein gewöhnliches Fenster, bis er wieder da ist.
settings-monitor-none = Ein gewöhnliches Fenster
settings-monitor-missing = { $name } (gerade nicht da)
settings-aloud = Stimme und Glocken
settings-heard = Zu hören
settings-voice = Stimme
settings-bells = Glocken und Trommel
settings-muted = Stumm ({ $key })
settings-spoken = Gesprochene Sprache
settings-spoken-desk = Wie am Pult
settings-loudness = Lautstärke und Tempo
settings-volume = Lautstärke
settings-rate = Tempo
settings-voice-name = Stimme mit Namen
settings-voice-name-usual = die des Dienstes
settings-aloud-try = Ausprobieren
settings-aloud-sample = Hört, hört! So klingt der Ausrufer.
settings-no-speech = Es gibt keinen Sprachdienst: speech-dispatcher und espeak-ng installieren. Bei späteren Rufen wird es wieder versucht; das Spiel geht ohne weiter.
settings-no-sound = Es gibt keinen Tondienst: PipeWire (mit pipewire-pulse) oder PulseAudio starten. Bei späteren Rufen wird es wieder versucht; das Spiel geht ohne weiter.
settings-silent-elsewhere = Sprache oder Ton dieses Systems antworten nicht: in seinen Toneinstellungen nachsehen. Bei späteren Rufen wird es wieder versucht; das Spiel geht ohne weiter.
settings-silent = Weder Sprache noch Ton antworten: speech-dispatcher und espeak-ng installieren und PipeWire (mit pipewire-pulse) oder PulseAudio starten. Bei späteren Rufen wird es wieder versucht; das Spiel geht ohne weiter.
settings-unreadable = { $file } lässt sich nicht lesen, darum gelten die Einstellungen vom Anfang: { $error }
settings-unsaved = Die Einstellungen lassen sich nicht in { $file } speichern: { $error }
picture-saved = Das Bild ist in { $file }
picture-copied = Das Bild ist in der Zwischenablage.
file-unwritten = Die Datei kann nicht nach { $folder } geschrieben werden: { $error }
crash-before = Town Crier wurde letztes Mal durch einen eigenen Fehler beendet. Was geschah, steht in { $file }
crash-job = Das konnte wegen eines Fehlers in Town Crier nicht beendet werden. Was geschah, steht in { $file }
picture-undrawn = Es lässt sich nicht zeichnen: { $text }

## The hall of fame

hall-title = Ruhmeshalle
hall-mend = Mit dem Lesbaren weitermachen; die beschädigte Datei bleibt erhalten
hall-mended = Lesbare Partien: { $games }. Die beschädigte Datei liegt im Ordner „kept“ neben der Ruhmeshalle.
hall-replay = Diesen Code spielen
hall-empty = Hier steht noch keine Partie. Am Ende einer Partie zählt die Punkte ({ $key }) und ruft den Sieger aus: dann steht sie hier.
hall-players = Spieler
hall-games = Partien
hall-wins = Siege
hall-best = Bestes
hall-average = Schnitt
hall-achievements = { $name }: Erfolge, { $count }
hall-codes = Codes
hall-of-code = { $code }: Partien { $games }, Bestes { $best }
hall-scores = Punkte, Partie um Partie
hall-export = Exportieren
hall-import = Importieren
hall-import-file = Pfad einer Datei, oder hierher ziehen
hall-exported = Die Ruhmeshalle liegt in { $file }
hall-imported = Neue Partien: { $added }. Schon hier: { $alike }. Wie hier gelassen: { $stayed }.
hall-unread = { $file } kann nicht importiert werden: { $error }
hall-curiosities = Kurioses
hall-record = { $points } Punkte
hall-order = nach Siegen, dann nach dem Bestwert
hall-won = { $name }, gewonnen
hall-on-average = Im Durchschnitt: { $parts }.
hall-against = Gegen { $name }: vorn in { $ahead } von { $games }.
hall-closest = Die knappste Partie, Abstand { $points }: { $game }
hall-richest = Die meisten Punkte an einem Tisch, zusammen { $points }: { $game }
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
print-per-page = Auf einer Seite
print-one = eins
print-two = zwei
print-written = Das PDF liegt in { $file }
print-pages = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}
print-no-game = Davon erzählt eine Partie: öffnet erst eine.

## Paper

# The pace of the table.
pace-left = Sekunden zum Wählen: { $seconds }
pace-paused = Die Zeit steht still; Sekunden zum Wählen: { $seconds }
pace-time-up = Die Zeit ist um
pace-pause = Pause
pace-go-on = Weiter
pace-more = Eine Minute mehr
pace-ready = Alle sind bereit
pace-stop = Anhalten
pace-hands-free-on = Der Stadtausrufer macht allein weiter. { $key }: Alle sind bereit. Jede andere Taste hält ihn an.
pace-hands-free-off = Das Spiel ist wieder in euren Händen.

## What the system says of a file

system-not-found = keine solche Datei, kein solcher Ordner
system-denied = kein Zugriff
system-exists = schon vorhanden
system-not-a-folder = kein Ordner
system-is-a-folder = ist ein Ordner
system-full = kein Platz mehr auf dem Datenträger
system-read-only = dort lässt sich nichts schreiben
system-bad-name = so kann eine Datei nicht heißen
system-not-text = der Inhalt ist kein Text
system-busy = ein anderes Programm benutzt sie gerade
system-other = Meldung des Systems: { $text }
system-numbered = { $what } (Systemfehler { $number })

## Damaged files

file-empty = Die Datei ist leer
file-foreign = Das ist { $kind ->
    [hall] keine Ruhmeshalle, die
   *[game] kein Spiel, das
} Town Crier gespeichert hat: Die erste Zeile sagt etwas anderes
file-too-long = Die Datei ist länger als { $mib } MiB; so lang ist { $kind ->
    [hall] keine Ruhmeshalle
   *[game] kein Spiel
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
file-hall-sheet = Das Blatt von Platz { $player } am Tisch ist nicht möglich
file-hall-name-twice = Platz { $one } und Platz { $other } haben denselben Namen
file-hall-twice = Partie { $game } steht zweimal da
file-hall-order = Partie { $game } wurde vor der Partie darüber gespielt

## Files that cannot be kept

store-damaged = { $file }: { $damage }{ $before ->
    [yes] {" "}(der Stand davor ist lesbar)
   *[no] {""}
}
store-in-use = { $kind ->
    [hall] Ein anderes Fenster von Town Crier schreibt gerade in diese Ruhmeshalle; versucht es gleich noch einmal: { $file }
   *[game] Dieses Spiel ist in einem anderen Fenster von Town Crier offen; hier könnt ihr nur zusehen: { $file }
}
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
   *[game] legt das Spiel in einen anderen Ordner
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
refusal-no-folders = Dieses System nennt keinen Ordner für die Dateien eines Programms; nennt eine Datei mit --game FILE
refusal-no-desk = Dieses Programm ist ohne Fenster gebaut; town-crier cry läuft im Terminal

## Arguments

args-unknown = { $argument }: So ein Argument gibt es hier nicht; { $advice }
args-no-command = { $argument }: So einen Befehl gibt es nicht; { $advice }
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
args-words-json = --lang und --manner: Sie wählen Wörter für Menschen, und --format json hat keine; lasst sie weg
args-step-json = Das wartet auf Menschen, und --format json ist für Programme; lasst eins von beiden weg
args-aloud-json = Das spricht zu Menschen, und --format json ist für Programme; lasst eins von beiden weg
args-step-input = Das wartet auf Enter, wo --dice - die Würfel liest; lasst eins von beiden weg
args-enter = Enter lässt sich nicht von der Standardeingabe lesen: { $system }
args-output = Die Ausgabe lässt sich nicht schreiben: { $system }
args-unread = { $file }: Die Datei lässt sich nicht lesen: { $system }
args-unwritten = { $file }: Die Datei lässt sich nicht schreiben: { $system }
args-standard-input = Standardeingabe
args-standard-output = Standardausgabe
args-lines-open = { $file } lässt sich nicht lesen: { $system }
args-lines-read = { $name }: Nach Zeile { $line } lässt sich nichts lesen: { $system }
args-lines-wrong = { $name }, Zeile { $line }: { $wrong }
args-lines-long = Die Zeile ist länger als { $most } Zeichen
args-lines-too-few = { $name } endet vor dem Spiel; { $needed ->
    [one] eine Zeile fehlt noch
   *[other] { $needed } Zeilen fehlen noch
}
args-lines-too-many = { $name }, Zeile { $line }: Das Spiel ist aus, und die Zeilen von hier an gehören nicht mehr dazu
check-any = { $file }: Die Datei ist in Ordnung: { $coded ->
    [yes] Code { $code }
   *[no] kein Code
}; { $over ->
    [yes] zu Ende
   *[no] { $number } von { $all }
}; { $orders ->
    [one] 1 Schritt
   *[other] { $orders } Schritte
}{ $undone ->
    [0] {""}
   *[other] , { $undone } zurückgenommen
}

## A saved game

damage-code = Ihr Code ist keiner: { $reason }
damage-setup = Die Regeln lassen diesen Aufbau nicht zu: { $reasons }
damage-order = Schritt { $order }: { $reason }
damage-done = { $done } Schritte sollen gelten, es gibt aber nur { $orders }
damage-sheets-without-day = Es gibt Blätter, aber keinen Tag, an dem sie abgerechnet wurden
damage-date = Der Tag der Abrechnung: { $reason }
