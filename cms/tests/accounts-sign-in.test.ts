import { beforeAll, describe, expect, test, vi } from "vitest";
import { accountsForFile, bcrypt, confirmPage, newAddress, password, resetPage, signedIn } from "./accounts.ts";
import { emptyOutbox } from "./outbox.ts";
import { accountsOf } from "../src/accounts/accounts.ts";
import { answerMailRequests } from "../src/accounts/sign-in/request-mail.ts";
import { addSecret } from "../src/accounts/tables/secret-table.ts";

/** What a visitor gets who registers, confirms and signs in (C08, C09, C13), and what nobody gets. */
const { cms, call, codeFor, forms, mailsTo, newVisitor } = accountsForFile();
let owner: Awaited<ReturnType<typeof newVisitor>>;

beforeAll(async () => {
  owner = await newVisitor();
});

const other = "heel iets anders, echt";
const { post, register, confirm, signIn, reset, forget, me } = forms;

/** An answer, and how often passwords were hashed and compared meanwhile. */
async function workOf(action: () => ReturnType<typeof call>) {
  const compare = vi.mocked(bcrypt.compare);
  const hash = vi.mocked(bcrypt.hash);
  const before = [compare.mock.calls.length, hash.mock.calls.length] as const;
  const answer = await action();
  const work = { compared: compare.mock.calls.length - before[0], hashed: hash.mock.calls.length - before[1] };
  return { answer, work };
}

describe("a visitor who registers (C09, C13)", () => {
  test("confirms by mail with the password, and is signed in", async () => {
    const email = newAddress();
    const registered = await register(email.toUpperCase());
    expect([registered.status, registered.body]).toEqual([200, { ok: true }]);
    const confirmation = await codeFor(email, confirmPage);

    const { jwt, user } = signedIn(await confirm(confirmation));
    expect(user).toMatchObject({ email, confirmed: true, locale: "nl", details: null });
    const answer = await call("/users/me?populate=role", { jwt });
    const told = ["id", "documentId", "email", "confirmed", "locale", "details", "createdAt"];
    expect(Object.keys(Object(answer.body)).toSorted()).toEqual(told.toSorted());
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(signedIn(await signIn(` ${email.toUpperCase()} `)).user.email).toBe(email);
  });

  test("gets a mail in the language of the page", async () => {
    const email = newAddress();
    await register(email, password, { headers: { "accept-language": "en-GB,en;q=0.9" } });
    const [mail] = await mailsTo(email);
    expect(mail?.head).toContain("Subject: One more step: confirm your email address");
    expect(mail?.content).toMatch(/\/en\/confirm-email\?code=[\w-]{43}/u);
  });

  test("has no account before the address is confirmed, and is told so only with the right password", async () => {
    const email = newAddress();
    await register(email);
    expect(await cms.strapi.db.query("plugin::users-permissions.user").count({ where: { email } })).toBe(0);
    expect((await signIn(email)).code).toBe("not-confirmed");
    expect((await signIn(email, other)).code).toBe("wrong-credentials");
  });

  test("can confirm once only, after a wrong password too, and gets another link on asking", async () => {
    const email = newAddress();
    await register(email);
    const first = await codeFor(email, confirmPage);
    expect((await confirm(first, other)).code).toBe("wrong-password");
    expect((await post("/auth/send-email-confirmation", { email })).body).toEqual({ email, sent: true });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const second = await codeFor(email, confirmPage);
    expect(second).not.toBe(first);
    signedIn(await confirm(second));
    expect((await confirm(second)).code).toBe("wrong-code");
    expect((await confirm(first)).code).toBe("wrong-code");
  });

  test("has two days to confirm, and a week to ask for another link", async () => {
    const email = newAddress();
    await register(email);
    const code = await codeFor(email, confirmPage);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 48.1 * 3_600_000);
    const late = await confirm(code);
    vi.mocked(Date.now).mockRestore();
    expect(late.code).toBe("wrong-code");
  });

  test.each([
    ["too short", "kort", "tooShort"],
    ["with a NUL, where bcrypt begins anew", "een goed\0een goed", "common"],
  ])("is told that a password is %s", async (_what, secret, fault) => {
    const { status, code, body } = await register(newAddress(), secret);
    expect([status, code]).toEqual([400, "bad-password"]);
    expect(body).toHaveProperty("error.details.fault", fault);
  });

  test("may not have the address for a password", async () => {
    const email = newAddress("iemand");
    expect((await register(email, email)).body).toHaveProperty("error.details.fault", "isEmail");
  });
});

test("a mail that was asked for right before a restart comes after it (C10, C13)", async () => {
  const { email } = await newVisitor();
  const request = { action: "forgot-password", locale: "nl", network: null };
  await addSecret(cms.strapi.db.connection, "mail-request", email, request);
  await answerMailRequests(accountsOf(cms.strapi));
  expect(await codeFor(email, resetPage)).not.toBe("");
});

