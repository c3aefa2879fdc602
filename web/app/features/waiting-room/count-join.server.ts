import { isWithinLimit } from "#app/http/rate-limits.server.ts";

/**
 * Counts a visitor who joins a waiting room, more strictly without a proof of work (`isUnproven`).
 *
 * @param visitor - As `visitorRateLimitKey` returns it.
 * @returns Whether the visitor is within the rate limits.
 */
export async function countJoin(visitor: string, { isUnproven }: { isUnproven: boolean }): Promise<boolean> {
  if (isUnproven && !(await isWithinLimit("waitingUnproven", visitor))) return false;
  return isWithinLimit("waiting", visitor);
}
