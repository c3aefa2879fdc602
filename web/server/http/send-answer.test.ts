import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendPlain } from "./send-answer.ts";

/** Answers as the router does when a loader throws: in JSON. */
const server = createServer((request, response) => {
  const status = Number(request.headers["x-status"]);
  const headers = new Headers({ "content-type": "application/json", "retry-after": "10", "cache-control": "no-store" });
  const body = Buffer.from(JSON.stringify({ message: "Service unavailable" }));
  void sendPlain({ status, headers, body }, request, response);
});
let site = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  site = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = (path: string, status: number, accept: string) =>
  fetch(`${site}${path}`, { headers: { accept, "x-status": String(status) } });

test.each([
  ["/bestelling/x/tickets.pdf", 503, "nl", "Even een pitstop"],
  ["/bestelling/x/ticket/CD27-7K4M.pkpass", 429, "nl", "Even een pitstop"],
  ["/evenementen.ics", 503, "nl", "Even een pitstop"],
  ["/en/order/x/invoice.pdf", 503, "en", "Quick pit stop"],
  ["/en/events/gone.ics", 404, "en", "Page not found"],
])("a file that can't be had is a page to who opens it in a browser: %s (%s)", async (path, status, locale, title) => {
  const answer = await ask(path, status, "text/html,*/*");
  const text = await answer.text();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "10"]);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).not.toContain("Service unavailable");
  // Another program gets a word.
  const plain = await ask(path, status, "*/*");
  expect([plain.headers.get("content-type"), await plain.text()]).toEqual([
    "text/plain; charset=utf-8",
    String(status),
  ]);
});

test.each([
  ["/bestelling/x.data", 503],
  ["/looproutes.json", 503],
  ["/shop/nl/cart", 503],
  ["/bestelling/x/tickets.pdf", 200],
])("what scripts read, and what can be had, stays as it is: %s (%s)", async (path, status) => {
  const answer = await ask(path, status, "text/html,*/*");
  expect(await answer.json()).toEqual({ message: "Service unavailable" });
});
