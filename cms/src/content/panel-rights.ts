import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { type Ability, serviceOf } from "../strapi-internals/services.ts";
import type { Context } from "./context.ts";
import { currentFormRequest, panelLanguage } from "./editing/panel-request.ts";

const stateSchema = z.object({
  userAbility: z.custom<Ability>((value) => typeof value === "object" && value !== null && "can" in value),
});

/** Returns the rights of the panel's user who sent the request; `null` for any other request. */
export function abilityOf({ state }: Pick<Context, "state">): Ability | null {
  return stateSchema.safeParse(state).data?.userAbility ?? null;
}

/** Returns the rights of the user whose form sent the current request; `null` for any other caller, such as a job. */
export function formAbility(strapi: Core.Strapi): Ability | null {
  const ctx = currentFormRequest(strapi);
  return ctx === null ? null : abilityOf(ctx);
}

/** Strapi's names of rights to content, and to files of the media library. */
export const rights = {
  read: "plugin::content-manager.explorer.read",
  update: "plugin::content-manager.explorer.update",
  publish: "plugin::content-manager.explorer.publish",
  changeFiles: "plugin::upload.assets.update",
} as const;

/** The right to all of the box office (*Kassa*); unlike Strapi's rights to content, it has no content type. */
export const kassaAction = "api::kassa.sell";

interface EntriesRight {
  action: (typeof rights)[keyof typeof rights];
  uid: UID.Schema;
  where: object;
  /** Type whose rights count, where it differs from `uid`: folders have no rights of their own. */
  about?: UID.Schema;
  /** Values that replace fields of the entries for the check, such as another language. */
  instead?: object;
}

const entriesSchema = z.array(z.looseObject({}));

/**
 * Whether a user has a right to every entry that matches, by the conditions of their roles; also true when none
 * matches. Strapi itself often checks the right to the type only.
 */
export async function hasRightToAll(
  strapi: Core.Strapi,
  ability: Ability,
  { action, uid, where, about = uid, instead = {} }: EntriesRight,
): Promise<boolean> {
  // Conditions of roles compare the entry's creator with the user, as in Strapi's own checks.
  const populate = { createdBy: { populate: { roles: true } } };
  const entries = entriesSchema.parse(await strapi.db.query(uid).findMany({ where, populate }));
  const manager = serviceOf(strapi, "admin::permission").createPermissionsManager({ ability, model: about });
  return entries.every((entry) => ability.can(action, manager.toSubject({ ...entry, ...instead }, about)));
}

/** Makes a 403 error whose reason the panel shows: of Strapi's 403 errors, only `PolicyError` keeps its message. */
export function refusal(strapi: Core.Strapi, reason: Record<"nl" | "en", string>): Error {
  return new errors.PolicyError(reason[panelLanguage(strapi)]);
}
