import { beforeEach, describe, expect, test, vi } from "vitest";
import { busyCode } from "@circuit/contract/accounts/account";
import { maxAttempts } from "../src/accounts/attempts.ts";
import {
  mailCountTable,
  consumeAccountMailQuota,
  maxAccountMailsInDay,
  maxMailsInDay,
  maxVariantMailsInDay,
} from "../src/mail/recipient-limit.ts";
import { accountsForFile, confirmPage, newAddress, password, resetPage, signedIn } from "./accounts.ts";

/** Guessing and flooding stop, and keep nobody else out. */
const { cms, call, codeFor, mailsTo, newVisitor } = accountsForFile();
type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** `ACCOUNT_ATTEMPTS=10000` tries as often as the largest attack that we promise to stand. */
const attempts = Number(process.env["ACCOUNT_ATTEMPTS"] ?? 200);

if (attempts > 1000) vi.setConfig({ testTimeout: 900_000 });

beforeEach(async () => {
  await cms.strapi.db.connection("circuit_attempts").delete();
  await cms.strapi.db.connection(mailCountTable).delete();
});

const wrong = "dit is het echt niet";
const next = { password: "een nieuw wachtwoord", passwordConfirmation: "een nieuw wachtwoord" };
const signIn = (identifier: string, secret: string, network: string | null, headers: Record<string, string> = {}) =>
  call("/auth/local", { body: { identifier, password: secret }, network, headers });

/** The calls that an address may be mailed for, from a network. */
const register = (email: string, network?: string) =>
  call("/auth/local/register", { body: { email, password, username: "x" }, ...(network && { network }) });
const forgot = (email: string, network?: string) =>
  call("/auth/forgot-password", { body: { email }, ...(network && { network }) });

/** As many at once: of more, some would be too busy where a machine is, and count for a moment against the others. */
const atOnce = 4;

/** Those that are refused take no work: more at once are none too busy. */
const refusedAtOnce = 40;

/** Makes calls, some at once, and counts their statuses. What was too busy wasn't counted as an attempt: it is made again. */
async function statusesOf(
  count: number,
  ask: (index: number) => ReturnType<typeof call>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const settled = async (index: number): Promise<number> => {
    const { status, body } = await ask(index);
    return JSON.stringify(body).includes(`"${busyCode}"`) ? settled(index) : status;
  };
  let size = atOnce;
  for (let from = 0; from < count;) {
    const some = Array.from({ length: Math.min(size, count - from) }, (_, index) => settled(from + index));
    const statuses = await Promise.all(some);
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    from += some.length;
    if (statuses.every((status) => status === 429)) size = refusedAtOnce;
  }
  return counts;
}

/** A visitor who signed in from home before, so that this network is known. */
async function atHome(network: string): Promise<Visitor> {
  const visitor = await newVisitor();
  signedIn(await signIn(visitor.email, password, network));
  return visitor;
}

