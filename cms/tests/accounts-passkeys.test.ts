import { beforeEach, describe, expect, test } from "vitest";
import { maxPasskeys } from "@circuit/contract/accounts/passkeys";
import { maxAttempts, refusals } from "../src/accounts/attempts.ts";
import { accountsForFile, password, resetPage, runningRefusals, signedIn } from "./accounts.ts";
import { passkeyCalls } from "./passkey-calls.ts";

/** Passkeys: a way into an account that needs no password (C08, D06). */
const { cms, call, codeFor, deleteAccount, mailsTo, newVisitor, saveDetails } = accountsForFile();
const passkeys = passkeyCalls(cms);

beforeEach(async () => {
  await cms.strapi.db.connection("circuit_attempts").delete();
});

describe("a visitor", () => {
  test("C08 adds a passkey, signs in by it without a password, and gets a session like any other", async () => {
    const { visitor, authenticator, id } = await passkeys.withPasskey("Mijn telefoon");
    const answer = signedIn(await passkeys.signInBy(authenticator));
    expect(answer.user).toMatchObject({ id: visitor.user.id, email: visitor.email });
    expect((await call("/users/me", { jwt: answer.jwt })).status).toBe(200);
    expect(await passkeys.rowsOf("sessions", visitor)).toHaveLength(2);

    const { passkeys: kept, canAdd } = await passkeys.listOf(answer.jwt);
    expect(kept).toMatchObject([{ id, name: "Mijn telefoon", lastUsedAt: expect.any(String) }]);
    expect(canAdd).toBe(true);
    expect((await call("/account/sign-out", { method: "POST", jwt: answer.jwt })).status).toBe(204);
    expect((await call("/users/me", { jwt: answer.jwt })).status).toBe(401);
  });

  test("is asked for one that the browser finds by itself, and that only its owner can use", async () => {
    const { visitor, authenticator } = await passkeys.withPasskey();
    const { options } = await passkeys.creation(visitor.jwt);
    expect(options).toMatchObject({
      rp: { id: passkeys.hostname },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: authenticator.id, transports: ["internal", "hybrid"] }],
    });
    expect(Buffer.from(options.user.id, "base64url").toString()).not.toContain("@");
    const asked = await passkeys.request();
    expect(asked.options).toMatchObject({ rpId: passkeys.hostname, userVerification: "required" });
    expect(JSON.stringify(asked)).not.toContain("allowCredentials");
  });

  test("gives the password first, also right after signing in: the session may be stolen", async () => {
    const visitor = await newVisitor();
    expect((await passkeys.listOf(visitor.jwt)).asksPassword).toBe(true);
    expect((await passkeys.askCreation(visitor.jwt)).code).toBe("sign-in-again");
    expect((await passkeys.askCreation(visitor.jwt, "dit is het niet")).code).toBe("wrong-password");
    expect((await passkeys.askCreation(visitor.jwt, password)).status).toBe(200);
    expect((await call("/account/passkeys/creation", { body: { password } })).status).toBe(401);
    // Who signs in otherwise has no password to give, and did so lately.
    await cms.strapi.db.connection("up_users").where({ id: visitor.user.id }).update({ password: null });
    expect((await passkeys.listOf(visitor.jwt)).asksPassword).toBe(false);
    expect((await passkeys.askCreation(visitor.jwt)).status).toBe(200);
    await passkeys.tired(visitor);
    expect((await passkeys.listOf(visitor.jwt)).asksPassword).toBe(true);
    expect((await passkeys.askCreation(visitor.jwt, password)).code).toBe("sign-in-again");
  });

  test("reads of a passkey that was added or removed by mail, in the language of the account's mails", async () => {
    const { visitor, id } = await passkeys.withPasskey("Telefoon <van> Jorien");
    await saveDetails(visitor.jwt, { locale: "en" });
    const remove = () => call(`/account/passkeys/${id}`, { method: "DELETE", jwt: visitor.jwt });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const mails = (await mailsTo(visitor.email)).map(({ head, content }) => `${head}\n${content}`);
    expect(mails.filter((mail) => mail.includes("Je account heeft een nieuwe passkey"))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes("A passkey of your account was removed"))).toHaveLength(1);
    expect(mails.join("\n")).toContain("Telefoon &lt;van&gt; Jorien");
  });

  test("has it named after the device when they give no name", async () => {
    const visitor = await newVisitor();
    const { handle, options } = await passkeys.creation(visitor.jwt);
    const response = passkeys.newDevice().make(options);
    await call("/account/passkeys", {
      jwt: visitor.jwt,
      body: { handle, name: " \n ", response },
      headers: { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0" },
    });
    expect((await passkeys.listOf(visitor.jwt)).passkeys).toMatchObject([
      { name: "Firefox, Android", lastUsedAt: null },
    ]);
  });

  test("has ten at most, also when many are added at once", async () => {
    const visitor = await newVisitor();
    const asked = [];
    for (let count = 0; count < maxPasskeys + 2; count += 1) asked.push(await passkeys.creation(visitor.jwt));
    const kept = await Promise.all(
      asked.map(({ handle, options }) => passkeys.keep(visitor.jwt, handle, passkeys.newDevice().make(options))),
    );
    expect(kept.filter(({ status }) => status === 200)).toHaveLength(maxPasskeys);
    expect(kept.filter(({ code }) => code === "too-many-passkeys")).toHaveLength(2);
    expect((await passkeys.listOf(visitor.jwt)).canAdd).toBe(false);
    expect((await passkeys.askCreation(visitor.jwt, password)).code).toBe("too-many-passkeys");
  });

  test("takes passkeys along without their keys, and they go with the account", async () => {
    const { visitor, authenticator } = await passkeys.withPasskey("Laptop");
    const [row]: { publicKey: string }[] = await passkeys.rowsOf("passkeys", visitor);
    const file = await call("/account/export", { jwt: visitor.jwt });
    expect(file.body).toMatchObject({ passkeys: [{ name: "Laptop", createdAt: expect.any(String) }] });
    expect(JSON.stringify(file.body)).not.toContain(row?.publicKey);
    expect(JSON.stringify(file.body)).not.toContain(authenticator.id);

    await deleteAccount(visitor.jwt);
    expect(await passkeys.rowsOf("passkeys", visitor)).toEqual([]);
    expect((await passkeys.signInBy(authenticator)).code).toBe("wrong-passkey");
  });

  test("C12 keeps passkeys with another password, and reads which", async () => {
    const { visitor, authenticator } = await passkeys.withPasskey("Laptop van zolder");
    await call("/auth/forgot-password", { body: { email: visitor.email } });
    const code = await codeFor(visitor.email, resetPage);
    const next = "nog een goed lang wachtwoord";
    signedIn(await call("/auth/reset-password", { body: { code, password: next, passwordConfirmation: next } }));
    signedIn(await passkeys.signInBy(authenticator));
    const mails = (await mailsTo(visitor.email)).map(({ content }) => content);
    expect(mails.join("\n")).toContain("Deze passkeys blijven werken: Laptop van zolder.");
  });

  test("isn't signed in by one while staff blocked the account, and nobody else learns that", async () => {
    const { visitor, authenticator } = await passkeys.withPasskey();
    const users = cms.strapi.db.query("plugin::users-permissions.user");
    await users.update({ where: { id: visitor.user.id }, data: { blocked: true } });
    expect((await passkeys.signInBy(authenticator)).code).toBe("blocked");
    expect((await passkeys.signInBy(authenticator, { origin: "https://evil.example" })).code).toBe("wrong-passkey");
  });
});

