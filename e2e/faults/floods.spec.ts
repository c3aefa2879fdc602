import { expect } from "../fixtures/test.ts";
import {
  after,
  afterAnswer,
  flood,
  floodRow,
  get,
  maxMemory,
  visitDuring,
  waitAt,
  type Raw,
  type Visit,
} from "../fixtures/flood.ts";
import { homeOf, test } from "../fixtures/site-on-stand-in.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });

/** Most memory of one process during a flood, in megabytes; it begins with some 150. */
const maxMegabytes = 450;

/** How long a visitor may wait for a page during a flood, in milliseconds: in the middle, and at worst. */
const usualPatience = { median: 1000, longest: 10_000 };

/** The floods. Each stays on this machine and is limited in number; a real one would only be more of the same. */
const floods: readonly (readonly [kind: string, raw: Raw])[] = [
  [
    "unknown pages whose askers hang up",
    { connections: 42_000, atOnce: 200, text: (number) => get(`/onbekend-${number}`), until: after(5) },
  ],
  [
    "unknown pages whose askers wait",
    { connections: 5000, atOnce: 5000, text: (number) => get(`/wacht-${number}`), until: afterAnswer },
  ],
  [
    "unknown pages with a query each",
    { connections: 2000, atOnce: 300, text: (number) => get(`/nergens?q=${number}&utm=${number}`), until: afterAnswer },
  ],
  ["searches", { connections: 2000, atOnce: 300, text: (number) => get(`/en?q=${number}`), until: afterAnswer }],
  [
    "unknown files",
    { connections: 4000, atOnce: 400, text: (number) => get(`/uploads/weg_${number}.jpg`), until: afterAnswer },
  ],
  [
    "tokens of mails",
    { connections: 2000, atOnce: 300, text: (number) => get(`/aanmelding/bevestigen/${number}`), until: afterAnswer },
  ],
  ["readers that never read", { connections: 600, atOnce: 600, text: () => get("/"), until: unread }],
  [
    "heads that never end",
    { connections: 1500, atOnce: 500, text: () => "GET / HTTP/1.1\r\nHost: flood\r\n", until: after(2000) },
  ],
];

/** Without it the site refuses a form at once, before it is in. */
const urlEncoded = "Content-Type: application/x-www-form-urlencoded";

function unread(socket: Parameters<Raw["until"]>[0]): Promise<void> {
  socket.pause();
  return after(4000)(socket);
}

function expectShort(waits: readonly number[], { median, longest }: typeof usualPatience): void {
  expect(waitAt(waits, 0.5), "how long a visitor waited, in the middle").toBeLessThan(median);
  expect(waitAt(waits, 1), "how long a visitor waited, at worst").toBeLessThan(longest);
}

for (const [kind, raw] of floods) {
  test(`a flood of ${kind} keeps no page from a visitor, lets nobody wait for long, and takes no process down`, async ({
    site,
  }) => {
    const web = await site.start();
    await homeOf(web.address);
    let busy = 0;
    let visit: Visit = { statuses: [], waits: [] };
    const most = await maxMemory(web.processes, async () => {
      const work = async () => (busy = await flood(web.address, raw));
      visit = await visitDuring(work, [`${web.address}/`]);
    });
    process.stdout.write(`\n${floodRow(kind, raw.connections, most, visit, busy)}\n`);
    const { statuses, waits } = visit;
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expectShort(waits, usualPatience);
    expect(most).toBeLessThan(maxMegabytes);
    expect(web.log()).not.toContain("A process died");
    // No request of the flood is left in the queue.
    await expect.poll(async () => (await fetch(`${web.address}/daarna`)).status, { timeout: 30_000 }).toBe(404);
  });
}

test("one address that asks for hundreds of searches keeps nobody else from one", async ({ site }) => {
  const web = await site.start();
  await homeOf(web.address);
  const raw: Raw = {
    connections: 3000,
    atOnce: 320,
    text: (number) => get(`/en?q=many-${number}`),
    from: () => "127.0.0.9",
    until: afterAnswer,
  };
  const asked = Array.from({ length: 100 }, (_, number) => `${web.address}/en?q=few-${number}`);
  const { statuses, waits } = await visitDuring(() => flood(web.address, raw), asked);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expectShort(waits, { median: 1000, longest: 5000 });
});

test("forms that come in drop by drop, from many addresses, keep nobody else's from being taken", async ({ site }) => {
  const web = await site.start();
  await homeOf(web.address);
  const raw: Raw = {
    connections: 960,
    atOnce: 960,
    text: () => `POST /forms/nl/none HTTP/1.1\r\nHost: flood\r\n${urlEncoded}\r\nContent-Length: 1000\r\n\r\nx`,
    from: (number) => `127.0.1.${(number % 60) + 1}`,
    until: after(8000),
  };
  const statuses: number[] = [];
  const waits: number[] = [];
  const slow = flood(web.address, raw);
  for (let turn = 0; turn < 20; turn += 1) {
    const startedAt = performance.now();
    const sent = fetch(`${web.address}/forms/nl/none`, { method: "POST", body: new URLSearchParams({ name: "Jan" }) });
    statuses.push((await sent).status);
    waits.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await slow;
  expect(statuses).not.toContain(503);
  expectShort(waits, usualPatience);
});

test("while unknown pages are asked for in any number, those that can't be made soon are told when to come back", async ({
  site,
}) => {
  const web = await site.start({ CMS_TIMEOUT_MS: "20000" });
  await homeOf(web.address);
  const hold = site.standIn.holdBack((call) => call.includes("onbekend"));
  const asked = Array.from({ length: 400 }, (_, number) =>
    fetch(`${web.address}/onbekend-${number}`, { headers: { accept: "text/html" } }),
  );
  const refused = await Promise.any(asked);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.text()).toContain("Druk in de pitstraat");
  await expect.poll(hold.waiting).toBeGreaterThan(0);
  expect(hold.waiting()).toBeLessThanOrEqual(4);
  expect(await homeOf(web.address)).toContain("<h1");

  hold.letGo();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(100);
});
