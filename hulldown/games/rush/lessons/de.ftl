# Die Worte der Lektionen. Was zu drücken ist, steht in „Anführungszeichen“, wie die Seite es nennt.

lesson-first = Eine kleine Partie
lesson-first-buy = Eine kleine Partie: Die dritte Basis auf jeder Seite und die meisten Fahrzeuge fehlen. Zerstöre die Basen deines Gegners, bevor du deine verlierst. Dazu brauchst du Panzer. Jede Karte spielst du im Zug auf eine Art; Pioniere zahlen je 1 Ressource. Wähle „T-34-57“ in der Reserve, der Reihe in der Mitte, und drücke „{ table-buy }“.
    .wrong = Kauf zuerst den T-34-57: Er kostet 2, und deine beiden Pioniere können ihn bezahlen.
lesson-first-research = Was du kaufst, kommt ins Depot, den offenen Stapel neben deinen Basen, und später auf die Hand. Techniker können nicht bezahlen, aber ihre Forschung holt ein Fahrzeug, das höchstens 1 kostet. Dafür scheiden sie aus. Wähle „Techniker“, drücke „Einsetzen“ und wähle „T-60“.
    .wrong = Deine Techniker holen dir noch den T-60 umsonst. Setz sie ein, bevor der Zug endet.
lesson-first-recruit = Alle Karten waren gespielt, also endete dein Zug, und du hast drei neue gezogen. Auch dein Gegner hat ein Fahrzeug gekauft. Sonst kaufst du eins je Zug, mit Rekrutierung so viele, wie du bezahlen kannst. Wähle „Freiwillige“ und drücke „Einsetzen“.
    .wrong = Zuerst die Freiwilligen: Nur mit ihrer Rekrutierung darfst du mehrmals kaufen.
lesson-first-light = Wähle „MS-1“ und drücke „{ table-buy }“. Er kostet nichts, aber eine Karte muss trotzdem zahlen. Mit Rekrutierung verfällt die Ressource nicht: Sie zählt für den nächsten Kauf.
    .wrong = Kauf zuerst den MS-1. Er kostet nichts, und die Ressource bleibt dir für die SU-85.
lesson-first-gun = Eine Ressource ist übrig, eine zweite hast du auf der Hand: macht 2. Wähle „SU-85“ und drücke „{ table-buy }“. Sie trifft nur Fahrzeuge, aber die hart.
    .wrong = Die SU-85 nützt dir mehr: Was übrig ist und deine Pioniere bezahlen sie.
lesson-first-enough = Den M1 Combat Car könntest du jetzt umsonst haben. Lass ihn stehen: Mit jeder schwachen Karte kommen die guten seltener auf die Hand. Drücke „{ do-end }“.
    .wrong = Dein Panzerzug hat fürs Erste alles. Beende den Zug.
lesson-first-use = Deine Garage, der Stapel, von dem du ziehst, war leer, also wurde das Depot gemischt, und da sind deine Fahrzeuge. Der T-34-57 bringt Verstärkungen: Du ziehst eine Karte. Danach verteidigt er eine deiner Basen, und wer diese Basis angreift, muss erst ihn zerstören. Wähle „T-34-57“ und drücke „Einsetzen“.
    .wrong = Zuerst der T-34-57: Er bringt noch eine Karte, und deine Basen sind offen.
lesson-first-muster = Jetzt greif an. Fahrzeuge eines Landes greifen zusammen an, einmal je Zug. Der erste Treffer beschädigt eine Basis, der zweite zerstört sie. Wähle „T-60“ und dann die markierte feindliche „Basis 1“, danach „MS-1“ und dieselbe „Basis 1“, und drücke „{ table-fire }“.
    .wrong = Schick T-60 und MS-1 zusammen: Beide sind sowjetisch. Es gibt nur einen Angriff je Zug.
lesson-first-join = Alle Angreifer werden vor dem ersten Schuss genannt. Wähle auch den zweiten, T-60 oder MS-1.
    .wrong = Erst noch ein Angreifer: Du hast nur einen Angriff je Zug, also nimm beide.
lesson-first-strike = Wähle die markierte „Basis 1“: Niemand verteidigt sie, und der erste Treffer beschädigt sie.
    .wrong = Greif die markierte Basis 1 an.
