import { dayAtCircuit, daysAfter } from "@circuit/contract/forms/date-bounds";
import { published } from "../fixtures/content-system.ts";
import { isOfTest, testTitle } from "../fixtures/test-title.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("F03 accreditation offers the events that are four weeks away or more, and no other", async ({ page }) => {
  const from = daysAfter(dayAtCircuit(new Date()), 28);
  const events = (await published.upcomingEvents("nl")).filter(({ title }) => !isOfTest(title));
  const open = events.filter(({ startsAt }) => dayAtCircuit(new Date(startsAt)) >= from);
  expect(open.length).toBeLessThan(events.length);
  await page.goto("/media/accreditatie");
  const options = page.getByRole("main").locator('select[name="accreditationEvent"] option:not([value=""])');
  await expect(options.filter({ hasNotText: testTitle })).toHaveText(open.map(({ title }) => title));
});

test("S16 F07 a proposal is asked for the day and the number of guests that were chosen, also for more than can be booked", async ({
  page,
}) => {
  await page.goto("/business/vip-arrangementen/lounge-startbrink");
  const main = page.getByRole("main");
  const day = main.getByLabel("Wanneer", { exact: true });
  await new SiteFrame(page).whenAliveAt(day);
  const first =
    (await main
      .getByRole("link", { name: /voorstel/u })
      .first()
      .getAttribute("href")) ?? "";
  const offered = await day.locator("option").evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
  const proposed = new URL(first, "http://site.invalid").searchParams.get("day") ?? "";
  expect(
    offered.some((value) => value.includes(proposed)),
    "a day that is offered",
  ).toBe(true);

  await day.selectOption({ index: offered.length - 1 });
  await main.getByRole("spinbutton", { name: "Aantal gasten" }).fill("500");
  // Leaving the field applies it.
  await page.keyboard.press("Tab");
  await main.getByRole("link", { name: "Vraag een voorstel aan: 500 gasten" }).click();
  const form = main.locator("form").filter({ has: page.locator("input[type=date]") });
  await expect(form.getByLabel("Aantal gasten")).toHaveValue("500");
  expect(offered.at(-1)).toContain(await form.locator("input[type=date]").inputValue());
});
