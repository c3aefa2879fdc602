import { documentPath } from "@circuit/contract/urls/paths";
import type { Page } from "@playwright/test";
import { published } from "../fixtures/content-system.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { main, Taps, words } from "../fixtures/taps-from-home.ts";
import { expect, test } from "../fixtures/test.ts";

/** What a fan wants to know, standing somewhere with a phone; each is answered in three taps from home at most. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Words = (typeof words)["nl" | "en"];
type Answer = (page: Page, say: Words, taps: Taps, event: { title: string; path: string }) => Promise<void>;

const inBar = (page: Page, bar: string, name: string) =>
  page.getByRole("navigation", { name: bar }).getByRole("link", { name });
const toProgramme = (page: Page, say: Words, taps: Taps) =>
  taps.on(main(page).getByRole("link", { name: say.programme }).first());

const questions: Record<string, Answer> = {
  "what it costs per day": async (page, say, taps, { path }) => {
    await taps.on(main(page).getByRole("link", { name: say.tickets }).first());
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash === "#tickets");
    const prices = page.locator("#tickets").getByText(/€\s?\d/u);
    await expect(prices.filter({ visible: true }).first()).toBeVisible();
  },
  "which event is next": async (page, _, __, { title }) => {
    await expect(main(page).getByRole("paragraph").first()).toBeInViewport();
    await expect(main(page).getByRole("paragraph").first()).toContainText(title);
  },
  "where one sits, and what one sees there": async (page, say, taps) => {
    await toProgramme(page, say, taps);
    await expect(main(page).getByRole("heading", { name: say.seats, level: 2, exact: true })).toBeVisible();
    await taps.on(main(page).getByRole("link", { name: say.seat, exact: true }));
    await expect(page).toHaveURL(/stand=korhoen/u);
    await expect(main(page).getByRole("heading", { name: say.seat }).first()).toBeVisible();
  },
  "when what starts": async (page, say, taps) => {
    await toProgramme(page, say, taps);
    await expect(main(page).getByRole("table", { name: new RegExp(say.races, "iu") })).toBeVisible();
    await expect(main(page).getByRole("row", { name: /14:00/u })).toBeVisible();
  },
  "how to get there": async (page, say, taps) => {
    await toProgramme(page, say, taps);
    await taps.on(inBar(page, say.bar, say.way));
    const travel = main(page).getByRole("link", { name: say.travel });
    await expect(travel).toBeInViewport();
    await taps.on(travel);
    await expect(page).toHaveURL(say.travelPath);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "where to sleep, and for how much": async (page, say, taps) => {
    await toProgramme(page, say, taps);
    await taps.on(inBar(page, say.bar, say.stays));
    const stays = main(page)
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: say.stay }) });
    await expect(stays.getByRole("heading", { name: say.stay })).toBeInViewport();
    await expect(stays.getByText(/€\s?\d/u).first()).toBeVisible();
  },
};

const cases = (["nl", "en"] as const).flatMap((locale) =>
  Object.entries(questions).map(([question, answer]) => ({ locale, question, answer })),
);

for (const { locale, question, answer } of inTurn(cases)) {
  const say = words[locale];
  test(`S15 ${say.home} on a phone answers in three taps: ${question}`, async ({ page }) => {
    const next = (await published.upcomingEvents(locale)).find(({ slug }) => slug === "tt-drenthe");
    const taps = new Taps();
    await page.goto(say.home);
    const event = { title: next?.title ?? "", path: documentPath("event", next?.slug ?? "", locale) };
    await answer(page, say, taps, event);
    expect(taps.count, "taps").toBeLessThanOrEqual(3);
  });
}
