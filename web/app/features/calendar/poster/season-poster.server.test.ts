import { expect, test } from "vitest";
import { anyEvent } from "../../../../test/event-summaries.ts";
import { seasonPoster } from "./season-poster.server.ts";

const event = (path: string, isFeatured: boolean) => ({ ...anyEvent, title: path, path, isFeatured });

const page = { locale: "nl", leadPath: null, place: null } as const;
const around = { ...page, siteUrl: "https://circuit.example", brandName: "Circuit Drenthe" };

test("a long name may break between its syllables, as on its own page", () => {
  const [band] = seasonPoster([event("Motorsportweekend Zandverstuiving", false)], around).bands;
  expect(band?.heading).toMatch(/\u00AD/u);
  expect(band?.heading.replaceAll("\u00AD", "")).toBe("Motorsportweekend Zandverstuiving");
});

test("the event that home announces weighs more than others that stand out, and those more than the rest", () => {
  const { bands } = seasonPoster([event("/a", false), event("/b", true), event("/tt", true)], {
    ...around,
    leadPath: "/tt",
  });
  const [rest = 0, featured = 0, lead = 0] = bands.map(({ weight }) => weight);
  expect(featured).toBeGreaterThan(rest);
  expect(lead).toBeGreaterThan(featured);
});

test.for([
  ["https://circuit.example", "circuit.example"],
  ["http://localhost:4610", "Circuit Drenthe"],
  ["http://127.0.0.1:4610", "Circuit Drenthe"],
  ["http://[::1]:4610", "Circuit Drenthe"],
] as const)("a site at %s signs its poster with %s", ([siteUrl, sender]) => {
  expect(seasonPoster([], { ...around, siteUrl }).sender).toBe(sender);
});
