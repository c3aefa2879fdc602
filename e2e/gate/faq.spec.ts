import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const asked = "What time do the gates open?";

test("S05 FAQ filters while one types, marks what was found, and keeps it in the address", async ({ page }) => {
  await page.goto("/en/faq");
  const main = page.getByRole("main");
  const search = main.getByRole("searchbox", { name: "Search all answers" });
  const questions = main.locator("summary");
  const total = await questions.count();
  await search.pressSequentially("Gates");
  await expect(questions.filter({ hasText: asked }).locator("mark")).toHaveText("gates");
  expect(await questions.count()).toBeLessThan(total);
  await expect(main.getByRole("search").getByRole("status")).toHaveText(
    new RegExp(`^${await questions.count()} answer`, "u"),
  );
  await expect(page).toHaveURL(/\?q=Gates$/u);
  await page.reload();
  await expect(search).toHaveValue("Gates");
  await expect(questions.filter({ hasText: asked })).toBeVisible();
  await new SiteFrame(page).whenAlive();
  await main.getByRole("link", { name: "Clear search" }).first().click();
  await expect(questions).toHaveCount(total);
  await expect(search).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S05 FAQ searches, chooses a category and opens an answer", async ({ page }) => {
    await page.goto("/en/faq");
    const main = page.getByRole("main");
    await main.getByRole("searchbox", { name: "Search all answers" }).fill("Gates");
    await main.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\?q=Gates$/u);
    const question = main.locator("details").filter({ hasText: asked });
    await expect(question.locator("mark")).toHaveText("gates");
    await question.locator("summary").click();
    await expect(question.locator("p").first()).toBeVisible();
    await main.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Superbike" }).click();
    await expect(page).toHaveURL(/category=superbike/u);
  });
});
