import { documentPath } from "@circuit/contract/paths";
import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

/** The event that home is about: an editor chose it. */
async function headline(locale: "nl" | "en") {
  const event = (await published.upcomingEvents(locale)).find(({ slug }) => slug === "tt-drenthe");
  if (event === undefined) throw new Error("No TT is coming");
  return event;
}

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
    units: ["dagen", "uur", "minuten", "seconden"],
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
    units: ["days", "hours", "minutes", "seconds"],
  },
] as const;

for (const { locale, path, title, hero, calendar, news, timeline, posters, app, until, units } of languages) {
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

  test(`S15 ${path} has one answer to which event is next: above the title, by the clock and behind the buttons`, async ({
    page,
  }) => {
    const event = await headline(locale);
    const eventPath = documentPath("event", event.slug, locale);
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("paragraph").first()).toContainText(event.title);
    await expect(main.getByRole("timer", { name: until(event.title) })).toHaveCount(1);
    const buttons = main.getByRole("heading", { level: 1 }).locator("..").getByRole("link");
    await expect(buttons.nth(0)).toHaveAttribute("href", `${eventPath}#tickets`);
    await expect(buttons.nth(1)).toHaveAttribute("href", `${eventPath}#programme`);
  });

  test(`S09 ${path} counts down to the event that an editor chose, second by second`, async ({ page }) => {
    const next = await headline(locale);
    const start = Date.parse(next.startsAt);
    await page.clock.install({ time: start - (3 * 24 * 60 * 60 + 4 * 60 * 60 + 5 * 60 + 7) * 1000 });
    await page.goto(path);
    const timer = page.getByRole("main").getByRole("timer", { name: until(next.title) });
    await expect(timer).toHaveText(/^03 \w+\s*04 \w+\s*0[45] \w+\s*\d\d \w+/u);
    await page.clock.pauseAt(start - 60_000);
    await expect(timer).toHaveText(new RegExp(`^00 ${units[0]}\\s*00 ${units[1]}\\s*01 \\w+\\s*00 ${units[3]}`, "u"));
    await page.clock.runFor(2000);
    await expect(timer).toHaveText(new RegExp(`00 ${units[2]}\\s*58 ${units[3]}`, "u"));
  });
}

test("S09 once the event has begun the countdown says so, and at the end too", async ({ page }) => {
  const next = await headline("nl");
  await page.clock.install({ time: Date.parse(next.startsAt) - 1000 });
  await page.goto("/");
  const main = page.getByRole("main");
  await page.clock.runFor(3000);
  await expect(main.getByText("Nu bezig")).toBeVisible();
  await page.clock.fastForward(Date.parse(next.endsAt) - Date.parse(next.startsAt) + 1000);
  await expect(main.getByText("De vlag is gevallen")).toBeVisible();
});

test("S09 of several featured events the next one counts down and the others follow as cards", async ({ page }) => {
  await page.goto("/vrij-rijden");
  const main = page.getByRole("main");
  await expect(main.getByRole("timer")).toHaveCount(1);
  const section = main.locator("section").filter({ has: page.getByRole("heading", { name: "Daarna op de kalender" }) });
  await section.getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/evenementen\/[\w-]+$/u);
});

test("S09 before the clock runs it shows no hour, minute or second that has passed", async ({
  page,
  consoleErrors,
}) => {
  // Scripts that never load: the page stays as the server wrote it.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  const numbers = page.getByRole("main").getByRole("timer").locator("b");
  await expect(numbers).toHaveCount(4);
  await expect(numbers.first()).toBeVisible();
  for (const index of [1, 2, 3]) await expect(numbers.nth(index)).toBeHidden();
  // The browser reports the blocked scripts.
  consoleErrors.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S09 the countdown shows the days alone, as a clock that stands still would be wrong", async ({ page }) => {
    await page.goto("/");
    const timer = page.getByRole("main").getByRole("timer");
    await expect(timer).toHaveText(/^\d{2,3} dag(?:en)?/u);
    expect(await timer.innerText()).toMatch(/^\d{2,3}\s+dag(?:en)?$/u);
  });
});
