import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { extendService } from "../strapi-internals/services.ts";

const hiddenSchema = z.object({
  config: z.object({ attributes: z.record(z.string(), z.looseObject({ hidden: z.boolean().optional() })) }),
});

/** Names of a content type's fields that the panel never gets, such as secret tokens. */
export function hiddenFields(type: unknown): ReadonlySet<string> {
  const attributes = hiddenSchema.safeParse(type).data?.config.attributes ?? {};
  return new Set(Object.keys(attributes).filter((name) => attributes[name]?.hidden === true));
}

/**
 * Removes hidden fields from the schemas that the panel gets. Otherwise the panel's validation would find a required
 * hidden field empty, and save no entry of its type.
 */
export function omitHiddenFieldsFromSchemas(strapi: Core.Strapi): void {
  extendService(strapi, "plugin::content-manager.data-mapper", (service) => ({
    toDto(type) {
      const hidden = hiddenFields(type);
      const described = service.toDto(type);
      const visible = Object.entries(described.attributes).filter(([name]) => !hidden.has(name));
      return { ...described, attributes: Object.fromEntries(visible) };
    },
  }));
}
