import type { IncomingMessage } from "node:http";
import { isTagKnown } from "@circuit/contract/conditional-request";

/** Tells whether a request's `If-None-Match` has the answer's ETag. @param etag - In quotes. */
export function isUnchanged({ headers }: IncomingMessage, etag: string | undefined): boolean {
  return isTagKnown(headers["if-none-match"], etag);
}
