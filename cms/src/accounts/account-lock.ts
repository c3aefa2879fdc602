import type { Core } from "@strapi/strapi";
import { lockUntilCommit, type Queries } from "../database/shared-work.ts";

/**
 * Makes what happens to the account of an address, or to its registrations, run one after another: each then sees what
 * the one before it did.
 *
 * @param email - As `addressOf` gives it.
 */
export function lockAccount({ db }: Core.Strapi, trx: Queries, email: string): Promise<void> {
  return lockUntilCommit(db, trx, `account of ${email}`);
}
