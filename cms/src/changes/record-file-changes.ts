import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addChanges, type Change } from "./change-log.ts";
import { restName } from "./rest-name.ts";

const linkSchema = z.array(z.object({ related_id: z.number(), related_type: z.string() }));
const ownerSchema = z.looseObject({ documentId: z.string(), locale: z.string().nullish(), publishedAt: z.unknown() });
const parentSchema = z.array(z.object({ entity_id: z.number() }));

type Owner = Omit<Change, "cursor">;

type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

/**
 * Writes down the published documents that use a file of the media library when
 * it is replaced, renamed, described anew or removed.
 *
 * @param onRecorded - Called when there were any.
 */
export function recordFileChanges(strapi: Core.Strapi, onRecorded: () => void): void {
  const record = async (fileId: unknown) => {
    if (typeof fileId !== "number" || !strapi.server.httpServer.listening) return;
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      const rows: unknown = await trx("files_related_mph")
        .where("file_id", fileId)
        .select("related_id", "related_type");
      const owners: Owner[] = [];
      for (const link of linkSchema.parse(rows)) {
        owners.push(...(await ownersOf(strapi, trx, link.related_type, link.related_id)));
      }
      const unique = new Map(owners.map((owner) => [`${owner.documentId}:${owner.locale}`, owner]));
      if (unique.size === 0) return;
      await addChanges(strapi.db, [...unique.values()]);
      onCommit(onRecorded);
    });
  };

  strapi.db.lifecycles.subscribe({
    models: ["plugin::upload.file"],
    afterUpdate: async ({ params }) => record(Reflect.get(params.where ?? {}, "id")),
    // Afterwards nobody knows any more who used it.
    beforeDelete: async ({ params }) => record(Reflect.get(params.where ?? {}, "id")),
  });
}

/** The published documents that an entry is, or that a component is part of at any depth. */
async function ownersOf(strapi: Core.Strapi, trx: Transaction, uid: string, id: number): Promise<Owner[]> {
  if (uid in strapi.contentTypes) return publishedOwner(strapi, uid, id);

  const owners: Owner[] = [];
  for (const parent of strapi.db.metadata.values()) {
    const table = `${parent.tableName}_cmps`;
    if (!(await trx.schema.hasTable(table))) continue;
    const rows: unknown = await trx(table).where({ cmp_id: id, component_type: uid }).select("entity_id");
    for (const row of parentSchema.parse(rows))
      owners.push(...(await ownersOf(strapi, trx, parent.uid, row.entity_id)));
  }
  return owners;
}

async function publishedOwner(strapi: Core.Strapi, uid: string, id: number): Promise<Owner[]> {
  const found: unknown = await strapi.db.query(uid).findOne({ where: { id } });
  const owner = ownerSchema.nullable().parse(found);
  const type = restName(strapi, uid);
  if (owner === null || owner.publishedAt === null || type === null) return [];
  return [{ type, documentId: owner.documentId, locale: owner.locale ?? null, slugs: [], moments: [] }];
}
