import { expect, test } from "../fixtures/http-test.ts";
import { homeChanged, purge, purgeSecret } from "../fixtures/purge.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { startStandIn } from "../fixtures/stand-in-content-system.ts";
import { startWebServer } from "../fixtures/web-server.ts";

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

const nonsense = ["/%", "/%E0%A4%A", "/..%2f..%2fetc%2fpasswd", "/nieuws?page=%E0%A4%A", "/_payload.json"];

for (const path of inTurn(nonsense)) {
  test(`nonsense in the address (${path}) is never a 5xx`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBeGreaterThanOrEqual(200);
    expect(answer.status()).toBeLessThan(500);
  });
}

const long = [`/${"a".repeat(301)}`, `/en/${"a".repeat(400)}`, `/share/nl/${"a".repeat(350)}.jpg`];

for (const path of inTurn(long)) {
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
    ["a purge without a change", 400, () => purge(web.address, { changes: [{ type: "pages" }] })],
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
