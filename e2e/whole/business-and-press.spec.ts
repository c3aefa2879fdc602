import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

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
