import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("L16 the app popup comes when half the page is read, names what the app does, and stays away", async ({
  page,
}) => {
  const frame = new SiteFrame(page);
  await page.goto("/");
  await expect(frame.popup).toHaveCount(0);
  await new SiteFrame(page).readToEnd();
  await expect(frame.popup).toBeVisible();
  await expect(frame.popup).toContainText(/live.?timing/iu);
  await frame.popup.getByRole("button", { name: "Sluiten" }).click();
  await expect(frame.popup).toHaveCount(0);
  await page.reload();
  await new SiteFrame(page).readToEnd();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(frame.popup).toHaveCount(0);
});
