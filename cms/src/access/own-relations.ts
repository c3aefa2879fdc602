import type { Core, Modules, UID } from "@strapi/strapi";
import * as z from "zod";
import { panelRequest } from "../content/editing/panel-request.ts";
import { abilityOf, mayWithAll, refusal, rights } from "../content/panel-rights.ts";
import { lockContent } from "../database/shared-work.ts";
import type { Ability } from "../strapi-internals/services.ts";

const reason = {
  nl: "Wat je hier kiest of weghaalt verandert mee, en er is iets bij van iemand anders. Vraag een redacteur om dit te doen.",
  en: "What you choose or remove here changes along, and some of it is somebody else’s. Ask an editor to do this.",
};

/** A relation that is stored with the entries at its other end, such as the questions of a category. */
interface InverseRelation {
  name: string;
  target: UID.Schema;
}

const relationSchema = z.object({
  type: z.literal("relation"),
  mappedBy: z.string(),
  target: z.custom<UID.Schema>((value) => typeof value === "string"),
});

/** The relations of a type that are stored at the other end. Components have none: a test checks that. */
export function inverseRelations(attributes: object): InverseRelation[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const relation = relationSchema.safeParse(attribute).data;
    return relation === undefined ? [] : [{ name, target: relation.target }];
  });
}

/**
 * Refuses that somebody in the panel changes entries that they may not update, by adding them to a relation that is stored
 * with those entries, or removing them: a question moves to the category that names it.
 *
 * It compares the related entries before and after, as a form can change them in many ways, and a copy takes all along. A
 * refusal rolls the change back.
 */
export function ownRelations(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    const relations = inverseRelations(strapi.contentType(uid).attributes);
    if (relations.length === 0 || !changing.has(action)) return next();
    const ctx = panelRequest(strapi);
    const ability = ctx === null ? null : abilityOf(ctx);
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

/** The numbers of the entries at the other end of each relation, for all versions of a document. */
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

/** The ids that are in one of the lists only. */
function difference(one: readonly number[], other: readonly number[]): number[] {
  return [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))];
}

async function mayUpdate(strapi: Core.Strapi, ability: Ability, uid: UID.Schema, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return mayWithAll(strapi, ability, { action: rights.update, uid, where: { id: { $in: ids } } });
}
