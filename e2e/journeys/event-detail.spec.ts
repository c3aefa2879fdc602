import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/evenementen/tt-drenthe",
    days: "Dag",
    friday: /^vrijdag/iu,
    fridayProgramme: "Programma vrijdag",
    sundayProgramme: "Programma zondag",
    news: "Vers van de baan",
    stays: "Blijf slapen",
    price: "Vanaf € 19,00",
    race: "TT Drenthe, 26 ronden",
  },
  {
    locale: "en",
    path: "/en/events/tt-drenthe",
    days: "Day",
    friday: /^Friday/iu,
    fridayProgramme: "Friday’s programme",
    sundayProgramme: "Sunday’s programme",
    news: "Fresh from the track",
    stays: "Stay the night",
    price: "From €19.00",
    race: "TT Drenthe, 26 laps",
  },
] as const;

for (const words of languages) {
  test(`R06 ${words.path} opens with race day, and shows another day at a click, also after a reload`, async ({
    page,
  }) => {
    const { timetable } = await published.event("tt-drenthe", words.locale);
    await page.goto(words.path);
    const sunday = page.getByRole("table", { name: words.sundayProgramme });
    await expect(sunday.getByRole("row", { name: words.race })).toContainText("14:00–14:45");
    await page.getByRole("navigation", { name: words.days }).getByRole("link", { name: words.friday }).click();
    const friday = page.getByRole("table", { name: words.fridayProgramme });
    await expect(friday.getByRole("rowheader")).toHaveCount(timetable[0]?.sessions.length ?? 0);
    await page.reload();
    await expect(friday).toBeVisible();
    await expect(sunday).toHaveCount(0);
  });

  test(`R06 ${words.path} tells what it costs, what was written about it and where to stay`, async ({ page }) => {
    const { relatedNews, accommodations } = await published.event("tt-drenthe", words.locale);
    await page.goto(words.path);
    const main = page.getByRole("main");
    await expect(main.getByText(words.price)).toBeVisible();
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R06 another day of the programme is a click away", async ({ page }) => {
    await page.goto("/evenementen/tt-drenthe");
    await page
      .getByRole("navigation", { name: "Dag" })
      .getByRole("link", { name: /^zaterdag/iu })
      .click();
    await expect(page.getByRole("table", { name: "Programma zaterdag" })).toBeVisible();
  });
});
