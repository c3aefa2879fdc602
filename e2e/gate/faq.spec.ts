import { faqWords } from "../fixtures/faq-words.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const words of inTurn(faqWords)) {
  const { path } = words;

  test(`S05 ${path} filters while one types, marks what was found, and keeps it in the address`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const search = main.getByRole("searchbox", { name: words.label });
    const questions = main.locator("summary");
    const total = await questions.count();
    await search.pressSequentially(words.word);
    await expect(questions.filter({ hasText: words.question }).locator("mark")).toHaveText(words.mark);
    expect(await questions.count()).toBeLessThan(total);
    await expect(main.getByRole("search").getByRole("status")).toHaveText(
      new RegExp(`^${await questions.count()} (?:antwoord|answer)`, "u"),
    );
    await expect(page).toHaveURL(new RegExp(`\\?q=${words.word}$`, "u"));
    await page.reload();
    await expect(search).toHaveValue(words.word);
    await expect(questions.filter({ hasText: words.question })).toBeVisible();
    await new SiteFrame(page).whenAlive();
    await main.getByRole("link", { name: words.clear }).first().click();
    await expect(questions).toHaveCount(total);
    await expect(search).toBeFocused();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const words of inTurn(faqWords)) {
    test(`S05 ${words.path} searches, chooses a category and opens an answer`, async ({ page }) => {
      await page.goto(words.path);
      const main = page.getByRole("main");
      await main.getByRole("searchbox", { name: words.label }).fill(words.word);
      await main.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(new RegExp(`\\?q=${words.word}$`, "u"));
      const question = main.locator("details").filter({ hasText: words.question });
      await expect(question.locator("mark")).toHaveText(words.mark);
      await question.locator("summary").click();
      await expect(question.locator("p").first()).toBeVisible();
      await main.getByRole("navigation", { name: words.choose }).getByRole("link", { name: "Superbike" }).click();
      await expect(page).toHaveURL(/category=superbike/u);
    });
  }
});
