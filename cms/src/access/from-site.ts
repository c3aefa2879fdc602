import type { Core } from "@strapi/strapi";
import { siteHeader, verifySignature } from "#contract/site-link/signature";

/** Whether a request comes from the site: its header holds a signature made with the shared secret. */
export function isFromSite({ config }: Core.Strapi, request: { get(header: string): string }): boolean {
  const secret = config.get<string | undefined>("purges.secret");
  const signature = request.get(siteHeader);
  if (secret === undefined || signature === "") return false;
  return verifySignature(secret, "site", "", signature, Math.floor(Date.now() / 1000)) === "ok";
}
