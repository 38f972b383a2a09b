import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RunningServer, type ServerSettings, startServer } from "@endzeit/server";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const ROOT = fileURLToPath(new URL("../packages/web/dist", import.meta.url));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The built site on a port of its own, and a browser to look at it. */
export class Site {
  #server: RunningServer;
  readonly #settings: ServerSettings;
  readonly #browser: Browser;
  readonly #data: string | null;

  private constructor(server: RunningServer, settings: ServerSettings, browser: Browser, data: string | null) {
    this.#server = server;
    this.#settings = { ...settings, port: Number(new URL(server.url).port) };
    this.#browser = browser;
    this.#data = data;
  }

  /** With `tables`, the server has a database and tables on the network. */
  static async open({ tables = false }: { readonly tables?: boolean } = {}): Promise<Site> {
    const data = tables ? mkdtempSync(join(tmpdir(), "endzeit-e2e-")) : null;
    const settings: ServerSettings = {
      port: 0,
      host: "127.0.0.1",
      root: ROOT,
      ...(data === null ? {} : { network: networkIn(data) }),
    };
    const server = await startServer(settings);
    try {
      const named = process.env["BROWSER"] ?? "chromium";
      const executablePath = named.includes("/") ? named : `/usr/bin/${named}`;
      return new Site(server, settings, await chromium.launch({ executablePath, args: FLAGS }), data);
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  get url(): string {
    return this.#server.url;
  }

  /** The server ends, and after a while another one takes its place at the same address and with the same database. */
  async restart(pauseMs = 0): Promise<void> {
    await this.#server.close();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    this.#server = await startServer(this.#settings);
  }

  /** A visitor who was never here before, speaks English and wants the story told in an instant. */
  async visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await this.#browser.newContext({
      locale: "en-GB",
      serviceWorkers: "block",
      baseURL: this.url,
      ...options,
    });
    await context.addInitScript(() => {
      if (localStorage.getItem("endzeit-settings") === null) {
        localStorage.setItem("endzeit-settings", JSON.stringify({ speed: "instant", sound: false }));
      }
    });
    return new Visitor(context, await context.newPage());
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
    if (this.#data !== null) rmSync(this.#data, { recursive: true });
  }
}

/** One visitor's address stands for many: the tests may ask more often than a person would. */
const networkIn = (data: string): NonNullable<ServerSettings["network"]> => ({
  database: { kind: "sqlite", file: join(data, "tables.sqlite") },
  redis: null,
  botWorkers: 1,
  patience: 100,
});

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
    page.on("requestfailed", (request) =>
      this.faults.push(`request: ${request.url()} ${request.failure()?.errorText ?? ""}`),
    );
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

  async close(): Promise<void> {
    await this.context.close();
  }
}
