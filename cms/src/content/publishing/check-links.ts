import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { panelRequest } from "../editing/panel-request.ts";
import { linkProblem } from "./link-problem.ts";

const manySchema = z.object({ documentIds: z.array(z.string()) });

/**
 * Refuses to publish a document with a broken link from the panel. Other documents that
 * are published again along with it (see `relink`) aren't checked.
 */
export function checkLinks(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.action !== "publish") return next();
    const { documentId, locale } = context.params;
    const ctx = panelRequest(strapi);
    if (ctx === null || ctx.params.model !== context.uid || !isAskedFor(ctx.params.id, ctx.request.body, documentId))
      return next();

    const locales = locale === undefined || locale === "*" ? ["nl", "en"] : [locale].flat();
    for (const code of locales) {
      const problem = await linkProblem(strapi, context.uid, documentId, code);
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    return next();
  };
}

function isAskedFor(id: unknown, body: unknown, documentId: string): boolean {
  const many = manySchema.safeParse(body).data?.documentIds;
  return many === undefined ? id === undefined || id === documentId : many.includes(documentId);
}
