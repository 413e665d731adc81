# Die Worte der Lektionen. Was zu drücken ist, steht in „Anführungszeichen“, wie die Seite es nennt.

lesson-move = Drehen und fahren
lesson-move-plan = Du planst zwei Manöver, dann fährt dein Panzer. Wähle „Vor 1“, dann „Manöver 2“ und „Rechts“, und drücke „{ do-ready }“: ein Feld nach Norden, dann eine Drehung nach Osten.
    .wrong = Diesmal nur ein Feld vor im ersten Manöver und eine Rechtsdrehung im zweiten.
lesson-move-done = So fährt man. Nach jedem Manöver haben sich die Bots bewegt, und deine Kanone hat gefeuert: Das tut sie immer.
lesson-push = Schieben
lesson-push-plan = Vor dir steht ein Bot. Ein fahrender Panzer schiebt, worauf er trifft. Wähle „Vor 1“, dann „Manöver 2“ und „Links“, und drücke „{ do-ready }“.
    .wrong = Fahr geradeaus auf ihn zu: ein Feld vor, dann nach links drehen.
lesson-push-done = Du hast ihn ein Feld geschoben und dann getroffen: 1 Punkt. Beton, Ziegel und der Rand halten euch beide auf.
lesson-ice = Eis
lesson-ice-plan = Zwei Felder vor dir liegt Eis. Wer auf Eis anhalten will, rutscht weiter bis auf festen Boden. Wähle „Vor 2“, dann „Manöver 2“ und „Rechts“, und drücke „{ do-ready }“.
    .wrong = Probier das Eis: zwei Felder vor, dann nach rechts drehen.
lesson-ice-done = Zwei Felder gefahren, drei weitere kostenlos gerutscht. Achte darauf, wo es endet: Es kann Wasser sein.
lesson-water = Wasser
lesson-water-plan = Hinter dem Bot ist Wasser, und ein Panzer im Wasser ist verloren, auch deiner. Wähle „Vor 1“, um den Bot hineinzuschieben, dann „Manöver 2“ und „Links“, um ihm nicht zu folgen, und drücke „{ do-ready }“.
    .wrong = Nur ein Feld, sonst versinkst du auch: ein Feld vor, dann nach links drehen.
lesson-water-done = Der Bot ist versunken, und auch das ist ein Punkt für dich.
lesson-mind = Wie ein Bot denkt
lesson-mind-plan = Der Bot in deiner Reihe sieht dich und steht dir zugewandt: Bleibst du, feuert er. Bots sehen nur entlang von Reihen und Spalten. Verlass die Reihe: Wähle „Vor 1“, dann „Manöver 2“ und „Links“, und drücke „{ do-ready }“.
    .wrong = Wer in seiner Reihe bleibt, wird beschossen. Ein Feld vor, dann nach links drehen.
lesson-mind-done = Er sah niemanden und fuhr geradeaus. Ein Bot, der dich sieht, dreht sich erst zu dir und kommt dann näher.
lesson-fire = Feuer
lesson-fire-plan = Nach jedem Manöver schießt jeder Panzer geradeaus auf das Erste in seiner Schusslinie. Dreh dich zum Bot: Wähle „Rechts“, dann „Manöver 2“ und „Vor 1“, und drücke „{ do-ready }“.
    .wrong = Erst nach rechts drehen, damit deine Kanone auf den Bot zeigt; im zweiten Manöver fährst du ein Feld.
lesson-fire-done = Ein Treffer zerstört einen Bot: 1 Punkt. Ein Treffer auf dich kostet zwei Karten, und ohne genug Karten den Panzer.
lesson-eagle = Der Adler
lesson-eagle-plan = Zwei Felder vor dir liegt der Adler, 3 Punkte für den, der auf ihn fährt. Wähle „Vor 2“, dann „Manöver 2“ und „Links“, und drücke „{ do-ready }“.
    .wrong = Der Adler ist näher als alles andere: zwei Felder vor, dann nach links drehen.
lesson-eagle-done = 3 Punkte. Der nächste Adler ist anderswo erschienen; allein gewinnst du mit dem dritten.
lesson-alone = Ein Plan allein
lesson-alone-play = Jetzt allein: Stell deinen Panzer auf, plane, achte auf die Bots und hol den ersten Adler.
lesson-alone-done = Der Adler gehört dir. Spiel auf diesem Plan weiter oder fang eine Partie an.

# Wer bei der ersten Partie danebensitzt: ein Satz für jede Art von Aktion.
coach-place = Wähle, wo dein Panzer beginnt und wohin er schaut: nicht in der Linie eines Bots.
coach-stack = Leg Karten auf die Manöver; nach jedem feuert deine Kanone geradeaus auf das Erste in der Linie.
coach-ready = Sieh dir den Weg deines Panzers an, bevor du fertig bist: Wasser, Eis und Bots zählen.
