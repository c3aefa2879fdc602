import type { Page } from "@playwright/test";
import { formOn } from "../fixtures/fill-in-form.ts";
import { expect, test } from "../fixtures/test.ts";

/** The fonts that the headline is drawn with. */
async function fontsOfHeadline(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * Waits until a page's headline has the site's own letters. They must lie in the browser's cache: before, a slow machine
 * may draw without them.
 *
 * @param show - Shows the page, anew at each look.
 */
async function expectOwnFont(page: Page, show: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await show();
    const names = await fontsOfHeadline(page);
    expect(names).not.toEqual([]);
    for (const name of names) expect(name).toMatch(/^Anybody/u);
  }).toPass({ intervals: [100] });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("headlines of a form that comes back with what is wrong have the site's own letters", async ({ page }) => {
    await expectOwnFont(page, async () => {
      await page.goto("/contact");
      await formOn(page).evaluate((form) => form.setAttribute("novalidate", ""));
      await formOn(page).locator("[type=submit]").click();
      await expect(page.getByRole("alert")).toBeVisible();
    });
  });
});

const paths = [
  "/contact",
  "/en/news?page=2",
  "/bestaat-niet",
  "/en/no-such-page",
  "/aanmelding/nieuwsbrief",
  "/en/subscription/newsletter",
];
const cases = [true, false].flatMap((javaScriptEnabled) => paths.map((path) => ({ javaScriptEnabled, path })));

for (const { javaScriptEnabled, path } of cases) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`headlines of ${path} have the site's own letters, kept page or not`, async ({ page }) => {
      await expectOwnFont(page, () => page.goto(path));
    });
  });
}
