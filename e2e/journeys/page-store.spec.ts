import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { homeChanged, purge, purgeSecret } from "../fixtures/purge.ts";
import { startStandIn } from "../fixtures/stand-in-content-system.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

/** Changes show within a second on a quiet machine; browsers of other tests may take all of this one. */
const soon = { timeout: 30_000 };

interface Site {
  standIn: Awaited<ReturnType<typeof startStandIn>>;
  /** Where its pages lie; stays through a restart. */
  folder: string;
  /** Starts a web server on the stand-in, which ends with the test. */
  start: (environment?: Record<string, string>) => ReturnType<typeof startWebServer>;
}

/** A site of the test's own, on a small content system that can be made to fail. */
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  site: async ({}, use) => {
    const standIn = await startStandIn("/api");
    const folder = await mkdtemp(path.join(tmpdir(), "circuit-store-"));
    const servers: Awaited<ReturnType<typeof startWebServer>>[] = [];
    const start: Site["start"] = async (environment = {}) => {
      const variables = {
        CMS_URL: standIn.address,
        CMS_TIMEOUT_MS: "500",
        PURGE_SECRET: purgeSecret,
        PAGES_DIR: folder,
      };
      const server = await startWebServer({ ...variables, ...environment });
      servers.push(server);
      return server;
    };
    await use({ standIn, folder, start });
    await Promise.all(servers.map((server) => server.stop()));
    standIn.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test("a stored page is compressed once, says what caches may do, and costs nothing when it hasn't changed", async ({
  site,
}) => {
  const { address } = await site.start();
  const get = (init?: RequestInit) => fetch(`${address}/?utm_source=nieuwsbrief`, init);
  const first = await get({ headers: { "accept-encoding": "br" } });
  expect(first.status).toBe(200);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  expect(first.headers.get("cache-tag")).toMatch(/^[\w-]{6}(?:,[\w-]{6})*$/u);
  expect(first.headers.get("content-security-policy")).toContain("'sha256-");
  const etag = first.headers.get("etag") ?? "";

  const again = await get({ headers: { "if-none-match": `W/"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));

  const head = await get({ method: "HEAD", headers: { "accept-encoding": "br" } });
  expect(head.headers.get("content-length")).toBe(first.headers.get("content-length"));
  expect(await head.text()).toBe("");

  const plain = await get({ headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(await first.text());
});

test("other pages than home may be kept by any cache for a moment, and for a day while the site is broken", async ({
  request,
}) => {
  const headers = (await request.get("/nieuws")).headers();
  expect(headers["cache-control"]).toBe(
    "public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400",
  );
  expect((await request.get("/")).headers()["cache-control"], "depends on the visitor's languages").not.toContain(
    "s-maxage",
  );
});

test("parameters that change nothing make no new page, however many there are", async ({ site }) => {
  const { address } = await site.start();
  const etag = (await fetch(`${address}/`)).headers.get("etag");
  const before = site.standIn.calls.length;
  for (let number = 0; number < 500; number += 1) {
    const answer = await fetch(`${address}/?r${number}=${number}&q=%00`);
    expect(answer.headers.get("etag")).toBe(etag);
    await answer.text();
  }
  expect(site.standIn.calls.length - before).toBeLessThan(30);
});

test("a purge that isn't signed, too old, or no purge is refused and changes nothing", async ({ site }) => {
  const { address } = await site.start();
  await fetch(`${address}/`);
  const etag = async () => (await fetch(`${address}/`)).headers.get("etag");
  const before = await etag();
  const asked = () => site.standIn.calls.filter((call) => call.includes("[slug][$eq]=home")).length;
  await expect.poll(asked).toBeGreaterThan(0);
  const calls = asked();

  const unsigned = await fetch(`${address}/_purge`, { method: "POST", body: JSON.stringify(homeChanged) });
  expect(unsigned.status).toBe(401);
  expect((await purge(address, homeChanged, { key: "een-ander-geheim-dan-dat" })).status).toBe(401);
  expect((await purge(address, homeChanged, { ageSeconds: 301 })).status, "replayed").toBe(401);
  expect((await purge(address, "geen json")).status).toBe(400);
  expect((await purge(address, { changes: [{ type: "pages" }] })).status).toBe(400);
  expect((await fetch(`${address}/_purge`)).status).toBe(405);
  const nonsense = await fetch(`${address}/_purge`, { method: "POST", headers: { "x-signature": "x" }, body: "{}" });
  expect(nonsense.status).toBe(400);
  expect(asked()).toBe(calls);
  expect(await etag()).toBe(before);
});

test("a signed purge has the page made again while the old one is served", async ({ site }) => {
  const { address } = await site.start();
  await (await fetch(`${address}/`)).text();
  const asked = () => site.standIn.calls.filter((call) => call.includes("[slug][$eq]=home")).length;
  const before = asked();

  expect((await purge(address, homeChanged)).status).toBe(202);
  expect((await fetch(`${address}/`)).status).toBe(200);
  await expect.poll(asked, soon).toBeGreaterThan(before);
});

for (const kind of ["silence", "rubbish"] as const) {
  test(`with a content system that answers ${kind} stored pages stay, unseen ones are an honest 503, and all is well after it`, async ({
    site,
  }) => {
    const { address } = await site.start();
    await (await fetch(`${address}/`)).text();
    site.standIn.trouble.kind = kind;
    await purge(address, homeChanged);
    expect((await fetch(`${address}/`)).status, "seen before").toBe(200);

    for (const unseen of ["/a", "/b", "/c", "/d", "/e", "/f"]) {
      const answer = await fetch(`${address}${unseen}`);
      expect(answer.status, unseen).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
    const calls = site.standIn.calls.length;
    expect((await fetch(`${address}/g`)).status).toBe(503);
    expect(site.standIn.calls.length, "left alone for a while").toBeLessThanOrEqual(calls + 1);

    site.standIn.trouble.kind = null;
    await expect.poll(async () => (await fetch(`${address}/a`)).status, soon).toBe(404);
  });
}

test("a process that dies is replaced, and visitors of the others notice nothing", async ({ site }) => {
  const server = await site.start({ WEB_PROCESSES: "2" });
  await expect.poll(() => server.processes().length, soon).toBe(2);
  await (await fetch(`${server.address}/`)).text();
  const [victim = 0] = server.processes();

  // Each on a connection of its own: one that the dead process had taken is the only kind that breaks.
  const visit = async () => {
    const answer = await fetch(`${server.address}/`, { headers: { connection: "close" } });
    return answer.status === 200 && (await answer.text()).endsWith("</html>");
  };
  process.kill(victim, "SIGKILL");
  await expect.poll(() => server.log(), soon).toContain("A process died and is replaced");
  for (let visitor = 0; visitor < 50; visitor += 1) expect(await visit()).toBe(true);
  await expect.poll(() => server.processes().length, soon).toBe(3);
  expect((await purge(server.address, homeChanged)).status).toBe(202);
});

test("asked to stop, the site finishes what is under way", async ({ site }) => {
  const server = await site.start({ CMS_TIMEOUT_MS: "3000" });
  await (await fetch(`${server.address}/`)).text();
  site.standIn.trouble.kind = "silence";
  const underWay = fetch(`${server.address}/nog-nooit-gezien`);
  await expect.poll(() => site.standIn.calls.some((call) => call.includes("nog-nooit-gezien")), soon).toBe(true);
  const stopped = server.stop();
  expect((await underWay).status).toBe(503);
  await stopped;
});

test("a restart serves from disk at once, without the content system", async ({ site }) => {
  const first = await site.start();
  const html = await (await fetch(`${first.address}/`)).text();
  const siteUrl = first.address;
  await first.stop();
  site.standIn.stop();

  const second = await site.start({ SITE_URL: siteUrl });
  const answer = await fetch(`${second.address}/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(html);
});

test("C03 while the content system is away the data of every stored page is there too", async ({ site }) => {
  const { address } = await site.start();
  await (await fetch(`${address}/`)).text();
  site.standIn.stop();

  const answer = await fetch(`${address}/_payload.json`, { headers: { "accept-encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(await answer.json()).toHaveProperty("page");
  const etag = answer.headers.get("etag") ?? "";
  expect((await fetch(`${address}/_payload.json`, { headers: { "if-none-match": etag } })).status).toBe(304);

  const unseen = await fetch(`${address}/nog-nooit-gezien/_payload.json`);
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get("retry-after")).not.toBeNull();
});

test("a stored page that was damaged on disk is dropped and made again", async ({ site }) => {
  const first = await site.start();
  const html = await (await fetch(`${first.address}/`)).text();
  await first.stop();
  for (const ending of ["", ".br", ".gz"])
    await writeFile(path.join(site.folder, `current/pages/index.html${ending}`), "x");

  const second = await site.start({ SITE_URL: first.address });
  const answer = await fetch(`${second.address}/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(html);
  expect(second.log()).toContain("Stored page is damaged");
});

/** Address of the data that a stored page names. */
function dataOf(html: string): string {
  return / data-src="([^"]+)"/u.exec(html)?.[1] ?? "no data";
}

test("a page's data lies beside it, never changes under its name, and stays while visitors may hold the old page", async ({
  site,
}) => {
  const { address } = await site.start();
  const html = async () => (await fetch(`${address}/`)).text();
  const old = dataOf(await html());
  const answer = await fetch(`${address}${old}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-security-policy")).not.toBeNull();
  const text = await answer.text();
  expect(text).toContain("loaderData");
  const plain = await fetch(`${address}${old}`, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(text);

  site.standIn.home.name = "Ander nieuws";
  expect((await purge(address, homeChanged)).status).toBe(202);
  await expect.poll(async () => dataOf(await html()), soon).not.toBe(old);
  expect(await (await fetch(`${address}${dataOf(await html())}`)).text()).toContain("Ander nieuws");
  expect(await (await fetch(`${address}${old}`)).text()).toBe(text);
});

test("a page whose data was lost on disk is made again with it", async ({ site }) => {
  const first = await site.start();
  const data = dataOf(await (await fetch(`${first.address}/`)).text());
  await first.stop();
  const folder = path.join(site.folder, "current/data");
  for (const name of await readdir(folder)) await writeFile(path.join(folder, name), "torn");

  const second = await site.start({ SITE_URL: first.address });
  const missing = await fetch(`${second.address}${data}`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get("cache-control")).toBe("no-store");
  await expect.poll(async () => (await fetch(`${second.address}${data}`)).status, soon).toBe(200);
  expect((await fetch(`${second.address}/_data/..%2F..%2Fcursor.txt`)).status).toBe(404);
});

test("connections stay open longer than a proxy keeps its own", async ({ site }) => {
  const { address } = await site.start();
  expect((await fetch(`${address}/`)).headers.get("keep-alive")).toBe("timeout=75");
});
