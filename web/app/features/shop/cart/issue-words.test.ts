import { expect, test } from "vitest";
import { issueWords } from "./issue-words.ts";

const told = (elsewhere: number, locale: "nl" | "en") =>
  issueWords({ reason: "over-limit", most: 60, elsewhere }, { ticket: null }, { locale, basis: "gross" });

test("a line over the limit of an order names the limit, and what of other days counts with it", () => {
  expect(told(0, "nl")).toEqual({
    title: "Maximaal 60 per bestelling",
    text: "Je koos er meer. Pas het aantal aan, dan tellen we het weer mee.",
  });
  expect(told(60, "nl").text).toMatch(/^Die 60 gelden voor alle dagen samen, en voor andere dagen liggen er al 60/u);
  expect(told(55, "en").text).toMatch(/^Those 60 are for all days together, and your cart already has 55 for other/u);
});
