import { isWithinLimit } from "#app/http/rate-limits.server.ts";

/**
 * Counts a visitor who joins a waiting room, more strictly without a proof of work (`isUnproven`).
 *
 * @param visitor - As `senderKey` returns it.
 * @returns Whether the visitor is within the rate limits.
 */
export async function mayJoinFrom(visitor: string, { isUnproven }: { isUnproven: boolean }): Promise<boolean> {
  if (isUnproven && !(await isWithinLimit("waitingUnproven", visitor))) return false;
  return isWithinLimit("waiting", visitor);
}
