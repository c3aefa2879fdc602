import * as z from "zod";
import { type Locale, locales } from "../locales.ts";

/**
 * Where a mail sends somebody to confirm or to stop, on the site: `{path}/{token}`.
 *
 * A GET shows a page with a button, because mail programs open links by
 * themselves; a POST does it. The unsubscribe address also takes the POST of mail
 * programs (`List-Unsubscribe=One-Click`, RFC 8058), which comes without cookies,
 * form token or JavaScript.
 */
export const subscriptionPaths: Record<"confirm" | "unsubscribe", Record<Locale, string>> = {
  confirm: { nl: "/aanmelding/bevestigen", en: "/en/subscription/confirm" },
  unsubscribe: { nl: "/aanmelding/afmelden", en: "/en/subscription/unsubscribe" },
};

/** Where the web server posts `{ "message": "…" }` as JSON, below the CMS's own address; `x-signature` signs the message. */
export const subscriptionsPath = "/api/subscription-requests";

/** 32 random bytes, base64url. */
const token = z.string().regex(/^[\w-]{43}$/u);

/** The message, as JSON. A ticket alarm is begun by sending its form; the newsletter by `newsletter`. */
export const subscriptionRequestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("confirm"), token }),
  z.object({ action: z.literal("unsubscribe"), token }),
  z.object({ action: z.literal("newsletter"), email: z.email().max(254), locale: z.enum(locales) }),
]);

export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/**
 * What became of it. `pending`: a mail with a link to confirm is on its way, or
 * the address was on the list already; nobody can tell which. `unknown`: the link
 * is too old, or was never one.
 */
export const subscriptionAnswerSchema = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["pending", "unknown"]) }),
  z.object({
    state: z.enum(["confirmed", "unsubscribed"]),
    kind: z.enum(["ticket-alarm", "newsletter"]),
    /** Of the ticket alarm; `null` for the newsletter. */
    eventTitle: z.string().nullable(),
  }),
]);

export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;
