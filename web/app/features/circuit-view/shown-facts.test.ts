import { expect, test } from "vitest";
import { shownFacts, viewSentences } from "./shown-facts.ts";
import type { SeatFacts } from "./seat-facts.server.ts";

const facts: SeatFacts = {
  corners: [
    { number: 4, name: "Schaapskooi", side: "half-left", metres: 180 },
    { number: 3, name: "Hunebed", side: "ahead", metres: 45 },
    { number: 2, name: "Keienkamp", side: "right", metres: 165 },
  ],
  share: 16,
  metres: 700,
  lapMetres: 4512,
  metresToTrack: 39,
  eyeMetres: 6,
  facing: "ne",
  pass: { from: "right", seconds: 21 },
  start: null,
  screen: { side: "left", metres: 110 },
  sun: { light: "sun", height: "low", side: "half-right", advice: "cap" },
};

const lines = (seen: SeatFacts, time: string | null, locale: "nl" | "en") =>
  shownFacts(seen, time, locale).map(({ value, label }) => `${value} ${label}`);

test("the four facts of a view stand on the page as short as on a poster", () => {
  expect(lines(facts, "08:45", "nl")).toEqual([
    "2, 3, 4 bochten in beeld",
    "16% van de ronde, 700 m",
    "39 m van je stoel tot de baan",
    "Laag zon rechts voor je om 08:45 uur, neem een pet mee",
  ]);
  expect(lines(facts, "08:45", "en").at(-1)).toBe("Low sun ahead on the right at 08:45, bring a cap");
});

test.each([
  [{ light: "shade", by: "roof", side: "behind" }, "Schaduw onder het dak om 16:30 uur"],
  [{ light: "shade", by: "own-stand", side: "behind" }, "Schaduw van je eigen tribune om 16:30 uur"],
  [{ light: "night" }, "Donker de zon is onder om 16:30 uur"],
  [{ light: "sun", height: "high", side: "behind", advice: "cream" }, "Hoog zon achter je om 16:30 uur, smeer je in"],
] as const)("the four facts of a view say of the sun %j: %s", (sun, words) => {
  expect(lines({ ...facts, sun }, "16:30", "nl").at(-1)).toBe(words);
});

test("the four facts of a view are three where nobody knows where the sun stands, and say so when no corner is in sight", () => {
  const blind = { ...facts, corners: [], sun: null };
  expect(lines(blind, "08:45", "nl")).toHaveLength(3);
  expect(lines(blind, "08:45", "nl")[0]).toBe("Geen bochten in beeld");
  expect(lines(facts, null, "en")).toHaveLength(3);
});

const say = (seen: SeatFacts, locale: "nl" | "en") =>
  viewSentences({ facts: seen, row: 9, rows: 18, time: "08:45" }, locale);

test("the view in words goes from left to right, and says how riders come by", () => {
  expect(say(facts, "nl")).toEqual([
    "Je zit op rij 9 van 18, met je ogen 6 m boven de baan, en kijkt naar het noordoosten.",
    "Van links naar rechts zie je bocht 4, Schaapskooi (links voor je, op 180 m), bocht 3, Hunebed (recht voor je, op 45 m) en bocht 2, Keienkamp (rechts, op 165 m).",
    "Van een ronde van 4,5 km zie je 700 m, 16%.",
    "Rijders komen van rechts en zijn op racesnelheid 21 seconden in beeld voor ze links verdwijnen.",
    "Het dichtstbijzijnde scherm staat links, op 110 m.",
    "Om 08:45 uur zit je in de zon, die laag rechts voor je staat.",
  ]);
});

test("the view in words leaves out what isn't there", () => {
  expect(say({ ...facts, start: { side: "half-left", metres: 60 } }, "nl")[2]).toBe(
    "De startstreep ligt links voor je, op 60 m.",
  );
  const bare: SeatFacts = { ...facts, corners: [], pass: null, screen: null, sun: null };
  expect(say(bare, "en")).toEqual([
    "You sit in row 9 of 18, your eyes 6 m above the track, looking north-east.",
    "From here you see no whole corner.",
    "Of a lap of 4.5 km you see 700 m, 16%.",
  ]);
  expect(say({ ...bare, corners: facts.corners.slice(1, 2) }, "en")[1]).toBe(
    "You see turn 3, Hunebed (straight ahead, 45 m away).",
  );
});
