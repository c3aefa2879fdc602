import { expect, test } from "../fixtures/test.ts";

test("S10 history is told year by year", async ({ page }) => {
  await page.goto("/en/circuit/history");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "A century, turn by turn" })).toBeVisible();
  const moments = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(main.locator("ol > li > time")).toHaveCount(16);
  // The lap is told in words; the drawing beside it says no more.
  await expect(moments.first()).toContainText(/^1926.*Metre 0/su);
  await expect(moments.last()).toContainText("Metre 4,512, across the line");
  await expect(moments.nth(3)).toContainText(/past (?:Zandverstuiving|Schaapskooi)/u);
  const years = await main.locator("ol > li > time").allTextContents();
  expect(years[0]).toBe("1926");
  expect(years).toEqual(years.toSorted());
  expect(await moments.count()).toBeLessThanOrEqual(16);
});

test("S11 the wall shows the posters with year and artist; a missing one leads to the search for it", async ({
  page,
}) => {
  await page.goto("/posters");
  const wall = page.getByRole("main").getByRole("list").filter({ hasText: "1938" }).last();
  await expect(wall.getByRole("listitem")).toHaveCount(14);
  const years = await wall.locator("li > :not(.visually-hidden)").allTextContents();
  const inOrder = years.flatMap((text) => /\d{4}/u.exec(text)?.[0] ?? []);
  expect(inOrder).toEqual(inOrder.toSorted());
  await expect(wall.getByRole("link", { name: "1966, Wim Hoving" })).toBeVisible();
  await wall.getByRole("link", { name: /^1938 Deze missen we nog/u }).click();
  await expect(page).toHaveURL(/\/posters\/gezocht\?year=1938#poster-form$/u);
  await expect(page.getByLabel("Van welk jaar is het?")).toHaveValue("1938");
});
