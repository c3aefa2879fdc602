import type { Core, Modules } from "@strapi/strapi";
import { panelRequest } from "../content/editing/panel-request.ts";
import { extendService } from "../content/extend-service.ts";
import { refusal } from "../content/panel-rights.ts";
import { inboxFields } from "./panel-roles.ts";

const reason = {
  nl: "Wat bezoekers sturen blijft zoals het is: je kunt het hier lezen en verwijderen.",
  en: "What visitors send stays as it is: you can read and delete it here.",
};

/**
 * Keeps what visitors sent as they sent it, whoever is at work in the panel and whatever was
 * ticked for their role. Its form sends every field along; only those that staff change are saved.
 */
export function readOnlySubmissions(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const fields = inboxFields.get(context.uid);
    if (fields === undefined || panelRequest(strapi) === null) return next();
    const { action } = context;
    if (action === "create" || action === "clone" || (action === "update" && fields.length === 0)) {
      throw refusal(strapi, reason);
    }
    if (action !== "update") return next();

    const kept = [...fields, "updatedBy"];
    const changed = Object.entries(context.params.data ?? {}).filter(([name]) => kept.includes(name));
    Object.assign(context.params, { data: Object.fromEntries(changed) });
    return next();
  };
}

interface Configuration {
  metadatas: Record<string, { edit: { editable?: boolean } }>;
}

/** Service that tells the panel how it shows types; source: `@strapi/content-manager` 5.54, `server/src/services/content-types`. */
interface ContentTypesService {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
}

/** Has the panel show what staff don't change as text, also where it keeps from earlier on that it can be changed. */
export function showReadOnlyFields(strapi: Core.Strapi): void {
  extendService<ContentTypesService>(strapi, "plugin::content-manager.content-types", (service) => ({
    ...service,
    async findConfiguration(type) {
      const configuration = await service.findConfiguration(type);
      const fields = inboxFields.get(type.uid);
      if (fields === undefined) return configuration;
      const shown = Object.entries(configuration.metadatas).map(([name, metadata]) => {
        const isFixed = metadata.edit.editable === true && !fields.includes(name);
        return [name, isFixed ? { ...metadata, edit: { ...metadata.edit, editable: false } } : metadata];
      });
      return { ...configuration, metadatas: Object.fromEntries(shown) };
    },
  }));
}