describe("who guesses at passwords (C08)", () => {
  test("from many networks at one account is stopped, and neither its owner nor anybody else is kept out", async () => {
    const owner = await atHome("thuis");
    const other = await newVisitor();
    const statuses = await statusesOf(attempts, (n) => signIn(owner.email, wrong, `ver-${n}`));
    expect(statuses).toEqual({ 400: maxAttempts.account, 429: attempts - maxAttempts.account });

    // Guessed rightly in the end: too late.
    expect((await signIn(owner.email, password, "ver-weg")).status).toBe(429);
    signedIn(await signIn(owner.email, password, "thuis"));
    expect((await call("/users/me", { jwt: owner.jwt })).status).toBe(200);
    signedIn(await signIn(other.email, password, "elders"));
  });

  test("from one network at many accounts is stopped, and others on it who signed in there before get in", async () => {
    const guest = await atHome("circuit");
    const other = await newVisitor();
    const statuses = await statusesOf(attempts, (n) => signIn(`wie-${n}@voorbeeld.nl`, wrong, "circuit"));
    expect(statuses).toEqual({ 400: maxAttempts.network, 429: attempts - maxAttempts.network });

    signedIn(await signIn(guest.email, password, "circuit"));
    signedIn(await signIn(other.email, password, "elders"));
    const { status, headers } = await signIn(other.email, password, "circuit");
    expect([status, headers.get("retry-after")]).toEqual([429, "900"]);
  });

  test("at an account from its owner's network is stopped too", async () => {
    const owner = await atHome("thuis");
    const statuses = await statusesOf(40, () => signIn(owner.email, wrong, "thuis"));
    expect(statuses).toEqual({ 400: maxAttempts.known, 429: 40 - maxAttempts.known });
  });

  test("can't make themselves another network: what isn't the site's counts by its own address", async () => {
    const statuses = await statusesOf(60, (n) =>
      signIn(newAddress(), wrong, null, { "x-visitor-network": `zelf-${n}` }),
    );
    expect(statuses).toEqual({ 400: maxAttempts.network, 429: 60 - maxAttempts.network });
    const forged = { "x-from-site": `t=${Math.floor(Date.now() / 1000)},n=${"a".repeat(22)},v3=${"0".repeat(64)}` };
    expect((await signIn(newAddress(), wrong, null, { ...forged, "x-visitor-network": "zelf" })).status).toBe(429);
  });

  test("doesn't lock out all visitors of a site that names no network", async () => {
    const statuses = await statusesOf(60, () => signIn(newAddress(), wrong, "", {}));
    expect(statuses).toEqual({ 400: 60 });
  });

  test("isn't a visitor who signs in often", async () => {
    const owner = await newVisitor();
    expect(await statusesOf(60, () => signIn(owner.email, password, "kantoor"))).toEqual({ 200: 60 });
  });

  test("with a stolen session at the password is stopped", async () => {
    const { jwt } = await newVisitor();
    const body = { currentPassword: wrong, ...next };
    const statuses = await statusesOf(40, (n) =>
      n % 2 === 0
        ? call("/auth/change-password", { jwt, body, network: `ver-${n}` })
        : call("/account", { method: "DELETE", jwt, body: { password: wrong }, network: `ver-${n}` }),
    );
    expect(statuses).toEqual({ 400: maxAttempts.account, 429: 40 - maxAttempts.account });
  });
});

test.each([
  ["/auth/local/register", (n: number) => ({ email: `wie-${n}@voorbeeld.nl`, password, username: "x" })],
  ["/auth/forgot-password", (n: number) => ({ email: `wie-${n}@voorbeeld.nl` })],
  ["/auth/send-email-confirmation", (n: number) => ({ email: `wie-${n}@voorbeeld.nl` })],
  ["/auth/reset-password", () => ({ code: "geraden", password, passwordConfirmation: password })],
  ["/auth/email-confirmation", () => ({ confirmation: "geraden", password })],
] as const)("one network can't go on at %s (C09 to C13)", async (path, bodyOf) => {
  const statuses = await statusesOf(60, (n) => call(path, { body: bodyOf(n), network: "vloed" }));
  expect(statuses[429]).toBe(60 - maxAttempts.network);
});

test.each([
  ["/auth/local/register", { password: "kort", username: "x" }],
  ["/auth/local/register", { password, username: "x" }],
  ["/auth/forgot-password", {}],
  ["/auth/send-email-confirmation", {}],
])(
  "a stranger's tries at %s with somebody's address keep its owner from nothing (C09, C10, C13)",
  async (path, more) => {
    const email = newAddress();
    const statuses = await statusesOf(maxAttempts.account + 10, () =>
      call(path, { body: { email, ...more }, network: "vreemd" }),
    );
    expect(statuses[429]).toBe(10);
    const own = { email, password, username: "x" };
    expect((await call(path, { body: own, network: "thuis" })).status).toBe(200);
  },
);

test("who shares a network learns from its limit nobody's account (C08)", async () => {
  const owner = await atHome("kantoor");
  await statusesOf(maxAttempts.network, (n) => signIn(`wie-${n}@voorbeeld.nl`, wrong, "kantoor"));
  const [known, unknown] = [await signIn(owner.email, wrong, "kantoor"), await signIn(newAddress(), wrong, "kantoor")];
  expect(known.status).toBe(429);
  expect(known.body).toEqual(unknown.body);
  expect(known.headers.get("retry-after")).toBe(unknown.headers.get("retry-after"));
  signedIn(await signIn(owner.email, password, "kantoor"));
});

