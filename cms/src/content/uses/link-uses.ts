import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { pathOnSite } from "../document-path.ts";
import { describeUses, type Use } from "./describe-uses.ts";
import { type RootEntry, entriesContaining, type Transaction } from "./root-entries.ts";
import { attributesByOwner, isLinkField } from "./schema-attributes.ts";

const rowsSchema = z.array(z.object({ id: z.number() }));

/**
 * Finds where links lead to a page of this site, also through redirects: in link fields, and in rich texts. A redirect
 * counts as a use itself if an editor made or changed it in the panel, as its URL may have been printed or mailed. One
 * that a change of slug left behind doesn't count.
 *
 * @param path - URL path as the site writes it, without a query.
 */
export async function linkUses(strapi: Core.Strapi, path: string): Promise<Use[]> {
  const { origin } = new URL(strapi.config.get<string>("site.url"));
  const paths = await pathsLeadingTo(strapi, path);
  const addresses = paths.flatMap((each) => [each, `${origin}${each}`]);
  return strapi.db.transaction(async ({ trx }) => {
    const roots: RootEntry[] = [];
    for (const { uid, id } of await entriesWith(strapi, trx, addresses))
      roots.push(...(await entriesContaining(strapi, trx, uid, id)));
    roots.push(...(await editorsRedirects(strapi, paths)));
    return describeUses(strapi, roots);
  });
}

/**
 * Returns every path from which visitors end at a path: itself, and those from which published redirects lead there,
 * also through each other.
 */
async function pathsLeadingTo(strapi: Core.Strapi, path: string): Promise<string[]> {
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

/** Finds the published redirects from these paths that somebody made or changed in the panel. */
async function editorsRedirects(strapi: Core.Strapi, from: readonly string[]): Promise<RootEntry[]> {
  const id = { select: ["id"] };
  const found: unknown = await strapi.db
    .query(redirectUid)
    .findMany({ where: { from: { $in: [...from] } }, populate: { createdBy: id, updatedBy: id } });
  const versions = redirectsSchema.parse(found);
  // Strapi may have stored who made a redirect in its draft only.
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
      // PostgreSQL stores rich texts as JSON, and compares case-sensitively; the site doesn't, nor does SQLite.
      const likes = patterns.map(() => String.raw`lower(cast(?? as text)) like ? escape '\'`).join(" or ");
      const values = patterns.flatMap((pattern) => [attribute.column, pattern]);
      const rows: unknown = await trx(table).whereRaw(likes, values).select("id");
      found.push(...rowsSchema.parse(rows).map(({ id }) => ({ uid, id })));
    }
  }
  return found;
}

/** Returns the `like` patterns, in lower case, of URLs in a rich text or a link field, with a query or hash or not. */
function patternsIn(all: readonly string[], isText: boolean, isLink: boolean): string[] {
  const addresses = all.map((each) => each.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`));
  if (isText) return addresses.flatMap((path) => [`%"${path}"%`, `%"${path}?%`, `%"${path}#%`]);
  return isLink ? addresses.flatMap((path) => [path, `${path}?%`, `${path}#%`]) : [];
}
