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
