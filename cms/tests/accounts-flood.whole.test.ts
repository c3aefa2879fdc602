import { createRequire } from "node:module";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { maxAttempts } from "../src/accounts/attempts.ts";
import { passwordLimits } from "../src/accounts/password-queue.ts";
import { accountsForFile, bcrypt, newAddress, password, signedIn } from "./accounts.ts";

/** However many sign in, register and choose passwords, from however many networks, the processor is left to others (C08). */
const { cms, call, newVisitor } = accountsForFile();
let owner: Awaited<ReturnType<typeof newVisitor>>;

const { compare, hash } = bcrypt;
const { atOnce, maxWaiting } = passwordLimits;

/** What is under way and was at most, and what ends it. */
const work = { running: 0, most: 0, done: 0 };
let ends: (() => void)[] = [];

/** Has work on passwords take until it is ended. */
function holdWork(): void {
  const held = async <Result>(really: () => Promise<Result>): Promise<Result> => {
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    work.running -= 1;
    work.done += 1;
    return really();
  };
  vi.spyOn(bcrypt, "compare").mockImplementation((...sent) => held(() => compare(...sent)));
  vi.spyOn(bcrypt, "hash").mockImplementation((secret) => held(() => hash(secret, 4)));
}

/** Ends work, and what comes after it, until that is over. */
async function letGo<Result>(result: Promise<Result>): Promise<Result> {
  const timer = setInterval(() => ends.splice(0).forEach((end) => end()), 5);
  try {
    return await result;
  } finally {
    clearInterval(timer);
  }
}

beforeAll(async () => {
  owner = await newVisitor();
  signedIn(await call("/auth/local", { body: { identifier: owner.email, password }, network: "thuis" }));
});

beforeEach(async () => {
  await cms.strapi.db.connection("circuit_attempts").where("points", ">", 1).delete();
  Object.assign(work, { running: 0, most: 0, done: 0 });
  ends = [];
});

/** One of a flood, from a network of its own: half of them with an address that has an account. */
function one(number: number): ReturnType<typeof call> {
  const email = number % 2 === 0 ? owner.email : newAddress();
  const network = `vloed-${number}`;
  if (number % 3 === 0) return call("/auth/local/register", { body: { email, username: email, password }, network });
  return call("/auth/local", { body: { identifier: email, password: "dit is het echt niet" }, network });
}

test("a flood from many networks gets few turns, the rest is refused in words, and who is known gets in meanwhile", async () => {
  holdWork();
  const flood = Array.from({ length: 150 }, (_, number) => one(number));
  const waiting = atOnce + maxWaiting;
  // All but those have their answer while no work is done at all.
  const refused: Awaited<ReturnType<typeof call>>[] = [];
  for (const asked of flood) void asked.then((answer) => answer.status === 429 && refused.push(answer));
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(150 - waiting);
  expect(work.running).toBe(atOnce);
  expect(refused[0]?.code).toBeUndefined();
  expect(refused[0]?.body).toMatchObject({ error: { details: { code: "busy" } } });
  expect(refused[0]?.headers.get("retry-after")).toBe("5");

  const home = call("/auth/local", { body: { identifier: owner.email, password }, network: "thuis" });
  signedIn(await letGo(home));
  const answers = await letGo(Promise.all(flood));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400, 429]));
  expect(work.most).toBe(atOnce);
  // Known and unknown addresses fare alike: by order, not by address.
  const busy = answers.map(({ status }) => status === 429);
  expect(busy.filter(Boolean).length).toBeLessThanOrEqual(150 - atOnce);
});

test("who is refused for the crowd has used up no attempt", async () => {
  holdWork();
  const crowd = Array.from({ length: atOnce }, (_, number) => one(3 * number + 1));
  await expect.poll(() => work.running).toBe(atOnce);
  const email = newAddress();
  const signIn = () => call("/auth/local", { body: { identifier: email, password }, network: "kantine" });
  // More in all than an account has attempts.
  for (let round = 0; round < 2; round += 1) {
    const tries = await Promise.all(Array.from({ length: 20 }, signIn));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([429]));
  }
  await letGo(Promise.all(crowd));
  vi.mocked(bcrypt.compare).mockImplementation(compare);
  expect((await signIn()).status).toBe(400);
});

test("nor one of the few that strangers can't use up", async () => {
  holdWork();
  const crowd = Array.from({ length: atOnce }, (_, number) => one(3 * number + 1));
  await expect.poll(() => work.running).toBe(atOnce);
  const email = newAddress();
  const signUp = (secret: string, network: string) =>
    call("/auth/local/register", { body: { email, username: email, password: secret }, network });
  const tries = await Promise.all(Array.from({ length: 4 }, () => signUp(password, "kantine")));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([429]));
  await letGo(Promise.all(crowd));
  for (let count = 0; count < maxAttempts.account; count += 1) await signUp("kort", "vreemd");
  expect((await letGo(signUp(password, "kantine"))).status).toBe(200);
});

test("no password is hashed where requests are answered", async () => {
  vi.mocked(bcrypt.compare).mockImplementation(compare);
  vi.mocked(bcrypt.hash).mockImplementation(hash);
  const resolve = createRequire(import.meta.url);
  const plugin = createRequire(resolve.resolve("@strapi/plugin-users-permissions/package.json"));
  const ofPlugin: Record<"compare" | "hash" | "compareSync" | "hashSync", () => unknown> = plugin("bcryptjs");
  const spies = (["compare", "hash", "compareSync", "hashSync"] as const).map((name) => vi.spyOn(ofPlugin, name));
  const visitor = await newVisitor();
  signedIn(await call("/auth/local", { body: { identifier: visitor.email, password }, network: "elders" }));
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
