import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type AccountDetails, type AccountFault, accountDetailsSchema } from "#contract/accounts/account";
import { emailAddress } from "#contract/field";
import { cleanLine } from "#contract/clean-text";
import { type Locale, locales } from "#contract/locales";
import { lockUntilCommit, type Queries } from "../database/shared-work.ts";
import { accountFault } from "./account-fault.ts";
import { dropRegistrations } from "./tables/registration-table.ts";
import { dropCodes } from "./tables/secret-table.ts";

export const userUid = "plugin::users-permissions.user";

const roleUid = "plugin::users-permissions.role";

/** A row of Strapi's users, with this project's fields `details` and `language`, which are `null` when invalid. */
const userSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  email: z.string(),
  /** Hash by bcrypt; `null` for a user without a password, who signs in by a provider or a passkey. */
  password: z.string().nullable(),
  confirmed: z.boolean().nullable(),
  blocked: z.boolean().nullable(),
  details: accountDetailsSchema.nullable().catch(null),
  language: z.enum(locales).nullable().catch(null),
  createdAt: z.coerce.date(),
});

export type AccountUser = z.infer<typeof userSchema>;

/** Finds the user with an e-mail address, ignoring case; `null` when there is none. */
export function findUserByEmail(strapi: Core.Strapi, email: string): Promise<AccountUser | null> {
  return findUser(strapi, { email: normalizeEmail(email) });
}

/** Finds a user; `null` when there is none. */
export async function findUser(
  strapi: Core.Strapi,
  where: { id: number } | { email: string },
): Promise<AccountUser | null> {
  return userSchema.nullable().parse(await strapi.db.query(userUid).findOne({ where }));
}

/** Trims and lower-cases an e-mail address, as accounts, orders and subscriptions store it. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).toLowerCase();
}

/** Parses an e-mail address that a visitor typed, and normalizes it. */
export const typedEmailAddress = z.string().transform(normalizeEmail).pipe(emailAddress);

/** Whether a user is confirmed and not blocked, and so may be signed in. */
export function isActive({ confirmed, blocked }: AccountUser): boolean {
  return confirmed === true && blocked !== true;
}

/**
 * Takes a lock until the transaction ends, so that changes to one address's account and registrations run one at a
 * time.
 *
 * @param email - As `normalizeEmail` returns it.
 */
export function serializeAccountChanges({ db }: Core.Strapi, trx: Queries, email: string): Promise<void> {
  return lockUntilCommit(db, trx, `account of ${email}`);
}

/**
 * Runs work on a user in a transaction in which nothing else changes that user.
 *
 * @param user - The user as read when the visitor proved to be its owner.
 * @param work - Gets the user as it is now.
 * @throws {Error} `fault`: since then the user was deleted or blocked, or got another password.
 */
export async function withUnchangedUser<Result>(
  strapi: Core.Strapi,
  user: AccountUser,
  fault: AccountFault,
  work: (present: AccountUser, trx: Queries) => Promise<Result>,
): Promise<Awaited<Result>> {
  return await strapi.db.transaction(async ({ trx }) => {
    await serializeAccountChanges(strapi, trx, user.email);
    const present = await findUser(strapi, { id: user.id });
    const isUnchanged = present !== null && present.password === user.password && present.blocked !== true;
    if (!isUnchanged) throw accountFault(fault);
    return work(present, trx);
  });
}

interface NewUser {
  email: string;
  /** `null` for a user who signs in by a provider. */
  passwordHash: string | null;
  locale: Locale;
}

/** Creates a user with a confirmed e-mail address and the role of signed-in visitors. */
export async function createUser(strapi: Core.Strapi, { email, passwordHash, locale }: NewUser): Promise<AccountUser> {
  const role: unknown = await strapi.db.query(roleUid).findOne({ where: { type: "authenticated" } });
  const data = {
    username: email,
    email,
    provider: "local",
    password: passwordHash,
    confirmed: true,
    blocked: false,
    role: z.object({ id: z.number() }).parse(role).id,
    language: locale,
    publishedAt: new Date(),
  };
  return userSchema.parse(await strapi.db.query(userUid).create({ data }));
}

/**
 * Creates or confirms the account of a visitor who proved to have the inbox, with a password of their choice. Deletes
 * the address's pending registrations and codes.
 *
 * @param user - `null` when the address has no account yet.
 */
export async function confirmUser(
  strapi: Core.Strapi,
  trx: Queries,
  user: AccountUser | null,
  account: NewUser & { passwordHash: string },
): Promise<AccountUser> {
  await deletePendingOfAddress(trx, account.email);
  return user === null
    ? createUser(strapi, account)
    : updateUser(strapi, user.id, { password: account.passwordHash, confirmed: true });
}

/** Deletes the pending registrations of an e-mail address, and the codes that were mailed to it. */
export async function deletePendingOfAddress(trx: Queries, email: string): Promise<void> {
  await dropCodes(trx, email);
  await dropRegistrations(trx, email);
}

interface Changes {
  password?: string;
  confirmed?: true;
  details?: AccountDetails;
  language?: Locale;
}

/** Updates fields of a user. @param changes - `password` is a hash. */
export async function updateUser(strapi: Core.Strapi, id: number, changes: Changes): Promise<AccountUser> {
  return userSchema.parse(await strapi.db.query(userUid).update({ where: { id }, data: changes }));
}

/** The body that `GET /users/me` answers with for a user. */
export function toUserResponse({ id, documentId, email, confirmed, details, language, createdAt }: AccountUser) {
  return { id, documentId, email, confirmed, locale: language, details, createdAt: createdAt.toISOString() };
}
