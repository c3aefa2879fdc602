import { panel, startInRaceWeek, todayAt } from "../fixtures/race-week.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

let site: Awaited<ReturnType<typeof startInRaceWeek>>;
test.beforeAll(async () => {
  site = await startInRaceWeek();
});
test.afterAll(() => site.stop());

test("S15 without a network the board goes on, and says so", async ({ page, context, consoleErrors }) => {
  await page.clock.install({ time: todayAt("14:30") });
  await page.goto(`${site.address}/en`);
  const main = page.getByRole("main");
  const asOf = main.getByText(/^As of 14:3\d$/u);
  await new SiteFrame(page).whenAliveAt(asOf);
  await context.setOffline(true);
  await expect(main.getByText(/^No signal, programme as of \d\d:\d\d$/u)).toBeVisible();
  await expect(panel(page, "Now")).toContainText("15 minutes to go");
  await context.setOffline(false);
  await expect(asOf).toBeVisible();
  // What a page may just be looking for when the network goes is told by the browser itself.
  const others = consoleErrors.splice(0).filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S15 the whole day stands on home in order, and leads to the event", async ({ page }) => {
    await page.goto(site.address);
    const rows = page.getByRole("table", { name: "Vandaag" }).getByRole("row");
    await expect(rows.nth(1)).toHaveText(/^07:00/u);
    await expect(rows.last()).toHaveText(/^15:10Baan open voor publiek/u);
    await page.getByRole("main").getByRole("link", { name: "Heel het programma" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "TT Drenthe" })).toBeVisible();
  });
});
