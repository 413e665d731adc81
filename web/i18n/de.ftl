### Die Worte der Oberfläche. In jeder Sprache stehen dieselben Kennungen.

app-title = Hulldown
tagline = Panzerspiele vom Spieltisch, für Freunde, Fremde und Maschinen.
pitch = Regeln zum Nachschlagen und Vertrauen, Computerspieler zum Selberschreiben, Partien zum Nachspielen und Prüfen.
needs-script = Hulldown braucht JavaScript. Das Terminal kommt ohne aus: hulldown play --help.
skip-to-games = Direkt zu den Spielen
language = Sprache

figure-number = Abb. 1
figure-caption = Hull down: Der Kamm deckt die Wanne, nur Turm und Kanone sind zu sehen.
figure-description = Ein Panzer hinter einem Hügelkamm. Turm und Kanone ragen darüber hinaus; die gedeckte Wanne ist gestrichelt gezeichnet.

games = Spiele
games-none = Keine Spiele gefunden. Jedes Spiel ist ein Ordner in hulldown/games.
seats = Plätze
seats-range = { $min }–{ $max }
seats-fixed = { $count }
maturity = Reife
maturity-level = { $level ->
    [alpha] Alpha
    [beta] Beta
    [stable] Stabil
   *[other] { $level }
}
rules-tested = Geprüfte Regeln
rules-share = { $tested } von { $total }
play-in-terminal = Jetzt im Terminal spielen
copy = Kopieren
copied = Kopiert

trouble-title = Der Server antwortet nicht
trouble-hint = Läuft hulldown serve noch? Starte es neu und versuche es dann noch einmal.
try-again = Noch einmal

not-affiliated = Hulldown ist ein eigenes, freies Projekt. Es ist weder mit den Verlagen der Spiele verbunden, deren Regeln es folgt, noch von ihnen empfohlen; die Namen gehören ihnen. Texte, Werte unbekannter Karten und alle Bilder hier sind unsere eigenen.

## Players

call-signs = Dachs, Reiher, Otter, Luchs, Marder, Turmfalke, Hermelin, Kiebitz, Wisent, Hase, Elster, Biber

## Getting around

skip-to-content = Direkt zum Inhalt
to-front = Zur Startseite
lost-title = Hier ist nichts
lost-hint = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Teil des Links verloren.
trouble-match = Diese Partie lässt sich nicht öffnen
save = Speichern
name = Name
your-name = Dein Name
rule = Regel { $id }
rule-unknown = Diese Regel ist nicht aufgeschrieben.

## Front page

play-now = Jetzt spielen
set-up-match = Partie einrichten
my-matches = Deine Partien
my-matches-none = Gerade läuft keine Partie.
my-matches-over = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
open-tables = Offene Tische
open-tables-none = Niemand sucht Mitspieler. Richte eine Partie mit offenen Plätzen ein, dann steht sie hier.
replays = Aufzeichnungen
replays-hint = Öffne die Datei einer beendeten Partie, sieh sie dir an, spiele von jedem Moment aus weiter.
match-with = mit { $names }

## How a match stands

