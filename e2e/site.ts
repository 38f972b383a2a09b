import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type RunningServer, startServer } from "@endzeit/server";
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
  readonly #server: RunningServer;
  readonly #browser: Browser;

  private constructor(server: RunningServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async open(): Promise<Site> {
    const server = await startServer({ port: 0, host: "127.0.0.1", root: ROOT });
    try {
      const named = process.env["BROWSER"] ?? "chromium";
      const executablePath = named.includes("/") ? named : `/usr/bin/${named}`;
      return new Site(server, await chromium.launch({ executablePath, args: FLAGS }));
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  get url(): string {
    return this.#server.url;
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
  }
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
