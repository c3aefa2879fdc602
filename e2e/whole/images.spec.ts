import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  // What code, styles, fonts and the page itself may take of it, `bench/budgets.json` tells.
  test("home brings in at most 400 kB before a visitor scrolls, pictures and pages fetched ahead included", async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send("Network.enable");
    // The page's code that comes last: it looks which pages can be fetched ahead.
    const last = page.waitForResponse(/\/assets\/start-visit-/u);
    await page.goto("/", { waitUntil: "load" });
    await new SiteFrame(page).whenAlive();
    await (await last).finished();
    // Page, two fonts, style sheet, code and one picture for phones: less means that something is missing.
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThanOrEqual(400_000);
  });
});

for (const path of ["/", "/evenementen", "/nieuws"]) {
  test(`the late pictures of ${path} begin once the page is drawn, after everything that one sees first`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    const late = page.locator("main img[loading=lazy]").first();
    await late.scrollIntoViewIfNeeded();
    const address = () =>
      late.evaluate((image: HTMLImageElement) => image.complete && new URL(image.currentSrc).pathname);
    await expect.poll(address).not.toBe(false);

    const sheet = asked.findIndex((pathname) => pathname.endsWith(".css"));
    expect(sheet).toBeGreaterThan(0);
    expect(asked.indexOf(String(await address()))).toBeGreaterThan(sheet);
  });
}

/** The `loading` attribute of the largest contentful paint, once all in view has loaded; `null` if it has none. */
function loadingOfLargest(): Promise<string | null> {
  return new Promise((resolve) => {
    let largest: unknown = null;
    const observer = new PerformanceObserver((list) => {
      largest = Reflect.get(list.getEntries().at(-1) ?? {}, "element");
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    const isStill = (image: HTMLImageElement) => {
      const { top, width } = image.getBoundingClientRect();
      // A flag in a closed menu has no size.
      return image.complete || width === 0 || top > innerHeight;
    };
    const look = (framesLeft: number) => {
      const hasAll = document.getElementById("style-sheet") === null && [...document.images].every(isStill);
      if (framesLeft > 0) return requestAnimationFrame(() => look(hasAll ? framesLeft - 1 : 5));
      return resolve(largest instanceof Element ? largest.getAttribute("loading") : null);
    };
    look(5);
  });
}

test("on a phone the largest part of what one sees first never waits as a late picture", async ({
  browser,
  baseURL,
}) => {
  const late: string[] = [];
  for (const path of [
    "/",
    "/evenementen",
    "/evenementen/tt-drenthe",
    "/nieuws",
    "/tickets",
    "/circuit/geschiedenis",
    "/en/circuit/history",
    "/accommodaties",
    "/arrangementen",
    "/posters",
    "/live-cams",
    "/official-worden",
  ]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${baseURL}${path}`, { waitUntil: "load" });
    if ((await page.evaluate(loadingOfLargest)) === "lazy") late.push(path);
    await page.close();
  }
  expect(late).toEqual([]);
});
