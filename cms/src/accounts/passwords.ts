import { createHmac, randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import bcrypt from "bcrypt";
import * as z from "zod";
import { normalizePassword, passwordFault } from "#contract/accounts/password-rules";
import type { Context } from "../content/context.ts";
import { accountFault } from "./account-fault.ts";
import type { AccountUser } from "./account-user.ts";
import { type Attempt, recordAttempt } from "./attempts.ts";
import { queuePasswordWork } from "./password-queue.ts";

/** Parses a password that a visitor typed to sign in. */
export const typedPassword = z
  .string()
  .max(1000)
  .refine((password) => password.isWellFormed());

/** Cost factor of bcrypt, the same as in Strapi's users-permissions plugin. */
const rounds = 10;

/** How many bytes of a text bcrypt reads; it ignores the rest. */
const maxBytes = 72;

/**
 * Hashes a password, in the queue of `queuePasswordWork`. The native `bcrypt` hashes in Node's thread pool; the
 * JavaScript one of Strapi's plugin would block the event loop.
 */
export function hashPassword(attempt: Attempt, password: string): Promise<string> {
  return queuePasswordWork(attempt, () => bcrypt.hash(bcryptInput(normalizePassword(password)), rounds));
}

/**
 * Compares a password with a hash, in the queue of `queuePasswordWork`.
 *
 * @param hash - `null` when the account has no password: then a dummy hash is compared, so that the time is the same.
 */
export async function isPasswordOf(attempt: Attempt, password: string, hash: string | null): Promise<boolean> {
  const present = hash ?? (await dummyPasswordHash());
  const fits = (text: string) => queuePasswordWork(attempt, () => bcrypt.compare(bcryptInput(text), present));
  const normalized = normalizePassword(password);
  // Earlier releases hashed passwords without normalizing them, so the typed form is compared too.
  const isRight = (await fits(normalized)) || (password !== normalized && (await fits(password)));
  return isRight && hash !== null;
}

/** Checks a signed-in visitor's password. @returns The counted attempt. @throws {Error} `wrong-password`. */
export async function requirePassword(
  strapi: Core.Strapi,
  ctx: Context,
  user: AccountUser,
  password: string,
): Promise<Attempt> {
  const attempt = await recordAttempt(strapi, ctx, { action: "password", account: user.email });
  if (!(await isPasswordOf(attempt, password, user.password))) throw accountFault("wrong-password");
  return attempt;
}

/** Whether two passwords are equal once normalized. */
export function isSamePassword(one: string, other: string): boolean {
  return normalizePassword(one) === normalizePassword(other);
}

/**
 * The text to give to bcrypt: the password, or its digest when bcrypt can't take it, being too long or having a NUL or
 * a lone surrogate. The digest has a key, so that leaked plain digests can't be used as passwords.
 */
function bcryptInput(text: string): string {
  const isWhole = Buffer.byteLength(text) <= maxBytes && !text.includes("\0") && text.isWellFormed();
  return isWhole ? text : createHmac("sha384", "circuit-password").update(text).digest("base64");
}

let dummyHash: Promise<string> | null = null;

/** Hash of a random password, to compare with when there is no account. It is made at the start, as that takes time. */
export function dummyPasswordHash(): Promise<string> {
  dummyHash ??= bcrypt.hash(randomUUID(), rounds);
  return dummyHash;
}

/** Checks that a new password is good enough. @throws {Error} `bad-password`. */
export function requireGoodPassword(password: string, email?: string): void {
  const fault = passwordFault(password, email) ?? (password.includes("\0") ? "common" : null);
  if (fault !== null) throw accountFault("bad-password", fault);
}
