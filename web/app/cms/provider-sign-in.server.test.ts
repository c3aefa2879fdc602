import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { Visitor } from "./account.server.ts";

interface Call {
  call: string;
  body: unknown;
  headers: IncomingHttpHeaders;
}

const calls: Call[] = [];
let reply: { status: number; body: unknown; headers?: Record<string, string> } = { status: 200, body: {} };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString("utf8");
    const body: unknown = text === "" ? null : JSON.parse(text);
    calls.push({ call: `${request.method} ${request.url}`, body, headers: request.headers });
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    response.end(JSON.stringify(reply.body));
  });
});

let providers: typeof import("./provider-sign-in.server.ts");

// Another base and prefix than usual: nothing of them is written down in the site.
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo | { port?: number } = Object(server.address());
  vi.stubEnv("CMS_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("CMS_API_PREFIX", "/content/v1");
  vi.stubEnv("CMS_API_TOKEN", "site-token");
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  calls.length = 0;
  reply = { status: 200, body: {} };
  vi.resetModules();
  providers = await import("./provider-sign-in.server.ts");
});

const nobody: Visitor = { token: null, locale: "en", client: "203.0.113.7", userAgent: "Firefox" };
const at = { provider: "google", browser: "digest-of-the-browser" };
const led = (location: string) => ({ status: 302, body: {}, headers: { location } });

describe("R10 the calls of signing in by a provider are the specification's", () => {
  test("C15 GET /connect/{provider} tells where the visitor goes, and nobody follows it here", async () => {
    reply = led("https://accounts.example/authorize?state=s");
    expect(await providers.askConnect(nobody, "google", at.browser)).toEqual({
      state: "done",
      value: "https://accounts.example/authorize?state=s",
    });
    expect(calls.map(({ call }) => call)).toEqual(["GET /content/v1/connect/google"]);
    expect(calls[0]?.headers).toMatchObject({ "x-sign-in-browser": at.browser, "accept-language": "en" });
    expect(calls[0]?.headers.authorization).toBeUndefined();
  });

  test("C15 what the provider sent is passed on, and a token taken from where it leads", async () => {
    reply = led("https://circuit.example/inloggen/google?access_token=one");
    const sent = { state: "s", code: "a/b c", error: null };
    expect(await providers.askCameBack(nobody, { ...at, ...sent })).toEqual({ state: "done", value: "one" });
    expect(calls[0]?.call).toBe("GET /content/v1/connect/google/callback?state=s&code=a%2Fb%20c");
  });

  test("C14 GET /auth/{provider}/callback?access_token gives the session's token", async () => {
    reply = { status: 200, body: { jwt: "new", user: { id: 1 } } };
    const answer = await providers.askProviderSignIn(nobody, { ...at, token: "one" });
    expect(answer).toEqual({ state: "done", value: { jwt: "new" } });
    expect(calls[0]?.call).toBe("GET /content/v1/auth/google/callback?access_token=one");
    expect(calls[0]?.headers.authorization).toBeUndefined();
    expect(calls[0]?.headers["x-sign-in-browser"]).toBe(at.browser);
  });

  test("a password goes in the body, never in the address", async () => {
    await providers.askLink(nobody, { ...at, token: "one", password: "geheim" });
    expect(calls[0]).toMatchObject({
      call: "POST /content/v1/auth/google/link",
      body: { access_token: "one", password: "geheim" },
    });
  });

  test.each([
    ["https://user@:0/", "away"],
    ["javascript:alert(1)", "away"],
  ])("an address that is none leads nowhere: %s", async (location, state) => {
    reply = led(location);
    expect(await providers.askConnect(nobody, "google", at.browser)).toEqual({ state });
  });

  test("a refusal has its reason", async () => {
    const error = { status: 400, name: "ValidationError", message: "No", details: { code: "provider-disabled" } };
    reply = { status: 400, body: { data: null, error } };
    expect(await providers.askConnect(nobody, "google", at.browser)).toMatchObject({
      state: "refused",
      fault: "provider-disabled",
    });
  });
});

describe("the list of providers", () => {
  test("is asked for once in a while, at once only once, without a token", async () => {
    reply = { status: 200, body: { providers: [{ name: "google", title: "Google" }] } };
    const lists = await Promise.all([providers.signInProviders(), providers.signInProviders()]);
    lists.push(await providers.signInProviders());
    expect(lists).toEqual(Array.from({ length: 3 }, () => [{ name: "google", title: "Google" }]));
    expect(calls.map(({ call }) => call)).toEqual(["GET /content/v1/account/providers"]);
    expect(calls[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ["missing on another content system", { status: 404, body: {} }],
    ["broken", { status: 500, body: {} }],
    ["of another shape", { status: 200, body: { providers: [{ name: "../x", title: "X" }] } }],
  ])("is empty while it is %s", async (_why, answer) => {
    reply = answer;
    expect(await providers.signInProviders()).toEqual([]);
  });

  test("is the last one known while the content system is away", async () => {
    reply = { status: 200, body: { providers: [{ name: "google", title: "Google" }] } };
    await providers.signInProviders();
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 61_000);
    reply = { status: 503, body: {} };
    expect(await providers.signInProviders()).toEqual([{ name: "google", title: "Google" }]);
    vi.restoreAllMocks();
    expect(calls).toHaveLength(2);
  });
});
