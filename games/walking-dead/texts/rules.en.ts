import type { SectionSource } from "@endzeit/engine";

export const sectionsEn: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "What it is about",
    paragraphs: {
      "goal-1":
        "You are one of up to four survivors. Four places lie at the corners of the city, and you need a location tile from each. Whoever first has all four different ones and stands on Camp again wins.",
      "goal-2":
        "Whoever is bitten without an ally dies, comes back as a walker and hunts the others. Once two have died, it is Team Zombie against Team Survivors.",
      "goal-3":
        "What is called a stand-in here is ours: the board, every number of copies, and whatever neither the rulebook nor a public source gives away. Whoever owns the box can correct the numbers with a content pack. The numbers on this page are the built-in ones.",
      S10: "How you get there does not matter: as soon as a figure with all four tiles stands on Camp, the game is won, even if a card or a power brought it there.",
      S11: "If your way leads across Camp and you have all four tiles, you may stop there and have won.",
    },
  },
  {
    id: "setup",
    heading: "Setup",
    paragraphs: {
      "setup-1":
        "Everyone picks a different character and starts on Camp with 2 allies. Another 4 allies go into the pool with two players, 6 with three, 8 with four.",
      "setup-2":
        "The equipment pile holds 20 random cards with two players, 30 with three, all 40 with four. Everyone draws 5 of them. All 40 encounters and all 30 walker cards are always in.",
      "setup-3": "Four location tiles of its kind lie at each corner, so they never run out.",
      A1: "The highest roll begins; ties roll again. Play then goes clockwise. In the team variant the first seat begins.",
      X5: "This departs from the rulebook, where the reader of the rules begins, and the younger survivor in the team variant. A match cannot know either. Seat the younger one first.",
      A2: "Alone, too, the 5 starting cards come out of the 10 cards of the pile.",
      A3: "Nobody knows which equipment stays in the box.",
    },
  },
  {
    id: "hand",
    heading: "Hands, and what is open",
    paragraphs: {
      "hand-1": "You hold equipment hidden in your hand and play it when the card allows.",
      A4: "There is no hand limit.",
      A5: "Only the hands are secret. Their size, allies, location tiles, Revolvers in front and discard piles are open.",
      X11: "Revolvers in front are not part of the hand. Panic, random losses, discards, passing cards and Dale's Repack touch the hand alone.",
    },
  },
  {
    id: "move",
    heading: "Rolling and moving",
    paragraphs: {
      "move-1":
        "Your turn as a survivor: roll and move, do what the space says, usually face an encounter, end the turn.",
      "move-2":
        "You must use up the number rolled exactly, in a direction of your choice. Only on Camp and corners may you stop early. A space has room for everyone.",
      M1: "Within a move you never step back onto the space you just came from. At junctions you choose freely.",
      M2: "You may not stay put: you move at least one space, from a corner or Camp too.",
      M3: "Every Camp or corner on the way offers the early stop.",
      M4: "Walkers do not stop you. If you land on one, nothing happens for now; it attacks in its own turn.",
      M7: "Whoever changes the roll uses up the new total exactly. The order is: die, Andrea's Second Wind, Hurry!, Car Lot.",
      X18: "Every move is new: its first step may lead back to where you came from last turn. All bonuses are settled before you set out.",
    },
  },
  {
    id: "spaces",
    heading: "The spaces",
    paragraphs: {
      "spaces-1":
        "Plain space: one encounter. Attack +1 and +2: one encounter, and while you stand there the bonus counts in your fights.",
      "spaces-2":
        "Draw equipment: you may draw a card, then an encounter follows. No encounter: nothing happens. Camp: no encounter either.",
      "spaces-3": "Go again: one encounter, then a complete further turn.",
      E20: "On a draw space the card is optional. Rewards come by themselves.",
      X31: "You are asked on arrival, before the encounter. The Car Lot's bonus is the last choice before you set out; an early stop remains possible.",
      S1: "Attack +1 and +2 count when a walker attacks you in its turn, too.",
      S2: "Whoever gets onto a space by Shortcut, Escort or Love Triangle does not trigger it: no card, no further turn, no encounter. The attack bonus holds, because standing there is enough.",
      S3: "Whoever lands on such a space again in the extra turn gets another one.",
      S4: "The extra turn is earned by landing. It stays even if the encounter takes you away.",
      S5: "If you must skip a turn it is your next one, an extra turn included.",
    },
  },
  {
    id: "corners",
    heading: "Corners",
    paragraphs: {
      "corners-1":
        "On a corner whose tile you lack you reveal two encounters, one after the other. If you are then still alive and still there, you get the tile and its bonus. If you have it already, nothing happens.",
      S6: "If the first encounter takes you away, X1 says what holds.",
      X1: "The second encounter comes all the same, where you now stand; on Camp without a space bonus and without a region. There is no tile then. Only your death or the end of the game cancels it.",
      S7: "What Shotgun, Sneaking Up or Press On add does not replace the second encounter. It follows directly on the encounter that caused it.",
      X33: "The tile comes only after all of these encounters.",
      S8: "You need not win the fights, only survive them.",
      S9: "An immediate bonus works at once. Cards for the end of the turn come after it.",
      "corners-2": "Whoever was moved onto a corner cannot earn its tile by staying: first out, then back in.",
    },
  },
  {
    id: "sewer",
    heading: "Sewers",
    paragraphs: {
      "sewer-1":
        "The twelve sewer spaces are shortcuts that only walkers take. Four of them are the spaces on which they rise.",
    },
  },
  {
    id: "regions",
    heading: "Regions",
    paragraphs: {
      "regions-1":
        "The city has four regions: Suburb, Highway, Outskirts and Downtown. Some cards ask where you stand. Their names and borders are our stand-in.",
      E24: "Camp and sewers belong to no region. Whoever stands there does not exist for region cards and for Shane.",
    },
  },
  {
    id: "board",
    heading: "The board",
    paragraphs: {
      "board-1":
        "The board is a stand-in: 9 by 9, columns A to I, rows 1 to 9, Camp on E5. Spaces are connected when they touch horizontally or vertically. All that is known of the printed board: square, Camp in the middle, four places at the corners, straight streets, four sewers of three spaces.",
    },
  },
  {
    id: "encounters",
    heading: "Encounters",
    paragraphs: {
      "encounters-1":
        "You reveal the top encounter card. If it has a strength, there is a fight. Otherwise what it says happens. It then goes to its discard pile.",
      "encounters-2":
        "If you are told to give up what you do not have, that is dropped. You may also pick an option that you cannot pay.",
      E14: "If you can pay only in part, you give what you have.",
      E15: "Whoever picks the option that cannot be paid pays nothing.",
      E12: "An ally that a card demands goes back to the pool. Only a bite takes it out of the game.",
      E13: "Equipment that a card demands goes to the discard pile. You choose it, unless the card asks for a random one.",
      E19: "If the encounter pile ends in the middle of a chain, the discards are shuffled. The card in play stays out.",
    },
  },
  {
    id: "fight",
    heading: "Fights",
    paragraphs: {
      "fight-1":
        "First you play any number of attack cards, then you roll. Attack value: die, cards played, Revolvers in front, bonus of the space, Police Station. If it reaches the strength, you win; a tie is enough.",
      "fight-2":
        "A rolled 6 always wins. A win brings the card's reward, a loss brings one bite unless the card says otherwise.",
      "fight-example":
        "Example: strength 10. You stand on Attack +2 and play Crossbow and Baseball Bat, 3 together. You roll a 5, which makes 10: won. The Crossbow returns because of the 5, the Bat does not, because it was not alone. With a 4 you would have lost.",
      E1: "The 6 means the face of the die that stands. A 4 with Rick's 2 points is not a 6.",
      X14: "Attack cards are Baseball Bat, Crossbow, Axe, Shotgun, Revolver and Rifle. An encounter that limits playing equipment means only these.",
      X10: "After the roll the played cards are cleared away first, then victory or defeat takes effect. So a Crossbow that returns on a fatal 5 is already in hand when you die or when Panic takes everything.",
      E16: "If a loss costs cards instead of a bite and you have none, it costs you nothing.",
    },
  },
  {
    id: "no-roll",
    heading: "Winning without a roll",
    paragraphs: {
      "no-roll-1": "If your bonuses suffice without the die, you need not roll. With a Shotgun played you have to.",
      E5: "You may roll all the same, for instance to get a Crossbow back.",
      X32: "It is enough for the bonuses to equal the strength; they need not exceed it, since any die shows at least 1.",
    },
  },
  {
    id: "bite",
    heading: "Bites",
    paragraphs: {
      "bite-1": "Each bite costs an ally, which goes to the box, not to the pool. A bite without an ally is deadly.",
      E17: "Several bites come one at a time. If one kills you, the rest is dropped.",
    },
  },
  {
    id: "death",
    heading: "Dying",
    paragraphs: {
      "death-1":
        "Your hand is shuffled into the equipment pile, character and location tiles go to the box, your figure stays lying there. In your next turn it rises on the spot as a walker, and you get 4 walker cards.",
      D1: "You count as a walker from the moment of death. Figure and cards come only in your next turn.",
      X6: "That is why the second death ends a game for two at once.",
      M8: "A lying figure is only a marker and counts for no rule.",
      D2: "Whoever has just died cannot step in yet.",
      D3: "Whoever dies on a go-again space takes the extra turn at once, as a walker.",
      P1: "The publisher agrees: the extra turn takes place.",
      X22: "This holds only if the death makes a walker. Whoever is out gets no more turns.",
      E11: "What you still hold is shuffled in. The cards of the fatal fight lie on the discard pile by then.",
      X8: "Your Revolvers are discarded by then, too, because a loss clears them away before the bite.",
      X21: "Turns you still had to skip lapse with your death. Guilt twice would mean two turns.",
    },
  },
  {
    id: "teams",
    heading: "Team Zombie against Team Survivors",
    paragraphs: {
      "teams-1":
        "With three or four players the second death changes the goal. The survivors win together when one of them personally has all four tiles and reaches Camp. The walkers win together when no survivor is left alive.",
      "teams-2":
        "After your own turn you may give one equipment card to your fellow survivor. Location tiles cannot be passed.",
      D8: "Distance does not matter.",
      X26: "This is possible once after each turn of yours, an extra turn included, only after any Shortcut and only from the hand.",
      D4: "The third to die is out. The cards go into the pile, the tiles to the box.",
      X34: "With four players that seat still wins if the fellow survivor makes it to Camp. With three, the third death ends everything.",
      D7: "With three players one survivor faces two walkers and has nobody to pass cards to.",
      P3: "The publisher says the same: two deaths, two zombies against one survivor.",
      D9: "A single walker in a game for three or four cannot win yet. It waits for the second.",
    },
  },
  {
    id: "walker-move",
    heading: "The walkers' turn: moving",
    paragraphs: {
      "walker-move-1":
        "A walker rolls and walks up to that many spaces, through the sewers too. It may stay. If it enters a survivor's space it must stop. Spaces trigger nothing for it.",
      M5: "It may turn back, and it may leave a survivor. Only entering stops it.",
      M6: "Onslaught and Charging Walkers are a new move. Even one who had to stop may go on with it; the next space with a survivor stops it again.",
      "walker-move-2": "A walker may enter corners and Camp and attack there.",
    },
  },
  {
    id: "walker-card",
    heading: "The walkers' turn: a card",
    paragraphs: {
      "walker-card-1":
        "After moving, a walker may play one card. To attack it must stand on a survivor's space, unless the card says otherwise. If several stand there, it chooses one.",
      "walker-card-2":
        "The fight goes like an encounter: the survivor plays cards, rolls and must reach the strength. A loss costs the survivor one bite. After a win the walker leaves the board and discards its whole hand.",
      X4: "Only the survivor is bitten. A beaten walker loses figure and hand, nothing more.",
      P6: "Without a survivor on the space only Onslaught and Charging Walkers can be played, for their movement alone. No other card is played just for its side effect.",
      "walker-card-3": "At the end of its turn a walker may discard one card and then refills to four.",
      W5: "Whoever was beaten in the turn neither discards nor refills. Four new cards come with rising.",
      W6: "If pile and discards do not suffice, you draw fewer.",
      W8: "If the survivor dies, whatever the card demands afterwards lapses.",
    },
  },
  {
    id: "reactions",
    heading: "Reactions",
    paragraphs: {
      "reactions-1":
        "A walker plays Sneaking Up and Blood Swap only when a survivor has revealed an encounter in that survivor's own turn. Nobody can react to walker cards.",
      X2: "After each revealed encounter the walkers, in turn, may play one card after another until all pass in succession. There is no limit. Every Blood Swap adds up, every Sneaking Up brings one more encounter.",
      W2: "Without a strength, Blood Swap is no use. Sneaking Up works even then.",
      W3: "A beaten walker has no cards and cannot step in.",
      W4: "The hand is refilled only at the end of the walker's own turn.",
    },
  },
  {
    id: "rise",
    heading: "Rising again",
    paragraphs: {
      "rise-1":
        "In its next turn a beaten walker puts its figure on one of the four rise spaces, gets 4 new cards and then plays as usual.",
      M9: "Rising is compulsory, only the choice of space is free.",
      X3: "The rulebook says you may place the figure. We read that as the choice among the four spaces, an occupied one included, for without a figure there would be no turn.",
    },
  },
  {
    id: "endings",
    heading: "How the game ends",
    paragraphs: {
      "endings-1":
        "With at most one walker, whoever returns to Camp with all four tiles wins alone. From the second walker on, one of the teams wins.",
      "endings-2":
        "With two players nobody wins once both are walkers. So the first to die can only spoil the other's victory.",
      D6: "With two players and one walker the survivor wins alone, as usual.",
      P4: "The publisher confirms it: the second death ends a game for two.",
      D5: "Team Zombie also wins if the last survivor dies in an encounter.",
      P5: "The publisher has answered this the same way.",
    },
  },
  {
    id: "solo",
    heading: "Playing alone",
    paragraphs: {
      "solo-1":
        "Alone the same rules hold, with 10 cards in the equipment pile and 2 allies in the pool. If you die, you have lost.",
    },
  },
  {
    id: "team-variant",
    heading: "Team variant for four",
    paragraphs: {
      "team-variant-1":
        "Two survivors and two walkers from the start. The survivors begin on Camp with 4 allies each and 7 cards each from a pile of 28, with 8 allies in the pool. The walkers begin on rise spaces.",
      "team-variant-2":
        "The tiles of both survivors count together. Once all four are there, one of the two must still reach Camp. If one dies, the other inherits the tiles; nobody turns. Team Zombie wins when both are dead.",
      A6: "The walkers begin with 4 cards.",
      A7: "Survivors and walkers sit in turn: seats 1 and 3 are survivors, seats 2 and 4 walkers.",
      X25: "Walkers have no character. They choose their start space before the first turn, seat 2 first, and may share one.",
      T1: "Whether a corner still has a tile to give is decided for each person: both may earn the same one and its bonus.",
      T2: "Inherited tiles keep their lasting bonus. Immediate ones are not repeated, doubles go to the box.",
      T3: "Whoever already stands on Camp when the fourth kind comes in must leave and return.",
      X24: "This holds for inheriting, too. Either of the two can return home, even one without a tile.",
      X23: "The hand of the dead is shuffled into the pile, figure and character go to the box, the tiles to the fellow survivor.",
    },
  },
  {
    id: "piles",
    heading: "Piles and pool",
    paragraphs: {
      "piles-1":
        "If the equipment pile is empty, you get nothing. Only a survivor's death refills it. Encounters and walker cards are reshuffled from their discards.",
      "piles-2": "If the pool of allies is empty, you get none. The bitten never come back.",
      E10: "Discarded equipment is never reshuffled.",
    },
  },
  {
    id: "equipment",
    heading: "The equipment cards",
    paragraphs: {
      "equipment-1":
        "The rulebook knows seven equipment cards and much of what they do. Titles and effects of the rest come partly from other sources, partly from us. All numbers of copies and, but for the Axe, all bonuses are stand-ins.",
      bat: "Baseball Bat (6×, +1): if you played nothing but Baseball Bats in the fight, you take them all back afterwards.",
      E3: "This holds after a loss, too.",
      E4: "A Revolver already in front and somebody else's Axe do not spoil it. Your own Axe, or a Revolver played in this fight, does.",
      crossbow: "Crossbow (5×, +2): if the die shows 5 or 6, it returns to your hand.",
      E2: "The bare face counts. Without a roll it does not return.",
      axe: "Axe (5×, +1): the only card you may play even after the attack roll, as many as you have, and for other survivors too.",
      X12: "Your own goes before or after the roll. For somebody else it goes only after it, when that survivor is short. It never turns a roll into a 6.",
      shotgun: "Shotgun (5×, +4): if the die shows a 1, you must reveal another encounter after this fight.",
      E6: "Even two Shotguns bring only one more encounter on a 1.",
      E7: "If it happens in a walker's turn, the encounter follows at once and nobody can react to it.",
      E8: "If Rick repeats the roll, only the second one counts.",
      revolver:
        "Revolver (4×, +2): after a fight you win it stays in front of you and counts in every later one until you lose. That it lies there is from the rulebook; for how long is our stand-in.",
      X9: "Every loss counts, even one without a bite. Then all your Revolvers are discarded. Several add up. They are played only in a fight, before the roll.",
      rifle: "Rifle (4×, +3): the bonus of the attack space you stand on counts double.",
      X15: "Even two Rifles double it only once. In the Dark Alley there is nothing to double.",
      shortcut:
        "Shortcut (3×): just before your turn ends you move up to 2 spaces, or another survivor up to 4, never onto a corner. No encounter follows.",
      E21: "The corner is forbidden for somebody else, too.",
      E22: "A Shortcut may lead onto Camp. With four tiles that wins.",
      E23: "It works at the end of any turn of yours, before an extra turn as well.",
      X16: "At least one space, without turning back, not through the sewers. Passing a corner is fine. Several Shortcuts in one turn are allowed. The ban on corners does not hold for Lori's step.",
      X17: "Even without any encounter you may play it.",
      hurry:
        "Hurry! (3×): after your movement roll you add 1, 2 or 3 spaces. The title is named in a public source, the effect is our stand-in.",
      X7: "At most one Hurry! for each movement roll.",
      wound:
        "Non-Lethal Wound (3×): if a bite would kill you or another survivor, it has no effect. This works outside your own turn, too.",
      E18: "The question comes at the moment of death, to the victim first, then to the others in turn. Whoever is saved keeps everything, the prospect of a location tile included.",
      P2: "The publisher confirms: it is played at the moment of death, and the cards stay.",
      "gun-bag": "Bag of Guns (2×): in your turn, outside fights, you draw 2 equipment cards.",
    },
  },
  {
    id: "encounter-cards",
    heading: "The encounter cards",
    paragraphs: {
      "encounter-cards-1":
        "29 fights and 11 cards without strength. From the rulebook come Walkers at the Door, the Camp in Love Triangle, and the pair of strength 10 and two equipment cards. Everything else is our stand-in. Where nothing is said, a loss costs one bite and a win brings nothing.",
      stray: "Stray Walker (3×): strength 6.",
      backyard: "Backyard (3×): strength 7. Win: 1 equipment card.",
      pack: "Pack (3×): strength 8. Win: 1 equipment card.",
      "road-horde": "Horde on the Road (2×): strength 10. Win: 2 equipment cards.",
      "at-the-door":
        "Walkers at the Door (2×): strength 5. You yourself may not play attack cards. Win: 1 equipment card.",
      E9: "Your own Axe is banned, too. Space, Police Station, Revolvers in front and somebody else's Axe count. Non-Lethal Wound stays allowed.",
      "in-need": "Survivors in Need (2×): strength 8. Win: 1 ally.",
      "trapped-family": "Trapped Family (1×): strength 9. Win: 1 ally and 1 equipment card.",
      surrounded: "Surrounded (2×): strength 9. Win: 1 equipment card. Loss: 2 bites.",
      "keep-quiet":
        "Keep Quiet (2×): strength 7. You may not play Shotgun, Rifle or Revolver; a Revolver in front counts. Win: 1 equipment card.",
      "dark-alley": "Dark Alley (1×): strength 7. The bonus of your space does not count. Win: 1 equipment card.",
      "old-neighbours": "Old Neighbours (1×): strength 7, in the Suburb 9.",
      "pile-up": "Pile-Up (1×): strength 7, on the Highway 9.",
      herd: "Herd (1×): strength 7, in the Outskirts 9.",
      "street-fight": "Street Fight (1×): strength 7, Downtown 9.",
      "drop-everything":
        "Drop Everything (2×): strength 9. Loss: discard 2 equipment cards of your choice instead of the bite.",
      panic: "Panic (1×): strength 8. Loss: discard your whole hand instead of the bite.",
      crawler: "Crawler (1×): strength 6. You may play at most one attack card. Win: 1 equipment card.",
      X13: "What counts is the cards you play in this fight yourself, an Axe afterwards included. Revolvers in front and other people's Axes do not.",
      "love-triangle": "Love Triangle (1×): give up 1 ally, or put your figure on Camp.",
      "food-fight": "Fight over Food (1×): discard 2 equipment cards, or give up 1 ally.",
      guilt: "Guilt (1×): discard 1 random equipment card, or skip your next turn.",
      "weapons-cache":
        "Weapons Cache (2×): draw 1 equipment card. That some encounters hand out a weapon is named in a public source.",
      companion: "New Companion (1×): take 1 ally from the pool.",
      "quiet-moment": "Quiet Moment (1×): nothing happens.",
      "power-struggle":
        "Power Struggle (1×): pick another survivor in your region. Both roll, the lower gives the higher 1 random equipment card. On a tie nothing happens.",
      betrayal:
        "Betrayal in the Group (1×): every survivor in your region, you included, discards 1 equipment card of their own choice.",
      X28: "On Camp nobody is in a region: Power Struggle and Betrayal have no effect, not even on you. Whoever has no cards loses none.",
      "press-on": "Press On (1×): reveal another encounter. If you are alive afterwards, draw 1 equipment card.",
      X27: "Order: reactions to Press On, then the inner encounter with everything it brings, then your card, then any Sneaking Up that was played on Press On.",
      "shared-supplies": "Shared Supplies (1×): every survivor draws 1 equipment card, you first, then clockwise.",
    },
  },
  {
    id: "walker-cards",
    heading: "The walker cards",
    paragraphs: {
      "walker-cards-1": "The rulebook names six titles, two are ours. Copies, strengths and distances are stand-ins.",
      onslaught:
        "Onslaught (5×, strength 7): before the attack move up to 2 more spaces. Playable without an attack, too.",
      charging: "Charging Walkers (4×, strength 7): like Onslaught, but up to 3 spaces.",
      X30: "First the card, then the move, then the decision: attack or not, and whom. There is no duty to attack.",
      overrun: "Overrun (4×, strength 8): 2 stronger if the other walker figure is on this space or an adjacent one.",
      W7: "Without a second walker there is no addition.",
      X29: "Adjacent means connected, sewers included. A lying figure does not count.",
      bitten:
        "Bitten (4×, strength 6): attack a survivor on another space. If the survivor wins, your figure and your other cards stay, because you did not fight yourself.",
      W1: "It does not work on your own space. There is no attack without risk at close quarters.",
      clinging:
        "Clinging (4×, strength 8): if the survivor loses and lives, 1 equipment card of the survivor's choice is discarded as well.",
      tough: "Tough Walker (3×, strength 7): if the survivor wins, your figure and your other cards stay all the same.",
      "sneaking-up":
        "Sneaking Up (3×): reaction. Once the revealed encounter is survived, the same survivor reveals one more.",
      "blood-swap": "Blood Swap (3×): reaction. The revealed encounter becomes 3 stronger.",
    },
  },
  {
    id: "characters",
    heading: "Characters and powers",
    paragraphs: {
      "characters-1":
        "Each power works once in a game, in your own turn. They are known from reviews. Who owns Andrea's and Dale's is uncertain; a switch at the table swaps them.",
      B1: "Rick acts after his attack roll, Andrea after her movement roll, all others at any time in their own turn outside a fight. X19 says when exactly.",
      X19: "Lori, Shane, Glenn, Dale and the Bag of Guns: before the movement roll, between the two encounters of a corner and before the turn ends. Not between landing and the space, and not while an encounter runs.",
      B2: "An extra turn renews nothing.",
      B4: "Glenn with an empty discard pile and Shane without anybody to give may not trigger their powers. They would be wasted.",
      rick: "Rick, Second Blow: after your attack roll you roll once more and add 2. The new roll stands.",
      X20: "Only right after the roll in a fight of your own turn, before anybody plays an Axe. Not for Power Struggle or movement.",
      lori: "Lori, Escort: move a survivor, yourself included, one space. The space triggers nothing.",
      B3: "Lori cannot pull others away between their encounters, because it is not her turn. Herself she can; X1 holds then.",
      T4: "Lori and Shortcut move survivors only, never walkers.",
      shane: "Shane, Toll: every other survivor in your region gives you 1 random equipment card.",
      glenn: "Glenn, Lucky Find: take a card of your choice from the equipment discards.",
      andrea: "Andrea, Second Wind: after your movement roll you roll once more and add 2. The new roll stands.",
      dale: "Dale, Repack: shuffle any number of hand cards into the equipment pile, at least one, and draw as many.",
      B5: "Shuffling in comes first, so the pile always suffices.",
    },
  },
  {
    id: "tiles",
    heading: "The location tiles",
    paragraphs: {
      "tiles-1":
        "It is known that there are bonuses for attack, movement, equipment and allies, and that the Police Station helps the attack. Who else gives what, and how much, are stand-ins.",
      police: "Police Station: a lasting +1 in every fight, against walker cards too.",
      "car-lot": "Abandoned Car Lot: lasting. After each movement roll you may add 1 space.",
      cdc: "CDC: once and at once, 1 ally from the pool.",
      store: "Department Store: once and at once, 2 equipment cards.",
    },
  },
  {
    id: "house-rules",
    heading: "At the table and house rules",
    paragraphs: {
      "house-1":
        "By default the rulebook and the rulings hold. Whoever reads something differently changes it when opening the table.",
      "option-variant": "Form of play: everyone for themselves. Alternatively the team variant for four seats.",
      "option-openHands": "Open hands: no. Switched on, everybody sees every hand.",
      "option-firstPlayer": "Who begins: the highest roll. Alternatively the first seat.",
      "option-secondEncounterAnywhere":
        "Second encounter anywhere: yes. Switched off, it is dropped if the first one took you away from the corner.",
      "option-oneReaction":
        "One reaction for each walker: no. Switched on, each walker plays at most one card on an encounter.",
      "option-swapAndreaDale": "Andrea and Dale swapped: no. Switched on, Andrea has Repack and Dale has Second Wind.",
    },
  },
];
