import { Ban, TurnMark } from "../state.ts";
import {
  ACTOR,
  ATTACH,
  action,
  addHelpless,
  ban,
  card,
  choose,
  clear,
  controls,
  DIE,
  deck,
  die,
  doOdd,
  expose,
  feed,
  food,
  frostbite,
  hand,
  helpless,
  IF_ALIVE,
  INSIDE,
  inDeck,
  inForce,
  inPlay,
  jointly,
  kill,
  LOYAL_ACTOR,
  loyally,
  loyalOwn,
  morale,
  NO_FOOD,
  NOTHING,
  noise,
  odd,
  only,
  option,
  own,
  place,
  placeable,
  removeHelpless,
  room,
  search,
  state,
  take,
  wound,
} from "./crossroads-rows.ts";

/** Schicksalskarten 1 to 40 of the 80. */
export const FIRST_ROWS = [
  card("car-crash", action("move", LOYAL_ACTOR, { is: "fuel", used: true }), [
    only([placeable("subject", "colony")], frostbite(), place("subject", "colony")),
    option(expose(3)),
  ]),
  card(
    "wavering-loyalties",
    state(odd("smaller-group")),
    [only([odd("gift")], choose("follower"), doOdd("give-follower")), option(die(3, morale(-1)))],
    { nonCoop: true },
  ),
  card("horde", action("move", ACTOR, { is: "fuel", used: false }), [
    option(expose(3)),
    only([placeable("subject", "origin")], place("subject", "origin"), ban(Ban.moveNow)),
  ]),
  card("addiction", action("heal", ACTOR, { is: "medicine" }), [option(kill("subject", false)), option(ATTACH)]),
  card("spoiled", { on: "interrupt" }, [option(choose("own"), wound(1), doOdd("raise-die")), NOTHING]),
  card("maude", state(loyalOwn("grocery-store")), [
    only([room(1)], choose("own-at-grocery"), place("subject", "colony"), feed(3)),
    option(
      { does: "reveal", deck: "grocery-store", take: "food", most: null, until: 2 },
      { does: "mark", mark: TurnMark.noFoodCards },
    ),
  ]),
  card("sparky", state(loyally("sparky")), [
    only([{ is: "zombies", at: "colony", least: 1 }], { does: "kill-zombies", most: 8 }),
    option(morale(1)),
  ]),
  card(
    "maria-lopez",
    state(loyally("maria-lopez")),
    [
      only([food(3), deck("school")], feed(-3), search("school", 1)),
      only([deck("school")], { does: "strip", deck: "school", symbol: "food" }),
    ],
    { first: [place("maria-lopez", "school")] },
  ),
  card("brian-lee", state(controls("brian-lee", "colony")), [
    option(clear("hospital"), { does: "barricade", at: "hospital", n: 4 }),
    option(clear("grocery-store"), { does: "barricade", at: "grocery-store", n: 4 }),
  ]),
  card(
    "lovers-quarrel",
    state(odd("pair")),
    [
      option({ does: "choose-place", among: "pair" }, noise("there", 4)),
      option({ does: "choose-place", among: "pair" }, ban(Ban.attackNow | Ban.searchNow | Ban.moveNow, "there")),
    ],
    { mature: true },
  ),
  card(
    "mugging",
    state(odd("beside-exile")),
    [
      only([hand(2)], choose("own-beside-exile"), doOdd("give-hand")),
      option(choose("own-beside-exile"), doOdd("fight-back")),
    ],
    { nonCoop: true },
  ),
  card("hunger", action(null, odd("two-newcomers")), [only([food(1)], NO_FOOD), option(feed(5), morale(-1))], {
    mature: true,
  }),
  card("thin-ice", action("move", ACTOR), [option(die(3, frostbite(), search("any", 1))), NOTHING]),
  card("helpless", state(INSIDE), [option(doOdd("free-helpless")), NOTHING], { choice: "vote" }),
  card("christmas", state(INSIDE), [only([food(5)], feed(-5), morale(1), doOdd("christmas")), NOTHING], {
    choice: "vote",
  }),
  card("talia-jones", state(controls("talia-jones")), [
    only([deck("any")], search("any", 4)),
    option(inForce("skip-crisis")),
  ]),
  card("arthur-thurston", state(loyally("arthur-thurston")), [option(wound(2)), option(morale(-1))], {
    first: [place("arthur-thurston", "school")],
  }),
  card("gray-beard", action("move", ACTOR, inDeck("gray-beard"), room(1)), [
    only([hand(1)], { does: "lose-card", random: true }),
    option(take("gray-beard"), doOdd("lead-group"), ATTACH),
  ]),
  card("sophie-robinson", action("move", ACTOR, inDeck("sophie-robinson"), room(1)), [
    option(take("sophie-robinson", 2)),
    only([deck("any")], { does: "draw", cards: 2 }, { does: "discard", who: "sophie-robinson" }),
  ]),
  card("wounded-survivor", action("search", LOYAL_ACTOR, room(1)), [
    only([{ is: "survivors-left" }], { does: "draw-survivor", exposures: 2 }),
    NOTHING,
  ]),
  card("creature-comforts", state(INSIDE), [option(jointly({ cards: ["fuel", "fuel", "fuel"] }, [morale(1)]))], {
    choice: "single",
  }),
  card("outbreak", state(INSIDE, helpless(1)), [option(removeHelpless(1), morale(-1)), option(doOdd("outbreak"))], {
    choice: "vote",
  }),
  card("olivia-brown", state(inPlay("olivia-brown")), [option(ATTACH), NOTHING], {
    choice: "vote",
    first: [place("olivia-brown", "colony")],
  }),
  card(
    "brandon-kane",
    state(inPlay("brandon-kane", { loyal: true })),
    [only([placeable("brandon-kane", "colony")], wound(1), place("brandon-kane", "colony")), option(doOdd("recycle"))],
    { mature: true, first: [place("brandon-kane", "grocery-store")] },
  ),
  card("no-ammo", action(null, { is: "weapon" }), [
    only([odd("weapon-borne")], doOdd("lose-weapon")),
    only([DIE], { does: "lose-dice" }),
  ]),
  card("forest-plum", state(inPlay("forest-plum")), [
    only([placeable("forest-plum", "grocery-store")], place("forest-plum", "grocery-store"), noise("grocery-store", 4)),
    only([odd("others")], doOdd("wound-lowest")),
  ]),
  card(
    "daniel-smith",
    state(controls("daniel-smith"), helpless(1)),
    [only([DIE], { does: "lose-die" }, choose("anyone-for-police"), doOdd("send-to-police")), option(morale(-1))],
    { first: [removeHelpless(1)] },
  ),
  card("little-survivors", action("move", LOYAL_ACTOR, { is: "alone" }, room(0, 3)), [
    option(addHelpless(3), morale(1)),
    NOTHING,
  ]),
  card(
    "prophet",
    state(odd("exiled-beside-loyal")),
    [option(choose("loyal-beside-exiled"), doOdd("take-over")), option(morale(-1))],
    { nonCoop: true },
  ),
  card("music", action("search", LOYAL_ACTOR), [option(morale(1)), option(inForce("die-more", 1))]),
  card(
    "collapsing-barriers",
    state(INSIDE, { is: "barricades", at: "colony", least: 1 }, { is: "zombies", at: "colony", least: 1 }),
    [option({ does: "volunteers", for: "exposure" }), option({ does: "break-barricades", at: "colony" })],
    { choice: "vote" },
  ),
  card(
    "radio-signal",
    state(INSIDE, room(0, 1)),
    [option(jointly({ dice: 3 }, [addHelpless(1), morale(1)], [morale(-1)])), option(morale(-1))],
    { choice: "vote" },
  ),
  card(
    "toxic-waste",
    state(INSIDE),
    [
      option({ does: "volunteers", for: "frostbite" }),
      option({ does: "return", symbols: ["fuel", "medicine"], to: "waste", most: null }),
    ],
    { choice: "vote" },
  ),
  card(
    "alexis-grey",
    state(loyally("alexis-grey")),
    [
      option(ban(Ban.move)),
      only([placeable("alexis-grey", "colony")], place("alexis-grey", "colony"), ban(Ban.toLibrary)),
    ],
    { first: [place("alexis-grey", "library")] },
  ),
  card(
    "james-meyers",
    state(loyally("james-meyers")),
    [option(doOdd("read-hands")), only([odd("secrets")], doOdd("read-secret"))],
    { nonCoop: true },
  ),
  card(
    "bev-russell",
    state(controls("bev-russell")),
    [
      only([{ is: "controls", who: "bev-russell", loyal: false, at: "school" }], doOdd("bev-stays")),
      option({ does: "strip", deck: "school", symbol: null }, clear("school")),
    ],
    { first: [place("bev-russell", "school")] },
  ),
  card("the-deputy", state(loyalOwn("outside")), [
    option({ does: "reveal", deck: "police-station", take: "weapon", most: 8, until: null }, inForce("clear-three")),
    NOTHING,
  ]),
  card("sewer-passage", state(own("library")), [
    option(choose("own-at-library"), expose("die"), IF_ALIVE, inForce("sewer")),
    NOTHING,
  ]),
  card("horse", action("move", LOYAL_ACTOR), [option(ATTACH), option(feed(3))]),
  card(
    "thomas-heart",
    action(null, { is: "weapon" }, inPlay("thomas-heart")),
    [
      option(doOdd("wounds-around-thomas")),
      option(jointly({ cards: ["medicine", "medicine"], to: "removed" }, [], [doOdd("wounds-around-thomas")])),
      option(kill("thomas-heart")),
    ],
    { choice: { owner: "thomas-heart" } },
  ),
];
