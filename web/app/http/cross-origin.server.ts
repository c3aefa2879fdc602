/** Set by our own server, whatever a client says. */
const foreignOriginHeader = "x-foreign-origin";

/**
 * Whether another site's page may have sent a request: the browser says
 * so or hides it; see docs/decisions/0012-….md.
 */
export function isCrossOrigin({ headers }: Request): boolean {
  return headers.has(foreignOriginHeader);
}
