import { createRequire } from "node:module";
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { afterAll, beforeAll, expect, vi } from "vitest";
import {
  accountErrorDetailsSchema,
  accountOverviewSchema,
  accountSchema,
  visitorNetworkHeader,
} from "@circuit/contract/accounts/account";
import { siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";
import { webSecret } from "./post-submission.ts";
import { nextDue } from "../src/mail/mail-table.ts";
import { type OutboxMail, readOutbox } from "./outbox.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import type { RunningCms } from "./strapi.ts";

/** What the running content system hashes and compares passwords with. */
export const bcrypt: {
  compare(password: string, hash: string): Promise<boolean>;
  hash(password: string, rounds: number): Promise<string>;
} = createRequire(import.meta.url)("bcrypt");

/** Hashes with the fewest rounds that bcrypt has: hundreds of sign-ins take none of the test's time. */
export function hashQuickly(): void {
  const { hash } = bcrypt;
  vi.spyOn(bcrypt, "hash").mockImplementation((secret) => hash(secret, 4));
}

/** A CMS without content for tests of accounts, there when they begin, and the calls of its visitors. */
export function accountsForFile() {
  const cms = emptyCmsForFile();
  beforeAll(hashQuickly);
  afterAll(() => vi.restoreAllMocks());
  return {
    cms,
    call: (path: string, asked?: Asked) => call(cms, path, asked),
    codeFor: (email: string, page: string) => codeFor(cms, email, page),
    deleteAccount: (jwt: string, secret?: string | null) => deleteAccount(cms, jwt, secret),
    forms: formCalls(cms),
    mailsTo: (email: string) => mailsTo(cms, email),
    newVisitor: (email?: string, asked?: Asked) => newVisitor(cms, email, asked),
    overviewOf: (jwt: string, page?: number) => overviewOf(cms, jwt, page),
    saveDetails: (jwt: string, changes: object) => saveDetails(cms, jwt, changes),
  };
}

/** How long a refusal takes in the running content system: here next to nothing. */
export const runningRefusals: { leastMs: number } = createRequire(import.meta.url)(
  "../dist/src/accounts/attempts.js",
).refusals;

export const password = "een goed lang wachtwoord";

const errorSchema = z.object({ error: z.object({ details: accountErrorDetailsSchema }) });

interface Asked {
  method?: string;
  body?: unknown;
  jwt?: string;
  /** Mark of the visitor's network, as the site says it; `null` for a call that isn't the site's. */
  network?: string | null;
  headers?: Record<string, string>;
  redirect?: "manual";
}

/** What a call answered. */
export interface Answered {
  status: number;
  body: unknown;
  /** The reason for a refusal. */
  code: string | undefined;
  headers: Headers;
}

/** Calls the content system as the site does; a POST when there is a body. */
export async function call(cms: Pick<RunningCms, "origin">, path: string, asked: Asked = {}): Promise<Answered> {
  const {
    body,
    method = body === undefined ? "GET" : "POST",
    jwt,
    network = "somewhere",
    headers = {},
    redirect,
  } = asked;
  const site = network === null ? {} : { [siteHeader]: signSiteHeader(webSecret, Math.floor(Date.now() / 1000)) };
  const response = await fetch(`${cms.origin}/api${path}`, {
    method,
    ...(redirect !== undefined && { redirect }),
    headers: {
      "accept-language": "nl",
      ...site,
      ...(network !== null && { [visitorNetworkHeader]: network }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  const answered: unknown = isJson ? JSON.parse(text) : text;
  const code = errorSchema.safeParse(answered).data?.error.details.code;
  return { status: response.status, body: answered, code, headers: response.headers };
}

const signedInSchema = z.object({ jwt: z.string(), user: accountSchema });

/** The answer of a call that signs in. */
export function signedIn({ status, body }: Answered): z.infer<typeof signedInSchema> {
  expect(body).toHaveProperty("jwt");
  expect(status).toBe(200);
  return signedInSchema.parse(body);
}

/** An address that nobody had before. */
export function newAddress(name = "bezoeker"): string {
  return `${name}-${randomUUID()}@voorbeeld.nl`;
}

/** The mails in an inbox, once all are sent. Also before tests begin, where `expect` doesn't wait. */
export async function mailsTo(cms: RunningCms, email: string): Promise<OutboxMail[]> {
  await vi.waitUntil(async () => (await nextDue(cms.strapi.db)) === null, { timeout: 20_000, interval: 20 });
  return readOutbox(cms).filter(({ head }) => head.toLowerCase().includes(`to: ${email.toLowerCase()}`));
}

/** The code in the newest mail with a link to this page, once there is one. */
export async function codeFor(cms: RunningCms, email: string, page: string): Promise<string> {
  const link = new RegExp(`${page}\\?code=([\\w-]+)`, "u");
  const newest = async () => {
    const codes = (await mailsTo(cms, email)).map(({ content }) => link.exec(content)?.[1]);
    return codes.findLast((code) => code !== undefined);
  };
  return z.string().parse(await vi.waitUntil(newest, { timeout: 20_000, interval: 20 }));
}

export const confirmPage = "/e-mail-bevestigen";
export const resetPage = "/wachtwoord-instellen";

/** Registers, confirms, and so signs in. */
export async function newVisitor(cms: RunningCms, email = newAddress(), asked: Asked = {}) {
  const body = { username: email, email, password };
  expect(
    (await call(cms, "/auth/local/register", { network: email.slice(0, 40).replaceAll(/\W/gu, ""), ...asked, body }))
      .status,
  ).toBe(200);
  const confirmation = await codeFor(cms, email, confirmPage);
  const answer = await call(cms, "/auth/email-confirmation", { ...asked, body: { confirmation, password } });
  return { email, ...signedIn(answer) };
}

type Reached = Pick<RunningCms, "origin">;

/** What the account's page shows. */
export async function overviewOf(cms: Reached, jwt: string, page = 1) {
  return accountOverviewSchema.parse((await call(cms, `/account/overview?page=${page}`, { jwt })).body);
}

/** Saves what the account's page asks: here Dutch, and no newsletter, unless it is said otherwise. */
function saveDetails(cms: Reached, jwt: string, changes: object): Promise<Answered> {
  const body = { details: {}, locale: "nl", wantsNewsletter: false, ...changes };
  return call(cms, "/account/details", { method: "PUT", jwt, body });
}

/** Deletes an account. @param secret - Its password. */
export function deleteAccount(cms: Reached, jwt: string, secret: string | null = password): Promise<Answered> {
  return call(cms, "/account", { method: "DELETE", jwt, body: { password: secret } });
}

let networks = 0;

/** The calls of forms, as from another network each time: for what isn't about limits. */
function formCalls(cms: RunningCms) {
  const post = (path: string, body: unknown, more: Asked = {}) =>
    call(cms, path, { network: `form-${(networks += 1)}`, ...more, body });
  return {
    post,
    register: (email: string, secret = password, more: Asked = {}) =>
      post("/auth/local/register", { username: email, email, password: secret }, more),
    confirm: (confirmation: string, secret = password) =>
      post("/auth/email-confirmation", { confirmation, password: secret }),
    signIn: (identifier: string, secret = password, more: Asked = {}) =>
      post("/auth/local", { identifier, password: secret }, more),
    reset: (code: string, secret: string, again = secret) =>
      post("/auth/reset-password", { code, password: secret, passwordConfirmation: again }),
    forget: (email: string, more: Asked = {}) => post("/auth/forgot-password", { email }, more),
    me: (jwt: string) => call(cms, "/users/me", { jwt }),
  };
}
