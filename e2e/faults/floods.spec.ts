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

function unread(socket: Parameters<Raw["until"]>[0]): Promise<void> {
  socket.pause();
  return after(4000)(socket);
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
    expect(waitAt(waits, 0.5), "how long a visitor waited, in the middle").toBeLessThan(1000);
    expect(waitAt(waits, 1), "how long a visitor waited, at worst").toBeLessThan(10_000);
    expect(most).toBeLessThan(maxMegabytes);
    expect(web.log()).not.toContain("A process died");
    // No request of the flood is left in the queue.
    await expect.poll(async () => (await fetch(`${web.address}/daarna`)).status, { timeout: 30_000 }).toBe(404);
  });
}
