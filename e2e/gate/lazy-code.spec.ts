import { ofThePage } from "../fixtures/errors-of-page.ts";
import { blockLazyCode } from "../fixtures/lazy-code.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments, setOnline, whenPrepared } from "../fixtures/watch-page.ts";

for (const path of inTurn([
  "/",
  "/evenementen",
  "/evenementen/tt-drenthe",
  "/nieuws",
  "/contact",
  "/tickets",
  "/zoeken?q=motor",
  "/bestaat-niet",
])) {
  test(`E04 whose network drops out just after ${path} was shown keeps reading it, and gets the rest once it is back`, async ({
    page,
    consoleErrors,
  }) => {
    const documents = countDocuments(page);
    const late = await blockLazyCode(page, path, () => page.context().setOffline(true));
    await page.goto(path);
    // Not by its role: behind the menu it has none.
    const heading = page.locator("main h1");
    const written = (await heading.textContent()) ?? "";
    await expect.poll(late.blocked).toBeGreaterThan(0);
    await new SiteFrame(page).openMenu();
    await expect(heading).toHaveText(written);

    await late.letThrough();
    await setOnline(page, true);
    await whenPrepared(page);
    await expect(heading).toHaveText(written);
    expect(documents()).toBe(1);
    expect(ofThePage(consoleErrors)).toEqual([]);
    consoleErrors.length = 0;
  });
}
