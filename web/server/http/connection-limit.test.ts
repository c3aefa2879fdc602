import { once } from "node:events";
import { createServer, request, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { limitConnections, type ConnectionLimits } from "./connection-limit.ts";

const clients: Socket[] = [];
let server: Server;
let port = 0;
let asked = 0;

const limits = { crowd: 20, patienceMs: 60_000, stalledMs: 60_000, lookMs: 20, isBehindProxy: false };

/** More than the system takes of an answer that nobody reads. */
const large = Buffer.alloc(16_000_000);

async function serve(own: Partial<ConnectionLimits>, answer: RequestListener): Promise<void> {
  server = createServer(answer);
  server.maxConnections = 30;
  server.on("request", () => (asked += 1));
  limitConnections(server, { ...limits, ...own });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  port = address.port;
}

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

async function open(localAddress: string, text = ""): Promise<Socket> {
  const client = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => undefined);
  clients.push(client);
  await once(client, "connect");
  if (text !== "") client.write(text);
  return client;
}

/** Opens connections one after the other. They read nothing: what is closed shows on the server's side. */
async function openMany(count: number, localAddress: string, text: string): Promise<void> {
  for (let held = 0; held < count; held += 1) {
    const before = asked;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    (await open(localAddress, text)).pause();
    // oxlint-disable-next-line no-await-in-loop -- a connection is at work once its request is in
    if (text.endsWith("\r\n\r\n")) await vi.waitUntil(() => asked > before, { interval: 1 });
  }
}

const openNow = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

async function statusFor(localAddress: string): Promise<number | undefined> {
  const asking = request({ port, host: "127.0.0.1", localAddress, agent: false });
  asking.end();
  const [answer] = await once(asking, "response");
  return answer.resume().statusCode;
}

const whole = "GET /large HTTP/1.1\r\nHost: x\r\n\r\n";
const sized: RequestListener = ({ url }, response) => void response.end(url === "/large" ? large : "Home");

test("an address that holds connections open with half a request shuts out itself, and no other", async () => {
  await serve({}, sized);
  const visitor = await open("127.0.0.9");
  await openMany(60, "127.0.0.5", "GET / HTTP/1.1\r\nHost: x\r\n");
  await expect.poll(openNow).toBeLessThanOrEqual(20);
  expect(visitor.closed).toBe(false);
  expect(await statusFor("127.0.0.8")).toBe(200);
});

test("an address that asks for much, sixteen times ahead, and reads nothing shuts out itself, and no other", async () => {
  await serve({}, sized);
  const visitor = await open("127.0.0.9", whole);
  await once(visitor, "data");
  await openMany(60, "127.0.0.5", whole.repeat(16));
  await expect.poll(openNow).toBeLessThanOrEqual(20);
  expect(visitor.closed).toBe(false);
  expect(await statusFor("127.0.0.8")).toBe(200);
});

test("addresses of which none has half of the crowd give up answers that nobody takes, once patience is over", async () => {
  await serve({ patienceMs: 200 }, sized);
  for (const last of [5, 6, 7]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await openMany(10, `127.0.0.${last}`, whole);
  }
  await expect.poll(() => statusFor("127.0.0.8").catch(() => 0)).toBe(200);
  await openMany(10, "127.0.0.10", "");
  await expect.poll(openNow).toBeLessThanOrEqual(20);
});

test("a crowd that is at work stays, and refuses the newcomer, where no address has half of it", async () => {
  await serve({}, () => undefined);
  for (const last of [5, 6, 7]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await openMany(10, `127.0.0.${last}`, whole);
  }
  await expect.poll(openNow).toBe(30);
  await expect(statusFor("127.0.0.8")).rejects.toThrow("socket hang up");
  expect(await openNow()).toBe(30);
});

test("behind a proxy, all of whose connections have one address, none that is at work is closed", async () => {
  await serve({ isBehindProxy: true }, () => undefined);
  await openMany(28, "127.0.0.5", whole);
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(await openNow()).toBe(28);
});

test("an answer of which nothing is taken is given up after a while, and one that is taken slowly is not", async () => {
  await serve({ stalledMs: 1500 }, sized);
  const [unread, slow] = [await open("127.0.0.5", whole.repeat(3)), await open("127.0.0.6", whole)];
  unread.pause();
  let taken = 0;
  const reading = setInterval(() => (taken += Buffer.byteLength(slow.read() ?? "")), 20);
  await expect.poll(openNow, { timeout: 10_000 }).toBe(1);
  await new Promise((resolve) => void setTimeout(resolve, 200));
  clearInterval(reading);
  expect(await openNow()).toBe(1);
  expect(slow.closed).toBe(false);
  expect(taken).toBeGreaterThan(500_000);
});

test("a page that takes long to make isn't given up: there is nothing yet to take", async () => {
  await serve({ stalledMs: 100 }, (_, response) => void setTimeout(() => response.end("Home"), 400));
  expect(await statusFor("127.0.0.5")).toBe(200);
});
