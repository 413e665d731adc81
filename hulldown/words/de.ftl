# Wörter, die allen Spielen gemeinsam sind: was die Partie selbst sagt, und das Terminal.

## Die Partie

match-took-back = { $seat } nimmt die letzte Wahl zurück.
match-took-back-agreed = Alle sind einverstanden, dass { $seat } etwas zurücknimmt.
match-undid = { $seat } ist zurückgegangen; das Glück wird neu gezogen.
match-declined-take-back = { $seat } lehnt ab: { $of } darf nichts zurücknehmen.
match-declined-end = { $seat } lehnt es ab, die Partie zu beenden.
match-declined-pause = { $seat } lehnt es ab, die Uhren anzuhalten.
match-declined-resume = { $seat } lehnt es ab, schon weiterzuspielen.
match-declined-pace = { $seat } lehnt es ab, das Tempo zu ändern.
match-lapsed-take-back = Die Partie ist weitergegangen: { $of } kann nichts mehr zurücknehmen.
match-conceded = Aufgegeben: { $seats }.
match-gave-up = { $seat } gibt auf; der Computer übernimmt.
match-agreed = Die Partie wurde beendet und gewertet, wie sie stand.
match-time-ran-out = Die Zeit von { $seat } ist abgelaufen: Die übliche Wahl wurde gespielt.
match-handed-over = Der Computer ({ $agent }) spielt für { $seat }.
match-came-back = { $seat } spielt wieder selbst.
match-took-hint = { $seat } bittet den Computer um Tipps.
match-rules-changed = Die Regeln wurden hier berichtigt (von Fassung { $from } auf { $to }); die Partie geht weiter, wo sie steht.
outcome-conceded = Die Partie wurde aufgegeben.
outcome-agreed = Die Partie wurde vorzeitig beendet und gewertet, wie sie stand.

## Namen und Werte

seat = Spieler { $number }
seat-me = Spieler { $number } (du)
seat-agent = Spieler { $number } ({ $agent })
list = { $first } und { $last }
several = { $count }× { $thing }
yes = ja
no = nein
nothing = –
play-plan = Für mich planen
agent-greedy = Solide
agent-random = Zufällig
agent-search = Stratege
agent-playouts = Suche bis zum Ende
agent-recruit = Rekrut
agent-gunner = Richtschütze
agent-sergeant = Feldwebel
agent-lieutenant = Leutnant
agent-captain = Hauptmann
agent-ace = Ass
agent-usual = niemand da

## Warum etwas nicht zurückgenommen werden kann

take-back-nothing-to-take-back = Jetzt lässt sich nichts von dir zurücknehmen.
take-back-the-seat-did-not-choose-it = Das hast du nicht selbst gewählt.
take-back-it-told-something-new = Es hat dir etwas Verborgenes gezeigt, zum Beispiel gezogene Karten: Das lässt sich nicht zurücknehmen.
take-back-somebody-else-has-been-asked-since = Seitdem hatte schon jemand anders eine Entscheidung.
take-back-others-already-built-on-it = Andere haben schon darauf aufgebaut.

## Das Terminal

terminal-welcome = { $title }: { $seats } Spieler, Startzahl { $seed }. Mit h gibt es Hilfe.
terminal-options = Regeln: { $options }.
terminal-log = Seit deiner letzten Wahl
terminal-more-log = … und { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
  } davor; l zeigt alles.
