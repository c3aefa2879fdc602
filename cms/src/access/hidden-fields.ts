import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { extendService } from "../strapi-internals/services.ts";

const hiddenSchema = z.object({
  config: z.object({ attributes: z.record(z.string(), z.looseObject({ hidden: z.boolean().optional() })) }),
});

/** Names of the fields of a type that the panel never gets, such as keys. */
export function hiddenFields(type: unknown): ReadonlySet<string> {
  const attributes = hiddenSchema.safeParse(type).data?.config.attributes ?? {};
  return new Set(Object.keys(attributes).filter((name) => attributes[name]?.hidden === true));
}

/**
 * Leaves the hidden fields out of what the panel is told of a type. It checks a form before it saves it, and misses a field
 * that must be filled in and that it never got: nothing of the type could be saved.
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
