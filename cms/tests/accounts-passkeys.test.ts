import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  accountPasskeysSchema,
  creationAnswerSchema,
  mostPasskeys,
  passkeySchema,
  requestAnswerSchema,
} from "@circuit/contract/accounts/passkeys";
import { deleteOldOfAccounts } from "../src/accounts/delete-old.ts";
import { mostAttempts } from "../src/accounts/sign-in/attempts.ts";
import { call, codeFor, hashQuickly, mailsTo, newVisitor, password, resetPage, signedIn } from "./accounts.ts";
import { newAuthenticator } from "./passkeys.ts";
import { emptyCms } from "./shared-cms.ts";
import type { RunningCms } from "./strapi.ts";

/** Passkeys: a way into an account that needs no password (C08, D06). */
let cms: RunningCms;
let siteUrl: string;
type Visitor = Awaited<ReturnType<typeof newVisitor>>;
type Authenticator = ReturnType<typeof newAuthenticator>;

beforeAll(async () => {
  hashQuickly();
  cms = await emptyCms();
  siteUrl = cms.strapi.config.get<string>("site.url");
});

beforeEach(async () => {
  await cms.strapi.db.connection("circuit_login_attempts").delete();
});

afterAll(async () => {
  vi.restoreAllMocks();
  await cms.stop();
});

const rowsOf = (table: string, visitor: Visitor) =>
  cms.strapi.db.connection(`circuit_account_${table}`).where({ userId: visitor.user.id });

const askCreation = (jwt: string, secret: string | null = null) =>
  call(cms, "/account/passkeys/creation", { jwt, body: { password: secret } });

const creation = async (jwt: string) => creationAnswerSchema.parse((await askCreation(jwt)).body);

const keep = (jwt: string, handle: string, response: unknown, name = "") =>
  call(cms, "/account/passkeys", { jwt, body: { handle, name, response } });

const request = async () => requestAnswerSchema.parse((await call(cms, "/auth/passkey/request", { body: {} })).body);

const show = (handle: string, response: unknown, network = "somewhere") =>
  call(cms, "/auth/passkey", { network, body: { handle, response } });

const listOf = async (jwt: string) => accountPasskeysSchema.parse((await call(cms, "/account/passkeys", { jwt })).body);

/** A visitor with a passkey. */
async function withPasskey(name = "Telefoon"): Promise<{ visitor: Visitor; authenticator: Authenticator; id: string }> {
  const visitor = await newVisitor(cms);
  const authenticator = newAuthenticator(siteUrl);
  const { handle, options } = await creation(visitor.jwt);
  const kept = await keep(visitor.jwt, handle, authenticator.make(options), name);
  expect(kept.status).toBe(200);
  return { visitor, authenticator, id: passkeySchema.parse(kept.body).id };
}

async function signInBy(authenticator: Authenticator, changes: Parameters<Authenticator["show"]>[1] = {}) {
  const { handle, options } = await request();
  return show(handle, authenticator.show(options, changes));
}

async function tired(visitor: Visitor): Promise<void> {
  await rowsOf("sessions", visitor).update({ createdAt: Date.now() - 11 * 60_000 });
}

