import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { createFirstAdmin } from "../bin/first-admin.ts";
import { networkOfIpAddress } from "../src/access/logins/client-network.ts";
import { consumeMailQuota } from "../src/mail/recipient-limit.ts";
import { emptyOutbox, readOutbox, settled } from "./outbox.ts";
import { type RunningCms, startCms } from "./strapi.ts";

/** Guessing passwords of the panel must be stopped, and must not reveal which accounts exist. */
let cms: RunningCms;

/** The module with which the panel compares passwords, which is the slow part of a log-in. */
const bcrypt: {
  compare(password: string, hash: string): Promise<boolean>;
  /** With a salt instead of rounds it is what `compare` uses. */
  hash(password: string, rounds: number | string, ...more: unknown[]): Promise<string>;
} = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"))("bcryptjs");

const login = { email: "beheer@circuit.example", password: "Wachtwoord1" };

beforeAll(async () => {
  // Hundreds of log-ins: with the fewest rounds that bcrypt has, comparing takes none of the test's time.
  const { hash } = bcrypt;
  vi.spyOn(bcrypt, "hash").mockImplementation((password, rounds, ...more) =>
    hash(password, typeof rounds === "number" ? 4 : rounds, ...more),
  );
  cms = await startCms({ template: inject("template") });
  await createFirstAdmin(cms.strapi, login.email, login.password);
  const { firstname, lastname, roles } = { firstname: "Uit", lastname: "Dienst", roles: [1] };
  const blocked = { email: "weg@circuit.example", password: login.password, registrationToken: null, isActive: false };
  await cms.strapi.service("admin::user").create({ ...blocked, firstname, lastname, roles });
  cms.strapi.server.app.proxy = true;
});

afterAll(async () => {
  vi.restoreAllMocks();
  await cms.stop();
});

interface Attempt {
  email?: string;
  password?: string;
  from?: string;
  path?: string;
}

async function attempt({ email = login.email, password = "fout", from = "192.0.2.1", path = "login" }: Attempt) {
  const response = await fetch(`${cms.origin}/admin/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(path === "forgot-password" ? { email } : { email, password }),
  });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get("retry-after") };
}

const statusesOf = async (attempts: Attempt[]) => {
  const statuses: number[] = [];
  for (const one of attempts) statuses.push((await attempt(one)).status);
  return statuses;
};

const times = (count: number, make: (index: number) => Attempt) => Array.from({ length: count }, (_, n) => make(n));

test("a wrong password, a blocked account and an unknown address get the same answer for the same work", async () => {
  const from = "192.0.2.2";
  const asked = [{}, { email: "weg@circuit.example", password: login.password }, { email: "niemand@circuit.example" }];
  const compared: number[] = [];
  const texts: string[] = [];
  const compare = vi.spyOn(bcrypt, "compare");
  for (const one of asked) {
    texts.push((await attempt({ ...one, from })).text);
    compared.push(compare.mock.calls.length);
  }

  expect(new Set(texts).size).toBe(1);
  expect(compared).toEqual([1, 2, 3]);
});

describe("who guesses is stopped", () => {
  test("with a new account for every guess", async () => {
    const guesses = times(25, (n) => ({ email: `wie${n}@circuit.example`, from: "192.0.2.3" }));
    const statuses = await statusesOf(guesses);

    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect((await attempt({ from: "192.0.2.3" })).retryAfter).toBe("900");
  });

  test("with a new address of the same IPv6 network for every guess, and another spelling of the path", async () => {
    const paths = ["login", "LOGIN", "login/"];
    const guesses = times(25, (n) => ({
      from: `2001:db8:0:7::${n + 1}`,
      path: paths[n % 3] ?? "",
      email: `v${n}@x.nl`,
    }));

    expect((await statusesOf(guesses)).slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect((await attempt({ from: "2001:db8:0:8::1" })).status).toBe(400);
  });

  test("with a new network for every guess at one account, whatever its capitals", async () => {
    const guesses = times(45, (n) => ({
      email: n % 2 === 0 ? "doel@circuit.example" : "DOEL@circuit.example",
      from: `198.51.100.${n}`,
    }));

    expect((await statusesOf(guesses)).slice(40)).toEqual([429, 429, 429, 429, 429]);
  });

  test("with all guesses at once", async () => {
    const guesses = times(40, (n) => ({ email: `samen${n}@circuit.example`, from: "192.0.2.4" }));
    const answers = await Promise.all(guesses.map(attempt));

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
  });

  test.each(["forgot-password", "reset-password", "register"])("at %s too", async (path) => {
    const guesses = times(24, (n) => ({ email: `wie${n}@circuit.example`, from: "192.0.2.5", path }));

    expect((await statusesOf(guesses)).slice(20)).toEqual([429, 429, 429, 429]);
  });
});

test.each(["login", "LOGIN/", "forgot-password", "reset-password", "register"])(
  "who writes an account into the address at %s is refused: there it wouldn't be counted",
  async (path) => {
    const guess = new URLSearchParams({ email: login.email, password: login.password });
    const response = await fetch(`${cms.origin}/admin/${path}?${guess.toString()}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.20" },
      body: "{}",
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("token");
  },
);

test("an editor who mistypes a few times gets in, as often as they like", async () => {
  const from = "192.0.2.6";
  const right = times(30, () => ({ password: login.password, from }));

  expect(await statusesOf([{ from }, { from }, ...right])).toEqual([400, 400, ...right.map(() => 200)]);
});

