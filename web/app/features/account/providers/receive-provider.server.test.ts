import { beforeEach, expect, test, vi } from "vitest";
import { done, refusedFor, type AccountCall } from "../../../../test/account-results.server.ts";
import { sessionTokenOf } from "../session-cookie.server.ts";
import { startOAuth, receiveLink, handleOAuthCallback, waitingLink } from "./receive-provider.server.ts";

const { calls, askedUser, limits } = vi.hoisted(() => ({
  calls: {
    requestConnect: vi.fn<AccountCall>(),
    requestOAuthCallback: vi.fn<AccountCall>(),
    requestProviderSignIn: vi.fn<AccountCall>(),
    requestLink: vi.fn<AccountCall>(),
  },
  askedUser: vi.fn<AccountCall>(),
  limits: { isWithin: true },
}));
vi.mock("#app/cms/provider-sign-in.server.ts", () => calls);
vi.mock("#app/cms/account.server.ts", () => ({ fetchUser: askedUser }));
vi.mock("#app/http/rate-limits.server.ts", () => ({
  isWithinLimit: async () => limits.isWithin,
  rateWindowSeconds: 900,
}));

const atProvider = "https://accounts.example/authorize";
const asked = { provider: "google", locale: "en", back: "/en/contact", isApp: false } as const;
const came = { provider: "google", locale: "nl", back: { state: "s", code: "c", error: null } } as const;

interface Sent {
  body?: URLSearchParams;
  headers?: Record<string, string>;
}

function requestWith(cookie: string, { body, headers = {} }: Sent = {}): Request {
  const init = body === undefined ? {} : { method: "POST", body };
  return new Request("http://localhost/inloggen/google", { ...init, headers: { cookie, ...headers } });
}

