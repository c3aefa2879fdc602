import * as z from "zod";
import { emailAddress, moment, optional } from "../field.ts";
import { locales } from "../locales.ts";
import { customerSchema, orderSchema } from "../shop/order.ts";
import { accountPasskeysSchema } from "./passkeys.ts";
import { passwordFaults } from "./password-rules.ts";
import { linkedProviderSchema, providerFaults } from "./provider-sign-in.ts";

/** Details with which the site prefills the checkout: the customer's fields without e-mail address and reference. */
export const accountDetailsSchema = customerSchema.omit({ email: true, reference: true }).partial();

export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** The answer of `GET /users/me`. A Strapi without our extensions has no `details` and no `locale`. */
export const accountSchema = z.object({
  id: z.number(),
  documentId: optional(z.string()),
  email: emailAddress,
  confirmed: optional(z.boolean()),
  /** Language of the account's mails. */
  locale: optional(z.enum(locales)),
  details: optional(accountDetailsSchema),
  createdAt: optional(moment),
});

export type Account = z.infer<typeof accountSchema>;

/*
 * The CMS's API for accounts, below `/api`. Bodies and answers are JSON. What the CMS answers:
 *
 * `POST /auth/local/register` { username, email, password }: 200 { ok: true }, whether the address has an account or
 *   not; the CMS ignores `username`. It then mails a confirmation link, or that there is an account. 400
 *   `bad-password`.
 * `POST /auth/email-confirmation` { confirmation, password }: 200 { jwt, user }. The code is that of the mail's link
 *   (`?code=` on the site's page), the password that of the registration. It takes both: else somebody could register
 *   another person's e-mail address, and use the account once that person follows the link. 400 `wrong-code` (unknown,
 *   used, or over two days old), 400 `wrong-password` (the code stays valid: try again, or offer `forgot-password`,
 *   which needs no confirmed address). There is no GET, as mail programs that prefetch links would confirm by it.
 * `POST /auth/send-email-confirmation` { email }: 200 { email, sent: true }, always.
 * `POST /auth/local` { identifier, password }: 200 { jwt, user }. 400 `wrong-credentials`; after a right password
 *   only: 400 `not-confirmed`, 400 `blocked`.
 * `POST /auth/forgot-password` { email }: 200 { ok: true }, always.
 * `POST /auth/reset-password` { code, password, passwordConfirmation }: 200 { jwt, user }. Ends all other sessions, and
 *   confirms the address. 400 `bad-password`, 400 `passwords-differ`, 400 `wrong-code` (unknown, used, or over an hour
 *   old).
 * `POST /auth/change-password` with the bearer header { currentPassword, password, passwordConfirmation }: 200
 *   { jwt, user }. Ends all sessions; the new `jwt` replaces the one of the request. 400 `wrong-password`,
 *   `bad-password`, `passwords-differ`, `same-password`.
 * `GET /users/me` with the bearer header: 200 {@link accountSchema}, whatever `populate` says.
 *
 * `user` is what `GET /users/me` answers. Every call may answer 400 `malformed` (a body of another shape) and 401 (no
 * session, or an ended one). Calls that check a secret or send mail are rate limited: 429 with `Retry-After` in
 * seconds. Errors have Strapi's shape, with our reason in `details.code`: {@link accountErrorDetailsSchema}.
 *
 * Headers: `authorization: Bearer {jwt}`, {@link languageHeader} (for mails), `x-from-site` with
 * {@link visitorNetworkHeader} (for rate limits), and the browser's `user-agent` (for the list of sessions).
 */

/**
 * The answer of the calls that sign in. Registering gives no `jwt`: the visitor confirms the e-mail address first, and
 * that call answers in `returnTo` the path that {@link returnPathHeader} held at the registration.
 */
export const authAnswerSchema = z.object({
  jwt: z.string().min(1).optional(),
  returnTo: z.string().max(1000).nullish().catch(null),
});

/** Why the CMS refuses an account call. A Strapi without our extensions gives no such reason. */
const accountFaults = [
  "malformed",
  "wrong-credentials",
  "not-confirmed",
  "blocked",
  "bad-password",
  "passwords-differ",
  "same-password",
  "wrong-password",
  "wrong-code",
  "wrong-passkey",
  "known-passkey",
  "too-many-passkeys",
  "sign-in-again",
  ...providerFaults,
] as const;

export type AccountFault = (typeof accountFaults)[number];

/**
 * `details.code` of a 429 for load shedding: too many visitors sign in, register or choose a password at this moment.
 * The CMS doesn't count the call as an attempt of this visitor.
 */
export const busyCode = "busy";

