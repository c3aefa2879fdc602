import { inTurn } from "../fixtures/rotation.ts";
import { expectNoShift, slowVisits, widths } from "../fixtures/slow-first-visits.ts";
import { test } from "../fixtures/test.ts";

/**
 * A third of some pages: over all combinations of fonts and widths each page is looked at once at every width, and once with
 * every font.
 */
function thirdOf<Each>(pages: readonly Each[], turn: number, place: number): Each[] {
  return pages.filter((_, index) => (index + turn + place) % widths.length === 0);
}

// Between a phone and a desk little is of a width's own.
for (const slowVisit of inTurn(slowVisits.filter(({ width }) => width !== 768))) {
  const { fonts, turn, width, place } = slowVisit;
  test(`no kind of page shifts at ${width} px on a first visit over a slow connection, on a machine that has the fonts of ${fonts} alone`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(4 * 60_000);
    await expectNoShift({ playwright, launchOptions, baseURL }, slowVisit, (pages) => thirdOf(pages, turn, place));
  });
}