describe("an inbox isn't flooded (C09, C10, C13)", () => {
  /** That it gets so many mails, and no more. */
  async function expectMails(email: string, count: number): Promise<void> {
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThanOrEqual(count);
    expect(await mailsTo(email)).toHaveLength(count);
  }

  test("by registering its address from many networks, and its owner can still choose another password", async () => {
    const owner = await newVisitor();
    await cms.strapi.db.connection(mailCountTable).delete();
    const before = (await mailsTo(owner.email)).length;
    const statuses = await statusesOf(20, (n) => register(owner.email, `ver-${n}`));
    expect(statuses).toEqual({ 200: 20 });
    expect((await mailsTo(owner.email)).length - before).toBe(maxAccountMailsInDay);
    await forgot(owner.email);
    await codeFor(owner.email, resetPage);
  });

  test("by saying that its password is forgotten; the link of the last mail keeps working", async () => {
    const owner = await newVisitor();
    const before = (await mailsTo(owner.email)).length;
    await statusesOf(20, (n) => forgot(owner.email, `ver-${n}`));
    const code = await codeFor(owner.email, resetPage);
    await expectMails(owner.email, before + maxAccountMailsInDay);
    signedIn(await call("/auth/reset-password", { body: { code, ...next } }));
  });

  test("and a stranger's network uses up its own mails, not those of the owner", async () => {
    const owner = await newVisitor();
    await cms.strapi.db.connection(mailCountTable).delete();
    const before = (await mailsTo(owner.email)).length;
    await statusesOf(9, () => forgot(owner.email, "vreemd"));
    await expectMails(owner.email, before + maxMailsInDay);
    await forgot(owner.email, "thuis");
    await expectMails(owner.email, before + maxMailsInDay + 1);
  });

  test("and an hour after the last mail there is another, whatever was asked for before", async () => {
    const db = cms.strapi.db;
    const mail = { kind: "reset", address: newAddress(), network: "vreemd", hasAccount: true, isSent: true } as const;
    const start = Date.now();
    const asked = async (network: string, at: number) => consumeAccountMailQuota(db, { ...mail, network }, at);
    for (let n = 0; n < maxAccountMailsInDay; n += 1) expect(await asked(`ver-${n}`, start)).toBe(true);
    expect(await asked("thuis", start + 59 * 60_000)).toBe(false);
    expect(await asked("thuis", start + 61 * 60_000)).toBe(true);
  });

  test("and other forms of it, with tags, use up nothing of the owner's, and are few themselves", async () => {
    const owner = await newVisitor();
    const [name, domain] = owner.email.split("@");
    const tagged = (n: number) => `${name}+s${n}@${domain}`;
    for (let n = 0; n < 40; n += 1) await forgot(tagged(n), `ver-${n % 8}`);
    await forgot(owner.email, "thuis");
    await codeFor(owner.email, resetPage);
    for (let n = 0; n < 40; n += 1) await register(tagged(n), `ver-${n % 8}`);
    const sent = await Promise.all(Array.from({ length: 40 }, (_, n) => mailsTo(tagged(n))));
    expect(sent.flat()).toHaveLength(maxVariantMailsInDay);
    const plain = (await mailsTo(owner.email)).length;
    await register(owner.email, "thuis");
    await expect.poll(async () => (await mailsTo(owner.email)).length).toBe(plain + 1);
  });

  test("and an address that gets no mail leaves the count of those that do alone", async () => {
    const email = newAddress();
    for (let n = 0; n < 12; n += 1)
      await call("/auth/send-email-confirmation", { body: { email }, network: `ver-${n}` });
    await register(email);
    expect(await codeFor(email, confirmPage)).not.toBe("");
  });

  test("of an address that waits for its confirmation, more than registering may", async () => {
    const email = newAddress();
    await register(email);
    await codeFor(email, confirmPage);
    await statusesOf(20, (n) => call("/auth/send-email-confirmation", { body: { email }, network: `ver-${n}` }));
    await expectMails(email, maxAccountMailsInDay);
  });
});
