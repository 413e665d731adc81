### Die Worte der Oberfläche. In jeder Sprache stehen dieselben Kennungen.

app-title = Hulldown
tagline = Panzerspiele vom Spieltisch im Browser: gegen Freunde, Fremde oder den Computer.
pitch = Regeln zum Nachschlagen und Vertrauen, Computerspieler zum Selberschreiben, Partien zum Nachspielen und Prüfen.
needs-script = Hulldown braucht JavaScript. Das Terminal kommt ohne aus: hulldown play --help.
skip-to-games = Direkt zu den Spielen
language = Sprache

figure-number = Abb. 1
figure-caption = Hull down: Der Kamm deckt die Wanne, nur Turm und Kanone sind zu sehen.
figure-description = Ein Panzer hinter einem Hügelkamm. Turm und Kanone ragen darüber hinaus; die gedeckte Wanne ist gestrichelt gezeichnet.

games = Spiele
games-none = Keine Spiele gefunden. Jedes Spiel ist ein Ordner in hulldown/games.
for-developers = Für Entwickler
for-developers-hint = An diesen Spielen sieht man, wie ein Spiel gebaut ist; ein eigenes beginnt als Kopie von einem.
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
play-in-terminal = Im Terminal spielen
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
loading = Wird geladen …
lost-title = Hier ist nichts
lost-hint = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Teil des Links verloren.
trouble-match = Diese Partie lässt sich nicht öffnen
save = Speichern
your-name = Dein Name
name-first = Gib zuerst deinen Namen ein.
rule = Regel { $id }
rule-unknown = Zu dieser Regel gibt es keinen Text.

## Settings

settings = Einstellungen
setting-theme = Aussehen
setting-theme-system = Wie das System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-help = Hilfe am Tisch
setting-confirm = Fragen, bevor ich etwas verschenke
setting-confirm-hint = Etwa wenn ich den Zug beende, obwohl noch etwas Gutes möglich ist.
setting-lingers = Meinen Zug beende ich selbst
setting-lingers-hint = Auch wenn nichts mehr zu tun ist, etwa nach meiner letzten Karte.
setting-rules = Regelnummern zeigen
setting-rules-hint = Neben Fragen und im Verlauf, statt eines Fragezeichens.
setting-marks = Zeichen statt Farben
setting-marks-hint = Spieler bekommen große Formen und Buchstaben in Schwarz und Weiß.
settings-yours = Sie gelten auf jedem Gerät, auf dem du deine Seite öffnest.
settings-here = Dieser Browser merkt sie sich.

## How to play

