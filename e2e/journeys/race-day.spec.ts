import type { Page } from "@playwright/test";
import { startAlteredContentSystem } from "../fixtures/altered-content-system.ts";
import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const dayMs = 86_400_000;
const circuitDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });
const offset = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Amsterdam", timeZoneName: "longOffset" });

/** A moment of today by the circuit's clock. */
function todayAt(time: string): Date {
  const zone =
    offset
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")
      ?.value.replace("GMT", "") ?? "";
  return new Date(`${circuitDay.format()}T${time}:00${zone === "" ? "Z" : zone}`);
}

/** The site in the middle of its TT: the content system is the seeded one, with the days of the TT moved to now. */
async function startInRaceWeek() {
  const tt = (await published.upcomingEvents("nl")).find(({ slug }) => slug === "tt-drenthe");
  const start = Date.parse(`${circuitDay.format(new Date(tt?.startsAt ?? ""))}T00:00:00Z`);
  const today = Date.parse(`${circuitDay.format()}T00:00:00Z`);
  const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  // The last of its three days is today, and it goes on until the morning.
  const moved = [0, 1, 2].map((index) => [iso(start + index * dayMs), iso(today + (index - 2) * dayMs)] as const);
  const end = `${iso(today)}T16:00:00.000Z`;
  const content = await startAlteredContentSystem((json) =>
    moved
      .reduce((text, [from, to]) => text.replaceAll(from, to), json)
      .replaceAll(end, `${iso(today + dayMs)}T04:00:00.000Z`),
  );
  const web = await startWebServer({ CMS_URL: content.address });
  return {
    address: web.address,
    stop: async () => {
      await web.stop();
      content.stop();
    },
  };
}

const panel = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

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

test("S15 without a network the board goes on, and says so", async ({ page, context, consoleErrors }) => {
  await page.clock.install({ time: todayAt("14:30") });
  await page.goto(`${site.address}/en`);
  const main = page.getByRole("main");
  await expect(main.getByText(/^As of 14:3\d$/u)).toBeVisible();
  await context.setOffline(true);
  await expect(main.getByText(/^No signal, programme as of \d\d:\d\d$/u)).toBeVisible();
  await expect(panel(page, "Now")).toContainText("15 minutes to go");
  await context.setOffline(false);
  await expect(main.getByText(/^As of 14:3\d$/u)).toBeVisible();
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