describe("a visitor", () => {
  test("C08 adds a passkey, signs in by it without a password, and gets a session like any other", async () => {
    const { visitor, authenticator, id } = await withPasskey("Mijn telefoon");
    const answer = signedIn(await signInBy(authenticator));
    expect(answer.user).toMatchObject({ id: visitor.user.id, email: visitor.email });
    expect((await call(cms, "/users/me", { jwt: answer.jwt })).status).toBe(200);
    expect(await rowsOf("sessions", visitor)).toHaveLength(2);

    const { passkeys, canAdd } = await listOf(answer.jwt);
    expect(passkeys).toMatchObject([{ id, name: "Mijn telefoon", lastUsedAt: expect.any(String) }]);
    expect(canAdd).toBe(true);
    expect((await call(cms, "/account/sign-out", { method: "POST", jwt: answer.jwt })).status).toBe(204);
    expect((await call(cms, "/users/me", { jwt: answer.jwt })).status).toBe(401);
  });

  test("is asked for one that the browser finds by itself, and that only its owner can use", async () => {
    const { visitor, authenticator } = await withPasskey();
    const { options } = await creation(visitor.jwt);
    expect(options).toMatchObject({
      rp: { id: new URL(siteUrl).hostname },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: authenticator.id, transports: ["internal", "hybrid"] }],
    });
    expect(Buffer.from(options.user.id, "base64url").toString()).not.toContain("@");
    const asked = await request();
    expect(asked.options).toMatchObject({ rpId: new URL(siteUrl).hostname, userVerification: "required" });
    expect(JSON.stringify(asked)).not.toContain("allowCredentials");
  });

  test("gives the password first when the sign-in isn't recent", async () => {
    const visitor = await newVisitor(cms);
    expect((await listOf(visitor.jwt)).asksPassword).toBe(false);
    await tired(visitor);
    expect((await listOf(visitor.jwt)).asksPassword).toBe(true);
    expect((await askCreation(visitor.jwt)).code).toBe("sign-in-again");
    expect((await askCreation(visitor.jwt, "dit is het niet")).code).toBe("wrong-password");
    expect((await askCreation(visitor.jwt, password)).status).toBe(200);
    expect((await call(cms, "/account/passkeys/creation", { body: { password } })).status).toBe(401);
    // Who signs in otherwise has no password to give.
    await cms.strapi.db.connection("up_users").where({ id: visitor.user.id }).update({ password: null });
    expect((await askCreation(visitor.jwt, password)).code).toBe("sign-in-again");
  });

  test("reads of a passkey that was added or removed by mail, in the language of the account's mails", async () => {
    const { visitor, id } = await withPasskey("Telefoon <van> Jorien");
    await call(cms, "/account/details", {
      method: "PUT",
      jwt: visitor.jwt,
      body: { details: {}, locale: "en", wantsNewsletter: false },
    });
    const remove = () => call(cms, `/account/passkeys/${id}`, { method: "DELETE", jwt: visitor.jwt });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const mails = (await mailsTo(cms, visitor.email)).map(({ head, content }) => `${head}\n${content}`);
    expect(mails.filter((mail) => mail.includes("Je account heeft een nieuwe passkey"))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes("A passkey of your account was removed"))).toHaveLength(1);
    expect(mails.join("\n")).toContain("Telefoon &lt;van&gt; Jorien");
  });

  test("has it named after the device when they give no name", async () => {
    const visitor = await newVisitor(cms);
    const { handle, options } = await creation(visitor.jwt);
    const response = newAuthenticator(siteUrl).make(options);
    await call(cms, "/account/passkeys", {
      jwt: visitor.jwt,
      body: { handle, name: " \n ", response },
      headers: { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0" },
    });
    expect((await listOf(visitor.jwt)).passkeys).toMatchObject([{ name: "Firefox, Android", lastUsedAt: null }]);
  });

  test("has ten at most, also when many are added at once", async () => {
    const visitor = await newVisitor(cms);
    const asked = [];
    for (let count = 0; count < mostPasskeys + 2; count += 1) asked.push(await creation(visitor.jwt));
    const kept = await Promise.all(
      asked.map(({ handle, options }) => keep(visitor.jwt, handle, newAuthenticator(siteUrl).make(options))),
    );
    expect(kept.filter(({ status }) => status === 200)).toHaveLength(mostPasskeys);
    expect(kept.filter(({ code }) => code === "too-many-passkeys")).toHaveLength(2);
    expect((await listOf(visitor.jwt)).canAdd).toBe(false);
    expect((await askCreation(visitor.jwt)).code).toBe("too-many-passkeys");
  });

  test("takes passkeys along without their keys, and they go with the account", async () => {
    const { visitor, authenticator } = await withPasskey("Laptop");
    const [row]: { publicKey: string }[] = await rowsOf("passkeys", visitor);
    const file = await call(cms, "/account/export", { jwt: visitor.jwt });
    expect(file.body).toMatchObject({ passkeys: [{ name: "Laptop", createdAt: expect.any(String) }] });
    expect(JSON.stringify(file.body)).not.toContain(row?.publicKey);
    expect(JSON.stringify(file.body)).not.toContain(authenticator.id);

    await call(cms, "/account", { method: "DELETE", jwt: visitor.jwt, body: { password } });
    expect(await rowsOf("passkeys", visitor)).toEqual([]);
    expect((await signInBy(authenticator)).code).toBe("wrong-passkey");
  });

  test("C12 keeps passkeys with another password, and reads so", async () => {
    const { visitor, authenticator } = await withPasskey();
    await call(cms, "/auth/forgot-password", { body: { email: visitor.email } });
    const code = await codeFor(cms, visitor.email, resetPage);
    const next = "nog een goed lang wachtwoord";
    signedIn(await call(cms, "/auth/reset-password", { body: { code, password: next, passwordConfirmation: next } }));
    signedIn(await signInBy(authenticator));
    const mails = (await mailsTo(cms, visitor.email)).map(({ content }) => content);
    expect(mails.join("\n")).toContain("Je passkeys blijven werken");
  });

  test("isn't signed in by one while staff blocked the account, and nobody else learns that", async () => {
    const { visitor, authenticator } = await withPasskey();
    const users = cms.strapi.db.query("plugin::users-permissions.user");
    await users.update({ where: { id: visitor.user.id }, data: { blocked: true } });
    expect((await signInBy(authenticator)).code).toBe("blocked");
    expect((await signInBy(authenticator, { origin: "https://evil.example" })).code).toBe("wrong-passkey");
  });
});