how-to-play = So wird gespielt
learn-title = So wird { $game } gespielt
rulebook = Regelbuch
rulebook-title = { $game }: die Regeln
rulebook-search = In den Regeln suchen
rulebook-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
rulebook-english = Das Regelbuch gibt es nur auf Englisch.
rulebook-there = Im Regelbuch
chapters = Kapitel

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
open-tables-none = Richte eine Partie mit freien Plätzen für alle ein, dann steht sie hier.
live-tables = { $count ->
    [0] Gerade keine offenen Tische
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
live-matches = { $count ->
    [one] eine Partie zum Zuschauen
   *[other] { $count } Partien zum Zuschauen
}
live-join = Bei { $names } mitspielen: { $game }
to-watch = Partien zum Zuschauen
replays = Aufzeichnungen
replays-hint = Öffne die Datei einer beendeten Partie, sieh sie dir an oder spiele von jedem Augenblick an weiter.
replays-open = Datei öffnen
match-with = mit { $names }

## How a match stands

standing-waiting = { $free ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
standing-mine = Du bist dran
standing-others = Wartet auf { $names }
standing-paused = Pausiert
standing-closed = Geschlossen
standing-won = Du hast gewonnen
standing-lost = Sieg für { $names }
standing-lost-side = Sieg: { $names }
standing-drawn = Unentschieden
just-now = gerade eben

## Seats

seat-free = Frei
seat-letter = Platz { $letter }
seat-mine = du
seat-default = Spieler { $number }
agents-testing = Zum Testen
seat-here = verbunden
seat-computer = Computer: { $level }
seat-yours-if-you-like = dein Platz, wenn du magst
agent-recruit = Rekrut
agent-gunner = Richtschütze
agent-sergeant = Feldwebel
agent-lieutenant = Leutnant
agent-captain = Hauptmann
agent-ace = Ass
agent-greedy = Solide
agent-random = Zufällig
agent-search = Stratege

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
company-open = Wer mag
company-hint-open = Der Tisch steht auf der Startseite; wer mag, setzt sich dazu.
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
seat-kind-open = Wer mag
seat-kind-hint-me = Dein eigener Platz.
seat-kind-hint-friend = Du bekommst einen Link für diesen Platz.
seat-kind-hint-open = Wer zuerst kommt, sitzt hier.
scenario = Szenario
rule-set = Gespielt wird nach
rule-set-printed = den gedruckten Regeln
rule-set-changed = eigenen Regeln
rules-as-printed = Wie gedruckt
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
house-rules-save = Als Hausregeln speichern
house-rules-hint = In diesem Browser gespeichert; teilen kannst du sie per Link.
house-rules-link = Hausregeln: { $name }
house-rules-drop = „{ $name }“ löschen
pack = Eigene Karten oder Spielplanteile
pack-hint = Wer die Schachtel dieses Spiels besitzt, tippt deren Karten oder Spielplanteile in diese Tabelle, alle oder nur einige, speichert sie als CSV in UTF-8 und spielt damit. Sie gehört dann zur Partie: Sonst braucht niemand die Datei.
pack-sheet = Tabelle holen
pack-semicolons = Mit Semikolons getrennt (CSV)
pack-choose = Ausgefüllte Tabelle wählen
pack-taken = Gespielt wird mit „{ $name }“.
pack-drop = Ohne sie spielen
pack-figure-printed = { $count } gedruckt
pack-figure-historical = { $count } historisch
pack-figure-ours = { $count } von uns
pack-figure-tiles = { $count ->
    [one] ein Spielplanteil
   *[other] { $count } Spielplanteile
}
pack-figure-spaces-wide = { $count } Felder breit
pack-refused = { $count ->
    [one] „{ $file }“ hat einen Fehler; nichts wurde übernommen.
   *[other] „{ $file }“ hat { $count } Fehler; nichts wurde übernommen.
}
pack-findings = Was in der Tabelle nicht stimmt
pack-row = Zeile
pack-column = Spalte
pack-reason = Was nicht stimmt
tempo = Tempo
tempo-live = Live, ohne Uhr
tempo-clock = Live, mit Uhr
tempo-days = Über mehrere Tage
tempo-hint-live = Ohne Zeitlimit.
tempo-hint-clock = Läuft deine Zeit ab, wird die übliche Wahl für dich getroffen. Zweimal hintereinander, und der Computer spielt, bis du zurück bist.
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
    [one] Über mehrere Tage (ein Tag je Entscheidung)
   *[other] Über mehrere Tage ({ $days } Tage je Entscheidung)
}
pace-bank = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}{ $bonus ->
    [0] {" "}für die ganze Partie
    [one] , dazu { $bonus } Sekunde je Entscheidung
   *[other] , dazu { $bonus } Sekunden je Entscheidung
}
pace-move = { $minutes ->
    [one] { $minutes } Minute je Entscheidung
   *[other] { $minutes } Minuten je Entscheidung
}
listed = Diese Partie auf der Startseite zeigen
listed-hint = Alle können zusehen oder offene Plätze nehmen. Sonst nur, wer einen Link hat.
start-match = Partie beginnen
make-table = Tisch eröffnen

## Waiting room, invitations

invite-hint = Jeder freie Platz hat seine eigene Einladung: Schick sie weiter oder lass ein Telefon sie scannen.
invite-title = Einladung zu { $game }
take-seat = Platz nehmen
seat-change = Platz ändern
start-hint = { $free ->
    [one] Den freien Platz nimmt der Computer.
   *[other] Die freien Plätze nimmt der Computer.
}
wait-hint = Die Partie beginnt, wenn der letzte Platz besetzt ist. Du kannst weggehen und wiederkommen.
big-screen = Diesen Bildschirm als Tisch nehmen
big-screen-hint = Die Handkarten zeigt das Telefon: Alle scannen einen Code.
big-screen-yours = { $name }: deine Hand
big-screen-codes = Codes
big-screen-lead = Scanne einen Code mit dem Telefon, um Platz zu nehmen.
watch-link = Link für Zuschauer
share = Teilen
copy-link = Link kopieren
share-scan = Mit dem Telefon scannen
share-code = QR-Code: { $title }
share-only-here = Diese Adresse gilt nur auf diesem Computer. Für Telefone im selben Netz starte den Server mit hulldown serve --lan.
join-lead = { $host } lädt dich zum Spielen ein.
join-lead-nobody = Du bist zum Spielen eingeladen.
join-not = Dieser Link funktioniert nicht
join-not-hint = Vielleicht ist der Platz schon besetzt. Bitte um einen neuen Link.
move-lead = Platz { $letter } von { $name }. Ab jetzt auf diesem Gerät spielen? Vom anderen verschwindet er.
move-here = Hier spielen

