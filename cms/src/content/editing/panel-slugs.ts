import type { Core, UID } from "@strapi/strapi";
import { slugOf } from "#contract/slug";
import { extendService } from "../extend-service.ts";
import type { SlugService } from "./make-slug.ts";

interface Model {
  attributes: Record<string, { type: string; regex?: string }>;
}

/** What the panel sends for its button that makes a slug anew. */
interface SlugRequest {
  contentTypeUID: UID.ContentType;
  field: string;
  data: Record<string, unknown>;
  locale: string;
}

interface PanelSlugService extends SlugService {
  generateUIDField(request: SlugRequest): Promise<string>;
}

/** Service that describes the types to the panel; source: `@strapi/content-manager` 5.54, `server/src/services/data-mapper`. */
interface DataMapper {
  toContentManagerModel(type: unknown): Model;
}

/** Makes the slugs of the panel's button by the rule of those that are made on saving. */
export function overrideUIDGeneration(strapi: Core.Strapi): void {
  extendService<PanelSlugService>(strapi, "plugin::content-manager.uid", (service) => ({
    ...service,
    generateUIDField({ contentTypeUID, field, data, locale }) {
      const { attributes, info } = strapi.contentType(contentTypeUID);
      const title = data[String(Reflect.get(Object(Reflect.get(attributes, field)), "targetField"))];
      const value = slugOf(typeof title === "string" ? title : "", locale) || info.singularName;
      return service.findUniqueUID({ contentTypeUID, field, value, locale });
    },
  }));
}

/**
 * Tells the panel that a slug may be any text. Otherwise the panel refuses a malformed slug by
 * itself (its `utils/validation`), in English and showing a pattern. `makeSlug` refuses it instead.
 */
export function allowAnyUIDText(strapi: Core.Strapi): void {
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
