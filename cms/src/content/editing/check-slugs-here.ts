import type { Core } from "@strapi/strapi";
import { extendService } from "../extend-service.ts";

interface Model {
  attributes: Record<string, { type: string; regex?: string }>;
}

/** Service that tells the panel of types; source: `@strapi/content-manager` 5.54, `server/src/services/data-mapper`. */
interface DataMapper {
  toContentManagerModel(type: unknown): Model;
}

/**
 * Tells the panel that a slug can hold anything: it would refuse a wrong one by itself, in
 * English and with a pattern (its `utils/validation`). It is refused here instead, in words.
 */
export function checkSlugsHere(strapi: Core.Strapi): void {
  extendService<DataMapper>(strapi, "plugin::content-manager.data-mapper", (mapper) => ({
    ...mapper,
    toContentManagerModel(type) {
      const model = mapper.toContentManagerModel(type);
      const attributes = Object.entries(model.attributes).map(([name, attribute]) =>
        attribute.type === "uid" ? [name, { ...attribute, regex: ".*" }] : [name, attribute],
      );
      return { ...model, attributes: Object.fromEntries(attributes) };
    },
  }));
}
