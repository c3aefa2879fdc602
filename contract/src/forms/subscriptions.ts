import * as z from "zod";
import { emailAddress } from "../field.ts";
import { type Locale, locales } from "../locales.ts";

/**
 * Addresses in mails to confirm a subscription or to unsubscribe: `{path}/{token}` on the site.
 *
 * A GET shows a page with a button, because mail programs open links by themselves;
 * only a POST changes anything. The unsubscribe address also takes the POST of mail
 * programs (`List-Unsubscribe=One-Click`, RFC 8058), which comes without cookies,
 * form token or JavaScript.
 */
export const subscriptionPaths: Record<"confirm" | "unsubscribe", Record<Locale, string>> = {
  confirm: { nl: "/aanmelding/bevestigen", en: "/en/subscription/confirm" },
  unsubscribe: { nl: "/aanmelding/afmelden", en: "/en/subscription/unsubscribe" },
};

/** Path on the CMS to which the web server posts `{ "message": "…" }` as JSON; `x-signature` signs the message. */
export const subscriptionsPath = "/api/subscription-requests";

/** 32 random bytes, base64url. */
const token = z.string().regex(/^[\w-]{43}$/u);

/**
 * The message, as JSON. `newsletter` asks for the newsletter; a ticket alarm is asked for with its form. `address` has a
 * link of the site mailed, which shows that its visitor has the inbox.
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
 * The outcome. `pending`: a mail with a link to confirm is on its way, or the address is on
 * the list already; the answer doesn't tell which. `unknown`: the link has expired, or
 * was never valid.
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
