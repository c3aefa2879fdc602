/** Header by which our own server marks cross-origin requests, whatever the client sent in it. */
const foreignOriginHeader = "x-foreign-origin";

/** Whether a page of another site may have sent a request (docs/decisions/0012-bot-and-cross-site-checks.md). */
export function isCrossOrigin({ headers }: Request): boolean {
  return headers.has(foreignOriginHeader);
}
