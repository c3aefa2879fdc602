import { documentPath } from "@circuit/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { published } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

/** What a fan wants to know, standing somewhere with a phone; each is answered in three taps from home at most. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const words = {
  nl: {
    home: "/",
    tickets: /^Tickets vanaf/u,
    programme: "Bekijk het programma",
    seats: "Waar wil je zitten?",
    seat: "Korhoentribune",
    bar: "Op deze pagina",
    way: "Erheen",
    travel: "Hoe kom je er?",
    travelPath: /\/bereikbaarheid$/u,
    stays: "Slapen",
    stay: "Blijf slapen",
    races: "Programma",
  },
  en: {
    home: "/en",
    tickets: /^Tickets from/u,
    programme: "See the programme",
    seats: "Where will you sit?",
    seat: "Korhoen stand",
    bar: "On this page",
    way: "Getting here",
    travel: "How to get here",
    travelPath: /\/en\/getting-here$/u,
    stays: "Stay",
    stay: "Stay the night",
    races: "Programme",
  },
} as const;

/** A tap on something that is there; each counts. */
class Taps {
  count = 0;

  async on(element: Locator): Promise<void> {
    await element.tap();
    this.count += 1;
  }
}

const main = (page: Page) => page.getByRole("main");
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

    test("what it costs per day", async ({ page }) => {
      await taps.on(main(page).getByRole("link", { name: say.tickets }).first());
      await expect(page).toHaveURL((url) => url.pathname === event.path && url.hash === "#tickets");
      await expect(
        page
          .locator("#tickets")
          .getByText(/€\s?\d/u)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
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
