import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { panelLanguage, currentFormRequest } from "../editing/panel-request.ts";
import type { PanelText } from "../panel-text.ts";

const menuUid = "api::menu.menu";

const menuSchema = z
  .object({ documentId: z.string(), title: z.string().nullish(), name: z.string().nullish() })
  .nullable();

const dataSchema = z.object({ name: z.string().nullish() }).catch({});

const words = {
  fixed: (title: string) => ({
    nl: `‘${title}’ is een van de vaste menu’s van de site, en kan niet weg. Haal er liever links uit, of kies ‘Depubliceer’.`,
    en: `‘${title}’ is one of the fixed menus of the site, and has to stay. Take links out of it instead, or choose ‘Unpublish’.`,
  }),
  twin: (title: string) => ({
    nl: `Dit menu is er al: ‘${title}’. Elk menu bestaat één keer: pas dat aan, of kies een ander bij ‘Welk menu’.`,
    en: `This menu is there already: ‘${title}’. There is one of each: change that one, or choose another at ‘Welk menu’.`,
  }),
  renamed: (title: string) => ({
    nl: `‘${title}’ is een van de vaste menu’s van de site: laat ‘Welk menu’ zoals het is.`,
    en: `‘${title}’ is one of the fixed menus of the site: leave ‘Welk menu’ as it is.`,
  }),
};

/**
 * Keeps one menu of each name, in the panel: nobody can delete it, rename it once it is published, or make a second
 * one. Of two older menus with the same name, an unpublished one can be deleted.
 */
export function protectFixedMenus(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== menuUid || currentFormRequest(strapi) === null) return next();

    const problem = await problemOf(strapi, action, params);
    if (problem !== null) throw new errors.ValidationError(problem[panelLanguage(strapi)]);
    return next();
  };
}

async function problemOf(strapi: Core.Strapi, action: string, params: object): Promise<PanelText | null> {
  const { documentId = "", data } = z
    .object({ documentId: z.string().optional(), data: z.unknown().optional() })
    .parse(params);
  const given = dataSchema.parse(data ?? {}).name ?? null;
  switch (action) {
    case "delete":
      return deletionProblem(strapi, documentId);
    case "create":
      return given === null ? null : twinProblem(strapi, given, "");
    case "clone": {
      const name = given ?? (await menuWhere(strapi, { documentId }))?.name ?? null;
      return name === null ? null : twinProblem(strapi, name, "");
    }
    case "update":
      return given === null ? null : changeProblem(strapi, given, documentId);
    default:
      return null;
  }
}

/** Finds a menu in any language, its published version first, with its title in the panel's language if it has one. */
async function menuWhere(strapi: Core.Strapi, where: object) {
  const menus = strapi.db.query(menuUid);
  const published = await menus.findOne({ where: { ...where, publishedAt: { $notNull: true } } });
  const menu = menuSchema.parse(published ?? (await menus.findOne({ where })));
  if (menu === null) return null;
  const own = { documentId: menu.documentId, locale: panelLanguage(strapi), publishedAt: null };
  const draft = menuSchema.parse(await menus.findOne({ where: own }));
  return { ...menu, title: draft?.title ?? menu.title };
}

async function deletionProblem(strapi: Core.Strapi, documentId: string): Promise<PanelText | null> {
  const menu = await menuWhere(strapi, { documentId });
  if (!menu?.name) return null;
  const others = { name: menu.name, documentId: { $ne: documentId } };
  const isPublished = await hasPublished(strapi, { documentId });
  const isSpare = !isPublished && (await menuWhere(strapi, others)) !== null;
  return isSpare ? null : words.fixed(menu.title ?? menu.name);
}

async function twinProblem(strapi: Core.Strapi, name: string, own: string): Promise<PanelText | null> {
  const twin = await menuWhere(strapi, { name, documentId: { $ne: own } });
  return twin === null ? null : words.twin(twin.title ?? name);
}

async function changeProblem(strapi: Core.Strapi, name: string, documentId: string): Promise<PanelText | null> {
  const menu = await menuWhere(strapi, { documentId });
  // A menu that keeps its name can be saved, also while an older one has the same name.
  if (menu?.name === name) return null;
  const isFixed = menu?.name && (await hasPublished(strapi, { documentId }));
  return isFixed ? words.renamed(menu.title ?? name) : twinProblem(strapi, name, documentId);
}

async function hasPublished(strapi: Core.Strapi, where: object): Promise<boolean> {
  return (await strapi.db.query(menuUid).count({ where: { ...where, publishedAt: { $notNull: true } } })) > 0;
}
