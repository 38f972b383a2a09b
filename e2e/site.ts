import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type NetworkSettings, type RunningServer, startServer } from "@endzeit/server";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { houseIn } from "./house.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Half as many dots either way: what nobody looks at need not be painted finely where there is no graphics card. */
const COARSE = 0.5;

interface SiteOptions {
  /** The server has a database, and tables on the network. */
  readonly tables?: boolean;
  /** It runs in a process of its own, so that it can be killed. */
  readonly apart?: boolean;
  /** The browser shows notifications. */
  readonly notifies?: boolean;
  /** What is different about its tables: another clock, another store. */
  readonly network?: Partial<NetworkSettings>;
  /** Its pages are painted as they are looked at, for tests that measure letters or colours. */
  readonly sharp?: boolean;
}

/** The built site on a port of its own, and a browser to look at it. */
export class Site {
  #server: RunningServer;
  readonly #start: (port: number) => Promise<RunningServer>;
  readonly #launch: () => Promise<Browser>;
  #browser: Browser;
  readonly #data: string | null;
  readonly #scale: number;

  private constructor(
    server: RunningServer,
    start: (port: number) => Promise<RunningServer>,
    launch: () => Promise<Browser>,
    browser: Browser,
    data: string | null,
    scale: number,
  ) {
    this.#server = server;
    this.#start = start;
    this.#launch = launch;
    this.#browser = browser;
    this.#data = data;
    this.#scale = scale;
  }

  static async open({
    tables = false,
    apart = false,
    notifies = false,
    network = {},
    sharp = process.env["PICTURES"] !== undefined,
  }: SiteOptions = {}): Promise<Site> {
    const data = tables ? mkdtempSync(join(tmpdir(), "endzeit-e2e-")) : null;
    const start = (port: number): Promise<RunningServer> =>
      apart && data !== null ? processIn(data, port) : startServer(houseIn(data, port, network));
    // A connection that goes out during a restart could take a port of those that the system hands out.
    const server = await start(apart ? 20_000 + (process.pid % 10_000) : 0);
    try {
      const named = process.env[notifies ? "WHOLE_BROWSER" : "BROWSER"] ?? process.env["BROWSER"] ?? "chromium";
      const executablePath = named.includes("/") ? named : `/usr/bin/${named}`;
      const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: FLAGS });
      return new Site(server, start, launch, await launch(), data, sharp ? 1 : COARSE);
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  get url(): string {
    return this.#server.url;
  }

  /**
   * The server ends, and after a while another one takes its place at the same address and with the same database. One that
   * runs apart is killed in the midst of what it does.
   */
  async restart(pauseMs = 0): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.#server.close();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    this.#server = await this.#start(port);
  }

  /** A visitor who was never here before, speaks English, is called Katja until they say otherwise, wants the story told in an instant and gives every answer. */
  async visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
    // A browser that has died fails the test that it was in, and none after it.
    if (!this.#browser.isConnected()) this.#browser = await this.#launch();
    const context = await this.#browser.newContext({
      locale: "en-GB",
      serviceWorkers: "block",
      baseURL: this.url,
      deviceScaleFactor: this.#scale,
      ...options,
    });
    await context.addInitScript(() => {
      if (localStorage.getItem("endzeit-settings") === null) {
        localStorage.setItem("endzeit-settings", JSON.stringify({ speed: "instant", sound: false, automatic: false }));
        localStorage.setItem("endzeit-face", "ponytail");
      }
    });
    return new Visitor(context, await context.newPage());
  }

  /** One whose browser gives its storage to nobody, neither to pages nor to workers: asking for it throws. */
  async blocked(options: BrowserContextOptions = {}): Promise<Visitor> {
    const visitor = await this.visitor(options);
    const { page } = visitor;
    const block = `for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(globalThis, name, { get() { throw new DOMException("Access is denied.", "SecurityError"); } });`;
    await page.addInitScript(block);
    await page.route(/worker[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${block}\n${await response.text()}` });
    });
    return visitor;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
    if (this.#data !== null) rmSync(this.#data, { recursive: true });
  }
}

/** The server in a process of its own. Closing it is SIGKILL. */
async function processIn(folder: string, port: number): Promise<RunningServer> {
  const script = fileURLToPath(new URL("serve.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, folder, String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const said = createInterface(child.stdout);
  const [url] = await Promise.race([
    once(said, "line"),
    once(child, "exit").then(() => {
      throw new Error("The server's process ended before it was ready.");
    }),
  ]);
  return {
    url: String(url),
    close: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** A browser window, and everything that went wrong in it. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.listen(page);
  }

  listen(page: Page): void {
    page.on("pageerror", (error) => this.faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.faults.push(`console: ${message.text()}`);
    });
    page.on("requestfailed", (request) => {
      const text = request.failure()?.errorText ?? "";
      // What a page still waits for when it is left or read anew is given up by the browser itself, be it a picture or a
      // script; what is refused, blocked or not there has another name.
      if (text !== "net::ERR_ABORTED") this.faults.push(`request: ${request.url()} ${text}`);
    });
  }

  async go(link: string): Promise<void> {
    await this.page.goto(`/${link}`);
    await this.page.locator("main").first().waitFor();
  }

  /** A picture of the moment, for people to look at. Kept outside of the repository. */
  async picture(name: string): Promise<void> {
    const folder = process.env["PICTURES"];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: `${folder}/${name}.png` });
  }

  /** The same of all that the page holds, however far down. */
  async whole(name: string): Promise<void> {
    const folder = process.env["PICTURES"];
    if (folder !== undefined) await this.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
