import type { Core } from "@strapi/strapi";
import type { MenuLink } from "../navigation/menu-item.ts";
import { linkTargets } from "../navigation/render-menu.ts";
import type { DraftRef } from "../draft-ref.ts";

/** Returns why a draft menu can't be published, in Dutch; `null` when it can. */
export async function menuProblem(strapi: Core.Strapi, { documentId, locale }: DraftRef): Promise<string | null> {
  const menus = strapi.documents("api::menu.menu");
  const menu = await menus.findOne({
    documentId,
    locale,
    fields: ["name"],
    populate: { items: { populate: { ...linkTargets, items: { populate: linkTargets } } } },
  });
  if (!menu?.name) return null;

  const filters = { name: { $eq: menu.name }, documentId: { $ne: documentId } };
  const twin = await menus.findFirst({ status: "published", locale, filters, fields: ["name"] });
  if (twin) return `Er is al een menu ‘${menu.name}’. Pas dat aan, of kies een andere waarde bij ‘Welk menu’.`;

  const links: MenuLink[] = (menu.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const lost = links.find((link) => !leadsSomewhere(link));
  return lost ? `De link ‘${lost.title}’ heeft nog geen doel: kies een pagina of vul een adres in.` : null;
}

function leadsSomewhere({ type, path, externalPath, page, event, newsArticle, arrangement }: MenuLink): boolean {
  if (type === "EXTERNAL") return Boolean(externalPath);
  return Boolean(page ?? event ?? newsArticle ?? arrangement ?? path);
}
