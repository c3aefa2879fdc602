import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitingWords } from "./waiting-words.server.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2027-03-05T12:00:00+01:00") });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2027-03-05T23:30:00+01:00", "De verkoop begint om", "The sale opens at"],
  [
    "2027-03-06T00:30:00+01:00",
    "De verkoop begint op zaterdag 6 maart 2027 om",
    "The sale opens on Saturday, 6 March 2027 at",
  ],
])("S06 who comes before the sale reads its day, unless that is today (%s)", (opensAt, dutch, english) => {
  const stand = { kind: "closed", opensAt } as const;
  expect(waitingWords(stand, "TT", "nl").label).toBe(dutch);
  expect(waitingWords(stand, "TT", "en").label).toBe(english);
});