describe("nobody is signed in by a passkey", () => {
  test.each<[string, Parameters<Authenticator["show"]>[1]]>([
    ["that a page of another site asked for", { origin: "https://evil.example" }],
    ["made for another site", { rpId: "evil.example" }],
    ["with another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["in a frame of another site", { crossOrigin: true }],
    ["whose owner wasn't recognised", { isVerified: false }],
    ["in an answer to making one", { type: "webauthn.create" }],
    ["that says to be somebody else's", { userHandle: Buffer.from("iemand-anders").toString("base64url") }],
  ])("%s", async (_what, changes) => {
    const { visitor, authenticator } = await withPasskey();
    expect(await signInBy(authenticator, changes)).toMatchObject({ status: 400, code: "wrong-passkey" });
    expect(await rowsOf("sessions", visitor)).toHaveLength(1);
    signedIn(await signInBy(authenticator));
  });

  test("that answers a challenge for the second time", async () => {
    const { authenticator } = await withPasskey();
    const { handle, options } = await request();
    const response = authenticator.show(options);
    signedIn(await show(handle, response));
    expect((await show(handle, response)).code).toBe("wrong-passkey");
    expect((await show(handle, authenticator.show(options))).code).toBe("wrong-passkey");
  });

  test("twice by one challenge, asked at once", async () => {
    const { authenticator } = await withPasskey();
    const { handle, options } = await request();
    const response = authenticator.show(options);
    const answers = await Promise.all(Array.from({ length: 5 }, () => show(handle, response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("in another browser than the one that got the challenge, or too late", async () => {
    const { authenticator } = await withPasskey();
    const [one, other] = [await request(), await request()];
    expect((await show(other.handle, authenticator.show(one.options))).code).toBe("wrong-passkey");
    expect((await show("geraden", authenticator.show(one.options))).code).toBe("wrong-passkey");
    await cms.strapi.db.connection("circuit_account_challenges").update({ expiresAt: Date.now() - 1 });
    expect((await show(one.handle, authenticator.show(one.options))).code).toBe("wrong-passkey");
    await deleteOldOfAccounts(cms.strapi);
    expect(await cms.strapi.db.connection("circuit_account_challenges")).toEqual([]);
  });

  test("whose count of signatures goes back or stands still, unless it never counts", async () => {
    const { authenticator } = await withPasskey();
    signedIn(await signInBy(authenticator, { counter: 9 }));
    for (const counter of [9, 8, 0])
      expect((await signInBy(authenticator, { counter })).code, String(counter)).toBe("wrong-passkey");
    signedIn(await signInBy(authenticator, { counter: 10 }));

    const visitor = await newVisitor(cms);
    const synced = newAuthenticator(siteUrl);
    const { handle, options } = await creation(visitor.jwt);
    await keep(visitor.jwt, handle, synced.make(options, { counter: 0 }));
    for (const counter of [0, 0]) signedIn(await signInBy(synced, { counter }));
  });

  test("that was removed, is somebody else's, or never was, and the answer is the same", async () => {
    const [removed, mine, other] = [await withPasskey(), await withPasskey(), await withPasskey()];
    await call(cms, `/account/passkeys/${removed.id}`, { method: "DELETE", jwt: removed.visitor.jwt });
    const stranger = newAuthenticator(siteUrl);
    const answers = [
      await signInBy(removed.authenticator),
      await signInBy(mine.authenticator, { id: other.authenticator.id }),
      await signInBy(stranger, { userHandle: Buffer.from("x").toString("base64url") }),
    ];
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([400, first?.body]);
    expect(first?.code).toBe("wrong-passkey");
  });

  test.each([
    ["nothing", {}],
    ["a text", "passkey"],
    ["objects in place of texts", { handle: { $ne: "" }, response: { id: { $ne: "" } } }],
  ])("that is %s", async (_what, body) => {
    expect(await call(cms, "/auth/passkey", { body })).toMatchObject({ status: 400 });
  });

  test("whose bytes are nonsense", async () => {
    const { authenticator } = await withPasskey();
    const { handle, options } = await request();
    const right = authenticator.show(options);
    const response = { ...right, response: { ...right.response, authenticatorData: "AAAA", clientDataJSON: "e30" } };
    expect((await show(handle, response)).code).toBe("wrong-passkey");
  });
});

describe("no passkey is added", () => {
  const refused: [string, Parameters<Authenticator["make"]>[1]][] = [
    ["from a page of another site", { origin: "https://evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["with another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["in a frame of another site", { crossOrigin: true }],
    ["when its owner wasn't recognised", { isVerified: false }],
    ["by showing one", { type: "webauthn.get" }],
    ["under the id of another", { id: Buffer.alloc(32, 1).toString("base64url") }],
  ];

  test.each(refused)("%s", async (_what, changes) => {
    const visitor = await newVisitor(cms);
    const { handle, options } = await creation(visitor.jwt);
    const made = newAuthenticator(siteUrl).make(options, changes);
    expect(await keep(visitor.jwt, handle, made)).toMatchObject({ status: 400, code: "wrong-passkey" });
    expect(await rowsOf("passkeys", visitor)).toEqual([]);
  });

  test("for somebody else, in another session, or twice by one challenge", async () => {
    const [visitor, other] = [await newVisitor(cms), await newVisitor(cms)];
    const elsewhere = signedIn(await call(cms, "/auth/local", { body: { identifier: visitor.email, password } })).jwt;
    for (const jwt of [other.jwt, elsewhere]) {
      const { handle, options } = await creation(visitor.jwt);
      expect((await keep(jwt, handle, newAuthenticator(siteUrl).make(options))).code).toBe("wrong-passkey");
    }
    const { handle, options } = await creation(visitor.jwt);
    expect((await keep(visitor.jwt, handle, newAuthenticator(siteUrl).make(options))).status).toBe(200);
    expect((await keep(visitor.jwt, handle, newAuthenticator(siteUrl).make(options))).code).toBe("wrong-passkey");
    const asked = await request();
    const signIn = { ...options, challenge: asked.options.challenge };
    expect((await keep(visitor.jwt, asked.handle, newAuthenticator(siteUrl).make(signIn))).code).toBe("wrong-passkey");
  });

  test("that an account has already, this one or another", async () => {
    const { visitor, authenticator } = await withPasskey();
    for (const { jwt } of [visitor, await newVisitor(cms)]) {
      const { handle, options } = await creation(jwt);
      expect((await keep(jwt, handle, authenticator.make(options))).code).toBe("known-passkey");
    }
    signedIn(await signInBy(authenticator));
  });

  test("with a certificate of its maker: checking one would fetch lists from addresses that stand in it", async () => {
    const visitor = await newVisitor(cms);
    for (const fmt of ["packed", "android-key", "apple", "tpm", "fido-u2f", "android-safetynet"]) {
      const { handle, options } = await creation(visitor.jwt);
      const attStmt = new Map([["x5c", [Buffer.from("30820122", "hex")]]]);
      const made = newAuthenticator(siteUrl).make(options, { attestation: { fmt, attStmt } });
      expect((await keep(visitor.jwt, handle, made)).code, fmt).toBe("wrong-passkey");
    }
  });

  test("or seen, or removed, by who isn't signed in or is somebody else", async () => {
    const { id } = await withPasskey();
    const other = await newVisitor(cms);
    expect((await call(cms, "/account/passkeys")).status).toBe(401);
    expect((await listOf(other.jwt)).passkeys).toEqual([]);
    for (const wrong of [id, "nergens", "%00", "x".repeat(500), "1%27%20or%201=1"])
      expect((await call(cms, `/account/passkeys/${wrong}`, { method: "DELETE", jwt: other.jwt })).status).toBe(404);
    expect((await call(cms, `/account/passkeys/${id}`, { method: "DELETE" })).status).toBe(401);
  });
});

describe("attempts (C08)", () => {
  test("with passkeys count with those of passwords, and what succeeds doesn't count", async () => {
    const { authenticator } = await withPasskey();
    for (let count = 0; count <= mostAttempts.known + 5; count += 1) signedIn(await signInBy(authenticator));

    const stranger = newAuthenticator(siteUrl);
    const { options } = await request();
    const tryOut = () => show("geraden", stranger.show(options, { userHandle: "eA" }), "raadnet");
    for (let count = 0; count < mostAttempts.network; count += 1) expect((await tryOut()).status).toBe(400);
    const last = await tryOut();
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "900"]);
    const byPassword = { identifier: "iemand@voorbeeld.nl", password };
    expect((await call(cms, "/auth/local", { body: byPassword, network: "raadnet" })).status).toBe(429);
    expect((await call(cms, "/auth/local", { body: byPassword, network: "ander" })).status).toBe(400);
  });

  test("to have challenges made are limited too", async () => {
    const ask = () => call(cms, "/auth/passkey/request", { body: {}, network: "vragen" });
    for (let count = 0; count < mostAttempts.network; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

test("the database holds no handle by which a challenge is answered", async () => {
  const { handle } = await request();
  expect(JSON.stringify(await cms.strapi.db.connection("circuit_account_challenges"))).not.toContain(handle);
});
