import { documentPath } from "@circuit/contract/paths";
import { published } from "../fixtures/content-system.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { main, Taps, words } from "../fixtures/taps-from-home.ts";
import { expect, test } from "../fixtures/test.ts";

/** What a fan wants to know, standing somewhere with a phone; each is answered in three taps from home at most. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const locale of inTurn(["nl", "en"] as const)) {
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
  });
}
