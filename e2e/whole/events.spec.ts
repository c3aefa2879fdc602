import { seasonPosterPaths } from "@circuit/contract/urls/own-paths";
import { calendarLanguages, monthOf, motorcycleEvents, queryOf } from "../fixtures/calendar-filters.ts";
import { published } from "../fixtures/content-system.ts";
import { EventCalendar } from "../fixtures/event-calendar.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const [{ locale, path, motorcycles, slug }] = calendarLanguages;

test("S01 one filter is removed while the others stay, and all are cleared at once", async ({ page }) => {
  const calendar = new EventCalendar(page, locale);
  const [first] = await motorcycleEvents(locale, slug);
  const month = monthOf(first?.startsAt ?? "");
  await page.goto(`${path}?type=${slug}&month=${month}`);
  await new SiteFrame(page).whenAliveAt(calendar.remove(motorcycles));
  await calendar.remove(motorcycles).click();
  await expect.poll(() => queryOf(page)).toEqual({ month });
  await expect(calendar.removers).toHaveCount(1);
  await expect(calendar.removers).toBeFocused();
  await page.goBack();
  await expect(calendar.removers).toHaveCount(2);
  await calendar.clearAll.click();
  await expect.poll(() => queryOf(page)).toEqual({});
  await expect(calendar.removers).toHaveCount(0);
  await expect(calendar.count).toBeFocused();
});

test("S01 the calendar has the whole season on one page, with its poster a click away", async ({ page }) => {
  const calendar = new EventCalendar(page, locale);
  const events = await published.upcomingEvents(locale);
  await page.goto(path);
  await expect(calendar.titles).toHaveCount(events.length);
  await expect(calendar.pages).toHaveCount(0);
  const poster = page.getByRole("main").getByRole("link", { name: "Print het seizoen" });
  await expect(poster).toHaveAttribute("href", seasonPosterPaths[locale]);
  await poster.click();
  const bands = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
  await expect(bands).toHaveText(events.map(({ title }) => title));
});

test("S01 E13 the calendar says when nothing rides, with the ways out", async ({ page }) => {
  const calendar = new EventCalendar(page, locale);
  await page.goto(`${path}?type=${slug}&month=2099-01`);
  await expect(page.getByText("Hier rijdt even niemand.")).toBeVisible();
  await expect(calendar.count).toContainText("0 evenementen");
  await expect(page.getByText("De eerstvolgende bij Motoren")).toBeVisible();
  await page.getByRole("link", { name: "Wis alle filters" }).click();
  await expect.poll(() => queryOf(page)).toEqual({});
  await expect(calendar.titles.first()).toBeVisible();
});

test("S01 a page beyond the last shows the last, as events pass and their list gets shorter", async ({ page }) => {
  const calendar = new EventCalendar(page, locale);
  const titles = (await published.upcomingEvents("nl")).map(({ title }) => title);
  await page.goto("/evenementen?page=999");
  await expect(calendar.titles.last()).toHaveText(titles.at(-1) ?? "");
});

test("S01 on a phone the period is a sheet that opens, applies and closes", async ({ page }) => {
  const calendar = new EventCalendar(page, "nl");
  // Alone in its month, which no test's own events are in.
  const event = await published.event("nacht-van-drenthe", "nl");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/evenementen");
  await expect(calendar.month).toBeHidden();
  await calendar.openPeriod.click();
  await calendar.month.selectOption(monthOf(event.startsAt));
  await calendar.show.click();
  await expect(calendar.month).toBeHidden();
  await expect(calendar.titles).toHaveText([event.title]);
  await expect(calendar.openPeriod).toContainText("1 ingesteld");
  await calendar.openPeriod.click();
  await page.keyboard.press("Escape");
  await expect(calendar.month).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S01 on a phone the sheet opens and applies", async ({ page }) => {
    const calendar = new EventCalendar(page, "nl");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/evenementen");
    await calendar.openPeriod.click();
    await calendar.from.fill("2099-01-01");
    await calendar.show.click();
    await expect(page.getByText("Hier rijdt even niemand.")).toBeVisible();
  });
});