standing-waiting = { $free ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
standing-mine = Du bist dran
standing-others = Warten auf { $names }
standing-paused = Pausiert
standing-closed = Geschlossen
standing-won = Du hast gewonnen
standing-lost = Gewonnen von { $names }
standing-drawn = Niemand hat gewonnen

## Seats

seat-free = Frei
seat-letter = Platz { $letter }
seat-mine = du
seat-here = verbunden
seat-computer = Computer, { $level }
seat-yours-if-you-like = dein Platz, wenn du magst
agent-greedy = Solide
agent-random = Zufällig

## New match

part-seats = Wer spielt
part-rules = Regeln
part-pace = Tempo
company = Mit wem spielst du?
company-agents = Computer
company-hint-agents = Beginnt sofort.
company-friends = Freunde, per Link
company-hint-friends = Du bekommst eine Einladung für jeden Platz.
company-here = Zusammen an diesem Bildschirm
company-hint-here = Ein Vorhang verbirgt jede Hand vor den anderen.
company-open = Alle, die mögen
company-hint-open = Der Tisch steht auf der Startseite.
seats-count = Zahl der Plätze
seats-fewer = Ein Platz weniger
seats-more = Ein Platz mehr
seat-filled-by = Auf Platz { $letter } sitzt
seat-agent = Stärke des Computers auf Platz { $letter }
seat-name = Name auf Platz { $letter }
seat-team = Seite von Platz { $letter }
seat-kind-me = Ich
seat-kind-agent = Computer
seat-kind-friend = Freund, per Link
seat-kind-here = Jemand an diesem Bildschirm
seat-kind-open = Irgendwer
seat-kind-hint-me = Dein eigener Platz.
seat-kind-hint-friend = Du bekommst einen Link für diesen Platz.
seat-kind-hint-open = Wer kommt, nimmt ihn.
scenario = Szenario
rule-set = Gespielt wird nach
rule-set-printed = den gedruckten Regeln
rule-set-changed = eigenen Regeln
options = { $changed ->
    [0] Alle Optionen ({ $count })
    [one] Alle Optionen ({ $count }, eine geändert)
   *[other] Alle Optionen ({ $count }, { $changed } geändert)
}
option-on = an
option-off = aus
option-printed = Gedruckt: { $value }.
house-rules = Hausregeln
house-rules-name = Name dieser Hausregeln
house-rules-save = Als Hausregeln behalten
house-rules-hint = Dieser Browser behält sie; ein Link teilt sie.
house-rules-link = Hausregeln: { $name }
house-rules-drop = „{ $name }“ vergessen
tempo = Tempo
tempo-live = Live, ohne Uhr
tempo-clock = Live, mit Uhr
tempo-days = Über Tage
tempo-hint-live = Niemand wird gedrängt.
tempo-hint-clock = Läuft deine Zeit ab, wird das Übliche gewählt; zweimal hintereinander, und der Computer spielt, bis du zurück bist.
tempo-hint-days = Alle spielen, wenn sie Zeit haben. Deine Seite kann dir melden, wenn du dran bist.
clock = Bedenkzeit
clock-bank = für die ganze Partie
clock-move = für jede Entscheidung
clock-minutes = Minuten
clock-bonus = Sekunden dazu je Entscheidung
clock-days = Tage für jede Entscheidung
reactions = Reaktionen der anderen
reactions-default = passend zum Tempo
reactions-ask = einzeln fragen und warten
reactions-window = für alle dieselbe kurze Zeit
reactions-orders = nach Dauerbefehlen
pace-days = { $days ->
    [one] Über Tage, einer je Entscheidung
   *[other] Über Tage, { $days } je Entscheidung
}
pace-bank = { $minutes } Minuten, { $bonus } Sekunden dazu je Entscheidung
pace-move = { $minutes } Minuten je Entscheidung
listed = Diese Partie auf der Startseite zeigen
listed-hint = Alle dürfen zusehen und offene Plätze nehmen. Sonst nur, wer einen Link hat.
start-match = Partie beginnen
make-table = Tisch decken

## Waiting room, invitations

invite-hint = Schick diese Einladung weiter; wer sie öffnet, kann den Platz nehmen.
invite-title = Einladung zu { $game }
take-seat = Platz nehmen
seat-change = Besetzen mit
start-hint = { $free ->
    [one] Den freien Platz nimmt der Computer.
   *[other] Die freien Plätze nimmt der Computer.
}
wait-hint = Die Partie beginnt, wenn der letzte Platz besetzt ist. Du kannst weggehen und wiederkommen.
big-screen = Diesen Bildschirm als Tisch nehmen
big-screen-hint = Telefone werden zu Händen: Jeder scannt einen Code.
big-screen-lead = Scanne einen Code mit dem Telefon, um Platz zu nehmen.
watch-link = Link für Zuschauer
share = Teilen
copy-link = Link kopieren
share-scan = Mit dem Telefon scannen
share-code = QR-Code: { $title }
share-only-here = Diese Adresse gilt nur auf diesem Computer. Für Telefone im selben Netz starte den Server mit hulldown serve --lan.
join-lead = { $host } lädt dich zum Spielen ein.
join-lead-nobody = Du bist zum Spielen eingeladen.
join-not = Dieser Link öffnet nichts
join-not-hint = Vielleicht ist der Platz schon besetzt. Bitte um einen neuen Link.
move-lead = Platz { $letter } von { $name }. Ab jetzt auf diesem Gerät spielen? Vom anderen verschwindet er.
move-here = Hier spielen

## The player's page

me = Deine Seite
me-nobody = In diesem Browser hat noch niemand gespielt. Beginne eine Partie, dann füllt sich diese Seite.
me-stranger = Dieser Link ist die Seite von { $name }. Bisher spielt dieser Browser als { $mine }.
me-become = Hier als { $name } spielen
me-stay = Bleiben, wer ich bin
me-elsewhere = Auf einem anderen Gerät spielen
me-elsewhere-hint = Dieser Link bist du: Wer ihn hat, spielt deine Plätze. Behalte ihn für dich.
next-match = Zur Partie, die auf dich wartet
notices = Sag mir, wenn ich dran bin
notices-hint = Eine Nachricht, wenn eine Partie zu dir kommt; keine, solange du sie offen hast.
notices-email = E-Mail
notices-webhook = Webhook
notices-saved = Gespeichert.
notices-push = Auf diesem Gerät melden
notices-push-off = { $devices ->
    [one] Einem Gerät nichts mehr melden
   *[other] { $devices } Geräten nichts mehr melden
}
notices-push-not = Dieser Browser erlaubt keine Meldungen.

## Errors, by their codes

error-server-unreachable = Der Server antwortet nicht. Läuft hulldown serve noch?
error-match-left = Die Verbindung wurde vor der Antwort geschlossen.
error-link-expired = Dieser Link ist abgelaufen, oder der Platz ist vergeben.
error-link-missing = In diesem Browser hat noch niemand gespielt.
error-link-unknown = Dieser Link öffnet nichts. Vielleicht ging ein Teil verloren.
error-link-wrong = Dieser Link öffnet eine andere Tür.
error-match-full = Der Platz ist besetzt.
error-match-not-running = Die Partie läuft nicht.
error-match-stale = Die Frage hat sich inzwischen geändert. Sieh noch einmal hin.
error-match-unknown = Es gibt keine solche Partie, oder sie ist privat.
error-match-proposal = Dergleichen lässt sich gerade nicht vorschlagen oder vereinbaren.
error-chat-not-allowed = Das kann man hier nicht sagen.
error-http-too-large = Das ist zu groß.
error-http-too-many = Das war zu schnell: Warte einen Augenblick.
error-server-busy = Der Server hat so viele Gäste, wie er fasst. Versuche es später noch einmal.
error-server-internal = Auf dem Server ging etwas kaputt; sein Protokoll weiß mehr.
error-server-stopping = Der Server hält an. Komm gleich wieder.
