import type { Core, UID } from "@strapi/strapi";
import { type AddressedKind, kindOfType } from "#contract/paths";
import { pathIn } from "../content/document-address.ts";
import type { PublishedVersion } from "./published-versions.ts";

/**
 * Adds a permanent redirect from a document's old address to its new one, when its slug changed
 * in a language. Redirects to the old address are changed to the new one, and a redirect
 * from the new address is deleted, as it would hide the document.
 */
export async function leaveRedirects(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  before: readonly PublishedVersion[],
  after: readonly PublishedVersion[],
): Promise<void> {
  const kind = kindOfType(uid);
  if (kind === null) return;

  for (const version of after) {
    const old = before.find(({ locale }) => locale === version.locale);
    const from = old === undefined ? null : pathOf(kind, old);
    const to = pathOf(kind, version);
    if (from !== null && to !== null && from !== to) await redirect(strapi, from, to);
  }
}

function pathOf(kind: AddressedKind, { locale, slug }: PublishedVersion): string | null {
  return typeof slug === "string" && typeof locale === "string" ? pathIn(locale, kind, slug) : null;
}

async function redirect(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const redirects = strapi.documents("api::redirect.redirect");
  const existing = await redirects.findMany({ filters: { $or: [{ from: { $in: [from, to] } }, { to: from }] } });

  for (const rule of existing) {
    const { documentId } = rule;
    if (rule.from === to) await redirects.delete({ documentId });
    else await redirects.update({ documentId, data: { to }, status: "published" });
  }
  if (existing.some((rule) => rule.from === from)) return;
  await redirects.create({ data: { from, to, permanent: true }, status: "published" });
}