lesson-first-again = Die Basis ist beschädigt. Wähle noch einmal „Basis 1“: Der zweite Treffer zerstört sie.
    .wrong = Triff die beschädigte Basis noch einmal: Dein Gegner würde sie im nächsten Zug reparieren.
lesson-first-spend = Eine Basis ist zerstört. Deine Pioniere können noch etwas kaufen. Wähle „AMR 35“ und drücke „{ table-buy }“: Er bringt Verstärkungen, zieht also eine Karte nach und steht besseren nie im Weg.
    .wrong = Kauf mit deiner letzten Karte den AMR 35.
lesson-first-save = Dein Gegner hat deine offene Basis beschädigt, aber zu Beginn deines Zuges wurde sie repariert: Der zweite Treffer muss rechtzeitig kommen. Jetzt brauchst du etwas Schweres. Auch Fahrzeuge bezahlen, die SU-85 zahlt 3. Wähle „KV-1“ und drücke „{ table-buy }“: Alle drei Karten bezahlen ihn.
    .wrong = Alle drei Karten zusammen kaufen den KV-1. Mehr ist aus ihnen nicht zu holen.
lesson-first-own = Dein Gegner verteidigt jetzt seine letzte Basis, und deine schweren Waffen sind noch nicht auf der Hand. Dieser Zug gehört also dir: Kauf ein Fahrzeug, mit den Freiwilligen auch mehrere, oder nichts. Was leuchtet, ist möglich. Beende den Zug, wenn es dir reicht.
lesson-first-charge = Da sind sie. Zuerst muss der Verteidiger weg: Die SU-85 zerstört ihn, Stärke 2 gegen Panzerung 1. Dann ist die Basis offen, und ein schwerer Panzer zerstört sie mit einem Treffer. Wähle „SU-85“ und die markierte „Basis 2“, dann „KV-1“ und dieselbe „Basis 2“, und drücke „{ table-fire }“.
    .wrong = Schick SU-85 und KV-1 zusammen gegen die letzte Basis: Beide sind sowjetisch.
lesson-first-both = Alle Angreifer werden vor dem ersten Schuss genannt. Wähle auch den zweiten, SU-85 oder KV-1.
    .wrong = Erst noch ein Angreifer: Verteidiger und Basis brauchen je einen.
lesson-first-guard = Wähle die markierte „Basis 2“ für die SU-85: Sie zerstört den Verteidiger, und das bringt dir eine Medaille.
    .wrong = Zuerst muss der Verteidiger weg: Greif ihn mit der SU-85 an.
lesson-first-heavy = Die Basis ist offen. Wähle die markierte „Basis 2“ für den KV-1: Einem schweren Panzer genügt ein Treffer.
    .wrong = Die Basis ist jetzt offen: Triff sie mit dem KV-1.
lesson-first-last = Dein Gegner hat alle Basen verloren, also endet die Partie mit dieser Runde. Der Verteidiger hat dir eine Medaille gebracht. Drücke „{ do-end }“. Dann werden Medaillen, Basen und Errungenschaften gezählt.
    .wrong = Die Partie ist entschieden. Beende deinen Zug und sieh dir die Wertung an.
lesson-first-done = Du hast eine ganze Partie Rush gespielt: kaufen, einsetzen, verteidigen, angreifen. Eine Medaille zählt 1, eine zerstörte Basis 3, und jede Errungenschaft 5 für den, der darin allein vorn liegt.

# Wer bei der ersten Partie danebensitzt: ein Satz für jede Art von Aktion.
coach-buy = Karten mit Ressourcen bezahlen ein Fahrzeug der Reserve je Zug; es kommt ins Depot und später auf die Hand.
coach-use = Setz eine Karte für das ein, was ihr Zeichen sagt; ein Fahrzeug mit Panzerung kann eine deiner Basen verteidigen.
coach-announce = Fahrzeuge eines Landes greifen zusammen an, einmal je Zug: zuerst den Verteidiger, dann die Basis dahinter.
coach-end = Ist nichts Nützliches mehr zu tun, beende deinen Zug und zieh drei neue Karten.
