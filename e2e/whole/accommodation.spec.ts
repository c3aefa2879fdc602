import { published } from "../fixtures/content-system.ts";
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
  },
  {
    locale: "en",
    path: "/en/accommodation",
    types: "Kind of stay",
    camping: "Camping",
    count: "3 places to stay",
    all: "9 places to stay",
    allChip: "All",
  },
] as const;

for (const { locale, path, types, camping, count, all, allChip } of languages) {
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
}

test("S02 E13 a type that doesn't exist says so and shows the way to all of them", async ({ page }) => {
  await page.goto("/accommodaties?stay=boomhut");
  await expect(page.getByText("Hier slaapt even niemand.")).toBeVisible();
  await page.getByRole("link", { name: "Bekijk alle verblijven" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("9 verblijven");
});
