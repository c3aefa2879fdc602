import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const { language, path, twin, offer, read, lang } of inTurn([
  {
    language: "en-GB",
    path: "/evenementen?month=2027-06&type=motoren",
    twin: "/en/events?type=motorcycles&month=2027-06",
    offer: "This page is also available in English.",
    read: "Read it in English",
    lang: "en",
  },
  {
    language: "nl-NL",
    path: "/en/getting-here",
    twin: "/bereikbaarheid",
    offer: "Deze pagina is er ook in het Nederlands.",
    read: "Lees in het Nederlands",
    lang: "nl",
  },
] as const)) {
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language });

    test(`R17 at ${path} is offered the twin page, in its own language, and follows`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      const note = page.getByRole("complementary", { name: offer });
      await expect(note).toHaveAttribute("lang", lang);
      await note.getByRole("link", { name: read }).click();
      await expect(page).toHaveURL(twin);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("complementary", { name: offer })).toHaveCount(0);
    });
  });
}
