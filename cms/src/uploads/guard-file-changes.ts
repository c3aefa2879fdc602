import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { abilityOf, hasRightToAll, refusal, rights } from "../content/panel-rights.ts";
import { checkBefore } from "../strapi-internals/services.ts";
import { folderContents, selectedItemsSchema } from "./folder-contents.ts";

type Ticked = z.infer<typeof selectedItemsSchema>;

/**
 * Makes the media library refuse to delete, move or rename files and folders that the panel user may not change. Strapi
 * itself checks that for single files only. All contents of a folder are checked with it.
 */
export function guardFileChanges(strapi: Core.Strapi): void {
  const checkTicked = (ctx: Context) => refuseOthers(strapi, ctx, inBody(ctx));
  checkBefore(strapi, "plugin::upload.admin-folder-file", { deleteMany: checkTicked, moveMany: checkTicked });
  checkBefore(strapi, "plugin::upload.admin-folder", {
    async update(ctx) {
      const id = z.coerce.number().int().safeParse(ctx.params.id);
      await refuseOthers(strapi, ctx, { fileIds: [], folderIds: id.success ? [id.data] : [] });
    },
  });
}

function inBody(ctx: Context): Ticked {
  const ticked = selectedItemsSchema.safeParse(ctx.request.body);
  if (!ticked.success) throw new errors.ValidationError("These are no files or folders");
  return ticked.data;
}

const reasons = {
  file: {
    nl: "Hier zijn bestanden van anderen bij: je kunt alleen je eigen bestanden verplaatsen en verwijderen.",
    en: "Some of these files are somebody else’s: you can only move and delete your own.",
  },
  folder: {
    nl: "Deze map is van iemand anders, of er zitten bestanden of mappen van anderen in: je kunt alleen mappen met je eigen bestanden wijzigen en verwijderen.",
    en: "This folder is somebody else’s, or holds files or folders of others: you can only change and delete folders with your own files.",
  },
};

async function refuseOthers(strapi: Core.Strapi, ctx: Context, { fileIds, folderIds }: Ticked): Promise<void> {
  const ability = abilityOf(ctx);
  if (ability === null) return;
  const about = "plugin::upload.file";
  const mayChange = (uid: "plugin::upload.file" | "plugin::upload.folder", where: object) =>
    hasRightToAll(strapi, ability, { action: rights.changeFiles, uid, where, about });

  const mayFiles = fileIds.length === 0 || (await mayChange(about, { id: { $in: fileIds } }));
  if (!mayFiles) throw refusal(strapi, reasons.file);
  const inside = await folderContents(strapi, folderIds);
  if (inside === null) return;
  const mayFolders =
    (await mayChange("plugin::upload.folder", inside.folders)) && (await mayChange(about, inside.files));
  if (!mayFolders) throw refusal(strapi, reasons.folder);
}
