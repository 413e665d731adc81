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
games-notice = Als Nächstes kommt das Spiel im Browser. Bis dahin spielt man jedes dieser Spiele im Terminal.
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

## Errors, by their codes

error-server-unreachable = Der Server antwortet nicht. Läuft hulldown serve noch?
error-match-left = Die Verbindung wurde vor der Antwort geschlossen.
