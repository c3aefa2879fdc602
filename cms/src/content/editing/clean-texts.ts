import { cleanLine } from "#contract/forms/clean-text";
import type { Core, Modules } from "@strapi/strapi";
import * as z from "zod";

const schemaSchema = z.looseObject({ attributes: z.record(z.string(), z.unknown()) });

const attributeSchema = z.looseObject({ type: z.string(), component: z.string().optional() });

const partSchema = z.record(z.string(), z.unknown());

const zoneSchema = z.looseObject({ __component: z.string() });

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
  const part = partSchema.safeParse(data);
  if (!part.success || typeof data !== "object" || data === null) return;

  const schema = schemaSchema.safeParse(Reflect.get(strapi.contentTypes, uid) ?? Reflect.get(strapi.components, uid));
  for (const [name, given] of Object.entries(schema.data?.attributes ?? {})) {
    const attribute = attributeSchema.safeParse(given).data;
    const value = part.data[name];
    if (attribute === undefined || value === undefined || value === null) continue;
    const { type, component = "" } = attribute;
    if (texts.has(type) && typeof value === "string") {
      const text = type === "string" ? cleanLine(value) : value;
      Reflect.set(data, name, text.trim() === "" ? null : text);
    } else if (type === "component") {
      for (const each of [value].flat()) cleanIn(strapi, component, each);
    } else if (type === "dynamiczone") {
      for (const each of [value].flat()) cleanIn(strapi, zoneSchema.safeParse(each).data?.__component ?? "", each);
    }
  }
}
