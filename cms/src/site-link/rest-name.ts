import type { Core } from "@strapi/strapi";

/** Returns a type's name in the REST API, such as `news-articles`; `null` when it isn't a type of this project. */
export function restName(strapi: Core.Strapi, uid: string): string | null {
  const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === uid);
  if (type === undefined || !uid.startsWith("api::")) return null;
  return type.kind === "singleType" ? type.info.singularName : type.info.pluralName;
}
