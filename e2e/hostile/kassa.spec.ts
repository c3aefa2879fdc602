import { Editor } from "../fixtures/editor.ts";
import { customerMark } from "../fixtures/identified-visitor.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { requestShop } from "../fixtures/shop-order.ts";
import { expect, test } from "../fixtures/test.ts";
import { hostileNumber, hostileText } from "./hostile-texts.ts";
import { createRandom } from "../fixtures/random.ts";
import { withEach } from "../fixtures/in-lanes.ts";
import { Tally } from "./tally.ts";
import { lengthOfLog, loggedSince, trace } from "./shop-leaks.ts";
import { makeShopVictim } from "./shop-victim.ts";

test.describe.configure({ timeout: hostileRun.isLong ? 1_800_000 : 120_000 });

/** Concurrent requests. */
const atOnce = 6;

test("the Kassa refuses what no screen sends", async ({ request }) => {
  const before = await lengthOfLog();
  const editor = await Editor.logIn();
  const victim = await makeShopVictim(request, editor);
  const order = `/kassa/orders/${victim.orderId}`;
  const { day, pool } = { day: victim.line.admission.split("_")[0], pool: "event" };
  const places = { eventId: victim.eventId, day, pool, capacity: 1, seenCapacity: 0 };
  const actions: [method: string, path: string, body: object][] = [
    ["PUT", "/kassa/stock", places],
    ["POST", `${order}/paid`, { method: "gate" }],
    ["POST", `${order}/cancel`, {}],
    ["POST", `${order}/refund`, { amountCents: 1, reason: "x", seenRefundedCents: 0 }],
    ["POST", `${order}/name`, { code: victim.ticketCode.replace("-", " "), holder: "Een ander" }],
    ["POST", `${order}/end-ticket`, { code: victim.ticketCode.replace("-", " "), reason: "x" }],
    ["POST", `${order}/address`, { email: "een.ander@voorbeeld.nl" }],
    ["POST", `${order}/mail`, { press: crypto.randomUUID() }],
    ["POST", "/kassa/scanners", { name: "x" }],
  ];

  const found: string[] = [];
  const statuses = new Tally();
  const count = hostileRun.isLong ? 6000 : 100;
  await withEach(
    Array.from({ length: count }, (_, number) => number),
    async (number) => {
      const random = createRandom(number);
      const [method, path, body] = actions[random.integer(actions.length)] ?? ["PUT", "/kassa/stock", places];
      const hostile = (): unknown =>
        random.pick([
          -1,
          0.5,
          1e21,
          Number.MAX_SAFE_INTEGER,
          null,
          [],
          {},
          [1],
          true,
          { $gt: 0 },
          hostileText(random),
          hostileNumber(random),
          "",
        ] as const);
      const fields = Object.entries(body).map(([name, value]) => [name, random.chance(0.6) ? hostile() : value]);
      // Something is always wrong: a field that no screen sends.
      const sent = JSON.stringify({
        ...Object.fromEntries(fields),
        [random.pick(["__proto__x", "id", "token"])]: hostile(),
      });
      const broken = random.chance(0.1) ? sent.slice(0, -1) : sent;
      const at = random.chance(0.3)
        ? path.replace(/\d+(?=\/)/u, encodeURIComponent(hostileNumber(random)) || "0")
        : path;
      const answer = await editor.tryAnyhow(method, at, broken);
      const text = await answer.text();
      statuses.add(String(answer.status));
      if (answer.status >= 500 || answer.status < 300 || trace.test(text))
        found.push(`${number}, ${method} ${at} ${broken.slice(0, 120)}: ${answer.status} ${text.slice(0, 120)}`);
    },
    atOnce,
  );
  test.info().annotations.push({ type: "figures", description: statuses.text() });
  expect(found.slice(0, 20), `of ${found.length} wrong answers`).toEqual([]);
  // "%00" is not among them: marks that don't show are cleaned away, and nothing typed finds all.
  for (const q of ["%25", "_", "'", "a".repeat(5000), "%F0%9F%8F%81", "zq1&q=zq2", "zq&page=-1", "zq&page=1e9"]) {
    const answer = await editor.tryAnyhow("GET", `/kassa/orders?q=${q}`, null);
    expect(answer.status, q.slice(0, 20)).toBeLessThan(500);
    if (answer.ok) expect(await answer.text(), `nobody's name has ${q.slice(0, 20)} in it`).not.toMatch(customerMark);
  }
  const { orders } = await (await editor.ask("/kassa/orders?q=kwispelaar")).json();
  expect(orders.find(({ id }: { id: number }) => id === victim.orderId)).toMatchObject({ state: "paid" });
  expect(await requestShop({ action: "read", token: victim.placed })).toMatchObject({
    state: "paid",
    refundedCents: 0,
  });
  expect(await loggedSince(before)).not.toMatch(trace);
});
