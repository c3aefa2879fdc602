import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { abilityOf } from "../content/panel-rights.ts";
import { type Ability, coreService } from "../strapi-internals/services.ts";

const authenticatedSchema = z.object({ auth: z.unknown() });

/** Authenticates a request as Strapi would on such a route. @returns The Koa state; `null` when that fails. */
async function stateAt(strapi: Core.Strapi, ctx: Context, type: "admin" | "content-api") {
  const state: Record<string, unknown> = { route: { info: { type } } };
  const seen = { state, request: ctx.request, unauthorized: () => null };
  let isKnown = false;
  await coreService(strapi, "auth").authenticate(seen, () => {
    isKnown = true;
  });
  return isKnown ? state : null;
}

/** Gets the ability of a request's panel user, before the request reaches its route; `null` without a login. */
export async function panelAbility(strapi: Core.Strapi, ctx: Context): Promise<Ability | null> {
  const state = await stateAt(strapi, ctx, "admin");
  return state === null ? null : abilityOf({ state });
}

/**
 * Whether a request's API token allows an action, before the request reaches its route.
 *
 * @param scope - For example `plugin::upload.content-api.upload`.
 * @returns `null` for an invalid token, or a missing one when the action requires it.
 */
export async function isAllowedByToken(strapi: Core.Strapi, ctx: Context, scope: string): Promise<boolean | null> {
  const state = await stateAt(strapi, ctx, "content-api");
  if (state === null) return null;
  try {
    await coreService(strapi, "auth").verify(authenticatedSchema.parse(state).auth, { scope: [scope] });
    return true;
  } catch (error) {
    if (error instanceof errors.UnauthorizedError) return null;
    if (error instanceof errors.ForbiddenError) return false;
    throw error;
  }
}
