import type { Core, Modules, Schema, UID } from "@strapi/strapi";
import * as z from "zod";
import { serviceOf } from "../../strapi-internals/services.ts";

const versionsSchema = z.array(z.looseObject({ id: z.number(), locale: z.string() }));

const fieldsSchema = z.record(z.string(), z.unknown());

/**
 * Fills a new translation with the fields that all languages share, from the draft in another language. The panel's
 * form for it lacks the shared lists, such as an event's timetable: saving it would empty them in all languages. Strapi
 * itself fills in missing fields from the published version, which would undo unpublished changes.
 */
export function beginTranslation(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async ({ action, uid, params }, next) => {
    if (action !== "update" || typeof params.locale !== "string") return next();
    const shared = await sharedFields(strapi, uid, params.documentId, params.locale);
    const data = fieldsSchema.parse(params.data ?? {});
    // A field that an editor emptied in the form, such as a date, is `null`, and stays empty.
    const missing = Object.entries(shared).filter(([name]) => data[name] !== null && isEmpty(data[name]));
    Object.assign(params, { data: { ...data, ...Object.fromEntries(missing) } });
    return next();
  };
}

/** Returns the shared fields of the draft in another language; none when the translation exists already. */
async function sharedFields(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: string) {
  const contentTypes = serviceOf(strapi, "plugin::i18n.content-types");
  const schema = strapi.contentType(uid);
  if (!contentTypes.isLocalizedContentType(schema)) return {};
  const query = { where: { documentId, publishedAt: null }, orderBy: { id: "asc" } };
  const drafts = versionsSchema.parse(await strapi.db.query(uid).findMany({ ...query, select: ["id", "locale"] }));
  // Prefers Dutch, from which the panel fills in single fields.
  const other = drafts.find((version) => version.locale === "nl") ?? drafts[0];
  if (other === undefined || drafts.some((version) => version.locale === locale)) return {};

  const populate = contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid);
  const entry: unknown = await strapi.db.query(uid).findOne({ where: { id: other.id }, populate });
  const shared = fieldsSchema.parse(contentTypes.copyNonLocalizedAttributes(schema, entry));
  return Object.fromEntries(
    // Strapi fills in files by itself, as ids.
    Object.entries(shared).filter(([name, value]) => !isEmpty(value) && !isFile(schema, name)),
  );
}

function isFile(schema: Schema.ContentType, name: string): boolean {
  return z.object({ type: z.literal("media") }).safeParse(Reflect.get(schema.attributes, name)).success;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
