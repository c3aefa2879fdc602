import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addChanges, type Change } from "./change-log.ts";
import { entriesWithFile } from "../content/uses/file-uses.ts";
import { restName } from "./rest-name.ts";
import { purgesOf } from "./send-purges.ts";

const ownerSchema = z.looseObject({ documentId: z.string(), locale: z.string().nullish(), publishedAt: z.unknown() });

/** Id of one file; `null` for a condition on several files. */
const idSchema = z.coerce.number().int().positive().nullable().catch(null);

type Owner = Omit<Change, "cursor">;

/**
 * Records in the change log the published documents that use a file of the media library, whenever that file is
 * replaced, edited or deleted, and sends their purges after the commit.
 */
export function recordFileChanges(strapi: Core.Strapi): void {
  const record = async (known: unknown) => {
    const fileId = idSchema.parse(known);
    if (fileId === null || !strapi.server.httpServer.listening) return;
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      const owners: Owner[] = [];
      for (const { uid, id } of await entriesWithFile(strapi, trx, fileId)) {
        owners.push(...(await publishedOwner(strapi, uid, id)));
      }
      const unique = new Map(owners.map((owner) => [`${owner.documentId}:${owner.locale}`, owner]));
      if (unique.size === 0) return;
      await addChanges(strapi.db, [...unique.values()]);
      onCommit(() => purgesOf(strapi).wake());
    });
  };

  strapi.db.lifecycles.subscribe({
    models: ["plugin::upload.file"],
    afterUpdate: async ({ params }) => record(Reflect.get(params.where ?? {}, "id")),
    // After the deletion the documents that used the file couldn't be found any more.
    beforeDelete: async ({ params }) => record(Reflect.get(params.where ?? {}, "id")),
  });
}

async function publishedOwner(strapi: Core.Strapi, uid: string, id: number): Promise<Owner[]> {
  const found: unknown = await strapi.db.query(uid).findOne({ where: { id } });
  const owner = ownerSchema.nullable().parse(found);
  const type = restName(strapi, uid);
  if (owner === null || owner.publishedAt === null || type === null) return [];
  return [{ type, documentId: owner.documentId, locale: owner.locale ?? null, slugs: [], moments: [] }];
}
