import type { Core, Modules } from "@strapi/strapi";
import { currentFormRequest } from "../content/editing/panel-request.ts";
import { refusal } from "../content/panel-rights.ts";
import { inboxFields } from "./panel-roles.ts";

const reason = {
  nl: "Wat bezoekers sturen blijft zoals het is: je kunt het hier lezen en verwijderen.",
  en: "What visitors send stays as it is: you can read and delete it here.",
};

/**
 * Document middleware that keeps panel users, whatever their role, from changing what visitors sent. Of the fields that
 * the panel's form sends, only those that staff may change are saved.
 */
export function readOnlySubmissions(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const fields = inboxFields.get(context.uid);
    if (fields === undefined || currentFormRequest(strapi) === null) return next();
    const { action } = context;
    if (action === "create" || action === "clone" || (action === "update" && fields.length === 0)) {
      throw refusal(strapi, reason);
    }
    if (action !== "update") return next();

    const readOnlyFields = [...fields, "updatedBy"];
    const changed = Object.entries(context.params.data ?? {}).filter(([name]) => readOnlyFields.includes(name));
    Object.assign(context.params, { data: Object.fromEntries(changed) });
    return next();
  };
}
