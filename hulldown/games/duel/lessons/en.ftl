# The words of the lessons. What is to be pressed stands in “quotes”, as the page says it.

lesson-shot = A shot and its sum
lesson-shot-bid = You have a tank on the left, your opponent one on the right. First everybody bids a card in secret, and the lowest number acts first. Choose “{ card-n3 }”. The card is spent, so keep the Fire card.
    .wrong = Bid the 3: nobody is likely to act before it, and you keep your Fire card.
lesson-shot-fire = You act first. Your crew has spotted the enemy. Choose the marked “{ tank-soviet_i }”: the sum of gun, distance, card and size is written out. A card that shows this number or less will hit. Press “{ table-fire }”.
    .wrong = Fire at the marked tank now: it has not even spotted you yet.
lesson-shot-end = A hit, but it bounced off: gun and card together must reach the armour at that place. Your gunner has acquired the target, which counts +10 on the next shot. Press “{ do-end }”: then the enemy acts.
    .wrong = Your tank has had its action. End the actions, so that the round can go on.
lesson-shot-next = A new round, and you have drawn new cards. Bid again: choose “{ card-n34 }”.
    .wrong = Bid the 34 this time, and keep what you can fire with.
lesson-shot-again = Now the same target again: choose “{ tank-soviet_i }” and look for the line of the acquired target in the sum. Press “{ table-fire }”.
lesson-shot-done = The shot went through. Hit, place, armour, damage: every shot is settled in these four steps, and points go to the side that fired.
lesson-ground = Drive, take cover, spot
lesson-ground-bid = The enemy is far off and neither crew has spotted the other. Bid low again, so as to be in cover before he acts: choose “{ card-n3 }”.
    .wrong = Bid the 3. You need the other cards to drive and to look.
lesson-ground-drive = A Move card takes you up to 200 m nearer or back. A tank in motion shoots badly; terrain ends the motion, and its cover is taken off every shot at you. Choose “Move 200 m forward into Woods with 11 Move 5 and 46 Woods”.
    .wrong = Drive forward into the Woods: in the open you are easy to hit, and mud gives hardly any cover.
lesson-ground-spot = You stand in the Woods. Whoever drives can be seen, but what you have not spotted you cannot fire at. A Command card is not an action, so it comes on top. Choose “Spot Soviet I with 70 Command: scout report”.
    .wrong = Use the Command card to spot: without that you cannot fire next round.
lesson-ground-done = Spotted: next round you could fire from cover. Without such a card you try to spot with your action, and binoculars on the card that is turned decide.
