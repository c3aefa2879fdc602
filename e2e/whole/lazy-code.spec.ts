import { ofThePage } from "../fixtures/errors-of-page.ts";
import { blockLazyCode } from "../fixtures/lazy-code.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments } from "../fixtures/watch-page.ts";

for (const [kind, path] of kindsOfPage.filter(([, dutch]) => dutch !== "/bestaat-niet")) {
  test(`E04 a link to a place in the page leaves all of ${kind} as it was, also while its code is on its way`, async ({
    page,
    consoleErrors,
  }) => {
    await blockLazyCode(page, path, () => page.context().setOffline(true));
    await page.goto(path);
    const frame = new SiteFrame(page);
    await frame.whenAlive();
    const texts = () => page.getByRole("main").locator("h1, h2, h3, h4, p, label, legend, td, li").allTextContents();
    const written = await texts();
    expect(written.length).toBeGreaterThan(1);
    // As a link to a fragment does, and the way back from one.
    await page.evaluate(async () => {
      const heard = () => new Promise((done) => addEventListener("hashchange", () => setTimeout(done), { once: true }));
      const drawn = () => new Promise((done) => requestAnimationFrame(done));
      for (const step of [() => (location.hash = "elsewhere"), () => history.back()]) {
        const isHeard = heard();
        step();
        await isHeard;
        // Drawn, and painted.
        await drawn().then(drawn);
      }
    });
    expect(await texts()).toEqual(written);
    expect(ofThePage(consoleErrors)).toEqual([]);
    consoleErrors.length = 0;
  });
}

test("C03 a link to another page waits for no code of the page that is left", async ({ page }) => {
  // It never comes, and never fails.
  await page.route(/\/assets\/ticket-part-/u, () => new Promise(() => undefined));
  const documents = countDocuments(page);
  await page.goto("/tickets");
  await new SiteFrame(page).whenAlive();
  await page.getByRole("contentinfo").locator('a[href="/posters"]').click();
  await expect(page).toHaveURL("/posters");
  await expect(page.getByRole("heading", { level: 1, name: "De postermuur" })).toBeVisible();
  expect(documents()).toBe(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("E04 a page whose lazy code is gone for good is loaded anew once, and can be read and used all the same", async ({
  page,
  consoleErrors,
}) => {
  const documents = countDocuments(page);
  const late = await blockLazyCode(page, "/evenementen");
  let before = 0;
  page.on("framenavigated", () => (before = late.blocked()));
  await page.goto("/evenementen");
  const heading = page.locator("main h1");
  const written = (await heading.textContent()) ?? "";
  await expect.poll(documents).toBe(2);
  await expect.poll(() => late.blocked() - before, "the new document asks for it again").toBeGreaterThan(0);
  const frame = new SiteFrame(page);
  await frame.openMenu();
  await expect(frame.menu).toBeVisible();
  await expect(heading).toHaveText(written);
  expect(documents()).toBe(2);
  expect(ofThePage(consoleErrors)).toEqual([]);
  consoleErrors.length = 0;
});

test("E04 a page whose lazy code can't be had stays when the site itself can't be reached, though the browser says it is online", async ({
  page,
  consoleErrors,
}) => {
  const documents = countDocuments(page);
  let asked = 0;
  await page.route("**/builds/latest.json*", async (route) => {
    await route.abort();
    asked += 1;
  });
  await blockLazyCode(page, "/evenementen");
  await page.goto("/evenementen");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await new SiteFrame(page).openMenu();
  await expect(page.locator("main h1")).not.toHaveText(/Rode vlag|Van de baan/u);
  expect(documents()).toBe(1);
  expect(ofThePage(consoleErrors)).toEqual([]);
  consoleErrors.length = 0;
});
