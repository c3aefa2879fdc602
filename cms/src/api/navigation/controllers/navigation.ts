import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../../../content/context.ts";
import { type NavigationItem, toFlat } from "../../../content/navigation/menu-item.ts";
import { isMenuName, renderMenu } from "../../../content/navigation/render-menu.ts";

const paramsSchema = z.object({ name: z.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers `GET /api/navigation/render/:name?locale=nl&type=FLAT|TREE` with an array, without a `data` wrapper. */
  async render(ctx: Context): Promise<NavigationItem[]> {
    const { name } = paramsSchema.parse(ctx.params);
    const { locale = "nl", type = "FLAT" } = ctx.query;

    if (!isMenuName(name)) throw new errors.NotFoundError(`Unknown navigation: ${name}`);
    if (type !== "FLAT" && type !== "TREE") throw new errors.ValidationError("Invalid type, expected FLAT or TREE");
    if (typeof locale !== "string" || !(await isKnownLocale(strapi, locale))) {
      throw new errors.ValidationError("Unknown locale");
    }

    const tree = await renderMenu(strapi, name, locale);
    return type === "TREE" ? tree : toFlat(tree);
  },
});

async function isKnownLocale(strapi: Core.Strapi, code: string): Promise<boolean> {
  return (await strapi.db.query("plugin::i18n.locale").count({ where: { code } })) > 0;
}