describe("attempts (C08)", () => {
  test("with passkeys count with those of passwords, and what succeeds doesn't count", async () => {
    const { authenticator } = await passkeys.withPasskey();
    for (let count = 0; count <= maxAttempts.known + 5; count += 1) signedIn(await passkeys.signInBy(authenticator));

    const stranger = passkeys.newDevice();
    const { options } = await passkeys.request();
    const tryOut = () => passkeys.show("geraden", stranger.show(options, { userHandle: "eA" }), "raadnet");
    for (let count = 0; count < maxAttempts.network; count += 1) expect((await tryOut()).status).toBe(400);
    const last = await tryOut();
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "900"]);
    const byPassword = { identifier: "iemand@voorbeeld.nl", password };
    expect((await call("/auth/local", { body: byPassword, network: "raadnet" })).status).toBe(429);
    expect((await call("/auth/local", { body: byPassword, network: "ander" })).status).toBe(400);
  });

  test("to have challenges made are limited too, and a refusal takes a second, so that its time tells nothing", async () => {
    const ask = async () => (await call("/auth/passkey/request", { body: {}, network: "vragen" })).status;
    for (let count = 0; count < maxAttempts.network; count += 1) expect(await ask()).toBe(200);
    const { leastMs } = runningRefusals;
    Object.assign(runningRefusals, refusals);
    const begun = performance.now();
    expect(await ask()).toBe(429);
    // Timers may be a moment early.
    expect(performance.now() - begun).toBeGreaterThan(990);
    runningRefusals.leastMs = leastMs;
  });
});
