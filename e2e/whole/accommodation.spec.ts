import { expect, test } from "../fixtures/test.ts";

test("S02 E13 a type that doesn't exist says so and shows the way to all of them", async ({ page }) => {
  await page.goto("/accommodaties?stay=boomhut");
  await expect(page.getByText("Hier slaapt even niemand.")).toBeVisible();
  await page.getByRole("link", { name: "Bekijk alle verblijven" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("9 verblijven");
});
