import { expect, test } from "../fixtures/test.ts";

test("S05 whoever looks for money back finds the answer, whatever they call it", async ({ page }) => {
  for (const words of ["refund", "ruilen", "geld terug", "annuleren"]) {
    await page.goto(`/veelgestelde-vragen?q=${encodeURIComponent(words)}`);
    const found = page.getByRole("main").locator("summary").filter({ hasText: "Kan ik mijn ticket annuleren" });
    await expect(found, words).toBeVisible();
  }
});

test("S05 E13 a search without an answer says so, offers others, and leads to contact", async ({ page }) => {
  await page.goto("/veelgestelde-vragen?q=xyzzy");
  const main = page.getByRole("main");
  await expect(main.getByText("Geen antwoord gevonden.")).toBeVisible();
  await expect(main.getByRole("status")).toHaveText("0 antwoorden voor ‘xyzzy’");
  await expect(main.locator("summary")).toHaveCount(3);
  await main.getByRole("link", { name: "Mijn antwoord staat er niet bij" }).click();
  await expect(page).toHaveURL(/\/contact$/u);
});
