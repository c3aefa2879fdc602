import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type OpenIdStandIn, startOpenIdStandIn } from "../openid-stand-in/stand-in.ts";
import {
  call,
  codeFor,
  deleteAccount,
  hashQuickly,
  mailsTo,
  newAddress,
  newVisitor,
  overviewOf,
  password,
  resetPage,
  signedIn,
} from "./accounts.ts";
import { webSecret } from "./post-submission.ts";
import { newBrowser, providerVisits } from "./provider-visits.ts";
import { type RunningCms, startCms } from "./strapi.ts";
import { isWholeRun } from "./whole-run.ts";

/** What a visitor gets who signs in by a provider (C14, C15), and what nobody gets. */
let cms: RunningCms;
let provider: OpenIdStandIn;
const { ask, atProvider, comeBack, tokenFor, callback, link, enter } = providerVisits(() => cms);

beforeAll(async () => {
  hashQuickly();
  provider = await startOpenIdStandIn(0);
  cms = await startCms({ template: inject("template"), siteSecret: webSecret, openIdIssuer: provider.issuer });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await cms.stop();
  await provider.stop();
});

const usersWith = (email: string) => cms.strapi.db.query("plugin::users-permissions.user").count({ where: { email } });

describe("C14 C15 a visitor signs in by a provider", () => {
  test("and has an account at once, without a password; next time it is the same one", async () => {
    const email = newAddress();
    const { jwt, user } = signedIn(await enter({ sub: email, email: email.toUpperCase() }));
    expect(user).toMatchObject({ email, confirmed: true, locale: "nl" });
    const overview = await overviewOf(cms, jwt);
    expect(overview.hasPassword).toBe(false);
    expect(overview.providers).toMatchObject([{ name: "openid", title: "Paddock-ID" }]);
    expect(signedIn(await enter({ sub: email, email })).user.id).toBe(user.id);
  });

  test("is known by what the provider calls them, whatever the address is then", async () => {
    const email = newAddress();
    const { user } = signedIn(await enter({ sub: email, email }));
    expect(signedIn(await enter({ sub: email, email: newAddress() })).user).toMatchObject({ id: user.id, email });
    expect(signedIn(await enter({ sub: email })).user.id).toBe(user.id);
    expect(signedIn(await enter({ sub: email, email, verified: "no" })).user.id).toBe(user.id);
  });

  test("is led there with state, nonce and PKCE, and no secret", async () => {
    const begun = await ask("/connect/openid", newBrowser());
    const { origin, searchParams } = new URL(begun.headers.get("location") ?? "");
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: "circuit",
      redirect_uri: "http://localhost:3000/inloggen/openid",
      scope: "openid email",
      state: expect.stringMatching(/^[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{22}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: "S256",
    });
    expect(begun.headers.get("location")).not.toContain("secret");
    expect(begun.headers.get("cache-control")).toBe("no-store");
  });

  test("can choose a password by mail, and then sign in with it as well", async () => {
    const email = newAddress();
    signedIn(await enter({ sub: email, email }));
    await ask("/auth/forgot-password", newBrowser(), { body: { email } });
    const code = await codeFor(cms, email, resetPage);
    const body = { code, password, passwordConfirmation: password };
    signedIn(await ask("/auth/reset-password", newBrowser(), { body }));
    const again = await ask("/auth/local", newBrowser(), { body: { identifier: email, password } });
    expect(signedIn(again).user.email).toBe(email);
  });

  test("leaves a registration of the same address without use", async () => {
    const email = newAddress();
    await ask("/auth/local/register", newBrowser(), { body: { username: email, email, password } });
    const confirmation = await codeFor(cms, email, "/e-mail-bevestigen");
    signedIn(await enter({ sub: email, email }));
    const late = await ask("/auth/email-confirmation", newBrowser(), { body: { confirmation, password } });
    expect(late.code).toBe("wrong-code");
  });
});

