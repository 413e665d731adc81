# Die Worte der Lektionen. Was zu drücken ist, steht in „Anführungszeichen“, wie die Seite es nennt.

lesson-first = Die letzte Basis
lesson-first-buy = Dein Gegner hat noch eine Basis, und die ist verteidigt. Du brauchst etwas Schweres. Karten mit Ressourcen bezahlen Fahrzeuge der Reserve: Wähle dort „KV-1“ und drücke „{ table-buy }“. Pioniere und der Lastwagen bezahlen ihn.
    .wrong = Noch nicht: Der KV-1 ist bald aus der Reserve verschwunden, und Besseres gibt es nicht.
lesson-first-research = Was du kaufst, kommt ins Depot und später auf die Hand. Techniker können nicht bezahlen, aber ihre Forschung holt ein Fahrzeug, das höchstens 1 kostet. Wähle „Techniker“ und drücke „Einsetzen“: Du bekommst den T-60.
    .wrong = Deine Techniker holen dir noch den T-60 umsonst. Setz sie ein, bevor der Zug endet.
lesson-first-use = Ein neuer Zug, drei neue Karten. Der T-34-57 bringt Verstärkungen: Setz ihn ein und zieh eine Karte. Mit seiner Panzerung verteidigt er danach eine deiner Basen, und eine verteidigte Basis kann niemand angreifen. Wähle „T-34-57“ und drücke „Einsetzen“.
    .wrong = Zuerst der T-34-57: Er bringt noch eine Karte, und deine Basen sind offen.
lesson-first-muster = Jetzt greif an. Fahrzeuge eines Landes greifen zusammen an, und zuerst ist der Verteidiger dran. Wähle „SU-85“ und dann die markierte feindliche „Basis 1“, danach „MS-1“ und dieselbe „Basis 1“, und drücke „{ table-fire }“.
    .wrong = Schick SU-85 und MS-1 zusammen: Beide sind sowjetisch. Es gibt nur einen Angriff je Zug.
lesson-first-join = Alle Angreifer werden vor dem ersten Schuss genannt. Wähle auch den zweiten, SU-85 oder MS-1.
    .wrong = Erst noch ein Angreifer: Du hast nur einen Angriff je Zug, also nimm beide.
lesson-first-strike = Die SU-85 trifft nur Fahrzeuge, mit Stärke 2 gegen Panzerung 1. Wähle die markierte „Basis 1“: Ihr Verteidiger, der M2A4, wird zerstört, und das bringt dir eine Medaille.
    .wrong = Zuerst muss der Verteidiger weg: Greif den M2A4 mit der SU-85 an.
lesson-first-uncovered = Die Basis ist offen. Wähle die markierte „Basis 1“ für den MS-1: Ein Treffer beschädigt sie.
    .wrong = Die Basis ist jetzt offen: Triff sie mit dem MS-1.
lesson-first-end = Die Basis ist beschädigt, ein zweiter Treffer hätte sie zerstört. Dein Gegner repariert sie zu Beginn seines Zuges. Mit dem Lastwagen ist nichts mehr zu tun: Drücke „{ do-end }“ und zieh drei neue Karten.
    .wrong = Etwas Besseres ist nicht mehr zu tun. Beende den Zug.
lesson-first-heavy = Die Basis ist repariert, aber nicht verteidigt, und da ist dein KV-1. Ein schwerer Panzer zerstört eine Basis mit einem Treffer. Wähle „KV-1“, dann die markierte „Basis 1“, und drücke „{ table-fire }“.
    .wrong = Die anderen Karten können warten. Der KV-1 zerstört die letzte Basis mit einem Treffer.
lesson-first-last = Dein Gegner hat alle Basen verloren: Die Partie endet mit dieser Runde. Drücke „{ do-end }“. Dann werden Medaillen, Basen und Errungenschaften gezählt.
    .wrong = Die Partie ist entschieden. Beende deinen Zug und sieh dir die Wertung an.
lesson-first-done = Du kannst Rush: kaufen, einsetzen, verteidigen, angreifen. Eine Medaille zählt 1, eine Basis 3, und jede Errungenschaft 5 für den, der darin allein vorn liegt.

# Wer bei der ersten Partie danebensitzt: ein Satz für jede Art von Aktion.
coach-buy = Karten mit Ressourcen bezahlen ein Fahrzeug der Reserve je Zug; es kommt ins Depot und später auf die Hand.
coach-use = Setz eine Karte für das ein, was ihr Zeichen sagt; ein Fahrzeug mit Panzerung kann eine deiner Basen verteidigen.
coach-announce = Fahrzeuge eines Landes greifen zusammen an, einmal je Zug: zuerst den Verteidiger, dann die Basis dahinter.
coach-end = Ist nichts Nützliches mehr zu tun, beende deinen Zug und zieh drei neue Karten.
