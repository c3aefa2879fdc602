import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { accountOverviewSchema } from "@circuit/contract/accounts/account";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxAttempts } from "../../src/accounts/attempts.ts";
import { type Answered, call as callCms, password, signedIn } from "../accounts.ts";
import { webSecret } from "../post-submission.ts";
import { type Instances, openInstances } from "./instances.ts";

/** Two machines with one database are one for visitors: sessions, limits and codes are the same on both (C08). */

let instances: Instances;
let one: string;
let other: string;

beforeAll(async () => {
  instances = await openInstances("account-instance.ts");
  const [first, second] = await Promise.all([instances.start(webSecret), instances.start(webSecret)]);
  [one, other] = [String(first.said), String(second.said)];
});

afterAll(() => instances.stop());

const call = (origin: string, where: string, asked: Parameters<typeof callCms>[2] = {}) =>
  callCms({ origin }, where, { network: "thuis", ...asked });

const jwtOf = (answered: Answered) => signedIn(answered).jwt;
const signIn = (origin: string, email: string) =>
  call(origin, "/auth/local", { body: { identifier: email, password } });
const sessionsOf = async (origin: string, jwt: string) =>
  accountOverviewSchema.parse((await call(origin, "/account/overview", { jwt })).body).sessions;

/** The code of the newest mail to confirm an address, from whichever instance sent it. */
async function codeFor(email: string): Promise<string> {
  const find = () =>
    readdirSync(instances.home)
      .flatMap((folder) => {
        const outbox = path.join(instances.home, folder, "private/outbox");
        const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => !name.startsWith(".")) : [];
        return names.map((name) => readFileSync(path.join(outbox, name), "latin1"));
      })
      .filter((mail) => mail.toLowerCase().includes(`to: ${email}`))
      .map((mail) => /code=3D([\w-]{43})|code=([\w-]{43})/u.exec(mail.replaceAll("=\r\n", "")))
      .flatMap((found) => found?.[1] ?? found?.[2] ?? [])
      .at(-1);
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find() ?? "";
}

/** Registers at one, and confirms at the other. */
async function newVisitor(email = `${randomUUID()}@voorbeeld.nl`): Promise<{ email: string; jwt: string }> {
  expect((await call(one, "/auth/local/register", { body: { email, username: email, password } })).status).toBe(200);
  const confirmation = await codeFor(email);
  return { email, jwt: jwtOf(await call(other, "/auth/email-confirmation", { body: { confirmation, password } })) };
}

test("a session that began on one machine holds on the other, and ends on both at once", async () => {
  const { email, jwt } = await newVisitor();
  expect((await call(one, "/users/me", { jwt })).status).toBe(200);
  const second = jwtOf(await signIn(one, email));
  const [here, there] = [await sessionsOf(one, jwt), await sessionsOf(other, jwt)];
  expect(here).toEqual(there);
  expect(here).toHaveLength(2);

  expect((await call(other, "/account/sessions", { method: "DELETE", jwt: second })).status).toBe(204);
  for (const origin of [one, other]) {
    expect((await call(origin, "/users/me", { jwt })).status).toBe(401);
    expect((await call(origin, "/users/me", { jwt: second })).status).toBe(200);
  }
  expect((await call(one, "/account/sign-out", { method: "POST", body: {}, jwt: second })).status).toBe(204);
  expect((await call(other, "/users/me", { jwt: second })).status).toBe(401);
});

test("attempts on one machine count on the other, also at the same moment", async () => {
  const email = `${randomUUID()}@voorbeeld.nl`;
  // Counted as signing in is, and without work on passwords, for which so many at once would have to wait.
  const ask = (origin: string, network: string) => call(origin, "/auth/forgot-password", { body: { email }, network });
  const statuses: number[] = [];
  // A network's first three tries count for themselves: ten networks try four times each, twice on each machine.
  const turns = [one, other, one, other];
  expect(maxAttempts.account).toBe(30);
  for (const [turn, first] of turns.entries()) {
    const second = turns[turn + 1] ?? one;
    const some = Array.from({ length: 10 }, (_, index) => ask(index % 2 === 0 ? first : second, `net-${index}`));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxAttempts.account);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  for (const origin of [one, other]) expect((await ask(origin, "net-0")).status).toBe(429);
});

test("a mail's code is used up on both machines when it is on one, also at the same moment", async () => {
  const email = `${randomUUID()}@voorbeeld.nl`;
  await call(one, "/auth/local/register", { body: { email, username: email, password } });
  const confirmation = await codeFor(email);
  const answers = await Promise.all(
    [one, other, one, other].map((origin) =>
      call(origin, "/auth/email-confirmation", { body: { confirmation, password } }),
    ),
  );
  const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([countOf(200), countOf(400)]).toEqual([1, 3]);
  const { rows } = await instances.database.query("select count(*)::int as users from up_users where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ users: 1 }]);
});

test("a changed password ends the sessions on the other machine, and one that is deleted there is gone here", async () => {
  const { email, jwt } = await newVisitor();
  const elsewhere = jwtOf(await signIn(one, email));
  const next = "een heel ander wachtwoord";
  const body = { currentPassword: password, password: next, passwordConfirmation: next };
  const changed = jwtOf(await call(other, "/auth/change-password", { body, jwt }));
  for (const origin of [one, other]) {
    for (const old of [jwt, elsewhere]) expect((await call(origin, "/users/me", { jwt: old })).status).toBe(401);
  }
  expect((await call(one, "/account", { method: "DELETE", body: { password: next }, jwt: changed })).status).toBe(204);
  expect((await call(other, "/users/me", { jwt: changed })).status).toBe(401);
});
