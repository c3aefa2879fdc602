import type { Core, Modules } from "@strapi/strapi";
import { scheduledType } from "../content/scheduling/scheduled-drafts.ts";
import { formAbility, hasRightToAll, refusal, rights } from "../content/panel-rights.ts";

const onSite = {
  nl: "Dit staat op de site. Vraag een redacteur om ‘Depubliceer’; daarna kun je het verwijderen.",
  en: "This is on the site. Ask an editor for ‘Unpublish’; then you can delete it.",
};

const planned = {
  nl: "Dit bericht is ingepland en verschijnt vanzelf. Vraag een redacteur om eerst op ‘Toch niet vanzelf publiceren’ te drukken; daarna kun je het verwijderen.",
  en: "This article is scheduled and appears by itself. Ask an editor to press ‘Don’t publish by itself’ first; then you can delete it.",
};

/**
 * Document middleware that refuses a panel user without the right to publish to delete a published or scheduled
 * version. They may delete any other draft.
 */
export function preventDeletePublished(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action } = context;
    const ability = formAbility(strapi);
    if (action !== "delete" || ability === null) return next();
    if (!strapi.contentType(uid).options?.draftAndPublish) return next();

    const { documentId, locale } = context.params;
    const isOne = typeof locale === "string" && locale !== "*";
    const versions = { documentId, ...(isOne && { locale }) };
    const mayTake = async (where: object) =>
      hasRightToAll(strapi, ability, { action: rights.publish, uid, where: { ...versions, ...where } });
    if (!(await mayTake({ publishedAt: { $notNull: true } }))) throw refusal(strapi, onSite);
    if (uid === scheduledType && !(await mayTake({ isScheduled: true }))) throw refusal(strapi, planned);
    return next();
  };
}
