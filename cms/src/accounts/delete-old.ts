import type { Core } from "@strapi/strapi";
import { deleteOldAttempts } from "../access/logins/attempt-table.ts";
import { deleteOldRegistrations } from "./tables/registration-table.ts";
import { deleteOldSecrets } from "./tables/secret-table.ts";
import { deleteUnusedSessions } from "./tables/session-table.ts";

/**
 * Deletes sessions that weren't used for a month, registrations that nobody confirmed in a week, and attempts and secrets
 * that are too old.
 *
 * @returns How many sessions and registrations.
 */
export async function deleteOldOfAccounts(
  { db }: Core.Strapi,
  now = Date.now(),
): Promise<{ sessions: number; registrations: number }> {
  await deleteOldAttempts(db, now);
  await deleteOldSecrets(db.connection, now);
  return {
    sessions: await deleteUnusedSessions(db.connection, now),
    registrations: await deleteOldRegistrations(db.connection, now),
  };
}
