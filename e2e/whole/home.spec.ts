import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

for (const hours of [-50, 5]) {
  test(`S09 a device whose clock is ${hours} hours off counts down from now`, async ({ page }) => {
    const next = await published.event("tt-drenthe", "nl");
    await page.clock.install({ time: Date.now() + hours * 60 * 60 * 1000 });
    await page.goto("/");
    const days = page.getByRole("main").getByRole("timer").locator("b").first();
    const hour = page.getByRole("main").getByRole("timer").locator("b").nth(1);
    const left = Math.ceil((Date.parse(next.startsAt) - Date.now()) / 60_000);
    await expect(days).toHaveText(String(Math.floor(left / 1440)).padStart(2, "0"));
    await expect(hour).toHaveText(String(Math.floor(left / 60) % 24).padStart(2, "0"));
  });
}

test("S09 of several featured events the next one counts down and the others follow as cards", async ({ page }) => {
  await page.goto("/vrij-rijden");
  const main = page.getByRole("main");
  await expect(main.getByRole("timer")).toHaveCount(1);
  const section = main.locator("section").filter({ has: page.getByRole("heading", { name: "Daarna op de kalender" }) });
  await section.getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/evenementen\/[\w-]+$/u);
});
