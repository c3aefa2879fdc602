import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

test("R06 an event opens with race day, and shows another day at a click, also after a reload", async ({ page }) => {
  const { timetable } = await published.event("tt-drenthe", "en");
  await page.goto("/en/events/tt-drenthe");
  const sunday = page.getByRole("table", { name: "Sunday’s programme" });
  await expect(sunday.getByRole("row", { name: "TT Drenthe, 26 laps" })).toContainText("14:00–14:45");
  await page
    .getByRole("navigation", { name: "Day" })
    .getByRole("link", { name: /^Friday/iu })
    .click();
  const friday = page.getByRole("table", { name: "Friday’s programme" });
  await expect(friday.getByRole("rowheader")).toHaveCount(timetable[0]?.sessions.length ?? 0);
  await page.reload();
  await expect(friday).toBeVisible();
  await expect(sunday).toHaveCount(0);
});