## The player's page

me = Deine Seite
me-nobody = In diesem Browser hat noch niemand gespielt. Beginne eine Partie, dann füllt sich diese Seite.
me-stranger = Dieser Link ist die Seite von { $name }. Bisher spielt dieser Browser als { $mine }.
me-become = Hier als { $name } spielen
me-stay = Ich bleibe, wer ich bin
me-elsewhere = Auf einem anderen Gerät spielen
me-elsewhere-hint = Dieser Link bist du: Wer ihn hat, spielt deine Plätze. Behalte ihn für dich.
next-match = Zur Partie, die auf dich wartet
past = Deine Ergebnisse
past-by-game = Ergebnisse nach Spiel
past-by-other = Ergebnisse nach Gegner
past-game = Spiel
past-other = Gegner
past-result = Ergebnis
past-won = Gewonnen
past-lost = Verloren
past-drawn = Unentschieden
past-invite = Wieder einladen
past-others-all = Alle { $count } Gegner zeigen
past-matches = Beendete Partien
past-any-game = Alle Spiele
past-any-result = Alle Ergebnisse
past-any-other = Alle Gegner
past-range = { $from }–{ $to } von { $total }
past-no-such = Keine solchen Partien.
past-later = Spätere
past-earlier = Frühere
past-none = Noch nichts: Hier werden deine beendeten Partien gezählt.
notices = Sag mir, wenn ich dran bin
notices-hint = Eine Nachricht, sobald du dran bist; keine, solange du die Partie offen hast.
notices-email = E-Mail
notices-confirm = Noch nicht bestätigt: Öffne den Link in der E-Mail an dich.
notices-webhook = Webhook
notices-webhook-key = Schlüssel, der die Aufrufe signiert
notices-saved = Gespeichert.
notices-push = Auf diesem Gerät benachrichtigen
notices-push-off = { $devices ->
    [one] Einem Gerät nichts mehr melden
   *[other] { $devices } Geräten nichts mehr melden
}
notices-push-not = Dieser Browser erlaubt keine Benachrichtigungen.
confirm-title = E-Mail von diesem Server
confirm-hint = Darf dieser Server dir schreiben, wenn eine Partie auf dich wartet?
confirm-yes = Ja, schreib mir
confirm-done = Bestätigt. Du bekommst eine E-Mail, wenn du dran bist.

## Errors, by their codes

error-server-unreachable = Der Server antwortet nicht. Läuft hulldown serve noch?
error-match-left = Die Verbindung wurde vor der Antwort geschlossen.
error-action-format = Das lässt sich nicht lesen.
error-action-illegal = Das geht gerade nicht.
error-action-not-your-turn = Du bist nicht dran.
error-action-match-over = Die Partie ist vorbei.
error-action-past-reveal = Ab hier entscheidet das Glück oder jemand anderes: Geh Schritt für Schritt.
error-action-uncommitted = Eine geheime Wahl muss vollständig sein.
error-agent-failed = Der Computerspieler ist ausgefallen.
error-chance-needed = Das entscheidet erst das Glück.
error-config-bad-value = Eine der Angaben passt nicht zu diesem Spiel.
error-config-unknown-game = Ein solches Spiel gibt es nicht.
error-config-unknown-option = Eine solche Option hat das Spiel nicht.
error-config-unknown-scenario = Ein solches Szenario hat das Spiel nicht.
error-match-agent = Einen solchen Computerspieler gibt es nicht.
error-match-order = Dieser Befehl kann nicht gegeben werden.
error-match-seat = Einen solchen Platz gibt es nicht.
error-match-take-back = Das lässt sich nicht mehr zurücknehmen.
error-message-too-large = Das ist zu lang.
error-notices-address = An diese Adresse lässt sich nichts schicken.
error-replay-damaged = Eine Zeile dieser Aufzeichnung wurde nachträglich geändert.
error-replay-file = Die Datei lässt sich nicht lesen.
error-replay-format = Diese Datei ist keine Aufzeichnung.
error-replay-mismatch = Diese Aufzeichnung weicht von dem ab, was die Regeln ergeben.
error-replay-rules = Unter anderen Regeln aufgezeichnet: Man kann sie ansehen, nicht weiterspielen.
error-replay-truncated = Diese Aufzeichnung endet vor der Partie.
error-link-expired = Dieser Link ist abgelaufen, oder der Platz ist vergeben.
error-link-missing = In diesem Browser hat noch niemand gespielt.
error-link-unknown = Dieser Link funktioniert nicht. Vielleicht fehlt ein Teil.
error-link-wrong = Dieser Link ist für etwas anderes.
error-match-full = Der Platz ist besetzt.
error-match-not-running = Diese Partie läuft nicht.
error-match-stale = Die Frage hat sich inzwischen geändert. Sieh noch einmal hin.
error-match-unknown = Es gibt keine solche Partie, oder sie ist privat.
error-match-proposal = So etwas lässt sich gerade nicht vorschlagen oder vereinbaren.
error-match-ticket = Die für diese Partie vorbereitete Mischung wurde schon verwendet oder ist abgelaufen. Versuch es noch einmal.
error-match-word = Dieser Platz hat sein Wort für die Revanche schon geschickt.
error-chat-not-allowed = Das kann man hier nicht sagen.
error-http-too-large = Das ist zu groß.
error-http-too-many = Zu schnell: Warte einen Augenblick und versuche es noch einmal.
error-server-busy = Der Server ist voll. Versuche es später noch einmal.
error-server-internal = Auf dem Server ist etwas schiefgegangen; mehr steht in seinem Log.
error-server-storage = Der Server kann gerade nichts speichern. Versuche es später noch einmal.

