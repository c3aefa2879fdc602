import { expect, test } from "vitest";
import type { FaqGroup } from "./faq-data.ts";
import { faqUrlQuery, findAnswers } from "./find-answers.ts";

const answer = (text: string): FaqGroup["questions"][number]["answer"] => [
  { type: "paragraph", children: [{ type: "text", text }] },
];

const groups: FaqGroup[] = [
  {
    name: "TT Drenthe",
    slug: "tt",
    questions: [
      { id: "1", question: "Hoe laat gaan de poorten open?", answer: answer("Om 08:30 uur.") },
      { id: "2", question: "Mag ik eten meenemen?", answer: answer("Ja, ook naar de rolstoelplekken.") },
    ],
  },
  {
    name: "Toegankelijkheid",
    slug: "toegankelijkheid",
    questions: [{ id: "3", question: "Welke tribunes hebben rolstoelplekken?", answer: answer("Alle tien.") }],
  },
];

const idsOf = (category: string | null, query: string) =>
  findAnswers(groups, category, query).found.flatMap(({ questions }) => questions.map(({ id }) => id));

test("S05 without a search every question is there", () => {
  expect(idsOf(null, "")).toEqual(["1", "2", "3"]);
  expect(idsOf("toegankelijkheid", " ")).toEqual(["3"]);
});

test("S05 a word is found in question and answer, within the chosen category", () => {
  expect(idsOf(null, "ROLSTOEL")).toEqual(["2", "3"]);
  expect(idsOf("tt", "rolstoel")).toEqual(["2"]);
  expect(idsOf(null, "rolstoel eten")).toEqual(["2"]);
});

test("S05 E13 nothing is found for what no one asked", () => {
  expect(findAnswers(groups, null, "helikopter").found).toEqual([]);
});

test.each([
  ["rolstol", ["2", "3"]],
  ["rolstoell", ["2", "3"]],
  ["rolstole", ["2", "3"]],
  ["tolstoel", ["2", "3"]],
  ["poorten opne", ["1"]],
  ["etn", []],
  ["rollstole", []],
  ["helikopters", []],
  ["08:31", []],
])("S05 one slip of the finger finds what was meant: %s", (query, ids) => {
  expect(idsOf(null, query)).toEqual(ids);
});

test("S05 a word that is there in another category isn't taken for a slip", () => {
  expect(idsOf("toegankelijkheid", "poorten")).toEqual([]);
  expect(idsOf("toegankelijkheid", "porten")).toEqual([]);
});

test("S05 a question opens when only its answer has the match", () => {
  const found = findAnswers(groups, null, "rolstoel").found.flatMap(({ questions }) => questions);
  expect(found.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    ["2", true],
    ["3", false],
  ]);
});

test("S05 a search has an address", () => {
  expect(faqUrlQuery(null, "")).toBe("?");
  expect(faqUrlQuery("tt", "")).toBe("?category=tt");
  expect(faqUrlQuery(null, " 100% & meer ")).toBe("?q=100%25+%26+meer");
  expect(faqUrlQuery("tt", "poort")).toBe("?category=tt&q=poort");
});
