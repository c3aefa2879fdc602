import type { Core } from "@strapi/strapi";

const target = { fields: ["id" as const] };

const targets = { page: target, event: target, newsArticle: target, arrangement: target };

type Entry = object | null | undefined;

interface Link {
  title?: string | null | undefined;
  type?: string | null | undefined;
  path?: string | null | undefined;
  externalPath?: string | null | undefined;
  page?: Entry;
  event?: Entry;
  newsArticle?: Entry;
  arrangement?: Entry;
}

/** The reason why a draft menu can't be published, in Dutch; `null` when there is none. */
export async function menuProblem(strapi: Core.Strapi, documentId: string, locale: string): Promise<string | null> {
  const menus = strapi.documents("api::menu.menu");
  const menu = await menus.findOne({
    documentId,
    locale,
    fields: ["name"],
    populate: { items: { populate: { ...targets, items: { populate: targets } } } },
  });
  if (!menu?.name) return null;

  const filters = { name: { $eq: menu.name }, documentId: { $ne: documentId } };
  const twin = await menus.findFirst({ status: "published", locale, filters, fields: ["name"] });
  if (twin) return `Er is al een menu ‘${menu.name}’. Pas dat aan, of kies een andere waarde bij ‘Welk menu’.`;

  const links: Link[] = (menu.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const lost = links.find((link) => !leadsSomewhere(link));
  return lost ? `De link ‘${lost.title}’ heeft nog geen doel: kies een pagina of vul een adres in.` : null;
}

function leadsSomewhere({ type, path, externalPath, page, event, newsArticle, arrangement }: Link): boolean {
  if (type === "EXTERNAL") return Boolean(externalPath);
  return Boolean(page ?? event ?? newsArticle ?? arrangement ?? path);
}
