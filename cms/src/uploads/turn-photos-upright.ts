import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { serviceOf } from "../strapi-internals/services.ts";

const settingsSchema = z.looseObject({ autoOrientation: z.boolean() });

/**
 * Switches on, once, that the media library rotates photos by their orientation tag. Otherwise phone photos lie on
 * their side, as the sizes that visitors get don't have the tag.
 */
export async function turnPhotosUpright(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "uploads" });
  if ((await store.get({ key: "upright" })) !== null) return;

  const uploads = serviceOf(strapi, "plugin::upload.upload");
  const settings = settingsSchema.parse(await uploads.getSettings());
  await uploads.setSettings({ ...settings, autoOrientation: true });
  await store.set({ key: "upright", value: true });
}
