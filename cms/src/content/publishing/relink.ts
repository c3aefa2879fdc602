import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { publishingProblem } from "./publishing-problem.ts";
import { leadsTo, relationTrees } from "../uses/relation-tree.ts";

type InboxType = "api::submission.submission" | "api::subscription.subscription";

/** The types that are published: all of ours but what visitors send. */
type OwnType = Exclude<Extract<UID.ContentType, `api::${string}`>, InboxType>;

const versionSchema = z.looseObject({ documentId: z.string(), updatedAt: z.coerce.date() });

type Version = z.infer<typeof versionSchema>;

/**
 * Brings links to a newly published document to life.
 *
 * A published menu or page keeps no link to a document without a published
 * version, and Strapi doesn't add it once there is one: without this, whoever
 * unpublishes an event for an hour loses it from every menu. Documents whose
 * draft links to it are published again as they are, unless an editor is still
 * changing them.
 */
export async function relink(strapi: Core.Strapi, target: string, documentId: string, locale: string): Promise<void> {
  for (const [uid, populate] of relationTrees(strapi, target)) {
    if (!isOwnType(strapi, uid)) continue;

    const found = await strapi.db.query(uid).findMany({ where: { locale, publishedAt: null }, populate });
    const drafts = z.array(versionSchema).parse(found);
    for (const draft of drafts.filter((entry) => leadsTo(entry, populate, documentId))) {
      await publishAgain(strapi, uid, draft, locale);
    }
  }
}

function isOwnType(strapi: Core.Strapi, uid: string): uid is OwnType {
  const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === uid);
  return uid.startsWith("api::") && type?.options?.draftAndPublish === true;
}

async function publishAgain(strapi: Core.Strapi, uid: OwnType, draft: Version, locale: string): Promise<void> {
  const { documentId } = draft;
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published = versionSchema.nullable().parse(await strapi.db.query(uid).findOne({ where }));
  const isUnchanged = published !== null && draft.updatedAt <= published.updatedAt;
  if (!isUnchanged || (await publishingProblem(strapi, uid, documentId, locale)) !== null) return;

  await strapi.documents(uid).publish({ documentId, locale });
}
