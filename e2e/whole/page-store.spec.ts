import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge, signedPurge } from "../fixtures/purge.ts";
import { homeOf, soon, test } from "../fixtures/site-on-stand-in.ts";

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

test("connections stay open longer than a proxy keeps its own", async ({ site }) => {
  const { address } = await site.start();
  expect((await fetch(`${address}/`)).headers.get("keep-alive")).toBe("timeout=75");
});

test("a purge that somebody sends once more counts no second time, whichever process it reaches", async ({ site }) => {
  const { address, log } = await site.start({ WEB_PROCESSES: "2" });
  const timesIn = (text: string) => log().split(text).length - 1;
  await expect.poll(() => timesIn("Site is up"), soon).toBe(2);
  const send = signedPurge(homeChanged);
  expect((await send(address)).status).toBe(202);
  await expect.poll(() => timesIn("Changed pages are made again"), soon).toBe(1);

  // The answer doesn't wait for the process that knows.
  for (let time = 0; time < 5; time += 1) expect((await send(address)).status).toBe(202);
  await expect.poll(() => timesIn("used before"), soon).toBe(5);
  expect((await purge(address, homeChanged)).status).toBe(202);
  await expect.poll(() => timesIn("Changed pages are made again"), soon).toBe(2);
  expect(timesIn("used before")).toBe(5);
});
