import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { returnPathHeader } from "#contract/accounts/account";
import { isFromSite } from "../../access/from-site.ts";
import type { Context } from "../../content/context.ts";

/** A path of the site, as it stands in an address; the site checks it again before it leads anybody there. */
const pathSchema = z.string().regex(/^\/(?!\/)[!-[\]-~]{0,500}$/u);

/** Where who registers was on the site, as that says; `null` when it says nothing, or somebody else does. */
export function returnPathOf(strapi: Core.Strapi, ctx: Context): string | null {
  const secret = strapi.config.get<string | undefined>("purges.secret");
  return isFromSite(secret, ctx) ? (pathSchema.safeParse(ctx.get(returnPathHeader)).data ?? null) : null;
}
