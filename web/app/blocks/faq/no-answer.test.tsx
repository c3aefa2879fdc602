import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { NoAnswer } from "./no-answer.tsx";

const groups = [{ name: "Media", slug: "media", questions: [] }];

test.each([
  ["nl", "Probeer een ander woord.", "in alle categorieën"],
  ["en", "Try another word.", "every category"],
] as const)(
  "S05 a search of all answers that finds none doesn't offer to search all of them (%s)",
  (locale, says, offer) => {
    const html = (category: string | null) =>
      renderPage(<NoAnswer data={{ groups, category, query: "xyzzy" }} query="xyzzy" onLeave={() => {}} />, { locale });
    expect(html(null)).toContain(says);
    expect(html(null)).not.toContain(offer);
    expect(html("media")).toContain(offer);
  },
);
