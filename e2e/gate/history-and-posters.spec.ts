import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [path, title, first] of inTurn([
  ["/circuit/geschiedenis", "Een eeuw bocht voor bocht", "1926"],
  ["/en/circuit/history", "A century, turn by turn", "1926"],
] as const)) {
  test(`S10 ${path} tells the circuit's history year by year`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const moments = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(main.locator("ol > li > time")).toHaveCount(16);
    // The lap is told in words; the drawing beside it says no more.
    await expect(moments.first()).toContainText(/^1926.*(?:Meter|Metre) 0/su);
    await expect(moments.last()).toContainText(/(?:Meter 4\.512, over de streep|Metre 4,512, across the line)/u);
    await expect(moments.nth(3)).toContainText(/(?:na|past) Zandverstuiving|(?:na|past) Schaapskooi/u);
    const years = await main.locator("ol > li > time").allTextContents();
    expect(years[0]).toBe(first);
    expect(years).toEqual(years.toSorted());
    expect(await moments.count()).toBeLessThanOrEqual(16);
  });
}

const walls = [
  {
    path: "/posters",
    wanted: /\/posters\/gezocht\?year=1938#poster-form$/u,
    year: "Van welk jaar is het?",
    missing: /^1938 Deze missen we nog/u,
    artist: "1966, Wim Hoving",
  },
  {
    path: "/en/posters",
    wanted: /\/en\/posters\/wanted\?year=1938#poster-form$/u,
    year: "Which year is it from?",
    missing: /^1938 We’re still missing this one/u,
    artist: "1966, Wim Hoving",
  },
] as const;

for (const { path, wanted, year, missing, artist } of inTurn(walls)) {
  test(`S11 ${path} shows the posters with year and artist; a missing one leads to the search for it`, async ({
    page,
  }) => {
    await page.goto(path);
    const wall = page.getByRole("main").getByRole("list").filter({ hasText: "1938" }).last();
    await expect(wall.getByRole("listitem")).toHaveCount(14);
    const years = await wall.locator("li > :not(.visually-hidden)").allTextContents();
    const inOrder = years.flatMap((text) => /\d{4}/u.exec(text)?.[0] ?? []);
    expect(inOrder).toEqual(inOrder.toSorted());
    await expect(wall.getByRole("link", { name: artist })).toBeVisible();
    await wall.getByRole("link", { name: missing }).click();
    await expect(page).toHaveURL(wanted);
    await expect(page.getByLabel(year)).toHaveValue("1938");
  });
}
