import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/evenementen/tt-drenthe",
    news: "Vers van de baan",
    stays: "Blijf slapen",
    price: "Vanaf € 19,00 incl. btw",
    bar: "Op deze pagina",
    parts: ["Programma", "Waar zit ik", "Erheen", "Slapen", /^Tickets vanaf\s*€\s19,00\s*incl. btw$/u],
  },
  {
    locale: "en",
    path: "/en/events/tt-drenthe",
    news: "Fresh from the track",
    stays: "Stay the night",
    price: "From €19.00 incl. VAT",
    bar: "On this page",
    parts: ["Programme", "Where I’ll sit", "Getting here", "Stay", /^Tickets from\s*€19\.00\s*incl. VAT$/u],
  },
] as const;

for (const words of languages) {
  test(`R06 ${words.path} has its parts in reach from anywhere, wide and on a phone`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(words.path);
      const bar = page.getByRole("navigation", { name: words.bar });
      await expect(bar.getByRole("link")).toHaveText(words.parts);
      await bar.getByRole("link").last().click();
      await expect(page.locator("#tickets")).toBeInViewport();
      for (const part of ["#programme", "#seats", "#way", "#stays", "#tickets"]) {
        await page.locator(part).scrollIntoViewIfNeeded();
        await expect(bar.getByRole("link").last()).toBeInViewport({ ratio: 0.9 });
      }
    }
  });

  test(`R06 ${words.path} tells what it costs, what was written about it and where to stay`, async ({ page }) => {
    const { relatedNews, accommodations } = await published.event("tt-drenthe", words.locale);
    await page.goto(words.path);
    const main = page.getByRole("main");
    await expect(main.getByRole("complementary").getByText(words.price)).toBeVisible();
    const section = (name: string) =>
      main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });
    const titles = (name: string) => section(name).getByRole("heading", { level: 3 });
    await expect(titles(words.news)).toHaveText(relatedNews.map(({ title }) => title));
    await expect(titles(words.stays)).toHaveText(accommodations.map(({ title }) => title));
    await section(words.news).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(relatedNews[0]?.title ?? "");
  });
}

test("R06 an event that is over says so and leads to the calendar", async ({ page }) => {
  await page.goto("/evenementen/veenbrand");
  await expect(page.getByRole("heading", { name: "De vlag is gevallen" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Naar de kalender" }).click();
  await expect(page).toHaveURL(/\/evenementen$/u);
});
