import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { publicReadActions } from "./reading.ts";

const permissionUid = "plugin::users-permissions.permission";
const roleUid = "plugin::users-permissions.role";

const roleSchema = z.object({ id: z.number(), permissions: z.array(z.object({ action: z.string() })) });

/**
 * Gives the roles of visitors, signed in or not, the permissions to read the site's content, and removes all others
 * that administrators may have ticked: access is decided in code.
 */
export async function grantReading(strapi: Core.Strapi): Promise<void> {
  await setActions(strapi, "public");
  await setActions(strapi, "authenticated");
}

/** Makes the reading actions the only permissions of a role. */
async function setActions(strapi: Core.Strapi, type: string): Promise<void> {
  const role = roleSchema.parse(
    await strapi.db.query(roleUid).findOne({ where: { type }, populate: { permissions: true } }),
  );
  const allowed: readonly string[] = publicReadActions;
  const granted = role.permissions.map(({ action }) => action);
  const excess = granted.filter((action) => !allowed.includes(action));
  const missing = allowed.filter((action) => !granted.includes(action));

  await strapi.db.query(permissionUid).deleteMany({ where: { role: role.id, action: { $in: excess } } });
  for (const action of missing) {
    await strapi.db.query(permissionUid).create({ data: { action, role: role.id } });
  }
}
