import type { SectionSource } from "@endzeit/engine";

export const sectionsEn: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "What it is about",
    paragraphs: {
      "goal-1":
        "Zeds are shuffling toward Farmingdale on four tracks. With heroes and civilians you hold them off until the finale card is over. If a single Zed enters Town Center before that, the match is lost.",
      "goal-2":
        "You play alone or together, with two to four players. “You” always means the whole group here. What does not belong to one seat you decide together.",
      "goal-3":
        "What is called a stand-in is ours, because the print is not public: which cards carry the two co-op symbols, the Act of one card, some names of places, the German card titles and the wording of the epilogues. Whoever owns the box can correct the numbers with a content pack; this page states the built-in ones.",
      "goal-4": "Infection, supplies, healing and research are not part of the basic game.",
    },
  },
  {
    id: "terms",
    heading: "Terms",
    paragraphs: {
      "terms-1":
        "Cards beat rules. Drawing is random, choosing is not. New Zeds and units enter at full strength unless something else is said.",
      "terms-2":
        "“Civilians” means normal and heroic ones. “Heroic civilians” means only those. Adjacent is what the board connects directly.",
      "terms-3":
        "An extra action costs neither an event action nor a player action, but it does cost ammo. A free action costs nothing at all.",
    },
  },
  {
    id: "setup",
    heading: "Setup",
    paragraphs: {
      "setup-1": "4 ammo. One random Zed on each of the four Starts.",
      "setup-2":
        "Of the 7 normal civilians one stands Defiant in each of the five villages, one without a marker in Town Center, and one stays in reserve.",
      "setup-3":
        "Captain Piazza, Mayor Hernandez, Deputy Schmidt, Sheriff Hunt and the Farmingdale Furies begin in Town Center. In reserve: Mr. Johnson and the Savior Corps.",
      "setup-4":
        "With several players each seat picks one of the four heroes as its own. All other units belong to everybody.",
      "setup-deck":
        "Event deck: random normal cards of each Act together with that Act's special ones, Act I on top, one of two finales at the bottom. The short deck has 2, 5, 3 and 2 normal cards, the normal one 3, 6, 4 and 3; one special card each in Acts II, III and IV is added. That makes 16 or 20 cards.",
      "setup-seats": "That the same lengths hold for several players is a stand-in.",
      "setup-story": "8 story cards are shuffled. Should they ever run out, the discarded ones are reshuffled.",
    },
  },
  {
    id: "board",
    heading: "The board",
    paragraphs: {
      "board-1":
        "Side A: Forest, Mountain, Highway and Suburbs, each a chain of a Start and the spaces 6 to 0. The number is the distance to the city's edge. Each 0 is next to Town Center; from Start a Zed needs 8 steps to get there.",
      "board-2":
        "Only neighbours on the same track are adjacent, and each 0 with Town Center. The tracks do not touch each other, nor do the four zeros.",
      "board-3": "Graveyard means out of the match. Laboratory, Hospital and Refugee Camp are not used.",
    },
  },
  {
    id: "spaces",
    heading: "Spaces",
    paragraphs: {
      "spaces-1":
        "Named spaces give a defence shift: city spaces and Town Center 2▶, all others 1▶. Numbers without a name and Starts give none. You can forage on named spaces only.",
      "st-thomas": "St. Thomas: village, Forest 4.",
      farm: "The Farm: Forest 3. Foraging never finds ammo here.",
      downtown: "Downtown: city space, Forest 0. That the name belongs here is inferred.",
      "leftys-pass": "Lefty's Pass: village, Mountain 5.",
      "lucky-strike-mine": "Lucky Strike Mine: Mountain 4. The best place to forage for ammo.",
      campground: "Campground: Mountain 2.",
      eastside: "Eastside: city space, Mountain 0. The name is ours.",
      ingeburg: "Ingeburg: village, Highway 5.",
      "nuclear-plant": "Nuclear Plant: Highway 3. The name is ours.",
      uptown: "Uptown: city space, Highway 0. The name is ours.",
      "east-irek": "East Irek: village, Suburbs 5.",
      university: "Farmingdale University: Suburbs 4.",
      beauxville: "Beauxville: village, Suburbs 3.",
      "suspension-bridge": "Suspension Bridge: Suburbs 1.",
      suburbia: "Suburbia: city space, Suburbs 0.",
      "town-center": "Town Center: room for any number of your units. Zeds that enter it have won.",
      R84: "Units in Town Center can be hit by cards only. So its defence shift plays no part in the basic game.",
    },
  },
  {
    id: "1.1",
    heading: "1.1 · The round",
    paragraphs: {
      "1.1-1":
        "Reveal the top event card. Zeds phase, action phase and organisation phase follow. Its event takes place in the phase that the card highlights.",
      R1: "The first three tabs of the strip are skipped in the basic game.",
      R2: "In the Zeds phase, in this order: co-op symbol, event at the start, the tracks from left to right, event at the end.",
      R11: "What holds “this round” ends in the organisation phase, on a Brains! card with the card.",
      X3: "The lengths 16 and 20 count cards. Brains! is no round, which leaves 14 or 18 rounds, finale included. The score counts cards, too.",
    },
  },
  {
    id: "1.2",
    heading: "1.2 · Event cards",
    paragraphs: {
      "1.2-1":
        "Each card names its Act, tracks, event actions and an event. Brains! is no round: carry the card out and draw the next.",
      R3: "An event that cannot take place is dropped. The rest of the card holds.",
      R4: "When tracks or units tie, or when no track fits, you choose.",
    },
  },
  {
    id: "1.3",
    heading: "1.3 · Winning and losing",
    paragraphs: {
      "1.3-1":
        "You have won when the finale card says so. You have lost as soon as a Zed enters Town Center. There is no last fight there.",
      R71: "Losing is checked all the time, winning only in the finale. The death of all units alone does not lose the match.",
    },
  },
  {
    id: "2",
    heading: "2 · Drawing a story card",
    paragraphs: {
      "2-1":
        "The top of a story card names the story track: a certain one, the one with most or fewest Zeds, or your choice. The event takes place there. Then the story card's text holds: “now” happens at once, “keep” is kept until you play it. Then it is discarded.",
      R9: "First the event at the story track, then the text of the story card. You may keep any number.",
      R10: "For most or fewest Zeds those on the Start count, too.",
      X29: "A kept card may be played only after the event is done, in the finale after both activations.",
    },
  },
  {
    id: "4.1",
    heading: "4.1 · Activating tracks",
    paragraphs: {
      "4.1-1":
        "The Zeds tab names the tracks from left to right. If there are no Zeds on a track, a new one comes onto its Start. Otherwise all its Zeds go 1 space toward Town Center, the nearest first. A track that is named twice is activated twice.",
      "4.1-2":
        "Two Zeds in a space are a mob: they move together, and their strengths add up. When Zeds meet your units, the fight comes before the next ones move.",
      "4.1-3":
        "If several units stand there, you choose the defender. Only its values count, only it takes hits. If it loses, all of them retreat.",
      "4.1-example":
        "Example: the Forest is activated twice. A mob of 3 and 2 comes to Schmidt on Forest 4 and loses: the 3 dies, the 2 retreats to Forest 5. Of the mob of 3 and 4 on Forest 6 only the 4 can join it. The second time 2 and 4 attack together.",
      R13: "No Zeds means on no space of the track, its Start included.",
      R14: "A Zed just placed moves only with the next activation, which may come in the same round.",
      R15: "Each Zed moves at most once in an activation. One that has retreated or joined a mob is done.",
      R16: "If only one fits, the one with the higher visible strength goes. Hit markers do not change it.",
      X42: "If both are equally strong, you choose who goes, and in a retreat who stays nearer.",
      R19: "In front of a closed or full space the group stays. Those behind then have their turn as usual.",
    },
  },
  {
    id: "4.2",
    heading: "4.2 · Fighting",
    paragraphs: {
      "4.2-1": "As soon as Zeds enter a space with your units there is a melee, see 6.1.",
    },
  },
  {
    id: "4.3",
    heading: "4.3 · Villages",
    paragraphs: {
      "4.3-1":
        "Defiant civilians stay in their village: they may forage and fire, but not move. The first attack by Zeds takes the marker off.",
      R59: "It comes off whoever defends, and also by Piazza's Overwatch and by Right Under Our Feet.",
      X39: "When they have to retreat or fall back they do so like others and lose the marker.",
    },
  },
  {
    id: "4.4",
    heading: "4.4 · Entering and leaving",
    paragraphs: {
      "4.4-1":
        "Two things work exactly when Zeds are about to enter a space: Mr. Johnson's traps and the No Entry marker. Nobody enters a closed space, neither Zed nor unit.",
      R18: "The order: No Entry, room, withdrawal by Cardio or traps, melee.",
      X10: "The Defiant marker comes off as soon as Zeds stand in the space, after the question of room and before everything else. So these civilians, too, may withdraw.",
      X24: "Zeds that are placed do not enter: they cause a melee with defence shift, but neither traps nor withdrawal.",
    },
  },
  {
    id: "4.5",
    heading: "4.5 · Town Center",
    paragraphs: {
      "4.5-1": "When a Zed enters Town Center, the match is lost at once. There is no fighting there.",
      R17: "Zeds on a 0 whose track is activated enter Town Center: lost at once, nothing else happens. This holds for Brains!, co-op movement and the finale as well.",
    },
  },
  {
    id: "4.6",
    heading: "4.6 · Room in a space",
    paragraphs: {
      "4.6-1":
        "Each space of a track has room for 2 Zeds and for 2 of your units. In a move the weaker Zed stays behind. A Zed that is placed or retreats goes as far toward the Start as it takes to find room.",
      "4.6-2":
        "If the Start is full, the Zed goes to another one of your choice. If all are full, it goes back into the bag.",
      R20: "This holds for every placement, whatever its cause.",
      R21: "If the bag is empty, nothing is placed.",
      R22: "A Zed placed in a space with your units attacks at once, and you defend with the shift. Two that come together fight together.",
      R23: "Your units do not count for the Zeds' room. So a Zed that is pushed back may end among them, and then fights.",
      R24: "A killed Zed is turned to its full side and goes into the bag. Its marker is gone.",
      R25: "A Zed that ends on another Start belongs to that track from now on.",
      X12: "Zeds that lose to a hero on a Start never stay: they go to another one with room, otherwise into the bag. If the hero loses, he goes to the 6. There is no defence shift on a Start.",
      X13: "Zeds that come to a Start where a hero stands attack him.",
    },
  },
  {
    id: "5.1",
    heading: "5.1 · The action phase",
    paragraphs: {
      "5.1-1":
        "You have the card's event actions, one player action for each seat and the special actions of your units. Their order is free. What is left over is lost.",
      "5.1-2": "With 1 action any unit moves, forages or fires. Each unit acts for itself; nothing is combined.",
      R26: "So your actions are: the card's number, one for each seat, and the special actions.",
      R27: "The same unit may act any number of times.",
      R28: "Extra actions cost ammo when firing, too.",
      X4: "Determination, Born Leader and My Citadel are carried out at once. The actions of the speech may be spread until the end of the phase, then they lapse.",
      R12: "There is no upper limit to event actions.",
      X35: "Shot of Adrenaline adds 2 to what is left. A limit of 4 is a house rule.",
    },
  },
  {
    id: "5.2",
    heading: "5.2 · Moving",
    paragraphs: {
      "5.2-1":
        "1 space for each movement point: mostly 4 for heroes, 3 for heroic civilians, 2 for normal ones. Whoever enters a space with Zeds stops and fights.",
      "5.2-2":
        "At the end at most 2 units may stand in a space, in Town Center any number. You may pass one another. Starts are closed to movement points.",
      R36: "You may pass through full spaces but not end there.",
      R37: "To attack you need the point for that space. After the fight the move is over, leftover points are lost.",
      R38: "A hero who arrives on a Start may leave it, but neither forage nor fire there. He may not be put on a Start with Zeds.",
      X11: "If he attacks the 6 and loses, he goes back to Start. It is closed to movement points only.",
    },
  },
  {
    id: "5.3",
    heading: "5.3 · Foraging",
    paragraphs: {
      "5.3-1": "On a named space, 1 die. Defiant civilians may forage, too.",
      "5.3-table":
        "City space and Town Center: 1 ammo on a 6. Lucky Strike Mine: 1 ammo on 4 and 5, 2 on a 6. The Farm: never ammo. All other named spaces: 1 ammo on a 6. More than 6 counts as 6.",
      "5.3-two":
        "Who forages with 2 dice picks one of them; here the better one is taken for you. On a double the outcome counts twice.",
      R43: "Bonuses go on each of the two dice, then you pick. Whether it is a double is up to the bare dice.",
    },
  },
  {
    id: "ammo",
    heading: "Ammo",
    paragraphs: {
      "ammo-1": "At most 20.",
      R44: "Anything above is lost.",
    },
  },
  {
    id: "5.4",
    heading: "5.4 · Gunfire",
    paragraphs: {
      "5.4-1":
        "1 ammo; the target is an adjacent space with Zeds. The column is the shooter's strength, shifted by bonuses; 2 dice give the hits. Those who were hit do not retreat.",
      "5.4-table":
        "Hits at strength 1, 2, 3, 4, 5, 6, 7 and more. Roll 2: 0, 0, 0, 0, 0, 1, 2. 3–4: 0, 0, 0, 0, 1, 2, 2. 5–6: 0, 0, 1, 1, 2, 2, 3. 7: 0, 0, 1, 2, 2, 3, 3. 8–9: 0, 1, 2, 2, 3, 3, 3. 10–11: 1, 2, 2, 3, 3, 3, 4. 12: 2, 2, 2, 3, 4, 4, 5.",
      "5.4-2": "Not from a Start and not onto one. Never through Town Center.",
      R39: "Long range counts spaces along the track. From Town Center the 0 is 1 space away, the 1 is 2. Whoever stands between does not matter.",
      R40: "Nothing shifts beyond the edges of the tables.",
      R41: "Hits on a mob are divided as you like.",
      R42: "Nobody retreats because of a shot.",
    },
  },
  {
    id: "6.1",
    heading: "6.1 · Melee",
    paragraphs: {
      "6.1-1":
        "When Zeds and units are in the same space, for whatever reason, they fight at once. Compare the strength of all Zeds with that of one unit, shift the column, roll 2 dice, and read: left the hits on the Zeds, right the hits on your unit. The loser retreats.",
      "6.1-columns":
        "The columns from the left: Zeds ×3, Zeds ×2, Zeds more, Even, Players more, Players ×2, Players ×3. ▶ shifts to the right and helps you, ◀ to the left.",
      "6.1-table":
        "Hits on Zeds/unit from the left. Roll 2: 0/5, 0/5, 0/4, 0/4, 0/3, 1/3, 2/2. 3–4: 0/5, 0/4, 0/3, 0/3, 1/3, 2/2, 2/1. 5–6: 0/4, 0/3, 1/3, 1/2, 2/2, 2/1, 3/1. 7: 0/3, 0/3, 1/2, 2/2, 2/1, 3/1, 3/0. 8–9: 0/2, 1/2, 2/2, 2/1, 3/1, 3/0, 3/0. 10–11: 1/2, 2/2, 2/1, 3/1, 3/0, 3/0, 4/0. 12: 2/2, 2/1, 2/0, 3/0, 4/0, 4/0, 5/0.",
      "6.1-loser":
        "Who loses: count columns and rows from 0. From a sum of 6 on the Zeds lose, below that your unit does. On 2/2 the Zeds always lose.",
      "6.1-example":
        "Example: well-armed civilians of strength 2 attack a mob of 4 and 1. 5 against 2 is Zeds ×2, and their marker makes it Zeds more. A 10 gives 2/1: the 1 dies, the 4 takes the second hit. The civilians take their last one, and a 4 saves them into Town Center. All the same the Zeds have lost, and the 4 retreats 1 space.",
      R45: "Without rounding: at least three times, at least twice, more, equal.",
      R46: "Shifts add up. Of defence shifts only the best one holds, and only when Zeds come to you. Zeds never have one.",
      R48: "Of several defenders one fights. If the Zeds win, all retreat, even if the fighter died or was saved.",
      R49: "Martial Arts: both dice, once, after the roll and before the hits. The new roll stands.",
      X20: "You may not reroll a single die. In a follow-up fight the ability is there again.",
      X36: "Your unit attacks in every melee that it began, even by a retreat into Zeds. What helps only in an attack is announced before the roll.",
    },
  },
  {
    id: "6.2",
    heading: "6.2 · Hits",
    paragraphs: {
      "6.2-1":
        "A normal Zed takes 3 hits on each side, civilians 2, heroes 1. The last one turns it to the reduced side, and there it kills. Turning removes the markers. The Zeds take their hits first, then your unit. On a mob you divide them as you like.",
      R50: "Your unit takes its hits even if all Zeds are dead by then. Further hits go on on the new side, surplus is lost.",
      R51: "Tough: one die for each hit, one after another, before it is placed.",
      X18: "The die is always rolled. Only when the last hit gets through does the save roll follow, and after it no hit any more.",
      X19: "With a Tough Zed in a mob you first say whom the hit is for, then roll. A negated hit is used up. While a Zed is alive all hits must be assigned.",
    },
  },
  {
    id: "6.3",
    heading: "6.3 · Save roll",
    paragraphs: {
      "6.3-1":
        "On the lethal hit, 1 die. 1–3: to the Graveyard. 4–6: to Town Center without hit markers, heroes at full strength, civilians reduced.",
      R52: "Once for each lethal hit; the rest of that result is lost. Who is saved does not retreat.",
      R81: "Saved units lose all markers but Well-Armed and Civilian Leader. Those stay until the Graveyard.",
    },
  },
  {
    id: "6.4",
    heading: "6.4 · Retreat",
    paragraphs: {
      "6.4-1":
        "The loser leaves the space, even if the winner has died. Zeds go toward their Start, defenders toward Town Center, attackers back to where they came from. If there is no room, they go on to the next space that has some.",
      "6.4-2":
        "If a retreat leads to enemies, there is a new fight, and the one that retreats attacks. Falling back works like a retreat but does not count as a lost fight.",
      R53: "If the loser has nothing left in the space, nothing happens.",
      R54: "Attackers go back to the last space of their path. If it is full, further back along the path.",
      X37: "Where the path began there is always room, so nobody needs to go further.",
      R55: "Defenders go to the next space with room. If there are several, you choose who stops first.",
      R56: "Of the Zeds the stronger one gets the nearer place.",
      R57: "A retreat skips a closed space. Nobody stays put.",
      R58: "Zeds that win stay where they are.",
      R47: "If your unit loses the follow-up fight as well, it goes toward Town Center; if the Zeds lose it, they go on toward their Start.",
      X1: "Here alone we depart from the letter: after a lost follow-up fight your unit looks for the first space toward Town Center without Zeds and with room. Otherwise it would run to and fro between two mobs. It never has a defence shift on the way.",
      X31: "If two retreat into Zeds, the places are given out first. Then one fights; if it loses, all go on.",
      X32: "If a mob is split over two spaces with units, the stronger Zed stops first and fights first, each alone.",
    },
  },
  {
    id: "7.1",
    heading: "7.1 · The organisation phase",
    paragraphs: {
      "7.1-1":
        "The card is discarded, leftover actions lapse, markers of the card come off, all action markers become ready again. What works once in a match stays used.",
    },
  },
  {
    id: "seats",
    heading: "Several seats",
    paragraphs: {
      "seats-1":
        "Each seat has 1 player action a round and decides on it alone. Event actions belong to all: whoever answers first spends them. The phase is over when all have ended it.",
      R79: "If your hero dies, you take over another free hero or heroic civilian. If there is none, you keep your player action all the same.",
      R80: "You may use your actions on any unit. If you want to use another seat's hero, ask first and say what for. Yes or no holds for you and for this round; whoever has not asked asks for themselves.",
    },
  },
  {
    id: "3",
    heading: "3 · Co-op symbols",
    paragraphs: {
      "3-1": "Alone, both are ignored. Otherwise their event happens as many times as there are seats, minus one.",
      R72: "Once with two seats, twice with three, three times with four.",
      symbols:
        "Which cards carry a symbol is a stand-in, tuned to the difficulty of playing alone: ≡Z on Hunting Cabin, Night Assault: Forest, The Disease Spreads, Mine Explosion and I Hate It When That Happens; [Z] on Nightfall.",
    },
  },
  {
    id: "3.1",
    heading: "3.1 · Co-op movement ≡Z",
    paragraphs: {
      "3.1-1":
        "The strongest Zed or mob goes 1 space forward, then the next weaker, each only once. A newly formed mob counts as not yet moved. Of equally strong ones the one nearer to Town Center goes, otherwise you choose.",
      "3.1-example":
        "Example with four: the mob of 4 and 8 on the Forest Start goes to Forest 6. The 9 on Suburbs 6 and the mob of 4 and 5 on Highway 4 are equal; the Highway is nearer. A 6 stands on Highway 3, so only the 5 can join it. The new mob of 11 is the strongest and goes to Highway 2.",
      R73: "The strength of the whole group counts, even if only a part gets on.",
      R74: "A group that cannot move at all is skipped.",
      X28: "Skipped is not used up: each pick goes to the strongest group that has not moved and can move now. If none can, the rest lapses.",
      R75: "When a part has moved, the part left behind counts as moved. A new mob is fresh.",
      X27: "A mob is new if it has gained a Zed since its last move, in whatever way. A group that only lost one, or was left behind, is not.",
      R76: "Ties: first the distance to Town Center, then you. Starts take part.",
      R77: "Fights and defeat are as in an activation; the advance of Brains! is not.",
    },
  },
  {
    id: "3.2",
    heading: "3.2 · Co-op placement [Z]",
    paragraphs: {
      "3.2-1":
        "One new Zed each on the Start of the track with fewest Zeds. You choose between equals. If the Start is full, it goes to another one of your choice.",
      "3.2-example":
        "Example with four: the Mountain is empty and gets the first. Mountain and Suburbs now have one each, and you choose the Suburbs. The third must go to the Mountain.",
      R78: "One at a time: draw it, then choose; count anew after each.",
      X8: "The rulebook's example names a fresh Zed of strength 1. There is none; it is a slip and changes nothing.",
    },
  },
  {
    id: "heroes",
    heading: "Heroes",
    paragraphs: {
      piazza:
        "Captain Piazza (strength 3/2, movement 5). Sharpshooter: fires at 1, 2 or 3 spaces with strength 2, 4 or 3. Overwatch: after her gunfire she may fall back 1 space and take units of her space along. I'll Do It Myself: 1 further action instead of the ammo.",
      X6: "She always fires by this list, whichever side is up: next door that is strength 2.",
      R34: "I'll Do It Myself works with 0 ammo, too.",
      X5: "The further action comes on top of what the shot costs: usually 2 actions, with My Citadel or the speech 1. It may be an event action, a player action or Piazza's own from the speech.",
      R35: "Overwatch takes Piazza herself, 1 space toward Town Center, further if that is full. It does not work from Town Center.",
      X2: "She may also fall back into a space with Zeds, and then attacks there. The same goes for having to fall back.",
      hernandez:
        "Mayor Hernandez (strength 2/1, movement 4). Keys to the City: every other unit of yours on city spaces and in Town Center forages with +1. Traffic Control: entering Town Center costs nobody a movement point. Also My Citadel and Motivating Speech.",
      R32: "The keys do not work for himself, but wherever he is while he is in play.",
      R33: "So from one track through Town Center to another costs only the step onto the next 0.",
      X14: "Even with no point left on a 0 a unit may still go in during the same move. That goes for him as well.",
      schmidt:
        "Deputy Schmidt (strength 4/2, movement 4). Determination. Eagle Scout: 1▶ in every melee. Tough: 4–6 negates a hit. Martial Arts: may reroll his melee once.",
      hunt: "Sheriff Hunt (strength 5/3, movement 4). Born Leader. Long Range: may fire at 2 spaces with ◀1. Tough (4–6) and Martial Arts like Schmidt.",
      johnson:
        "Mr. Johnson (strength 3/2, movement 4). Brings 3 ammo. Scavenger: forages with 2 dice. Guns: 2▶ in gunfire. Traps: when Zeds enter his space you may roll. 1–3: melee. 4–6: no melee, the Zeds take 1 hit, he falls back 1 space.",
      R61: "One roll for each group that enters, in a retreat as well, if you like. You choose whom the hit is for. If the only Zed dies, Johnson stays.",
      X9: "Because the card rules the melee out, all units of his space fall back with him; Defiant ones lose the marker. That is our reading.",
    },
  },
  {
    id: "specials",
    heading: "Special actions",
    paragraphs: {
      "special-determination": "Determination (Schmidt, every round): 1 extra action for himself.",
      "special-born-leader":
        "Born Leader (Hunt, every round): 1 extra action for a civilian on his or an adjacent space.",
      R29: "For heroic and Defiant ones, too; the latter forage or fire. Town Center and each 0 are adjacent.",
      X15: "It is measured when you turn the marker. This works from a Start and from Town Center as well.",
      "special-citadel":
        "My Citadel (Hernandez, every round): one of your units in Town Center makes an extra gunfire with 1▶.",
      R31: "Any that can fire, himself included. He need not be there. 1▶ is one column of strength more here.",
      "special-speech":
        "Motivating Speech (Hernandez, once in a match): every other unit of yours on city spaces and in Town Center gets 1 extra action for itself.",
      R30: "Who stands there at that moment counts.",
      X16: "For both, Hernandez only has to be in play, wherever he is.",
      X17: "When the hero goes to the Graveyard, marker and abilities are gone, even in the middle of an action. A saved one keeps both as they lie.",
    },
  },
  {
    id: "civilians",
    heading: "Civilians",
    paragraphs: {
      furies:
        "Farmingdale Furies (heroic, strength 6/3, movement 4). Tough (4–6). No gunfire. They may forage and move.",
      "savior-corps":
        "Savior Corps (heroic, strength 2/1, movement 3). Without an ability in the basic game. Arrives only through Community Organiser.",
      civilian:
        "Normal civilians (movement 2): two of strength 3/1, four of 2/1, one of 4/2. Chance says which begins where.",
    },
  },
  {
    id: "bag",
    heading: "The Zeds bag",
    paragraphs: {
      "bag-1":
        "34 normal Zeds. Full strength 2: 1; 3: 2; 4: 6; 5: 11; 6: 9; 7: 3; 8: 1; 9: 1. Their reduced strength is between 1 and 5. Dead ones go back into the bag.",
    },
  },
  {
    id: "events",
    heading: "Event cards",
    paragraphs: {
      "events-1":
        "Tracks are named in the order of activation. Unless it says otherwise an event takes place at the start of the Zeds phase.",
      cardio:
        "Rule #1: Cardio. Act I. Zeds: Suburbs, Suburbs. 1 action. 1 new Zed on an empty Start of your choice, otherwise on the one with the weakest Zed. When Zeds enter a space this round, your units may withdraw instead of fighting.",
      R60: "You decide when you see who is coming. Who withdraws goes 1 space toward Town Center; who stays fights. Nothing is lost by it.",
      X26: "If no Start is empty, the single Zed with the lowest visible strength counts, among Starts with room.",
      X7: "In the rulebook's example a fresh Zed stands on East Irek right away. By the rules it gets there only with two activations, and this card's own Zed is there besides.",
      "hunting-cabin":
        "Hunting Cabin. Act I. Zeds: Mountain, Suburbs. 3 actions. ≡Z (stand-in). If one of your units is on the Campground at the end of the action phase, you get 2 ammo.",
      R69: "It must stand there when you end the phase.",
      "well-armed":
        "Well-Armed Civilians. Act I. Zeds: Forest, Mountain. 2 actions. The Well-Armed marker goes on a normal civilian.",
      "night-mountain":
        "Night Assault: Mountain. Act II. Zeds: Mountain. 1 action. 1 new Zed on the Mountain Start. There is no defence shift in this Zeds phase.",
      "night-suburbs": "Night Assault: Suburbs. Act II. Zeds: Suburbs. 2 actions. The same with the Suburbs Start.",
      "night-forest":
        "Night Assault: Forest. Act II. Zeds: Forest. 2 actions. ≡Z (stand-in). The same with the Forest Start.",
      "night-highway":
        "Night Assault: Highway. Act II. Zeds: Highway, Highway. 1 action. The same with the Highway Start.",
      X21: "A night assault holds on all tracks and in the whole Zeds phase, co-op movement and follow-up fights included. Other shifts stay.",
      underfoot:
        "Right Under Our Feet. Act II. Zeds: Highway, Suburbs, Mountain. 2 actions. Draw a story card. One of your units on the story track, not on its Start, is attacked in the Even column. It only takes its hits.",
      R63: "Defence shift, markers, reroll and Tough hold. Only the right number counts, nobody retreats.",
      X22: "If no unit is there, the attack is dropped. The story card's text holds all the same.",
      X23: "Because nobody wins, Iron Resolve, traps, withdrawal and whatever helps only in an attack are of no use here.",
      plague:
        "The Disease Spreads. Act II. Zeds: Highway, Forest, Forest. 3 actions. ≡Z (stand-in). Draw a story card, 1 new Zed on the story track's Start. When a normal civilian is killed or saved this round, a new Zed comes onto the space that it leaves.",
      R67: "The new Zed comes only after the whole fight, retreats included, and does not move in this activation.",
      X40: "This holds in the action phase and for hits without a fight, too. If the space is full, it is pushed back; if units stand there, it fights.",
      joking:
        "You Must Be Joking! Act II, special card. Zeds: all tracks. 1 action. 1 new Zed on every Start, all hit markers come off the Zeds. Then all tracks are activated.",
      R68: "In this order.",
      "hero-arrives":
        "A Hero Arrives. Act III. Zeds: Highway, Suburbs, Forest. 2 actions. A random hero of the reserve comes to Town Center or to a Start.",
      R82: "In reserve are heroes neither in play nor in the Graveyard. If there is none, the event is dropped.",
      "mine-explosion":
        "Mine Explosion. Act III. Zeds: Mountain, Suburbs, Highway. 2 actions. ≡Z (stand-in). Everything in the Lucky Strike Mine takes 1 hit and retreats. No Entry lies there until the end of the round.",
      R64: "This is no combat: each Zed and each unit takes a hit, then units go toward Town Center, Zeds toward their Start.",
      "tough-zeds":
        "Tough Zeds. Act III. Zeds: Mountain, Mountain. 3 actions. 1 new Zed on the Mountain Start. Then the strongest Zed gets the Tough marker: 1–3 negates a hit.",
      smell:
        "What's That Smell? Act III. Zeds: Highway, Mountain, Forest. 2 actions. At the end of the Zeds phase: choose one of your units outside Town Center. A new Zed attacks it at reduced strength. If it wins and lives, it is turned to its full side; if it loses, it retreats.",
      R65: "Without a unit outside Town Center it is dropped. If several stand in the space, you choose the defender. Turning keeps the hit markers.",
      X38: "A living Zed never has more than 2, so they always fit.",
      nightfall:
        "Nightfall. Act IV (stand-in). Zeds: Highway, Forest. 4 actions. [Z] (stand-in). Like a night assault with the Highway Start.",
      "hate-it":
        "I Hate It When That Happens. Act IV. Zeds: Highway, Suburbs, Suburbs. 3 actions. ≡Z (stand-in). Every Zed of strength 3 or less is replaced by a random one at full strength, the nearest first.",
      R66: "The visible strength counts. The new one stands where the old one stood; it is drawn after the old one is in the bag.",
      X25: "Each that fits at the beginning is replaced exactly once, even if a weak one comes again. Then tracks are activated as usual. You choose between equals.",
      "keep-calm":
        "Keep Calm. Act IV. Zeds: Mountain, Highway. 2 actions. Choose a hero in play: 2▶ for it when it attacks in a melee this round.",
    },
  },
  {
    id: "brains",
    heading: "Brains!",
    paragraphs: {
      "brains-3":
        "Brains! Act III, special card. Zeds: all tracks. 0 actions. No round: the tracks are activated, that is all. Zeds that win their melee advance again at once, as often as they win. Then the next card comes.",
      "brains-4": "Brains! Act IV, special card. Zeds: all tracks. 0 actions. The same once more.",
      R5: "There are neither actions nor an organisation phase. While the card is in the deck it counts for the score.",
      R6: "Only those advance that moved, fought and won. The room of the next space counts; a step into an empty space is no win. Follow-up fights after a retreat, falling back, withdrawal and traps do not count.",
      R7: "If only one of a winning mob fits into the next space, the stronger one advances. The other is done.",
      R8: "On an empty track a new Zed comes onto the Start, as always.",
      X33: "You choose one track at a time, each exactly once.",
      X34: "The winner's chain is finished before the group behind it moves. A winner that died does not advance.",
    },
  },
  {
    id: "finale",
    heading: "Finale",
    paragraphs: {
      "finale-good-night":
        "Good Night, Once and for All. Finale. Zeds: Suburbs, Mountain, Highway, Highway. 0 actions. If Farmingdale still stands after that, you have won.",
      "finale-good-or-bad":
        "Good or Bad, I Have the Gun. Finale. Draw a story card: its track is activated twice. If Farmingdale still stands after that, you have won.",
      R70: "Both finales are won at the start of the action phase, after the activations. One source awards the first before them; that is a house rule.",
      X41: "If Zeds get into Town Center at any time in the finale's Zeds phase, even by the story card, you have lost. Otherwise you have won before anybody acts.",
    },
  },
  {
    id: "story-cards",
    heading: "Story cards",
    paragraphs: {
      bulldozer: "Killer Bulldozer. Your choice, keep. When one of your units attacks in a melee: 2▶ in this fight.",
      lake: "Zeds from the Lake. Most Zeds, now. 1 new Zed on the Campground.",
      "civilian-leader":
        "Civilians Get Organised. Fewest Zeds, keep. At the start of a phase or before a fight: the Civilian Leader marker goes on a normal civilian. It is offered at the start of each Zeds phase, in the action phase and before every melee.",
      adrenaline: "Shot of Adrenaline. Suburbs, keep. In the action phase: 2 more event actions.",
      organiser:
        "Community Organiser. Mountain, keep. In the action phase: a normal or heroic civilian of the reserve comes to Town Center.",
      R83: "You choose between the seventh normal civilian and the Savior Corps while they are in reserve.",
      "living-dead": "The Living Dead! Mountain, now. 2 new Zeds on St. Thomas.",
      X30: "They are placed one at a time. If there is one place, the second is pushed to Forest 5. Then they fight, nearest to Town Center first, each Zed in its own space.",
      "iron-resolve":
        "Iron Resolve. Highway, keep. If Zeds have attacked and won, it becomes: 1 hit on the Zeds, none on your unit, the Zeds lose.",
      R62: "After the roll and any reroll, before the hits. In Brains!, too.",
      "dud-ammo": "Dud Ammo. Forest, now. Lose 1 ammo if you have any.",
    },
  },
  {
    id: "markers",
    heading: "Markers",
    paragraphs: {
      "marker-defiant": "Defiant: no moving until Zeds attack the village.",
      "marker-well-armed": "Well-Armed: 1▶ in melee and gunfire, until the Graveyard.",
      "marker-leader": "Civilian Leader: 1▶ in melee and gunfire, until the Graveyard.",
      "marker-tough": "Tough (Zed): each hit on it is negated on 1–3.",
      "marker-no-entry": "No Entry: nobody enters this space.",
    },
  },
  {
    id: "score",
    heading: "Score and epilogue",
    paragraphs: {
      "score-1":
        "1 point for each unit on the board, 1 point for at least 2 ammo. After a defeat, 1 point less for each event card not yet revealed.",
      "score-2":
        "0 and less, 1–5, 6–12, 13–20, 21 and more: an epilogue each. The limits are known, the wording is ours. 21 is out of reach in the basic game.",
    },
  },
  {
    id: "house-rules",
    heading: "At the table and house rules",
    paragraphs: {
      "option-deck": "Length: short (16 cards) or normal (20). Short for a first time.",
      "option-heroes":
        "Heroes: the rulebook's four, four random ones or four that you pick. Who is left over may arrive later. Whether the box provides for this is unknown.",
      "option-moreUnits":
        "Units of later levels: they join the reserve and the random or picked heroes. Whatever needs supplies, healing or research on them is left out.",
      "option-ammo": "Ammo at the beginning: 4, easier with 6 or 8.",
      "option-finaleAtOnce": "Finale at once: Good Night, Once and for All is won before the Zeds move.",
      "option-actionCap": "At most 4 event actions, with Shot of Adrenaline, too.",
    },
  },
  {
    id: "more-units",
    heading: "Units of later levels",
    paragraphs: {
      "more-units-1":
        "Only with the option. Their numbers are known; what does not work without later levels is missing.",
      kingman:
        "Colonel Kingman (3/2, movement 4). 1▶ when defending. When Zeds are about to enter his or an adjacent space, a 5–6 stops them.",
      pickles:
        "Pickles, shepherd dog (2/1, movement 6). Forages with 2 dice. On meeting Zeds: melee on a 1, otherwise they do not notice him and he shares their space. With somebody beside him there is a melee as usual. When they want to leave, a 4–6 stops them. No gunfire.",
      santana:
        "Miguel “El Toro Loco” Santana (6/4, movement 3). When he attacks, roll: on 4–6 the Zeds take 1 hit and retreat without a melee. Fires with 3/2 only.",
      staub:
        "Rusty Staub (4/5, movement 4). 5–6 negates a hit. His first gunfire each round costs no ammo. Save roll with 2 dice, the best counts. Fires with 4/2.",
      alyssa:
        "Alyssa Darling (3/2, movement 5). 5–6 negates a hit. On meeting Zeds roll: 1 melee; 2 fall back or fight; 3–6 melee with 2▶ and no hits on her.",
      wright:
        "Special Agent Wright (4/2, movement 4). 5–6 negates a hit. 1▶ in melee and gunfire. As an action: look at the top event card.",
      sarge:
        "Otto “Sarge” Hauser (3/2, movement 4). Tough (4–6). Forages with +1. As an action: a normal civilian here or adjacent gets strength +2 for good. In Town Center, an action and 1 ammo: take 1 hit off a normal civilian.",
      wilson:
        "Wilson the hermit (2/1, movement 4). Forages with 2 dice. Whoever stands with him outside Town Center throws 1 die more when foraging and in melee and keeps the best. In the action phase you may look at the top story card without an action. His short cuts are left out.",
      xeno: "Alan “Xeno” Jones (4/3, movement 4). Once a round 1 extra action for himself. That his gunfire costs 1 ammo is a stand-in.",
      horatio:
        "Horatio the chimpanzee (4/3, movement 4). Counts as a heroic civilian. Tough (4–6), may reroll a melee once. No gunfire.",
      "fire-brigade":
        "Fire Brigade 129 (3/2, movement 3). 1▶ in melee. Once a round: free Defiant civilians here and adjacent. As an action: 2 dice; if they reach the strength of adjacent Zeds, those retreat.",
      "riot-squad": "FDPD Riot Squad (5/3, movement 3). No gunfire.",
      courier:
        "Clarion Courier (1/1, movement 3). Brings another heroic civilian along. While it lives, Zeds that want to enter Town Center must first win a melee against your units there, with 2▶ for you.",
      wzed: "Radio WZED (1/1, movement 3). Once a round 1 extra action for a normal civilian anywhere. Defenders on city spaces roll 3 dice, the best two count.",
      veterans:
        "12th Division Veterans (3/2, movement 3). The first gunfire each round costs no ammo. Zeds lose every melee against them.",
    },
  },
];