## The match page

board-loading = Der Tisch wird aufgebaut …
board-connecting = Verbindung wird aufgebaut …
board-leave = Zur Startseite
board-panels = Bereiche
board-side = Verlauf und Chat
board-fold = Verlauf und Chat einklappen
board-table = Der Tisch
board-close = Schließen

board-seats = Spieler
board-here = verbunden
board-away = nicht verbunden
board-agent = Computer
board-stands-in = vorerst gespielt vom Computer ({ $agent })
board-conceded = hat aufgegeben
board-asked = ist dran
board-clock = Restzeit
board-team = Team { $number }
board-look = Den Platz von { $name } zeigen

board-prompt = Entscheidung
board-you-are-asked = { $name }, du bist dran
board-waiting = Du bist nicht am Zug
board-watching = Du siehst zu
board-planned = Dein Zug ist geplant.
board-waiting-for = { $count ->
    [0] Einen Augenblick …
   *[other] Warten auf { $names }.
  }
board-sealed = geheim, bis alle gewählt haben
board-sealed-alone = geheim, bis du fertig bist
board-reaction = Reaktion
board-window = Zeit zum Reagieren
board-playing = Was geschah
board-playing-of = { $name } spielt
board-round = Runde { $round }
board-since = Seit deinem letzten Zug
board-skip = Überspringen
board-space = Leertaste
board-over = Die Partie ist vorbei
board-closed = Diese Partie wurde geschlossen.
board-paused = Die Partie ist unterbrochen.
board-held = Antwort gespeichert. Warten auf die anderen.
board-draft = Bisher geplant:
board-draft-tag = Entwurf
board-step = Schritt { $number }
board-all = Alle Möglichkeiten
board-all-count = Alle Möglichkeiten: { $count }
board-hint = Tipp
hint-title = Was der Computer tun würde
hint-thinking = Der Computer überlegt …
hint-because = denn: { $reasons }
hint-own = { $figure } { $change }
hint-others = bei den anderen: { $figure } { $change }
hint-note = Der Prozentwert ist das Ergebnis, das der Computer nach allem erwartet, was du weißt (ein Viertel davon kommt aus den Punkten), nach { $trials } Versuchen. Die Gründe vergleichen, wohin dieser Zug und die anderen kurz danach führen. Alle sehen, dass du gefragt hast, und die Partie zählt für keine Bestenliste mehr.
board-commit = So spielen
board-withdraw = Plan verwerfen
board-preparing = Du bereitest deinen nächsten Zug vor; nur du siehst das
board-prepare = Zug vorbereiten
board-leave-ahead = Zurück zum Tisch
board-ahead-over = Weiter lässt sich nicht planen: Der nächste Schritt hängt vom Glück oder von jemand anderem ab.
board-unfit = Passt nicht mehr:
board-plan-dropped = Dein vorbereiteter Zug passt nicht mehr und wurde verworfen: { $plan }.
board-back = Zurücknehmen
board-back-turn = Zug zurücknehmen
board-ask-back = Um Rücknahme bitten
board-undo = Zurücknehmen
board-undo-price = Geht zu deiner letzten Entscheidung zurück. Was seitdem das Glück entschied, wird neu gezogen; für eine Bestenliste zählt die Partie dann nicht mehr.
board-undo-sure = Zu deiner letzten Entscheidung zurück? Das Glück wird neu gezogen, und für eine Bestenliste zählt die Partie nicht mehr.
board-back-here = Bis hierher zurücknehmen
board-back-here-sure = Zu dieser Zeile zurück? Das Glück wird neu gezogen, und für eine Bestenliste zählt die Partie nicht mehr.
board-ask-back-here = Um Rücknahme bis hierher bitten
board-line-menu = Mehr zu dieser Zeile
board-sure-yes = Ja
board-sure-no = Nein, weiterspielen
board-sure-never = Nicht mehr fragen
board-better = Möglich wäre noch: { $play }.

