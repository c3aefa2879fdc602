import { published } from "../fixtures/content-system.ts";
import { headline } from "../fixtures/event-of-home.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { serverHasClockOf } from "../fixtures/server-clock.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    path: "/",
    title: "Plat door het veen",
    hero: { name: "Bekijk het programma", leadsTo: /\/evenementen\/tt-drenthe#programme$/u },
    calendar: "Op de kalender",
    news: "Nieuws",
    timeline: "Een eeuw bocht voor bocht",
    posters: "De postermuur",
    app: "Elke ronde in je broekzak",
    until: (title: string) => `Tot ${title} begint`,
    units: ["dagen", "uur", "minuut"],
  },
  {
    locale: "en",
    path: "/en",
    title: "Flat out through the fen",
    hero: { name: "See the programme", leadsTo: /\/en\/events\/tt-drenthe#programme$/u },
    calendar: "On the calendar",
    news: "News",
    timeline: "A century, turn by turn",
    posters: "The poster wall",
    app: "Every lap in your pocket",
    until: (title: string) => `Until ${title} begins`,
    units: ["days", "hours", "minute"],
  },
] as const;

for (const { locale, path, title, hero, calendar, news, timeline, posters, app, until, units } of inTurn(languages)) {
  test(`S15 ${path} opens with the circuit's line and leads to calendar, news, history, posters and app`, async ({
    page,
  }) => {
    const [events, articles] = await Promise.all([published.upcomingEvents(locale), published.news(locale)]);
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole("heading", { level: 2 })).toContainText([calendar, news, timeline, posters, app]);
    const chosen = await headline(locale);
    const flagship = events.find(({ featured, slug }) => featured === true && slug !== chosen.slug);
    const list = main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: calendar }) });
    const titles = list.getByRole("heading", { level: 3 });
    await expect(titles.filter({ hasText: flagship?.title ?? "" })).toHaveCount(1);
    // Flagships are among them, and all are read by date.
    const listed = await titles.allTextContents();
    expect(listed).toEqual(events.map((event) => event.title).filter((name) => listed.includes(name)));
    await expect(list.getByRole("heading", { level: 3, name: chosen.title })).toHaveCount(0);
    await expect(main.getByRole("link", { name: articles[0]?.title ?? "" })).toBeVisible();
    await main.getByRole("link", { name: hero.name }).click();
    await expect(page).toHaveURL(hero.leadsTo);
  });

  test(`S09 ${path} counts down to the event that an editor chose, minute by minute`, async ({ page }) => {
    const next = await headline(locale);
    const start = Date.parse(next.startsAt);
    await page.clock.install({ time: start - (3 * 24 * 60 * 60 + 4 * 60 * 60 + 5 * 60 + 7) * 1000 });
    await serverHasClockOf(page);
    await page.goto(path);
    const timer = page.getByRole("main").getByRole("timer", { name: until(next.title) });
    await expect(timer).toHaveText(/^03 \w+\s*04 \w+\s*0[56] \w+\s*$/u);
    await new SiteFrame(page).whenAliveAt(timer);
    await page.clock.pauseAt(start - 30_000);
    await expect(timer).toHaveText(new RegExp(`^00 ${units[0]}\\s*00 ${units[1]}\\s*01 ${units[2]}`, "u"));
  });
}
