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
    calls.push({ call: decodeURIComponent(`${request.method} ${request.url}`), body, headers: request.headers });
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    response.end(JSON.stringify(reply.body));
  });
});

let account: typeof import("./account.server.ts");

// Another base and prefix than usual: nothing of them is written down in the site.
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo | { port?: number } = Object(server.address());
  vi.stubEnv("CMS_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("CMS_API_PREFIX", "/content/v1");
  vi.stubEnv("CMS_API_TOKEN", "site-token");
  vi.stubEnv("CMS_USER_POPULATE", "role,avatar");
  account = await import("./account.server.ts");
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  calls.length = 0;
  reply = { status: 200, body: {} };
});

const nobody: Visitor = { token: null, locale: "en", client: "203.0.113.7", userAgent: "Firefox" };
const visitor: Visitor = { ...nobody, token: "tok" };
const email = "jorien@voorbeeld.nl";
const password = "geef mij een helm";

describe("R10 the calls of accounts are the specification's", () => {
  test("C07 the user is loaded with the bearer header and the configured populate", async () => {
    reply = { status: 200, body: { id: 7, email, username: "jorien", blocked: false } };
    expect(await account.askUser(visitor)).toMatchObject({ state: "done", value: { id: 7, email, details: null } });
    expect(calls[0]?.call).toBe("GET /content/v1/users/me?populate=role,avatar");
    expect(calls[0]?.headers.authorization).toBe("Bearer tok");
  });

  const posts = [
    ["C08", "/auth/local", () => account.askSignIn(nobody, { email, password }), { identifier: email, password }],
    [
      "C09",
      "/auth/local/register",
      () => account.askRegister(nobody, { email, password }),
      { username: email, email, password },
    ],
    ["C10", "/auth/forgot-password", () => account.askForgotPassword(nobody, email), { email }],
    [
      "C11",
      "/auth/reset-password",
      () => account.askResetPassword(nobody, { code: "abc", password }),
      { code: "abc", password, passwordConfirmation: password },
    ],
    ["C13", "/auth/send-email-confirmation", () => account.askSendConfirmation(nobody, email), { email }],
  ] as const;
  for (const [id, path, ask, body] of posts) {
    test(`${id} POST ${path} goes without any token, in the page's language`, async () => {
      expect(await ask()).toMatchObject({ state: "done" });
      expect(calls).toHaveLength(1);
      expect(calls[0]).toMatchObject({ call: `POST /content/v1${path}`, body });
      expect(calls[0]?.headers).toMatchObject({ "accept-language": "en", "user-agent": "Firefox" });
      expect(calls[0]?.headers.authorization).toBeUndefined();
    });
  }

  test("C12 POST /auth/change-password goes with the bearer header", async () => {
    await account.askChangePassword(visitor, { currentPassword: "oud", password });
    expect(calls[0]).toMatchObject({
      call: "POST /content/v1/auth/change-password",
      body: { currentPassword: "oud", password, passwordConfirmation: password },
    });
    expect(calls[0]?.headers.authorization).toBe("Bearer tok");
  });

  test("the content system gets a mark of the visitor's network, and no address", async () => {
    await account.askSignIn(nobody, { email, password });
    expect(calls[0]?.headers["x-visitor-network"]).toMatch(/^[\w-]{22}$/u);
    expect(JSON.stringify(calls[0]?.headers)).not.toContain("203.0.113.7");
  });
});

describe("an answer that isn't what was asked for", () => {
  const error = (status: number, message: string, details: unknown = {}) => ({
    status,
    body: { data: null, error: { status, name: "ValidationError", message, details } },
  });

  test("has our content system's reason, or that of Strapi's own words", async () => {
    reply = error(400, "No", { code: "bad-password", fault: "common" });
    expect(await account.askSignIn(nobody, { email, password })).toMatchObject({
      state: "refused",
      fault: "bad-password",
      passwordFault: "common",
    });
    reply = error(400, "Invalid identifier or password");
    expect(await account.askSignIn(nobody, { email, password })).toMatchObject({ fault: "wrong-credentials" });
    reply = error(400, "Your account email is not confirmed");
    expect(await account.askSignIn(nobody, { email, password })).toMatchObject({ fault: "not-confirmed" });
  });

  test("says after how long to try again, of a proxy too", async () => {
    reply = { ...error(429, "Too many"), headers: { "retry-after": "77" } };
    expect(await account.askSignIn(nobody, { email, password })).toEqual({ state: "tooMany", seconds: 77 });
    reply = { status: 429, body: "slow down" };
    expect(await account.askSignIn(nobody, { email, password })).toEqual({ state: "tooMany", seconds: null });
  });

  test("tells a crowd from too many tries of one's own", async () => {
    reply = { ...error(429, "Too many", { code: "busy" }), headers: { "retry-after": "5" } };
    expect(await account.askSignIn(nobody, { email, password })).toEqual({ state: "busy", seconds: 5 });
  });

  test("C19 of a system that lacks the call is no failure", async () => {
    reply = error(404, "Not Found");
    expect(await account.askOverview(visitor, 1)).toEqual({ state: "missing" });
  });

  test("that breaks the contract counts as none", async () => {
    reply = { status: 200, body: { id: "seven" } };
    expect(await account.askUser(visitor)).toEqual({ state: "away" });
  });
});
