# Die Worte der Lektionen. Was zu drücken ist, steht in „Anführungszeichen“, wie die Seite es nennt.

lesson-first = Dein erster Konvoi
lesson-first-send = Eine Kiste für 3 Punkte ist gelandet. Die einzige höchste Karte nimmt sie, und nichts schlägt deinen Schweren. Wähle „Schwer 5“ und „schicken“.
    .wrong = Heb dir die für später auf. Für 3 Punkte ist die stärkste Karte nicht zu schade: Schick den Schweren.
lesson-first-dig = Du darfst auch eine Karte eingraben: Sie holt keine Kiste, ist am Ende aber ein sicherer Punkt. Der Späher gewinnt nichts, also wähle „Späher 1“ und „eingraben“.
    .wrong = Diese Karte ist mehr wert als den einen Punkt, den eine eingegrabene bringt. Grab den Späher ein.
lesson-first-ready = Das ist dein Plan, und niemand hat ihn gesehen. Drücke „Fertig“: Aufgedeckt wird, wenn alle fertig sind.
    .wrong = Dein Plan ist gut, wie er ist. Sei fertig.
lesson-first-wait = Die Kiste gehört dir, und du hast eine Karte deines Gegners gesehen. Spar dir diesmal deine Karten: Schick nichts und drücke „Fertig“.
    .wrong = Schick diesmal nichts, grab nichts ein, und sieh, was du gegen einen Anspruch tun kannst.
lesson-first-flare = Dein Gegner beansprucht die Kiste. Wer noch eine Leuchtkugel hat, kann das verderben. Drücke „Leuchtkugel abfeuern“.
    .wrong = Dann wäre die Kiste weg. Du hast eine Leuchtkugel: Feuere sie ab.
lesson-first-last = Die letzte Runde spielst du, wie du magst. Den Mittleren hast du noch auf der Hand: Wähle „Mittel 4“ und „schicken“, dann drücke „Fertig“.
lesson-first-done = Mehr ist an Nachtkonvoi nicht dran: schicken, eingraben und verderben, was andere beanspruchen.
