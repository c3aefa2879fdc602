import { canonicalEmail } from "@circuit/contract/forms/canonical-email";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { clientIpKey } from "./client-ip-key.server.ts";
import { secureCookie } from "./secure-cookie.server.ts";

/** How long a link that was mailed, and the cookie that it leads to, hold, in milliseconds. */
const lifeMs = 30 * 24 * 60 * 60 * 1000;

const name = "confirmed-address";

/** Characters of an inbox's mark, of a moment in base 36, and of their code. */
const sizes = { mark: 22, moment: 9 };

const seal = textSeal(env.SITE_CMS_SECRET, name);

/**
 * The token of a link that is mailed to an address. It names the inbox by a mark, whatever tags, capitals or dots it is
 * written with, and nothing is stored of it.
 */
export function emailVerificationToken(email: string, now = Date.now()): string {
  const mark = seal.codeOf(`inbox ${canonicalEmail(email)}`).slice(0, sizes.mark);
  const text = mark + (now + lifeMs).toString(36).padStart(sizes.moment, "0");
  return text + seal.codeOf(text);
}

/** The mark of the inbox that a token was mailed to; `null` for one that isn't ours, or is too old. */
export function emailHashOfToken(token: string, now = Date.now()): string | null {
  const [mark, until] = [token.slice(0, sizes.mark), token.slice(sizes.mark, sizes.mark + sizes.moment)];
  if (!seal.isRight(mark + until, token.slice(sizes.mark + sizes.moment))) return null;
  return Number.parseInt(until, 36) > now ? mark : null;
}

/** The cookie of a browser whose visitor has the inbox that a token was mailed to. */
export function verifiedEmailCookie(token: string): string {
  return `${name}=${token}; Path=/; Max-Age=${lifeMs / 1000}; HttpOnly; SameSite=Lax${secureCookie()}`;
}

/** The mark of the inbox that a browser's visitor has shown to have; `null` for none. */
export function verifiedEmailHash(cookies: string | null): string | null {
  const token = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`, "u").exec(cookies ?? "")?.[1];
  return token === undefined ? null : emailHashOfToken(token);
}

const ofInbox = "inbox ";

/**
 * By whom a request counts: the inbox that its visitor has shown to have, else the network, which they may share with many
 * others ([0016](../../../docs/decisions/0016-checkout-holds-and-limits.md)).
 */
export function senderKey(request: Request): string {
  const inbox = verifiedEmailHash(request.headers.get("cookie"));
  return inbox === null ? clientIpKey(request) : `${ofInbox}${inbox}`;
}

/** The inbox of a sender, as `senderKey` answers; `null` for a network. */
export function emailHashOfKey(sender: string): string | null {
  return sender.startsWith(ofInbox) ? sender.slice(ofInbox.length) : null;
}
