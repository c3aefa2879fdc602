import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { readDraft } from "./publishing-check.ts";
import { publishingProblem } from "./publishing-problem.ts";
import { leadsTo, relationTrees } from "../uses/relation-tree.ts";

type InboxType = "api::submission.submission" | "api::subscription.subscription";

/** The content types that editors publish: all of this project, except those of the inbox. */
type OwnType = Exclude<Extract<UID.ContentType, `api::${string}`>, InboxType>;

const versionSchema = z.looseObject({
  documentId: z.string(),
  locale: z.string().nullish(),
  updatedAt: z.coerce.date(),
});

type Version = z.infer<typeof versionSchema>;

/**
 * Restores links to a newly published document. Strapi drops a link from a published menu or page while its target is
 * unpublished, and doesn't restore it: after an hour offline, an event would be missing from every menu. So this
 * publishes documents again whose draft links to the target, unless that draft has unpublished changes or a problem.
 */
export async function restoreLinks(
  strapi: Core.Strapi,
  target: string,
  documentId: string,
  locale: string | null,
): Promise<void> {
  for (const [uid, populate] of relationTrees(strapi, target)) {
    if (!isPublishableType(strapi, uid)) continue;

    // Entries in every language may link to a target without languages.
    const where = { publishedAt: null, ...(locale !== null && { locale }) };
    const found = await strapi.db.query(uid).findMany({ where, populate });
    const drafts = z.array(versionSchema).parse(found);
    for (const draft of drafts.filter((entry) => leadsTo(entry, populate, documentId))) {
      await publishAgain(strapi, uid, draft, draft.locale ?? null);
    }
  }
}

/** Whether a content type is one of this project that editors publish. */
export function isPublishableType(strapi: Core.Strapi, uid: string): uid is OwnType {
  const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === uid);
  return uid.startsWith("api::") && type?.options?.draftAndPublish === true;
}

async function publishAgain(strapi: Core.Strapi, uid: OwnType, draft: Version, locale: string | null): Promise<void> {
  const { documentId } = draft;
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published = versionSchema.nullable().parse(await strapi.db.query(uid).findOne({ where }));
  const isUnchanged = published !== null && draft.updatedAt <= published.updatedAt;
  if (!isUnchanged) return;
  const read = await readDraft(strapi, { uid, documentId, locale: locale ?? "nl" });
  if (read === null || (await publishingProblem(strapi, read)) !== null) return;

  await strapi.documents(uid).publish({ documentId, ...(locale !== null && { locale }) });
}
