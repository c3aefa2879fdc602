import { request } from "node:http";
import { once } from "node:events";
import { expect, test } from "vitest";
import { siteOf } from "../test/loopback-server.ts";
import { applicationPages } from "./pages.ts";

const size = 8 * 1024 * 1024;

/** Reads the beginning of the body, and refuses the rest. */
async function refuse({ body }: Request): Promise<Response> {
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  return new Response("Too much", { status: 413 });
}

const behindProxy = { trustedProxies: 1 };

/** Serves what the application answers. @returns The address. */
const serve = (handle: (request: Request) => Promise<Response>, more: object = {}) =>
  siteOf(applicationPages(handle, { siteUrl: "http://localhost", ...more }));

test("F16 a visitor whose form is refused half-way sends the rest of it, and gets the answer", async () => {
  const upload = request(await serve(refuse), { method: "POST", headers: { "content-length": size } });
  const isGone = once(upload, "close");
  const isAnswered = once(upload, "response");
  upload.end(Buffer.alloc(size));
  const [answer] = await isAnswered;
  answer.resume();
  await isGone;
  expect(answer.statusCode).toBe(413);
  expect(upload.socket?.bytesWritten).toBeGreaterThan(size);
});

/** Sends a form whose body is still to come. */
function begin(site: string, headers: Record<string, string | number>) {
  const sending = request(site, { method: "POST", headers: { "content-length": 1000, ...headers } });
  sending.on("error", () => undefined);
  sending.flushHeaders();
  return sending;
}

test("F11 one address that sends many forms at once keeps nobody else from sending", async () => {
  let underWay = 0;
  const later = Promise.withResolvers<undefined>();
  const site = await serve(async (received) => {
    await received.text();
    if (received.headers.get("x-client-address") === "10.0.0.2") return new Response("Thanks");
    underWay += 1;
    await later.promise;
    return new Response("Thanks");
  }, behindProxy);
  const held = Array.from({ length: 60 }, () => send(site, "10.0.0.1"));
  // Eight are under way and 32 wait; all others are told to come back.
  expect(new Set(await firstOf(held, 20))).toEqual(new Set([503]));
  expect(underWay).toBe(8);
  expect(await send(site, "10.0.0.2")).toBe(200);
  later.resolve(undefined);
  expect((await Promise.all(held)).filter((status) => status === 200)).toHaveLength(40);
});

/** Sends a whole form. */
async function send(site: string, address: string): Promise<number | undefined> {
  const sending = begin(site, { "x-forwarded-for": address });
  sending.end("x".repeat(1000));
  const [answer] = await once(sending, "response");
  return answer.resume().statusCode;
}

test("F11 forms that come in drop by drop, by the hundred from many addresses, keep no complete one waiting", async () => {
  const site = await serve(async (received) => new Response(String((await received.text()).length)), behindProxy);
  const held = Array.from({ length: 240 }, (_, index) => {
    const sending = begin(site, { "x-forwarded-for": `10.0.${index % 40}.1` });
    sending.write("x");
    return sending;
  });
  // A telephone on a bad network, which began while all of those were under way.
  const slow = begin(site, { "x-forwarded-for": "10.1.0.1" });
  const isAnswered = once(slow, "response");
  for (let part = 0; part < 10; part += 1) {
    slow.write("x".repeat(100));
    expect(await send(site, `10.2.0.${part}`)).toBe(200);
  }
  const [answer] = await isAnswered;
  expect([answer.statusCode, await answer.toArray().then(String)]).toEqual([200, "1000"]);
  for (const each of held) each.destroy();
});

/** The first results of many, as they come. */
function firstOf<Result>(promises: readonly Promise<Result>[], count: number): Promise<Result[]> {
  return new Promise((resolve) => {
    const results: Result[] = [];
    for (const promise of promises) {
      promise.then(
        (result) => (results.push(result) === count ? resolve(results) : undefined),
        () => undefined,
      );
    }
  });
}

