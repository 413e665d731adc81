# The words of the lessons. What is to be pressed stands in “quotes”, as the page says it.

lesson-first = The last Base
lesson-first-buy = Your opponent has one Base left, and that is guarded. You need something heavy. Cards in hand with resources pay for Vehicles of the Reserve: choose “KV-1” there and press “{ table-buy }”. Engineers and the lorry pay for it.
    .wrong = Not yet: the KV-1 will soon be gone from the Reserve, and it is the best that can be had.
lesson-first-research = What you buy goes to your Depot and comes to hand later. Technicians cannot pay, but their Research takes a Vehicle that costs 1 or less. Choose “Technicians” and press “Use”: you get the T-60.
    .wrong = Your Technicians can still fetch the T-60 for nothing. Use them before the turn ends.
lesson-first-use = A new turn, three new cards. The T-34-57 brings Reinforcements: use it and draw a card. With its armour it then guards one of your Bases, and a guarded Base cannot be attacked. Choose “T-34-57” and press “Use”.
    .wrong = First the T-34-57: it brings one more card, and your Bases stand open.
lesson-first-muster = Now attack. Vehicles of one country attack together, and the guard comes first. Choose “SU-85” and then the marked enemy “Base 1”, next “MS-1” and the same “Base 1”, and press “{ table-fire }”.
    .wrong = Send the SU-85 and the MS-1 together: both are Soviet. There is only one assault a turn.
lesson-first-join = All attackers are named before the first shot. Choose the second one too, the SU-85 or the MS-1.
    .wrong = One more attacker first: you have one assault a turn, so take both.
lesson-first-strike = The SU-85 hits Vehicles only, with power 2 against armour 1. Choose the marked “Base 1”: its guard, the M2A4, is destroyed, and that is a Medal for you.
    .wrong = First the guard has to go: attack the M2A4 with the SU-85.
lesson-first-uncovered = The Base lies open. Choose the marked “Base 1” for the MS-1: one hit damages it.
    .wrong = The Base lies open now: hit it with the MS-1.
lesson-first-end = The Base is damaged, a second hit would have destroyed it. Your opponent will repair it at the start of the next turn. There is nothing more to do with the lorry: press “{ do-end }” and draw three new cards.
    .wrong = Nothing better is left to do. End the turn.
lesson-first-heavy = The Base is repaired, but not guarded, and here is your KV-1. A Heavy Tank destroys a Base with one hit. Choose “KV-1”, then the marked “Base 1”, and press “{ table-fire }”.
    .wrong = The other cards can wait. The KV-1 destroys the last Base with one hit.
lesson-first-last = Your opponent has lost all Bases: the match ends with this round. Press “{ do-end }”. Then Medals, Bases and Achievements are counted.
    .wrong = The match is decided. End your turn and see the scores.
lesson-first-done = You know Rush: buy, use, guard, attack. A Medal counts 1, a Base 3, and each Achievement 5 for whoever leads in it alone.

# The coach of a first match: a sentence for a kind of action.
coach-buy = Cards with resources pay for one Vehicle of the Reserve a turn; it goes to your Depot and comes to hand later.
coach-use = Use a card for what its icon says; a Vehicle with armour can guard one of your Bases.
coach-announce = Vehicles of one country attack together, once a turn: first the guard, then the Base behind it.
coach-end = When nothing useful is left, end your turn and draw three new cards.
