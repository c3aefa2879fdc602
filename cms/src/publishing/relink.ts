import type { Core, Schema, UID } from "@strapi/strapi";
import { publishingProblem } from "./publishing-problem.ts";

/** What to populate to see every relation of a type, however deep, to one other type. */
interface Tree {
  [attribute: string]: { select?: string[]; populate?: Tree; on?: Record<string, { populate: Tree }> };
}

interface Version {
  documentId: string;
  updatedAt: string;
}

/**
 * Brings links to a newly published document to life.
 *
 * A published menu or page keeps no link to a document without a published
 * version, and Strapi doesn't add it once there is one: without this, whoever
 * unpublishes an event for an hour loses it from every menu. Documents whose
 * draft links to it are published again as they are, unless an editor is still
 * changing them.
 */
export async function relink(
  strapi: Core.Strapi,
  target: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<void> {
  for (const { uid, attributes } of Object.values(strapi.contentTypes)) {
    if (!isOwnType(uid)) continue;
    const populate = treeTo(strapi, attributes, target);
    if (Object.keys(populate).length === 0) continue;

    // oxlint-disable-next-line no-await-in-loop -- one database connection
    const drafts = await strapi.db.query(uid).findMany({ where: { locale, publishedAt: null }, populate });
    for (const draft of drafts) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (mentions(draft, populate, documentId)) await publishAgain(strapi, uid, draft, locale);
    }
  }
}

type OwnType = Extract<UID.ContentType, `api::${string}`>;

function isOwnType(uid: UID.ContentType): uid is OwnType {
  return uid.startsWith("api::");
}

async function publishAgain(strapi: Core.Strapi, uid: OwnType, draft: Version, locale: string): Promise<void> {
  const { documentId } = draft;
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published: Version | null = await strapi.db.query(uid).findOne({ where, select: ["documentId", "updatedAt"] });
  const isUnchanged = published !== null && new Date(draft.updatedAt) <= new Date(published.updatedAt);
  if (!isUnchanged || (await publishingProblem(strapi, uid, documentId, locale)) !== null) return;

  await strapi.documents(uid).publish({ documentId, locale });
}

function treeTo(strapi: Core.Strapi, attributes: Schema.Attributes, target: UID.ContentType): Tree {
  const tree: Tree = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const below = (uid: UID.Component) => treeTo(strapi, strapi.components[uid].attributes, target);

    if (
      attribute.type === "relation" &&
      "target" in attribute &&
      attribute.target === target &&
      name !== "localizations"
    ) {
      tree[name] = { select: ["documentId"] };
    } else if (attribute.type === "component") {
      const populate = below(attribute.component);
      if (Object.keys(populate).length > 0) tree[name] = { populate };
    } else if (attribute.type === "dynamiczone") {
      const kinds = attribute.components.map((uid: UID.Component): [string, { populate: Tree }] => [
        uid,
        { populate: below(uid) },
      ]);
      const on = Object.fromEntries(
        kinds.filter(([, { populate }]: [string, { populate: Tree }]) => Object.keys(populate).length > 0),
      );
      if (Object.keys(on).length > 0) tree[name] = { on };
    }
  }
  return tree;
}

/** Whether one of the populated relations leads to the document. */
function mentions(value: unknown, tree: Tree, documentId: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(tree).some((name) => {
    const found = JSON.stringify(Reflect.get(value, name) ?? null);
    return found.includes(`"documentId":"${documentId}"`);
  });
}
