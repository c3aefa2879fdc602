import { sign } from "@circuit/contract/site-link/signature";
import { scanRequestsPath } from "@circuit/contract/shop/scan-requests";
import { shopRequestsPath } from "@circuit/contract/shop/shop-requests";
import { waitingRequestsPath } from "@circuit/contract/shop/waiting-room";
import { requestCms } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { requestShop, newKey, sharedSecret as secret } from "../fixtures/shop-order.ts";
import { expect, test } from "../fixtures/test.ts";
import { hostileNumber, hostileText } from "./hostile-texts.ts";
import { createRandom } from "../fixtures/random.ts";
import { sendMany, Tally } from "./send-many.ts";
import { leakIn, lengthOfLog, loggedSince, trace } from "./shop-leaks.ts";
import { nowSeconds, sendMessage } from "./shop-messages.ts";
import { makeShopVictim, victimMark } from "./shop-victim.ts";

test.describe.configure({ timeout: hostileRun.isLong ? 1_800_000 : 120_000 });

/** Concurrent requests. */
const atOnce = 6;

test("the content system sells nothing to who can't sign, signs for something else, or sends a message again", async () => {
  const read = JSON.stringify({ action: "read", token: "A".repeat(43) });
  const old = sign(secret, "shop", read, nowSeconds() - 3600);
  for (const path of [shopRequestsPath, scanRequestsPath, waitingRequestsPath]) {
    for (const signature of [null, "", "t=1,n=2,v3=3", old, sign("x".repeat(43), "shop", read, nowSeconds())]) {
      expect((await sendMessage(path, read, { signature: signature })).status, `${path} ${signature}`).toBe(401);
    }
    expect((await sendMessage(path, read, { purpose: "purge" })).status, path).toBe(401);
  }
  const once = sign(secret, "shop", read, nowSeconds());
  expect((await sendMessage(shopRequestsPath, read, { signature: once })).status).toBe(200);
  expect((await sendMessage(shopRequestsPath, read, { signature: once })).status).toBe(401);
  expect((await sendMessage(shopRequestsPath, `${read} `, { signature: once })).status).toBe(401);

  const key = newKey();
  const line = { ticketId: "weg1", admission: "2099-01-01", quantity: 1, seenPriceCents: 1 };
  const begin = { action: "begin", idempotencyKey: key, locale: "nl", network: null, lines: [line] };
  for (const wrong of [
    { ...begin, lines: [] },
    { ...begin, lines: [{ ...line, quantity: -1 }] },
    { ...begin, lines: [{ ...line, quantity: 1.5 }] },
    { ...begin, lines: [{ ...line, quantity: 1e21 }] },
    { ...begin, lines: [{ ...line, seenPriceCents: -1 }] },
    { ...begin, lines: [{ ...line, ticketId: ["weg1"] }] },
    { ...begin, lines: Array.from({ length: 41 }, () => line) },
    { ...begin, locale: "de" },
    { ...begin, action: "refund" },
    [begin],
    null,
  ]) {
    expect((await sendMessage(shopRequestsPath, JSON.stringify(wrong))).status, JSON.stringify(wrong)).toBe(400);
  }
});

test("the Kassa answers nobody without its role, and with it refuses what no screen sends", async ({ baseURL }) => {
  const before = await lengthOfLog();
  const editor = await Editor.logIn();
  const victim = await makeShopVictim(baseURL ?? "", editor);
  const order = `/kassa/orders/${victim.orderId}`;
  const { day, pool } = { day: victim.line.admission.split("_")[0], pool: "event" };
  const places = { eventId: victim.eventId, day, pool, capacity: 1, seenCapacity: 0 };
  const routes: [method: string, path: string, body: object | null][] = [
    ["GET", "/kassa/overview", null],
    ["PUT", "/kassa/stock", places],
    ["GET", `/kassa/events/${victim.eventId}/news.csv`, null],
    ["GET", "/kassa/orders?q=turfgraaf", null],
    ["GET", order, null],
    ["POST", `${order}/paid`, { method: "gate" }],
    ["POST", `${order}/cancel`, {}],
    ["POST", `${order}/refund`, { amountCents: 1, reason: "x", seenRefundedCents: 0 }],
    ["POST", `${order}/name`, { code: victim.ticketCode.replace("-", " "), holder: "Een ander" }],
    ["POST", `${order}/end-ticket`, { code: victim.ticketCode.replace("-", " "), reason: "x" }],
    ["POST", `${order}/address`, { email: "een.ander@voorbeeld.nl" }],
    ["POST", `${order}/mail`, { press: crypto.randomUUID() }],
    ["GET", "/kassa/scanners", null],
    ["POST", "/kassa/scanners", { name: "x" }],
    ["POST", "/kassa/scanners/1/end", {}],
    ["GET", "/kassa/scanners/1/doubles", null],
  ];

  const login = await editor.addColleague("inbox");
  const session = await requestCms("/admin/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  const { token } = (await session.json()).data;
  const [head = "", payload = "", code = ""] = String(token).split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  for (const [who, authorization, status] of [
    ["nobody", null, 401],
    ["who makes up a login", `Bearer ${head}.${payload}.${code.toLowerCase()}x`, 401],
    ["whose login is signed by none", `Bearer ${none}.${payload}.`, 401],
    ["a colleague without the role", `Bearer ${token}`, 403],
  ] as const) {
    const ask = async ([method, path, body]: (typeof routes)[number]) => {
      const headers = { "content-type": "application/json", ...(authorization === null ? {} : { authorization }) };
      const sent = body === null ? null : JSON.stringify(body);
      const answer = await requestCms(path, { method, headers, body: sent });
      const told = [answer.status, leakIn(answer.status, await answer.text(), victim)];
      expect(told, `${method} ${path} by ${who}`).toEqual([status, null]);
    };
    await sendMany(routes, atOnce, ask);
  }

  const found: string[] = [];
  const statuses = new Tally();
  // Ending a scanner asks for nothing but which one.
  const actions = routes.filter(([method, path]) => method !== "GET" && !path.endsWith("/end"));
  const count = hostileRun.isLong ? 6000 : 100;
  await sendMany(
    Array.from({ length: count }, (_, number) => number),
    atOnce,
    async (number) => {
      const random = createRandom(number);
      const [method, path, body] = actions[random.integer(actions.length)] ?? ["GET", "/kassa/overview", null];
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
      const fields = Object.entries(body ?? {}).map(([name, value]) => [name, random.chance(0.6) ? hostile() : value]);
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
  );
  test.info().annotations.push({ type: "figures", description: statuses.text() });
  expect(found.slice(0, 20), `of ${found.length} wrong answers`).toEqual([]);
  // "%00" is not among them: marks that don't show are cleaned away, and nothing typed finds all.
  for (const q of ["%25", "_", "'", "a".repeat(5000), "%F0%9F%8F%81", "zq1&q=zq2", "zq&page=-1", "zq&page=1e9"]) {
    const answer = await editor.tryAnyhow("GET", `/kassa/orders?q=${q}`, null);
    expect(answer.status, q.slice(0, 20)).toBeLessThan(500);
    if (answer.ok) expect(await answer.text(), `nobody's name has ${q.slice(0, 20)} in it`).not.toMatch(victimMark);
  }
  const { orders } = await (await editor.ask("/kassa/orders?q=turfgraaf")).json();
  expect(orders.find(({ id }: { id: number }) => id === victim.orderId)).toMatchObject({ state: "paid" });
  expect(await requestShop({ action: "read", token: victim.placed })).toMatchObject({
    state: "paid",
    refundedCents: 0,
  });
  expect(await loggedSince(before)).not.toMatch(trace);
});
