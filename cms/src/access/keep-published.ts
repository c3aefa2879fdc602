import type { Core, Modules } from "@strapi/strapi";
import { panelRequest } from "../content/editing/panel-request.ts";
import { abilityOf, mayWithAll, refusal, rights } from "../content/panel-rights.ts";

const reason = {
  nl: "Dit staat op de site. Vraag een redacteur om ‘Depubliceer’; daarna kun je het verwijderen.",
  en: "This is on the site. Ask an editor for ‘Unpublish’; then you can delete it.",
};

/**
 * Refuses that somebody who may not publish takes something off the site by deleting it.
 * In the languages that are deleted; a draft goes.
 */
export function keepPublished(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action } = context;
    const ctx = action === "delete" ? panelRequest(strapi) : null;
    const ability = ctx === null ? null : abilityOf(ctx);
    if (action !== "delete" || ability === null) return next();
    if (!strapi.contentType(uid).options?.draftAndPublish) return next();

    const { documentId, locale } = context.params;
    const isOne = typeof locale === "string" && locale !== "*";
    const where = { documentId, publishedAt: { $notNull: true }, ...(isOne && { locale }) };
    if (!(await mayWithAll(strapi, ability, { action: rights.publish, uid, where }))) throw refusal(strapi, reason);
    return next();
  };
}