test("F11 photos that come in very slowly, from as many addresses as there are places, keep no form without any waiting", async () => {
  const site = await serve(async (received) => {
    await received.text();
    return new Response("Thanks");
  }, behindProxy);
  const slow = { "content-length": 50_000_000 };
  const held = Array.from({ length: 416 }, (_, index) =>
    begin(site, { ...slow, "x-forwarded-for": `10.0.${Math.floor(index / 8)}.1` }),
  );
  const answers = held.map((sending) => once(sending, "response"));
  await firstOf(answers, 10);
  const sending = begin(site, { "x-forwarded-for": "10.1.0.2" });
  sending.end("x".repeat(1000));
  const [answer] = await once(sending, "response");
  expect(answer.resume().statusCode).toBe(200);
  for (const each of held) each.destroy();
});

test("an address that asks for many answers of its own keeps nobody else from one", async () => {
  const open: (() => void)[] = [];
  const site = await serve(async (asked) => {
    if (asked.headers.get("x-client-address") === "10.0.0.1") await new Promise<void>((resolve) => open.push(resolve));
    return new Response("Home");
  }, behindProxy);
  const ask = (address: string) => fetch(`${site}/`, { headers: { "x-forwarded-for": address, connection: "close" } });
  const held = Array.from({ length: 70 }, () => ask("10.0.0.1"));
  await firstOf(held, 10);
  expect(open).toHaveLength(2);
  expect((await ask("10.0.0.2")).status).toBe(200);
  while (open.length > 0) {
    for (const answer of open.splice(0)) answer();
    await Promise.race([Promise.all(held), new Promise((resolve) => void setTimeout(resolve, 20))]);
  }
  expect((await Promise.all(held)).filter(({ status }) => status === 503).length).toBeLessThanOrEqual(20);
});

test.each([
  ["one of the site's names", { origin: "https://www.circuit.example" }, false],
  ["another host", { origin: "https://kwaad.example" }, true],
])(
  "F11 the application is told whether a form comes from elsewhere, whatever a client says of it: %s",
  async (_, headers, isForeign) => {
    const told = Promise.withResolvers<Headers>();
    const handle = (received: Request) => {
      told.resolve(received.headers);
      return Promise.resolve(new Response("Thanks"));
    };
    const site = await serve(handle, { siteUrl: "https://circuit.example", names: ["www.circuit.example"] });
    const given = isForeign ? {} : { "x-foreign-origin": "true" };
    const sending = begin(site, { ...headers, ...given, "content-length": 1 });
    sending.end("x");
    const received = await told.promise;
    expect([received.has("x-foreign-origin"), received.has("origin")]).toEqual([isForeign, false]);
  },
);

test("what can only be read says so in a word to who sends something", async () => {
  const refusal = Response.json({ message: "Unexpected Server Error" }, { status: 405 });
  const site = await serve(async () => refusal);
  const answer = await fetch(`${site}/robots.txt`, { method: "POST", body: "x" });
  expect([answer.status, answer.headers.get("allow"), await answer.text()]).toEqual([405, "GET, HEAD", "405"]);
});

test("what is only posted to says so to who reads it", async () => {
  const site = await serve(() => Promise.resolve(new Response(null, { status: 405, headers: { allow: "POST" } })));
  const answer = await fetch(`${site}/shop/payment`);
  expect([answer.status, answer.headers.get("allow"), await answer.text()]).toEqual([405, "POST", "405"]);
});

test.each([
  ["/contact", "Even pitstop"],
  ["/en/contact", "Time for a pit stop"],
])("F11 who sends far too many forms to %s gets a static page, in its language", async (path, words) => {
  const site = await serve(() => Promise.resolve(new Response(null, { status: 429 })));
  const answer = await fetch(`${site}${path}`, { method: "POST", body: "x" });
  const text = await answer.text();
  expect([answer.status, answer.headers.get("retry-after"), text.includes(words)]).toEqual([429, "900", true]);
  expect(text.length).toBeLessThan(5000);
});
