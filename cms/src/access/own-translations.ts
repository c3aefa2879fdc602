import type { Core, Modules } from "@strapi/strapi";
import * as z from "zod";
import { formAbility, hasRightToAll, refusal, rights } from "../content/panel-rights.ts";
import { serviceOf } from "../strapi-internals/services.ts";

const reason = {
  nl: "Dit is van iemand anders: een vertaling verandert ook wat alle talen delen. Vraag een redacteur om haar toe te voegen.",
  en: "This is somebody else’s: a translation also changes what all languages share. Ask an editor to add it.",
};

/**
 * Document middleware that refuses a panel user to add a translation to a document whose other languages they may not
 * update, because a translation also changes the fields that all languages share. Strapi only checks the right to
 * create.
 */
export function ownTranslations(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, params } = context;
    const documentId = addressed(context);
    const ability = documentId === null ? null : formAbility(strapi);
    const isLocalized = serviceOf(strapi, "plugin::i18n.content-types").isLocalizedContentType(strapi.contentType(uid));
    if (ability === null || !isLocalized) return next();

    const locale = "locale" in params && typeof params.locale === "string" ? params.locale : null;
    const { draftAndPublish } = strapi.contentType(uid).options ?? {};
    const versions = { documentId, ...(draftAndPublish && { publishedAt: null }) };
    // Strapi itself checks the rights to an existing version.
    if (locale !== null && (await strapi.db.query(uid).count({ where: { ...versions, locale } })) > 0) return next();

    // Checks the other versions as if they had the new language, as a translator may have rights to that language only.
    const instead = locale === null ? {} : { locale };
    const mayUpdate = await hasRightToAll(strapi, ability, { action: rights.update, uid, where: versions, instead });
    if (!mayUpdate) throw refusal(strapi, reason);
    return next();
  };
}

const dataSchema = z.object({ data: z.object({ documentId: z.string() }) });

/** Finds the documentId of the document that a call writes to; `null` for a new document. */
function addressed({ action, params }: Parameters<Modules.Documents.Middleware.Middleware>[0]): string | null {
  if (action === "update") return params.documentId;
  // `create` with a documentId adds a version to that document.
  return action === "create" ? (dataSchema.safeParse(params).data?.data.documentId ?? null) : null;
}
