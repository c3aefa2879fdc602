import type { Core, Schema, UID } from "@strapi/strapi";

/** The services of the i18n plug-in that know which fields all languages share. */
interface Translations {
  contentTypes: {
    isLocalizedContentType(schema: Schema.ContentType): boolean;
    getNestedPopulateOfNonLocalizedAttributes(uid: UID.ContentType): string[];
  };
  localizations: {
    /** Gives what an entry has of the shared fields to its versions in other languages, of the same status. */
    syncNonLocalizedAttributes(entry: unknown, schema: Schema.ContentType): Promise<void>;
  };
}

/** Gives Strapi's untyped services of the i18n plug-in their types; source: `@strapi/i18n` 5.54, `server/services`. */
export function translationsOf(strapi: Core.Strapi): Translations {
  const plugin = strapi.plugin("i18n");
  return {
    contentTypes: plugin.service("content-types"),
    localizations: plugin.service("localizations"),
  };
}
