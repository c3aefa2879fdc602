import { calendarLanguages, dayOf, monthOf, motorcycleEvents, queryOf } from "../fixtures/calendar-filters.ts";
import { published } from "../fixtures/content-system.ts";
import { EventCalendar } from "../fixtures/event-calendar.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const { locale, path, motorcycles, slug } of inTurn(calendarLanguages)) {
  test(`S01 ${path} type, month and period combine in the address and survive a reload`, async ({ page }) => {
    const calendar = new EventCalendar(page, locale);
    const [first] = await motorcycleEvents(locale, slug);
    const [month, day] = [monthOf(first?.startsAt ?? ""), dayOf(first?.startsAt ?? "")];
    await page.goto(path);
    await calendar.month.selectOption(month);
    await calendar.from.fill(day);
    await calendar.till.fill(day);
    await calendar.show.click();
    await expect.poll(() => queryOf(page)).toEqual({ month, from: day, till: day });
    await calendar.chip(motorcycles).click();
    const combined = { type: slug, month, from: day, till: day };
    await expect.poll(() => queryOf(page)).toEqual(combined);
    await expect(calendar.titles).toHaveText([first?.title ?? ""]);

    await page.reload();
    expect(queryOf(page)).toEqual(combined);
    await expect(calendar.titles).toHaveText([first?.title ?? ""]);
    await expect(calendar.month).toHaveValue(month);
    await expect(calendar.from).toHaveValue(day);
    await expect(calendar.till).toHaveValue(day);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path, motorcycles, slug } of inTurn(calendarLanguages)) {
    test(`S01 ${path} filters by type, month and period`, async ({ page }) => {
      const calendar = new EventCalendar(page, locale);
      const [first] = await motorcycleEvents(locale, slug);
      const month = monthOf(first?.startsAt ?? "");
      await page.goto(path);
      await calendar.chip(motorcycles).click();
      await calendar.month.selectOption(month);
      await calendar.show.click();
      expect(queryOf(page)).toMatchObject({ type: slug, month });
      await expect(calendar.titles.first()).toHaveText(first?.title ?? "");
      await calendar.remove(motorcycles).click();
      await calendar.clearAll.click();
      await expect(calendar.titles).toHaveCount((await published.upcomingEvents(locale)).length);
    });
  }
});
