import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { extendService } from "../strapi-internals/services.ts";

const hiddenSchema = z.object({
  config: z.object({ attributes: z.record(z.string(), z.looseObject({ hidden: z.boolean().optional() })) }),
});

/** Names of a type's fields that are never sent to the panel, such as keys. */
export function hiddenFields(type: unknown): ReadonlySet<string> {
  const attributes = hiddenSchema.safeParse(type).data?.config.attributes ?? {};
  return new Set(Object.keys(attributes).filter((name) => attributes[name]?.hidden === true));
}

/**
 * Leaves the hidden fields out of the description of a type that the panel gets. The panel checks a form before it saves it:
 * it would miss a hidden field that is required, and save nothing of the type.
 */
export function describeWithoutHidden(strapi: Core.Strapi): void {
  extendService(strapi, "plugin::content-manager.data-mapper", (service) => ({
    toDto(type) {
      const hidden = hiddenFields(type);
      const described = service.toDto(type);
      const visible = Object.entries(described.attributes).filter(([name]) => !hidden.has(name));
      return { ...described, attributes: Object.fromEntries(visible) };
    },
  }));
}
