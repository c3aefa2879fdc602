import type { Core } from "@strapi/strapi";
import { toNavigation, type NavigationNode } from "./menu-item.ts";

const linkFields = ["title", "type", "path", "externalPath", "icon"] as const;

const target = { fields: ["slug" as const] };

/** The documents that a menu link may lead to. */
export const linkTargets = { page: target, event: target, newsArticle: target, arrangement: target };

const menuNames = ["primary", "secondary", "eventsmenu", "header-buttons", "legal", "footer"] as const;

export type MenuName = (typeof menuNames)[number];

/** Tells whether a path parameter names a menu. */
export function isMenuName(value: unknown): value is MenuName {
  return menuNames.some((name) => name === value);
}

/** Reads one published menu in one language as a tree; `[]` when the menu isn't published in this language. */
export async function renderMenu(strapi: Core.Strapi, name: MenuName, locale: string): Promise<NavigationNode[]> {
  const menu = await strapi.documents("api::menu.menu").findFirst({
    status: "published",
    locale,
    filters: { name: { $eq: name } },
    fields: ["name"],
    populate: {
      items: {
        fields: [...linkFields],
        populate: { ...linkTargets, items: { fields: [...linkFields], populate: linkTargets } },
      },
    },
  });
  return toNavigation(menu?.items ?? [], locale);
}