describe("somebody gets no account", () => {
  test("who says no at the provider", async () => {
    const browser = newBrowser();
    const answer = await ask(`/connect/openid/callback${await atProvider(browser, { say: "no" })}`, browser);
    expect(answer.code).toBe("provider-refused");
  });

  test.each([
    ["no-email", {}],
    ["unverified-email", { verified: "no" }],
  ])("%s", async (code, more) => {
    const email = newAddress();
    const login = code === "no-email" ? { sub: email } : { sub: email, email, ...more };
    expect((await enter(login)).code).toBe(code);
    expect(await usersWith(email)).toBe(0);
  });

  test("whose address nobody verified hears the same whether it has an account or not", async () => {
    const { email } = await newVisitor(cms);
    const known = await enter({ sub: randomUUID(), email, verified: "no" });
    const unknown = await enter({ sub: randomUUID(), email: newAddress(), verified: "no" });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  test("with a state of another browser, of nobody, or that was used", async () => {
    const browser = newBrowser();
    const search = await atProvider(browser, { sub: randomUUID(), email: newAddress() });
    expect((await ask(`/connect/openid/callback${search}`, newBrowser())).code).toBe("wrong-state");
    expect((await ask("/connect/openid/callback?code=abc&state=made-up", browser)).code).toBe("wrong-state");
    expect((await ask("/connect/openid/callback?code=abc", browser)).code).toBe("wrong-state");
    await comeBack(browser, search);
    expect((await ask(`/connect/openid/callback${search}`, browser)).code, "replayed").toBe("wrong-state");
    expect((await call(cms, "/connect/openid")).code, "without a browser").toBe("wrong-state");
  });

  test("with a code that was used in another sign-in", async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    const used = await atProvider(mine, { sub: randomUUID(), email: newAddress() });
    const fresh = new URLSearchParams(await atProvider(other, { sub: randomUUID(), email: newAddress() }));
    await comeBack(mine, used);
    fresh.set("code", new URLSearchParams(used).get("code") ?? "");
    expect((await ask(`/connect/openid/callback?${fresh.toString()}`, other)).code).toBe("wrong-state");
  });

  test("with a token of another browser, one that was used, or a state in its place", async () => {
    const browser = newBrowser();
    const token = await tokenFor(browser, { sub: randomUUID(), email: newAddress() });
    expect((await callback(newBrowser(), token)).code).toBe("wrong-state");
    expect((await link(newBrowser(), token, password)).code).toBe("wrong-state");
    signedIn(await callback(browser, token));
    expect((await callback(browser, token)).code).toBe("wrong-state");
    const begun = await ask("/connect/openid", browser);
    const state = new URL(begun.headers.get("location") ?? "").searchParams.get("state") ?? "";
    expect((await callback(browser, state)).code).toBe("wrong-state");
  });

  test("who comes back after more than ten minutes", async () => {
    const browser = newBrowser();
    const search = await atProvider(browser, { sub: randomUUID(), email: newAddress() });
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 10.1 * 60_000);
    // Not as the site, whose mark would be too old.
    const late = await ask(`/connect/openid/callback${search}`, browser, { network: null });
    vi.mocked(Date.now).mockRestore();
    expect(late.code).toBe("wrong-state");
  });

  // A slow provider does answer in the end: by then, after four seconds, nobody waits for it.
  const slow = isWholeRun ? [{ token: "slow" }] : [];

  test.each([...slow, { token: "down" }, { id: "wrong" }])("while the provider fails: %o", async (trouble) => {
    const browser = newBrowser();
    const search = await atProvider(browser, { sub: randomUUID(), email: newAddress(), ...trouble });
    expect((await ask(`/connect/openid/callback${search}`, browser)).code).toBe("provider-away");
  });

  test.each(["google", "nobody", "email", "local"])("by %s, which isn't on", async (name) => {
    expect((await ask(`/connect/${name}`, newBrowser())).code).toBe("provider-disabled");
  });

  test("who is blocked", async () => {
    const email = newAddress();
    const { user } = signedIn(await enter({ sub: email, email }));
    const users = cms.strapi.db.query("plugin::users-permissions.user");
    await users.update({ where: { id: user.id }, data: { blocked: true } });
    expect((await enter({ sub: email, email })).code).toBe("blocked");
  });
});

