import { published } from "../fixtures/content-system.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/evenementen/tt-drenthe",
    days: "Dag",
    friday: /^vrijdag/iu,
    fridayProgramme: "Programma vrijdag",
    sundayProgramme: "Programma zondag",
    race: "TT Drenthe, 26 ronden",
  },
  {
    locale: "en",
    path: "/en/events/tt-drenthe",
    days: "Day",
    friday: /^Friday/iu,
    fridayProgramme: "Friday’s programme",
    sundayProgramme: "Sunday’s programme",
    race: "TT Drenthe, 26 laps",
  },
] as const;

for (const words of inTurn(languages)) {
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
}
