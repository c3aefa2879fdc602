import type { Core, Modules } from "@strapi/strapi";
import * as z from "zod";

const schemaSchema = z.looseObject({ attributes: z.record(z.string(), z.unknown()) });

const attributeSchema = z.looseObject({ type: z.string(), component: z.string().optional() });

const partSchema = z.record(z.string(), z.unknown());

const zoneSchema = z.looseObject({ __component: z.string() });

const texts = new Set(["string", "text", "email", "uid"]);

/**
 * Takes texts that hold nothing, or nothing but spaces, for none, in a draft and in all its parts: a
 * title that nobody sees isn't one, and what is required is then asked for. Strapi by
 * itself asks for a text where one is required, and takes an empty one for it.
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
  const part = partSchema.safeParse(data);
  if (!part.success || typeof data !== "object" || data === null) return;

  const schema = schemaSchema.safeParse(Reflect.get(strapi.contentTypes, uid) ?? Reflect.get(strapi.components, uid));
  for (const [name, given] of Object.entries(schema.data?.attributes ?? {})) {
    const attribute = attributeSchema.safeParse(given).data;
    const value = part.data[name];
    if (attribute === undefined || value === undefined || value === null) continue;
    const { type, component = "" } = attribute;
    if (texts.has(type) && typeof value === "string" && value.trim() === "") {
      Reflect.set(data, name, null);
    } else if (type === "component") {
      for (const each of [value].flat()) emptyIn(strapi, component, each);
    } else if (type === "dynamiczone") {
      for (const each of [value].flat()) emptyIn(strapi, zoneSchema.safeParse(each).data?.__component ?? "", each);
    }
  }
}