board-beginning = Wie diese Partie begann
board-fair = Der Server hat sein Geheimnis vor dem ersten Mischen festgelegt. Nach der Partie lässt es sich mit diesem Siegel vergleichen:
board-no-word = (hat zum Mischen nichts beigetragen)
board-log = Verlauf
board-log-all = Alle { $count } Zeilen zeigen
board-log-details = Jeden Schritt zeigen
board-log-none = Hier entsteht der Verlauf. Ein Klick auf eine Zeile zeigt ihren Augenblick.
board-spoken = Was geschieht
board-moment = Diesen Augenblick ansehen
board-chat = Chat
board-chat-none = Noch hat niemand etwas gesagt.
board-chat-phrases = In offenen Partien spricht man in festen Sätzen.
board-channel = An wen
board-to-all = An alle
board-to-team = An das Team
board-say = Etwas sagen
board-send = Senden
board-spectator = Ein Zuschauer
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-thinking = Ich denke nach …
phrase-be-right-back = Bin gleich wieder da.
phrase-good-game = Schöne Partie!

board-pass = Gib den Bildschirm an { $name }
board-pass-hint = Alle anderen schauen weg.
board-i-am = Ich bin { $name }
board-still = Ich bin noch { $name }

board-menu = Menü
board-speed = Tempo
board-speed-none = Sofort
board-sound = Ton
board-sound-on = Ton ist an
board-sound-off = Ton ist aus
board-volume = Lautstärke
board-letters = Kürzel mit einer einzigen Taste
board-my-seat = Mein Platz
board-orders = Dauerbefehle
board-orders-hint = Ein Dauerbefehl antwortet für dich, bis du ihn zurückziehst.
board-orders-none = Gerade sind keine Dauerbefehle möglich.
board-orders-give = Befehle erteilen
board-order-drop = Zurückziehen
board-hand-over = Den Computer spielen lassen: { $agent }
board-take-seat = Meinen Platz wieder übernehmen
board-stand-in-notice = Deinen Platz spielt gerade der Computer ({ $agent }).
board-move-seat = Meinen Platz auf ein anderes Gerät holen
board-concede = Aufgeben
board-concede-sure = Diese Partie aufgeben? Spielen andere weiter, übernimmt der Computer deinen Platz.
board-concede-yes = Ja, aufgeben
board-concede-no = Nein, weiterspielen
board-end = Partie jetzt beenden
board-end-sure = Die Partie jetzt beenden und werten, wie sie steht?
board-end-yes = Ja, beenden
board-ask-all = Alle fragen
board-ask-end = Partie jetzt beenden
board-ask-pause = Uhren anhalten
board-ask-resume = Weiterspielen
board-ask-live = Live spielen
board-ask-days = Über mehrere Tage spielen
board-pace = Von nun an: { $pace }.
board-match = Die Partie
board-to-replay = Aufzeichnung
board-share = Teilen
board-share-replay = Wer diesen Link öffnet, sieht die ganze Partie.
board-share-seat = Öffne diesen Link auf einem anderen Gerät, um deinen Platz dort zu spielen. Wer ihn hat, kann für dich spielen.
board-share-watch = Wer diesen Link öffnet, kann zusehen.
board-commitment = Siegel der Mischungen (SHA-256):
board-report = Fehler melden
board-report-what = Was ging schief?
board-report-over = Die Aufzeichnung dieser Partie wird beigefügt.
board-report-running = Beigefügt werden die Kennung der Partie und was dein Platz zu sehen bekam, nichts, was dir verborgen ist.
board-report-send = Meldung speichern
board-report-done = Die Meldung ist als Datei gespeichert. Danke.

board-proposes-take-back = { $name } möchte etwas zurücknehmen.
board-undone = { $count ->
    [one] Eine Zeile des Verlaufs würde zurückgenommen
   *[other] { $count } Zeilen des Verlaufs würden zurückgenommen
  }
