import { published } from "../fixtures/content-system.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/accommodaties",
    types: "Soort verblijf",
    camping: "Camping",
    count: "3 verblijven",
    all: "9 verblijven",
    allChip: "Alles",
    book: "Boek nu bij",
  },
  {
    locale: "en",
    path: "/en/accommodation",
    types: "Kind of stay",
    camping: "Camping",
    count: "3 places to stay",
    all: "9 places to stay",
    allChip: "All",
    book: "Book now at",
  },
] as const;

for (const { locale, path, types, camping, count, all, allChip, book } of languages) {
  test(`S02 ${path} shows the places of one type, says so in the address, and all of them again`, async ({ page }) => {
    const campings = (await published.stays(locale)).filter(({ type }) => type?.name.startsWith(camping));
    await page.goto(path);
    const main = page.getByRole("main");
    const chips = main.getByRole("navigation", { name: types });
    const titles = main.getByRole("listitem").getByRole("heading", { level: 3 });
    await expect(main.getByRole("status")).toContainText(all);
    await chips.getByRole("link", { name: camping }).click();
    await expect(main.getByRole("status")).toContainText(count);
    await expect(page).toHaveURL(/\?stay=[\w-]+$/u);
    await expect
      .poll(async () => (await titles.allTextContents()).toSorted())
      .toEqual(campings.map(({ title }) => title).toSorted());

    await page.reload();
    await expect(main.getByRole("status")).toContainText(count);
    await expect(chips.getByRole("link", { name: camping })).toHaveAttribute("aria-current", "true");
    await chips.getByRole("link", { name: allChip }).click();
    await expect(main.getByRole("status")).toContainText(all);
  });

  test(`S02 ${path} tells how far, what it costs, and leads to the booking`, async ({ page }) => {
    await page.goto(path);
    const first = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: "Camping Brem" }) });
    await expect(first.getByRole("definition").first()).toHaveText(/\d\s(?:m|km)$/u);
    await expect(first).toContainText(/€\s?\d+/u);
    await expect(first.getByRole("link", { name: `${book} Camping Brem` })).toHaveAttribute("href", /^https:\/\//u);
  });
}

for (const { path, list, where, event } of [
  {
    path: "/accommodaties",
    list: /^Zet me op de lijst van Camping Ven/u,
    where: "Waar wil je slapen?",
    event: "Bij welk evenement?",
  },
  {
    path: "/en/accommodation",
    list: /^Put me on the list of Camping Ven/u,
    where: "Where would you like to sleep?",
    event: "For which event?",
  },
]) {
  test(`S02 from ${path} the waiting list of a place that is full opens with that place, and with the event that was looked at`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const looked = await main.locator("select option:checked").textContent();
    await main.getByRole("link", { name: list }).click();
    await expect(main.getByLabel(where).locator("option:checked")).toHaveText("Camping Ven");
    const chosen = await main.getByLabel(event).locator("option:checked").textContent();
    expect(looked).toContain(chosen?.split(",")[0]);
  });
}

test("S02 on a phone the choice of types starts where it starts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accommodaties");
  const chips = page.getByRole("navigation", { name: "Soort verblijf" }).getByRole("list");
  await new SiteFrame(page).whenAlive();
  expect(await chips.evaluate((row) => row.scrollLeft)).toBe(0);
});

test("S02 E13 a type that doesn't exist says so and shows the way to all of them", async ({ page }) => {
  await page.goto("/accommodaties?stay=boomhut");
  await expect(page.getByText("Hier slaapt even niemand.")).toBeVisible();
  await page.getByRole("link", { name: "Bekijk alle verblijven" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("9 verblijven");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S02 the type filter works", async ({ page }) => {
    await page.goto("/accommodaties");
    await page.getByRole("navigation", { name: "Soort verblijf" }).getByRole("link", { name: "Camping" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("3 verblijven");
  });
});
