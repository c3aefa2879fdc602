import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [from, to] of [
  ["/agenda?app=1", "/evenementen?app=1"],
  ["/nieuws/?app=1", "/nieuws?app=1"],
  ["/home?app=1", "/?app=1"],
  ["/Tickets?app=1", "/tickets?app=1"],
] as const) {
  test(`R15 a redirect keeps the app mode: ${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe(to);
  });
}

test("R15 a visit from page to page in the app never shows header or footer", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/nieuws?app");
  const content = page.getByRole("main");
  await content.getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nieuws\/[\w-]+\?app=1$/u);
  await content.getByRole("navigation").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\?app=1$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.header).toHaveCount(0);
  await expect(frame.footer).toHaveCount(0);
});
