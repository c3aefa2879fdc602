import { documentPath } from "@circuit/contract/urls/paths";
import type { Locator, Page } from "@playwright/test";
import { published } from "../fixtures/content-system.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

/** What a fan wants to know, standing somewhere with a phone; each is answered in three taps from home at most. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps on an element; each counts. */
type Tap = (element: Locator) => Promise<void>;
type Answer = (page: Page, tap: Tap, event: { title: string; path: string }) => Promise<void>;

const main = (page: Page) => page.getByRole("main");
const inBar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Op deze pagina" }).getByRole("link", { name });
const toProgramme = (page: Page, tap: Tap) =>
  tap(main(page).getByRole("link", { name: "Bekijk het programma" }).first());

const questions: Record<string, Answer> = {
  "what it costs per day": async (page, tap, { path }) => {
    const tickets = main(page).getByRole("link", { name: /^Tickets vanaf/u });
    await tap(tickets.first());
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash === "#tickets");
    const prices = page.locator("#tickets").getByText(/€\s?\d/u);
    await expect(prices.filter({ visible: true }).first()).toBeVisible();
  },
  "which event is next": async (page, _, { title }) => {
    await expect(main(page).getByRole("paragraph").first()).toBeInViewport();
    await expect(main(page).getByRole("paragraph").first()).toContainText(title);
  },
  "where one sits, and what one sees there": async (page, tap) => {
    await toProgramme(page, tap);
    await expect(main(page).getByRole("heading", { name: "Waar wil je zitten?", level: 2, exact: true })).toBeVisible();
    await tap(main(page).getByRole("link", { name: "Korhoentribune", exact: true }));
    await expect(page).toHaveURL(/stand=korhoen/u);
    await expect(main(page).getByRole("heading", { name: "Korhoentribune" }).first()).toBeVisible();
  },
  "when what starts": async (page, tap) => {
    await toProgramme(page, tap);
    await expect(main(page).getByRole("table", { name: "Programma" })).toBeVisible();
    await expect(main(page).getByRole("row", { name: /14:00/u })).toBeVisible();
  },
  "how to get there": async (page, tap) => {
    await toProgramme(page, tap);
    await tap(inBar(page, "Erheen"));
    const travel = main(page).getByRole("link", { name: "Hoe kom je er?" });
    await expect(travel).toBeInViewport();
    await tap(travel);
    await expect(page).toHaveURL(/\/bereikbaarheid$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "where to sleep, and for how much": async (page, tap) => {
    await toProgramme(page, tap);
    await tap(inBar(page, "Slapen"));
    const heading = page.getByRole("heading", { name: "Blijf slapen" });
    const stays = main(page).locator("section").filter({ has: heading });
    await expect(stays.getByRole("heading", { name: "Blijf slapen" })).toBeInViewport();
    await expect(stays.getByText(/€\s?\d/u).first()).toBeVisible();
  },
};

for (const [question, answer] of inTurn(Object.entries(questions))) {
  test(`S15 home on a phone answers in three taps: ${question}`, async ({ page }) => {
    const { title, slug } = await published.event("tt-drenthe", "nl");
    let taps = 0;
    const tap: Tap = async (element) => {
      await element.tap();
      taps += 1;
    };
    await page.goto("/");
    await answer(page, tap, { title, path: documentPath("event", slug, "nl") });
    expect(taps, "taps").toBeLessThanOrEqual(3);
  });
}
