import { canonicalEmail } from "@circuit/contract/forms/canonical-email";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";
import { clientIpKey } from "./client-ip-key.server.ts";
import { cookieValue, httpOnlyCookie } from "./cookies.server.ts";

/** How long a mailed link, and the cookie that it sets, are valid, in milliseconds. */
const lifeMs = 30 * 24 * 60 * 60 * 1000;

const name = "confirmed-address";

/** Characters of the parts of a token: the e-mail hash, and the expiry in base 36. A signature follows. */
const sizes = { mark: 22, moment: 9 };

const seal = textSeal(env.SITE_CMS_SECRET, name);

/**
 * Returns the token of a link that is mailed to an e-mail address. It holds a hash of the canonical address, its expiry
 * and a signature, so that the server needs to store nothing.
 */
export function emailVerificationToken(email: string, now = Date.now()): string {
  const mark = seal.codeOf(`inbox ${canonicalEmail(email)}`).slice(0, sizes.mark);
  const text = mark + (now + lifeMs).toString(36).padStart(sizes.moment, "0");
  return text + seal.codeOf(text);
}

/** Returns the e-mail hash in a token; `null` for a token that is forged or expired. */
export function emailHashOfToken(token: string, now = Date.now()): string | null {
  const [mark, until] = [token.slice(0, sizes.mark), token.slice(sizes.mark, sizes.mark + sizes.moment)];
  if (!seal.isRight(mark + until, token.slice(sizes.mark + sizes.moment))) return null;
  return Number.parseInt(until, 36) > now ? mark : null;
}

/** Returns the cookie for a browser that opened a mailed link with this token. */
export function verifiedEmailCookie(token: string): string {
  return httpOnlyCookie(name, token, lifeMs / 1000);
}

/** Returns the hash of the e-mail address that a browser's visitor has verified; `null` for none. */
export function verifiedEmailHash(cookies: string | null): string | null {
  const token = cookieValue(cookies, name);
  return token === null ? null : emailHashOfToken(token);
}

const ofInbox = "inbox ";

/**
 * Returns the rate-limit key of a visitor: the e-mail address that they verified, else their network, which they may
 * share with many others ([0016](../../../docs/decisions/0016-checkout-holds-and-limits.md)).
 */
export function visitorRateLimitKey(request: Request): string {
  const inbox = verifiedEmailHash(request.headers.get("cookie"));
  return inbox === null ? clientIpKey(request) : `${ofInbox}${inbox}`;
}

/** Returns the e-mail hash in a key of `visitorRateLimitKey`; `null` for the key of a network. */
export function emailHashOfKey(sender: string): string | null {
  return sender.startsWith(ofInbox) ? sender.slice(ofInbox.length) : null;
}
