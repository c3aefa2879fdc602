import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { lockContent } from "../../database/shared-work.ts";
import type { PanelText } from "../panel-text.ts";
import { panelLanguage, currentFormRequest } from "./panel-request.ts";

/** Header that the panel sends: `updatedAt` of the draft that its form loaded, or `none` if there was no draft yet. */
const versionHeader = "x-loaded-version";

const draftSchema = z.object({
  updatedAt: z.coerce.date(),
  updatedBy: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() }).nullish(),
});

type Draft = z.infer<typeof draftSchema>;

/**
 * Refuses to save, publish or discard from a form that loaded before somebody else saved, as it would overwrite or
 * throw away their work unseen. The check and the save are one transaction, so that one of two simultaneous saves is
 * refused. A request without a loaded version passes.
 */
export function refuseStale(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { action } = context;
    // Other actions keep the draft; unpublishing may discard its changes first, by `discardDraft`.
    if (action !== "update" && action !== "discardDraft") return next();
    const { documentId, locale } = context.params;
    const loaded = loadedVersion(strapi, context.uid);
    if (loaded === null) return next();

    return strapi.db.transaction(async ({ trx }) => {
      await lockContent(strapi.db, trx);
      const draft = await findDraft(strapi, context.uid, documentId, locale ?? null);
      if (draft !== null && draft.updatedAt.toISOString() !== loaded) throw conflict(strapi, action, draft);
      return next();
    });
  };
}

/** Returns the version that the form loaded; `null` if the request names none, or isn't from a form of this type. */
function loadedVersion(strapi: Core.Strapi, uid: string): string | null {
  const ctx = currentFormRequest(strapi);
  const version = ctx?.params.model === uid ? ctx.get(versionHeader) : "";
  return version === "" ? null : version;
}

async function findDraft(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: unknown) {
  const where = { documentId, publishedAt: null, ...(typeof locale === "string" && { locale }) };
  const found: unknown = await strapi.db.query(uid).findOne({ where, populate: { updatedBy: true } });
  return draftSchema.nullable().parse(found);
}

const sentences = {
  update: (who: PanelText, when: string) => ({
    nl: `${who.nl} heeft dit om ${when} gewijzigd, nadat jij het opende. Er is niets bewaard: kies eerst per veld wat blijft.`,
    en: `${who.en} changed this at ${when}, after you opened it. Nothing was saved: first choose what stays, field by field.`,
  }),
  discardDraft: (who: PanelText, when: string) => ({
    nl: `${who.nl} heeft dit om ${when} gewijzigd, nadat jij het opende. Er is niets weggegooid: laad de pagina opnieuw en bekijk eerst wat er nu staat.`,
    en: `${who.en} changed this at ${when}, after you opened it. Nothing was thrown away: load the page again and see first what is there now.`,
  }),
};

const somebody = { nl: "Iemand anders", en: "Somebody else" };

function conflict(strapi: Core.Strapi, action: keyof typeof sentences, { updatedAt, updatedBy }: Draft): Error {
  const name = [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(" ");
  const clock = new Intl.DateTimeFormat("nl-NL", { timeStyle: "short", timeZone: "Europe/Amsterdam" });
  const who = name === "" ? somebody : { nl: name, en: name };
  const message = sentences[action](who, clock.format(updatedAt))[panelLanguage(strapi)];
  // Without a conflict in the details, the panel doesn't ask to choose between values: nothing is being saved.
  if (action === "discardDraft") return new errors.ApplicationError(message);
  return new errors.ApplicationError(message, { conflict: { by: name, at: updatedAt.toISOString() } });
}
