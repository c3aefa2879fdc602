import type { Core } from "@strapi/strapi";
import { arrangementProblem } from "./arrangement-problem.ts";
import { eventProblem } from "./event-problem.ts";
import { menuProblem } from "./menu-problem.ts";

/**
 * What keeps a draft from being published that its fields can't tell one by
 * one: two menus of one name, an event that ends before it starts, a link that
 * leads nowhere.
 *
 * @returns A sentence in Dutch, as the editors are; `null` when nothing does.
 */
export async function publishingProblem(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string,
): Promise<string | null> {
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
