// The server of the tests in a process of its own, so that it can be killed: tsx e2e/serve.ts FOLDER PORT
import { startServer } from "@endzeit/server";
import { houseIn } from "./house.ts";

// Nobody is left to kill it when the tests were ended from outside.
process.stdin.on("end", () => process.exit(0)).resume();

const [folder = "", port = "0"] = process.argv.slice(2);
const { url } = await startServer(houseIn(folder, Number(port)));
process.stdout.write(`${url}\n`);
