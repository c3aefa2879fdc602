import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loopbackServer } from "../../test/loopback-server.ts";
import type { Visitor } from "./account.server.ts";

const nobody: Visitor = { token: null, locale: "nl", client: "203.0.113.7", userAgent: null };
const somebody: Visitor = { ...nobody, token: "tok" };
const email = "jorien@voorbeeld.nl";
const password = "geef mij een helm";
const catalogue = { events: [] };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** A content system that sells and shows pages, and answers sign-ins as it is told. @param signIn - `null`: not at all. */
async function siteOn(signIn: { status: number; body: unknown } | null) {
  const asked: string[] = [];
  const address = await loopbackServer((request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    asked.push(path);
    if (path.startsWith("/api/auth/")) {
      if (signIn === null) response.destroy();
      else response.writeHead(signIn.status).end(JSON.stringify(signIn.body));
      return;
    }
    const user = { id: 7, email, username: "jorien", blocked: false };
    response.end(JSON.stringify(path === "/api/users/me" ? user : catalogue));
  });
  vi.stubEnv("CMS_URL", address);
  const { requestSignIn, fetchUser } = await import("./account.server.ts");
  const { readCatalogue } = await import("./shop.server.ts");
  const { callCms } = await import("./call-cms.server.ts");
  const { withCacheContext } = await import("./cache-context.server.ts");
  const signIns = async (times: number) => {
    const states: string[] = [];
    for (let time = 0; time < times; time += 1) {
      states.push((await requestSignIn(nobody, { email, password })).state);
    }
    return states;
  };
  const catalogueNow = async () =>
    (await withCacheContext(() => readCatalogue("nl").then(Response.json))).answer.json();
  return { asked, signIns, fetchUser, callCms, catalogueNow };
}

test("S08 five sign-ins without an answer leave tickets, pages and who is signed in alone", async () => {
  const { signIns, fetchUser, callCms, catalogueNow } = await siteOn(null);
  expect(await signIns(5)).toEqual(Array.from({ length: 5 }, () => "unavailable"));
  expect(await catalogueNow()).toEqual(catalogue);
  expect(await callCms("/events")).toEqual(catalogue);
  expect(await fetchUser(somebody)).toMatchObject({ state: "done" });
});

test("C08 a content system that says it is busy is asked by the next one too", async () => {
  const error = { status: 429, name: "RateLimitError", message: "Busy", details: { code: "busy" } };
  const { asked, signIns } = await siteOn({ status: 429, body: { data: null, error } });
  expect(await signIns(7)).toEqual(Array.from({ length: 7 }, () => "busy"));
  expect(asked).toHaveLength(7);
});

test("C08 who signs in waits four seconds at most, and who is signed in as long as any page", async () => {
  const { signIns, fetchUser } = await siteOn(null);
  const limits = vi.spyOn(AbortSignal, "timeout");
  await signIns(1);
  await fetchUser(somebody);
  expect(limits.mock.calls).toEqual([[4000], [5000]]);
  limits.mockRestore();
});
