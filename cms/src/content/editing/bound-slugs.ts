import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { maxSlugLength } from "#contract/urls/slug";

const slugSchema = z.looseObject({ type: z.enum(["uid", "string"]) });

/**
 * Gives the slug of every type the length that the site answers, as if its schema said so: Strapi then refuses
 * a longer one when it is saved or published. Its form may be any: the panel would refuse a malformed one by itself, in
 * English and showing a pattern, which `makeSlug` does in words. To be called before the database is opened.
 */
export function boundSlugs(strapi: Core.Strapi): void {
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    const slug = slugSchema.safeParse(Reflect.get(attributes, "slug")).data;
    if (slug === undefined || !uid.startsWith("api::")) continue;
    const anyForm = slug.type === "uid" ? { regex: ".*" } : {};
    Reflect.set(attributes, "slug", { ...slug, ...anyForm, maxLength: maxSlugLength });
  }
}
