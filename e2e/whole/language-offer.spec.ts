import { expect, test } from "../fixtures/test.ts";

for (const { language, path, offer, dismiss } of [
  {
    language: "en-GB",
    path: "/evenementen?month=2027-06&type=motoren",
    offer: "This page is also available in English.",
    dismiss: "No, thanks",
  },
  {
    language: "nl-NL",
    path: "/en/getting-here",
    offer: "Deze pagina is er ook in het Nederlands.",
    dismiss: "Nee, bedankt",
  },
] as const) {
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language });

    test(`R17 the offer at ${path} moves nothing, goes when it is declined, and never comes back`, async ({ page }) => {
      await page.goto(path);
      const note = page.getByRole("complementary", { name: offer });
      await expect(note).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0)),
            ).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => setTimeout(() => resolve(0), 100));
          }),
      );
      expect(shift).toBeLessThan(0.01);
      await note.getByRole("button", { name: dismiss }).click();
      await expect(note).toHaveCount(0);
      await page.reload();
      // Waits for the scripts, which might add the offer.
      await page.locator("dialog fieldset input:checked").waitFor({ state: "attached" });
      await expect(note).toHaveCount(0);
    });
  });
}

test("R17 the stored page has no offer, and whose browser speaks its language gets none", async ({ page, request }) => {
  const html = await (await request.get("/evenementen", { headers: { "accept-language": "en" } })).text();
  expect(html).not.toContain("also available in English");
  const scripts: string[] = [];
  page.on("request", (asked) => scripts.push(asked.url()));
  await page.goto("/evenementen");
  await page.locator("dialog fieldset input:checked").waitFor({ state: "attached" });
  expect(scripts.filter((url) => url.includes("language-offer"))).toEqual([]);
});
