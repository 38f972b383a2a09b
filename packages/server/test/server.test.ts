import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, ServerError, startServer } from "../src/index.ts";

const SCRIPT = "assets/big-A1b2C3d4.js";
const CODE = `export const words = "${"again and again ".repeat(200)}";`;
let root = "";
let server: RunningServer;

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), "endzeit-server-"));
  root = join(parent, "dist");
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(parent, "secret.txt"), "secret");
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Endzeit</title>");
  writeFileSync(join(root, "sw.js"), "//");
  writeFileSync(join(root, ".hidden"), "hidden");
  writeFileSync(join(root, "assets", "index-B1x_9Zkq.js"), "export {};");
  writeFileSync(join(root, "assets", "plain.svg"), "<svg/>");
  writeFileSync(join(root, SCRIPT), CODE);
  for (const [end, form] of [
    [".br", brotliCompressSync],
    [".gz", gzipSync],
  ] as const) {
    writeFileSync(join(root, `${SCRIPT}${end}`), form(CODE));
    writeFileSync(join(root, `index.html${end}`), form("<!doctype html><title>Endzeit</title>"));
  }
  server = await startServer({ port: 0, host: "127.0.0.1", root });
});

afterAll(async () => {
  await server.close();
  rmSync(join(root, ".."), { recursive: true });
});

/** A request as it is written: `fetch` would tidy the path and unpack the body. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; body: string; bytes: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        const bytes = Buffer.concat(pieces);
        resolve({ status: response.statusCode ?? 0, body: bytes.toString(), bytes, headers: response.headers });
      });
    })
      .on("error", reject)
      .end();
  });
}

describe("the server", () => {
  test("serves the page, asks browsers to look for a newer one, and allows no script but its own", async () => {
    const reply = await fetch(`${server.url}/`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain("Endzeit");
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    const policy = reply.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'self'");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("lets browsers keep what carries a hash in its name, and nothing else", async () => {
    const cached = async (path: string) => (await fetch(server.url + path)).headers.get("cache-control");
    expect(await cached("/assets/index-B1x_9Zkq.js")).toBe("public, max-age=31536000, immutable");
    expect(await cached("/assets/plain.svg")).toBe("no-cache");
    expect(await cached("/sw.js")).toBe("no-cache");
    expect(await cached("/index.html")).toBe("no-cache");
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br;q=0.9, zstd", "gzip"],
    ["gzip", "gzip"],
    ["identity", undefined],
    ["br;q=0, gzip;q=0", undefined],
    [undefined, undefined],
  ])("sends a script in the form that the browser takes: %s", async (accepted, form) => {
    const wanted: Record<string, string> = accepted === undefined ? {} : { "accept-encoding": accepted };
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, bytes } = await raw(`/${SCRIPT}`, wanted, method);
      expect(status).toBe(200);
      expect(headers["content-encoding"]).toBe(form);
      expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      if (form !== undefined) expect(headers.vary).toMatch(/accept-encoding/i);
      if (method === "HEAD") continue;
      const unpacked = form === "br" ? brotliDecompressSync(bytes) : form === "gzip" ? gunzipSync(bytes) : bytes;
      expect(unpacked.toString()).toBe(CODE);
      if (form !== undefined) expect(bytes.length).toBeLessThan(CODE.length / 10);
    }
  });

  test("a page that is known already is not sent again, in no form", async () => {
    const tags = new Set<string>();
    for (const form of ["br", "gzip", "identity"]) {
      const first = await raw("/", { "accept-encoding": form });
      expect(first.headers["content-type"]).toMatch(/^text\/html/);
      expect(first.headers["cache-control"]).toBe("no-cache");
      const tag = first.headers.etag ?? "";
      tags.add(tag);
      const again = await raw("/", { "accept-encoding": form, "if-none-match": tag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    expect(tags.size).toBe(3);
  });

  test("says that it is well", async () => {
    const reply = await fetch(`${server.url}/healthz`);
    expect([reply.status, await reply.json()]).toEqual([200, { ok: true }]);
  });

  test("sends a person with a wrong path to the page, which says so, and a program a 404", async () => {
    const page = await fetch(`${server.url}/new/zombiaki?x=1`, {
      headers: { accept: "text/html" },
      redirect: "manual",
    });
    expect([page.status, page.headers.get("location")]).toEqual([302, "/#/new/zombiaki"]);
    const evil = await fetch(`${server.url}//example.org/%0d%0aset-cookie:x`, {
      headers: { accept: "text/html" },
      redirect: "manual",
    });
    expect([evil.status, evil.headers.get("location")]).toEqual([403, null]);
    const file = await fetch(`${server.url}/assets/none.js`);
    expect([file.status, await file.json()]).toMatchObject([404, { error: { code: "not-found" } }]);
    expect(file.headers.get("content-security-policy")).toContain("default-src 'self'");
  });

  test("refuses what is no look at a page, in the same words everywhere", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const reply = await fetch(`${server.url}/healthz`, { method });
      expect([reply.status, reply.headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
      expect(await reply.json(), method).toMatchObject({ error: { code: "method-not-allowed" } });
    }
    const broken = await fetch(`${server.url}/`, {
      method: "POST",
      body: "{x",
      headers: { "content-type": "application/json" },
    });
    expect([broken.status, await broken.json()]).toMatchObject([405, { error: { code: "method-not-allowed" } }]);
    const looked = await fetch(`${server.url}/`, { method: "HEAD" });
    expect([looked.status, await looked.text()]).toEqual([200, ""]);
    for (const [path, status, code] of [
      ["/%zz", 400, "bad-request"],
      ["/%00", 403, "forbidden"],
      ["/%2e%2e/secret.txt", 403, "forbidden"],
      ["/none", 404, "not-found"],
    ] as const) {
      const reply = await raw(path);
      expect([reply.status, JSON.parse(reply.body)], path).toMatchObject([status, { error: { code } }]);
    }
  });

  test("sends a person with a path that cannot be read to the page as well", async () => {
    const page = await fetch(`${server.url}/%E0%A4%A`, { headers: { accept: "text/html" }, redirect: "manual" });
    expect([page.status, page.headers.get("location")]).toEqual([302, "/#/%E0%A4%A"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  });

  test("gives out nothing beside its folder", async () => {
    for (const path of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/assets/..%2f..%2fsecret.txt",
      "/.hidden",
      "/%00",
      "/%zz",
    ]) {
      const { status, body } = await raw(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(body, path).not.toMatch(/^(secret|hidden)$/);
    }
  });

  test("says in a sentence why it cannot start", async () => {
    const port = Number(new URL(server.url).port);
    const taken = startServer({ port, host: "127.0.0.1", root });
    await expect(taken).rejects.toThrow(ServerError);
    await expect(taken).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`,
    );
    await expect(startServer({ port: 0, host: "127.0.0.1", root: join(root, "assets") })).rejects.toThrow(
      /no built web client/,
    );
  });

  test("ends when told, though a browser keeps its connection open", async () => {
    const other = await startServer({ port: 0, host: "127.0.0.1", root });
    await fetch(other.url, { keepalive: true });
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow();
  });
});
