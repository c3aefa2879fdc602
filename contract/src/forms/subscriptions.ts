import * as z from "zod";
import { emailAddress } from "../field.ts";
import { type Locale, locales } from "../locales.ts";

/**
 * Paths of the links in mails that confirm a subscription or unsubscribe: `{path}/{token}` on the site.
 *
 * A GET shows a page with a button, and only a POST changes anything, because mail programs prefetch links. The path to
 * unsubscribe also accepts the POST of mail programs (`List-Unsubscribe=One-Click`, RFC 8058), without cookies or form
 * token.
 */
export const subscriptionPaths: Record<"confirm" | "unsubscribe", Record<Locale, string>> = {
  confirm: { nl: "/aanmelding/bevestigen", en: "/en/subscription/confirm" },
  unsubscribe: { nl: "/aanmelding/afmelden", en: "/en/subscription/unsubscribe" },
};

/** CMS path to which the web server posts `{ "message": "…" }` as JSON; `x-signature` signs the message. */
export const subscriptionsPath = "/api/subscription-requests";

/** 32 random bytes, base64url. */
const token = z.string().regex(/^[\w-]{43}$/u);

/**
 * A signed request about subscriptions. `newsletter` subscribes to the newsletter; a ticket alarm comes from its form
 * instead. `address` mails a link to the e-mail address, to prove that the visitor reads its inbox.
 */
export const subscriptionRequestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("confirm"), token }),
  z.object({ action: z.literal("unsubscribe"), token }),
  z.object({ action: z.literal("newsletter"), email: emailAddress, locale: z.enum(locales) }),
  z.object({
    action: z.literal("address"),
    email: emailAddress,
    locale: z.enum(locales),
    /** Path and query on the site. */
    link: z.string().regex(/^\/\S{1,1000}$/u),
  }),
]);

export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/**
 * The answer to a {@link SubscriptionRequest}. `pending`: the CMS mails a link to confirm, or the e-mail address is
 * subscribed already; the answer doesn't reveal which. `unknown`: the link has expired, or was never valid.
 */
export const subscriptionAnswerSchema = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["pending", "unknown"]) }),
  z.object({
    state: z.enum(["confirmed", "unsubscribed"]),
    kind: z.enum(["ticket-alarm", "newsletter"]),
    /** Title of the event of a ticket alarm; `null` for the newsletter. */
    eventTitle: z.string().nullable(),
  }),
]);

export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;
