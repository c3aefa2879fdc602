import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { arrangementProblem } from "./arrangement-problem.ts";
import { eventProblem } from "./event-problem.ts";
import { menuProblem } from "./menu-problem.ts";

type Middleware = Modules.Documents.Middleware.Middleware;

/**
 * Refuses to publish what fields can't check one by one: two menus of one
 * name, an event that ends before it starts, links that lead nowhere.
 *
 * The message is in Dutch, as the editors are; drafts may be as unfinished as
 * an editor likes.
 */
export function checkBeforePublishing(strapi: Core.Strapi): Middleware {
  return async (context, next) => {
    if (context.action !== "publish") return next();

    const { documentId, locale } = context.params;
    const locales = locale === undefined || locale === "*" ? ["nl", "en"] : [locale].flat();
    for (const code of locales) {
      // oxlint-disable-next-line no-await-in-loop -- one database connection
      const problem = await problemOf(strapi, context.uid, documentId, code);
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    return next();
  };
}

async function problemOf(strapi: Core.Strapi, uid: string, documentId: string, locale: string): Promise<string | null> {
  switch (uid) {
    case "api::menu.menu":
      return menuProblem(strapi, documentId, locale);
    case "api::event.event":
      return eventProblem(strapi, documentId, locale);
    case "api::arrangement.arrangement":
      return arrangementProblem(strapi, documentId, locale);
    default:
      return null;
  }
}
