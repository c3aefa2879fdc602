import type { Page, Route } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap, untilReady } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { firstArticle, mark } from "../fixtures/watch-page.ts";
import { watchRequests } from "../fixtures/watch-requests.ts";

const isPayload = (path: string) => path.includes("/_payload.json");

/** Makes the page believe that its connection is slow, or that the visitor saves data. */
async function pretendConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
  }, connection);
}

test.beforeEach(async ({ request }) => {
  const paths = await pathsOfSitemap(request);
  await untilReady(
    request,
    paths.filter((path) => path.startsWith("/nieuws/")),
  );
});

test("C03 K01 links in view have their data fetched ahead, four at a time, and a tap asks for nothing more", async ({
  page,
}) => {
  let underWay = 0;
  let most = 0;
  const fetched: string[] = [];
  await page.route("**/_payload.json*", async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const response = await route.fetch();
    if (response.status() === 200) fetched.push(new URL(route.request().url()).pathname);
    await route.fulfill({ response });
    underWay -= 1;
  });
  await page.setViewportSize({ width: 1440, height: 2400 });
  const requests = watchRequests(page);
  const teaser = firstArticle(page);
  let href = "";
  // A busy server answers nothing to what is fetched ahead.
  await expect(async () => {
    await page.goto("/nieuws");
    href = (await teaser.getAttribute("href")) ?? "";
    await expect.poll(() => fetched).toContain(`${href}/_payload.json`);
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => requests.filter(isPayload).length).toBeGreaterThan(6);
  await expect.poll(() => underWay).toBe(0);
  expect(most).toBeLessThanOrEqual(4);

  const isSameDocument = await mark(page);
  const before = requests.length;
  await teaser.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  expect(requests.slice(before).filter((path) => path.startsWith(href) || path.includes(".data"))).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
});

test("C03 who opens a page doesn't wait for its data to be fetched ahead, which may take for ever", async ({
  page,
}) => {
  const held: Route[] = [];
  // Only articles are held back; four pending requests block all other prefetching.
  await page.route("**/nieuws/*/_payload.json*", (route) => {
    if (route.request().headers()["purpose"] !== "prefetch") return route.continue();
    held.push(route);
    return undefined;
  });
  await page.goto("/nieuws");
  await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const href = new URL(held[0]?.request().url() ?? "").pathname.replace("/_payload.json", "");
  const link = page.locator(`a[href="${href}"]:visible`).first();
  const isSameDocument = await mark(page);
  const title = page.getByRole("heading", { level: 1 });
  const before = (await title.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(title).not.toHaveText(before);
  expect(await isSameDocument()).toBe(true);
  await Promise.all(held.map((route) => route.continue()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

for (const [what, connection] of [
  ["a slow connection", { effectiveType: "2g" }],
  ["a visitor who saves data", { effectiveType: "4g", saveData: true }],
] as const) {
  test(`K01 for ${what} all of the site works, and nothing is fetched ahead`, async ({ page }) => {
    await pretendConnection(page, connection);
    const requests = watchRequests(page);
    const frame = new SiteFrame(page);
    await frame.fillCart(2);
    await page.goto("/veelgestelde-vragen");
    // Without any interaction: the cart button appears once the browser is idle.
    await expect(frame.cartButton).toBeVisible();
    await frame.openMenu();
    await page.keyboard.press("Escape");
    await expect(frame.menu).toBeHidden();

    const isSameDocument = await mark(page);
    await frame.footer.getByRole("link", { name: "Privacyverklaring" }).click();
    await expect(page).toHaveURL(/\/privacyverklaring$/u);
    await expect(page).toHaveTitle(/Privacyverklaring/u);
    expect(await isSameDocument()).toBe(true);
    expect(requests.filter(isPayload).length, "only what was tapped").toBeLessThanOrEqual(1);
  });
}

test("before the page is idle less than 2 kB of script runs, and none of it waits in the way of the page", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).not.toMatch(/<script[^>]*\ssrc=/u);
  expect(html).not.toMatch(/rel="modulepreload"/u);
  expect(html).not.toMatch(/\son[a-z]+="/u);
  const scripts = [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/gu)];
  const { gzipSync } = await import("node:zlib");
  const bytes = scripts.reduce((total, [, text = ""]) => total + gzipSync(text).byteLength, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2048);
});

test("a page whose data can't be fetched stays readable, and works once a visitor needs it and it can", async ({
  page,
  consoleErrors,
}) => {
  let isAway = true;
  await page.route("**/_data/*", (route) => (isAway ? route.abort() : route.continue()));
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/veelgestelde-vragen");
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);

  isAway = false;
  const search = page.getByRole("main").getByRole("searchbox");
  const frame = new SiteFrame(page);
  await search.focus();
  await frame.whenAliveAt(search);
  await search.fill("parkeren");
  await expect(page.getByRole("main").getByRole("status").first()).toBeVisible();
  consoleErrors.length = 0;
});
