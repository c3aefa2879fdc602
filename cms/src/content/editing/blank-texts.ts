import type { Core, Modules } from "@strapi/strapi";
import { attributesOf, partsIn } from "../schema-parts.ts";

const texts = new Set(["string", "text", "email", "uid"]);

/**
 * Stores texts of nothing but spaces as `null`, in a draft and in all its parts, so that publishing asks for what is
 * required: Strapi by itself takes an empty text for one.
 */
export function emptyBlankTexts(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return (context, next) => {
    const { action, params, uid } = context;
    if (action !== "create" && action !== "update") return next();
    if (uid.startsWith("api::")) emptyIn(strapi, uid, params.data);
    return next();
  };
}

function emptyIn(strapi: Core.Strapi, uid: string, data: unknown): void {
  if (typeof data !== "object" || data === null) return;
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    const value: unknown = Reflect.get(data, name);
    if (texts.has(attribute.type) && typeof value === "string" && value.trim() === "") Reflect.set(data, name, null);
    for (const part of partsIn(value, attribute)) emptyIn(strapi, part.uid, part.value);
  }
}
