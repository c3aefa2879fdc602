import * as z from "zod";
import { moment, optional } from "../field.ts";
import { locales } from "../locales.ts";
import { customerSchema, orderSchema } from "../shop/order.ts";

/** What a visitor's account knows to fill in at the checkout: the customer's fields but the address of mail. */
export const accountDetailsSchema = customerSchema.omit({ email: true, reference: true }).partial();

export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** The answer of `GET /users/me`. A stock content system has no `details` and no `locale`. */
export const accountSchema = z.object({
  id: z.number(),
  email: z.email().max(254),
  confirmed: optional(z.boolean()),
  /** Language of the account's mails. */
  locale: optional(z.enum(locales)),
  details: optional(accountDetailsSchema),
});

export type Account = z.infer<typeof accountSchema>;

/**
 * The answer of the calls that sign in: `POST /auth/local`, `/auth/local/register`, `/auth/reset-password`,
 * `/auth/change-password` and `GET /auth/{provider}/callback`. Registering gives no `jwt` when the address has to be
 * confirmed first; our content system then also leaves `user` out, so that the answer is the same for an address that
 * has an account already.
 */
export const authAnswerSchema = z.object({ jwt: z.string().min(1).optional() });

/** Header with the language in which a mail that a call leads to is written: `nl` or `en`. HTTP's own. */
export const languageHeader = "accept-language";

/**
 * Header in which the site names the visitor's network by a mark (`network-mark.server.ts`), so that attempts are counted
 * by it. Believed only from the site itself (`siteHeader`).
 */
export const visitorNetworkHeader = "x-visitor-network";

/** A session, as the account page lists it. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** What the browser says of itself, in short: `Firefox, Android`. `null` when it says nothing that is known. */
  device: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;

/** A ticket alarm or the newsletter. `token` opens its page to unsubscribe. */
export const accountSubscriptionSchema = z.object({
  documentId: z.string(),
  kind: z.enum(["ticket-alarm", "newsletter"]),
  state: z.enum(["pending", "confirmed"]),
  eventTitle: z.string().nullable(),
  createdAt: moment,
  /** When the alarm rang; `null` while it waits. */
  notifiedAt: moment.nullable(),
});

export type AccountSubscription = z.infer<typeof accountSubscriptionSchema>;

/** Most orders on one page of the account. */
export const ordersOnPage = 20;

/** The answer of `GET /account/overview?page=1`. Orders are the account's by its confirmed address, the newest first. */
export const accountOverviewSchema = z.object({
  account: accountSchema,
  orders: z.array(orderSchema),
  /** Whether a next page has others. */
  hasMoreOrders: z.boolean(),
  subscriptions: z.array(accountSubscriptionSchema),
  sessions: z.array(accountSessionSchema),
  /** Whether there is a password: one who signs in otherwise may have none. */
  hasPassword: z.boolean(),
});

export type AccountOverview = z.infer<typeof accountOverviewSchema>;

/**
 * Calls that only our content system has, below the API's prefix, all with the bearer header. Bodies and answers are
 * JSON; a missing or ended session is a 401.
 *
 * `overview` GET: {@link accountOverviewSchema}. `details` PUT: {@link changeDetailsSchema}. `subscriptions` DELETE
 * `/{documentId}`: switches an alarm or the newsletter off. `sessions` DELETE `/{id}`: ends one; without an id all but
 * this one. `signOut` POST: ends this one. `export` GET: everything that is stored of the visitor, as JSON. `account`
 * DELETE {@link deleteAccountSchema}: deletes the account and what isn't kept by law.
 */
export const accountCalls = {
  overview: "/account/overview",
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
  /** Whether the address is to be on the newsletter's list; confirmed already, so without a mail. */
  wantsNewsletter: z.boolean(),
});

/** The password shows that it is the owner who asks; `null` for an account without one. */
export const deleteAccountSchema = z.object({ password: z.string().max(200).nullable() });
