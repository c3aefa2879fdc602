import { expect, test } from "vitest";
import { loopbackServer } from "../../test/loopback-server.ts";
import { sendPlain } from "./send-answer.ts";

/** Asks a server that answers as the router does when a loader throws: in JSON. */
async function ask(path: string, status: number, accept: string): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json", "retry-after": "10", "cache-control": "no-store" });
  const body = Buffer.from(JSON.stringify({ message: "Service unavailable" }));
  const site = await loopbackServer((request, response) => sendPlain({ status, headers, body }, request, response));
  return fetch(`${site}${path}`, { headers: { accept } });
}

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
  expect(plain.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await plain.text()).toBe(String(status));
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
