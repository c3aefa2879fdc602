import { createHmac, randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import bcrypt from "bcrypt";
import * as z from "zod";
import { normalizedPassword, passwordFault } from "#contract/accounts/password-rules";
import type { Context } from "../content/context.ts";
import { accountFault } from "./account-fault.ts";
import type { AccountUser } from "./account-user.ts";
import { type Attempt, recordAttempt } from "./attempts.ts";
import { queuePasswordWork } from "./password-queue.ts";

/** A password as it may be typed to sign in. */
export const typedPassword = z
  .string()
  .max(1000)
  .refine((password) => password.isWellFormed());

/** The hash of a random password that each CMS made: see {@link dummyPasswordHash}. */
const dummyHashes = new WeakMap<Core.Strapi, Promise<string>>();

/** Of bcrypt; as many as the plug-in's own. */
const rounds = 10;

/** What bcrypt hashes: it reads no more bytes of a text. */
const maxBytes = 72;

/**
 * Hashes a password, as the plug-in does, once it is this request's turn: see `queuePasswordWork`. By the native library, in
 * Node's own threads: in the program's own, in which that of the plug-in runs, all requests would wait.
 */
export function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return queuePasswordWork(strapi, () => bcrypt.hash(hashedText(normalizedPassword(password)), rounds));
}

/**
 * Compares a password with a hash, once it is this request's turn: see `queuePasswordWork`.
 *
 * @param hash - `null` where there is none: the same work is done, in vain.
 */
export async function isPasswordOf(strapi: Core.Strapi, password: string, hash: string | null): Promise<boolean> {
  const present = hash ?? (await dummyPasswordHash(strapi));
  const fits = (text: string) => queuePasswordWork(strapi, () => bcrypt.compare(hashedText(text), present));
  const normalized = normalizedPassword(password);
  // Earlier releases hashed what was typed as it came. A wrong password takes both, whether there is an account or not.
  const isRight = (await fits(normalized)) || (password !== normalized && (await fits(password)));
  return isRight && hash !== null;
}

/** Checks the password of a signed-in visitor. @throws {Error} `wrong-password`. @returns The attempt, to take back in the end. */
export async function requirePassword(
  strapi: Core.Strapi,
  ctx: Context,
  user: AccountUser,
  password: string,
): Promise<Attempt> {
  const attempt = await recordAttempt(strapi, ctx, { action: "password", account: user.email });
  if (!(await isPasswordOf(strapi, password, user.password))) throw accountFault("wrong-password");
  return attempt;
}

/** Tells whether two passwords are the same one, however they were typed. */
export function isSamePassword(one: string, other: string): boolean {
  return normalizedPassword(one) === normalizedPassword(other);
}

/**
 * The text to give to bcrypt: the password itself, or a digest of one that is longer than bcrypt reads, that has a NUL, at
 * which it starts anew, or half a character, on which it never ends. The key makes the digest differ from leaked ones.
 */
function hashedText(text: string): string {
  const isWhole = Buffer.byteLength(text) <= maxBytes && !text.includes("\0") && text.isWellFormed();
  return isWhole ? text : createHmac("sha384", "circuit-password").update(text).digest("base64");
}

/** The hash to compare a password with where there is no account. Made at the start: making it takes as long as comparing. */
export function dummyPasswordHash(strapi: Core.Strapi): Promise<string> {
  const cached = dummyHashes.get(strapi) ?? hashPassword(strapi, randomUUID());
  dummyHashes.set(strapi, cached);
  return cached;
}

/** @throws {Error} The new password isn't good: `bad-password`. @param email - When it is known. */
export function refuseBadPassword(password: string, email?: string): void {
  const fault = passwordFault(password, email) ?? (password.includes("\0") ? "common" : null);
  if (fault !== null) throw accountFault("bad-password", fault);
}
