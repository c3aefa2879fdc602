import type { Locator } from "@playwright/test";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    path: "/accommodaties",
    types: "Soort verblijf",
    camping: "Camping",
    count: "3 verblijven",
    book: "Boek nu bij",
    pricesFor: "Prijzen en plekken voor",
    show: "Toon prijzen",
    other: "Superbike Drenthe",
    fullTitle: "Vol, maar er valt er altijd één uit",
    list: "Zet me op de lijst van Camping Ven",
  },
  {
    path: "/en/accommodation",
    types: "Kind of stay",
    camping: "Camping",
    count: "3 places to stay",
    book: "Book now at",
    pricesFor: "Prices and places for",
    show: "Show prices",
    other: "Superbike Drenthe",
    fullTitle: "Full, but somebody always drops out",
    list: "Put me on the list of Camping Ven",
  },
] as const;

/** Each language with scripts and without. */
const cases = languages.flatMap((words) => [true, false].map((isScripted) => ({ ...words, isScripted })));

for (const { path, types, camping, count, book, isScripted, ...words } of inTurn(cases)) {
  test.describe(isScripted ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`S02 ${path} shows prices and places of the event that a visitor chooses; what is full comes last, with a waiting list`, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      const place = (title: string) =>
        main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
      await expect(main.getByRole("heading", { level: 2, name: words.fullTitle })).toBeVisible();
      await expect(main.getByRole("listitem").last()).toContainText(/€\s?\d/u);
      await expect(main.getByRole("link", { name: words.list })).toHaveAttribute(
        "href",
        /\?stay=camping-ven&event=[a-z0-9]+#waiting-list-form$/u,
      );
      await expect(place("Camping Ven").getByRole("link", { name: book })).toHaveCount(0);
      await expect(place("Camping Brem")).toContainText(/€\s?45/u);
      await expect(place("Camping Brem")).toContainText("212");

      await main
        .getByLabel(words.pricesFor)
        .selectOption({ label: await optionOf(main, words.pricesFor, words.other) });
      await main.getByRole("button", { name: words.show }).click();
      await expect(page).toHaveURL(/\?event=[a-z0-9]+$/u);
      await expect(main.getByLabel(words.pricesFor).locator("option:checked")).toContainText(words.other);
      await expect(place("Camping Brem")).toContainText(/€\s?35/u);
      await expect(place("Camping Brem")).toContainText("340");
      await expect(place("Camping Ven").getByRole("link", { name: `${book} Camping Ven` })).toBeVisible();

      // The type keeps the event, and the event the type.
      await main.getByRole("navigation", { name: types }).getByRole("link", { name: camping }).click();
      await expect(page).toHaveURL(/stay=.*event=/u);
      // The address changes before the page does.
      await expect(main.getByRole("status")).toContainText(count);
      await main.getByRole("button", { name: words.show }).click();
      await expect(page).toHaveURL(/stay=.*event=/u);
      await expect(main.getByRole("status")).toContainText(count);
    });
  });
}

/** The label of the event with this title, as the list has it: with its days. */
async function optionOf(main: Locator, list: string, title: string): Promise<string> {
  const labels = await main.getByLabel(list).locator("option").allTextContents();
  return labels.find((label) => label.startsWith(title)) ?? "";
}
