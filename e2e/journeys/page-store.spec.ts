import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { homeChanged, purge } from "../fixtures/purge.ts";
import { homeOf, soon, test } from "../fixtures/site-on-stand-in.ts";
import { expect } from "../fixtures/test.ts";

test("a stored page is compressed once, says what caches may do, and costs nothing when it hasn't changed", async ({
  site,
}) => {
  const { address } = await site.start();
  const get = (init?: RequestInit) => fetch(`${address}/?utm_source=nieuwsbrief`, init);
  const first = await get({ headers: { "accept-encoding": "br" } });
  expect(first.status).toBe(200);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  // Home depends on the visitor's language, so shared caches must not keep it.
  expect(first.headers.get("cache-tag")).toBeNull();
  const english = await fetch(`${address}/en`);
  expect(english.headers.get("cache-tag")).toMatch(/^[\w-]{3}(?:,[\w-]{3})*$/u);
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
  expect(headers["cache-control"]).toBe("max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400");
  expect((await request.get("/")).headers()["cache-control"], "depends on the visitor's languages").not.toContain(
    "s-maxage",
  );
});

test("parameters that change nothing make no new page, however many there are", async ({ site }) => {
  const { address } = await site.start({ CMS_TIMEOUT_MS: "20000" });
  const etag = (await fetch(`${address}/`)).headers.get("etag");
  const before = site.standIn.calls.length;
  for (let number = 0; number < 500; number += 1) {
    const answer = await fetch(`${address}/?r${number}=${number}&q=%00`);
    expect(answer.headers.get("etag")).toBe(etag);
    await answer.text();
  }
  expect(site.standIn.calls.length - before).toBeLessThan(30);
});

/** A complete page with status 200. */
const whole = { status: 200, html: expect.stringMatching(/<\/html>$/u) };

interface Visit {
  status: number;
  html: string;
}

/** Gets a page on a new connection. */
async function visitOnItsOwn(address: string): Promise<Visit> {
  const answer = await fetch(address, { headers: { connection: "close" } });
  return { status: answer.status, html: await answer.text() };
}

test("a process that dies is replaced, and visitors of the others notice nothing", async ({ site }) => {
  const { standIn } = site;
  const server = await site.start({ WEB_PROCESSES: "2", CMS_TIMEOUT_MS: "30000" });
  await expect.poll(() => server.processes().length, soon).toBe(2);
  await homeOf(server.address);
  const [victim = 0] = server.processes();

  // Each process takes some requests; when one dies they are waiting for the content system, or for their turn. The
  // requests are for unknown pages, as earlier answers of the content system are cached.
  const held = standIn.holdBack((call) => call.includes("[slug][$eq]=nergens-"));
  // A connection to the process that dies breaks off.
  const underWay = Array.from({ length: 12 }, (_, visitor) =>
    visitOnItsOwn(`${server.address}/nergens-${visitor}`).catch(() => null),
  );
  await expect.poll(held.waiting, soon).toBeGreaterThan(1);
  process.kill(victim, "SIGKILL");
  await expect.poll(() => server.log(), soon).toContain("A process died and is replaced");
  // The other process serves, before and after the dead one is replaced.
  for (let visitor = 0; visitor < 50; visitor += 1) expect(await visitOnItsOwn(server.address)).toEqual(whole);
  held.letGo();
  const answers = (await Promise.all(underWay)).filter((answer) => answer !== null);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers, "those that the other process had taken").toEqual(answers.map(() => ({ ...whole, status: 404 })));

  await expect.poll(() => server.processes().length, soon).toBe(3);
  standIn.home.title = "Na de wissel";
  expect((await purge(server.address, homeChanged)).status).toBe(202);
  await expect.poll(() => homeOf(server.address), { ...soon, message: "another one leads" }).toContain("Na de wissel");
});

test("asked to stop, the site finishes what is under way", async ({ site }) => {
  const server = await site.start({ CMS_TIMEOUT_MS: "3000" });
  await (await fetch(`${server.address}/`)).text();
  site.standIn.trouble.kind = "silence";
  const asked = () => site.standIn.calls.filter((call) => call.includes("filters[slug][$eq]=home")).length;
  const before = asked();
  expect((await purge(server.address, homeChanged)).status).toBe(202);
  await expect.poll(asked, soon).toBe(before + 1);
  const underWay = fetch(`${server.address}/?q=nog-nooit-gevraagd`);
  await expect.poll(asked, soon).toBe(before + 2);
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

/** Address of the data in a stored page. */
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
  expect((await fetch(`${second.address}/_data/..%2F..%2Fcursor.txt`)).status).toBe(400);
});

test("connections stay open longer than a proxy keeps its own", async ({ site }) => {
  const { address } = await site.start();
  expect((await fetch(`${address}/`)).headers.get("keep-alive")).toBe("timeout=75");
});
