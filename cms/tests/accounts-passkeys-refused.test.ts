import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpiredAccountData } from "../src/accounts/delete-expired-account-data.ts";
import { accountsForFile, password, signedIn } from "./accounts.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import type { Changes } from "./passkeys.ts";

/** Passkeys that sign nobody in, and that no account gets (C08). */
const { cms, call, newVisitor } = accountsForFile();
const passkeys = passkeyCalls(cms);

beforeEach(async () => {
  await cms.strapi.db.connection("circuit_attempts").delete();
});

/** What is wrong with what a device answers, whether it makes a passkey or shows one. */
const wrongAnswers: [string, Changes][] = [
  ["that a page of another site asked for", { origin: "https://evil.example" }],
  ["made for another site", { rpId: "evil.example" }],
  ["with another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
  ["in a frame of another site", { crossOrigin: true }],
  ["whose owner wasn't recognised", { isVerified: false }],
];

describe("nobody is signed in by a passkey", () => {
  let owner: Awaited<ReturnType<typeof passkeys.withPasskey>>;

  beforeAll(async () => {
    owner = await passkeys.withPasskey();
  });

  test.each<[string, Changes]>([
    ...wrongAnswers,
    ["in an answer to making one", { type: "webauthn.create" }],
    ["that says to be somebody else's", { userHandle: Buffer.from("iemand-anders").toString("base64url") }],
  ])("%s", async (_what, changes) => {
    const { visitor, authenticator } = owner;
    const before = await passkeys.rowsOf("sessions", visitor);
    expect(await passkeys.signInBy(authenticator, changes)).toMatchObject({ status: 400, code: "wrong-passkey" });
    expect(await passkeys.rowsOf("sessions", visitor)).toHaveLength(before.length);
    signedIn(await passkeys.signInBy(authenticator));
  });

  test("that answers a challenge for the second time", async () => {
    const { authenticator } = owner;
    const { handle, options } = await passkeys.request();
    const response = authenticator.show(options);
    signedIn(await passkeys.show(handle, response));
    expect((await passkeys.show(handle, response)).code).toBe("wrong-passkey");
    expect((await passkeys.show(handle, authenticator.show(options))).code).toBe("wrong-passkey");
  });

  test("twice by one challenge, asked at once", async () => {
    const { authenticator } = owner;
    const { handle, options } = await passkeys.request();
    const response = authenticator.show(options);
    const answers = await Promise.all(Array.from({ length: 5 }, () => passkeys.show(handle, response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("in another browser than the one that got the challenge, or too late", async () => {
    const { authenticator } = owner;
    const [one, other] = [await passkeys.request(), await passkeys.request()];
    expect((await passkeys.show(other.handle, authenticator.show(one.options))).code).toBe("wrong-passkey");
    expect((await passkeys.show("geraden", authenticator.show(one.options))).code).toBe("wrong-passkey");
    await cms.strapi.db.connection("circuit_account_secrets").update({ expiresAt: Date.now() - 1 });
    expect((await passkeys.show(one.handle, authenticator.show(one.options))).code).toBe("wrong-passkey");
    await deleteExpiredAccountData(cms.strapi);
    expect(await cms.strapi.db.connection("circuit_account_secrets")).toEqual([]);
  });

  test("whose count of signatures goes back or stands still, unless it never counts", async () => {
    const { authenticator } = await passkeys.withPasskey();
    signedIn(await passkeys.signInBy(authenticator, { counter: 9 }));
    for (const counter of [9, 8, 0])
      expect((await passkeys.signInBy(authenticator, { counter })).code).toBe("wrong-passkey");
    signedIn(await passkeys.signInBy(authenticator, { counter: 10 }));

    const visitor = await newVisitor();
    const synced = passkeys.newDevice();
    const { handle, options } = await passkeys.creation(visitor.jwt);
    await passkeys.keep(visitor.jwt, handle, synced.make(options, { counter: 0 }));
    for (const counter of [0, 0]) signedIn(await passkeys.signInBy(synced, { counter }));
  });

  test("that was removed, is somebody else's, or never was, and the answer is the same", async () => {
    const [removed, mine, other] = [
      await passkeys.withPasskey(),
      await passkeys.withPasskey(),
      await passkeys.withPasskey(),
    ];
    await call(`/account/passkeys/${removed.id}`, { method: "DELETE", jwt: removed.visitor.jwt });
    const stranger = passkeys.newDevice();
    const answers = [
      await passkeys.signInBy(removed.authenticator),
      await passkeys.signInBy(mine.authenticator, { id: other.authenticator.id }),
      await passkeys.signInBy(stranger, { userHandle: Buffer.from("x").toString("base64url") }),
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
    expect(await call("/auth/passkey", { body })).toMatchObject({ status: 400 });
  });

  test("whose bytes are nonsense", async () => {
    const { authenticator } = owner;
    const { handle, options } = await passkeys.request();
    const right = authenticator.show(options);
    const response = { ...right, response: { ...right.response, authenticatorData: "AAAA", clientDataJSON: "e30" } };
    expect((await passkeys.show(handle, response)).code).toBe("wrong-passkey");
  });
});

describe("no passkey is added", () => {
  let withoutPasskey: Awaited<ReturnType<typeof newVisitor>>;

  beforeAll(async () => {
    withoutPasskey = await newVisitor();
  });

  test.each<[string, Changes]>([
    ...wrongAnswers,
    ["by showing one", { type: "webauthn.get" }],
    ["under the id of another", { id: Buffer.alloc(32, 1).toString("base64url") }],
  ])("%s", async (_what, changes) => {
    const { handle, options } = await passkeys.creation(withoutPasskey.jwt);
    const made = passkeys.newDevice().make(options, changes);
    expect(await passkeys.keep(withoutPasskey.jwt, handle, made)).toMatchObject({ status: 400, code: "wrong-passkey" });
    expect(await passkeys.rowsOf("passkeys", withoutPasskey)).toEqual([]);
  });

  test("for somebody else, in another session, or twice by one challenge", async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()];
    const elsewhere = signedIn(await call("/auth/local", { body: { identifier: visitor.email, password } })).jwt;
    for (const jwt of [other.jwt, elsewhere]) {
      const { handle, options } = await passkeys.creation(visitor.jwt);
      expect((await passkeys.keep(jwt, handle, passkeys.newDevice().make(options))).code).toBe("wrong-passkey");
    }
    const { handle, options } = await passkeys.creation(visitor.jwt);
    expect((await passkeys.keep(visitor.jwt, handle, passkeys.newDevice().make(options))).status).toBe(200);
    expect((await passkeys.keep(visitor.jwt, handle, passkeys.newDevice().make(options))).code).toBe("wrong-passkey");
    const asked = await passkeys.request();
    const signIn = { ...options, challenge: asked.options.challenge };
    const made = passkeys.newDevice().make(signIn);
    expect((await passkeys.keep(visitor.jwt, asked.handle, made)).code).toBe("wrong-passkey");
  });

  test("that an account has already, this one or another", async () => {
    const { visitor, authenticator } = await passkeys.withPasskey();
    for (const { jwt } of [visitor, await newVisitor()]) {
      const { handle, options } = await passkeys.creation(jwt);
      expect((await passkeys.keep(jwt, handle, authenticator.make(options))).code).toBe("known-passkey");
    }
    signedIn(await passkeys.signInBy(authenticator));
  });

  test("with a certificate of its maker: checking one would fetch lists from addresses that stand in it", async () => {
    for (const fmt of ["packed", "android-key", "apple", "tpm", "fido-u2f", "android-safetynet"]) {
      const { handle, options } = await passkeys.creation(withoutPasskey.jwt);
      const attStmt = new Map([["x5c", [Buffer.from("30820122", "hex")]]]);
      const made = passkeys.newDevice().make(options, { attestation: { fmt, attStmt } });
      expect([fmt, (await passkeys.keep(withoutPasskey.jwt, handle, made)).code]).toEqual([fmt, "wrong-passkey"]);
    }
  });

  test("or seen, or removed, by who isn't signed in or is somebody else", async () => {
    const { id } = await passkeys.withPasskey();
    const other = await newVisitor();
    expect((await call("/account/overview")).status).toBe(401);
    expect((await passkeys.listOf(other.jwt)).passkeys).toEqual([]);
    for (const wrong of [id, "nergens", "%00", "x".repeat(500), "1%27%20or%201=1"])
      expect((await call(`/account/passkeys/${wrong}`, { method: "DELETE", jwt: other.jwt })).status).toBe(404);
    expect((await call(`/account/passkeys/${id}`, { method: "DELETE" })).status).toBe(401);
  });
});
