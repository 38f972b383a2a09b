import type { SectionSource } from "@endzeit/engine";

export const sectionsEn: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "Object of the game",
    paragraphs: {
      "goal-1":
        "You lead groups of survivors who share a colony and want to get through the winter together. For that there is a main objective. Besides, each of you has a secret one, and in the end only those win who have met their own.",
      "goal-2":
        "Nearly every secret objective also asks for the main one. Only whoever was dealt a betrayal works against the colony. Whether anybody was, nobody else knows. Whoever is exiled gets an exiled objective as well.",
      "goal-3":
        "The match ends when morale falls to 0, when the round marker reaches 0, or when the main objective is completed.",
      "goal-4":
        "What is called a stand-in here is ours, because the print is not public: some crises and objectives, the setup of some objectives, and the marks of the crossroads cards. The German names of the cards are ours too.",
    },
  },
  {
    id: "components",
    heading: "Components",
    paragraphs: {
      "components-1":
        "A colony board, six location cards, cards, tokens, figures and dice. What each of them does, the next sections say.",
    },
  },
  {
    id: "objectives",
    heading: "Objective cards",
    paragraphs: {
      "objectives-1":
        "There are 10 main objectives with two sides each, 24 secret objectives, 10 betrayal cards and 10 exiled objectives.",
      "objectives-main":
        "A main objective states its name, setup, tasks and length: short (45–90 minutes), medium (90–120) or long (120–210).",
      "objectives-secret":
        "A secret objective states conditions, and all of them must hold. On an ordinary one the first is: the main objective is completed. On a betrayal it is: morale is 0.",
      "objectives-hand":
        "Where an objective wants cards in hand, only hand cards count, no equipment. Starter cards count unless the objective excludes them.",
      "objectives-ours":
        "Stand-ins are the conditions of five secret objectives and one number of another, the further conditions of six betrayals, six exiled objectives, setup or tracks of four main objectives, the length of two, and all hardcore sides but that of We Need More Samples.",
      R92: "“More than” and “the most” really ask for more. A tie is not enough.",
      R93: "One card may count for several conditions.",
      R94: "Survivors have left the game when they were killed or removed, replacements included. Helpless ones do not count.",
    },
  },
  {
    id: "survivor-cards",
    heading: "Survivor cards",
    paragraphs: {
      "survivor-cards-1":
        "30 survivors. Each card states name, occupation, influence, attack value, search value, ability location and ability. The ability works only at this location, unless it works anywhere.",
      "survivor-cards-2":
        "Attack value and search value say what a die must show at least: the smaller, the better. Influence decides who is first player and who is hit first.",
      "survivor-cards-3": "The influence values are the even numbers from 10 to 68, each once. There is never a tie.",
    },
  },
  {
    id: "reference-sheets",
    heading: "Player sheets",
    paragraphs: {
      "reference-sheets-1":
        "Each seat shows what otherwise lies at the player sheet: the leader and the other members of the group, the secret objective, and the unused and used action dice. Round and actions are on this page.",
    },
  },
  {
    id: "item-cards",
    heading: "Item cards",
    paragraphs: {
      "item-cards-1":
        "145 cards: 25 starter cards and 20 at each of the six locations. Each shows its name, a symbol, what it does and where it comes from.",
      "item-cards-2":
        "The symbols are weapon, fuel, education, food, medicine, tool and survivor. A card is played onto the waste pile, as equipment onto a survivor, or as an event, which then leaves the game.",
      "item-cards-3":
        "Which cards are in a deck is told by two lists that disagree about the survivor cards of School and Library; we play one of them. The starter deck is known from one list only.",
    },
  },
  {
    id: "crisis-cards",
    heading: "Crisis cards",
    paragraphs: {
      "crisis-cards-1":
        "20 crises. Each states the symbols that prevent it, what happens if that fails, and as an option what a surplus brings: with 2 more than needed, 1 morale.",
      "crisis-cards-ours":
        "Six crises are stand-ins: Rationing, Infected Wounds, Rotten Planks, They Are Gathering, They Found the Road and Hoarders.",
      "crisis-cards-blizzard":
        "Only a weak source names the symbol of Blizzard. While it lasts, until the end of the next round, no survivor moves whose player is not exiled.",
      X25: "Blizzard does not stop the moves that an exile forces; whoever has to go is exiled by then. A survivor placed by a card does not move.",
      R70: "Reorganization: all choose in secret, then all give at the same time. Equipment goes along, the figure stays where it is. Whoever gives the leader away names a new one.",
      X4: "Whether anybody is left without survivors is looked at only after everybody has given. With one player who is not exiled, nobody changes hands.",
      R71: "Overpopulation looks among the survivors at all locations whose players are not exiled. The two with the lowest influence die.",
      X13: "Where an effect has several victims (Overpopulation, Illness, Exhaustion), they are fixed before the first death. Replacements are not meant.",
      X36: "Infected Wounds (a stand-in): frostbite counts as a wound too.",
    },
  },
  {
    id: "crossroads-cards",
    heading: "The crossroads cards",
    paragraphs: {
      "crossroads-cards-1":
        "80 cards, each with a name, a trigger and mostly two options; sometimes the colony votes on them. When they take effect is said under “Crossroads cards” among the special situations.",
      "crossroads-cards-marks":
        "Which cards are missing from the cooperative game is a stand-in: numbers 2, 11, 29, 35, 66 and 73. So is what a tame game leaves out: 10, 12, 24, 41, 54, 65 and 68.",
      R51: "No. 43, Army: with Thomas Heart in the colony nothing happens, and there is no vote.",
      R52: "No. 60, Sleep: in print a yawn at the table brings the card about. Nobody can see that here; as a stand-in it happens when somebody ends a turn with at least 1 unused die.",
      X30: "No. 45: the voters are the players with survivors there who are not exiled. “Yes” also hits the survivors of exiled players there.",
      X31: "“Jointly” and “each player” (no. 30, 32, 48, 54) include exiled players. Only to crises they contribute nothing, and helpless survivors they do not add.",
      X32: "No. 32: dice that were offered are spent only if enough come together.",
      X33: "No. 44: those who tie reroll all their dice. Stakes lie face down until somebody takes them.",
      X34: "No. 62, first option: one die first; on 2 to 6 a second one says how many.",
      X35: "No. 51: the colony is a location here too, with all its entrances.",
    },
  },
  {
    id: "tokens",
    heading: "Tokens",
    paragraphs: {
      "tokens-1":
        "There are tokens for wounds, with frostbite on the back, for helpless survivors, food, noise, barricades and starvation. Two markers stand on the morale track and the round track.",
      "house-supply": "Tokens do not run out here. Only the printed spaces are limited.",
    },
  },
  {
    id: "figures",
    heading: "Figures",
    paragraphs: {
      "figures-1":
        "Each survivor has a figure, and there are many zombies. Should they not be enough, a zombie token is worth as much as a figure.",
    },
  },
  {
    id: "colony-board",
    heading: "Colony board",
    paragraphs: {
      "colony-board-1":
        "The colony has 6 numbered entrances with 3 entrance spaces each, and 24 spaces for survivors. Each helpless survivor takes one as well.",
      "colony-board-2":
        "Morale and round track go from 0 to 10. Besides there are the food supply, the main objective, the waste pile, the crisis deck and the place for contributions to the crisis.",
      R66: "Which space of an entrance a zombie or a barricade takes makes no difference. The first free one is taken.",
      R83: "Morale does not rise above 10.",
    },
  },
  {
    id: "location-cards",
    heading: "Location cards",
    paragraphs: {
      "location-cards-1":
        "Each location but the colony has a single entrance, spaces for survivors, noise spaces and an item deck. The symbols go from frequent to rare.",
      "police-station":
        "Police Station (no. 1): 3 survivors, 4 entrance spaces, 4 noise. Weapon, fuel, tool, food, survivor.",
      "grocery-store":
        "Grocery Store (no. 2): 3 survivors, 4 entrance spaces, 4 noise. Food, medicine, tool, survivor.",
      school: "School (no. 3): 4 survivors, 4 entrance spaces, 4 noise. Food, education, tool, medicine, survivor.",
      library: "Library (no. 4): 3 survivors, 3 entrance spaces, 4 noise. Education, fuel, food, tool, survivor.",
      hospital: "Hospital (no. 5): 4 survivors, 4 entrance spaces, 4 noise. Medicine, fuel, food, tool, survivor.",
      "gas-station":
        "Gas Station (no. 6): 2 survivors, 3 entrance spaces, 4 noise. Fuel, weapon, food, medicine, survivor.",
    },
  },
  {
    id: "dice-kinds",
    heading: "Dice",
    paragraphs: {
      "dice-kinds-1": "Action dice are ordinary dice with 1 to 6.",
      "exposure-die": "The exposure die has 12 sides: 6 blank, 3 wounds, 2 frostbite and 1 bitten.",
    },
  },
  {
    id: "first-player-token",
    heading: "First-player token",
    paragraphs: {
      "first-player-token-1": "It shows who begins in this round. Whoever has it also decides ties in votes.",
    },
  },
  {
    id: "setup",
    heading: "Setup",
    paragraphs: {
      "setup-1":
        "First the colony is set up, then everybody gets their cards. This happens by itself; you choose only where there is something to choose.",
    },
  },
  {
    id: "setup-board",
    heading: "Colony board and location cards",
    paragraphs: {
      "setup-board-1":
        "The six location cards lie around the colony. The main objective is chosen or drawn, in a first match it is We Need More Samples. What it says under setup decides morale, rounds, zombies and helpless survivors.",
      "setup-board-2":
        "Each item deck is shuffled by itself and lies at its location. Crises, survivors, exiled objectives and crossroads cards are shuffled too.",
      "setup-board-3": "Zombies for the colony come by the rule for new zombies, from the first entrance on.",
      "setup-board-4":
        "There are no food tokens, no starvation tokens and no waste at the beginning, unless the objective says otherwise.",
    },
  },
  {
    id: "setup-players",
    heading: "Players",
    paragraphs: {
      "setup-players-1":
        "2 random secret objectives for each player go onto a pile, and 1 betrayal. It is shuffled, everybody gets 1 card, and the rest goes back into the box unseen.",
      "setup-players-2":
        "Everybody gets 5 starter cards and 4 survivors, keeps 2 of them and returns 2. The survivor deck is then reshuffled.",
      "setup-players-3":
        "You make one of the two your leader. Both figures begin in the colony. First player is whose leader has the highest influence.",
      "setup-players-example":
        "Example with three: six secret objectives and one betrayal are shuffled and three dealt. So in three matches of seven there is a betrayer.",
      R6: "The betrayal is always among them, and exactly one. Only a house rule leaves it out.",
    },
  },
  {
    id: "end-and-scoring",
    heading: "End and scoring",
    paragraphs: {
      "end-and-scoring-1": "First the match ends, then all compare their objectives with what lies on the table.",
    },
  },
  {
    id: "end",
    heading: "End of the game",
    paragraphs: {
      "end-1":
        "The match ends at once when morale is 0 or the round marker reaches 0. The main objective is not checked any more then; it has failed.",
      "end-2": "It also ends as soon as the main objective is completed when it is checked.",
      R96: "Whatever happens first ends the match. In the colony phase the crisis and the new zombies come before the objective is checked.",
      X9: "If the effect of a crisis has several parts, all of it is carried out before anybody looks at morale.",
    },
  },
  {
    id: "winners",
    heading: "Winners",
    paragraphs: {
      "winners-1":
        "Whoever meets every condition of their secret objective wins. All others lose. So sometimes several win, and sometimes nobody.",
      R95: "This is checked once, for everybody at the same time, with the table as it was at the end. Eliminated players lose.",
    },
  },
  {
    id: "round",
    heading: "Sequence of play",
    paragraphs: {
      "round-1": "Each round has two phases: the player phase and then the colony phase.",
    },
  },
  {
    id: "player-phase",
    heading: "Player phase",
    paragraphs: {
      "player-phase-1": "It has three steps: reveal a crisis, roll action dice, take turns.",
    },
  },
  {
    id: "reveal-crisis",
    heading: "1. Reveal a crisis",
    paragraphs: {
      "reveal-crisis-1":
        "The top crisis lies open. Until the colony phase you may contribute cards against it; if they are not enough, its effect happens there.",
    },
  },
  {
    id: "roll-dice",
    heading: "2. Roll action dice",
    paragraphs: {
      "roll-dice-1":
        "Last round's dice are taken away. Each player rolls 1 action die and 1 more for each survivor of their own, so 3 at the beginning. All lie open as unused.",
      "roll-dice-2":
        "A die belongs to no particular survivor but to the group. You may spend several for the same one.",
      R55: "If somebody dies, the dice that were rolled stay.",
    },
  },
  {
    id: "turns",
    heading: "3. Take turns",
    paragraphs: {
      "turns-1":
        "From the first player clockwise everybody has one turn. In it any number of actions is possible in any order; you end it yourself. Then the colony phase begins.",
      "turns-2":
        "At the beginning of your turn your right-hand neighbour draws a crossroads card. You do not know it until it happens.",
      R21: "The order at the beginning of a turn: draw the crossroads card, wounds from frostbite, what may be done at the beginning of a turn, then triggers are looked for.",
    },
  },
  {
    id: "dice-actions",
    heading: "Actions with an action die",
    paragraphs: {
      "dice-actions-1":
        "Each of these costs 1 unused die, which is used afterwards. A survivor of your own has to do it. Some need a certain number.",
    },
  },
  {
    id: "attack",
    heading: "Attack",
    paragraphs: {
      "attack-1":
        "The die must show at least the survivor's attack value. The target is a zombie or another player's survivor at the same location. In the colony the zombie may be at any entrance.",
      "attack-zombie": "A zombie dies. Then the attacker rolls the exposure die.",
      "attack-survivor":
        "Against a survivor you roll the spent die once more. If it shows at most the attack value of your target, they get 1 wound, and you draw 1 random hand card of their player. There is no exposure roll.",
      "attack-again":
        "The same survivor may attack again with more dice that fit. Your own group and helpless survivors are no targets.",
      R36: "If the other player has no hand card, the wound is all.",
      R37: "What counts is the printed attack value of the target. James with his 6 is always hit, Thomas and Gray Beard with their 1 only by a 1.",
      R38: "A bearer of a Pistol may attack survivors. It does not help there and does not count as used either.",
      R39: "If an attack kills several zombies, as many die as there are. There must be at least one.",
      R40: "Of several effects “kill more than one”, one holds for each attack; they do not add up. An attack with any die (Switchblade, Wrench) or with the Reading Lamp may use one of them.",
      R41: "Two zombies killed with the Baseball Bat mean two exposure rolls. If the first one kills, the second is left out.",
      X20: "Pistol or Beginner's Martial Arts go together with Baseball Bat or Reading Lamp. The whole attack is then without exposure.",
      X21: "Switchblade, Wrench and Reading Lamp may be used on survivors too. They never hit more than one. With the Reading Lamp any die is rolled.",
      X22: "If the wound kills a player's last survivor, the random card is drawn first.",
    },
  },
  {
    id: "search",
    heading: "Search",
    paragraphs: {
      "search-1":
        "Anywhere but in the colony. The die must show at least the search value. You look at the top card of the deck, hidden from the others.",
      "search-2":
        "Then you stop or search on: put 1 noise token on a free noise space and look at another card, as long as spaces and cards last.",
      "search-3":
        "In the end you keep 1 of the cards you looked at, the others go under the deck. Abilities may let you look at more and keep more.",
      "search-again": "The same survivor may search several times too, each time with another die that fits.",
      R18: "All see how many cards you looked at and how much noise there was, but not which card you keep. The rest goes under the deck in the order in which it was drawn.",
      R32: "When all noise spaces are taken, you cannot search on. The first card, and what David or Jenny add to it, you see all the same.",
      R33: "Nobody can search an empty deck. If it runs out on the way, the search ends there.",
      R34: "The 3 cards of the Flashlight cost 1 noise together, once a round. If the deck is shorter, there are fewer.",
      R35: "With an ability or blueprints for one more card you look at 2 at once and keep up to 2 of all that you have seen, at least 1. Several such effects add up.",
    },
  },
  {
    id: "barricade",
    heading: "Barricade an entrance",
    paragraphs: {
      "barricade-1":
        "With any die. Put 1 barricade on a free entrance space at the location where your survivor is; in the colony at any entrance.",
      X44: "Ashley's barricade without a die is the same action: with the Hammer she places another one.",
    },
  },
  {
    id: "clean-waste",
    heading: "Clean waste",
    paragraphs: {
      "clean-waste-1":
        "With any die and a survivor in the colony. The top 3 cards of the waste pile leave the game. If there are none, it is not possible.",
      X19: "If several things turn 3 cards into 5, one of them holds for each action. The other stays unused.",
    },
  },
  {
    id: "attract",
    heading: "Attract zombies",
    paragraphs: {
      "attract-1": "With any die. Move 1 or 2 zombies to free entrance spaces at the location where your survivor is.",
      R2: "They may come from different locations. That both must come from one, as the English book suggests, is a house rule.",
      R13: "Only to free spaces: barricades hold, nobody is overrun. In the colony you may spread them over the entrances, and you may also take some away from there, but not from a location to itself.",
      X45: "At least one has to go. Without any the action is not possible.",
      X52: "The Megaphone is not possible either where no zombie could move.",
    },
  },
  {
    id: "ability",
    heading: "Use an ability",
    paragraphs: {
      "ability-1":
        "If there is a number before an ability, it costs a die that shows at least as much. Without a number it costs nothing. Your survivor must be at the ability location.",
      "ability-2": "With more dice that fit it may be done again, unless the card limits it to once a round.",
      R46: "What can be done once a round is remembered by the card itself, survivor or equipment. It is fresh again with the next player phase. Handing it off or taking it back does not help.",
      R19: "Which hand card you look at at random, chance decides. Only you see it.",
      R42: "John Price has the abilities of all others at his location as soon as he is there, other players' too. Each copy has a count of its own, and where it speaks of its owner it means John. If he leaves Buddy with 3 wounds, he dies at once.",
      X23: "Rod's safe move John has if Rod is at the destination. That of Harman, Sparky and Buddy he has while both are there.",
      R43: "Edward White: to the die of the attack a second one of any value, and 1 medicine. For that up to 3 zombies die, without exposure.",
      R44: "Daniel Smith: once a round, and only one exposure roll for both zombies.",
      X39: "Abilities that kill zombies (Bev, Thomas, Daniel) and the Sniper Rifle are refused where there is no zombie to reach.",
    },
  },
  {
    id: "free-actions",
    heading: "Actions without an action die",
    paragraphs: {
      "free-actions-1": "They cost no die and are possible in your own turn, as often as each of them says.",
    },
  },
  {
    id: "play-card",
    heading: "Play cards",
    paragraphs: {
      "play-card-1":
        "Play any number of hand cards. When they have done what they do, they lie on the waste pile, which can cost morale in the colony phase. Events leave the game instead.",
      "play-card-2":
        "Equipment goes to a survivor of your own, who may use what it does. You cannot put it down again, only hand it off or contribute it to a crisis. What becomes of it when the bearer dies is said under “Death of a survivor”.",
      R47: "How much equipment somebody carries is not limited. It may be the same one twice, each with a count of its own.",
      X15: "Where something wants a medicine, fuel, food or tool card (Edward, crossroads cards 4, 21, 23, 33, 35, 40, 52, 58), any card with this symbol will do.",
      X16: "What is paid goes onto the waste. If an exiled player pays, it leaves the game. This also holds for Edward's medicine, the fuel of the Lighter and fuel for a requested move.",
      R56: "When you heal somebody, you choose whether a wound or a frostbite goes away.",
      X17: "Nobody can be healed who is not hurt, neither by medicine nor by Olivia.",
      X18: "If only one space is free for the Padlock, place one barricade; at least one must fit. Several from Hammer or Padlock may go to different entrances in the colony.",
    },
  },
  {
    id: "contribute",
    heading: "Contribute to the crisis",
    paragraphs: {
      "contribute-1":
        "Any number of cards, face down from your hand or from your survivors. A card with the symbol of the crisis, or one of them, helps; any other does harm.",
      "contribute-2":
        "Each card counts once here, even food that would bring several tokens. Exiled players contribute nothing.",
      R8: "All see from whom how many cards come. They are revealed shuffled, without names. Equipment was open, so everybody knows what it was.",
      R9: "You cannot take anything back.",
      R10: "Only in your own turn, while a crisis lies open, and not in the middle of another effect.",
      X27: "What you have contributed yourself you can look up until the crisis is resolved.",
    },
  },
  {
    id: "move",
    heading: "Move survivors",
    paragraphs: {
      "move-1":
        "Each of your survivors may go once in your turn to any location with a free space, and rolls the exposure die there. A bite spreads at the new location.",
      R50: "It has to be another location.",
      R48: "Fuel is named with the move, before the roll, one card for each move; then there is no roll. It cannot be used for moves that an exile forces on you in another player's turn.",
      X40: "You may play fuel even for a move without a roll of its own (Rod, Horse). That triggers crossroads card 1 and not 3.",
    },
  },
  {
    id: "spend-food",
    heading: "Spend food tokens",
    paragraphs: {
      "spend-food-1": "Each token from the supply raises one of your unused dice by 1. Exiled players may not do this.",
      R45: "Not above 6. Each token may raise another die.",
    },
  },
  {
    id: "request",
    heading: "Request cards",
    paragraphs: {
      "request-1":
        "Ask the others for one or more cards. Whoever wants to gives one from the hand; it is revealed and played at once. It may not go to the crisis.",
      R14: "You ask openly, and anybody may give. You play the card and make all choices with it. It may pay for something, as fuel for the Lighter, but not go to the main objective and not into your hand. What cannot be played may not be given.",
      R15: "Equipment goes to one of your survivors at once.",
      R16: "Where there is no space for those whom a card brings into play, nobody may give it.",
      R17: "Whether it goes onto the waste or out of the game depends on who plays it.",
      X43: "You may ask for fuel for your own move like this too. Then you are the one who played it.",
    },
  },
  {
    id: "hand-off",
    heading: "Hand off equipment",
    paragraphs: {
      "hand-off-1":
        "A piece of equipment goes from one of your survivors to another at the same location. If it was used in this round, it stays used.",
      X41: "The other one may belong to another player.",
      X49: "That player does not have to be asked.",
      X54: "A rule of ours ends the back and forth: each survivor hands off the same card only once in a turn.",
    },
  },
  {
    id: "exile-vote",
    heading: "Vote on an exile",
    paragraphs: {
      "exile-vote-1":
        "Once in your turn you may propose to exile another player. All vote at the same time; the first player decides a tie. What an exile means is said under “Exile”.",
      R87: "There is no second vote on somebody who is exiled. There is no way back.",
    },
  },
  {
    id: "colony-phase",
    heading: "Colony phase",
    paragraphs: {
      "colony-phase-1": "It runs by itself in seven steps. Somebody is asked only where there is a choice.",
    },
  },
  {
    id: "food",
    heading: "1. Pay food",
    paragraphs: {
      "food-1": "Every two people in the colony cost 1 food token, rounded up. Helpless survivors count like others.",
      "food-2":
        "If the supply is not enough, it stays as it is. Instead 1 starvation token is added to it, and each starvation token there costs 1 morale.",
      R72: "With nobody in the colony it costs nothing.",
      R73: "The new starvation token counts at once. Nothing is eaten then, not even a part.",
      R74: "Starvation tokens stay until the end.",
    },
  },
  {
    id: "check-waste",
    heading: "2. Check the waste",
    paragraphs: {
      "check-waste-1": "Every full 10 cards in the waste pile cost 1 morale.",
      R75: "The waste stays and costs again in the next round. 9 cards cost nothing, 10 cost 1, 29 cost 2.",
    },
  },
  {
    id: "crisis",
    heading: "3. Resolve the crisis",
    paragraphs: {
      "crisis-1":
        "The contributed cards are shuffled and revealed one by one: a symbol that fits +1, any other −1. If the sum is not enough, the effect of the crisis happens. With at least 2 more than needed morale rises by 1.",
      "crisis-2": "Then all contributed cards leave the game.",
      "crisis-example":
        "Example with four players who are not exiled: six cards that fit make 6, the crisis is prevented and morale rises by 1. Four that fit and one other make 3, which is not enough.",
      R1: "As much is needed as there are players who are not exiled.",
      R76: "Each card has one symbol and counts once, a Food 3 too.",
      R77: "No surplus brings more than 1 morale, and above 10 it does not rise.",
      R78: "Where a crisis speaks of players who are not exiled, exiled ones and their survivors are spared.",
      R79: "If all were exiled, 0 would be enough.",
    },
  },
  {
    id: "zombies-arrive",
    heading: "4. Add zombies",
    paragraphs: {
      "zombies-arrive-1":
        "The colony gets 1 zombie for every two people there, rounded up, helpless ones included. Each other location gets 1 zombie for each survivor there.",
      "zombies-arrive-2":
        "Then the noise tokens are removed one by one, and a die is rolled for each: on 1 to 3 another zombie comes there. Where exactly is said under “Adding zombies” among the special situations.",
      R61: "Morale is looked at three times: after the colony, after the locations and after the noise. In between everything is finished.",
      X11: "Each of these three parts is a batch. The locations are one together.",
      R62: "The locations come in the order of their numbers. Who stands where is counted before a zombie comes to the first of them.",
      X12: "A replacement in the middle of a batch is there at once but is not counted for this batch.",
      X14: "Noise goes from location 1 to 6, token by token.",
    },
  },
  {
    id: "main-objective",
    heading: "5. Check the main objective",
    paragraphs: {
      "main-objective-1": "If all tasks of the main objective are done, the match is over at once.",
      R3: "It is checked before the marker moves on. So whoever has to survive a number of rounds has done it when this step begins with the marker on 1 and morale above 0.",
      R80: "Only here. Exceptions: with Winter Has Come, missing fuel ends the match at the beginning of the colony phase. With We Need More Samples, samples are collected at any time but counted only here as well.",
      R81: "You put cards on the objective in your own turn, open, without a die and for good. Exiled players may do it too, and their cards stay there.",
      X37: "The fuel for Winter Has Come is given by anybody from the hand, also by an exiled player, and not on request. On the normal side it may be a starter card.",
      X38: "Where starter cards do not count for an objective (Find a Cure, Stockpile), they may not be put there either.",
      X51: "With We Need More Samples the roll for the sample belongs to the kill. It comes before the exposure roll.",
    },
  },
  {
    id: "round-marker",
    heading: "6. Move the round marker",
    paragraphs: {
      "round-marker-1":
        "The round marker goes down by 1. If it reaches 0, the match is over and the main objective has failed.",
    },
  },
  {
    id: "first-player",
    heading: "7. Pass the first-player token",
    paragraphs: {
      "first-player-1": "The first-player token goes to the right, and the next round begins with a new crisis.",
      R82: "On the right sits whoever was last just now. So that player has two turns in a row.",
    },
  },
  {
    id: "special",
    heading: "Special situations",
    paragraphs: {
      "special-1": "What can come up in both phases.",
    },
  },
  {
    id: "votes",
    heading: "Votes",
    paragraphs: {
      "votes-1":
        "Talk to each other first. Then all vote yes or no at the same time, on an exile as on a crossroads card. The first player decides a tie.",
      "votes-2":
        "When the colony votes, only players take part who are not exiled and have at least one survivor in the colony.",
      R11: "Everybody votes in secret. All votes are shown when the last one is there. At a table with a clock, whose time is up votes no.",
      X29: "When the colony votes, time that is up means no as well. To decide a tie the first player is asked separately, when all votes are there; when their time is up then, that is a no, too.",
      R12: "On an exile all vote who are not exiled, also whoever proposes it and whom it is about. A tie is up to the first player, even one who could not vote. If the first player is exiled, the next one clockwise who is not decides.",
    },
  },
  {
    id: "exposure",
    heading: "Exposure rolls",
    paragraphs: {
      "exposure-1":
        "Whoever moves or has killed a zombie rolls the exposure die. Blank: nothing. Wound: 1 wound. Frostbite: 1 frostbite. Bitten: the survivor dies, and the bite spreads.",
      "exposure-frostbite":
        "Frostbite is a wound that goes on: at the beginning of your turn each of your survivors with at least one frostbite gets 1 wound, however many they have.",
      R54: "It happens in the turn of whoever owns the survivor. The wounds are normal ones. If several die, the lowest influence dies first.",
      X10: "Morale is looked at after each of these deaths; at 0 it stops.",
      X24: "A bearer of Snow Shoes, or John beside Harman, gets wounds instead of new frostbite. The frostbite that is already there stays.",
    },
  },
  {
    id: "bite",
    heading: "Bitten: the bite spreads",
    paragraphs: {
      "bite-1":
        "When somebody was bitten and died, the one with the lowest influence at the same location is next. Their player chooses: kill them, then it is over, or roll the exposure die. On a blank nothing happens to them, and it is over as well. On anything else they die, and the next one follows.",
      "bite-2": "So it goes until somebody is killed, a blank is rolled, or nobody there is alive.",
      R57: "Sparky and bearers of Rotten Flesh are skipped. The bite never goes to helpless survivors. Abilities do not change these rolls unless the card says so.",
      R58: "A wound or frostbite kills here too. Nobody gets a token.",
      R59: "A replacement appears only after the whole chain and is not infected.",
      R60: "Each death costs 1 morale at once if the player is not exiled. At 0 the match ends in the middle of the chain.",
    },
  },
  {
    id: "card-texts",
    heading: "Card texts",
    paragraphs: {
      "card-texts-1":
        "What a card says goes before the rules. By the rulebook the first player decides which of two effects at the same time comes first. Here the order is fixed, so that nobody has to be asked every time.",
      "card-texts-2": "An item card cannot prevent what is just happening.",
      R49: "Nobody heals the deadly third wound away in time either.",
    },
  },
  {
    id: "crossroads",
    heading: "Crossroads cards",
    paragraphs: {
      "crossroads-1":
        "At the beginning of each turn the right-hand neighbour draws a crossroads card and keeps it secret. When its trigger happens, it is revealed and holds for whose turn it is. That player chooses one option that can be carried out.",
      "crossroads-2":
        "If an action triggers the card, the action is finished first. Then the card leaves the game. If nothing happens, it goes under the deck at the end of the turn.",
      "crossroads-3": "When a card is searched for in a deck, the deck is shuffled afterwards.",
      R22: "The game sees the triggers by itself. It looks at states at the beginning of the turn and after each action; at actions when they are quite finished, with exposure, bite and replacement.",
      R23: "If the survivor who moved died of it, the move triggers nothing.",
      R24: "Whoever holds the card cannot hold it back. The game reveals it.",
      R25: "What cannot be carried out you cannot choose. If nothing can, the card goes without effect. If a vote asks for something that cannot be paid in full, nothing happens.",
      R26: "At most one card takes effect in a turn.",
      R28: "If the card gives the choice to somebody else (no. 40, 62), all wait for them.",
      R31: "Whoever searches a deck sees all of it. Where the choice is hidden, they may also find nothing.",
      X42: "If your right-hand neighbour is exiled, they read the card all the same.",
    },
  },
  {
    id: "new-survivors",
    heading: "Adding survivors",
    paragraphs: {
      "new-survivors-1":
        "New survivors are in the colony and may act at once. One more die they bring only at the next roll.",
      "new-survivors-2": "If there is no free space, the action or card is not possible.",
      R29: "There must be room for all who come with it, helpless ones included; for crossroads card 48 that is two for each player. Otherwise the item card cannot be played, and the crossroads card is not triggered. For an exiled player one free space outside the colony is enough.",
      R30: "Only a replacement for a last survivor finds room even in a full colony.",
    },
  },
  {
    id: "death",
    heading: "Death of a survivor",
    paragraphs: {
      "death-1":
        "A survivor dies of the third wound (frostbite counts), of a bite, when zombies overrun the entrance, or by a card. That costs 1 morale, and their card leaves the game.",
      "death-items":
        "If they die in the colony, you take their equipment into your hand. Anywhere else it is shuffled into the deck of the location.",
      "death-leader": "If it was your leader, you name another one.",
      "death-last":
        "If it was your last one, your hand cards leave the game. You draw a new survivor, bring them into play, and they lead the group.",
      "death-helpless": "A helpless survivor who dies costs 1 morale too.",
      "death-removed": "Whoever is removed without dying costs no morale, unless the card says otherwise.",
      R5: "Leader and replacement are settled in the same way when somebody leaves the group without dying. Only morale stays then.",
      R68: "The hand leaves the game, not the equipment; that goes the way of any death. The replacement is in the colony, for an exiled player at another location of their choice, and brings no die. If the deck is empty, you are out.",
      X1: "If the last one dies in the colony, the hand leaves the game first, then their equipment comes to the empty hand.",
      R69: "There is a replacement as well when the last one is removed or given away (Reorganization, crossroads card 2, Forest).",
      X2: "The equipment of somebody who is removed (Forest, crossroads cards 36 and 52, exile with Kill Them) goes the same way as with a death at that place.",
      X3: "If a survivor changes players (crossroads cards 2, 29), the equipment goes along. Whether they have moved and what they have used still holds.",
    },
  },
  {
    id: "exile",
    heading: "Exile",
    paragraphs: {
      "exile-1":
        "Whoever is exiled draws an exiled objective at once. It replaces or changes the secret one. Their survivors in the colony must go to other locations by the rules for moving; it does not cost them the one move of their turn.",
      "exile-2":
        "An exiled player contributes nothing to crises, does not vote and spends no food tokens. Instead they may play food without its effect and so raise a die by 1. All that they play leaves the game.",
      "exile-3":
        "New survivors from item cards they put at another location than the colony; helpless ones they do not bring. If one of their survivors dies, it costs no morale.",
      "exile-4": "If two players are exiled and neither of them has a betrayal, morale falls to 0 at once.",
      R84: "You decide the order and spread your people as you like. Each of them rolls the exposure die. Fuel is possible only if it is your turn.",
      R85: "If there is no room anywhere outside, your figure changes places with one of a player who is not exiled. That one goes to the colony, whether its player likes it or not.",
      X46: "In this exchange only the one who has to leave rolls.",
      R27: "Your survivors may not enter the colony any more. A card that would place them there cannot be carried out.",
      R86: "You may still propose votes, request, give and hand off equipment.",
      R88: "Whoever is no betrayer shows the old objective and the new one. A betrayer keeps both hidden; the one on the new objective replaces the first condition of the betrayal.",
      R89: "It counts which card the exiled players had originally. This is looked at in the moment of the exile.",
      X5: "Even if a betrayer is exiled already: as soon as any two exiled players have no betrayal, morale falls to 0.",
      X6: "All players cannot be exiled while there is at most one betrayal in the game.",
      X8: "Whoever is exiled with the objective Kill Them is out. They count as one of the two.",
      R90: "Where an effect also brings helpless survivors, only that part is left out.",
      R91: "Each card with the food symbol raises by exactly 1, however many tokens it would bring.",
      X50: "They may also play food as printed; the tokens go to the supply, the card out of the game.",
    },
  },
  {
    id: "dice",
    heading: "Rolling dice",
    paragraphs: {
      "dice-1":
        "Where something asks for a roll without an action die being spent on it, one is taken that is free just now and put back afterwards. The dice before the players do not change.",
    },
  },
  {
    id: "adding-zombies",
    heading: "Adding zombies",
    paragraphs: {
      "adding-zombies-1":
        "One after another. In the colony the first goes to entrance 1, the second to 2 and so on; each new instruction begins at 1 again. Other locations have one entrance only.",
      "adding-zombies-2":
        "If a space is free, it stands there. Otherwise it breaks a barricade, and both are gone. If there is none, the entrance is overrun: the zombie is taken away, and the survivor with the lowest influence there dies.",
      "adding-zombies-3":
        "If only helpless ones are there, one of them dies. If nobody is there, nothing happens. Each death costs morale.",
      "adding-zombies-example":
        "Example: at entrance 3 there are two zombies and a barricade. The next one to come there takes it along, and nobody dies. The one after that has a free space again.",
      R4: "After the sixth it goes on at entrance 1: the seventh to 1, the eighth to 2.",
      R63: "It is the lowest influence, whoever owns the survivor. If the owner is exiled, it costs no morale.",
      R64: "If nobody is there, the zombie is gone all the same.",
      R65: "Where a barricade breaks, nobody is overrun by the same zombie.",
      X47: "If this kills a player's last survivor, the replacement is there before the next zombie. For this batch they are not counted, but they may be the next victim.",
      X48: "Somebody who cannot die and stays at a place (Bev, crossroads card 36) counts there for new zombies but is never overrun.",
    },
  },
  {
    id: "killing-zombies",
    heading: "Killing zombies",
    paragraphs: {
      "killing-zombies-1":
        "A zombie that was killed or removed goes back to the supply. After an attack the attacker rolls the exposure die.",
      "killing-zombies-2": "In the colony you choose which one at which entrance it is.",
      R67: "Whatever else players remove of the zombies in the colony they may choose too.",
      X26: "With cards and abilities the exposure die is rolled only if they say so.",
    },
  },
  {
    id: "variants",
    heading: "Variants",
    paragraphs: {
      coop: "Cooperative: the hardcore side, no secret objectives, no exile. Everybody wins if the main objective is completed. Cards with the mark ⊘ stay in the box.",
      "coop-survivors": "Of the survivors, Gray Beard and Annaleigh Chan carry the mark.",
      "two-players": "Two players play the cooperative game, with 7 starter cards each and 3 of 4 survivors to keep.",
      betrayer:
        "Betrayer: only 1 ordinary objective for each player in the pile, and the betrayal. With three players there is a betrayer in three matches of four.",
      hardcore: "Hardcore: as usual, but with the hard side of the main objective.",
      elimination:
        "Elimination: whoever loses their last survivor gets no replacement. Their hand leaves the game, and so do they.",
      X7: "Eliminated players count nowhere, neither for crises nor for votes nor as not exiled. First-player token and crossroads card go to the next seat that still plays. What the setup counted for each player stays.",
    },
  },
  {
    id: "secrets",
    heading: "Who sees what",
    paragraphs: {
      "secrets-1":
        "Hidden are hands, secret objectives, contributed cards, what somebody sees when searching, the crossroads card, and the order of all decks.",
      "secrets-2":
        "The crossroads card is seen only by your right-hand neighbour, least of all by you. Votes are seen by nobody until all are there; only who has voted is known. What Talia finds on top of the crisis deck her player alone sees.",
      "secrets-3":
        "An exiled player who is no betrayer shows the objective to all. So whoever shows nothing is the betrayer, and that is meant.",
      R7: "Open are how many cards somebody has in hand, how many they have contributed to the crisis, how high the decks are, the waste with its order, what has left the game, all equipment and all dice.",
      X28: "If the match ends before the crisis is resolved, the contributed cards stay hidden for ever.",
      X53: "A random card taken from another player is seen only by whoever takes it and whoever had it.",
    },
  },
  {
    id: "talk",
    heading: "Talking at the table",
    paragraphs: {
      "talk-1": "Talk as much as you like, about everything and about secrets too.",
      R20: "What you say need not be true. You may not show your cards.",
      R53: "After looking at the crises Talia may say exactly two words about them, of letters only, and everybody is to know them. Her player writes them in the chat or says them at the table; the game does not count.",
    },
  },
  {
    id: "house-rules",
    heading: "At the table, and house rules",
    paragraphs: {
      "house-1":
        "Left alone, rulebook and rulings hold. Whoever reads some things otherwise changes that when opening the table.",
      "option-mode":
        "Mode: standard, with one betrayal among the objectives. Or betrayer, no betrayal at all, or cooperative. Two players always play the cooperative game.",
      "option-objective": "Main objective: We Need More Samples. Or another one, or a random one.",
      "option-side":
        "Side of the main objective: the normal one. Or the hardcore one; the cooperative game always takes it.",
      "option-elimination": "Elimination: no. Switched on, whoever loses their last survivor is out of the game.",
      "option-tame": "Tame: no. Switched on, crossroads cards 10, 12, 24, 41, 54, 65 and 68 are missing.",
      "option-oneSource": "Attract from one location: no. Switched on, both zombies must come from the same location.",
      "option-pharmacist":
        "Pharmacist: no. Switched on, this objective, shown only by a Spanish card, replaces Hypochondriac: only medicine in hand, and at least one.",
      "option-outsiders":
        "Survivor cards of School and Library: by the first list. Or by the second one, with more helpless survivors.",
    },
  },
];
