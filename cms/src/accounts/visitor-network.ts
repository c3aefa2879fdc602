import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { visitorNetworkHeader } from "#contract/accounts/account";
import { isFromSite } from "../access/from-site.ts";
import { networkOfIpAddress } from "../access/logins/client-network.ts";
import type { Context } from "../content/context.ts";

const markSchema = z.string().regex(/^@?[\w-]{1,64}$/u);

/**
 * Identifies the client network of the visitor: by the header that the site sends, or by the IP address of a caller
 * other than the site.
 *
 * @returns `null` when the site sends no valid header: the site's own IP address would make all visitors one network.
 */
export function visitorNetwork(strapi: Core.Strapi, ctx: Context): string | null {
  if (!isFromSite(strapi, ctx)) return `address ${networkOfIpAddress(ctx.ip)}`;
  const mark = markSchema.safeParse(ctx.get(visitorNetworkHeader));
  return mark.success ? `mark ${mark.data}` : null;
}
