import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitingWords } from "./waiting-words.server.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2027-03-05T12:00:00+01:00") }));

afterEach(() => void vi.useRealTimers());

const inEnglish = "The sale opens on Saturday, 6 March 2027 at";
test.each([
  ["2027-03-05T23:30:00+01:00", "De verkoop begint om", "The sale opens at"],
  ["2027-03-06T00:30:00+01:00", "De verkoop begint op zaterdag 6 maart 2027 om", inEnglish],
])("S06 who comes before the sale reads its day, unless that is today (%s)", (opensAt, dutch, english) => {
  const status = { kind: "closed", opensAt, isDrawn: false } as const;
  expect(waitingWords(status, "TT", "nl").label).toBe(dutch);
  expect(waitingWords(status, "TT", "en").label).toBe(english);
});

test("S06 who waits for a sale on another day reads its day", () => {
  const opensAt = "2027-03-06T10:00:00+01:00";
  const leadOf = (status: Parameters<typeof waitingWords>[0]) => waitingWords(status, "TT", "nl").lead;
  expect(leadOf({ kind: "early", opensAt })).toBe(
    "Je staat klaar. De verkoop begint op zaterdag 6 maart 2027 om 10:00 uur: dan loten we de volgorde van iedereen die er is.",
  );
  expect(leadOf({ kind: "early", opensAt: "2027-03-05T14:00:00+01:00" })).toContain("begint om 14:00 uur: dan");
});

test("S06 after a draw nobody reads of another one, though the sale opens later", () => {
  const opensAt = "2027-03-06T10:00:00+01:00";
  const textOf = (status: Parameters<typeof waitingWords>[0], locale: "nl" | "en") => {
    const { lead, notes } = waitingWords(status, "TT", locale);
    return [lead, ...notes.flat()].join(" ");
  };
  const kept = { kind: "kept", opensAt } as const;
  expect(textOf({ ...kept, ahead: 12 }, "nl")).toContain("Je houdt je plek: je bent dan nummer 12 in de rij.");
  expect(textOf({ ...kept, ahead: 0 }, "nl")).toContain("Je houdt je beurt");
  expect(textOf({ ...kept, ahead: null }, "en")).toContain("Your place in the queue is coming up.");
  for (const [locale, draws] of [
    ["nl", /doet mee|doe je mee|loten we/u],
    ["en", /take part|takes part|we draw/u],
  ] as const) {
    expect(textOf({ kind: "closed", opensAt, isDrawn: true }, locale)).not.toMatch(draws);
    expect(textOf({ kind: "closed", opensAt, isDrawn: false }, locale)).toMatch(draws);
    expect(textOf({ kind: "invited", opensAt, isDrawn: true, ahead: 3 }, locale)).not.toMatch(draws);
    expect(textOf({ kind: "invited", opensAt, isDrawn: false, ahead: 3 }, locale)).toMatch(draws);
  }
});
