import type { SectionSource } from "@endzeit/engine";

export const sectionsEn: readonly SectionSource[] = [
  {
    id: "goal",
    heading: "What it is about",
    paragraphs: {
      "goal-1":
        "One side leads the zombies, the other the humans. The zombies want to get over the barricade and into the city before the sun rises. The humans want to hold them off until it does.",
      "goal-2": "On this page, undead means zombies and dogs together. Where only zombies are meant, it says zombie.",
    },
  },
  {
    id: "setup",
    heading: "Setting up",
    paragraphs: {
      "setup-1":
        "The street has three lanes, A, B and C, and five sections. Section 1 lies at the barricade, section 5 at the graveyard. A square is named by lane and section, B3 for instance. Forward always means from 5 towards 1.",
      "setup-2":
        "Each side shuffles a pile of its own. Sunrise is taken out first and goes to the very bottom of the zombie pile. The zombies begin.",
      "setup-3":
        "The deck: all card kinds of the German edition (42 cards a side) are known, but not all of their numbers. The Polish deck of 2003 is the base. Five cards are our own additions: one Zombie 3, one Hunger, one Shot, one Good shot and the second Soft soap.",
      "setup-4": "For a first night it pays to play with open hands and to look up each card as it is drawn.",
    },
  },
  {
    id: "zombie-phase",
    heading: "The zombie phase",
    paragraphs: {
      "zombie-phase-1":
        "A round is a zombie phase and a human phase. The zombie phase has four steps: the compulsory move of all undead, drawing up to four hand cards, discarding one of them, playing cards.",
      "zombie-phase-2":
        "A zombie gets two squares at most in one zombie phase: one by its compulsory move, one by a card.",
      R13: "That one card step is for each zombie and each zombie phase, whether it comes from Hunger, an order of the boss, Swap or Merge. Being pushed about by the humans does not count.",
      R14: "A zombie that has only appeared in this phase may still be moved once by a card.",
    },
  },
  {
    id: "human-phase",
    heading: "The human phase",
    paragraphs: {
      "human-phase-1":
        "It too has four steps: the barrel rolls one square towards the graveyard, the humans draw up to four cards, discard one, and then play.",
      R97: "Whatever lasts until the next human phase ends at its very beginning, before the barrel rolls: barrier, net, holy picture, fire. Terror ends with the human phase that it was meant for.",
    },
  },
  {
    id: "hand",
    heading: "Drawing, discarding, keeping, playing",
    paragraphs: {
      "hand-1": "Of four cards, one must go. The others may be played or kept for later, in any mixture.",
      "hand-2":
        "Cards that work at once go away when they have been played. The others stay on the street until something removes them.",
      "hand-3":
        "What the humans discard forms a pile of its own. When their draw pile runs out, it is shuffled and becomes the new one.",
      R1: "Nobody holds more than four cards: you keep three at most and then fill up to four only.",
      R2: "Drawing is not optional. Always fill up to four.",
      R3: "With fewer than four cards in hand there is nothing to discard. This goes for both sides.",
      R4: "Any hand card may be the discard, a kept one too, even Click! or Not so fast.",
      R5: "Only what the humans have discarded is shuffled again. Cards that were played and objects that were removed are gone for this match.",
      R6: "A card lost to Meat counts as discarded.",
      R104: "It can therefore come back after the shuffle.",
      R7: "If the human pile ends in the middle of drawing, shuffle at once and draw on. If nothing has been discarded either, the humans play with fewer cards.",
      R8: "Sunrise never enters a hand. When it is drawn it lies open beside the street, drawing stops, and the phase goes on. It cannot be discarded, kept or lost to Punch.",
      R9: "In the phase of Sunrise only someone with four other cards would have to discard. That never happens, since it is drawn with three others at most.",
      R10: "There are no extra discards while playing. What you do not play, you keep.",
      R11: "Shots, Flamethrower, Net, Soft soap, Punch and all zombie cards need a valid target. High voltage, Searchlight, Back off, Street on fire, Holy picture, Hand grenade and Gasoline may be played on emptiness too.",
    },
  },
  {
    id: "placing",
    heading: "Bringing undead into play",
    paragraphs: {
      "placing-1": "Zombies and dogs appear on a square of section 5. A square has room for one undead.",
      R15: "If all three ways in are blocked, the card cannot be played. You keep it.",
      R16: "A way in is blocked by a zombie, a dog, a wall, or a barrier in the lane. Pit, mine, car bomb and barrel block nothing.",
      R17: "Appearing is entering: a pit, mine, barrel or fire on the square works at once.",
      R18: "Undead may appear in a lane under the Holy picture. It forbids movement only.",
    },
  },
  {
    id: "march",
    heading: "The compulsory move",
    paragraphs: {
      "march-1":
        "At the start of the zombie phase each zombie goes one square forward if it can, never diagonally. Occupied squares and walls that are too high hold it up.",
      R19: "Dogs run first, in the order that the zombie side likes. Then the zombies move, from section 1 to 5 and from A to C in each section. What a square does to somebody is settled before the next one moves.",
      R20: "Into danger you must go as well, as long as the way is free. Only Not so fast spares a zombie.",
    },
  },
  {
    id: "backward",
    heading: "Backward and sideways",
    paragraphs: {
      "backward-1":
        "Backward only by a card, only onto a free square, and never off the street. A wall higher than one's own strength blocks the way back.",
      "backward-2": "Barrier, Net and Holy picture cancel falling back as well.",
      R26: "When several fall back, the rearmost at the graveyard begins. Whoever stands before a square that has just been left may follow.",
      R27: "From section 5 nobody falls back any further.",
      R28: "Pit, mine, car bomb, barrel and fire do not make a square occupied. Whoever falls back onto one gets what it has to give.",
      R29: "Backward onto a wall takes one's own strength. Nobody helps by pushing.",
      R30: "Net, Barrier and Holy picture prevent every movement from the moment they are played, pushes by later cards of the same human phase included.",
    },
  },
  {
    id: "line",
    heading: "The line",
    paragraphs: {
      "line-1":
        "Undead who stand one behind the other in a lane without a gap form a line. Those behind push the one in front up the wall.",
      R33: "What counts is the strength of the climber and of everyone who stands without a gap behind it. If the sum reaches the height of the wall, it gets up. Those further ahead never help.",
      R34: "Dogs push too, 1 each.",
      R35: "Whoever is netted or frozen does not push.",
      R115: "They leave no gap, though: whoever stands closed up behind them pushes through them.",
      R36: "There is pushing for Hunger and for an order forward too, just as in the compulsory move.",
      R37: "Sideways onto a wall, by order, Swap or Merge, only one's own strength will do.",
      R38: "Only getting up takes strength. Whoever stands on top and grows weaker stays there and may come down at any time.",
      R108: "In short: there is pushing for every step straight ahead and for no other.",
    },
  },
  {
    id: "shooting",
    heading: "Shooting",
    paragraphs: {
      "shooting-1": "Shots go from the barricade along a lane. A bullet hits whatever comes first.",
      R44: "The first target is the foremost undead of the lane, unless a wall stands before it. Pits, mines, barrels, car bombs and barriers stop no bullets.",
      R45: "Instead of the first undead you may shoot at a car bomb that is neither behind it nor behind a wall. If both share a square, the humans choose. One bullet is enough, the rest of a burst flies on. The Sniper hits any car bomb.",
      R46: "Only a zombie that was wounded itself and still stands falls back. If its human shield took it all, it stays.",
      R49: "The Sniper throws back too.",
      R50: "Mines, car bombs, fire, current and gasoline throw nobody back.",
    },
  },
  {
    id: "things",
    heading: "Objects and explosions",
    paragraphs: {
      R75: "A square holds one object of the humans at most. An undead fits beside it.",
      R101: "Pit and mine may go under an undead too, as long as no object lies there yet. They do nothing until somebody enters the square or something else sets them off. Wall, car bomb, barrel and barrier need a free square.",
      R81: "What is to explode takes its turn: lit first, gone first. A human shield helps against one explosion, not against the whole chain.",
    },
  },
  {
    id: "winning",
    heading: "Who wins",
    paragraphs: {
      "winning-1": "The zombies win as soon as a zombie or dog moves forward from section 1 over the barricade.",
      "winning-2": "The humans win if Sunrise has been turned up and the zombie phase ends without that.",
      R25: "The zombies win on the spot, by whatever step it was: compulsory move, Hunger, an order or the run of a dog.",
      "winning-example":
        "Example: the zombies draw Sunrise, one of them stands on section 1, and they hold Hunger. They play Hunger and have won.",
    },
  },
  {
    id: "zombie",
    heading: "Zombie",
    paragraphs: {
      "zombie-1":
        "The number is strength and toughness in one. Every point of damage lowers it. At zero the zombie crumbles and is out of the game.",
      "zombie-2":
        "It appears on section 5 and goes one square forward in each compulsory move. It does not get through other undead.",
    },
  },
  {
    id: "dog",
    heading: "Dog",
    paragraphs: {
      "dog-1":
        "A dog has strength 1 and appears like a zombie. In the compulsory move it runs up to three squares, forward or sideways, never diagonally. At least one square goes forward if that is possible.",
      "dog-2": "Undead and walls are in its way. It may run around them.",
      R21: "The step forward need not be the first. The run has one to three steps, never back, never through undead, walls or closed lanes. If any allowed run leads forward, the chosen one must. Otherwise the dog may sidestep or stay.",
      R116: "A sidestep after which the only way forward leads back over the start square does not count. The dog reaches the same squares without that detour.",
      R22: "Every step is an entry. Pit, mine, fire and barrel work on the way as well; a car bomb does nothing.",
      R105: "If the dog dies on its way, it has done its duty, forward step or none.",
      R24: "No zombie card works on dogs. Hunger, Claws, Human shield, Boss, Swap, Merge and Not so fast are for zombies.",
      "dog-example":
        "Example: a dog appears on section 5 with a free lane ahead. After its first run it stands on section 2, with the second it is over the barricade.",
    },
  },
  {
    id: "bite",
    heading: "Bite",
    paragraphs: {
      "bite-1":
        "A zombie bites the human that it holds as a shield. The result is a new zombie of strength 1 on a neighbouring square. If there is no room, the card cannot be played.",
      R63: "The new zombie appears left of, right of or behind the old one, never in front. The square must be free, open to strength 1 and not in a closed lane. What lies there works at once.",
    },
  },
  {
    id: "meat",
    heading: "Meat",
    paragraphs: {
      "meat-1": "The humans lose a hand card. The zombie side may look at the cards and chooses.",
      R73: "It sees the whole hand, not just a part.",
    },
  },
  {
    id: "boss",
    heading: "Boss",
    paragraphs: {
      "boss-1":
        "Makes any zombie the leader. In the whole game he gives three orders, one a round at most: a square forward, back or sideways.",
      "boss-2": "Only zombies of strength 3 or less obey, and each only once in the game. Dogs do not listen to him.",
      "boss-3": "If the boss dies, all zombies fall back one square as far as they can. Dogs stay.",
      R64: "Orders are given while cards are played, already in the phase in which he became boss, and cost no card. An order goes to another zombie that has strength 3 or less now, has never obeyed before, and is neither netted nor frozen nor in a closed lane. After three orders he stays boss, and his death still causes the retreat.",
      R65: "Any kind of death counts. The retreat comes when the deadly card or chain is settled completely, and begins with the rearmost. If the boss falls in the compulsory move, it follows when that move is over.",
      R66: "If the boss merges, the result is still boss. Nobody falls back.",
      R114: "A boss in the net or under the Holy picture may give orders too. Only the one who obeys must be able to move.",
    },
  },
  {
    id: "hunger",
    heading: "Hunger",
    paragraphs: {
      "hunger-1":
        "A zombie goes one square forward if that square is free and within its power. From section 1 the step leads over the barricade.",
    },
  },
  {
    id: "claws",
    heading: "Claws",
    paragraphs: {
      "claws-1": "Any zombie on the street becomes 1 stronger and tougher.",
      R72: "The point is added to the present strength and stays. It may lift a zombie above the limit for orders or nets.",
    },
  },
  {
    id: "click",
    heading: "Click!",
    paragraphs: {
      "click-1": "The one zombie card for the human phase: it makes a Shot, a Burst or the Sniper useless.",
      R51: "It answers Shot, Good shot, Burst and Sniper, also when a car bomb is the target, and nothing else. One Click! cancels one whole card before it does anything. Both cards are spent. The question comes after every shot that is aimed, whether Click! is in hand or not.",
    },
  },
  {
    id: "not-so-fast",
    heading: "Not so fast",
    paragraphs: {
      "not-so-fast-1": "Only before the compulsory move: one zombie stays where it is this time.",
      R23: "It is played from the kept hand, on a zombie, never on a dog. Several copies may stop different zombies. A card may still move that zombie later in the phase.",
    },
  },
  {
    id: "shield",
    heading: "Human shield",
    paragraphs: {
      "shield-1":
        "A zombie holds a human before it who moves along. The human takes all damage of one source and is then gone. Against the Hand grenade there is no help: it takes both.",
      R53: "One at most for each zombie. Dogs hold nobody.",
      R54: "A source is one card or one explosion. Shot, car bomb, mine and splinter are four, then.",
      R55: "The shield helps against damage only, not against nets, freezing or falling back.",
      R56: "When gasoline reaches a shield, all that was left of it is used up. It flows no further.",
      R57: "The Street on fire takes the shield and wounds the zombie by 1, every time it works.",
      R58: "The barrel crushes zombie and shield.",
      R59: "Over a pit the zombie sacrifices its human: shield and pit are gone, the zombie is unhurt.",
      R106: "The human always fills the pit, even if the zombie were strong enough to walk across. Without a shield, a merger walks across if its joint strength is enough.",
      R60: "The Hand grenade kills both.",
      R61: "The Flamethrower can do nothing against a zombie with a shield.",
      R62: "A zombie that came about by merging may have its human shield bitten too. The human is bitten, not the zombie.",
    },
  },
  {
    id: "pickaxe",
    heading: "Pickaxe",
    paragraphs: {
      "pickaxe-1": "Destroys one object of the humans: wall, barrel, car bomb, barrier or mine.",
      R71: "It does not matter where it lies, even under a zombie. Nothing explodes. A pit cannot be smashed.",
    },
  },
  {
    id: "swap",
    heading: "Swap",
    paragraphs: {
      "swap-1": "Two zombies on neighbouring squares change places, not across a corner.",
      R70: "Each of them must be able to enter the square of the other, and neither may be netted, frozen or in a closed lane. For both it is the card step of this phase.",
    },
  },
  {
    id: "terror",
    heading: "Terror",
    paragraphs: {
      "terror-1": "In their next phase the humans play one card at most.",
      R12: "Drawing and discarding go on as usual. A card that Click! cancels has been played. Two Terrors do as much as one, and nothing is carried over.",
    },
  },
  {
    id: "merge",
    heading: "Merge",
    paragraphs: {
      "merge-1":
        "A zombie moves onto the neighbouring square of another, forward, back or sideways. The two become one, for ever, with the strength of both. It does not move again in this phase.",
      R67: "Present strengths count, wounds and claws included. One human shield remains at most. If either has obeyed before, so has the result. It may merge again later, and another may still join it in this phase.",
      R68: "In the net or in a closed lane nobody merges, neither as the one who moves nor as the one who waits.",
      R69: "Whoever moves onto a wall needs the strength for it. The depth of a pit is compared with the joint strength. Fire burns the newcomer.",
      R117: "Where a pit or a barrel lies on a burning square, it acts first, and the fire after it.",
      R107: "Onto fire or a mine the mover steps first and takes the damage with its own strength or shield. If it lives, the strengths add up.",
    },
  },
  {
    id: "sunrise",
    heading: "Sunrise",
    paragraphs: {
      "sunrise-1":
        "The bottom card of the zombies and the end of the night. After it they have what is left of this phase and no more.",
    },
  },
  {
    id: "shot",
    heading: "Shot and Good shot",
    paragraphs: {
      "shot-1":
        "Hits the first target of a lane for 1 or 2 damage. A zombie that is only wounded falls back one square if the square behind it is free.",
      R39: "Whoever stands on a wall can be hit. It falls back if there is room behind, and must then get up again.",
    },
  },
  {
    id: "burst",
    heading: "Burst",
    paragraphs: {
      "burst-1":
        "Two or three bullets into one lane, 1 damage each. If the first target falls, the rest go on to the next one behind. A human shield swallows the whole burst.",
      "burst-2": "Whoever was hit and still stands falls back one square, however many bullets it was.",
      R47: "The bullets fly one by one, each at what is first by then. There is one retreat, after the last.",
      R48: "When a bullet meets a shield the burst is over, however many are left, also if the shield was only the second target.",
      R111: "If a car bomb and an undead could both be hit, the choice is made anew for each bullet.",
      "burst-example":
        "Example: three bullets into a lane with a zombie of strength 1 in front and one of strength 3 with a shield behind. The front one falls, the shield is gone, the rear one is unhurt and stays.",
    },
  },
  {
    id: "sniper",
    heading: "Sniper",
    paragraphs: {
      "sniper-1": "Works like a shot of 2 damage, but at any target in any lane, behind others and behind walls too.",
    },
  },
  {
    id: "flamethrower",
    heading: "Flamethrower",
    paragraphs: {
      "flamethrower-1":
        "Strength 5, across a section with an undead in it, from the right edge of the street. Each empty square that the flame crosses on the way to its target costs a point. Whoever hides behind a wall or a human shield cannot be grilled.",
      R92: "Right is lane C: the flame runs from C over B to A and hits the first it meets. Mines and car bombs that it touches go off.",
      R98: "If the first one has a shield, or stands behind an empty wall, the section cannot be chosen. Nothing is spent by asking.",
      R99: "The flame has one target. Points left over after its death are lost.",
      R100: "An empty wall stops the flame. Street on fire and Gasoline do not care about walls; to gasoline an empty wall is just an empty square.",
    },
  },
  {
    id: "gasoline",
    heading: "Gasoline",
    paragraphs: {
      "gasoline-1":
        "Four points of damage on a square of your choice. Only when nobody stands there any more does the rest flow on to a neighbouring square and look for its next victim. Poured on an empty square, one point is lost.",
      R93: "It flows on to straight neighbours only, and only when the undead on the square is dead or the square is empty. The humans choose each step and may stop. Mines and car bombs on the way go off.",
      R109: "It never flows back to a square it has touched. Undead get the points first. Mines and car bombs it touched go off afterwards, in the order of touching.",
    },
  },
  {
    id: "street-on-fire",
    heading: "Street on fire",
    paragraphs: {
      "street-on-fire-1":
        "Lane A or C stands in flames until the next human phase. Whoever is in it takes 1 damage at once, and so does whoever enters one of its squares. A human shield burns along and protects nobody.",
      R91: "First all undead of the lane burn, then its mines and car bombs go off, from section 1 on. After that each entry costs 1, every step of a dog, every retreat and every appearance included.",
      R110: "A car bomb or mine that is put into a burning lane goes off on the spot.",
      "street-on-fire-example":
        "Example: a dog on C2, a zombie of strength 3 on C3. Lane C is lit: the dog is gone, the zombie has 2 left. In its compulsory move it steps onto C2 and has 1.",
    },
  },
  {
    id: "voltage",
    heading: "High voltage",
    paragraphs: {
      "voltage-1": "1 damage to all undead of any one lane.",
      R95: "The whole lane counts, behind walls too. It sets nothing off.",
    },
  },
  {
    id: "grenade",
    heading: "Hand grenade",
    paragraphs: {
      "grenade-1": "Lands on any square and destroys everything there, human shield, wall and pit included.",
      R82: "If a car bomb or mine lies there, it explodes first. Then whatever is left on the square goes, pit and barrier as well.",
    },
  },
  {
    id: "car-bomb",
    heading: "Car bomb",
    paragraphs: {
      "car-bomb-1":
        "The car drives straight from the barricade to a free square. Undead may later step onto it and past it. Shots, fire and explosions set it off. Its own square and all squares around, diagonals included, then take 1 damage.",
      R79: "Zombies, dogs, walls and mines block its way. Pit, barrel and other things on the road do not matter.",
      R80: "All undead on the nine squares are hurt. Mines and car bombs there go off too. Walls, pits, barrels and barriers are unharmed.",
    },
  },
  {
    id: "mine",
    heading: "Mine",
    paragraphs: {
      "mine-1":
        "May go on any square but the one right in front of an undead. Whoever moves onto it sets it off, a barrel too, and so do fire and explosions. Whoever stands on the square takes 2 damage, a neighbouring square chosen by the humans takes 1.",
      R76: "Right in front means one square forward of a zombie or dog.",
      R77: "The neighbouring square is not diagonal, may be empty, and is only chosen when the mine goes off. A splinter sets off a car bomb, but not a second mine.",
      R78: "If it goes off with nobody on its square, only the splinter matters.",
    },
  },
  {
    id: "pit",
    heading: "Pit",
    paragraphs: {
      "pit-1":
        "May go on any square. Whoever enters and is not stronger than the pit is deep dies and fills it: both are gone. The stronger walk across and the pit stays. A human shield fills it in its bearer's place.",
      R52: "A zombie wounded while on a pit falls back if it must and can. Otherwise it falls in as soon as it is no longer stronger than the depth.",
      R96: "The strength at the moment of entering is what counts. A dog falls into any pit.",
    },
  },
  {
    id: "wall",
    heading: "Wall",
    paragraphs: {
      "wall-1":
        "Height 5 or 6. It needs a free square with no undead around it, diagonals included. Section 5 and all sections behind a zombie are out of bounds. It stands to the end unless Pickaxe or Hand grenade destroys it.",
      "wall-2":
        "Dogs do not get over, barrels break on it. A zombie needs strength of at least its height, backward too. Forward, the line helps.",
      R40: "Behind a zombie all sections are barred in all lanes, and so are the eight squares around any undead, and section 5.",
      R103: "Sections, after all, are rows across the street.",
      R41: "Only Pickaxe and Hand grenade bring a wall down. Fire and explosions do nothing to it.",
      R42: "Shot, Burst and Searchlight reach as far as the wall and its square, no further. Sniper, High voltage, Back off, Gasoline, Hand grenade and Street on fire ignore it. The Flamethrower is stopped by it.",
      R43: "The Barrier works on the whole lane, wall or no wall.",
      "wall-example-1":
        "Example: a wall of height 6 on C3, a zombie of strength 2 on C4. Alone it does not get up. Now one of strength 4 appears on C5: in the next compulsory move the first climbs to C3 and the second moves up to C4. In the one after that the first goes to C2. The second stays on C4 until somebody pushes again.",
      "wall-example-2":
        "While the first one is still up on the wall, it is no use to the one behind: pushing is done from behind only.",
    },
  },
  {
    id: "barrel",
    heading: "Rolling barrel",
    paragraphs: {
      "barrel-1":
        "Starts on a free square of section 1 and rolls one square towards the graveyard at the beginning of each human phase. It crushes the first undead and breaks. Wall, car bomb, mine and pit are the end of it too, and the pit is then full.",
      R83: "Its starting square must be empty. It rolls for the first time in the next human phase.",
      R102: "A barrier in the lane does not hinder it, unless it stands on that very square. By the time the barrel rolls, the barrier is down.",
      R84: "From section 5 it rolls off and is gone.",
      R85: "Undead: both gone. Wall or car bomb: the barrel is gone, the car does not explode. Mine: it goes off, the barrel is gone. Pit: both gone.",
      R112: "If it meets an undead that stands on a pit, mine or car bomb, undead and barrel are gone. Pit and car stay, the mine goes off.",
      R86: "An undead that walks into a barrel dies just the same, and the barrel is gone.",
      R87: "Shots and fire leave the barrel cold. Nor can the Barrier stop it, because that ends before it rolls.",
    },
  },
  {
    id: "barrier",
    heading: "Barrier",
    paragraphs: {
      "barrier-1":
        "Goes on a free square of section 5 and closes the whole lane until the next human phase: nobody in it moves, nobody gets in.",
      R88: "Nobody can appear there either. If Pickaxe or Hand grenade destroys the barrier, the lane is open again at once.",
    },
  },
  {
    id: "net",
    heading: "Net",
    paragraphs: {
      "net-1":
        "Catches any number of zombies on connected squares, not across corners, of strength 6 at most in all. Until the next human phase nothing moves them: no compulsory move, no card, no order.",
      R89: "Zombies only, no dogs, and present strengths count. In the net they can be hit and can get Claws and Human shield.",
      R113: "If Claws later take the sum above 6, the net holds all the same.",
    },
  },
  {
    id: "holy-picture",
    heading: "Holy picture",
    paragraphs: {
      "holy-picture-1": "All undead of a lane freeze in awe. They do not move in their next phase.",
      R90: "It is the lane that is frozen: until the next human phase nobody who stands in it moves. Coming in from the side and appearing on section 5 are allowed.",
    },
  },
  {
    id: "searchlight",
    heading: "Searchlight",
    paragraphs: {
      "searchlight-1": "All undead of a lane fall back one square if they can. The rearmost begins.",
      R94: "The light reaches as far as the first wall and its square, not beyond.",
    },
  },
  {
    id: "back-off",
    heading: "Back off",
    paragraphs: {
      "back-off-1": "All undead on the whole street fall back one square if they can, behind walls too.",
    },
  },
  {
    id: "soap",
    heading: "Soft soap",
    paragraphs: {
      "soap-1": "An undead slips one square sideways.",
      R31: "The humans say who and which way. The target square is on the street, free of undead and without a wall higher than the slipping one is strong. Neither of the two lanes is closed, and the one who slips is neither netted nor frozen.",
      R32: "Dogs slip too.",
    },
  },
  {
    id: "punch",
    heading: "Punch",
    paragraphs: {
      "punch-1": "The zombies must discard a hand card.",
      R74: "The zombie side itself picks which one.",
    },
  },
  {
    id: "napalm",
    heading: "Napalm",
    paragraphs: {
      "house-napalm":
        "Only in the Polish deck of 2003: any one square burns until the next human phase. Whoever stands on it or enters it takes 1 damage. Mines and car bombs there go off. A human shield helps once, as against any other source.",
    },
  },
  {
    id: "house-rules",
    heading: "House rules",
    paragraphs: {
      "house-1":
        "Unless you say otherwise, the German rulebook holds. The Polish ones of 2003 and 2013 see some things differently. Whoever likes may switch when opening a table.",
      "option-deck": "Deck: the German one with 42 cards a side, or the Polish one of 2003 with 40, Napalm among them.",
      "option-openHands": "Open hands: both hands are visible to all.",
      "option-dogsCanWin": "Dogs can win: yes. Switched off, section 1 is as far as a dog goes.",
      "option-dogMustAdvance": "Dogs must advance: yes. Switched off, they run none to three steps in any direction.",
      "option-finishPhaseAtSunrise":
        "Finish the phase at sunrise: yes. Switched off, the humans win as soon as it is drawn.",
      "option-humanReshuffle": "Humans reshuffle: yes. Switched off, their pile ends after the first time through.",
      "option-punchChooser": "Punch: the zombies choose the card themselves. Or else the humans do.",
      "option-fireLasts": "Fire burns on: yes. Switched off, all in the lane take 1 damage once and the fire is over.",
      "option-holyPicture":
        "Holy picture: one lane does not move at all. Or else the whole street, completely or in the compulsory move only.",
      "option-flamethrowerRunsOn":
        "Flames eat on: no. Switched on, points left after a kill hit the next one of the section, empty squares costing as usual.",
      "option-shieldStopsBarrel":
        "A shield stops the barrel: no. Switched on, only the shield is lost and the barrel breaks.",
      "option-shieldFillsPit":
        "A shield fills the pit: always. Or else only if its bearer would fall in. A stronger one then walks across; shield and pit stay.",
      "option-barrierSection": "The barrier stands on section 5. Or else on section 1.",
      "option-nettedMayMerge": "Merging in the net: no. Switched on, two may do so who are both in the net.",
      "option-oneOrderInLife": "One order in a lifetime: yes. Switched off, a zombie obeys as often as it is told.",
      "option-freeDiscard": "Free discards: no. Switched on, more cards may be laid aside while playing.",
      "option-objectsNeedFreeSquare":
        "Pits and mines on free squares only: no. Switched on, they may not go under an undead.",
      "option-wallBanLaneOnly":
        "Wall ban in one lane only: no. Switched on, a zombie bars only the squares behind it in its own lane.",
    },
  },
];
