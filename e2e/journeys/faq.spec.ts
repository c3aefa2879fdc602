import { published } from "../fixtures/content-system.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/veelgestelde-vragen",
    categories: ["TT Drenthe", "Superbike", "Toegankelijkheid", "Media", "Contact"],
    label: "Zoek in alle antwoorden",
    choose: "Categorie",
    word: "Poorten",
    question: "Hoe laat gaan de poorten open?",
    mark: "poorten",
    clear: "Wis zoekopdracht",
    none: "Geen antwoord gevonden.",
    noneStatus: "0 antwoorden voor ‘xyzzy’",
    noneIn: "0 antwoorden voor ‘xyzzy’ in Media",
    searchAll: "Zoek in alles",
    contact: "Mijn antwoord staat er niet bij",
    contactPage: /\/contact$/u,
  },
  {
    locale: "en",
    path: "/en/faq",
    categories: ["TT Drenthe", "Superbike", "Accessibility", "Media", "Contact"],
    label: "Search all answers",
    choose: "Category",
    word: "Gates",
    question: "What time do the gates open?",
    mark: "gates",
    clear: "Clear search",
    none: "No answer found.",
    noneStatus: "0 answers for ‘xyzzy’",
    noneIn: "0 answers for ‘xyzzy’ in Media",
    searchAll: "Search everything",
    contact: "My answer is not listed",
    contactPage: /\/en\/contact$/u,
  },
] as const;

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

for (const words of languages) {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const words of languages) {
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
