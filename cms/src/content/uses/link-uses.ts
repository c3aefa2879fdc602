import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { pathOnSite } from "../document-path.ts";
import { describeUses, type Use } from "./describe-uses.ts";
import { type RootEntry, rootEntries, type Transaction } from "./root-entries.ts";
import { attributesByOwner, isLinkField } from "./schema-attributes.ts";

const rowsSchema = z.array(z.object({ id: z.number() }));

/**
 * Where links lead to an address of this site, by way of redirects too: in fields for addresses, and in texts.
 * A redirect counts if an editor made or changed it in the panel: its address may have been printed or mailed. One that
 * a change of slug left behind doesn't: its visitors are no worse off than at the old address.
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
    roots.push(...(await editorsRedirects(strapi, paths)));
    return describeUses(strapi, roots);
  });
}

/**
 * Every address of the site from which visitors end at one: itself, and those that published redirects lead there
 * from, also by way of each other. Renaming a document leaves such a redirect behind.
 *
 * @param path - As the site writes it, without a query.
 */
async function addressesTo(strapi: Core.Strapi, path: string): Promise<string[]> {
  const rules = await strapi
    .documents("api::redirect.redirect")
    .findMany({ status: "published", fields: ["from", "to"], limit: -1 });

  const found = new Set([path]);
  let before = 0;
  while (before < found.size) {
    before = found.size;
    for (const { from, to } of rules) {
      const target = pathOnSite(strapi, to ?? "");
      if (from && target !== null && found.has(target)) found.add(from);
    }
  }
  return [...found];
}

const redirectUid = "api::redirect.redirect";

const redirectsSchema = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    publishedAt: z.unknown(),
    createdBy: z.unknown(),
    updatedBy: z.unknown(),
  }),
);

/** The published redirects from some addresses that somebody made or changed in the panel. */
async function editorsRedirects(strapi: Core.Strapi, from: readonly string[]): Promise<RootEntry[]> {
  const id = { select: ["id"] };
  const found: unknown = await strapi.db
    .query(redirectUid)
    .findMany({ where: { from: { $in: [...from] } }, populate: { createdBy: id, updatedBy: id } });
  const versions = redirectsSchema.parse(found);
  // Who made it may be stored in the draft only.
  const made = new Set(
    versions.flatMap(({ documentId, createdBy, updatedBy }) => (createdBy || updatedBy ? [documentId] : [])),
  );
  return versions
    .filter(({ documentId, publishedAt }) => publishedAt !== null && made.has(documentId))
    .map((version) => ({ uid: redirectUid, id: version.id }));
}

async function entriesWith(strapi: Core.Strapi, trx: Transaction, addresses: string[]): Promise<RootEntry[]> {
  const found: RootEntry[] = [];
  const owners = attributesByOwner(strapi).filter(({ uid }) => uid !== redirectUid);
  for (const { uid, table, attributes } of owners) {
    for (const attribute of attributes) {
      const patterns = patternsIn(addresses, attribute.type === "blocks", isLinkField(attribute));
      if (patterns.length === 0) continue;
      // PostgreSQL keeps texts as JSON, which is no text, and tells capitals apart: the site doesn't, nor does SQLite.
      const likes = patterns.map(() => String.raw`lower(cast(?? as text)) like ? escape '\'`).join(" or ");
      const values = patterns.flatMap((pattern) => [attribute.column, pattern]);
      const rows: unknown = await trx(table).whereRaw(likes, values).select("id");
      found.push(...rowsSchema.parse(rows).map(({ id }) => ({ uid, id })));
    }
  }
  return found;
}

/** How an address is written in a column, in small letters, with or without what may follow it. */
function patternsIn(all: readonly string[], isText: boolean, isLink: boolean): string[] {
  const addresses = all.map((each) => each.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`));
  if (isText) return addresses.flatMap((path) => [`%"${path}"%`, `%"${path}?%`, `%"${path}#%`]);
  return isLink ? addresses.flatMap((path) => [path, `${path}?%`, `${path}#%`]) : [];
}
