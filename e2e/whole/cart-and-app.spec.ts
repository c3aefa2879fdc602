import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("R10 L01 on a phone the button of a filled cart has its icon, and the popup of the app never comes over it", async ({
  page,
}) => {
  const frame = new SiteFrame(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await frame.fillCart(2);
  await page.goto("/nieuws");
  await expect(frame.cartButton).toBeVisible();
  const icon = await frame.cartButton.locator("svg").boundingBox();
  expect(icon?.width).toBeGreaterThan(16);
  await frame.readToEnd();
  await page.clock.fastForward(20_000);
  await expect(frame.popup).toHaveCount(0);
  await frame.cartButton.click();
  await expect(page).toHaveURL(/winkelwagen$/u);
});
