import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

test("R06 an event has its parts in reach from anywhere, wide and on a phone", async ({ page }) => {
  const parts = ["Programma", "Waar zit ik", "Erheen", "Slapen", /^Tickets vanaf\s*€\s19,00\s*incl. btw$/u];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/evenementen/tt-drenthe");
    const bar = page.getByRole("navigation", { name: "Op deze pagina" });
    await expect(bar.getByRole("link")).toHaveText(parts);
    await bar.getByRole("link").last().click();
    await expect(page.locator("#tickets")).toBeInViewport();
    for (const part of ["#programme", "#seats", "#way", "#stays", "#tickets"]) {
      await page.locator(part).scrollIntoViewIfNeeded();
      await expect(bar.getByRole("link").last()).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test("R06 an event tells what it costs, what was written about it and where to stay", async ({ page }) => {
  const { relatedNews, accommodations } = await published.event("tt-drenthe", "nl");
  await page.goto("/evenementen/tt-drenthe");
  const main = page.getByRole("main");
  await expect(main.getByRole("complementary").getByText("Vanaf € 19,00 incl. btw")).toBeVisible();
  const section = (name: string) =>
    main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });
  const titles = (name: string) => section(name).getByRole("heading", { level: 3 });
  await expect(titles("Vers van de baan")).toHaveText(relatedNews.map(({ title }) => title));
  await expect(titles("Blijf slapen")).toHaveText(accommodations.map(({ title }) => title));
  await section("Vers van de baan").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(relatedNews[0]?.title ?? "");
});
