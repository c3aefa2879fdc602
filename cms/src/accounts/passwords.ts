import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { longestPasswordBytes, passwordFault } from "#contract/accounts/password-rules";
import { accountFault } from "./account-fault.ts";
import { inTurn } from "./password-work/in-turn.ts";
import { passwordHashing } from "./password-work/password-hashing.ts";

/** A password as it may be typed to sign in. bcrypt never ends on half a character. */
export const typedPassword = z
  .string()
  .max(1000)
  .refine((password) => password.isWellFormed());

/** Hashes of nobody's password, by the CMS that made them. */
const nobodysHashes = new WeakMap<Core.Strapi, Promise<string>>();

/** Of bcrypt; as many as the plug-in's own, which reads these hashes too. */
const rounds = 10;

/** Hashes a password, as the plug-in does, once it is this request's turn: see `inTurn`. */
export function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  return inTurn(strapi, () => passwordHashing.hash(password, rounds));
}

/**
 * Compares a password with a hash, once it is this request's turn: see `inTurn`.
 *
 * @param hash - `null` where there is none: the same work is done, in vain.
 */
export async function isPasswordOf(strapi: Core.Strapi, password: string, hash: string | null): Promise<boolean> {
  // bcrypt would compare only the first bytes of a longer one, takes what follows a NUL for the beginning again, and never
  // ends on half a character. No password that is kept is such.
  const isPossible =
    Buffer.byteLength(password) <= longestPasswordBytes && !password.includes("\0") && password.isWellFormed();
  const compared = isPossible ? password : "of nobody";
  const present = hash ?? (await hashOfNobody(strapi));
  const isRight = await inTurn(strapi, () => passwordHashing.compare(compared, present));
  return isRight && isPossible && hash !== null;
}

/** Makes the hash that unknown addresses are compared with, before anybody asks: making it takes as long as comparing. */
export function hashOfNobody(strapi: Core.Strapi): Promise<string> {
  const known = nobodysHashes.get(strapi) ?? hashPassword(strapi, "of nobody");
  nobodysHashes.set(strapi, known);
  return known;
}

/** @throws {Error} The new password isn't good: `bad-password`. @param email - When it is known. */
export function refuseBadPassword(password: string, email?: string): void {
  const fault = passwordFault(password, email) ?? (password.includes("\0") ? "common" : null);
  if (fault !== null) throw accountFault("bad-password", fault);
}
