import type { SectionSource } from "@endzeit/engine";

export const sectionsEn: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "What it is about",
    paragraphs: {
      "goal-1":
        "You run a city after the great collapse. Your survivors explore, build and work; all of them need a roof, and marauders gather at the gates. After six rounds the most points win.",
      "goal-2":
        "Three or four play. Each round has four phases: preparation, bidding, resolution, completion. An interim scoring follows round 3, the final scoring round 6.",
      "goal-3":
        "What is called a stand-in here is ours: most numbers on cards, tiles and tracks and many names of buildings, because the printed ones are not public anywhere. Whoever owns the box can correct them with a content pack. The numbers on this page are the built-in ones.",
    },
  },
  {
    id: "setup",
    heading: "Setup",
    paragraphs: {
      "setup-1":
        "Everyone begins with 5 workers and 1 leader behind the screen, 10 points, no marauders and the damage marker on space 3. The point markers are piled up in random order.",
      "setup-2": "The bag holds 25 workers, 10 soldiers, 10 engineers and 20 marauders.",
      "setup-3":
        "Two scoring tiles lie open: one for the interim scoring, one for the end. Everyone also gets two secret ones. Three bid tiles lie open on the areas.",
      Q62: "With three players 5 workers and 1 leader go to the box, so do the two scoring tiles left over, unseen, and 3 cards lie on each display. Nothing else changes.",
      X10: "From left to right the bid tiles belong to exploration, construction and city, after the interim scoring as well.",
    },
  },
  {
    id: "survivors",
    heading: "The survivors",
    paragraphs: {
      "survivors-1":
        "Workers are green, soldiers blue, engineers yellow, the leader is purple. Red figures are marauders and belong to nobody.",
      "survivors-2": "What stands behind your screen is hidden.",
      Q10: "Figures in bids lie open, colours included.",
    },
  },
  {
    id: "leader",
    heading: "The leader",
    paragraphs: {
      "leader-1": "The leader is a joker: he can stand for any colour.",
      Q33: "When paying he stands for exactly one figure of one colour.",
      Q47: "A leader set aside by the damage track is missing from bids and the city, but still needs shelter.",
      Q48: "He returns the moment the damage marker is on his space or left of it, and goes behind the screen.",
      X25: "A bid tile or a repair brings him back at once too. He cannot act before the next bidding.",
      X26: "If damage rises past his space, nothing happens yet; only the evaluation in the preparation sets him aside. There he stays while the marker is right of his space.",
      Q49: "Without a leader nobody is set aside; of two, one is.",
    },
  },
  {
    id: "raiders",
    heading: "Marauders",
    paragraphs: {
      "raiders-1":
        "The marauder track has nine fields. The first means nobody is there. Every further one stands for a marauder, so there are 8 at most.",
      "raiders-2":
        "Marauders come with each round, with explored cards and through tiles. They stay until you fight them or the interim scoring clears them away.",
      Q13: "With the track full, each further marauder from a card or the round track costs 1 point. A marauder icon on a tile or on the damage track then does nothing.",
      X5: "For the round track and the damage track that is an inference, from exploration for the one and from the tiles for the other. The rulebook says it only there.",
    },
  },
  {
    id: "track",
    heading: "Points",
    paragraphs: {
      "track-1": "The point track is a ring of 40 spaces. Going round it earns chips for 40, 80, 120 and 160 points.",
      Q57: "Nobody falls below 0.",
      Q58: "The total is always what counts. Whoever falls back returns the chip.",
      X3: "At 0 points the marker stands beside the track, without a chip. The cut at 0 comes after each single effect, not at the end of the phase.",
      Q9: "A marker that ends on an occupied space lies on top. What happens at the same time runs in seat order; X4 says who comes first.",
      X4: "Seat order begins with the start player determined last: in the preparation the previous one (the first seat in round 1), after that this round's, at the end the one of round six.",
      X34: "If an effect changes no points, the marker keeps its place in the pile. Every effect that changes points is a move of its own and ends on top.",
    },
  },
  {
    id: "preparation",
    heading: "1. Preparation",
    paragraphs: {
      "preparation-1":
        "First come the marauders of the round: 1, 2, 3, 4, 5 and 6 in rounds 1 to 6. The 2 of round two is certain, 1 and 3 are taken from a picture, the rest are stand-ins.",
      "preparation-2":
        "Then each player evaluates the damage track. After that as many equipment cards as players are laid out, each with 3 figures from the bag (stand-in). Last come as many building cards, each with a tile: level 1 in rounds 1 to 3, level 2 after that.",
      "preparation-3":
        "In round one a card holds one marauder at most; any further one goes back and another figure is drawn.",
      X9: "Each step is done for all before the next begins: last round's houses off, marauders, round marker, damage tracks (each left to right), equipment with figures, buildings with tiles.",
      Q14: "If the bag runs out, cards are filled from left to right and the rest stay short.",
      Q15: "If only marauders are left in round 1, the card stays incomplete.",
      X24: "If equipment cards are missing, slots without a card get no figures either. Whoever finds no card left takes nothing.",
    },
  },
  {
    id: "damage-track",
    heading: "Damage track",
    paragraphs: {
      "damage-track-1":
        "With the marker on space 1 you gain 2 points. Otherwise all spaces from the second on that lie left of the marker take effect in order. The space under the marker does not.",
      "damage-prints":
        "The spaces: 2 points, nothing, 1 point less, 1 more marauder, 1 point less, leader set aside, 1 more marauder, 2 points less, end. The first three are known, the rest are stand-ins.",
      "damage-difference":
        "The German rules leave open whether the space under the marker counts; the English ones exclude it. We play it that way, the other reading is a house rule.",
      "damage-example": "Example: on space 6 you lose 1 point twice and get 1 marauder. Your leader stays.",
      Q37: "If you reach space 1 in mid-round, the 2 points come only with the next evaluation.",
    },
  },
  {
    id: "bidding",
    heading: "2. Bidding",
    paragraphs: {
      "bidding-1":
        "The leader in points is start player; of equals, the one whose marker lies on top. In turn everyone places an open bid, three times, once in each area: exploration, construction, city.",
      "bidding-2": "A bid is any number of your own figures, even none. The earlier bid in an area wins ties there.",
      Q1: "Bids are made one after another in the open, never at once.",
      Q2: "Zero is a valid bid, and figures may stay at home. Even a zero bidder gets the last card.",
      Q3: "Every figure counts one, whatever its colour, the leader too.",
      Q7: "For the start player points count with the chips.",
      Q8: "He is determined once a round, right before the first bid, and also begins in the city.",
      X8: "It happens after the damage evaluation and holds for this round's bidding and city, however the points move.",
    },
  },
  {
    id: "bid-tiles",
    heading: "Bonus and malus",
    paragraphs: {
      "bid-tiles-1":
        "After the last bid, the highest bid in each area gets the bonus of its bid tile and the lowest the malus. Ties: the bonus goes to the earlier bid, the malus to the later.",
      "bid-tiles-2":
        "Bonuses: 1 marauder fewer and 1 point for it; 2 points; 1 damage less; 1 equipment card. Maluses: 1 more marauder; 2 points less; 1 more damage; discard 1 equipment card. At the end of a track nothing happens.",
      "bt-1": "Bid tile 1. Bonus: 1 equipment card. Malus: 1 more damage.",
      "bt-2": "Bid tile 2. Bonus: 1 equipment card. Malus: 2 points less.",
      "bt-3": "Bid tile 3. Bonus: 1 damage less. Malus: 1 more marauder.",
      "bt-4": "Bid tile 4. Bonus: 1 damage less. Malus: discard 1 equipment card.",
      "bt-5": "Bid tile 5. Bonus: 1 marauder fewer, 1 point. Malus: discard 1 equipment card.",
      "bt-6": "Bid tile 6. Bonus: 1 marauder fewer, 1 point. Malus: 2 points less.",
      "bt-7": "Bid tile 7. Bonus: 2 points. Malus: 1 more marauder.",
      Q5: "If all bids are equal, the first gets the bonus and the last the malus, even with zeros all round.",
      Q6: "Nobody gets both.",
      Q11: "It goes area by area, bonus before malus: exploration, construction, city.",
      X1: "Bonus, malus and building tiles are carried out at once and as far as possible; nobody may decline. You only choose which card or figure is meant.",
    },
  },
  {
    id: "exploration",
    heading: "3. Resolution: exploration",
    paragraphs: {
      "exploration-1":
        "From the highest bid to the lowest everyone takes one equipment card into hand with all figures on it. Survivors go behind the screen; each marauder moves your marker 1 field on and goes back into the bag.",
      Q4: "Of equal bids the earlier one chooses first.",
      Q12: "There is no passing, even if only marauders stand on the last card.",
      X2: "Marauders go into the bag with each choice, as soon as your track and points are settled.",
      Q16: "So they can already be drawn again in the city.",
      Q18: "New figures do not act this round, but already need shelter.",
    },
  },
  {
    id: "construction",
    heading: "3. Resolution: construction",
    paragraphs: {
      "construction-1":
        "From the highest bid to the lowest everyone takes one building card with its tile. You build it at once or give it to the box; then the tile takes effect.",
      Q20: "The tile takes effect even if you give the building up.",
      Q21: "First the card, then the tile.",
      Q27: "A new building counts at once: special actions, shelter and fixed points in this very round.",
    },
  },
  {
    id: "sites",
    heading: "Sites",
    paragraphs: {
      "sites-1":
        "Your city has eight sites. Site 1 holds the Headquarters, 2 the Watchtower, 3 and 4 two printed buildings; 8 is blocked until you extend. On 3 to 8 you may use empty sites and build over buildings. Only what is visible counts.",
      "sites-2": "The printed buildings shelter 6 in all.",
      Q22: "Upgrades go on their building, everything else on sites 3 to 7 and, once the Extension stands, on 8.",
      Q23: "A building built over is gone for good, without compensation.",
    },
  },
  {
    id: "upgrades",
    heading: "Upgrades",
    paragraphs: {
      "upgrades-1":
        "Headquarters and Watchtower cannot be built over, but upgraded with the fitting cards. An upgrade goes nowhere else.",
      Q24: "An upgrade may be covered by the next; the newest counts.",
      Q25: "The Tower Site is an ordinary building until a Watchtower stands on it. Then it can only be upgraded.",
      X31: "Two Watchtowers count their actions separately. The covered Tower Site no longer counts, and its site takes nothing but Watchtowers.",
    },
  },
  {
    id: "building-tiles",
    heading: "Building tiles",
    paragraphs: {
      "building-tiles-1": "There are eight kinds, five good and three bad. That there are 4 of each is a stand-in.",
      "tile-fewer-marauders": "Fewer marauders: 1 marauder fewer, and 1 point for it. Without marauders nothing.",
      "tile-more-equipment": "More equipment: draw 1 card from the stack.",
      "tile-less-damage": "Less damage: marker 1 space left.",
      "tile-two-houses": "Two houses: 2 more shelter until the next round begins.",
      "tile-exchange": "Exchange: a worker goes into the bag, a soldier or engineer takes exactly that place.",
      "tile-more-marauders": "More marauders: 1 more marauder.",
      "tile-more-damage": "More damage: marker 1 space right.",
      "tile-less-equipment": "Less equipment: put 1 card of your choice into the box.",
      Q29: "For the exchange any of your workers will do, behind the screen or in a bid. Whoever lands in the city bid acts this very round.",
      Q30: "Without a worker, or with neither soldier nor engineer in the bag, nothing happens. No tile may be declined, not even a good one (X1).",
      Q31: "The houses count for shelter and free beds in this round only.",
      Q63: "If an equipment card has to go, you choose from the whole hand, even the one just drawn. Without a card nothing.",
    },
  },
  {
    id: "city",
    heading: "3. Resolution: city",
    paragraphs: {
      "city-1":
        "From the start player on, everyone takes all actions with the figures of the city bid: extending, repairing, special actions. Each figure pays for one action.",
      Q32: "The order of your actions is free; each takes effect at once.",
      Q46: "Unused figures go home at completion.",
      Q64: "Only figures of the city bid act, and only in your own turn.",
    },
  },
  {
    id: "extending",
    heading: "Extending",
    paragraphs: {
      "extension-1": "Once in a match two figures of any colours uncover site 8: the Extension.",
      extension: "Extension (Civil, shelter 2): 1× two workers: exchange.",
      Q28: "Covered, the Extension is no building. After that it counts as civil (stand-in) and may be built over.",
      X30: "It is usable in the same turn, with two further figures; its shelter counts from then on. Built over, it never returns.",
    },
  },
  {
    id: "repair",
    heading: "Repairing",
    paragraphs: {
      "repair-1": "An engineer or two workers move the damage marker 1 space left, as often as you have figures.",
      Q36: "The leader may pay as an engineer or as one of the two workers, soldiers not at all.",
      Q38: "With the marker on space 1 a repairing special action cannot be used either.",
      X11: "General repair is then not allowed either.",
    },
  },
  {
    id: "special-actions",
    heading: "Special actions",
    paragraphs: {
      "special-actions-1":
        "Left of the colon stands who pays, above it how often the action works in a round, right of it the effect. Each use needs new figures. Of a card with two actions you may use both.",
      payment:
        "You pay with a figure of the colour asked for, with soldier or engineer, with any one, or with two workers.",
      "points-action": "Points: as many as shown at once, or 2 for each visible building of a type.",
      fight: "Fighting: your marker goes that far to the left, each field earns 1 point.",
      "push-back": "Keeping away: the marker goes left, but without points.",
      draw: "Drawing: 1 or 2 equipment cards from the stack. Or draw 3, keep 1, and put the rest face down under the stack.",
      search: "Searching: put 1 card into the box, take 1 of your choice from the stack, then shuffle.",
      "repair-action": "Repairing: damage marker 1 space left, and 1 or 2 points.",
      exchange:
        "Exchanging: two workers pay. One goes into the bag, a soldier or engineer comes out, behind the screen.",
      recruit:
        "Recruiting: draw 1 figure from the bag. Workers and marauders go back and earn 2 points. A soldier or engineer stays with you and may act at once.",
      Q39: "You may fight with fewer marauders than icons; only fields really moved earn points.",
      X12: "The same goes for keeping away. Without marauders both are allowed, but in vain.",
      Q45: "Points per type count all visible buildings, printed ones and the building itself included.",
      Q41: "The figure gained by exchanging acts next round. With neither soldier nor engineer in the bag the action cannot be used, and the workers stay free.",
      X19: "For the exchange tile only a green worker will do. For the action the leader may be one of the two, but a green one must return; two leaders cannot pay it.",
      X20: "You choose freely from what the bag holds. Anyone could keep count of that, so it is shown.",
      X21: "The worker who stays is spent for this round.",
      Q42: "A recruit stands on the card and may pay for any action, repairing and extending included. An empty bag rules the action out.",
      X16: "Recruits need not act at once: until your city turn ends they are among the free figures.",
      X17: "With the Training Center, too, a drawn worker goes back and earns 2 points.",
      X18: "A drawn leader stays, as a second one. That is an inference from the rule for soldiers and engineers.",
      Q43: "To search you need a card to discard. What you find stays secret.",
      X22: "Without a card in hand or with an empty stack it does not work. Only the searcher sees the stack; the discarded card is not in it.",
      Q44: "With fewer than 3 cards left you draw those and keep 1.",
      X23: "You decide in which order the others go under the stack.",
    },
  },
  {
    id: "buildings",
    heading: "Printed buildings",
    paragraphs: {
      "buildings-1":
        "Given are type, shelter, fixed points and special actions: uses per round, cost, effect. The numbers are stand-ins.",
      headquarters: "Headquarters (Headquarters, shelter 2): 2× any figure: 2 points.",
      watchtower: "Watchtower (Military, shelter 1): 2× a soldier: fight 2 marauders; 2× any figure: fight 1 marauder.",
      "mobile-home": "Mobile Home (Civil, shelter 2): No special action.",
      library: "Library (Science, shelter 1): 1× an engineer: draw 1 equipment card.",
    },
  },
  {
    id: "buildings-level-1",
    heading: "Buildings, level 1",
    paragraphs: {
      "fortified-headquarters":
        "Fortified Headquarters (Headquarters, shelter 3): Only on the Headquarters. 3× any figure: 2 points.",
      "sniper-tower":
        "Sniper Tower (Military, shelter 2): Only on a Watchtower or the Tower Site. 2× a soldier: fight 3 marauders; 2× any figure: fight 1 marauder.",
      "manned-watchtower":
        "Manned Watchtower (Military, shelter 3): Only on a Watchtower or the Tower Site. 2× a soldier or engineer: fight 2 marauders; 3× any figure: fight 1 marauder.",
      "tower-site":
        "Tower Site (Military, shelter 2): A Watchtower upgrade may go on this card too, so two Watchtowers are possible. 2× any figure: fight 1 marauder.",
      "builders-yard":
        "Builder's Yard (Military, shelter 1): Each of your military buildings, this one included, shelters 1 more. 1× an engineer: repair and 2 points.",
      bunker: "Bunker (Military, shelter 3): 2× any figure: keep 1 marauder away, without points.",
      workshop: "Workshop (Science, shelter 2): 2× a soldier or engineer: repair and 1 point.",
      laboratory: "Laboratory (Science, shelter 2): 1× an engineer: draw 3 cards, keep 1; 1× any figure: 2 points.",
      school: "School (Science, shelter 1): 1× a soldier or engineer: 2 points per science building.",
      academy: "Academy (Science, shelter 3): 1× two workers: exchange.",
      market: "Market (Civil, shelter 2, 1 point each round): 1× any figure: discard 1 card, search the stack.",
      scrapyard: "Scrapyard (Civil, shelter 2): 1× any figure: draw 1 equipment card.",
      "trailer-park": "Trailer Park (Civil, shelter 4): No special action.",
      tavern: "Tavern (Civil, shelter 2): 2× any figure: 2 points; 1× a soldier or engineer: 3 points.",
    },
  },
  {
    id: "buildings-level-2",
    heading: "Buildings, level 2",
    paragraphs: {
      "command-centre": "Command Centre (Headquarters, shelter 5): Only on the Headquarters. 3× any figure: 3 points.",
      "gun-tower":
        "Gun Tower (Military, shelter 3): Only on a Watchtower or the Tower Site. 3× a soldier: fight 3 marauders; 2× any figure: fight 2 marauders.",
      "signal-tower":
        "Signal Tower (Military, shelter 3): Only on a Watchtower or the Tower Site. 3× a soldier or engineer: fight 3 marauders; 3× any figure: fight 1 marauder.",
      armoury:
        "Armoury (Military, shelter 2): 1× a soldier: 2 points per military building; 2× a soldier: fight 2 marauders.",
      fortress: "Fortress (Military, shelter 5): 2× any figure: keep 2 marauders away, without points.",
      "training-center":
        "Training Center (Science, shelter 2): When you pay, your workers also count as soldiers and engineers.",
      university:
        "University (Science, shelter 2): 1× an engineer: 2 points per science building; 2× any figure: 2 points.",
      "power-plant": "Power Plant (Science, shelter 1, 5 points each round).",
      "machine-shop": "Machine Shop (Science, shelter 3): 2× a soldier or engineer: repair and 2 points.",
      "church-merciful":
        "Church Merciful (Civil, shelter 1, 10 points each round): Fighting earns you no points any more.",
      "church-vengeful":
        "Church Vengeful (Civil, shelter 1): The first 5 marauders you fight in a round earn 2 points each, further ones 1. 1× a soldier: fight 2 marauders.",
      hotel: "Hotel (Civil, shelter 6): At the end of each round 1 point for each free bed.",
      "town-hall":
        "Town Hall (Civil, shelter 2): 1× any figure: 2 points per civil building; 1× a soldier or engineer: 3 points.",
      "radio-station":
        "Radio Station (Civil, shelter 2): 1× any figure: recruit; 1× a soldier or engineer: draw 2 equipment cards.",
    },
  },
  {
    id: "lasting",
    heading: "Lasting effects",
    paragraphs: {
      Q35: "The Training Center works for paying only, repair included: one worker is then one repair. For scoring tiles he stays a worker.",
      X29: "For the Builder's Yard every visible military building counts, the printed Watchtower too.",
    },
  },
  {
    id: "churches",
    heading: "The two churches",
    paragraphs: {
      "churches-1": "Church Merciful and Church Vengeful may never stand in one city at the same time.",
      Q26: "One may replace the other on its own site.",
      X15: "Every other site is then forbidden. If you will not replace it, you give the card up.",
      Q40: "For both only the special action counts as fighting. Tiles against marauders still earn their point and use nothing up.",
      X13: "Church Vengeful counts fields moved by fight actions, afresh each round, also in the round it is built. Keeping away does not count.",
      X14: "The 10 points of Church Merciful are fixed points: from the round it is built to the completion of round 6, as long as it stands.",
    },
  },
  {
    id: "completion",
    heading: "4. Completion",
    paragraphs: {
      "completion-1":
        "All figures go behind the screen. Each marauder still there moves your damage marker 1 space right, but stays on the track. Then come shelter, points for free beds and the fixed points of buildings.",
      Q52: "The order is: damage, shelter, free beds, fixed points.",
      X33: "Each of these steps runs for all before the next begins.",
      Q53: "Beyond space 9 each marauder costs 1 point. Damage icons do nothing there.",
      Q54: "Marauders not fought do damage again next round.",
      X35: "Between completion and what follows lies a moment of its own, which the log records.",
    },
  },
  {
    id: "shelter",
    heading: "Shelter",
    paragraphs: {
      "shelter-1":
        "Count the shelter of your visible buildings and houses. For each survivor without it you lose 2 points, and a figure of your choice goes into the bag.",
      Q50: "It may be the leader too. After that anyone can draw him from the bag.",
      X27: "Even a leader beside the damage track may leave.",
      Q51: "You cannot send anyone away of your own will.",
    },
  },
  {
    id: "interim",
    heading: "Interim scoring",
    paragraphs: {
      "interim-1":
        "After round 3 the first public scoring tile is scored. Then come three new bid tiles. Last, each marauder costs 1 point, and all markers go to the first field.",
      Q55: "In rounds 3 and 6 marauders first do their damage, then cost points.",
      X6: "The German rules speak of the marker's field, the English ones of 1 point for each field back. We count marauders; the number of the field is a house rule.",
    },
  },
  {
    id: "scoring-tiles",
    heading: "Scoring tiles",
    paragraphs: {
      "scoring-tiles-1": "Each counts something you own at the moment of scoring and pays points apiece.",
      "tile-workers": "Workers: 1 point each.",
      "tile-soldiers": "Soldiers: 4 points each.",
      "tile-engineers": "Engineers: 4 points each.",
      "tile-civil": "Civil buildings: 4 points each.",
      "tile-military": "Military buildings: 4 points each.",
      "tile-science": "Science buildings: 4 points each.",
      "tile-weapons": "Weapons: 4 points each.",
      "tile-medicine": "Medicine: 4 points each.",
      "tile-vehicles": "Vehicle parts: 2 points each. Every part counts, whatever the vehicle.",
      "tile-any-equipment": "Equipment cards: 1 point each. Of any kind.",
      Q34: "The leader counts for no colour.",
      X32: "Figures count wherever they stand, those set aside included.",
      X28: "Printed buildings and the built Extension count, covered ones do not.",
    },
  },
  {
    id: "secrets",
    heading: "What is secret",
    paragraphs: {
      "secrets-1":
        "Only you see your two secret scoring tiles and the equipment you drew; cards from the display everyone saw you take. At the end you score one of the two, for yourself alone.",
      Q19: "What stands behind a screen could be kept count of. An option lays it open.",
      Q59: "Which tile you score you decide at the end; the other counts for nothing.",
    },
  },
  {
    id: "equipment",
    heading: "Equipment",
    paragraphs: {
      "equipment-1":
        "Equipment scores at the end: first beer, then gasoline, weapons, medicine, vehicle parts and maps. Counts and most values are stand-ins.",
      beer: "Beer (6×): 1, 3, 6 or 10 points for 1, 2, 3 or more cards.",
      gasoline: "Gasoline (6×): 1, 3, 5, 8 or 12 points for 1, 2, 3, 4 or more cards.",
      weapons: "Weapons (8×): 5 points for every 2.",
      medicine: "Medicine (8×): 8 points for every 3.",
      "vehicles-1":
        "Vehicle parts: each card counts in exactly one set. 1, 2, 3 or 4 different parts of one vehicle earn 1, 4, 9 or 16 points, parts of different vehicles 1 each. The 9 for three and the 2 for two different ones are known.",
      "car-tyres": "Car Tyres (2×).",
      "car-engine": "Car Engine (2×).",
      "car-chassis": "Car Chassis (2×).",
      "car-body": "Car Body (2×).",
      "bus-tyres": "Bus Tyres (2×).",
      "bus-engine": "Bus Engine (2×).",
      "bus-chassis": "Bus Chassis (2×).",
      "bus-body": "Bus Body (2×).",
      "truck-tyres": "Truck Tyres (2×).",
      "truck-engine": "Truck Engine (2×).",
      "truck-chassis": "Truck Chassis (2×).",
      "truck-body": "Truck Body (2×).",
      "vehicles-example":
        "Example: three different car parts, one bus part and one truck part earn 9 and 2, 11 points together.",
      Q17: "With the stack empty drawing brings nothing. Discarded cards lie in the box and never return.",
    },
  },
  {
    id: "maps",
    heading: "Maps",
    paragraphs: {
      map: "Map (8×): 8 points for the most, 4 for the second most.",
      X7: "If several have the most, all get 8 and nobody 4; several second get 4 each. So say the English rules; the German ones are silent on the 4.",
      Q60: "Whoever has no map never gets anything.",
    },
  },
  {
    id: "final",
    heading: "Final scoring",
    paragraphs: {
      "final-1":
        "Order: second public tile, one secret tile, equipment, damage track, then 1 point less for each marauder. The most points win; of equals, the one with more equipment cards; otherwise several win.",
      "final-example": "Example: 90 points, plus 16, 10, 12 and 2, minus 3 for marauders makes 127.",
      Q56: "Marauder icons of the last damage evaluation are added before the deduction. The leader stays where he is.",
      Q61: "In a tie all equipment cards in hand count, whatever their kind.",
    },
  },
  {
    id: "house-rules",
    heading: "At the table and house rules",
    paragraphs: {
      "house-1":
        "Left alone, rulebook and rulings apply. Whoever reads something differently changes it when opening the table.",
      "option-openHands": "Open hands: no. Switched on, everyone's equipment and secret tiles lie open.",
      "option-openCounts": "Open figure counts: no. Switched on, everyone sees which figures stand behind the screens.",
      "option-damage":
        "Damage track: only the spaces before the marker. Alternatively the space under it counts too, as the German rules can be read; the leader then returns only left of his space.",
      "option-interim":
        "Marauders after round 3: 1 point each, as in the English rules. Alternatively the number of the field, one more; on the first field still nothing.",
      "option-maps":
        "Tie for the most maps: nobody is second, as in the English rules. Alternatively the next most still get 4 points.",
    },
  },
];
