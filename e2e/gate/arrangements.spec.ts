import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

test("S18 S03 S20 the list shows every arrangement as a card, with prices that exclude VAT and say so", async ({
  page,
}) => {
  const arrangements = await published.arrangements("en");
  await page.goto("/en/business/vip-arrangements");
  const main = page.getByRole("main");
  await expect(main.getByText("Prices exclude VAT", { exact: true })).toBeVisible();
  for (const { title } of arrangements) {
    const card = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
    await expect(card).toContainText(/€\s?[\d.,]+[.,]\d\d/u);
  }
  await main.getByRole("link", { name: "Startbrink Lounge" }).click();
  await expect(page).toHaveURL(/\/en\/business\/vip-arrangements\/startbrink-lounge$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Startbrink Lounge" })).toBeVisible();
});
