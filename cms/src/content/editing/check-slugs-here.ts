import type { Core } from "@strapi/strapi";
import { extendService } from "../extend-service.ts";

interface Model {
  attributes: Record<string, { type: string; regex?: string }>;
}

/** Service that describes the types to the panel; source: `@strapi/content-manager` 5.54, `server/src/services/data-mapper`. */
interface DataMapper {
  toContentManagerModel(type: unknown): Model;
}

/**
 * Tells the panel that a slug may be any text. Otherwise the panel refuses a malformed slug by
 * itself (its `utils/validation`), in English and showing a pattern. `makeSlug` refuses it instead.
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
