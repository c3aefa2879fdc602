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
  const allowed: readonly string[] = publicReadActions;
  const permissions = strapi.db.query(permissionUid);
  for (const type of ["public", "authenticated"]) {
    const found: unknown = await strapi.db.query(roleUid).findOne({ where: { type }, populate: { permissions: true } });
    const role = roleSchema.parse(found);
    const granted = role.permissions.map(({ action }) => action);
    await permissions.deleteMany({ where: { role: role.id, action: { $notIn: allowed } } });
    for (const action of allowed.filter((each) => !granted.includes(each)))
      await permissions.create({ data: { action, role: role.id } });
  }
}
