import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { framesOf } from "../src/tables/frames.ts";

test("texts of any length and alphabet come out of the other end as they were, in their order", async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    "x".repeat(length),
    "ü€😀".repeat(length).slice(0, length & ~1),
  ]);
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (_socket, { socket }) => socket.write(framesOf(texts)));
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A server that listens has a port.");
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  await new Promise<void>((all) => {
    client.on("message", (data) => {
      if (heard.push(data.toString()) === texts.length) all();
    });
  });
  client.terminate();
  server.close();
  expect(heard).toEqual(texts);
});
