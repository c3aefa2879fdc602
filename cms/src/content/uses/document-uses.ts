import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { describeUses, type Use } from "./describe-uses.ts";
import { leadsTo, relationTrees } from "./relation-tree.ts";
import type { RootEntry } from "./root-entries.ts";

const entriesSchema = z.array(z.looseObject({ id: z.number() }));

/**
 * Finds the documents in one language that have a relation to a document, in fields or at any depth in blocks.
 *
 * @param target - Type of that document.
 */
export async function documentUses(
  strapi: Core.Strapi,
  target: string,
  documentId: string,
  locale: string,
): Promise<Use[]> {
  const roots: RootEntry[] = [];
  for (const [uid, populate] of relationTrees(strapi, target)) {
    const found = entriesSchema.parse(await strapi.db.query(uid).findMany({ where: { locale }, populate }));
    const users = found.filter((entry) => leadsTo(entry, populate, documentId));
    roots.push(...users.map(({ id }) => ({ uid, id })));
  }
  return describeUses(strapi, roots);
}
