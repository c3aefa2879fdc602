import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { serviceOf } from "../strapi-internals/services.ts";

/** Permission that Strapi gives authors, by which they would change the media library's view for everybody. */
const [code, action] = ["strapi-author", "plugin::upload.configure-view"];
const name = `${code} ${action}`;

const takenSchema = z.array(z.string());

/** Removes the authors' permission to configure the media library, once: an administrator may give it back. */
export async function revokeMediaViewRight(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "panel-rights" });
  const taken = takenSchema.parse((await store.get({ key: "taken" })) ?? []);
  if (taken.includes(name)) return;

  const permissions = serviceOf(strapi, "admin::permission");
  const held = await permissions.findMany({ where: { action, role: { code } } });
  await permissions.deleteByIds(held.flatMap(({ id }) => id ?? []));
  await store.set({ key: "taken", value: [name] });
}
