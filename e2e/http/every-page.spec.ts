import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures/http-test.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { isPathOfTest } from "../fixtures/test-title.ts";

/** Status of an address. Who is told to come back in a moment, as while the site is starting, does so. */
async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const statuses: number[] = [];
  const ask = async () => {
    const answer = await request.get(path);
    statuses.push(answer.status());
    return answer.status() === 503 && answer.headers()["retry-after"] !== undefined;
  };
  await expect.poll(ask, { timeout: 30_000 }).toBe(false);
  return statuses.at(-1) ?? 0;
}

test("every link within the site leads somewhere", async ({ request }) => {
  test.setTimeout(4 * 60_000);
  const paths = await pathsOfSitemap(request);
  const known = new Set(paths);
  const dead: string[] = [];
  const checked = new Map<string, number>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const targets = [...html.matchAll(/href="(\/[^"#?]*)[^"]*"/gu)].map(([, target = ""]) => target);
    const isLookedAt = (to: string) => !known.has(to) && !to.startsWith("/assets/") && !isPathOfTest(to);
    for (const target of new Set(targets.filter(isLookedAt))) {
      if (!checked.has(target)) checked.set(target, await statusOf(request, target));
      if (checked.get(target) !== 200) dead.push(`${path} → ${target} (${checked.get(target)})`);
    }
  }
  expect(dead).toEqual([]);
});

/** Links to places: the address of the page, and the place on it. What opens a dialog by scripts leads to no place. */
function placesNamedIn(html: string, path: string): { target: string; place: string }[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"#]*)#([^"]+)"/gu)].flatMap(([, target = "", place = ""]) => {
    if (place === "cookie-settings" || /^[a-z]+:/u.test(target)) return [];
    return [{ target: target === "" ? path : target.replaceAll("&amp;", "&"), place: decodeURIComponent(place) }];
  });
}

test("every place that a link within the site names is on its page", async ({ request }) => {
  test.setTimeout(4 * 60_000);
  const pages = new Map<string, string>();
  const htmlOf = async (path: string) => {
    const html = pages.get(path) ?? (await (await request.get(path)).text());
    pages.set(path, html);
    return html;
  };
  const missing: string[] = [];
  for (const path of (await pathsOfSitemap(request)).filter((each) => !isPathOfTest(each))) {
    for (const { target, place } of placesNamedIn(await htmlOf(path), path)) {
      if (isPathOfTest(target)) continue;
      if (!(await htmlOf(target)).includes(` id="${place}"`)) missing.push(`${path} → ${target}#${place}`);
    }
  }
  expect(missing).toEqual([]);
});
