import { expect, test } from "vitest";
import { lettersOfLongWord } from "#app/domain/long-word.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { PageHeader } from "./page-header.tsx";

test("a long word alone is as wide as the page, and breaks at its syllables where that can't be", () => {
  const title = "Privacyverklaring";
  const words = { title, heading: withSoftHyphens(title, "nl"), letters: lettersOfLongWord(title) };
  const html = renderPage(<PageHeader {...words} intro={null} crumbs={[]} />);
  expect(html).toContain('data-letters="17"');
  expect(html).toContain("Pri\u00ADva\u00ADcy");
});
