import { homeChanged, purge, purgeSecret } from "../fixtures/purge.ts";
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
    // Leaves the page, so that its requests are cancelled before the server stops.
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

for (const [path, title, home] of [
  ["/nieuws/100%", "Van de baan geraakt", "/"],
  ["/en/news/100%", "Off the track", "/en"],
] as const) {
  test(`E03 an address that was mangled on its way, ${path}, says so and leads home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(home);
  });
}

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
  await expect(page.getByText("Pagina niet gevonden: /verdwaald")).toBeVisible();
  await expect(new SiteFrame(page).header).toBeVisible();
});

for (const path of ["/%", "/%E0%A4%A", "/..%2f..%2fetc%2fpasswd", "/nieuws?page=%E0%A4%A", "/_payload.json"]) {
  test(`nonsense in the address (${path}) is never a 5xx`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBeGreaterThanOrEqual(200);
    expect(answer.status()).toBeLessThan(500);
  });
}

for (const path of [`/${"a".repeat(301)}`, `/en/${"a".repeat(400)}`, `/share/nl/${"a".repeat(350)}.jpg`]) {
  test(`an address longer than any (${path.slice(0, 12)}…) is one that isn't there`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

/** Headers of every answer of a site with TLS. */
const safeDefaults = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(),microphone=(),geolocation=(self),payment=(),usb=()",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": expect.stringMatching(/frame-ancestors '(?:self|none)'/u),
};

test("every kind of answer carries the safe defaults", async () => {
  const standIn = await startStandIn("/api");
  standIn.redirects.set("/oud", "/");
  // As behind a proxy that terminates TLS.
  const site = { SITE_URL: "https://circuit.example", SITE_CMS_SECRET: purgeSecret };
  const web = await startWebServer({ CMS_URL: standIn.address, ...site });
  const ask = (path: string, init: RequestInit = {}) => fetch(`${web.address}${path}`, { redirect: "manual", ...init });
  const unchanged = async (path: string) => {
    const etag = (await ask(path)).headers.get("etag") ?? "";
    return ask(path, { headers: { "if-none-match": etag } });
  };
  const part = (path: string, range: string) => ask(path, { headers: { range: `bytes=${range}` } });

  const html = await (await ask("/")).text();
  const [, asset = ""] = /"(\/assets\/[^"]+\.js)"/u.exec(html) ?? [];
  const [, data = ""] = / data-src="([^"]+)"/u.exec(html) ?? [];
  const [, upload = ""] = / src="(\/uploads\/[^"]+)"/u.exec(html) ?? [];
  const kinds: [kind: string, status: number, answer: () => Promise<Response>][] = [
    ["a stored page", 200, () => ask("/")],
    ["a stored page that is the same still", 304, () => unchanged("/")],
    ["a page that isn't there", 404, () => ask("/bestaat-niet")],
    ["data of a page that isn't there", 404, () => ask("/bestaat-niet.data")],
    ["a picture for link previews of a page that isn't there", 404, () => ask("/share/nl/bestaat-niet.jpg")],
    ["an icon that isn't there", 404, () => ask("/icons/bestaat-niet")],
    ["a language that there isn't", 404, () => ask("/locale/xx")],
    ["an address that can't be read", 400, () => ask("/100%")],
    ["a page that is broken", 503, () => ask("/evenementen/tt")],
    ["a page for one visitor", 302, () => ask("/", { headers: { "accept-language": "en" } })],
    ["an address that isn't clean", 301, () => ask("/bestaat-niet/")],
    ["an editor's redirect", 301, () => ask("/oud")],
    ["data of a page", 200, () => ask("/_payload.json")],
    ["data that a page was made with", 200, () => ask(data)],
    ["data that is gone", 404, () => ask("/_data/weg.txt")],
    ["robots.txt", 200, () => ask("/robots.txt")],
    ["a static file", 200, () => ask(asset)],
    ["a static file that is the same still", 304, () => unchanged(asset)],
    ["part of a static file", 206, () => part(asset, "0-9")],
    ["more than there is of a static file", 416, () => part(asset, "99999999-")],
    ["a static file that isn't there", 404, () => ask("/assets/weg.js")],
    ["a picture", 200, () => ask(upload)],
    ["a picture that is the same still", 304, () => unchanged(upload)],
    ["part of a picture", 206, () => part(upload, "0-9")],
    ["more than there is of a picture", 416, () => part(upload, "99999999-")],
    ["a picture that isn't there", 404, () => ask("/uploads/weg_1a2b.jpg")],
    ["the build", 200, () => ask("/builds/latest.json")],
    ["the build that is the same still", 304, () => unchanged("/builds/latest.json")],
    ["a build that is unknown", 404, () => ask("/builds/meta/onbekend.json")],
    ["a purge", 202, () => purge(web.address, homeChanged)],
    ["a purge that isn't signed", 401, () => ask("/_purge", { method: "POST", body: JSON.stringify(homeChanged) })],
    ["a purge that is none", 400, () => purge(web.address, "geen json")],
    ["a purge that is too long", 413, () => purge(web.address, "x".repeat(1_000_001))],
    ["a purge that only reads", 405, () => ask("/_purge")],
    ["the health check", 200, () => ask("/healthz")],
  ];
  try {
    await expect.poll(async () => (await unchanged(upload)).status, { message: "the picture is kept" }).toBe(304);
    for (const [kind, status, answerTo] of kinds) {
      const answer = await answerTo();
      expect.soft(answer.status, kind).toBe(status);
      expect.soft(Object.fromEntries(answer.headers), kind).toMatchObject(safeDefaults);
      // An error must not be cached: the next request may succeed.
      if (status >= 400 && status !== 416) expect.soft(answer.headers.get("cache-control"), kind).toContain("no-store");
      await answer.arrayBuffer();
    }
  } finally {
    await web.stop();
    standIn.stop();
  }
});

test("publications carry the safe defaults too, and a site without TLS doesn't promise any", async ({ request }) => {
  const { "strict-transport-security": _, ...defaults } = safeDefaults;
  for (const [status, range] of [
    [200, ""],
    [206, "bytes=0-9"],
    [416, "bytes=99999999-"],
  ] as const) {
    const answer = await request.get("/pitboxreglement", { headers: range === "" ? {} : { range } });
    expect(answer.status()).toBe(status);
    expect(answer.headers()).toMatchObject(defaults);
    expect(answer.headers()).not.toHaveProperty("strict-transport-security");
  }
});
