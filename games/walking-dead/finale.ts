import { type Ending, type Finale, hasWon, type Lived } from "@endzeit/engine";
import { honours } from "./honours.ts";
import { type Event, Role, type View } from "./state.ts";

type Life = Lived<Event, View>;

const SURVIVOR_WON = {
  title: { de: "Zurück im Camp", en: "Back at camp" },
  lines: [
    { de: "Vier Plättchen, ein Feuer, und du sitzt davor.", en: "Four tiles, one fire, and you beside it." },
    { de: "Du bist zurück. Zähl die Plätze am Feuer nicht.", en: "You are back. Don't count the seats at the fire." },
    { de: "Das Camp hat dich wieder. Trink etwas Warmes.", en: "Camp has you back. Drink something warm." },
  ],
} as const;

const SURVIVOR_LOST = {
  title: { de: "Kein Weg zurück", en: "No way back" },
  lines: [
    { de: "Im Camp brennt noch Licht. Für dich nicht mehr.", en: "There is still a light at camp. Not for you." },
    { de: "Du kanntest den Weg. Er war nur zu lang.", en: "You knew the way. It was just too long." },
    { de: "Jemand wird deine Tasche finden.", en: "Somebody will find your bag." },
  ],
} as const;

const WALKER_WON = {
  title: { de: "Die Straßen sind still", en: "The streets are quiet" },
  lines: [
    { de: "Keiner kam heim. Du hast sie alle eingeholt.", en: "Nobody got home. You caught up with them all." },
    { de: "Erst gestorben, dann gewonnen. Das muss man können.", en: "Died first, won after. That takes talent." },
    { de: "Das Camp ist still. Es gehört jetzt euch.", en: "Camp is quiet. It is yours now." },
  ],
} as const;

const WALKER_LOST = {
  title: { de: "Sie sind entkommen", en: "They got away" },
  lines: [
    { de: "Sie sind durch. Du warst einen Wurf zu langsam.", en: "They got through. You were one roll too slow." },
    { de: "Sie hatten eine Axt zu viel.", en: "They had one axe too many." },
    { de: "Bleib liegen. Diesmal wirklich.", en: "Stay down. For real this time." },
  ],
} as const;

/** Out of the match, and the team has come home all the same. */
const TEAM_WON = {
  title: { de: "Dein Team ist zurück", en: "Your team is back" },
  lines: [
    {
      de: "Du fehlst am Feuer. Dass sie dort sitzen, liegt auch an dir.",
      en: "You are missing at the fire. That they sit there is your doing, too.",
    },
  ],
} as const;

/** Whoever is alive knew the way, but somebody else was first. */
const SECOND = {
  title: { de: "Jemand war vor dir da", en: "Somebody got there first" },
  lines: SURVIVOR_LOST.lines.slice(1, 2),
};

/** Who began as a walker has not died for it. */
function walkersWon({ seat, log }: Life): Ending {
  const { title, lines } = WALKER_WON;
  const died = log.some(({ event }) => event.event === "died" && event.seat === seat);
  return { scene: "lost", title, lines: died ? lines : lines.filter((line) => line !== lines[1]) };
}

function ending(life: Life): Ending {
  const { seat, outcome, view } = life;
  const role = view.role[seat];
  if (hasWon({ seat, outcome })) {
    if (role === Role.survivor) return { scene: "won", ...SURVIVOR_WON };
    return role === Role.out ? { scene: "won", ...TEAM_WON } : walkersWon(life);
  }
  // Two players, both dead: nobody has won, the one who had yet to rise neither.
  if (outcome.reason === "nobody") return { scene: "lost", title: WALKER_WON.title, lines: WALKER_LOST.lines.slice(2) };
  if (role === Role.walker || role === Role.beaten) return { scene: "won", ...WALKER_LOST };
  return { scene: "lost", ...(role === Role.survivor ? SECOND : SURVIVOR_LOST) };
}

export const finale: Finale<Event, View> = { ending, honours };
export { contest } from "./contest.ts";
