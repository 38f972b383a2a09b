// The server as `npm start` runs it, but for the limits of what one address may ask: all players of the bench come from one.
const { readSettings, startServer } = await import("../packages/server/dist/index.mjs");
const { port, host, ...network } = readSettings(process.env);
const root = new URL("../packages/web/dist", import.meta.url).pathname;
const server = await startServer({ port, host, root, network: { ...network, patience: 1e6 } });
process.stdout.write(`ready ${server.url}\n`);
