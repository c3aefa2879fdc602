import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { whenPrepared, countDocuments, follow } from "../fixtures/watch-page.ts";

/** A page whose styles are in a style sheet of its own, as those of every area of one visitor. */
const ownPage = "/aanmelding/nieuwsbrief";

/** Notes the style sheets of such areas that a page loads. */
function ownSheetsOf(page: Page): string[] {
  const sheets: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/style-sheet-.*\.css$/u.test(pathname)) sheets.push(pathname);
  });
  return sheets;
}

/** Expects that the page has the looks of both its style sheets. */
async function expectItsLooks(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Nieuwsbrief" })).toBeVisible();
  // One rule of its own style sheet, and one of the sheet of all pages that it wins over.
  const section = page.getByRole("main").locator("section");
  await expect(section).toHaveCSS("display", "grid");
  await expect(section.locator("p").first()).toHaveCSS("margin-bottom", "0px");
}

test("a visitor's page that is loaded has both style sheets, its own after that of all pages", async ({ page }) => {
  const sheets = ownSheetsOf(page);
  await page.goto(ownPage);
  await whenPrepared(page);
  await expectItsLooks(page);
  const linked = page.locator("link[rel=stylesheet]");
  await expect(linked).toHaveCount(2);
  await expect(linked.last()).toHaveAttribute("href", sheets[0] ?? "");
});

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
