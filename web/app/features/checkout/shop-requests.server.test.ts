import { heldOrder } from "@circuit/contract/fixtures/orders";
import { verifySignature } from "@circuit/contract/site-link/signature";
import { shopRequestSchema } from "@circuit/contract/shop/shop-requests";
import * as z from "zod";
import { afterEach, expect, test, vi } from "vitest";
import { requestShop } from "./shop-requests.server.ts";

const secret = vi.hoisted(() => "a secret of sixteen");
vi.mock("#app/env.server.ts", () => ({
  env: { SITE_CMS_SECRET: secret, CMS_URL: "http://127.0.0.1:1337/", CMS_TIMEOUT_MS: 1500 },
}));
vi.mock("#app/log.server.ts", () => ({ log: { error: () => undefined } }));
vi.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

afterEach(() => vi.unstubAllGlobals());

/** Answers each request in turn; the last answer stays. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const asked = vi.fn(async (_url: string, _init: { headers: Record<string, string>; body: string }) => {
    const answer = answers[Math.min(asked.mock.calls.length, answers.length) - 1];
    if (answer === undefined) throw new Error("No answer");
    return answer();
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const read = { action: "read", token: heldOrder.token } as const;
const order = () => Response.json({ outcome: "order", order: heldOrder, payAt: null });
const status = (code: number) => () => new Response("{}", { status: code });
const refusedConnection = () => Promise.reject(new TypeError("fetch failed"));

test("a request is signed for the shop, and says what it is in the signed message alone", async () => {
  const asked = answering(order);
  expect(await requestShop(read)).toEqual({ outcome: "order", order: heldOrder, payAt: null });
  const [url = "", init] = asked.mock.calls[0] ?? [];
  expect(url).toBe("http://127.0.0.1:1337/api/shop/requests");
  const { message } = z.object({ message: z.string() }).parse(JSON.parse(init?.body ?? "{}"));
  expect(shopRequestSchema.parse(JSON.parse(message))).toEqual(read);
  const header = init?.headers["x-signature"] ?? null;
  expect(verifySignature(secret, "shop", message, header, Math.floor(Date.now() / 1000))).toBe("ok");
});

test.each(["", "x", `${heldOrder.token}A`, heldOrder.token.slice(1), `../${heldOrder.token}`])(
  "what can't be the token of an order (%s) is unknown, and isn't asked about",
  async (token) => {
    const asked = answering(status(400));
    expect(await requestShop({ action: "read", token })).toEqual({ outcome: "failed", reason: "unknown" });
    expect(asked).not.toHaveBeenCalled();
  },
);

test("a key that was used for another request isn't tried again", async () => {
  const asked = answering(status(409));
  expect(await requestShop(read)).toEqual({ outcome: "unavailable" });
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ["a connection that is refused", refusedConnection],
  ["a proxy without a content system", status(502)],
  ["a content system that starts", status(503)],
])("%s is tried once more, with another signature", async (_, first) => {
  const asked = answering(first, order);
  expect((await requestShop(read)).outcome).toBe("order");
  const [one, two] = asked.mock.calls.map(([, init]) => init.headers["x-signature"]);
  expect(one).not.toBe(two);
});

test.each([
  ["one that stays away", refusedConnection],
  ["one that refuses our signature", status(401)],
  ["one that breaks", status(500)],
  ["no JSON", () => new Response("<html>")],
  ["an answer that is none of the shop's", () => Response.json({ outcome: "order", order: {} })],
  ["no answer in time", () => Promise.reject(new DOMException("timeout", "TimeoutError"))],
])("%s is away, and never an exception", async (_, answer) => {
  answering(answer);
  expect(await requestShop(read)).toEqual({ outcome: "unavailable" });
});