board-proposes-end = { $name } möchte die Partie so beenden, wie sie steht.
board-proposes-pause = { $name } möchte die Uhren anhalten.
board-proposes-resume = { $name } möchte weiterspielen.
board-proposes-pace = { $name } möchte in anderem Tempo spielen.
board-consent-waiting = Es fehlt noch: { $names }.
board-agree = Zustimmen
board-refuse = Ablehnen
board-drop = Zurückziehen

board-nobody-won = Niemand hat gewonnen
board-you-won = Gewonnen!
board-you-share = Geteilter Sieg
board-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
board-you-came = Du hast Platz { $place } von { $count } belegt.
board-rank = Platz
board-player = Spieler
board-total = Summe
board-story = Wie es dazu kam
board-story-line = Runde { $round }: { $said }
board-rematch = Noch einmal
board-new-opponents = Neue Gegner
board-home = Startseite
board-next-match = Zur nächsten Partie
board-verify = Partie nachprüfen
board-look-at-table = Den Schlussstand ansehen

board-keys = Tasten
board-keys-hint = Tab geht von Element zu Element. Beim Tippen sind die Kürzel aus.
board-key-usual = Die hervorgehobene Wahl treffen
board-key-number = Die Wahl mit dieser Nummer treffen
board-key-back = Einen Schritt zurück: schließen, verwerfen, zurücknehmen
board-key-back-turn = Den ganzen Zug zurücknehmen
board-key-skip = Weiter zu meiner nächsten Entscheidung
board-key-speed = Schneller, langsamer
board-key-all = Alle Möglichkeiten
board-key-hint = Den Computer um einen Tipp bitten
board-key-prepare = Den eigenen Zug vorbereiten, während andere spielen
board-key-table = Zum Tisch
board-key-log = Zum Verlauf
board-key-chat = Zum Chat
board-key-orders = Dauerbefehle
board-key-rule = Die Regel hinter der Frage
board-key-sound = Ton an oder aus
board-key-menu = Menü
board-key-help = Diese Hilfe

## What all tables share

kit-rule = Regel { $rule }
kit-enter = Enter
kit-you = (du)
kit-figures = Auf einen Blick
kit-choices = Was du tun kannst
kit-offers-of = Mit { $thing }
kit-now = Jetzt:
kit-many = { $label }: { $count }
kit-why-not = Was du jetzt nicht tun kannst, und warum ({ $count })

## The replay

replay-title = Aufzeichnung:
replay-view = Gesehen von
replay-view-public = Zuschauern
replay-controls = Die Partie abspielen
replay-moment = Augenblick
replay-place = { $at } von { $total }
replay-beginning = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-key-play = Abspielen oder anhalten
replay-key-step = Einen Schritt zurück oder vor
replay-key-turn = Einen Zug zurück oder vor
replay-key-ends = An den Anfang oder ans Ende
replay-more = Mehr
replay-share-hint = Dieser Link führt zu genau diesem Augenblick.
analysis-title = Analyse
analysis-looking = Der Computer sieht sich die Partie an: { $done } von { $total } Entscheidungen.
analysis-graph = Wie alle standen, Entscheidung für Entscheidung
analysis-graph-hint = Das Ergebnis, das alle erwarten konnten, nach dem Wissen der Seite am Zug: oben ein sicherer Sieg, unten eine sichere Niederlage.
analysis-missed = Verpasste Gelegenheiten
analysis-missed-hint = Was der Computer mit demselben Wissen getan hätte. Nur wo es klar besser war, als er beides oft ausprobierte.
analysis-swings = Die größten Umschwünge
analysis-better = Der Computer: { $play } (+{ $gain })
luck-title = Wie viel war Glück?
luck-hint = Was das Glück allen insgesamt gebracht hat, 100 % wären ein ganzer Sieg: was bei { $draws } Aktionen mit Glück herauskam, weniger das, was zu erwarten war.
luck-deal = Davon die Verteilung am Anfang:
luck-looking = Das wird gerade ausgerechnet und dauert bis zu einer Minute.
luck-again = Noch einmal fragen
luck-strokes = Das größte Glück und Pech
luck-strokes-hint = Erwartet → eingetreten
replay-export = Datei speichern
replay-to-match = Zur Partie
replay-fork = Von hier weiterspielen
replay-fork-hint = Eine neue Partie beginnt bei Augenblick { $moment } dieser Partie. Die alte bleibt, wie sie ist.
replay-fork-go = Weiterspielen
replay-seat-me = Ich
replay-seat-friend = Ein Freund, per Link
replay-hidden = Verdeckte Karten
replay-hidden-resample = Verdecktes neu mischen (niemand weiß mehr als damals)
replay-hidden-keep = Alles bleibt, wie es war

