import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { maxSlugLength } from "#contract/urls/slug";

const slugSchema = z.looseObject({ type: z.enum(["uid", "string"]) });

/**
 * Sets the site's maximum length of slugs in the schema of every type, so that Strapi refuses longer ones. It allows
 * any characters: the panel would refuse others by showing a pattern in English, while `makeSlug` refuses them in
 * words. Must run before the database opens.
 */
export function limitSlugLength(strapi: Core.Strapi): void {
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    const slug = slugSchema.safeParse(Reflect.get(attributes, "slug")).data;
    if (slug === undefined || !uid.startsWith("api::")) continue;
    const anyForm = slug.type === "uid" ? { regex: ".*" } : {};
    Reflect.set(attributes, "slug", { ...slug, ...anyForm, maxLength: maxSlugLength });
  }
}
