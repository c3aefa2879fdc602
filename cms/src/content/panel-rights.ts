import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { type Ability, serviceOf } from "../strapi-internals/services.ts";
import type { Context } from "./context.ts";
import { panelLanguage } from "./editing/panel-request.ts";

const stateSchema = z.object({
  userAbility: z.custom<Ability>((value) => typeof value === "object" && value !== null && "can" in value),
});

/** The rights of the panel's user who sent the request; `null` for any other request. */
export function abilityOf({ state }: Pick<Context, "state">): Ability | null {
  return stateSchema.safeParse(state).data?.userAbility ?? null;
}

/** Rights to content, and to files of the media library. */
export const rights = {
  read: "plugin::content-manager.explorer.read",
  update: "plugin::content-manager.explorer.update",
  publish: "plugin::content-manager.explorer.publish",
  changeFiles: "plugin::upload.assets.update",
} as const;

/** The right to the box office (*Kassa*), the screen for selling, with all that it shows and does; it is about no type. */
export const kassaAction = "api::kassa.sell";

interface EntriesRight {
  action: (typeof rights)[keyof typeof rights];
  /** Type of the entries. */
  uid: UID.Schema;
  where: object;
  /** Type that the right is about, where it differs from `uid`: folders have no rights of their own. */
  about?: UID.Schema;
  /** Fields that replace those of the entries when their rights are checked, such as another language. */
  instead?: object;
}

const entriesSchema = z.array(z.looseObject({}));

/**
 * Whether a user has a right to every entry that matches, by the conditions of their roles: Strapi itself often checks
 * the right to the type only.
 *
 * @returns True as well when no entry matches.
 */
export async function mayWithAll(
  strapi: Core.Strapi,
  ability: Ability,
  { action, uid, where, about = uid, instead = {} }: EntriesRight,
): Promise<boolean> {
  // Conditions look at the creator, as in Strapi's own checks.
  const populate = { createdBy: { populate: { roles: true } } };
  const entries = entriesSchema.parse(await strapi.db.query(uid).findMany({ where, populate }));
  const manager = serviceOf(strapi, "admin::permission").createPermissionsManager({ ability, model: about });
  return entries.every((entry) => ability.can(action, manager.toSubject({ ...entry, ...instead }, about)));
}

/** A 403 whose reason the panel shows: of Strapi's errors for 403, only `PolicyError` keeps its message. */
export function refusal(strapi: Core.Strapi, reason: Record<"nl" | "en", string>): Error {
  return new errors.PolicyError(reason[panelLanguage(strapi)]);
}