## Das Balance-Labor

lab-link = Was würde eine Änderung bewirken? Zum Balance-Labor
lab-title = Balance-Labor: { $game }
lab-about = Ändere ein paar Werte und starte. Der Computer spielt gleich viele Partien mit unseren und mit deinen Werten und zeigt, was sich ändert.
lab-change = Was du änderst
lab-kind = Art
lab-find = Suchen
lab-none-found = So heißt hier nichts.
lab-ours = unser Wert: { $value }
lab-changes = Deine Änderungen
lab-no-changes = Noch ist nichts geändert.
lab-undo = Zurücknehmen: { $what }
lab-name = Name des Kartensatzes
lab-name-default = Versuch
lab-how = Wie gespielt wird
lab-seats = Plätze
lab-scenario = Szenario
lab-games = Partien mit jedem Satz
lab-run = Starten
lab-cancel = Anhalten
lab-save = Tabelle speichern
lab-play = Damit spielen
lab-results = Was sich ändert
lab-waiting = Ein anderer Versuch läuft noch.
lab-elsewhere = Ein Versuch mit { $game } läuft noch. Dorthin
lab-progress = { $done } von { $games } Partien
lab-cancelled = Nach { $done } Partien angehalten.
lab-failed = Abgebrochen: Mit diesem Satz lässt sich nicht spielen.
lab-clear = { $count ->
    [0] Nichts ändert sich mehr, als der Zufall erklärt.
    [one] Ein Anteil von { $total } ändert sich mehr, als der Zufall erklärt.
   *[other] { $count } von { $total } Anteilen ändern sich mehr, als der Zufall erklärt.
}
lab-rounds = Eine Partie dauert { $after } Runden (± { $afterWithin }) statt { $before } (± { $beforeWithin }).
lab-all = Alle Anteile zeigen
lab-what = Was
lab-before = Unsere
lab-after = Deine
lab-difference = Unterschied in Prozentpunkten
lab-interval = { $difference } ({ $low } bis { $high })
lab-by-seat = Siege nach Platz
lab-by-side = Siege nach Seite

## Verifying a match

verify-title = Diese Partie nachprüfen
verify-working = Jedes Mischen wird nachgerechnet …
verify-fair = Das Glück war ehrlich: Der Server legte sein Geheimnis fest, bevor er dein Wort kannte, dein Wort ist eingemischt, und jede Ziehung folgt aus beidem.
verify-consistent = Jede Ziehung folgt aus dem Geheimnis und den Worten der Spieler in dieser Datei. Ob das Geheimnis schon vor den Worten feststand, kann dieser Browser nicht sagen.
verify-unknown = Das Glück ließ sich nicht prüfen: Die Datei verrät nicht, woher es kam.
verify-bad = Etwas passt nicht zusammen. Diese Datei ist nicht das Protokoll einer ehrlichen Partie.
verify-right = Richtig:
verify-wrong = Falsch:
verify-skipped = Nicht geprüft:
verify-check-chain = { $count ->
    [one] { $count } Zeile ist unversehrt und an die Zeilen darüber gebunden.
   *[other] { $count } Zeilen sind unversehrt und an die Zeilen darüber gebunden.
  }
verify-check-commitment = Das Geheimnis ist das versiegelte.
verify-check-commitment-not = Die Datei enthält kein versiegeltes Geheimnis.
verify-check-commitment-missing = Der Server hat ein Geheimnis versiegelt, und die Datei verrät es nicht.
verify-check-remembered = Das Siegel ist das, das dieser Browser zuerst sah.
verify-check-remembered-not = Dieser Browser sah das Siegel nicht, bevor die Partie vorbei war.
verify-check-word = Das Wort, das dieser Browser geschickt hat, ist eingemischt.
verify-check-word-not = Dieser Browser hat für diese Partie kein Wort geschickt.
verify-check-agents = Am Platz eines Computerspielers steht kein Wort.
verify-check-start-not = Die Partie ging von einer gegebenen Stellung aus; wie deren verdeckte Karten verteilt wurden, sagt diese Datei nicht.
verify-check-draws = { $count ->
    [one] { $count } Ziehung folgt aus dem Geheimnis und den Worten der Spieler.
   *[other] { $count } Ziehungen folgen aus dem Geheimnis und den Worten der Spieler.
  }