/** `error.details` of an error answer. */
export const accountErrorDetailsSchema = z.object({
  code: z.enum(accountFaults).optional().catch(undefined),
  /** What is wrong with the new password; only with the code `bad-password`. */
  fault: z.enum(passwordFaults).optional().catch(undefined),
});

/** HTTP header with the language of the mail that the CMS sends for a call: `nl` or `en`. */
export const languageHeader = "accept-language";

/**
 * Header with a hash of the visitor's network (`hashed-client-ip.server.ts`), by which the CMS counts attempts. The CMS
 * reads it only from the site's own server (`siteHeader`).
 */
export const visitorNetworkHeader = "x-visitor-network";

/**
 * Header of `POST /auth/local/register` with the URL path to return the visitor to. The CMS answers it only to who
 * confirms the registration with both code and password: the path may open an order, and the mail of a mistyped e-mail
 * address goes to a stranger. The CMS reads the header only from the site's own server (`siteHeader`).
 */
export const returnPathHeader = "x-return-path";

/** A session on the account page. */
const accountSessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as `Firefox, Android`; `null` for an unknown browser. */
  device: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;

/** A ticket alarm or the newsletter. */
const accountSubscriptionSchema = z.object({
  documentId: z.string(),
  kind: z.enum(["ticket-alarm", "newsletter"]),
  state: z.enum(["pending", "confirmed"]),
  eventTitle: z.string().nullable(),
  createdAt: moment,
  /** When the CMS mailed that tickets are on sale; `null` before that. */
  notifiedAt: moment.nullable(),
});

export type AccountSubscription = z.infer<typeof accountSubscriptionSchema>;

/** Page size of the account's orders. */
export const ordersPageSize = 20;

/** The answer of `GET /account/overview?page=1`. It has the orders of the account's e-mail address, newest first. */
export const accountOverviewSchema = z.object({
  account: accountSchema,
  orders: z.array(orderSchema),
  /** Whether there is a next page of orders. */
  hasMoreOrders: z.boolean(),
  subscriptions: z.array(accountSubscriptionSchema),
  sessions: z.array(accountSessionSchema),
  /** `false` for an account that only signs in with a passkey or a provider. */
  hasPassword: z.boolean(),
  passkeys: accountPasskeysSchema,
  /** Providers, such as Google, that the account is linked to. */
  providers: z.array(linkedProviderSchema).default([]),
});

export type AccountOverview = z.infer<typeof accountOverviewSchema>;

/**
 * Calls that our CMS adds to Strapi's, below `/api`, all with the bearer header. Bodies and answers are JSON; a missing
 * or ended session is a 401, a body of another shape 400 `malformed`.
 *
 * `overview` GET `?page=1`: 200 {@link accountOverviewSchema}. `orders` GET `/{number}`: 200, one of the visitor's
 * placed orders as `orderSchema` has it; 404 for one that isn't theirs. `details` PUT {@link changeDetailsSchema}: 200
 * {@link accountSchema}. `subscriptions` DELETE `/{documentId}`: unsubscribes from a ticket alarm or the newsletter,
 * 200 {@link endedSubscriptionSchema}; 404 for one that isn't this visitor's; POST {@link restoreSubscriptionSchema}:
 * restores it within an hour, 204; 400 `wrong-code` for a token of somebody else, or an older one. `sessions` DELETE
 * `/{id}`: ends that session, 204; 404 for one that isn't this visitor's; without an id it ends all but the session of
 * the request, 204. `signOut` POST: ends the session of the request, 204. `export` GET: 200, all data of the visitor.
 * `account` DELETE {@link deleteAccountSchema}: deletes the account and all data that the law doesn't make us keep,
 * 204; 400 `wrong-password`, also for `null` where the account has a password; 429.
 */
export const accountCalls = {
  overview: "/account/overview",
  orders: "/account/orders",
  details: "/account/details",
  subscriptions: "/account/subscriptions",
  sessions: "/account/sessions",
  signOut: "/account/sign-out",
  export: "/account/export",
  account: "/account",
} as const;

export const changeDetailsSchema = z.object({
  details: accountDetailsSchema,
  locale: z.enum(locales),
  /** Whether to subscribe the account's e-mail address, already confirmed, to the newsletter. */
  wantsNewsletter: z.boolean(),
});

/** The answer to unsubscribing: a URL-safe token that restores the subscription, or `null` where nothing can. */
export const endedSubscriptionSchema = z.object({ undo: optional(z.string().max(1500)) });

export const restoreSubscriptionSchema = z.object({ undo: z.string().max(1500) });

/** Body of the call that deletes an account: its password, or `null` where it has none. */
export const deleteAccountSchema = z.object({ password: z.string().max(1000).nullable() });
