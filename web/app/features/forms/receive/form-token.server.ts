import { createHash, randomBytes } from "node:crypto";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { formInputNames } from "../form-view-data.ts";

/** Shortest time in milliseconds in which a human reads and fills in a form. */
export const shortestFillMs = 3000;

/** Lifetime of a token in milliseconds: a page may stay open for a day. */
const maxMs = 24 * 60 * 60 * 1000;

const seal = textSeal(env.SITE_CMS_SECRET, "form-token");

/**
 * Creates a signed form token that holds the time the visitor got the form, and nothing about the visitor. See
 * docs/decisions/0012-….md.
 */
export function makeFormToken(now = Date.now()): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${seal.codeOf(text)}`;
}

/**
 * Checks a token.
 *
 * @returns `missing` when absent, forged or over a day old; `young` when younger than `shortestFillMs`.
 */
export function checkFormToken(token: string | null, now = Date.now()): "ok" | "missing" | "young" {
  const [, text = "", at = "", signature = ""] =
    /^(([0-9a-z]{1,10})\.[\w-]{16})\.([\w-]{43})$/u.exec(token ?? "") ?? [];
  if (!seal.isRight(text, signature)) return "missing";

  const age = now - Number.parseInt(at, 36);
  if (age > maxMs || age < -60_000) return "missing";
  return age < shortestFillMs ? "young" : "ok";
}

/** Returns a `Set-Cookie` value with the form token, for visitors without scripts. */
export function tokenCookie(token: string): string {
  return httpOnlyCookie(formInputNames.token, token, maxMs / 1000);
}

/** Returns the form token in a `Cookie` header; `null` for none. */
export function tokenInCookie(cookies: string | null): string | null {
  return cookieValue(cookies, formInputNames.token);
}

/** Returns the idempotency key of a submission: the same parts always give the same key. @returns A UUID, version 8. */
export function idempotencyKey(parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
