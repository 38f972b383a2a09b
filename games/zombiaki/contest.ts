import { type Contest, hasWon, type Lived, marksOf, oneOf, type ScorePart } from "@endzeit/engine";
import { type Event, HUMANS, SECTIONS, type View, ZOMBIES } from "./state.ts";

type Life = Lived<Event, View>;

const WIN = 200;
const ROUND = 5;
const KILL = 5;
const FREE = 10;
const CARD = 10;
const NEAR = 20;
/** From this section on the dead are at the barricade. */
const CLOSE = 2;

/** The section of a square such as "B3". */
const sectionOf = (at: string): number => Number(at.slice(1));

/** How near to the barricade any of the dead has come: 1 is at it, and 0 beyond it. */
function nearest({ log }: Life): number {
  let least: number = SECTIONS.length;
  for (const { event } of log) {
    if (event.event === "moved") least = Math.min(least, sectionOf(event.to));
    else if (event.event === "over-the-barricade") least = 0;
  }
  return least;
}

const killed = ({ log }: Life): number =>
  log.filter(({ event }) => event.event === "died" && event.figure === "zombie").length;

function humans(life: Life): readonly ScorePart[] {
  const free = Math.max(0, nearest(life) - 1);
  const kills = killed(life);
  const { round } = life.view;
  return [
    { name: { de: "Sonnenaufgang", en: "Sunrise" }, n: Number(hasWon(life)), points: hasWon(life) ? WIN : 0 },
    { name: { de: "Runden gehalten", en: "Rounds held" }, n: round, points: ROUND * round },
    { name: { de: "Tote erledigt", en: "Dead put down" }, n: kills, points: KILL * kills },
    { name: { de: "Abschnitte freigehalten", en: "Sections kept free" }, n: free, points: FREE * free },
  ];
}

function zombies(life: Life): readonly ScorePart[] {
  const won = hasWon(life);
  const left = won ? life.view.deck[ZOMBIES].length + life.view.hand[ZOMBIES].length : 0;
  const come = SECTIONS.length - nearest(life);
  return [
    { name: { de: "Über die Barrikade", en: "Over the barricade" }, n: Number(won), points: won ? WIN : 0 },
    { name: { de: "Karten übrig", en: "Cards left" }, n: left, points: CARD * left },
    { name: { de: "Abschnitte weit", en: "Sections far" }, n: come, points: NEAR * come },
  ];
}

/** The humans hold the barricade against a bot, or lead the dead to it. */
export const contest: Contest<Event, View> = {
  table(kind, random) {
    const bot = oneOf(kind === "week" ? ["level-2", "level-3"] : ["level-1", "level-2"], random);
    const seats = oneOf([ZOMBIES, HUMANS, HUMANS], random) === HUMANS ? [bot, null] : [null, bot];
    return { seats, options: { deck: oneOf(["german", "german", "portal-2003"], random) } };
  },
  score(life) {
    const { seat } = life;
    const marks = marksOf<Event>(life, (event) => {
      if (event.event === "phase") return event.phase === "zombies" ? "round" : null;
      if (event.event === "died" && event.figure === "zombie") return seat === HUMANS ? "fight" : "loss";
      if (event.event !== "moved" || sectionOf(event.to) > CLOSE) return null;
      return seat === HUMANS && sectionOf(event.to) < CLOSE ? "loss" : "fight";
    });
    return { parts: seat === HUMANS ? humans(life) : zombies(life), marks };
  },
};
