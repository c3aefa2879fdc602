import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const isScripted of inTurn([true, false])) {
  test.describe(isScripted ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("S02 accommodation shows prices and places of the event that a visitor chooses; what is full comes last, with a waiting list", async ({
      page,
    }) => {
      await page.goto("/en/accommodation");
      const main = page.getByRole("main");
      const place = (title: string) =>
        main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
      await expect(main.getByRole("heading", { level: 2, name: "Full, but somebody always drops out" })).toBeVisible();
      await expect(main.getByRole("listitem").last()).toContainText(/€\s?\d/u);
      await expect(main.getByRole("link", { name: "Put me on the list of Camping Ven" })).toHaveAttribute(
        "href",
        /\?stay=camping-ven&event=[a-z0-9]+#waiting-list-form$/u,
      );
      await expect(place("Camping Ven").getByRole("link", { name: "Book now at" })).toHaveCount(0);
      await expect(place("Camping Brem")).toContainText(/€\s?45/u);
      await expect(place("Camping Brem")).toContainText("212");

      const events = main.getByLabel("Prices and places for");
      const labels = await events.locator("option").allTextContents();
      await events.selectOption({ label: labels.find((label) => label.startsWith("Superbike Drenthe")) ?? "" });
      await main.getByRole("button", { name: "Show prices" }).click();
      await expect(page).toHaveURL(/\?event=[a-z0-9]+$/u);
      await expect(events.locator("option:checked")).toContainText("Superbike Drenthe");
      await expect(place("Camping Brem")).toContainText(/€\s?35/u);
      await expect(place("Camping Brem")).toContainText("340");
      await expect(place("Camping Ven").getByRole("link", { name: "Book now at Camping Ven" })).toBeVisible();

      // The type keeps the event, and the event the type.
      await main.getByRole("navigation", { name: "Kind of stay" }).getByRole("link", { name: "Camping" }).click();
      await expect(page).toHaveURL(/stay=.*event=/u);
      // The address changes before the page does.
      await expect(main.getByRole("status")).toContainText("3 places to stay");
      await main.getByRole("button", { name: "Show prices" }).click();
      await expect(page).toHaveURL(/stay=.*event=/u);
      await expect(main.getByRole("status")).toContainText("3 places to stay");
    });
  });
}
