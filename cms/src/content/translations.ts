import type { Core, Schema, UID } from "@strapi/strapi";

/** The services of the i18n plug-in that know which fields all languages share. */
interface Translations {
  contentTypes: {
    isLocalizedContentType(schema: Schema.ContentType): boolean;
    getNestedPopulateOfNonLocalizedAttributes(uid: UID.ContentType): string[];
    /** The shared fields of an entry, without the ids of its components. */
    copyNonLocalizedAttributes(schema: Schema.ContentType, entry: unknown): unknown;
  };
  localizations: {
    /** Copies the shared fields of an entry to its versions of the same status in other languages. */
    syncNonLocalizedAttributes(entry: unknown, schema: Schema.ContentType): Promise<void>;
  };
}

/** Strapi's untyped services of the i18n plug-in, with types; source: `@strapi/i18n` 5.54, `server/services`. */
export function translationsOf(strapi: Core.Strapi): Translations {
  const plugin = strapi.plugin("i18n");
  return {
    contentTypes: plugin.service("content-types"),
    localizations: plugin.service("localizations"),
  };
}
