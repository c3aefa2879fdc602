import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { publishingProblem } from "./publishing-problem.ts";

/** Refuses to publish a draft that has a problem. Drafts themselves may be saved unfinished. */
export function checkBeforePublishing(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.action !== "publish") return next();

    const { documentId, locale } = context.params;
    const locales = locale === undefined || locale === "*" ? ["nl", "en"] : [locale].flat();
    for (const code of locales) {
      const problem = await publishingProblem(strapi, context.uid, documentId, code);
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    return next();
  };
}
