import { beforeAll, expect, test } from "vitest";
import { recordingCms } from "../../test/recording-cms.ts";
import type { Visitor } from "./account.server.ts";

const cms = recordingCms({ CMS_USER_POPULATE: "role,avatar" });

let account: typeof import("./account.server.ts");

beforeAll(async () => {
  account = await import("./account.server.ts");
});

const nobody: Visitor = { token: null, locale: "en", client: "203.0.113.7", userAgent: "Firefox" };
const visitor: Visitor = { ...nobody, token: "tok" };
const email = "jorien@voorbeeld.nl";
const password = "geef mij een helm";
const own = { email, password };

test("C07 the user is loaded with the bearer header and the configured populate", async () => {
  cms.reply = { status: 200, body: { id: 7, email, username: "jorien", blocked: false } };
  expect(await account.fetchUser(visitor)).toMatchObject({ state: "done", value: { id: 7, email, details: null } });
  expect(decodeURIComponent(cms.calls[0]?.call ?? "")).toBe("GET /content/v1/users/me?populate=role,avatar");
  expect(cms.calls[0]?.headers.authorization).toBe("Bearer tok");
});

const reset = { code: "abc", password, passwordConfirmation: password };
const posts = [
  ["C08", "/auth/local", () => account.requestSignIn(nobody, own), { identifier: email, password }],
  ["C09", "/auth/local/register", () => account.requestRegister(nobody, own), { username: email, ...own }],
  ["C10", "/auth/forgot-password", () => account.requestForgotPassword(nobody, email), { email }],
  ["C11", "/auth/reset-password", () => account.requestResetPassword(nobody, { code: "abc", password }), reset],
  ["C13", "/auth/send-email-confirmation", () => account.requestSendConfirmation(nobody, email), { email }],
] as const;
for (const [id, path, ask, body] of posts) {
  test(`${id} POST ${path} goes without any token, in the page's language`, async () => {
    expect(await ask()).toMatchObject({ state: "done" });
    expect(cms.calls).toHaveLength(1);
    expect(cms.calls[0]).toMatchObject({ call: `POST /content/v1${path}`, body });
    expect(cms.calls[0]?.headers).toMatchObject({ "accept-language": "en", "user-agent": "Firefox" });
    expect(cms.calls[0]?.headers.authorization).toBeUndefined();
  });
}

test("C12 POST /auth/change-password goes with the bearer header", async () => {
  await account.requestChangePassword(visitor, { currentPassword: "oud", password });
  expect(cms.calls[0]).toMatchObject({
    call: "POST /content/v1/auth/change-password",
    body: { currentPassword: "oud", password, passwordConfirmation: password },
  });
  expect(cms.calls[0]?.headers.authorization).toBe("Bearer tok");
});

test("what a passkey has to sign is asked for as nobody: the content system learns of no session", async () => {
  const { fetchPasskeyRequest } = await import("./passkeys.server.ts");
  await fetchPasskeyRequest(visitor);
  expect(cms.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test("the content system gets a mark of the visitor's network, and no address", async () => {
  await account.requestSignIn(nobody, own);
  expect(cms.calls[0]?.headers["x-visitor-network"]).toMatch(/^[\w-]{22}$/u);
  expect(JSON.stringify(cms.calls[0]?.headers)).not.toContain("203.0.113.7");
});

const error = (status: number, message: string, details: unknown = {}) => ({
  status,
  body: { data: null, error: { status, name: "ValidationError", message, details } },
});

test("an answer that isn't what was asked for has our content system's reason, or that of Strapi's own words", async () => {
  cms.reply = error(400, "No", { code: "bad-password", fault: "common" });
  expect(await account.requestSignIn(nobody, own)).toMatchObject({
    state: "refused",
    fault: "bad-password",
    passwordFault: "common",
  });
  cms.reply = error(400, "Invalid identifier or password");
  expect(await account.requestSignIn(nobody, own)).toMatchObject({ fault: "wrong-credentials" });
  cms.reply = error(400, "Your account email is not confirmed");
  expect(await account.requestSignIn(nobody, own)).toMatchObject({ fault: "not-confirmed" });
});

test("an answer that isn't what was asked for says after how long to try again, of a proxy too", async () => {
  cms.reply = { ...error(429, "Too many"), headers: { "retry-after": "77" } };
  expect(await account.requestSignIn(nobody, own)).toEqual({ state: "tooMany", seconds: 77 });
  cms.reply = { status: 429, body: "slow down" };
  expect(await account.requestSignIn(nobody, own)).toEqual({ state: "tooMany", seconds: null });
});

test("an answer that isn't what was asked for tells a crowd from too many tries of one's own", async () => {
  cms.reply = { ...error(429, "Too many", { code: "busy" }), headers: { "retry-after": "5" } };
  expect(await account.requestSignIn(nobody, own)).toEqual({ state: "busy", seconds: 5 });
});

test("C19 an answer that isn't what was asked for of a system that lacks the call is no failure", async () => {
  cms.reply = error(404, "Not Found");
  expect(await account.fetchAccountOverview(visitor, 1)).toEqual({ state: "missing" });
});

test("an answer that isn't what was asked for that breaks the contract counts as none", async () => {
  cms.reply = { status: 200, body: { id: "seven" } };
  expect(await account.fetchUser(visitor)).toEqual({ state: "unavailable" });
});
