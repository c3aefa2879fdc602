import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { serviceOf } from "../strapi-internals/services.ts";

const settingsSchema = z.looseObject({ autoOrientation: z.boolean() });

/**
 * Makes the media library rotate photos by their orientation tag; otherwise a phone's
 * portrait lies on its side, as that tag isn't in the sizes that visitors get. Happens
 * once: an administrator may switch it off.
 */
export async function turnPhotosUpright(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "uploads" });
  if ((await store.get({ key: "upright" })) !== null) return;

  const uploads = serviceOf(strapi, "plugin::upload.upload");
  const settings = settingsSchema.parse(await uploads.getSettings());
  await uploads.setSettings({ ...settings, autoOrientation: true });
  await store.set({ key: "upright", value: true });
}