describe("an account that has the address", () => {
  test("is opened with its password once, linked, told of that by mail, and then opens by the provider alone", async () => {
    const { email, user } = await newVisitor(cms);
    const sub = randomUUID();
    const browser = newBrowser();
    const token = await tokenFor(browser, { sub, email });
    expect((await callback(browser, token)).code).toBe("password-needed");
    expect((await link(browser, token, "niet het goede")).code).toBe("wrong-password");
    const { jwt, user: linked } = signedIn(await link(browser, token, password));
    expect(linked.id).toBe(user.id);
    expect((await link(browser, token, password)).code, "once").toBe("wrong-state");
    expect(signedIn(await enter({ sub, email })).user.id).toBe(user.id);
    const heads = (await mailsTo(cms, email)).map(({ head }) => head).join("\n");
    expect(heads).toContain("Je kunt nu ook inloggen met Paddock-ID");

    expect((await overviewOf(cms, jwt)).providers).toHaveLength(1);
    const file = JSON.stringify((await call(cms, "/account/export", { jwt })).body);
    expect(file).toContain(sub);
    expect((await call(cms, "/account/providers/openid", { method: "DELETE", jwt })).status).toBe(204);
    expect((await call(cms, "/account/providers/openid", { method: "DELETE", jwt })).status).toBe(404);
    expect((await enter({ sub, email })).code).toBe("password-needed");
  });

  test("without a password can't be linked to somebody else at the provider", async () => {
    const email = newAddress();
    signedIn(await enter({ sub: email, email }));
    const browser = newBrowser();
    const token = await tokenFor(browser, { sub: randomUUID(), email });
    expect((await callback(browser, token)).code).toBe("password-needed");
    for (const secret of ["", "null", password]) {
      expect((await link(browser, token, secret)).code).toBe("wrong-password");
    }
  });

  test("can't be guessed at by links more often than by signing in", async () => {
    const { email } = await newVisitor(cms);
    const browser = newBrowser();
    const token = await tokenFor(browser, { sub: randomUUID(), email });
    const tries = Array.from({ length: 35 }, (_, index) => link(browser, token, `niet goed ${index}`));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await link(browser, token, password)).status).toBe(429);
  });
});

describe("an account's providers", () => {
  test("can't be disconnected where one is the only way in, and go with the account", async () => {
    const email = newAddress();
    const { jwt, user } = signedIn(await enter({ sub: email, email }));
    const refused = await call(cms, "/account/providers/openid", { method: "DELETE", jwt });
    expect([refused.status, refused.code]).toEqual([400, "only-way-in"]);
    expect((await deleteAccount(cms, jwt, null)).status).toBe(204);
    const links: unknown = await cms.strapi.db.connection("circuit_account_links").where({ userId: user.id });
    expect(links).toEqual([]);
    expect(signedIn(await enter({ sub: email, email })).user.id, "a new one").not.toBe(user.id);
  });

  test("are those that are on in the panel and can be used, and no key is told", async () => {
    const store = cms.strapi.store({ type: "plugin", name: "users-permissions", key: "grant" });
    const before: unknown = await store.get({});
    const set = (enabled: boolean) => ({ enabled, key: "the-key", secret: "the-secret", callback: "http://x.example" });
    const some = { google: set(true), facebook: set(false), microsoft: set(true), github: { enabled: true } };
    await store.set({ value: { ...Object(before), ...some } });
    const { body } = await call(cms, "/account/providers");
    const begun = await ask("/connect/google", newBrowser());
    await store.set({ value: before });

    expect(body).toEqual({
      providers: [
        { name: "google", title: "Google" },
        { name: "openid", title: "Paddock-ID" },
      ],
    });
    expect(begun.headers.get("location")).toMatch(/^https:\/\/accounts\.google\.com\/.*client_id=the-key/u);
  });

  test("have one address to be set up with, which the panel's screen shows", () => {
    const { buildRedirectUri }: { buildRedirectUri(name: string): string } = cms.strapi
      .plugin("users-permissions")
      .service("providers");
    expect(buildRedirectUri("google")).toBe("http://localhost:3000/inloggen/google");
  });
});
