import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { NoAnswer } from "./no-answer.tsx";

const groups = [{ name: "Media", slug: "media", questions: [] }];

test("S05 a search of all answers that finds none doesn't offer to search all of them", () => {
  const html = (category: string | null) =>
    renderPage(<NoAnswer data={{ groups, category, query: "xyzzy" }} query="xyzzy" onLeave={() => {}} />);
  expect(html(null)).toContain("Probeer een ander woord.");
  expect(html(null)).not.toContain("in alle categorieën");
  expect(html("media")).toContain("in alle categorieën");
});
