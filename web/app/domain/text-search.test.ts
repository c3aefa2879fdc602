import { expect, test } from "vitest";
import { searchFitOf, fits, searchWords, splitMatches } from "./text-search.ts";

const hasWords = (text: string, words: ReturnType<typeof searchWords>) => searchFitOf(text, words) !== fits.none;

const marked = (text: string, query: string) =>
  splitMatches(text, searchWords(query))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

test("S05 case and accents make no difference, either way", () => {
  expect(hasWords("Eén kaart per twee gasten", searchWords("EEN"))).toBe(true);
  expect(hasWords("Categorieen", searchWords("categorieën"))).toBe(true);
  expect(hasWords("Cafe\u0301 de Paddock", searchWords("café"))).toBe(true);
});

test.each(["ñandú", "박지성", "ﬁnish", "½ marathon"])("S05 %s is found in every normal form, typed in any", (text) => {
  const forms = ["NFC", "NFD", "NFKC", "NFKD"].map((form) => text.normalize(form));
  for (const typed of forms)
    for (const found of forms)
      expect([typed, found, hasWords(found, searchWords(typed))]).toEqual([typed, found, true]);
});

test.each([
  ["wifi", "Is er Wi-Fi op het circuit?", "[Wi-Fi]"],
  ["email", "Geef je e-mailadres", "[e-mail]"],
  ["ebike", "E-bikes opladen", "[E-bike]"],
  ["lukasz", "Ingang Łukasz", "[Łukasz]"],
  ["Straße", "Hauptstrasse", "[strasse]"],
  ["smorrebrod", "Smørrebrød", "[Smørrebrød]"],
  ["camping", "De TT-camping gaat open", "[camping]"],
  ["autos", "Waar parkeren auto’s?", "[auto’s]"],
])("S05 '%s' finds '%s', however it is written", (query, text, mark) => {
  expect(hasWords(text, searchWords(query))).toBe(true);
  expect(marked(text, query)).toContain(mark);
});

test.each([
  ["parkeer", "Waar koop ik een parkeerkaart?", fits.wordStart],
  ["kaart", "Waar koop ik een parkeerkaart?", fits.compound],
  ["kaart", "Een kaartje voor zondag", fits.wordStart],
  ["hond", "Mag mijn hulphondje mee?", fits.compound],
  ["parkeren", "Waar parkeer ik?", fits.wordStart],
  ["banen", "De baan is open", fits.wordStart],
  ["parking", "Where do I park?", fits.wordStart],
  ["tickets", "One ticket for each day", fits.wordStart],
  ["artsen", "De starttijd", fits.none],
  ["hond", "Er passen vijftienhonderd auto’s op", fits.none],
  ["eer", "Waar parkeren auto’s?", fits.none],
  ["er", "De waterkraan", fits.none],
  ["er", "Is er water?", fits.wordStart],
])("S05 '%s' in '%s': where a word starts, or as what a longer word ends in", (query, text, fit) => {
  expect(searchFitOf(text, searchWords(query))).toBe(fit);
});

test("S05 a word that it is a form of is marked as it stands there", () => {
  expect(marked("Waar parkeer ik, en hoe parkeren anderen?", "parkeren")).toBe(
    "Waar [parkeer] ik, en hoe [parkeren] anderen?",
  );
});

test("S05 every word counts, in any order", () => {
  expect(hasWords("Mag mijn hulphond mee?", searchWords("mee hulphond"))).toBe(true);
  expect(hasWords("Mag mijn hulphond mee?", searchWords("hulphond kat"))).toBe(false);
});

test("S05 nothing in a search is a pattern", () => {
  expect(hasWords("Hoe laat?", searchWords(".*"))).toBe(false);
  expect(marked("(a+b)", "(a+b)")).toBe("[(a+b)]");
});

test("S05 every place is marked, as it was written", () => {
  expect(marked("Rolstoel en rolstoelplek", "ROLSTOEL")).toBe("[Rolstoel] en [rolstoel]plek");
  expect(marked("Eén café", "een cafe")).toBe("[Eén] [café]");
});

test("S05 an accent that stands on its own stays with its letter", () => {
  expect(marked("cafe\u0301s", "cafe")).toBe("[cafe\u0301]s");
});

test("S05 characters that fold to more than one don’t shift the mark", () => {
  expect(marked("½ uur later", "later")).toBe("½ uur [later]");
  expect(marked("😀 park", "park")).toBe("😀 [park]");
});
