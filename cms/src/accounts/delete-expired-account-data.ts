import type { Core } from "@strapi/strapi";
import { deleteOldAttempts } from "../access/logins/attempt-table.ts";
import { deleteOldRegistrations } from "./tables/registration-table.ts";
import { deleteOldSecrets } from "./tables/secret-table.ts";
import { deleteUnusedSessions } from "./tables/session-table.ts";

/**
 * Deletes expired sessions, registrations, secrets and counted attempts.
 *
 * @returns How many sessions and registrations were deleted.
 */
export async function deleteExpiredAccountData(
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
