import type { Core } from "@strapi/strapi";
import { deleteOldAttempts } from "../access/logins/attempt-table.ts";
import { deleteOldChallenges } from "./tables/challenge-table.ts";
import { deleteOldPasses } from "./tables/provider-tables.ts";
import { deleteOldCodes } from "./tables/code-table.ts";
import { deleteOldRegistrations } from "./tables/registration-table.ts";
import { deleteUnusedSessions } from "./tables/session-table.ts";

/** How much of accounts the nightly cleaning deleted. */
interface OldOfAccounts {
  sessions: number;
  registrations: number;
}

/**
 * Deletes sessions that weren't used for a month, registrations that nobody confirmed in a week, and what waited too
 * long: attempts, codes of mails, challenges, and who was at a provider.
 */
export async function deleteOldOfAccounts({ db }: Core.Strapi, now = Date.now()): Promise<OldOfAccounts> {
  await deleteOldAttempts(db, now);
  await deleteOldCodes(db.connection, now);
  await deleteOldChallenges(db.connection, now);
  await deleteOldPasses(db.connection, now);
  return {
    sessions: await deleteUnusedSessions(db.connection, now),
    registrations: await deleteOldRegistrations(db.connection, now),
  };
}
