import { panel, startInRaceWeek, todayAt } from "../fixtures/race-week.ts";
import { expect, test } from "../fixtures/test.ts";

let site: Awaited<ReturnType<typeof startInRaceWeek>>;
test.beforeAll(async () => {
  site = await startInRaceWeek();
});
test.afterAll(() => site.stop());

test("S15 on a day with an event home shows what is on, what comes next, the gates and the bus", async ({ page }) => {
  await page.clock.install({ time: todayAt("14:30") });
  await page.goto(site.address);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("TT Drenthe");
  await expect(panel(page, "Nu")).toContainText("14:00");
  await expect(panel(page, "Nu")).toContainText("Nog 15 minuten");
  await expect(panel(page, "Straks")).toContainText("15:10");
  await expect(panel(page, "Poort")).toContainText("Open");
  await expect(panel(page, "Bus")).toContainText("Tot 16:45 uur");
  await expect(page.getByRole("row", { name: /^14:00 TT Drenthe, 26 ronden nu bezig$/u })).toHaveAttribute(
    "aria-current",
    "time",
  );
  await expect(page.getByRole("row", { name: /^09:40 Warm-up koningsklasse geweest$/u })).toBeVisible();

  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("");
  await page.clock.pauseAt(todayAt("15:11"));
  await expect(panel(page, "Nu")).toContainText("Baan open voor publiek");
  await expect(status).toHaveText("Nu: Baan open voor publiek.");
  await page.clock.pauseAt(todayAt("18:00"));
  await expect(panel(page, "Nu")).toContainText("Dat was het voor vandaag");
  await expect(panel(page, "Bus")).toContainText("De laatste bus is vertrokken");
});
