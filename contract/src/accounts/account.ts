import * as z from "zod";
import { emailAddress, moment, optional } from "../field.ts";
import { locales } from "../locales.ts";
import { customerSchema, orderSchema } from "../shop/order.ts";
import { passwordFaults } from "./password-rules.ts";
import { linkedProviderSchema, providerFaults } from "./provider-sign-in.ts";

/** Details with which an account fills in the checkout: the customer's fields without the e-mail address. */
export const accountDetailsSchema = customerSchema.omit({ email: true, reference: true }).partial();

export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** The answer of `GET /users/me`. A stock content system has no `details` and no `locale`. */
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
 * The calls of accounts, below the API's prefix. Bodies and answers are JSON. What our content system answers:
 *
 * `POST /auth/local/register` { username, email, password }: 200 { ok: true }, whether the address has an account or
 *   not; `username` is taken and not used. A mail follows: to confirm, or that there is an account. 400 `bad-password`.
 * `POST /auth/email-confirmation` { confirmation, password }: 200 { jwt, user }. The code is that of the mail's link
 *   (`?code=` on the site's page), the password that of the registration: only who knows both gets the account, so
 *   nobody gets into one that they registered with an address of somebody else, who then confirms it. 400 `wrong-code`
 *   (unknown, used, or over two days old), 400 `wrong-password` (the code stays: try again, or offer
 *   `forgot-password`, which needs no confirmed address). There is no GET: a mail program would confirm by it.
 * `POST /auth/send-email-confirmation` { email }: 200 { email, sent: true }, always.
 * `POST /auth/local` { identifier, password }: 200 { jwt, user }. 400 `wrong-credentials`; after a right password
 *   only: 400 `not-confirmed`, 400 `blocked`.
 * `POST /auth/forgot-password` { email }: 200 { ok: true }, always.
 * `POST /auth/reset-password` { code, password, passwordConfirmation }: 200 { jwt, user }. Ends all other sessions, and
 *   confirms the address. 400 `bad-password`, 400 `passwords-differ`, 400 `wrong-code` (unknown, used, or over an hour
 *   old).
 * `POST /auth/change-password` with the bearer header { currentPassword, password, passwordConfirmation }: 200
 *   { jwt, user }. Ends all sessions; the `jwt` is a new one, and takes the place of the one that asked. 400
 *   `wrong-password`, `bad-password`, `passwords-differ`, `same-password`.
 * `GET /users/me` with the bearer header: 200 {@link accountSchema}. Any `populate` is taken.
 *
 * `user` is what `GET /users/me` answers. Every call may answer 400 `malformed` (a body of another shape), 401 (no
 * session where one is needed, or one that ended), and those that can be guessed at or send mail 429 with `Retry-After`
 * in seconds. Errors have Strapi's shape, with our reason in `details.code`: {@link accountErrorSchema}.
 *
 * Headers: `authorization: Bearer {jwt}`, {@link languageHeader} (mails), `x-from-site` with {@link visitorNetworkHeader}
 * (limits), and `user-agent` as the visitor's browser sent it (the list of sessions).
 */

/**
 * The answer of the calls that sign in. Registering gives no `jwt`, as the address has to be confirmed first; confirming it
 * gives back in `returnTo` what came with {@link returnPathHeader} then.
 */
export const authAnswerSchema = z.object({
  jwt: z.string().min(1).optional(),
  returnTo: z.string().max(1000).nullish().catch(null),
});

/** Why a call of an account is refused. A stock content system gives no such reason. */
export const accountFaults = [
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
 * In `details.code` of a 429: nobody tried too often, but too many visitors sign in, register or choose a password at this
 * moment. It doesn't count as an attempt.
 */
export const busyCode = "busy";

/** The body of an error. */
export const accountErrorSchema = z.object({
  error: z.object({
    status: z.number(),
    message: z.string(),
    details: z
      .object({
        code: z.enum(accountFaults).optional().catch(undefined),
        /** What is wrong with the new password, where the code is `bad-password`. */
        fault: z.enum(passwordFaults).optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
  }),
});

/** Header with the language in which a mail that a call leads to is written: `nl` or `en`. HTTP's own. */
export const languageHeader = "accept-language";

/**
 * Header in which the site names the visitor's network by a hash (`hashed-client-ip.server.ts`), so that attempts are counted
 * by it. Believed only from the site itself (`siteHeader`).
 */
export const visitorNetworkHeader = "x-visitor-network";

/**
 * Header in which the site says with `POST /auth/local/register` where the visitor was: a path. It is kept with the
 * registration, and given to nobody but who confirms that by its mail and its password: the path may open an order, and the
 * mail of a mistyped address goes to a stranger. Believed only from the site itself (`siteHeader`).
 */
export const returnPathHeader = "x-return-path";

/** A session, as the account page lists it. */
const accountSessionSchema = z.object({
  id: z.string(),
  /** What the browser says of itself, in short: `Firefox, Android`. `null` when it says nothing that is known. */
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
  /** Whether one of the ways in is a passkey; those are listed by a call of their own. */
  hasPasskeys: z.boolean().default(false),
  /** Providers by which the visitor signs in. */
  providers: z.array(linkedProviderSchema).default([]),
});

export type AccountOverview = z.infer<typeof accountOverviewSchema>;

/**
 * Calls that only our content system has, below the API's prefix, all with the bearer header. Bodies and answers are
 * JSON; a missing or ended session is a 401, a body of another shape 400 `malformed`.
 *
 * `overview` GET `?page=1`: 200 {@link accountOverviewSchema}. `orders` GET `/{number}`: 200, one of the
 * visitor's placed orders as `orderSchema` has it; 404 for one that isn't theirs. `details` PUT {@link changeDetailsSchema}: 200
 * {@link accountSchema}. `subscriptions` DELETE `/{documentId}`: switches an alarm or the newsletter off, 200
 * {@link endedSubscriptionSchema}; 404 for one that isn't this visitor's; POST {@link restoreSubscriptionSchema}: puts it back within an
 * hour, 204; 400 `wrong-code` for what isn't this visitor's, or is older. `sessions` DELETE `/{id}`: ends one, 204, also the
 * own; 404 for one that isn't this visitor's; without an id all but this one, 204. `signOut` POST: ends this one, 204.
 * `export` GET: 200, everything that is stored of the visitor. `account` DELETE {@link deleteAccountSchema}: deletes the account and what isn't kept
 * by law, 204; 400 `wrong-password`, also for none where there is one; 429.
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
  /** Whether the address is to be on the newsletter's list; confirmed already, so without a mail. */
  wantsNewsletter: z.boolean(),
});

/** The answer to switching off: what puts it back, in letters of an address; `null` where that can't be. */
export const endedSubscriptionSchema = z.object({ undo: optional(z.string().max(1500)) });

export const restoreSubscriptionSchema = z.object({ undo: z.string().max(1500) });

/** The password shows that it is the owner who asks; `null` for an account without one. */
export const deleteAccountSchema = z.object({ password: z.string().max(1000).nullable() });
