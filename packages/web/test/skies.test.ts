import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { default: Hill } = await import("../src/finale/Hill.svelte");
const { default: Stamp } = await import("../src/finale/Stamp.svelte");
const { default: Calendar } = await import("../src/nights/Calendar.svelte");

const body = (html: string): string => html.replace(/<!--.*?-->/g, "");

describe("a calendar of nights", () => {
  const now = new Date(2026, 10, 26, 20).getTime();
  const days = new Map([
    ["2026-11-24", { n: 1, won: 0 }],
    ["2026-11-25", { n: 0, won: 0 }],
    ["2026-11-26", { n: 2, won: 1 }],
  ]);
  const html = body(render(Calendar, { props: { days, now, chosen: "2026-11-26", choose: () => {} } }).body);
  const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>/g)].filter(([tag]) => tag.includes("day"));

  it("has a button for each day on which something was, and says what it was", () => {
    expect(buttons.map(([, name]) => name)).toEqual([
      expect.stringMatching(/24.*(1|one|eine)/i),
      expect.stringMatching(/25/),
      expect.stringMatching(/26.*2/),
    ]);
  });

  it("shows a gravestone, stripes and a sun, and which day is chosen", () => {
    expect(buttons.map(([tag]) => /\b(won|lost|open)\b/.exec(tag)?.[1])).toEqual(["lost", "open", "won"]);
    expect(buttons.map(([tag]) => tag.includes('aria-pressed="true"'))).toEqual([false, false, true]);
  });
});

describe("a hill of chances", () => {
  const hill = (chances: readonly number[]): string =>
    body(render(Hill, { props: { chances, total: 2, label: "Chances" } }).body);

  it("is as wide as the match and as high as the chances, and is told in words", () => {
    const html = hill([0.5, 1, 0]);
    expect(html).toContain('aria-label="Chances"');
    expect(html).toContain("M0.0,120.0 L500.0,0.0 L1000.0,240.0");
  });

  it("grows while the match is looked through", () => {
    expect(hill([0.5, 1])).toContain('d="M0,240 L0.0,120.0 L500.0,0.0 L500,240 Z"');
  });
});

it("a stamp says its deed, and a place without one looks empty", () => {
  const props = { picture: "sun", name: "First", deed: "Won." } as const;
  const stamp = body(render(Stamp, { props }).body);
  expect(stamp).toMatch(/First.*Won\./s);
  expect(stamp).not.toMatch(/<li[^>]*empty/);
  expect(body(render(Stamp, { props: { ...props, empty: true } }).body)).toMatch(/<li[^>]*empty/);
});
