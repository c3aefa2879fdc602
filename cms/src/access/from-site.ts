import { siteHeader, verifySignature } from "#contract/signature";

/**
 * Whether a request says rightly that it comes from the site, by the header `x-from-site`.
 *
 * @param secret - Shared with the site; without one nobody can say so.
 */
export function isFromSite(secret: string | undefined, request: { get(header: string): string }): boolean {
  const mark = request.get(siteHeader);
  if (secret === undefined || mark === "") return false;
  return verifySignature(secret, "site", "", mark, Math.floor(Date.now() / 1000)) === "ok";
}
