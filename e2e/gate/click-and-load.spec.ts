import { locales } from "@circuit/contract/locales";
import { languages, openPrepared, redirectedPaths } from "../fixtures/click-and-load.ts";
import { clickEach, loadEach, oddStatuses, type Arrival, type Visit } from "../fixtures/click-through.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

// Many pages are rendered, which is faster in a small window.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 500 } });

for (const language of inTurn(locales)) {
  // Of each kind of page the page contract asks it.
  test(`R16 every ${language} redirect, odd spelling and dead end is the same by click, back and forward as by a full load`, async ({
    page,
    request,
    baseURL,
    consoleErrors,
  }) => {
    test.setTimeout(3 * 60_000);
    const { start, isOwn, odd } = languages[language];
    const redirected = (await redirectedPaths(request)).filter((path) => isOwn(path));
    const loaded = await loadEach(new URL(baseURL ?? "").origin, [...new Set([...redirected, ...odd])]);
    expect.soft(oddStatuses(loaded)).toEqual([]);
    await openPrepared(page, start);
    const pages: Visit<Arrival>[] = loaded.flatMap(({ target, arrival }) =>
      arrival.kind === "page" ? [{ target, arrival: arrival.arrival }] : [],
    );
    expect(pages.length).toBeGreaterThan(odd.length / 2);
    expect.soft(await clickEach(page, inOrder(pages, start)), "led elsewhere by a click").toEqual([]);
    // The browser reports every 404, and every view transition that the next click cuts short: React Router skips
    // it and nobody handles the rejected promise of that transition. Visitors seldom click that quickly.
    const isExpected = (error: string) => /status of 404|^AbortError: Transition was skipped/u.test(error);
    consoleErrors.splice(0, Infinity, ...consoleErrors.filter((error) => !isExpected(error)));
  });
}

/** Orders visits so that no link leads to the page it is on, which the browser would load again. */
function inOrder(visits: readonly Visit<Arrival>[], start: string): Visit<Arrival>[] {
  const home = visits.find(({ target }) => target === start);
  let at = start;
  return visits.flatMap((visit) => {
    const isHere = visit.target === at;
    if (isHere && home === undefined) return [];
    at = visit.arrival.address;
    return isHere && home !== undefined && home.target !== visit.target ? [home, visit] : isHere ? [] : [visit];
  });
}
