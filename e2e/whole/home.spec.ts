import { documentPath } from "@circuit/contract/urls/paths";
import { headline } from "../fixtures/event-of-home.ts";
import { serverHasClockOf } from "../fixtures/server-clock.ts";
import { expect, test } from "../fixtures/test.ts";

test("S15 home has one answer to which event is next: above the title, by the clock and behind the buttons", async ({
  page,
}) => {
  const event = await headline("nl");
  const eventPath = documentPath("event", event.slug, "nl");
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("paragraph").first()).toContainText(event.title);
  await expect(main.getByRole("timer", { name: `Tot ${event.title} begint` })).toHaveCount(1);
  const buttons = main.getByRole("heading", { level: 1 }).locator("..").getByRole("link");
  await expect(buttons.nth(0)).toHaveAttribute("href", `${eventPath}#tickets`);
  await expect(buttons.nth(1)).toHaveAttribute("href", `${eventPath}#programme`);
});

test("S09 once the event has begun the countdown says so, and at the end too", async ({ page }) => {
  const next = await headline("nl");
  await page.clock.install({ time: Date.parse(next.startsAt) - 1000 });
  await serverHasClockOf(page);
  await page.goto("/");
  const main = page.getByRole("main");
  await page.clock.runFor(3000);
  await expect(main.getByText("Nu bezig")).toBeVisible();
  await page.clock.fastForward(Date.parse(next.endsAt) - Date.parse(next.startsAt) + 1000);
  await expect(main.getByText("De vlag is gevallen")).toBeVisible();
});

for (const hours of [-50, 5]) {
  test(`S09 a device whose clock is ${hours} hours off counts down from now`, async ({ page }) => {
    const next = await headline("nl");
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