test("a forgotten password gets the same answer for an account as for nobody's address", async () => {
  const path = "forgot-password";
  const known = await attempt({ path, from: "192.0.2.7" });

  expect(await attempt({ path, email: "niemand@circuit.example", from: "192.0.2.7" })).toEqual(known);
  expect(known.status).toBe(204);
  // The mail is sent after the answer; wait for it, so that no later test finds it.
  await expect.poll(() => readOutbox(cms)).toHaveLength(1);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0000:0000:1:2:3:4", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOfIpAddress(address)).toBe(network);
});

test("the mail for a forgotten password goes the way of all mail, with the address of the panel in it", async () => {
  await emptyOutbox(cms);
  expect((await attempt({ from: "192.0.2.99", path: "forgot-password" })).status).toBe(204);
  await expect.poll(() => readOutbox(cms)).not.toHaveLength(0);
  await settled(cms);

  const mails = readOutbox(cms);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.head).toContain(`To: ${login.email}`);
  expect(mails[0]?.content).toMatch(/\/admin\/auth\/reset-password\?code=[0-9a-f]+/u);
});

describe("a password that somebody else says is forgotten", () => {
  const path = "forgot-password";
  const inbox = "redactie@circuit.example";
  const mailsTo = (address: string) => readOutbox(cms).filter(({ head }) => head.includes(`To: ${address}`));
  const askedBy = (count: number, email: string, network: string) =>
    times(count, (n) => ({ path, email, from: `${network}.${n}` }));

  beforeAll(async () => {
    const account = { firstname: "Edith", lastname: "Redactie", roles: [1], registrationToken: null, isActive: true };
    const users = cms.strapi.service("admin::user");
    for (const email of [inbox, "redactie+tweede@circuit.example"]) {
      await users.create({ ...account, email, password: login.password });
    }
  });

  test("puts five mails in an inbox, from however many networks and by whichever of its accounts", async () => {
    await emptyOutbox(cms);
    // No account has this address, though it leads to the same inbox: it must not use up the limit.
    await statusesOf(askedBy(8, "redactie+niemand@circuit.example", "203.0.113"));
    const statuses = await statusesOf([
      ...askedBy(4, inbox, "198.18.0"),
      ...askedBy(4, "redactie+tweede@circuit.example", "198.18.1"),
      ...askedBy(4, inbox, "198.18.2"),
    ]);
    const nobodys = await attempt({ path, email: "wie@circuit.example", from: "198.18.3.1" });
    await settled(cms);

    expect(statuses).toEqual(statuses.map(() => nobodys.status));
    expect(mailsTo("redactie")).toHaveLength(5);
  });

  test("leaves the link of the last mail as it is", async () => {
    // Mails of one moment arrive in any order.
    const codes = mailsTo(inbox).map(({ content }) => /code=([0-9a-f]+)/u.exec(content)?.[1]);
    const answers = codes.map((code) =>
      fetch(`${cms.origin}/admin/reset-password`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "198.18.4.1" },
        body: JSON.stringify({ resetPasswordToken: code, password: "Wachtwoord2" }),
      }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test("keeps no mail from another inbox, and none of forms from this one", async () => {
    await emptyOutbox(cms);
    await attempt({ path, from: "198.18.5.1" });
    await expect.poll(() => mailsTo(login.email)).not.toHaveLength(0);
    await settled(cms);
    expect(mailsTo(login.email)).toHaveLength(1);
    expect(await consumeMailQuota(cms.strapi.db, inbox)).toBe(true);
  });
});

test("a mail of the panel that has no HTML goes too, to each that it is for", async () => {
  await emptyOutbox(cms);
  const to = ["een@voorbeeld.nl", "twee@voorbeeld.nl"];
  await cms.strapi.plugin("email").service("email").send({ to, subject: "Proef", text: "Komt dit <aan>?" });
  await settled(cms);
  expect(readOutbox(cms).map(({ head }) => /^To: (.+)$/mu.exec(head)?.[1])).toEqual(to);
  expect(readOutbox(cms)[0]?.content).toContain("Komt dit &lt;aan&gt;?");
});

// Last: the account is closed to other networks after it.
test("strangers who guess at an account don't keep out who logged in from the same network before", async () => {
  const [office, elsewhere] = ["192.0.2.30", "192.0.2.31"];
  const right = { password: login.password };
  expect((await attempt({ ...right, from: office })).status).toBe(200);
  const guesses = times(45, (n) => ({ email: login.email, from: `203.0.113.${n}` }));
  expect((await statusesOf(guesses)).slice(40)).toEqual([429, 429, 429, 429, 429]);

  expect((await attempt({ ...right, from: elsewhere })).status).toBe(429);
  expect((await attempt({ ...right, from: office })).status).toBe(200);
  // A guest on the same network, who guesses at accounts that may not even be there.
  const besides = times(25, (n) => ({ email: `niemand${n}@circuit.example`, from: office }));
  expect((await statusesOf(besides)).slice(20)).toEqual([429, 429, 429, 429, 429]);
  expect((await attempt({ ...right, from: office })).status).toBe(200);
  // Whoever guesses from there is stopped as from any network.
  const inside = times(25, () => ({ email: login.email, from: office }));
  expect((await statusesOf(inside)).slice(20)).toEqual([429, 429, 429, 429, 429]);
});
