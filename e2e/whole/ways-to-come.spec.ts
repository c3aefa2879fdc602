import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const ways = (page: Page) => page.getByRole("main").getByRole("navigation", { name: "De snelste lijn naar de poort" });
const way = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a visitor chooses how to come, sees that way alone with the choice in sight, and goes back to the first", async ({
      page,
    }) => {
      await page.goto("/bereikbaarheid");
      if (javaScriptEnabled) await new SiteFrame(page).whenAlive();
      await expect(way(page, "Trein en bus")).toBeVisible();
      await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(1);

      await ways(page)
        .getByRole("link", { name: /^Fiets/u })
        .click();
      await expect(way(page, "Fiets")).toBeInViewport();
      await expect(way(page, "Trein en bus")).toBeHidden();
      await expect(ways(page).getByRole("link", { name: /^Auto/u })).toBeInViewport();

      await page.goBack();
      await expect(way(page, "Trein en bus")).toBeVisible();
      await expect(way(page, "Fiets")).toBeHidden();
    });
  });
}

test("an address that names a way opens with it, and paper has them all", async ({ page }) => {
  await page.goto("/bereikbaarheid#motor");
  await expect(way(page, "Motor")).toBeInViewport();
  await expect(way(page, "Trein en bus")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(way(page, "Motor")).toBeVisible();
  await expect(way(page, "Trein en bus")).toBeVisible();
});

test("who comes to the cycling night is led to the way by bicycle", async ({ page }) => {
  await page.goto("/evenementen/fietsnacht");
  await new SiteFrame(page).whenAlive();
  await page.getByRole("link", { name: "Hoe kom ik er?" }).click();
  await expect(way(page, "Fiets")).toBeInViewport();
  await ways(page).getByRole("link", { name: /^Auto/u }).click();
  await expect(way(page, "Auto")).toBeInViewport();
  await expect(way(page, "Fiets")).toBeHidden();
});
