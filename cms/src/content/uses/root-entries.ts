import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { attributesOf } from "../schema-parts.ts";

/** A transaction of Strapi's database. */
export type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

/** A version of a document: a draft or published version, in one language. */
export interface RootEntry {
  uid: string;
  id: number;
}

const parentSchema = z.array(z.object({ entity_id: z.number() }));

/** Finds the entries that contain a component, at any depth; an entry of a content type is its own root. */
export async function entriesContaining(
  strapi: Core.Strapi,
  trx: Transaction,
  uid: string,
  id: number,
): Promise<RootEntry[]> {
  if (uid in strapi.contentTypes) return [{ uid, id }];

  const roots: RootEntry[] = [];
  for (const parent of strapi.db.metadata.values()) {
    if (!holds(strapi, parent.uid, uid)) continue;
    const table = `${parent.tableName}_cmps`;
    const rows: unknown = await trx(table).where({ cmp_id: id, component_type: uid }).select("entity_id");
    for (const row of parentSchema.parse(rows)) {
      roots.push(...(await entriesContaining(strapi, trx, parent.uid, row.entity_id)));
    }
  }
  return roots;
}

/** Whether a type or a component can contain a component. */
function holds(strapi: Core.Strapi, parent: string, component: string): boolean {
  return Object.values(attributesOf(strapi, parent)).some(
    (attribute) => attribute.component === component || attribute.components.includes(component),
  );
}
