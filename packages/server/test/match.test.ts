import { below, load, Match, type Random, randomFrom } from "@endzeit/engine";
import { gameIds } from "@endzeit/games";
import { expect, test } from "vitest";
import { Client, gameOf, newKey, type Player, seated, serverWith, spelled } from "./table.kit.ts";

/** An ordinary answer, told at another seat: bytes over the line. */
const ORDINARY_BYTES = 2048;

/** One of those who are asked answers at random. Resolves when everybody has been told. */
async function playOne(players: readonly Player[], others: readonly Client[], random: Random): Promise<number> {
  const asked = players.filter(({ client }) => client.asked);
  const player = asked[below(random, asked.length)];
  const answers = (await player?.client.answers()) ?? [];
  const answer = answers[below(random, answers.length)];
  if (player === undefined || answer === undefined) throw new Error("Nobody is asked, and the match is not over.");
  const { client } = player;
  const reply = await client.say({ do: "answer", key: newKey(), at: client.n, answer: spelled(answer) });
  if (reply.say !== "done") throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(reply)}`);
  for (const one of [...players.map(({ client }) => client), ...others]) await one.knows(({ n }) => n >= reply.n);
  return client.seat ?? -1;
}

for (const id of gameIds) {
  test(`${id}: a whole match over the network, and each pair of eyes sees what the rules show it, no more and no less`, async () => {
    const server = await serverWith();
    const game = await gameOf(id);
    const random = randomFrom(`network ${id}`);
    const { players, watch, table } = await seated(server.url, id, game.seats.max);
    const watcher = new Client(server.url, { table, secret: watch });
    await watcher.join();
    const clients = [...players.map(({ client }) => client), watcher];

    const shown: string[][] = [];
    const sizes: number[] = [];
    while (watcher.standing?.outcome === null) {
      shown.push(clients.map(({ view }) => JSON.stringify(view)));
      // Whoever lost the line now and then is told what was missed, and sees the same as all.
      const lost = players[below(random, players.length)];
      if (lost !== undefined && below(random, 12) === 0) {
        const back = new Client(server.url, { table, secret: lost.secret });
        back.take(lost.client);
        lost.client.stop();
        await back.join(back.n);
        clients[clients.indexOf(lost.client)] = back;
        lost.client = back;
      }
      const seat = await playOne(players, [watcher], random);
      for (const { client } of players) if (client.seat !== seat) sizes.push(client.size);
    }
    shown.push(clients.map(({ view }) => JSON.stringify(view)));
    expect(clients.map(({ gap }) => gap)).toEqual(clients.map(() => null));

    const reply = await watcher.say({ do: "save" });
    const match = load(game, reply.say === "save" ? reply.save : null);
    expect(match.outcome).toEqual(watcher.standing?.outcome);
    for (const [step, views] of shown.entries()) {
      const then = match.at(step);
      const rules = clients.map(({ seat }) => JSON.stringify(then.view(seat)));
      expect(views.map(sorted), `step ${step}`).toEqual(rules.map(sorted));
    }
    // Each has heard what the rules tell it, whatever line it came over.
    const heard: { event: unknown; to: readonly number[] | null }[] = [];
    const { options, seed, content, players: count } = match;
    const again = Match.open(game, { players: count, options, seed, content }, (event, to) =>
      heard.push({ event: structuredClone(event), to }),
    );
    for (const { seat, answer } of match.log) again.answer(seat, answer);
    for (const { seat, story } of clients)
      expect(story.map(({ event }) => event)).toEqual(
        heard.filter(({ to }) => to === null || (seat !== null && to.includes(seat))).map(({ event }) => event),
      );
    // The story that was told bit by bit is the one that is told at once.
    for (const client of clients) {
      const late = new Client(server.url, { table, secret: client.secret });
      await late.join();
      expect(client.story.map(({ step, event }) => [step, event])).toEqual(
        late.story.map(({ step, event }) => [step, event]),
      );
    }
    sizes.sort((a, b) => a - b);
    const median = sizes[sizes.length >> 1] ?? 0;
    const share = sizes.filter((size) => size <= ORDINARY_BYTES).length / sizes.length;
    console.log(
      `${id}: ${match.log.length} answers; at another seat median ${median} bytes, p95 ${sizes[Math.floor(sizes.length * 0.95)]}, max ${sizes.at(-1)}; ${(share * 100).toFixed(1)} % within ${ORDINARY_BYTES}`,
    );
    expect(share).toBeGreaterThan(0.9);
  });
}

/** The order of keys is nothing that a view says. */
function sorted(text: string): unknown {
  return JSON.parse(text);
}
