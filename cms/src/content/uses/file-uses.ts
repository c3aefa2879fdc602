import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { describeUses, type Use } from "./describe-uses.ts";
import { type RootEntry, entriesContaining, type Transaction } from "./root-entries.ts";
import { attributesByOwner } from "./schema-attributes.ts";

const linkSchema = z.array(z.object({ related_id: z.number(), related_type: z.string() }));

const rowsSchema = z.array(z.object({ id: z.number() }));

const fileSchema = z.object({ id: z.number(), hash: z.string() });

/** Finds the versions of documents that use a file of the media library: in a field, or as a picture in a rich text. */
export async function entriesWithFile(strapi: Core.Strapi, trx: Transaction, fileId: number): Promise<RootEntry[]> {
  const links = linkSchema.parse(
    await trx("files_related_mph").where("file_id", fileId).select("related_id", "related_type"),
  );
  const found = links.map(({ related_type, related_id }) => ({ uid: related_type, id: related_id }));
  const file = fileSchema.safeParse(await trx("files").where("id", fileId).first("id", "hash"));
  if (file.success) found.push(...(await richTextsShowing(strapi, trx, file.data.hash)));

  const roots: RootEntry[] = [];
  for (const { uid, id } of found) roots.push(...(await entriesContaining(strapi, trx, uid, id)));
  return roots;
}

/** Finds the rich texts that show a file: they hold the URLs of their pictures, which contain the hash of the file. */
async function richTextsShowing(strapi: Core.Strapi, trx: Transaction, hash: string): Promise<RootEntry[]> {
  const found: RootEntry[] = [];
  for (const { uid, table, attributes } of attributesByOwner(strapi)) {
    for (const { column } of attributes.filter(({ type }) => type === "blocks")) {
      // PostgreSQL stores rich texts as JSON, which `like` can't search.
      const text = trx.raw("cast(?? as text)", [column]);
      const rows: unknown = await trx(table).where(text, "like", `%/${hash}.%`).select("id");
      found.push(...rowsSchema.parse(rows).map(({ id }) => ({ uid, id })));
    }
  }
  return found;
}

/** Describes where a file of the media library is used, also in drafts. */
export async function fileUses(strapi: Core.Strapi, fileId: number): Promise<Use[]> {
  return strapi.db.transaction(async ({ trx }) => describeUses(strapi, await entriesWithFile(strapi, trx, fileId)));
}
