import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { pathOfDocument, hasPath } from "../content/document-path.ts";
import type { PublishedVersion } from "../content/published-versions.ts";

/**
 * Adds a permanent redirect for each language in which a document's URL path changed (ignoring case). Published
 * redirects to the old path then lead to the new one, and a redirect from the new path is removed, as it would hide the
 * document.
 */
export async function createRedirects(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  before: readonly PublishedVersion[],
  after: readonly PublishedVersion[],
): Promise<void> {
  if (!hasPath(uid)) return;

  for (const version of after) {
    const old = before.find(({ locale }) => locale === version.locale);
    const from = old === undefined ? null : pathOfDocument(uid, old);
    const to = pathOfDocument(uid, version);
    if (from !== null && to !== null && from.toLowerCase() !== to.toLowerCase()) await redirect(strapi, from, to);
  }
}

const redirectUid = "api::redirect.redirect";

const ruleSchema = z.object({
  documentId: z.string(),
  from: z.string(),
  to: z.string(),
  permanent: z.boolean().nullable(),
});

const draftSchema = z
  .object({ from: z.string().nullable(), to: z.string().nullable(), permanent: z.boolean().nullable() })
  .nullable();

async function redirect(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const redirects = strapi.documents(redirectUid);
  const versions = strapi.db.query(redirectUid);
  // Drafts are left alone: an editor is working on them, or has unpublished them.
  const where = { publishedAt: { $notNull: true }, $or: [{ from: { $in: [from, to] } }, { to: from }] };
  const rules = z.array(ruleSchema).parse(await versions.findMany({ where }));

  for (const { documentId, ...rule } of rules) {
    const ofDraft = { where: { documentId, publishedAt: null } };
    const draft = draftSchema.parse(await versions.findOne(ofDraft));
    const isEdited =
      draft !== null && (draft.from !== rule.from || draft.to !== rule.to || draft.permanent !== rule.permanent);
    if (rule.from === to) await (isEdited ? redirects.unpublish({ documentId }) : redirects.delete({ documentId }));
    else {
      const data = { from: rule.from, to, permanent: rule.permanent ?? true };
      await redirects.update({ documentId, data, status: "published" });
      // Publishing overwrote the draft, so an editor's unpublished changes are restored.
      if (isEdited) await versions.update({ ...ofDraft, data: { ...draft, to: draft.to === from ? to : draft.to } });
    }
  }
  if (rules.some((rule) => rule.from === from)) return;
  await redirects.create({ data: { from, to, permanent: true }, status: "published" });
}
