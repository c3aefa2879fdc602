import { beforeEach, expect, test } from "vitest";
import { siteOf } from "../test/loopback-server.ts";
import { applicationPages } from "./pages.ts";

let asked = 0;

beforeEach(() => {
  asked = 0;
});

/** Serves pages that may have forms. @returns The address. */
function serve(handle: () => Response | Promise<Response> = () => new Response("Page")): Promise<string> {
  const count = async () => {
    asked += 1;
    return handle();
  };
  return siteOf(applicationPages(count, { siteUrl: "http://localhost", takesForms: () => true }));
}

const encoded = "application/x-www-form-urlencoded";
const large = "x".repeat(300_000);

test.each([
  ["text", "text/plain", "form_id=a"],
  ["JSON", "application/json", '{"form_id":"a"}'],
  ["a large text", "text/plain", large],
  ["a form without a name", encoded, "name=Jorien"],
  ["parts without a name", "multipart/form-data; boundary=b", "--b--"],
  ["nothing", encoded, ""],
])("what can be no form of the page gets a static page, and none is drawn for it: %s", async (_, type, body) => {
  const site = await serve();
  for (const [path, words] of [
    ["/tickets", "hoort bij geen formulier"],
    ["/en/events/tt", "belongs to no form"],
  ] as const) {
    const answer = await fetch(`${site}${path}`, { method: "POST", headers: { "content-type": type }, body });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("cache-control"), text.includes(words)]).toEqual([400, "no-store", true]);
    expect(text.length).toBeLessThan(5000);
  }
  expect(asked).toBe(0);
});

const inParts = '--b\r\nContent-Disposition: form-data; name="form_id"\r\n\r\na\r\n--b--';
test.each([
  ["urlencoded", encoded, "name=Jorien&form_id=a"],
  ["in parts", "multipart/form-data; boundary=b", inParts],
  ["in large parts", "multipart/form-data; boundary=b", large],
])("a form of the page reaches it: %s", async (_, type, body) => {
  const site = await serve();
  const answer = await fetch(`${site}/contact`, { method: "POST", headers: { "content-type": type }, body });
  expect([answer.status, await answer.text(), asked]).toEqual([200, "Page", 1]);
});

test("a form that the page hasn't gets a static page in its place, with the status of what became of it", async () => {
  const site = await serve(() => new Response(null, { status: 422, headers: { "cache-control": "no-store" } }));
  const headers = { "content-type": encoded };
  const answer = await fetch(`${site}/tickets`, { method: "POST", headers, body: "form_id=a" });
  expect([answer.status, (await answer.text()).includes("hoort bij geen formulier")]).toEqual([422, true]);
});
