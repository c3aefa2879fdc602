import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { panelLanguage } from "../content/editing/panel-request.ts";
import { publicUses, formatUses } from "../content/uses/describe-uses.ts";
import { fileUses } from "../content/uses/file-uses.ts";
import { checkBefore } from "../strapi-internals/services.ts";
import { folderContents, selectedItemsSchema } from "./folder-contents.ts";

/**
 * Makes the media library refuse to delete files that published or scheduled content uses: one by one, several at once,
 * and with their folder.
 */
export function preventDeleteUsedFiles(strapi: Core.Strapi): void {
  checkBefore(strapi, "plugin::upload.admin-file", { destroy: (ctx) => refuseUsed(strapi, [Number(ctx.params.id)]) });
  checkBefore(strapi, "plugin::upload.admin-folder-file", {
    async deleteMany(ctx) {
      const { fileIds, folderIds } = selectedItemsSchema.parse(ctx.request.body);
      await refuseUsed(strapi, [...fileIds, ...(await filesIn(strapi, folderIds))]);
    },
  });
}

const filesSchema = z.array(z.object({ id: z.number(), name: z.string() }));

async function filesIn(strapi: Core.Strapi, folderIds: number[]): Promise<number[]> {
  const inside = await folderContents(strapi, folderIds);
  if (inside === null) return [];
  const found = await strapi.db.query("plugin::upload.file").findMany({ where: inside.files, select: ["id", "name"] });
  return filesSchema.parse(found).map(({ id }) => id);
}

const onSite = {
  nl: (name: string, uses: string) => `‘${name}’ staat nog op de site: ${uses}. Haal het daar eerst weg.`,
  en: (name: string, uses: string) => `‘${name}’ is still on the site: ${uses}. Remove it there first.`,
};

const planned = {
  nl: (name: string, uses: string) => `‘${name}’ staat in wat ingepland is: ${uses}. Haal het daar eerst weg.`,
  en: (name: string, uses: string) => `‘${name}’ is in what is scheduled: ${uses}. Remove it there first.`,
};

async function refuseUsed(strapi: Core.Strapi, ids: number[]): Promise<void> {
  const language = panelLanguage(strapi);
  const where = { id: { $in: ids } };
  const files = filesSchema.parse(
    await strapi.db.query("plugin::upload.file").findMany({ where, select: ["id", "name"] }),
  );
  for (const { id, name } of files) {
    const uses = publicUses(await fileUses(strapi, id));
    const words = uses.some(({ isPublished }) => isPublished) ? onSite : planned;
    if (uses.length > 0) throw new errors.ValidationError(words[language](name, formatUses(uses, language)));
  }
}
