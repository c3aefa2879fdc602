import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { dataOf } from "../fixtures/address-of-data.ts";
import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge } from "../fixtures/purge.ts";
import { homeOf, soon, test } from "../fixtures/site-on-stand-in.ts";

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

/** Where the only build that has run keeps its pages. */
async function folderOf(folder: string): Promise<string> {
  const names = await readdir(folder);
  return path.join(folder, names.find((name) => /^[0-9a-f]{16}$/u.test(name)) ?? "");
}

test("a stored page that was damaged on disk is dropped and made again", async ({ site }) => {
  const first = await site.start();
  const html = await (await fetch(`${first.address}/`)).text();
  await first.stop();
  await writeFile(path.join(await folderOf(site.folder), "pages/%2F"), "x");

  const second = await site.start({ SITE_URL: first.address });
  const answer = await fetch(`${second.address}/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(html);
  expect(second.log()).toContain("Stored page is damaged");
});

test("a page whose data was lost on disk is made again with it", async ({ site }) => {
  const first = await site.start();
  const data = dataOf(await (await fetch(`${first.address}/`)).text());
  await first.stop();
  const folder = path.join(await folderOf(site.folder), "data");
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
