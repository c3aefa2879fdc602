import type { APIRequestContext } from "@playwright/test";
import { expectItsLooks, ownPage, ownSheetsOf } from "../fixtures/own-style-sheets.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments, follow, whenPrepared } from "../fixtures/watch-page.ts";

/** A page for everyone without a block that has styles of its own. */
const everyonesPage = "/veelgestelde-vragen";

/** The style sheet that the page links to when it is loaded. */
async function linkedSheet(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(ownPage)).text();
  return /\/assets\/style-sheet-[\w-]+\.css/u.exec(html)?.[0] ?? "none";
}

test("a click on a link to a visitor's page brings its style sheet along; pages for everyone do without it", async ({
  page,
  request,
}) => {
  const own = await linkedSheet(request);
  const documents = countDocuments(page);
  const sheets = ownSheetsOf(page);
  await page.goto(everyonesPage);
  await whenPrepared(page);
  expect(sheets).toEqual([]);

  await follow(page, ownPage);
  await expectItsLooks(page);
  // That of a note which comes late may be among them.
  expect(sheets).toContain(own);
  expect(documents()).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL(everyonesPage);
  await expect(page.locator(`link[rel=stylesheet][href="${own}"]`)).toHaveCount(0);
});
