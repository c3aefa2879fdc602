import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { makeOwnPages } from "../fixtures/own-pages.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { openedElsewhere } from "../fixtures/scroll-position.ts";
import { expect, test } from "../fixtures/test.ts";

const widths = [320, 390, 768, 1024, 1440, 1920];

/** Pages with rows of chips; in some the address selects a chip. */
const withChips = [
  "/evenementen",
  "/en/events",
  "/evenementen/tt-drenthe",
  "/en/events/superbike-drenthe",
  "/veelgestelde-vragen",
  "/en/accommodation",
  "/evenementen?type=motoren",
  "/en/events?type=motorcycles",
  "/veelgestelde-vragen?category=toegankelijkheid",
  "/accommodaties?stay=camping",
];

const cases = [true, false].flatMap((javaScriptEnabled) =>
  [...widths.entries()].map(([look, width]) => ({ javaScriptEnabled, look, width })),
);

for (const { javaScriptEnabled, look, width } of inTurn(cases)) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // Each width has half of the pages with chips, the next width the other half.
    const chips = withChips.filter((_, index) => (index + Math.floor(look / 2) + look) % 2 === 0);
    // With scripts `layout-shift.spec.ts` looks at the other widths, over a slow connection and with each set of fonts.
    const hasKinds = [320, 1024, 1920].includes(width) === javaScriptEnabled;

    test(`L17 every ${hasKinds ? "kind of page" : "page with chips"} opens at its top at ${width} px, and the chosen chip is in sight`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(2 * 60_000);
      const site = new URL(baseURL ?? "").origin;
      const own = hasKinds ? await makeOwnPages(site, look % 2 === 0 ? "nl" : "en") : [];
      await page.setViewportSize({ width, height: 844 });
      const paths = [...(hasKinds ? addressesOfKinds(look) : []), ...chips];
      const found = await openedElsewhere(page, paths, javaScriptEnabled);
      for (const { path, cookies = [] } of own) {
        await page.context().addCookies(cookies);
        found.push(...(await openedElsewhere(page, [path], javaScriptEnabled)));
      }
      expect(found).toEqual([]);
    });
  });
}