terminal-whole-log = Der Verlauf
terminal-table = Der Tisch
terminal-enter = Enter
terminal-only-choice = Nur eine Wahl: { $choice }.
terminal-whole-plays = Auf einmal
terminal-single-steps = Schritt für Schritt
terminal-why-not = Was du jetzt nicht kannst, und warum
terminal-more-why-not = … und { $count } weitere dieser Art.
terminal-nothing-refused = Hier ist dir nichts verboten.
terminal-no-log = Noch ist nichts geschehen.
terminal-info = Was die Wörter bedeuten
terminal-no-info = Hier gibt es nichts zu erklären.
terminal-rule = Regel { $rule }
terminal-unknown-rule = Eine Regel { $rule } gibt es nicht.
terminal-took-back = Zurückgenommen.
terminal-orders = Dauerbefehle
terminal-no-orders = Gerade sind keine Dauerbefehle möglich.
terminal-no-order = keiner
terminal-order-values = Zur Wahl: { $values }.
terminal-orders-how = Erteilen mit: o NAME WERT. Aufheben mit: o NAME -
terminal-order-given = Der Befehl gilt.
terminal-sure = { $question } Wenn ja, tippe die Nummer ein.
terminal-unknown-choice = { $typed } steht nicht zur Wahl. Eine Zahl von 1 bis { $count }, oder h für Hilfe.
terminal-unknown-order = Einen Dauerbefehl { $typed } gibt es nicht.
terminal-bad-value = { $typed } passt nicht. Erlaubt ist: { $wanted }.
terminal-agent-failed = { $why }. Ab jetzt spielt dieser Platz, was üblich ist.
terminal-quit = Du hast die Partie verlassen.
terminal-saved = Gespeichert in { $file }.
terminal-over = Die Partie ist zu Ende
terminal-rank = Rang
terminal-player = Spieler
terminal-total = Summe
terminal-won = Du hast gewonnen!
terminal-shared = Du teilst dir den Sieg.
terminal-nobody-won = Niemand hat gewonnen.
terminal-lost = Du hast verloren. Sieg für { $seats }.
terminal-help = Hilfe
terminal-help-number = Die Wahl mit dieser Nummer treffen.
terminal-help-enter = Das tun, woran „Enter“ steht: was der Computer tun würde.
terminal-help-why = Sagen, was du jetzt nicht kannst, und warum.
terminal-help-undo = Die letzte Wahl zurücknehmen.
terminal-help-info = Die Wörter auf dem Tisch erklären.
terminal-help-info-all = Alles im Spiel erklären, zum Beispiel alle Fähigkeiten.
terminal-help-rule = Eine Regel zeigen, etwa r { $rule }.
terminal-help-orders = Dauerbefehle zeigen und erteilen.
terminal-help-view = Den ganzen Tisch noch einmal zeigen.
terminal-help-log = Den ganzen Verlauf zeigen.
terminal-help-help = Diese Hilfe zeigen.
terminal-help-quit = Die Partie verlassen.

## Eine gespeicherte Partie im Terminal

terminal-replay = { $title }: { $records } Einträge.
terminal-replay-how = Enter geht weiter, b zurück, eine Zahl zu diesem Eintrag, v zeigt den Tisch, q beendet.
terminal-by-rule = von selbst
terminal-by-order = Dauerbefehl
terminal-by-clock = Zeit abgelaufen
terminal-not-over = Die Partie ist noch nicht zu Ende.

## Was in der Tabelle eigener Karten nicht stimmt

fault-at-cell = Zeile { $row }, { $column }: { $why }
fault-in-row = Zeile { $row }: { $why }
fault-and-more = { $first } (und noch { $count } weitere)
fault-large = die Datei hat mehr als { $most } Byte
fault-no-text = kein gültiges UTF-8; speichere die Tabelle als CSV mit dem Zeichensatz UTF-8
fault-unreadable = ab hier nicht lesbar; vielleicht fehlt ein Anführungszeichen, oder eine Zelle ist viel zu lang
fault-no-rows = keine Zeile ist ausgefüllt
fault-more-cells = die Zeile hat mehr Zellen, als es Spalten gibt
fault-column-missing = die Spalte fehlt
fault-column-twice = die Spalte kommt zweimal vor
fault-column-unknown = diese Spalte gibt es nicht; es gibt { $known }
fault-word = „{ $value }“ passt hier nicht; zur Wahl stehen: { $known }
fault-no-word = ist leer; zur Wahl stehen: { $known }
fault-whole = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }
fault-no-whole = ist leer; es muss eine ganze Zahl von { $least } bis { $most } sein
fault-id = „{ $value }“ passt nicht: nötig sind 2 bis 40 Zeichen, nur Kleinbuchstaben a bis z, Ziffern und _
fault-twice = „{ $value }“ steht schon in Zeile { $row }
terminal-pack-good = { $file }: in Ordnung für { $game } ({ $figures }), Hash { $hash }
terminal-pack-wrong = { $file }: { $count ->
    [one] ein Fehler gefunden
   *[other] { $count } Fehler gefunden
}
terminal-pack-printed = { $count } gedruckt
terminal-pack-historical = { $count } historisch
terminal-pack-ours = { $count } von uns
terminal-pack-tiles = { $count } Spielplanteile
terminal-pack-spaces-wide = { $count } Felder breit

# Shares that a balance report counts
rate-seats_won = Siege nach Platz
rate-sides_won = Siege nach Seite
