import type { Core } from "@strapi/strapi";

/**
 * Name of a type in the REST API, for example `news-articles`, or `settings` for a
 * single type.
 *
 * @returns `null` when it isn't a content type of this project.
 */
export function restName(strapi: Core.Strapi, uid: string): string | null {
  const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === uid);
  if (type === undefined || !uid.startsWith("api::")) return null;
  return type.kind === "singleType" ? type.info.singularName : type.info.pluralName;
}
