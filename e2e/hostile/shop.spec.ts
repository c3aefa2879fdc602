import { setTimeout as pause } from "node:timers/promises";
import { checkoutPaths, orderStatusPath, paymentHookPath } from "@circuit/contract/urls/own-paths";
import { shopRequestsPath } from "@circuit/contract/shop/shop-requests";
import { Editor } from "../fixtures/editor.ts";
import { makeGateEvent, orderTickets } from "../fixtures/gate-event.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { requestShop, sendMessage } from "../fixtures/shop-order.ts";
import { expect, test } from "../fixtures/test.ts";
import { createRandom } from "../fixtures/random.ts";
import { withEach } from "../fixtures/in-lanes.ts";
import { Tally } from "./tally.ts";
import { leakIn, lengthOfLog, loggedSince, trace } from "./shop-leaks.ts";
import { hostileShopRequest } from "./shop-requests.ts";
import { makeShopVictim } from "./shop-victim.ts";

test.describe.configure({ timeout: hostileRun.isLong ? 1_800_000 : 120_000 });

/** Concurrent requests. */
const atOnce = 6;

const requests = hostileRun.isLong ? 20_000 : 600;

/** Whether the amounts of an answered cart can be paid by anybody. */
function amountProblem(body: string): string | null {
  const totals = /"totals":\{[^{}]*"netCents":([^,}]+),[^{}]*"grossCents":([^,}]+)/u.exec(body);
  if (totals === null) return null;
  const [net, gross] = [Number(totals[1]), Number(totals[2])];
  const isRight = Number.isSafeInteger(net) && Number.isSafeInteger(gross) && net >= 0 && gross >= net && gross <= 1e8;
  return isRight ? null : `a cart of ${totals[1]} and ${totals[2]}`;
}

/** On a machine that is too busy the site honestly says so, and that the same is to be sent again. */
async function untilAnswered(send: () => Promise<Response>, tries = 4): Promise<Response> {
  const answer = await send();
  if (answer.status !== 503 || tries === 1) return answer;
  await answer.text();
  await pause(2000);
  return untilAnswered(send, tries - 1);
}

test("what no page of ours sends to the shop finds out nothing, breaks nothing, and changes nobody's order", async ({
  baseURL,
  request,
}) => {
  const site = baseURL ?? "";
  const before = await lengthOfLog();
  const victim = await makeShopVictim(request, await Editor.logIn());
  const placed = await requestShop({ action: "read", token: victim.placed });
  const statuses = new Tally();
  const found: string[] = [];

  await withEach(
    Array.from({ length: requests }, (_, number) => number),
    async (number) => {
      const { method, path, headers, body } = hostileShopRequest(victim, createRandom(number));
      try {
        const answer = await untilAnswered(() =>
          fetch(`${site}${path}`, {
            method,
            headers,
            body: body === null ? null : new Uint8Array(body),
            redirect: "manual",
          }),
        );
        const text = `${answer.headers.get("location") ?? ""}\n${await answer.text()}`;
        statuses.add(String(answer.status));
        const problem = leakIn(answer.status, text, victim) ?? amountProblem(text);
        if (problem !== null) found.push(`${number}, ${method} ${path.slice(0, 80)}: ${problem}`);
        if (/^(?:https?:)?\/\/elders/u.test(text))
          found.push(`${number}, ${method} ${path.slice(0, 80)}: leads elsewhere`);
      } catch (error) {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        found.push(`${number}, ${method} ${path.slice(0, 80)}: no answer, ${String(cause)}`);
      }
    },
    atOnce,
  );
  test.info().annotations.push({ type: "figures", description: statuses.text() });
  if (hostileRun.isLong) process.stdout.write(`\n${requests} requests to the shop: ${statuses.text()}\n`);
  expect(found.slice(0, 20), `of ${found.length} wrong answers`).toEqual([]);

  // The provider's notice, told again and again and all at once, is told once.
  const notice = () =>
    fetch(`${site}${paymentHookPath}`, { method: "POST", body: new URLSearchParams({ id: victim.paymentId }) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => untilAnswered(notice)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await requestShop({ action: "read", token: victim.placed })).toEqual(placed);
  expect(await requestShop({ action: "read", token: victim.held })).toMatchObject({ state: "held" });
  expect(await loggedSince(before)).not.toMatch(trace);
});

test("who has an order of their own opens no ticket, file or payment of another's with it", async ({
  baseURL,
  request,
}) => {
  const site = baseURL ?? "";
  const editor = await Editor.logIn();
  const victim = await makeShopVictim(request, editor);
  const own = await orderTickets(await makeGateEvent(), 1);
  for (const ending of [`ticket/${victim.ticketCode}`, `ticket/${victim.ticketCode}.pkpass`]) {
    const answer = await fetch(`${site}${checkoutPaths.order.nl}/${own.token}/${ending}`);
    expect([answer.status, leakIn(answer.status, await answer.text(), victim)], ending).toEqual([404, null]);
  }
  // Signed by the site, and about an order whose token the visitor knows: still no ticket of another one.
  const pass = JSON.stringify({ action: "pass", token: own.token, code: victim.ticketCode.replace("-", " ") });
  const refused = await (await sendMessage(shopRequestsPath, pass)).json();
  expect(refused).not.toMatchObject({ outcome: "file" });
  // An order's key opens nothing with another token in its cookie, and a cookie alone nothing at all.
  const cookie = `held-order=${victim.held}`;
  const headers = { cookie };
  expect((await fetch(`${site}${checkoutPaths.order.nl}`, { headers })).status).toBe(404);
  const response = await fetch(`${site}${orderStatusPath}`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ intent: "status" }),
  });
  expect(response.status).toBe(400);
});