verify-check-draws-not = Nichts verrät, woher die Ziehungen kamen.
verify-line = Zuerst in Zeile { $line } der Datei.
verify-commitment-label = Siegel, von Anfang an gezeigt
verify-secret-label = Geheimnis, am Ende enthüllt
verify-word-label = Wort von { $name }
verify-word-none = keins geschickt
verify-more = Dass auch die Regeln eingehalten wurden, prüft an der gespeicherten Datei
verify-unsafe = Dieser Browser rechnet nur auf Seiten nach, die über HTTPS oder von diesem Rechner kommen. Speichere die Datei und gib hulldown verify DATEI ein.

## Lektionen

lessons = Spielend lernen
lessons-title = { $game } lernen
lessons-about = Spiel mit, und jeder Schritt sagt dir, was zu tun ist und warum. { $count ->
    [one] Eine Lektion
   *[other] { $count } Lektionen
  }; du kannst jederzeit gehen und später weitermachen.
lessons-then = Bereit? Spiel eine erste Partie gegen den leichtesten Computergegner.
lessons-begin = Anfangen
lessons-go-on = Weiter
lessons-again = Noch einmal
lessons-learned = Erledigt
lessons-all = Alle Lektionen
lessons-next = Weiter: { $title }
lessons-first-match = Erste Partie spielen
board-lesson = Lektion
board-lesson-step = Schritt { $step } von { $steps }

puzzles = Aufgaben
puzzles-title = Aufgaben zu { $game }
puzzles-about = Stellungen aus echten Partien, in denen ein Zug weit besser ist als alle anderen. Finde ihn aus dem, was du weißt; danach erfährst du, warum.
puzzles-by-theme = Nach Themen üben
puzzles-done = { $done } von { $count } gelöst.
puzzles-other = Verschiedenes
puzzles-all = Alle Aufgaben
puzzle-title = Aufgabe { $number }
puzzle-today = Aufgabe des Tages
puzzle-solved = gelöst
puzzle-hard = schwer
puzzle-hard-means = Schwerer: Mit Faustregeln ist der Zug nicht zu finden.
puzzle-next = Nächste Aufgabe
puzzle-find = Du bist am Zug, und eine Möglichkeit ist weit besser als alle anderen. Welche?
    .wrong = Das geht, aber es gibt etwas weit Besseres. Versuch es noch einmal.
puzzle-go-on = Du bist mitten in deinem Zug, und eine Möglichkeit ist weit besser als alle anderen. Welche? Was du schon gespielt hast, bleibt.
    .wrong = Das geht, aber es gibt etwas weit Besseres. Versuch es noch einmal.
puzzle-done = Gelöst! Du kannst von hier aus gegen den Computer weiterspielen.
puzzle-show = Zeig es mir
puzzle-worth = Das ist { $value } wert; die beste andere Möglichkeit, „{ $other }“, { $next }.
puzzle-also = Ebenso gut: { $moves }.
puzzle-why = Warum: was danach bald geschieht, und wie oft.
puzzle-often = ({ $often }; nach einem anderen Zug { $otherwise })
puzzle-then = Was am ehesten folgen würde:
board-puzzle = Aufgabe

deal-today = Heutige Herausforderung
deal-title-today = { $game }: heutige Herausforderung
deal-title = { $game }: Verteilung { $deal }
deal-about = Alle bekommen dieselbe Verteilung gegen denselben Computergegner, und die Ergebnisse werden verglichen. Dein erster Versuch zählt, Tipps gibt es nicht.
deal-about-alone = Alle spielen auf demselben Spielplan, jeder für sich. Dein erster Versuch zählt, Tipps gibt es nicht.
deal-play = Spielen
deal-mine = Zu meiner Partie
deal-results = Ergebnisse
deal-by-score = Gebrauchte Runden, die wenigsten zuerst.
deal-by-lead = Vorsprung vor dem Computer in Punkten, der größte zuerst.
deal-none = Noch niemand ist damit fertig.
deal-together = Zusammen spielen
deal-together-hint = Ihr spielt gegeneinander mit dem Glück dieser Verteilung. Andere Tische haben dasselbe Glück, und alle werden mit denen verglichen, die dort auf demselben Platz saßen.
deal-tables = Tische mit { $seats } Plätzen
deal-tables-hint = Punkte Vorsprung vor dem Besten der anderen am Tisch. In jeder Spalte hatten alle dasselbe Glück; der Beste ist fett gedruckt.
deal-table = Tisch { $number }
deal-seat = Platz { $letter }
deal-share = Mit Freunden vergleichen
deal-share-hint = Wer diesen Link öffnet, spielt dasselbe an einem eigenen Tisch, und alle Ergebnisse stehen hier.
deal-new = Neue Verteilung beginnen
deal-compare = Mit anderen vergleichen
board-coach = Gut zu wissen:
board-aids = Spielhilfe
board-aid-now = jetzt
