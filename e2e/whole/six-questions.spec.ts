import { documentPath } from "@circuit/contract/paths";
import type { Page } from "@playwright/test";
import { published } from "../fixtures/content-system.ts";
import { main, Taps, words } from "../fixtures/taps-from-home.ts";
import { expect, test } from "../fixtures/test.ts";

/** What a fan wants to know, standing somewhere with a phone; each is answered in three taps from home at most. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const inBar = (page: Page, bar: string, name: string) =>
  page.getByRole("navigation", { name: bar }).getByRole("link", { name });

for (const locale of ["nl", "en"] as const) {
  const say = words[locale];

  test.describe(`S15 ${say.home} on a phone answers in three taps`, () => {
    let taps: Taps;
    let event: { title: string; path: string };

    test.beforeEach(async ({ page }) => {
      const next = (await published.upcomingEvents(locale)).find(({ slug }) => slug === "tt-drenthe");
      event = { title: next?.title ?? "", path: documentPath("event", next?.slug ?? "", locale) };
      taps = new Taps();
      await page.goto(say.home);
    });
    test.afterEach(() => expect(taps.count, "taps").toBeLessThanOrEqual(3));

    test("which event is next, without a tap", async ({ page }) => {
      await expect(main(page).getByRole("paragraph").first()).toBeInViewport();
      await expect(main(page).getByRole("paragraph").first()).toContainText(event.title);
    });

    test("where one sits, and what one sees there", async ({ page }) => {
      await taps.on(main(page).getByRole("link", { name: say.programme }).first());
      await expect(main(page).getByRole("heading", { name: say.seats, level: 2, exact: true })).toBeVisible();
      await taps.on(main(page).getByRole("link", { name: say.seat, exact: true }));
      await expect(page).toHaveURL(/stand=korhoen/u);
      await expect(main(page).getByRole("heading", { name: say.seat }).first()).toBeVisible();
    });

    test("when what starts", async ({ page }) => {
      await taps.on(main(page).getByRole("link", { name: say.programme }).first());
      await expect(main(page).getByRole("table", { name: new RegExp(say.races, "iu") })).toBeVisible();
      await expect(main(page).getByRole("row", { name: /14:00/u })).toBeVisible();
    });

    test("how to get there", async ({ page }) => {
      await taps.on(main(page).getByRole("link", { name: say.programme }).first());
      await taps.on(inBar(page, say.bar, say.way));
      const travel = main(page).getByRole("link", { name: say.travel });
      await expect(travel).toBeInViewport();
      await taps.on(travel);
      await expect(page).toHaveURL(say.travelPath);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("where to sleep, and for how much", async ({ page }) => {
      await taps.on(main(page).getByRole("link", { name: say.programme }).first());
      await taps.on(inBar(page, say.bar, say.stays));
      const stays = main(page)
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: say.stay }) });
      await expect(stays.getByRole("heading", { name: say.stay })).toBeInViewport();
      await expect(stays.getByText(/€\s?\d/u).first()).toBeVisible();
    });
  });
}
