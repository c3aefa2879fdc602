import { isWithinLimit } from "#app/http/rate-limits.server.ts";

/**
 * Counts somebody who joins a waiting room. @returns Whether the address may have one place more.
 *
 * @param visitor - As `senderKey` gives it.
 */
export async function mayJoinFrom(visitor: string, { isUnproven }: { isUnproven: boolean }): Promise<boolean> {
  if (isUnproven && !(await isWithinLimit("waitingUnproven", visitor))) return false;
  return isWithinLimit("waiting", visitor);
}
