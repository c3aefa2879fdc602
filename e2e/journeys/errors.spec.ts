import { SiteFrame } from "../fixtures/site-frame.ts";
import { startStandIn } from "../fixtures/stand-in-content-system.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const nobody = { CMS_URL: "http://127.0.0.1:9", CMS_TIMEOUT_MS: "500" };

for (const [path, title, retry] of [
  ["/evenementen", "Even een pitstop", "Probeer opnieuw"],
  ["/en/events/tt-drenthe", "Quick pit stop", "Try again"],
] as const) {
  test(`E06 E09 with the content system gone ${path} is a 503 that says so and offers a retry`, async ({ page }) => {
    const web = await startWebServer(nobody);
    const answer = await page.goto(`${web.address}${path}`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("30");
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByRole("link", { name: retry })).toHaveAttribute("href", path);
    await expect(page.locator("body")).not.toContainText(/\.tsx?:\d+|CmsError|stack/u);
    // What still loads is called off, rather than cut off by the end of the server.
    await page.goto("about:blank");
    await web.stop();
  });
}

test("E06 a broken content system is never mistaken for an absent page", async ({ request }) => {
  const web = await startWebServer(nobody);
  for (const path of [
    "/bestaat-niet",
    "/nieuws/bestaat-niet",
    "/sitemap.xml",
    "/pitboxreglement",
    "/uploads/x_1.jpg",
  ]) {
    expect((await request.get(`${web.address}${path}`)).status(), path).toBe(503);
  }
  await web.stop();
});

test("with the content system stopped stored pages stay up, and others recover by themselves", async ({ request }) => {
  const first = await startStandIn("/api");
  const web = await startWebServer({ CMS_URL: first.address });
  const status = async (path: string) => (await request.get(`${web.address}${path}`)).status();
  expect(await status("/")).toBe(200);
  first.stop();
  expect(await status("/"), "a page seen before").toBe(200);
  expect(await status("/nooit-gezien"), "a page never seen").toBe(503);
  const second = await startStandIn("/api", first.port);
  await expect.poll(() => status("/nooit-gezien"), { message: "once it is back" }).toBe(404);
  second.stop();
  await web.stop();
});

test("E03 a link with an unsafe target is text, not a link", async ({ page }) => {
  await page.goto("/");
  for (const scheme of ["javascript:", "data:", "vbscript:", "blob:"]) {
    await expect(page.locator(`a[href^="${scheme}" i]`)).toHaveCount(0);
  }
});

test("L13 E01 the not-found screen also shows when a link inside the site leads nowhere", async ({ page }) => {
  await page.goto("/");
  await new SiteFrame(page).whenAlive();
  await page.evaluate(() => {
    history.pushState(null, "", "/verdwaald");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1, name: "Pagina niet gevonden" })).toBeVisible();
  await expect(page.getByText("Page not found: /verdwaald")).toBeVisible();
  await expect(new SiteFrame(page).header).toBeVisible();
});

for (const path of ["/%", "/%E0%A4%A", "/..%2f..%2fetc%2fpasswd", "/nieuws?page=%E0%A4%A", "/_payload.json"]) {
  test(`nonsense in the address (${path}) is never a 5xx`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBeGreaterThanOrEqual(200);
    expect(answer.status()).toBeLessThan(500);
  });
}

test("every answer carries the safe defaults", async ({ request }) => {
  for (const path of ["/", "/bestaat-niet", "/favicon.svg", "/sitemap.xml", "/pitboxreglement"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["content-security-policy"], path).toMatch(/frame-ancestors '(?:self|none)'/u);
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
  }
});
