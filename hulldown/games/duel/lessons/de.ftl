# Die Worte der Lektionen. Was zu drücken ist, steht in „Anführungszeichen“, wie die Seite es nennt.

lesson-shot = Ein Schuss und seine Rechnung
lesson-shot-bid = Links steht dein Panzer, rechts der gegnerische. Zuerst bieten alle verdeckt eine Karte, und die niedrigste Zahl handelt zuerst. Wähle „{ card-n3 }“. Die Karte ist dann weg, also behalte die Feuerkarte.
    .wrong = Biete die 3: Davor handelt wohl niemand, und deine Feuerkarte bleibt dir.
lesson-shot-fire = Du bist zuerst dran. Deine Besatzung hat den Gegner gesichtet. Wähle den markierten „{ tank-soviet_i }“: Geschütz, Entfernung, Karte und Größe stehen Zeile für Zeile in der Rechnung. Eine aufgedeckte Karte mit dieser Zahl oder weniger trifft. Drücke „{ table-fire }“.
    .wrong = Schieß jetzt auf den markierten Panzer: Er hat dich noch nicht einmal gesichtet.
lesson-shot-end = Getroffen, aber abgeprallt: Geschütz und Karte zusammen müssen die Panzerung an dieser Stelle erreichen. Dein Richtschütze hat das Ziel erfasst, das bringt +10 für den nächsten Schuss. Drücke „{ do-end }“: Dann ist der Gegner dran.
    .wrong = Dein Panzer hat gehandelt. Beende die Aktionen, damit die Runde weitergeht.
lesson-shot-next = Eine neue Runde, und du hast Karten nachgezogen. Biete wieder: Wähle „{ card-n34 }“.
    .wrong = Biete diesmal die 34, und behalte, womit du schießen kannst.
lesson-shot-again = Noch einmal dasselbe Ziel: Wähle „{ tank-soviet_i }“ und such in der Rechnung die Zeile für das erfasste Ziel. Drücke „{ table-fire }“.
lesson-shot-done = Der Schuss ging durch. Treffer, Stelle, Panzerung, Schaden: In diesen vier Schritten wird jeder Schuss entschieden, und die Punkte bekommt die Seite, die geschossen hat.
lesson-ground = Fahren, decken, sichten
lesson-ground-bid = Der Gegner ist weit weg, und noch hat keiner den anderen gesichtet. Biete wieder niedrig, damit du in Deckung bist, bevor er handelt: Wähle „{ card-n3 }“.
    .wrong = Biete die 3. Die anderen Karten brauchst du zum Fahren und Spähen.
lesson-ground-drive = Eine Bewegungskarte bringt dich bis zu 200 m vor oder zurück. In Fahrt schießt man schlecht; Gelände beendet die Fahrt, und seine Deckung geht von jedem Schuss auf dich ab. Wähle „Mit 11 Bewegung 5 und 46 Wald 200 m vorfahren, dann Wald“.
    .wrong = Fahr vor in den Wald: Im Freien trifft man dich leicht, und Schlamm deckt kaum.
lesson-ground-spot = Du stehst im Wald. Wer fährt, ist zu sehen, aber worauf du schießen willst, das musst du selbst gesichtet haben. Eine Befehlskarte kostet keine Aktion, sie kommt dazu. Wähle „S-I mit 70 Befehl: Spähbericht sicher sichten“.
    .wrong = Sichte mit der Befehlskarte: Sonst kannst du nächste Runde nicht schießen.
lesson-ground-done = Gesichtet: Nächste Runde könntest du aus der Deckung schießen. Ohne so eine Karte sichtet man mit seiner Aktion, und ein Fernglas auf der aufgedeckten Karte entscheidet.
