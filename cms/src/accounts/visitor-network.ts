import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { visitorNetworkHeader } from "#contract/accounts/account";
import { isFromSite } from "../access/from-site.ts";
import { clientNetwork } from "../access/logins/client-network.ts";
import type { Context } from "../content/context.ts";

const markSchema = z.string().regex(/^@?[\w-]{1,64}$/u);

/**
 * The network of the visitor for whom a call is made: as the site marks it, or that of the connection where it isn't
 * the site that calls. The two never meet.
 *
 * @returns `null` when the site doesn't say: else all its visitors would count as one.
 */
export function visitorNetwork(strapi: Core.Strapi, ctx: Context): string | null {
  if (!isFromSite(strapi, ctx)) return `address ${clientNetwork(ctx.ip)}`;
  const mark = markSchema.safeParse(ctx.get(visitorNetworkHeader));
  return mark.success ? `mark ${mark.data}` : null;
}
