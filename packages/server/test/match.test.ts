import { below, type Random, randomFrom } from "@endzeit/engine";
import { gameIds } from "@endzeit/games";
import { expect, test } from "vitest";
import { type Client, gameOf, newKey, seated, serverWith } from "./table.kit.ts";

/** One of those who are asked answers at random. Resolves when everybody has been told. */
async function playOne(clients: readonly Client[], random: Random): Promise<void> {
  const asked = clients.filter((client) => client.asked);
  const client = asked[below(random, asked.length)];
  const answers = (await client?.answers()) ?? [];
  const answer = answers[below(random, answers.length)];
  if (client === undefined || answer === undefined) throw new Error("Nobody is asked, and the match is not over.");
  const copy = Object.fromEntries(
    Object.entries(answer).map(([term, value]) => [term, typeof value === "object" ? [...value] : value]),
  );
  const reply = await client.say({ do: "answer", key: newKey(), at: client.n, answer: copy });
  if (reply.say !== "done") throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(reply)}`);
  for (const other of clients) await other.knows(({ n }) => n >= reply.n);
}

for (const id of gameIds) {
  test(`${id}: a whole match over the network, each seat with exactly its own view`, async () => {
    const server = await serverWith();
    const random = randomFrom(`network ${id}`);
    const clients = await seated(server.url, id, (await gameOf(id)).seats.max);
    while (clients[0]?.standing?.outcome === null) await playOne(clients, random);
    expect(clients.map(({ gap }) => gap)).toEqual(clients.map(() => null));
    const saved = await clients[0]?.say({ do: "save" });
    expect(saved?.say).toBe("save");
    const sizes = clients.flatMap(({ sizes }) => sizes).toSorted((a, b) => a - b);
    console.log(
      id,
      clients[0]?.standing?.step,
      "answers, bytes: median",
      sizes[Math.floor(sizes.length / 2)],
      "p99",
      sizes[Math.floor(sizes.length * 0.99)],
      "max",
      sizes.at(-1),
    );
  });
}
