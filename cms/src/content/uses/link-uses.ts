import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addressesTo } from "./addresses-to.ts";
import { describeUses, type Use } from "./describe-uses.ts";
import { type RootEntry, rootEntries, type Transaction } from "./root-entries.ts";
import { attributesByOwner, isLinkField } from "./schema-attributes.ts";

const rowsSchema = z.array(z.object({ id: z.number() }));

/**
 * Where links lead to an address of this site, by way of redirects too: in fields for addresses, and in texts.
 * Redirects themselves don't count: who follows one to what is gone is no worse off than at the old address.
 *
 * @param path - As the site writes it, without a query.
 */
export async function linkUses(strapi: Core.Strapi, path: string): Promise<Use[]> {
  const { origin } = new URL(strapi.config.get<string>("site.url"));
  const paths = await addressesTo(strapi, path);
  const addresses = paths.flatMap((each) => [each, `${origin}${each}`]);
  return strapi.db.transaction(async ({ trx }) => {
    const roots: RootEntry[] = [];
    for (const { uid, id } of await entriesWith(strapi, trx, addresses))
      roots.push(...(await rootEntries(strapi, trx, uid, id)));
    return describeUses(strapi, roots);
  });
}

async function entriesWith(strapi: Core.Strapi, trx: Transaction, addresses: string[]): Promise<RootEntry[]> {
  const found: RootEntry[] = [];
  const owners = attributesByOwner(strapi).filter(({ uid }) => uid !== "api::redirect.redirect");
  for (const { uid, table, attributes } of owners) {
    for (const attribute of attributes) {
      const patterns = patternsIn(addresses, attribute.type === "blocks", isLinkField(attribute));
      if (patterns.length === 0) continue;
      // PostgreSQL keeps texts as JSON, which is no text.
      const likes = patterns.map(() => "cast(?? as text) like ?").join(" or ");
      const values = patterns.flatMap((pattern) => [attribute.column, pattern]);
      const rows: unknown = await trx(table).whereRaw(likes, values).select("id");
      found.push(...rowsSchema.parse(rows).map(({ id }) => ({ uid, id })));
    }
  }
  return found;
}

/** How an address is written in a column, with or without what may follow it. */
function patternsIn(addresses: string[], isText: boolean, isLink: boolean): string[] {
  if (isText) return addresses.flatMap((path) => [`%"${path}"%`, `%"${path}?%`, `%"${path}#%`]);
  return isLink ? addresses.flatMap((path) => [path, `${path}?%`, `${path}#%`]) : [];
}
