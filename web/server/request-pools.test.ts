import { expect, test } from "vitest";
import { siteOf } from "../test/loopback-server.ts";
import { applicationPages } from "./pages.ts";
import { isForAccounts } from "./request-pools.ts";

/** A site where everything of accounts takes until all of it is let go, as with a slow content system. */
async function siteWithSlowAccounts() {
  const underWay: { isOverloaded: boolean }[] = [];
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const handle = async (asked: Request) => {
    if (!isForAccounts(new URL(asked.url).pathname)) return new Response("Sold");
    const isOverloaded = asked.headers.has("x-turned-away");
    underWay.push({ isOverloaded });
    if (isOverloaded) return new Response(`Busy: ${await asked.text()}`, { status: 503 });
    await isLetGo;
    return new Response("In");
  };
  const address = await siteOf(applicationPages(handle, { siteUrl: "http://localhost", trustedProxies: 1 }));
  const ask = (path: string, network: number, init: Pick<RequestInit, "method" | "body"> = {}, accept = "*/*") =>
    fetch(`${address}${path}`, { ...init, headers: { "x-forwarded-for": `10.0.${network}.1`, accept } });
  const post = (path: string, network: number, accept?: string) =>
    ask(path, network, { method: "POST", body: "email=jorien" }, accept);
  return { address, underWay, letGo, ask, post };
}

/** How many sign-ins run and wait at a time. */
const places = 16 + 32;

/** Resolves when so many of the answers say that it is busy. */
function busyAnswers(asked: readonly Promise<Response>[], count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let busy = 0;
  const look = ({ status }: Response) => {
    if (status === 503) busy += 1;
    if (busy === count) resolve();
  };
  for (const each of asked) each.then(look, () => undefined);
  return promise;
}

test("S08 a flood of sign-ins from fifty networks leaves cart and checkout their places", async () => {
  const { post, letGo, underWay } = await siteWithSlowAccounts();
  const paths = ["/inloggen", "/en/register", "/account/passkey", "/%69nloggen", "/en/login.data"];
  const flood = Array.from({ length: 400 }, (_, index) => post(paths[index % paths.length] ?? "", index % 50));
  // All but those that run and those that wait are answered at once.
  await busyAnswers(flood, 400 - places);
  expect(underWay).toHaveLength(16);
  // Also from one of these networks.
  expect((await post("/shop/nl/cart", 1)).status).toBe(200);
  expect((await post("/afrekenen/some-order", 200)).status).toBe(200);
  letGo();
  expect((await Promise.all(flood)).filter(({ status }) => status === 200)).toHaveLength(places);
});

test("S08 a flood of visits to account pages leaves other pages of one visitor their places", async () => {
  const { ask, letGo, underWay } = await siteWithSlowAccounts();
  const flood = Array.from({ length: 100 }, (_, index) => ask("/account/initial.json", index % 40));
  await expect.poll(() => underWay).toHaveLength(4);
  expect((await ask("/bestelling/some-order", 200)).status).toBe(200);
  letGo();
  await Promise.all(flood);
});

test("C08 a flood of sign-ins brings a form that finds no place back at once, with what was typed", async () => {
  const { post, letGo, underWay } = await siteWithSlowAccounts();
  const flood = Array.from({ length: places + 10 }, (_, index) => post("/inloggen", index % 20));
  await busyAnswers(flood, 10);
  const late = await post("/inloggen", 100, "text/html");
  expect([late.status, await late.text()]).toEqual([503, "Busy: email=jorien"]);
  expect(underWay.filter(({ isOverloaded }) => isOverloaded)).toHaveLength(1);
  letGo();
  await Promise.all(flood);
});

test("a flood of sign-ins is told of by nobody but this server", async () => {
  const { address, letGo, underWay } = await siteWithSlowAccounts();
  letGo();
  const headers = { "x-turned-away": "true" };
  expect((await fetch(`${address}/inloggen`, { method: "POST", body: "email=jorien", headers })).status).toBe(200);
  expect(underWay).toEqual([{ isOverloaded: false }]);
});

test("an address of accounts is known however it is written", () => {
  const data = ["/account/mijn-gegevens.json", "/en/reset-password.data"];
  const own = ["/inloggen", "/en/login/google?code=x", "/connect/google", ...data, "//%69nloggen/"];
  const all = [...own, "/bestelling/abc", "/shop/nl/cart", "/inloggend"];
  expect(all.filter((address) => isForAccounts(address))).toEqual(own);
});
