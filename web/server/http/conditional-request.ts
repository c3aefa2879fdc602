import type { IncomingMessage } from "node:http";
import { isTagKnown } from "@circuit/contract/conditional-request";

/** Tells whether a client has this very answer already. @param etag - Of the answer, in quotes. */
export function isUnchanged({ headers }: IncomingMessage, etag: string | undefined): boolean {
  return isTagKnown(headers["if-none-match"], etag);
}
