import { published } from "../fixtures/content-system.ts";
import { serverHasClockOf } from "../fixtures/server-clock.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("S15 home opens with the circuit's line and leads to calendar, news, history, posters and app", async ({
  page,
}) => {
  const [events, articles] = await Promise.all([published.upcomingEvents("en"), published.news("en")]);
  await page.goto("/en");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Flat out through the fen" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "On the calendar",
    "News",
    "A century, turn by turn",
    "The poster wall",
    "Every lap in your pocket",
  ]);
  const chosen = await published.event("tt-drenthe", "en");
  const flagship = events.find(({ featured, slug }) => featured === true && slug !== chosen.slug);
  const list = main
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: "On the calendar" }) });
  const titles = list.getByRole("heading", { level: 3 });
  await expect(titles.filter({ hasText: flagship?.title ?? "" })).toHaveCount(1);
  // Flagships are among them, and all are read by date.
  const listed = await titles.allTextContents();
  expect(listed).toEqual(events.map((event) => event.title).filter((name) => listed.includes(name)));
  await expect(list.getByRole("heading", { level: 3, name: chosen.title })).toHaveCount(0);
  await expect(main.getByRole("link", { name: articles[0]?.title ?? "" })).toBeVisible();
  await main.getByRole("link", { name: "See the programme" }).click();
  await expect(page).toHaveURL(/\/en\/events\/tt-drenthe#programme$/u);
});

test("S09 home counts down to the event that an editor chose, minute by minute", async ({ page }) => {
  const next = await published.event("tt-drenthe", "en");
  const start = Date.parse(next.startsAt);
  await page.clock.install({ time: start - (3 * 24 * 60 * 60 + 4 * 60 * 60 + 5 * 60 + 7) * 1000 });
  await serverHasClockOf(page);
  await page.goto("/en");
  const timer = page.getByRole("main").getByRole("timer", { name: `Until ${next.title} begins` });
  await expect(timer).toHaveText(/^03 \w+\s*04 \w+\s*0[56] \w+\s*$/u);
  await new SiteFrame(page).whenAliveAt(timer);
  await page.clock.pauseAt(start - 30_000);
  await expect(timer).toHaveText(/^00 days\s*00 hours\s*01 minute/u);
});
