import { dayAtCircuit, daysAfter } from "@circuit/contract/forms/date-bounds";
import { published } from "../fixtures/content-system.ts";
import { isOfTest, testTitle } from "../fixtures/test-title.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [locale, path] of [
  ["nl", "/media/accreditatie"],
  ["en", "/en/media/accreditation"],
] as const) {
  test(`F03 ${path} offers the events that are four weeks away or more, and no other`, async ({ page }) => {
    const from = daysAfter(dayAtCircuit(new Date()), 28);
    const events = (await published.upcomingEvents(locale)).filter(({ title }) => !isOfTest(title));
    const open = events.filter(({ startsAt }) => dayAtCircuit(new Date(startsAt)) >= from);
    expect(open.length).toBeLessThan(events.length);
    await page.goto(path);
    const options = page.getByRole("main").locator('select[name="accreditationEvent"] option:not([value=""])');
    await expect(options.filter({ hasNotText: testTitle })).toHaveText(open.map(({ title }) => title));
  });
}

for (const { path, when, typed, ask, guests } of [
  {
    path: "/business/vip-arrangementen/lounge-startbrink",
    when: "Wanneer",
    typed: "500",
    ask: "Vraag een voorstel aan: 500 gasten",
    guests: "Aantal gasten",
  },
  {
    path: "/en/business/vip-arrangements/startbrink-lounge",
    when: "When",
    typed: "500",
    ask: "Ask for a proposal: 500 guests",
    guests: "Number of guests",
  },
]) {
  test(`S16 F07 on ${path} a proposal is asked for the day and the number of guests that were chosen, also for more than can be booked`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const day = main.getByLabel(when, { exact: true });
    await new SiteFrame(page).whenAliveAt(day);
    const first =
      (await main
        .getByRole("link", { name: /voorstel|proposal/u })
        .first()
        .getAttribute("href")) ?? "";
    const offered = await day
      .locator("option")
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
    const dayOf = (href: string) => new URL(href, "http://site.invalid").searchParams.get("day") ?? "";
    expect(
      offered.some((value) => value.includes(dayOf(first))),
      "a day that is offered",
    ).toBe(true);

    await day.selectOption({ index: offered.length - 1 });
    await main.getByRole("spinbutton", { name: guests }).fill(typed);
    // Leaving the field applies it.
    await page.keyboard.press("Tab");
    await main.getByRole("link", { name: ask }).click();
    const form = main.locator("form").filter({ has: page.locator("input[type=date]") });
    await expect(form.getByLabel(guests)).toHaveValue(typed);
    const asked = await form.locator("input[type=date]").inputValue();
    expect(offered.at(-1)).toContain(asked);
  });
}
