import { TurnMark } from "../state.ts";
import {
  ACTOR,
  ATTACH,
  actedAt,
  action,
  addHelpless,
  card,
  choose,
  clear,
  controls,
  deck,
  doOdd,
  expose,
  feed,
  food,
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
  zombies,
} from "./crossroads-rows.ts";

const HOSTS_FIVE = zombies("colony", 5);

/** Schicksalskarten 41 to 80 of the 80. */
export const SECOND_ROWS = [
  card(
    "rod-miller",
    state(inPlay("rod-miller")),
    [only([odd("trio")], doOdd("hospital-trip")), option(kill("rod-miller"))],
    { mature: true },
  ),
  card("supply-drop", state(INSIDE), [
    option(choose("own"), expose(3), IF_ALIVE, feed(5), {
      does: "if",
      needs: inPlay("annaleigh-chan"),
      brings: morale(1),
    }),
    NOTHING,
  ]),
  card(
    "army",
    state(INSIDE),
    [option(inForce("five-food")), option({ does: "wound-each", group: "inside", upTo: 3 })],
    { choice: "vote", unless: [inPlay("thomas-heart", { at: "colony" })] },
  ),
  card("gambling", state(INSIDE), [option(doOdd("gamble")), NOTHING], { choice: "vote" }),
  card(
    "bitter-cold-night",
    action("move", ACTOR, { is: "frozen-in-company" }),
    [option({ does: "frostbite-each", group: "there" }), option(kill("subject"))],
    { choice: "vote-there" },
  ),
  card("lighthouse", state(INSIDE), [option(doOdd("lighthouse"))], { choice: "single" }),
  card("sacrament", action("move", LOYAL_ACTOR), [option(expose(2), IF_ALIVE, morale(1)), NOTHING]),
  card(
    "outsiders",
    state(INSIDE, { is: "room", survivors: 1, helpless: 1, each: true }),
    [option(doOdd("outsiders")), NOTHING],
    { choice: "vote" },
  ),
  card("riot", state(INSIDE, odd("outnumbered")), [
    only([food(1)], NO_FOOD),
    option({ does: "wound-each", group: "inside", upTo: 6 }),
    option({ does: "kill-helpless", n: 1 }),
  ]),
  card("the-sunshine-state", state(INSIDE, helpless(2)), [option(removeHelpless(2), morale(-1)), NOTHING]),
  card("flier", state(INSIDE), [option(inForce("flier", 1))], { choice: "single", mark: "B" }),
  card(
    "airplane",
    action("move", ACTOR, inPlay("sophie-robinson")),
    [option(jointly({ cards: ["tool", "fuel"], with: "sophie-robinson", to: "removed" }, [morale(1)])), NOTHING],
    { choice: "vote" },
  ),
  card(
    "missing-child",
    state(helpless(1)),
    [option(inForce("missing-child", 1)), option(morale(-1), removeHelpless(1))],
    { choice: "vote" },
  ),
  card(
    "abandoned",
    action("clean", helpless(1), room(0, 1)),
    [option(addHelpless(1), HOSTS_FIVE), option(HOSTS_FIVE, { does: "lose-die-each" })],
    { choice: "vote", mature: true },
  ),
  card("mike-cho", state(own("beset"), inDeck("mike-cho"), room(1)), [
    option(choose("own-beset"), take("mike-cho", 1), wound(1), clear("there")),
    option({ does: "choose-place", among: "beset" }, clear("there")),
  ]),
  card("john-price", action("search", ACTOR, actedAt("school"), inDeck("john-price"), room(1)), [
    option(take("john-price"), zombies("school", 2)),
    option(feed(2), { does: "discard", who: "john-price" }),
  ]),
  card("ashley-ross", state(loyally("ashley-ross")), [
    option(inForce("safe-gate"), expose(2)),
    option(inForce("big-bins"), expose(1)),
    NOTHING,
  ]),
  card("edward-white", state(loyally("edward-white")), [
    option({ does: "mark", mark: TurnMark.buysMedicine }),
    NOTHING,
  ]),
  card("heads-up", action("search", ACTOR, actedAt("police-station")), [
    option(noise("police-station", 4)),
    option(noise("police-station", 4)),
  ]),
  card("sleep", { on: "rest" }, [option(inForce("sleep", 0))], { choice: "single" }),
  card("buddy-davis", state(controls("buddy-davis"), odd("slept-inside")), [
    option(inForce("cooking")),
    option(morale(1)),
  ]),
  card(
    "dynamite",
    state(inPlay("edward-white"), inPlay("john-price")),
    [option(doOdd("dynamite")), option(inForce("die-fewer", 1), morale(1))],
    { choice: { owner: "edward-white" } },
  ),
  card("gabriel-diaz", state(loyalOwn("outside"), inDeck("gabriel-diaz"), room(1, 3)), [
    option(take("gabriel-diaz"), addHelpless(3)),
    only([hand(1)], { does: "lose-card", random: false }),
  ]),
  card("andrew-evans", state(loyally("andrew-evans")), [option(inForce("harvest")), option(morale(1))], {
    first: [place("andrew-evans", "grocery-store")],
  }),
  card(
    "annaleigh-chan",
    state(loyally("annaleigh-chan")),
    [option(zombies("each-location", 1)), option(kill("annaleigh-chan"))],
    { mature: true },
  ),
  card("david-garcia", state(loyally("david-garcia")), [only([odd("accusable")], doOdd("accuse")), NOTHING], {
    nonCoop: true,
    first: [place("david-garcia", "colony"), doOdd("look-around")],
  }),
  card("crazed-survivor", state(own("outside")), [option(feed(3), choose("own-outside"), expose(2)), NOTHING]),
  card("welcome-home", action("move", ACTOR), [option(expose(1), IF_ALIVE, ATTACH), NOTHING], { mature: true }),
  card("book-of-the-dead", action("search", LOYAL_ACTOR, actedAt("library")), [
    option(morale(1)),
    option(clear("library", 1), feed(4)),
  ]),
  card("rascals", action("search", ACTOR, actedAt("hospital")), [option(morale(1), HOSTS_FIVE), NOTHING]),
  card("janet-taylor", state(loyally("janet-taylor")), [option(inForce("ward"))], { choice: "single" }),
  card(
    "old-divisions",
    state(INSIDE, helpless(1)),
    [only([odd("crisis")], removeHelpless(1), doOdd("put-crisis-away"), morale(-1)), NOTHING],
    { choice: "vote" },
  ),
  card("voyeur", state(odd("company")), [only([odd("their-cards")], doOdd("take-card")), option(doOdd("show-hand"))], {
    nonCoop: true,
    first: [choose("company"), doOdd("look-at-hand")],
  }),
  card("the-arctic-king", action("search", ACTOR, actedAt("gas-station")), [
    option(ATTACH),
    only([deck("gas-station")], search("gas-station", 2, "fuel")),
  ]),
  card("carla-thompson", state(loyally("carla-thompson")), [option(expose(2), IF_ALIVE, morale(1)), NOTHING], {
    first: [place("carla-thompson", "police-station")],
  }),
  card("jenny-clark", action("search", { is: "actor", who: "jenny-clark", loyal: true }), [
    only([placeable("jenny-clark", "colony")], place("jenny-clark", "colony"), zombies("colony", 8)),
    option(kill("jenny-clark")),
  ]),
  card("hunted", action("move", ACTOR, { is: "hurt-moving" }), [
    option({ does: "expose-each", group: "own", times: 2 }),
    option(inForce("hunted")),
  ]),
  card("loretta-clay", state(loyally("loretta-clay")), [
    option({
      does: "die",
      of: [
        [2, { does: "wound-each", group: "inside", upTo: 2 }],
        [4, null],
        [6, morale(1)],
      ],
    }),
    only([food(1)], feed(-1)),
  ]),
  card("fuel-tanker", action("move", LOYAL_ACTOR), [
    option(zombies("colony", 6), { does: "return", symbols: ["fuel"], to: "hand", most: 4 }),
    NOTHING,
  ]),
  card("harman-brooks", state(inPlay("harman-brooks", { loyal: true })), [
    option(feed(3)),
    only([odd("hurt")], doOdd("heal-three")),
  ]),
];
