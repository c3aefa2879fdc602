import { cleanLine } from "#contract/clean-text";
import type { Core, Modules } from "@strapi/strapi";
import { attributesOf, partsIn } from "../schema-parts.ts";

const texts = new Set(["string", "text", "email", "uid"]);

/**
 * Cleans the texts of a saved draft and all its components: removes spaces around titles and invisible characters in
 * them. A text of nothing but spaces becomes `null`, so that a required field counts as empty; Strapi itself accepts an
 * empty text.
 */
export function cleanTexts(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return (context, next) => {
    const { action, params, uid } = context;
    if (action !== "create" && action !== "update") return next();
    if (uid.startsWith("api::")) cleanIn(strapi, uid, params.data);
    return next();
  };
}

function cleanIn(strapi: Core.Strapi, uid: string, data: unknown): void {
  if (typeof data !== "object" || data === null) return;
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    const value: unknown = Reflect.get(data, name);
    if (texts.has(attribute.type) && typeof value === "string") {
      const text = attribute.type === "string" ? cleanLine(value) : value;
      Reflect.set(data, name, text.trim() === "" ? null : text);
    }
    for (const part of partsIn(value, attribute)) cleanIn(strapi, part.uid, part.value);
  }
}
