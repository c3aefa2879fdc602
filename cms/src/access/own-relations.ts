import type { Core, Modules, UID } from "@strapi/strapi";
import * as z from "zod";
import { formAbility, hasRightToAll, refusal, rights } from "../content/panel-rights.ts";
import { lockContent } from "../database/shared-work.ts";
import type { Ability } from "../strapi-internals/services.ts";

const reason = {
  nl: "Wat je hier kiest of weghaalt verandert mee, en er is iets bij van iemand anders. Vraag een redacteur om dit te doen.",
  en: "What you choose or remove here changes along, and some of it is somebody else’s. Ask an editor to do this.",
};

/** A relation that the related entries store (`mappedBy`), such as the questions of a FAQ category. */
interface InverseRelation {
  name: string;
  target: UID.Schema;
}

const relationSchema = z.object({
  type: z.literal("relation"),
  mappedBy: z.string(),
  target: z.custom<UID.Schema>((value) => typeof value === "string"),
});

/** Finds the relations of a type that the related entries store. Components have none: a test checks that. */
export function inverseRelations(attributes: object): InverseRelation[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const relation = relationSchema.safeParse(attribute).data;
    return relation === undefined ? [] : [{ name, target: relation.target }];
  });
}

/**
 * Document middleware that refuses a panel user to add or remove related entries which they may not update, when the
 * relation is stored in those entries: a category's form could otherwise move somebody else's question.
 *
 * It compares the related entries before and after the change, and rolls the change back when it refuses.
 */
export function ownRelations(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    const relations = inverseRelations(strapi.contentType(uid).attributes);
    if (relations.length === 0 || !changing.has(action)) return next();
    const ability = formAbility(strapi);
    if (ability === null) return next();

    return strapi.db.transaction(async ({ trx }) => {
      await lockContent(strapi.db, trx);
      const documentId = action === "update" && "documentId" in params ? params.documentId : undefined;
      const before = await relatedTo(strapi, uid, relations, documentId);
      const result = await next();
      const after = await relatedTo(strapi, uid, relations, documentId ?? createdSchema.parse(result).documentId);
      for (const { name, target } of relations) {
        const changed = difference(before.get(name) ?? [], after.get(name) ?? []);
        if (!(await mayUpdate(strapi, ability, target, changed))) throw refusal(strapi, reason);
      }
      return result;
    });
  };
}

const changing = new Set(["create", "update", "clone"]);

const createdSchema = z.object({ documentId: z.string() });

const linkedSchema = z.object({ id: z.number() });

/** Reads the ids of a document's related entries, for all its versions, by relation. */
async function relatedTo(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  relations: readonly InverseRelation[],
  documentId: string | undefined,
): Promise<ReadonlyMap<string, number[]>> {
  if (documentId === undefined) return new Map();
  const populate = Object.fromEntries(relations.map(({ name }) => [name, { select: ["id"] }]));
  const versions: unknown = await strapi.db.query(uid).findMany({ where: { documentId }, select: ["id"], populate });
  const read = z.array(z.record(z.string(), z.unknown())).parse(versions);
  const ofOne = z.union([z.array(linkedSchema), linkedSchema.transform((one) => [one]), z.null().transform(() => [])]);
  const idsOf = (name: string) => read.flatMap((version) => ofOne.parse(version[name] ?? null).map(({ id }) => id));
  return new Map(relations.map(({ name }) => [name, idsOf(name)]));
}

/** Returns the ids that only one of the lists has. */
function difference(one: readonly number[], other: readonly number[]): number[] {
  return [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))];
}

async function mayUpdate(strapi: Core.Strapi, ability: Ability, uid: UID.Schema, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return hasRightToAll(strapi, ability, { action: rights.update, uid, where: { id: { $in: ids } } });
}
