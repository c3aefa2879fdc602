import { cleanLine } from "#contract/clean-text";
import type { Core, Modules } from "@strapi/strapi";
import { attributesOf, walkEntry } from "../schema-parts.ts";

const texts = new Set(["string", "text", "email", "uid"]);

/**
 * Cleans the texts of a saved draft and all its components: removes spaces around titles and invisible characters in
 * them. A text of nothing but spaces becomes `null`, so that a required field counts as empty; Strapi itself accepts an
 * empty text.
 */
export function cleanTexts(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return (context, next) => {
    const { action, params, uid } = context;
    if ((action !== "create" && action !== "update") || !uid.startsWith("api::")) return next();
    for (const part of walkEntry(strapi, uid, params.data)) {
      for (const [name, { type }] of Object.entries(attributesOf(strapi, part.uid))) {
        const value: unknown = Reflect.get(part.value, name);
        if (!texts.has(type) || typeof value !== "string") continue;
        const text = type === "string" ? cleanLine(value) : value;
        Reflect.set(part.value, name, text.trim() === "" ? null : text);
      }
    }
    return next();
  };
}
