import { createHash, randomBytes } from "node:crypto";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { ownInputs } from "../form-view-data.ts";

/** Nobody reads and fills in a form faster than this, in milliseconds. */
export const shortestFillMs = 3000;

/** How long a token is valid, in milliseconds: a page may be open for a day. */
const maxMs = 24 * 60 * 60 * 1000;

const seal = textSeal(env.SITE_CMS_SECRET, "form-token");

/**
 * Makes a form's token: it says when a visitor got the form, and nothing of the
 * visitor. See docs/decisions/0012-….md.
 */
export function makeFormToken(now = Date.now()): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${text}.${seal.codeOf(text)}`;
}

/**
 * Reads a token.
 *
 * @returns `missing` for one that isn't there, isn't ours or is over a day old;
 *   `young` for one of a moment ago.
 */
export function checkFormToken(token: string | null, now = Date.now()): "ok" | "missing" | "young" {
  const [, text = "", at = "", signature = ""] =
    /^(([0-9a-z]{1,10})\.[\w-]{16})\.([\w-]{43})$/u.exec(token ?? "") ?? [];
  if (!seal.isRight(text, signature)) return "missing";

  const age = now - Number.parseInt(at, 36);
  if (age > maxMs || age < -60_000) return "missing";
  return age < shortestFillMs ? "young" : "ok";
}

/** The cookie that tells when a visitor without scripts got a form; the content system never sees it. */
export function tokenCookie(token: string): string {
  return `${ownInputs.token}=${token}; Path=/; Max-Age=${maxMs / 1000}; HttpOnly; SameSite=Lax${secureCookie()}`;
}

/** The token in a request's cookies; `null` when there is none. */
export function tokenInCookie(cookies: string | null): string | null {
  return new RegExp(`(?:^|;\\s*)${ownInputs.token}=([\\w.-]+)`, "u").exec(cookies ?? "")?.[1] ?? null;
}

/**
 * The key under which a submission is stored once, however often it arrives: the
 * same visitor, form and content give the same key.
 *
 * @returns A UUID, version 8.
 */
export function idempotencyKey(parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
