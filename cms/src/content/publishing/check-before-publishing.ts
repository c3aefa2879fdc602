import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { currentFormRequest } from "../editing/panel-request.ts";
import { linkProblem } from "./link-problem.ts";
import { readDraft } from "./publishing-check.ts";
import { publishingProblem } from "./publishing-problem.ts";

const bulkSchema = z.object({ documentIds: z.array(z.string()) });

/** Refuses to publish a draft with a problem; in the panel, with a broken link too. Drafts may be saved unfinished. */
export function checkBeforePublishing(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.action !== "publish") return next();

    const { uid } = context;
    const { documentId, locale } = context.params;
    const isRequested = isRequestedInPanel(strapi, uid, documentId);
    // Only a type without languages comes here with several: `publishEachLanguage` separates them.
    const [first = "nl"] = [locale].flat();
    const draft = await readDraft(strapi, { uid, documentId, locale: first === "*" ? "nl" : first });
    if (draft === null) return next();
    const problem = (await publishingProblem(strapi, draft)) ?? (isRequested ? await linkProblem(strapi, draft) : null);
    if (problem !== null) throw new errors.ValidationError(problem);
    return next();
  };
}

/** Whether an editor publishes this very document; `relink` may publish others again along with it. */
function isRequestedInPanel(strapi: Core.Strapi, uid: string, documentId: string): boolean {
  const ctx = currentFormRequest(strapi);
  if (ctx === null || ctx.params.model !== uid) return false;
  const bulk = bulkSchema.safeParse(ctx.request.body).data?.documentIds;
  const { id } = ctx.params;
  return bulk === undefined ? id === undefined || id === documentId : bulk.includes(documentId);
}