describe("nobody takes an address that isn't theirs (C09)", () => {
  test("who registered it first: its owner confirms with a password of their own, and that one holds", async () => {
    const email = newAddress("doelwit");
    await register(email, "wachtwoord van de dief");
    await register(email, other);
    const mails = await mailsTo(email);
    const codes = mails.map(({ content }) => /code=([\w-]+)/u.exec(content)?.[1] ?? "");
    // By whichever of the two mails.
    signedIn(await confirm(codes[0] ?? "", other));
    signedIn(await signIn(email, other));
    expect((await signIn(email, "wachtwoord van de dief")).code).toBe("wrong-credentials");
    expect((await confirm(codes[1] ?? "", "wachtwoord van de dief")).code).toBe("wrong-code");
  });

  test("who registers it again and again, from several networks: the owner's registration stays, and is told of", async () => {
    const email = newAddress("doelwit");
    await register(email, other, { network: "thuis" });
    const code = await codeFor(email, confirmPage);
    const body = { email, username: email, password: "wachtwoord van de dief" };
    // Ten networks with one each use up the mails of a day; what comes after them waits without one.
    for (let n = 0; n < 26; n += 1)
      expect((await call("/auth/local/register", { body, network: `ver-${n % 13}` })).status).toBe(200);
    expect((await signIn(email, other, { network: "thuis" })).code).toBe("not-confirmed");
    signedIn(await confirm(code, other));
    expect((await signIn(email, body.password)).code).toBe("wrong-credentials");
  });

  test("who registers it alone: a link that its owner opens without a thought gives nobody an account", async () => {
    const email = newAddress("doelwit");
    await register(email, "wachtwoord van de dief");
    const code = await codeFor(email, confirmPage);
    expect((await call(`/auth/email-confirmation?confirmation=${code}`)).status).toBe(404);
    expect((await confirm(code, other)).code).toBe("wrong-password");
    expect((await signIn(email, "wachtwoord van de dief")).code).toBe("not-confirmed");
    // The owner can still have it, by the inbox alone.
    await forget(email);
    signedIn(await reset(await codeFor(email, resetPage), other));
    expect((await signIn(email, "wachtwoord van de dief")).code).toBe("wrong-credentials");
    signedIn(await signIn(email, other));
  });

  test("who registers an address that has an account changes nothing in it", async () => {
    const visitor = await newVisitor();
    await register(visitor.email, "wachtwoord van de dief");
    expect((await me(visitor.jwt)).status).toBe(200);
    signedIn(await signIn(visitor.email));
    const [, known] = await mailsTo(visitor.email);
    expect(known?.head).toContain("Subject: Je hebt al een account");
    expect(known?.content).toContain("/inloggen");
    expect(known?.content).toContain("/wachtwoord-vergeten");
  });
});

describe("whether an address has an account can't be found out (C08 to C10, C13)", () => {
  const both = async (ask: (email: string) => ReturnType<typeof call>) => {
    const known = await ask(owner.email);
    const unknown = await ask(newAddress());
    return { known, unknown };
  };

  beforeAll(() => {
    vi.spyOn(bcrypt, "compare");
  });

  test.each([
    ["signs in", (email: string) => signIn(email, other)],
    ["signs in with a decomposed password", (email: string) => signIn(email, "een café in é".normalize("NFD"))],
    ["registers", (email: string) => register(email, other)],
    ["has forgotten the password", (email: string) => forget(email)],
  ])("by who %s: the answer and the work are the same", async (_what, ask) => {
    const [known, unknown] = [await workOf(() => ask(owner.email)), await workOf(() => ask(newAddress()))];
    expect([known.answer.status, known.answer.body]).toEqual([unknown.answer.status, unknown.answer.body]);
    expect(known.work).toEqual(unknown.work);
  });

  test.each([
    ["a forgotten password", "/auth/forgot-password", "reset"],
    ["another mail to confirm", "/auth/send-email-confirmation", "confirm"],
  ])("nor by what comes right after who asks for %s: as much is written", async (_what, path, purpose) => {
    // A visitor of its own: what earlier tests asked for the owner may still be being written.
    const known = await newVisitor();
    for (const email of [known.email, newAddress("niemand")]) {
      const codes = () => cms.strapi.db.connection("circuit_account_secrets").where({ purpose, owner: email });
      const before: unknown[] = await codes();
      await post(path, { email });
      await expect.poll(async () => (await codes()).length).toBe(before.length + 1);
    }
  });

  test("by who asks for another mail to confirm", async () => {
    const { known, unknown } = await both((email) => post("/auth/send-email-confirmation", { email }));
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(Object(known.body))).toEqual(Object.keys(Object(unknown.body)));
  });

  test("by who registers an address and then signs in with that password", async () => {
    const { known, unknown } = await both(async (email) => {
      await register(email, other);
      return signIn(email, other);
    });
    expect([known.code, unknown.code]).toEqual(["not-confirmed", "not-confirmed"]);
    expect(known.body).toEqual(unknown.body);
  });

  test("nor whether it is blocked, without its password", async () => {
    const visitor = await newVisitor();
    const users = cms.strapi.db.query("plugin::users-permissions.user");
    await users.update({ where: { id: visitor.user.id }, data: { blocked: true } });
    const signedOut = { answer: { code: "wrong-credentials" } };
    const unknown = await workOf(() => signIn(newAddress(), other));
    expect(unknown).toMatchObject(signedOut);
    expect(await workOf(() => signIn(visitor.email, other))).toMatchObject({ ...signedOut, work: unknown.work });
    expect((await signIn(visitor.email)).code).toBe("blocked");
    await emptyOutbox(cms);
    await forget(visitor.email);
    await forget(owner.email);
    await codeFor(owner.email, resetPage);
    expect(await mailsTo(visitor.email)).toHaveLength(0);
  });

  test("by mails: an address that is nobody's gets none", async () => {
    const nobody = newAddress("niemand");
    await forget(nobody);
    await post("/auth/send-email-confirmation", { email: nobody });
    const somebody = newAddress();
    await register(somebody);
    await codeFor(somebody, confirmPage);
    expect(await mailsTo(nobody)).toHaveLength(0);
  });
});
