import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("K02 the header looks at what fits 50 ms after the last resize, and not before", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.clock.install();
  await page.goto("/");
  await frame.whenAlive();
  const cut = page.getByRole("navigation", { name: "Evenementen" }).locator("[data-cut]");
  await expect(cut).toHaveCount(0);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("navigation", { name: "Evenementen" }).evaluate((menu) => {
    menu.style.maxWidth = "12rem";
    window.dispatchEvent(new Event("resize"));
  });
  await page.clock.runFor(30);
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
  await page.clock.runFor(49);
  await expect(cut).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(cut).not.toHaveCount(0);
});
