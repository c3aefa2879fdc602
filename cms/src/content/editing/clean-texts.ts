import { cleanLine } from "#contract/clean-text";
import type { Core, Modules } from "@strapi/strapi";
import { attributesOf, partsIn } from "../schema-parts.ts";

const texts = new Set(["string", "text", "email", "uid"]);

/**
 * Cleans what was pasted into a draft and all its parts: a title has no spaces around it and nothing invisible in it. A text
 * of nothing but spaces becomes `null`: a title that nobody sees isn't one, and what is required is then asked for. Strapi
 * itself takes an empty text for one.
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
