import { beforeEach, expect, test, vi } from "vitest";
import { recordingCms } from "../../test/recording-cms.ts";
import type { Visitor } from "./account.server.ts";

const cms = recordingCms();

let providers: typeof import("./provider-sign-in.server.ts");

beforeEach(async () => {
  vi.resetModules();
  providers = await import("./provider-sign-in.server.ts");
});

const nobody: Visitor = { token: null, locale: "en", client: "203.0.113.7", userAgent: "Firefox" };
const at = { provider: "google", browser: "digest-of-the-browser" };
const led = (location: string) => ({ status: 302, body: {}, headers: { location } });

test("C15 GET /connect/{provider} tells where the visitor goes, and nobody follows it here", async () => {
  cms.reply = led("https://accounts.example/authorize?state=s");
  expect(await providers.requestConnect(nobody, "google", at.browser)).toEqual({
    state: "done",
    value: "https://accounts.example/authorize?state=s",
  });
  expect(cms.calls.map(({ call }) => call)).toEqual(["GET /content/v1/connect/google"]);
  expect(cms.calls[0]?.headers).toMatchObject({ "x-sign-in-browser": at.browser, "accept-language": "en" });
  expect(cms.calls[0]?.headers.authorization).toBeUndefined();
});

test("C15 what the provider sent is passed on, and a token taken from where it leads", async () => {
  cms.reply = led("https://circuit.example/inloggen/google?access_token=one");
  const sent = { state: "s", code: "a/b c", error: null };
  expect(await providers.requestOAuthCallback(nobody, { ...at, ...sent })).toEqual({ state: "done", value: "one" });
  expect(cms.calls[0]?.call).toBe("GET /content/v1/connect/google/callback?state=s&code=a%2Fb%20c");
});

test("C14 GET /auth/{provider}/callback?access_token gives the session's token", async () => {
  cms.reply = { status: 200, body: { jwt: "new", user: { id: 1 } } };
  const answer = await providers.requestProviderSignIn(nobody, { ...at, token: "one" });
  expect(answer).toEqual({ state: "done", value: { jwt: "new" } });
  expect(cms.calls[0]?.call).toBe("GET /content/v1/auth/google/callback?access_token=one");
  expect(cms.calls[0]?.headers.authorization).toBeUndefined();
  expect(cms.calls[0]?.headers["x-sign-in-browser"]).toBe(at.browser);
});

test("a password goes in the body, never in the address", async () => {
  await providers.requestLink(nobody, { ...at, token: "one", password: "geheim" });
  expect(cms.calls[0]).toMatchObject({
    call: "POST /content/v1/auth/google/link",
    body: { access_token: "one", password: "geheim" },
  });
});

test.each([
  ["https://user@:0/", "unavailable"],
  ["javascript:alert(1)", "unavailable"],
])("an address that is none leads nowhere: %s", async (location, state) => {
  cms.reply = led(location);
  expect(await providers.requestConnect(nobody, "google", at.browser)).toEqual({ state });
});

test("the list of providers is asked for once in a while, at once only once, without a token", async () => {
  cms.reply = { status: 200, body: { providers: [{ name: "google", title: "Google" }] } };
  const lists = await Promise.all([providers.signInProviders(), providers.signInProviders()]);
  lists.push(await providers.signInProviders());
  expect(lists).toEqual(Array.from({ length: 3 }, () => [{ name: "google", title: "Google" }]));
  expect(cms.calls.map(({ call }) => call)).toEqual(["GET /content/v1/account/providers"]);
  expect(cms.calls[0]?.headers.authorization).toBeUndefined();
});

test.each([
  ["missing on another content system", { status: 404, body: {} }],
  ["broken", { status: 500, body: {} }],
  ["of another shape", { status: 200, body: { providers: [{ name: "../x", title: "X" }] } }],
])("the list of providers is empty while it is %s", async (_why, answer) => {
  cms.reply = answer;
  expect(await providers.signInProviders()).toEqual([]);
});

test("the list of providers is the last one known while the content system is away", async () => {
  cms.reply = { status: 200, body: { providers: [{ name: "google", title: "Google" }] } };
  await providers.signInProviders();
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  cms.reply = { status: 503, body: {} };
  expect(await providers.signInProviders()).toEqual([{ name: "google", title: "Google" }]);
  await vi.waitFor(() => expect(cms.calls).toHaveLength(2));
  vi.restoreAllMocks();
});
