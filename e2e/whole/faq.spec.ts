import { faqWords } from "../fixtures/faq-words.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [path, question, asked] of [
  ["/veelgestelde-vragen", "Kan ik mijn ticket annuleren", ["refund", "ruilen", "geld terug", "annuleren"]],
  ["/en/faq", "Can I cancel or exchange my ticket", ["refund", "exchange", "money back", "cancel"]],
] as const) {
  test(`S05 whoever looks for money back on ${path} finds the answer, whatever they call it`, async ({ page }) => {
    for (const words of asked) {
      await page.goto(`${path}?q=${encodeURIComponent(words)}`);
      await expect(page.getByRole("main").locator("summary").filter({ hasText: question }), words).toBeVisible();
    }
  });
}

for (const words of faqWords) {
  const { path } = words;

  test(`S05 E13 ${path} says when there is no answer, offers others, and leads to contact`, async ({ page }) => {
    await page.goto(`${path}?q=xyzzy`);
    const main = page.getByRole("main");
    await expect(main.getByText(words.none)).toBeVisible();
    await expect(main.getByRole("status")).toHaveText(words.noneStatus);
    await expect(main.locator("summary")).toHaveCount(3);
    await main.getByRole("link", { name: words.contact }).click();
    await expect(page).toHaveURL(words.contactPage);
  });
}
