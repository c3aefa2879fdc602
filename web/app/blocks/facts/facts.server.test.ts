import { factsBlock } from "@circuit/contract/content/blocks";
import { blockFixtures } from "@circuit/contract/fixtures/blocks";
import { expect, test } from "vitest";
import { withCacheContext } from "#app/cms/cache-context.server.ts";
import { loadFacts } from "./facts.server.ts";

const block = factsBlock.parse(blockFixtures["blocks.facts"]);
const at = (moment: string, locale: "nl" | "en" = "nl") => loadFacts(block, { locale, now: new Date(moment) });

test("visitors read whether the office is open by the clock at the circuit, and until when", async () => {
  const closed = "Het kantoor is nu dicht.";
  expect(await at("2026-11-27T08:59:59+01:00")).toBe(`${closed} Om 09:00 uur gaat het open.`);
  expect(await at("2026-11-27T09:00:00+01:00")).toBe("Het kantoor is nu open, tot 17:00 uur.");
  // Summer time.
  expect(await at("2027-06-25T06:59:59Z", "en")).toBe("The office is closed now. It opens at 09:00.");
  expect(await at("2027-06-25T14:59:59Z", "en")).toBe("The office is open now, until 17:00.");
  expect(await at("2026-11-27T17:00:00+01:00")).toBe(`${closed} Het gaat maandag om 09:00 uur weer open.`);
  const sunday = await at("2026-11-29T23:00:00+01:00", "en");
  expect(sunday).toBe("The office is closed now. It opens again on Monday at 09:00.");
});

test("a stored page is made again when the office opens or closes; a block without hours says nothing", async () => {
  const { sources } = await withCacheContext(() => at("2026-11-27T12:00:00+01:00"));
  expect(sources.freshUntil).toBe(Date.parse("2026-11-27T17:00:00+01:00"));
  const now = new Date("2026-11-27T12:00:00+01:00");
  expect(await loadFacts({ officeHours: [] }, { locale: "nl", now })).toBeNull();
});
