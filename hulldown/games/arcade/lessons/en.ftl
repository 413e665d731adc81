# The words of the lessons. What is to be pressed stands in “quotes”, as the page says it.

lesson-move = Turn and move
lesson-move-plan = You plan two maneuvers, then your tank drives. Choose “Advance 1”, then “Maneuver 2” and “Turn Right”, and press “{ do-ready }”: one space north, then a turn to the east.
    .wrong = This time only one space ahead in the first maneuver and a right turn in the second.
lesson-move-done = That is how you drive. After each maneuver the bots moved and your gun fired: it always does.
lesson-push = Push
lesson-push-plan = A bot stands in front of you. A moving tank pushes what it meets. Choose “Advance 1”, then “Maneuver 2” and “Turn Left”, and press “{ do-ready }”.
    .wrong = Drive straight at it: one space ahead, then turn left.
lesson-push-done = You pushed it one space and then shot it: 1 point. Concrete, brick and the edge stop both of you.
lesson-ice = Ice
lesson-ice-plan = Two spaces ahead lies ice. Whoever ends a move on ice slides on until firm ground. Choose “Advance 2”, then “Maneuver 2” and “Turn Right”, and press “{ do-ready }”.
    .wrong = Try the ice: two spaces ahead, then turn right.
lesson-ice-done = Two spaces driven, three more slid for nothing. Mind where the slide ends: it may be water.
lesson-water = Water
lesson-water-plan = Behind the bot is water, and a tank in water is lost, yours too. Choose “Advance 1” to push the bot in, then “Maneuver 2” and “Turn Left” so as not to follow it, and press “{ do-ready }”.
    .wrong = Only one space, or you sink as well: one space ahead, then turn left.
lesson-water-done = The bot sank, and that is a point for you as well.
lesson-mind = A bot’s mind
lesson-mind-plan = The bot in your row sees you and faces you: stay, and it fires. Bots see along rows and columns only. Leave the row: choose “Advance 1”, then “Maneuver 2” and “Turn Left”, and press “{ do-ready }”.
    .wrong = Whoever stays in its row is shot at. One space ahead, then turn left.
lesson-mind-done = It saw nobody and drove straight on. A bot that sees you turns to you first, then comes nearer.
lesson-fire = Fire
lesson-fire-plan = After each maneuver every tank fires straight ahead at the first thing in line. Turn towards the bot: choose “Turn Right”, then “Maneuver 2” and “Advance 1”, and press “{ do-ready }”.
    .wrong = First turn right, so that your gun points at the bot; drive one space in the second maneuver.
lesson-fire-done = One hit destroys a bot: 1 point. A hit on you costs two cards, and without enough cards the tank.
lesson-eagle = The Eagle
lesson-eagle-plan = The Eagle lies two spaces ahead, worth 3 points to whoever drives onto it. Choose “Advance 2”, then “Maneuver 2” and “Turn Left”, and press “{ do-ready }”.
    .wrong = The Eagle is nearer than anything else: two spaces ahead, then turn left.
lesson-eagle-done = 3 points. The next Eagle has appeared elsewhere; alone you win with the third.
lesson-alone = A board alone
lesson-alone-play = Now on your own: place your tank, plan, mind the bots, and take the first Eagle.
lesson-alone-done = The Eagle is yours. Play this board on, or begin a match.

# The coach of a first match: a sentence for a kind of action.
coach-place = Choose where your tank starts and which way it faces: not in the line of a bot.
coach-stack = Lay cards on the maneuvers; after each one your gun fires straight ahead at the first thing in line.
coach-ready = Look at the way your tank will go before you say you are ready: water, ice and bots count.
