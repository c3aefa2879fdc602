import { isWithinLimit } from "#app/http/rate-limits.server.ts";

interface Sender {
  /** Of the form. */
  token: string;
  /** As `senderKey` gives it. */
  visitor: string;
  /** It did nothing that shows a human. */
  isUnproven: boolean;
}

/** Counts a form that was sent. @returns Whether its token and its address may send as many. */
export async function isWithinSenderLimits({ token, visitor, isUnproven }: Sender): Promise<boolean> {
  return (
    (await isWithinLimit("token", token)) &&
    (await isWithinLimit("address", visitor)) &&
    (!isUnproven || (await isWithinLimit("unproven", visitor)))
  );
}
