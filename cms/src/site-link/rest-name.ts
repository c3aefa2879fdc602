import type { Core } from "@strapi/strapi";

/**
 * Name under which REST answers a type, for example `news-articles`, or
 * `settings` for the one entry that there is of it.
 *
 * @returns `null` for what isn't a content type of this project.
 */
export function restName(strapi: Core.Strapi, uid: string): string | null {
  const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === uid);
  if (type === undefined || !uid.startsWith("api::")) return null;
  return type.kind === "singleType" ? type.info.singularName : type.info.pluralName;
}
