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

/** A user as Strapi keeps it, with the fields of our own. What isn't readable reads as absent. */
const userSchema = z.object({
  id: z.number(),
  documentId: z.string(),
  email: z.string(),
  /** Hash by bcrypt; `null` for a user who signs in otherwise. */
  password: z.string().nullable(),
  confirmed: z.boolean().nullable(),
  blocked: z.boolean().nullable(),
  details: accountDetailsSchema.nullable().catch(null),
  language: z.enum(locales).nullable().catch(null),
  createdAt: z.coerce.date(),
});

export type AccountUser = z.infer<typeof userSchema>;

/** Finds the user with an address, whatever its capitals; `null` when there is none. */
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

/** An address as accounts, orders and subscriptions have it. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).toLowerCase();
}

/** An address as it may be typed. */
export const typedAddress = z.string().transform(normalizeEmail).pipe(emailAddress);

/** Whether a user may be signed in. */
export function isActive({ confirmed, blocked }: AccountUser): boolean {
  return confirmed === true && blocked !== true;
}

/**
 * Makes what happens to the account of an address, or to its registrations, run one after another: each then sees what
 * the one before it did.
 *
 * @param email - As `normalizeEmail` gives it.
 */
export function serializeAccountChanges({ db }: Core.Strapi, trx: Queries, email: string): Promise<void> {
  return lockUntilCommit(db, trx, `account of ${email}`);
}

/**
 * Does work on a user, alone.
 *
 * @param user - As it was when somebody showed to be the owner.
 * @param work - Gets it as it is now.
 * @throws {Error} `fault`: it is gone, blocked, or has another password.
 */
export async function withUnchanged<Result>(
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
  /** `null` for who signs in by a provider. */
  passwordHash: string | null;
  locale: Locale;
}

/** Makes a user whose address is confirmed, with the rights of every signed-in visitor. */
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
 * Gives an address whose inbox somebody showed to have a confirmed account with a password. Registrations and codes that
 * wait for it are of no use any more.
 *
 * @param user - `null` where there is none yet.
 */
export async function confirmUser(
  strapi: Core.Strapi,
  trx: Queries,
  user: AccountUser | null,
  account: NewUser & { passwordHash: string },
): Promise<AccountUser> {
  await dropWaiting(trx, account.email);
  return user === null
    ? createUser(strapi, account)
    : updateUser(strapi, user.id, { password: account.passwordHash, confirmed: true });
}

/** Deletes the registrations of an address, and the codes that were sent to it. */
export async function dropWaiting(trx: Queries, email: string): Promise<void> {
  await dropCodes(trx, email);
  await dropRegistrations(trx, email);
}

interface Changes {
  password?: string;
  confirmed?: true;
  details?: AccountDetails;
  language?: Locale;
}

/** Changes a user. @param changes - The password as its hash. */
export async function updateUser(strapi: Core.Strapi, id: number, changes: Changes): Promise<AccountUser> {
  return userSchema.parse(await strapi.db.query(userUid).update({ where: { id }, data: changes }));
}

/** A user as `GET /users/me` answers it. */
export function toUserAnswer({ id, documentId, email, confirmed, details, language, createdAt }: AccountUser) {
  return { id, documentId, email, confirmed, locale: language, details, createdAt: createdAt.toISOString() };
}
