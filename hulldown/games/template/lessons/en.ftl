# The words of the lessons. What is to be pressed stands in “quotes”, as the page says it.

lesson-first = Your first convoy
lesson-first-send = A crate worth 3 points has dropped. The single highest card takes it, and nothing beats your Heavy. Choose “Heavy 5” and “send”.
    .wrong = Keep that one for later. For 3 points the strongest card is not too good: send the Heavy.
lesson-first-dig = You may also dig in one card: it takes no crate, but is a sure point at the end. The Scout will win nothing, so choose “Scout 1” and “dig in”.
    .wrong = That card is worth more than the one point a dug-in card brings. Dig in the Scout.
lesson-first-ready = That is your plan, and nobody has seen it. Press “Ready”: the plans open when all are ready.
    .wrong = Your plan is good as it stands. Be ready.
lesson-first-wait = The crate is yours, and you have seen a card of your opponent’s. Save your cards this time: send nothing and press “Ready”.
    .wrong = This time, send nothing and dig nothing in, and see what you can do to a claim.
lesson-first-flare = Your opponent claims the crate. Whoever still holds a Flare can spoil that. Press “Fire a Flare”.
    .wrong = Then the crate would be gone. You hold a Flare: fire it.
lesson-first-last = The last round is yours to play as you like. The Medium is still in your hand: choose “Medium 4” and “send”, then press “Ready”.
lesson-first-done = That is all there is to Night Convoy: send, dig in, and spoil what others claim.
