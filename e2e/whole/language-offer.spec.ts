import { expect, test } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

test.describe("a browser that prefers English", () => {
  test.use({ locale: "en-GB" });

  test("R17 the offer moves nothing, goes when it is declined, and never comes back", async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto("/evenementen?month=2027-06&type=motoren");
    const note = page.getByRole("complementary", { name: "This page is also available in English." });
    await expect(note).toBeVisible();
    await note.getByRole("button", { name: "No, thanks" }).click();
    await expect(note).toHaveCount(0);
    // What moves after the press is the visitor's own.
    expect((await shifted()).sum).toBeLessThan(0.01);
    await page.reload();
    // Waits for the scripts, which might add the offer.
    await page.locator("dialog fieldset input:checked").waitFor({ state: "attached" });
    await expect(note).toHaveCount(0);
  });
});

test("R17 the stored page has no offer, and whose browser speaks its language gets none", async ({ page, request }) => {
  const html = await (await request.get("/evenementen", { headers: { "accept-language": "en" } })).text();
  expect(html).not.toContain("also available in English");
  const scripts: string[] = [];
  page.on("request", (asked) => scripts.push(asked.url()));
  await page.goto("/evenementen");
  await page.locator("dialog fieldset input:checked").waitFor({ state: "attached" });
  expect(scripts.filter((url) => url.includes("language-offer"))).toEqual([]);
});
