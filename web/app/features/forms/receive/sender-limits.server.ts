import { isWithinLimit } from "#app/http/rate-limits.server.ts";

interface Sender {
  token: string;
  /** Key from `visitorRateLimitKey`. */
  visitor: string;
  /** Whether proof of a human is missing. */
  isUnproven: boolean;
}

/** Counts a submitted form for the rate limits. @returns Whether its token and its sender are within the limits. */
export async function isWithinSenderLimits({ token, visitor, isUnproven }: Sender): Promise<boolean> {
  return (
    (await isWithinLimit("token", token)) &&
    (await isWithinLimit("address", visitor)) &&
    (!isUnproven || (await isWithinLimit("unproven", visitor)))
  );
}