/** What a browser holds after an answer: what isn't cleared. */
function jarAfter(cookies: readonly string[]): string {
  const last = new Map(cookies.map((cookie) => [cookie.split("=")[0], cookie]));
  const held = [...last.values()].filter((cookie) => !cookie.includes("Max-Age=0"));
  return held.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Begins at the provider. @returns The browser's cookies. */
async function begin(more: Partial<typeof asked> | { back: string | null } = {}): Promise<string> {
  calls.requestConnect.mockResolvedValue(done(atProvider));
  const { path, cookies } = await startOAuth(requestWith(""), { ...asked, ...more });
  expect(path).toBe(atProvider);
  return jarAfter(cookies);
}

beforeEach(() => {
  vi.resetAllMocks();
  limits.isWithin = true;
  askedUser.mockResolvedValue(done({ id: 1, email: "jorien@voorbeeld.nl" }));
  calls.requestOAuthCallback.mockResolvedValue(done("one"));
  calls.requestProviderSignIn.mockResolvedValue(done({ jwt: "new" }));
  calls.requestLink.mockResolvedValue(done({ jwt: "new" }));
});

test("C15 who goes to a provider holds a sealed cookie for ten minutes, which scripts can't read", async () => {
  calls.requestConnect.mockResolvedValue(done(atProvider));
  const { cookies } = await startOAuth(requestWith(""), asked);
  expect(cookies[0]).toMatch(/^provider-sign-in=[\w-]+\.[\w-]{43}; HttpOnly; Path=\/; Max-Age=600; SameSite=Lax/u);
});

test("C15 who goes to a provider isn't sent there by another site, too often, or when it is off", async () => {
  const elsewhere = requestWith("", { headers: { "sec-fetch-site": "cross-site" } });
  expect(await startOAuth(elsewhere, asked)).toMatchObject({ path: "/en/login" });
  limits.isWithin = false;
  expect((await startOAuth(requestWith(""), asked)).path).toContain("problem=providerTooMany");
  expect(calls.requestConnect).not.toHaveBeenCalled();
  limits.isWithin = true;
  calls.requestConnect.mockResolvedValue(refusedFor("provider-disabled"));
  const off = await startOAuth(requestWith(""), asked);
  expect(off.path).toBe("/en/login?return=%2Fen%2Fcontact&problem=providerDisabled");
});

test("D06 who comes back is signed in, and is where they were", async () => {
  const jar = await begin();
  const { path, cookies } = await handleOAuthCallback(requestWith(`account-session=old; ${jar}`), came);
  expect(calls.requestProviderSignIn.mock.calls[0]?.[0]).toMatchObject({ token: null });
  expect(path).toBe("/en/contact");
  expect(sessionTokenOf(requestWith(jarAfter(cookies)))).toBe("new");
  expect(jarAfter(cookies), "what was begun has ended").not.toContain("provider-sign-in");
});

test("C14 who comes back is named to the content system by a digest alone, the same one", async () => {
  const jar = await begin();
  await handleOAuthCallback(requestWith(jar), came);
  const browser: unknown = calls.requestConnect.mock.calls[0]?.[2];
  expect(browser).toMatch(/^[\w-]{43}$/u);
  expect(calls.requestOAuthCallback.mock.calls[0]?.[1]).toMatchObject({ browser, state: "s", code: "c" });
  expect(calls.requestProviderSignIn.mock.calls[0]?.[1]).toEqual({ provider: "google", browser, token: "one" });
  expect(Buffer.from(jar.split("=")[1]?.split(".")[0] ?? "", "base64url").toString()).not.toContain(String(browser));
});

test("C14 who comes back may bring the token of a content system that does all of it itself, only where it was begun", async () => {
  const back = { token: "of-the-system" };
  expect((await handleOAuthCallback(requestWith(""), { ...came, back })).path).toContain("problem=staleState");
  expect((await handleOAuthCallback(requestWith(await begin()), { ...came, back })).path).toBe("/en/contact");
  expect(calls.requestOAuthCallback).not.toHaveBeenCalled();
  expect(calls.requestProviderSignIn).toHaveBeenCalledTimes(1);
});

test("C14 who comes back in another browser, by another provider, or with a cookie that isn't ours, is nobody", async () => {
  const jar = await begin();
  const [name = "", value = ""] = jar.split("=");
  const [text = "", code = ""] = value.split(".");
  const forged = Buffer.from(text, "base64url").toString().replace("/en/contact", "/en/elsewhere");
  const cookies = ["", `${name}=${Buffer.from(forged).toString("base64url")}.${code}`, `${name}=x.y`];
  for (const cookie of cookies) {
    expect((await handleOAuthCallback(requestWith(cookie), came)).path).toBe("/inloggen?problem=staleState");
  }
  const elsewhere = await handleOAuthCallback(requestWith(jar), { ...came, provider: "facebook" });
  expect(elsewhere.path).toContain("staleState");
  expect(calls.requestOAuthCallback).not.toHaveBeenCalled();
});

test.each([
  [refusedFor("provider-refused"), "providerRefused"],
  [refusedFor("provider-away"), "providerAway"],
  [refusedFor("wrong-state"), "staleState"],
  [{ state: "unavailable" }, "providerCmsAway"],
  [{ state: "tooMany", seconds: 60 }, "providerTooMany"],
] as const)("C14 who comes back hears why not: %o", async (answer, problem) => {
  calls.requestOAuthCallback.mockResolvedValue(answer);
  const { path } = await handleOAuthCallback(requestWith(await begin()), came);
  expect(path).toBe(`/en/login?return=%2Fen%2Fcontact&problem=${problem}`);
  expect(calls.requestProviderSignIn).not.toHaveBeenCalled();
});

test.each([
  ["no-email", "noEmail"],
  ["unverified-email", "unverifiedEmail"],
  ["blocked", "blocked"],
] as const)("C14 who comes back hears why not, and is nobody: %s", async (fault, problem) => {
  calls.requestProviderSignIn.mockResolvedValue(refusedFor(fault));
  const { path, cookies } = await handleOAuthCallback(requestWith(`account-session=old; ${await begin()}`), came);
  expect(path).toContain(`problem=${problem}`);
  expect(jarAfter(cookies)).toBe("");
  expect(cookies.some((cookie) => cookie.startsWith("account-session=;"))).toBe(true);
});

test("C14 who comes back comes back to no other site", async () => {
  const { path } = await handleOAuthCallback(requestWith(await begin({ back: "//evil.example" })), came);
  expect(path).toBe("/en/account");
});

async function asks(): Promise<string> {
  calls.requestProviderSignIn.mockResolvedValue(refusedFor("password-needed"));
  const { path, cookies } = await handleOAuthCallback(requestWith(await begin()), came);
  expect(path).toBe("/en/login/google");
  return jarAfter(cookies);
}
const send = (jar: string, currentPassword: string, headers: Record<string, string> = {}) =>
  receiveLink(requestWith(jar, { body: new URLSearchParams({ currentPassword }), headers }), "google", "en");

test("who has an account with that address is asked for its password at an address that says nothing, and then led to where they were", async () => {
  const jar = await asks();
  expect(waitingLink(requestWith(jar), "google")?.token).toBe("one");
  expect(waitingLink(requestWith(jar), "facebook")).toBeNull();
  const received = await send(jar, "geef mij een helm");
  expect(received).toMatchObject({ state: "redirect", redirection: { path: "/en/contact" } });
  expect(calls.requestLink.mock.calls[0]?.[1]).toMatchObject({ token: "one", password: "geef mij een helm" });
});

test("who has an account with that address may mistype it; the page keeps waiting", async () => {
  calls.requestLink.mockResolvedValue(refusedFor("wrong-password"));
  const received = await send(await asks(), "mis");
  expect(received).toMatchObject({
    state: "rerender",
    rerender: { errors: { currentPassword: { key: "forms.errors.passwordWrong" } } },
  });
  expect(JSON.stringify(received)).not.toContain("provider-sign-in");
});

test("who has an account with that address isn't linked by what another site's page sends, nor without having begun", async () => {
  const jar = await asks();
  expect(await send(jar, "x", { "x-foreign-origin": "1" })).toMatchObject({ rerender: { problem: "elsewhere" } });
  expect(await send("", "x")).toMatchObject({ redirection: { path: "/en/login?problem=staleState" } });
  expect(calls.requestLink).not.toHaveBeenCalled();
});
