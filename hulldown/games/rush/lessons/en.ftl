# The words of the lessons. What is to be pressed stands in “quotes”, as the page says it.

lesson-first = A small match
lesson-first-buy = A small match: each side’s third Base and most Vehicles are left out. Destroy your opponent’s Bases before you lose yours. For that you need tanks. Each card is played in one way a turn; Engineers pay 1 resource each. Choose “T-34-57” in the Reserve, the row in the middle, and press “{ table-buy }”.
    .wrong = First buy the T-34-57: it costs 2, and your two Engineers can pay for it.
lesson-first-research = What you buy goes to your Depot, the open pile beside your Bases, and comes to hand later. Technicians cannot pay, but their Research takes a Vehicle that costs 1 or less. They leave the match for it. Choose “Technicians”, press “Use”, and choose “T-60”.
    .wrong = Your Technicians can still fetch the T-60 for nothing. Use them before the turn ends.
lesson-first-recruit = All your cards were played, so your turn ended and you drew three new ones. Your opponent has bought a Vehicle, too. As a rule you buy one a turn, but with Recruitment as many as you can pay for. Choose “Volunteers” and press “Use”.
    .wrong = First the Volunteers: only with their Recruitment may you buy more than once.
lesson-first-light = Choose “MS-1” and press “{ table-buy }”. It costs nothing, but a card has to pay all the same. With Recruitment the resource is not lost: it counts for your next purchase.
    .wrong = Buy the MS-1 first. It costs nothing, and you keep the resource for the SU-85.
lesson-first-gun = One resource is left over, and another one is in your hand: that is 2. Choose “SU-85” and press “{ table-buy }”. It hits Vehicles only, but hits them hard.
    .wrong = The SU-85 is worth more to you: what is left over and your Engineers pay for it.
lesson-first-enough = You could have the M1 Combat Car for nothing now. Leave it there: with every weak card the good ones come to hand more rarely. Press “{ do-end }”.
    .wrong = Your squad has all it needs for now. End the turn.
lesson-first-use = Your Garage, the pile you draw from, was empty, so the Depot was shuffled, and here are your own Vehicles. The T-34-57 brings Reinforcements, which draw a card; then it defends one of your Bases. Whoever attacks that Base has to destroy the defender first. Choose “T-34-57” and press “Use”.
    .wrong = First the T-34-57: it brings one more card, and your Bases stand open.
lesson-first-muster = Now attack. Vehicles of one country attack together, once a turn. The first hit damages a Base, the second destroys it. Choose “T-60” and then the marked enemy “Base 1”, next “MS-1” and the same “Base 1”, and press “{ table-fire }”.
    .wrong = Send the T-60 and the MS-1 together: both are Soviet. There is only one assault a turn.
lesson-first-join = All attackers are named before the first shot. Choose the second one too, the T-60 or the MS-1.
    .wrong = One more attacker first: you have one assault a turn, so take both.
lesson-first-strike = Choose the marked “Base 1”: nobody defends it, and the first hit damages it.
    .wrong = Attack the marked Base 1.
lesson-first-again = The Base is damaged. Choose the same “Base 1” again: the second hit destroys it.
    .wrong = Hit the damaged Base again: your opponent would repair it next turn.
lesson-first-spend = One Base is destroyed. Your Engineers can still buy something. Choose “AMR 35” and press “{ table-buy }”: it brings Reinforcements, so it draws a card for itself and never gets in the way of better ones.
    .wrong = Buy the AMR 35 with your last card.
lesson-first-save = Your opponent damaged your open Base, but at the start of your turn it was repaired: a second hit has to come in time. You need something heavy now. Vehicles pay, too, and the SU-85 pays 3. Choose “KV-1” and press “{ table-buy }”: all three cards pay for it.
    .wrong = All three cards together buy the KV-1. That is the best you can do with them.
lesson-first-own = Your opponent now defends the last Base, and your heavy weapons are not in your hand yet. So this turn is yours: buy one Vehicle, several with the help of the Volunteers, or nothing. Whatever lights up is possible. End your turn when you have done enough.
lesson-first-charge = Here they are. The defender has to go first: the SU-85 destroys it, power 2 against armour 1. Then the Base lies open, and a Heavy Tank destroys it with one hit. Choose “SU-85” and the marked “Base 2”, then “KV-1” and the same “Base 2”, and press “{ table-fire }”.
    .wrong = Send the SU-85 and the KV-1 together against the last Base: both are Soviet.
lesson-first-both = All attackers are named before the first shot. Choose the second one too, the SU-85 or the KV-1.
    .wrong = One more attacker first: the defender and the Base need one each.
lesson-first-guard = Choose the marked “Base 2” for the SU-85: it destroys the defender, and that is a Medal for you.
    .wrong = First the defender has to go: attack it with the SU-85.
lesson-first-heavy = The Base lies open. Choose the marked “Base 2” for the KV-1: a Heavy Tank needs one hit only.
    .wrong = The Base lies open now: hit it with the KV-1.
lesson-first-last = Your opponent has lost all Bases, so the match ends with this round. The defender has brought you a Medal. Press “{ do-end }”. Then Medals, Bases and Achievements are counted.
    .wrong = The match is decided. End your turn and see the scores.
lesson-first-done = You have played a whole match of Rush: buy, use, defend, attack. A Medal counts 1, a destroyed Base 3, and each Achievement 5 for whoever leads in it alone.

# The coach of a first match: a sentence for a kind of action.
coach-buy = Cards with resources pay for one Vehicle of the Reserve a turn; it goes to your Depot and comes to hand later.
coach-use = Use a card for what its icon says; a Vehicle with armour can defend one of your Bases.
coach-announce = Vehicles of one country attack together, once a turn: first the defender, then the Base behind it.
coach-end = When nothing useful is left, end your turn and draw three new cards.
