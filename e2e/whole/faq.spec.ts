import { published } from "../fixtures/content-system.ts";
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
  const { path, locale } = words;

  test(`S05 ${path} has its five categories in order, with every question`, async ({ page }) => {
    const categories = await published.faqCategories(locale);
    expect(categories.map(({ name }) => name)).toEqual([...words.categories]);
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("navigation", { name: words.choose }).getByRole("listitem")).toHaveCount(6);
    await expect(main.locator("summary")).toHaveText(
      categories.flatMap(({ items }) => items.map(({ question }) => question)),
    );
  });

  test(`S05 ${path} keeps a category and a search together`, async ({ page }) => {
    const categories = await published.faqCategories(locale);
    const media = categories.find(({ name }) => name === "Media");
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByRole("navigation", { name: words.choose }).getByRole("link", { name: "Media" }).click();
    await expect(main.locator("summary")).toHaveText(media?.items.map(({ question }) => question) ?? []);
    await main.getByRole("searchbox").fill("xyzzy");
    await expect(main.getByRole("status")).toHaveText(words.noneIn);
    await main.getByRole("link", { name: words.searchAll }).click();
    await expect(main.getByRole("status")).toHaveText(words.noneStatus);
  });

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

test("S05 a question opens to its answer, and one found in its answer is open at once", async ({ page }) => {
  await page.goto("/veelgestelde-vragen");
  const question = page.locator("details").filter({ hasText: "Hoe laat gaan de poorten open?" });
  await expect(question.getByText("Op alle drie de dagen om 08:30 uur.")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.getByText("Op alle drie de dagen om 08:30 uur.")).toBeVisible();
  await page.getByRole("searchbox").fill("rustigst");
  await expect(question.locator("mark")).toBeVisible();
});

test("S05 what is typed can't run as script", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const typed = "<img src=x onerror=alert(1)>";
  await page.goto(`/veelgestelde-vragen?q=${encodeURIComponent(typed)}`);
  await expect(page.getByRole("main").getByRole("status")).toContainText(typed);
  expect(dialogs).toEqual([]);
});
