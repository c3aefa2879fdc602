import type { Core } from "@strapi/strapi";
import { type Attributes, attributesOf } from "../schema-parts.ts";

/** A populate for all relations of a type to one other type, at any depth in its components. */
export interface RelationTree {
  [attribute: string]: { select?: string[]; populate?: RelationTree; on?: Record<string, { populate: RelationTree }> };
}

/**
 * Finds the relations of every content type of this project to one content type.
 *
 * @returns Populates by the uid of the type that has the relations; types without any are absent.
 */
export function relationTrees(strapi: Core.Strapi, target: string): Map<string, RelationTree> {
  const treeOf = (attributes: Attributes): RelationTree => {
    const entries = Object.entries(attributes).flatMap(([name, attribute]): [string, RelationTree[string]][] => {
      if (attribute.target === target && name !== "localizations") return [[name, { select: ["documentId"] }]];
      if (attribute.component !== undefined) {
        const populate = treeOf(attributesOf(strapi, attribute.component));
        return isEmpty(populate) ? [] : [[name, { populate }]];
      }
      const kinds = attribute.components.map((uid) => [uid, { populate: treeOf(attributesOf(strapi, uid)) }] as const);
      const on = Object.fromEntries(kinds.filter(([, { populate }]) => !isEmpty(populate)));
      return isEmpty(on) ? [] : [[name, { on }]];
    });
    return Object.fromEntries(entries);
  };

  const own = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::"));
  const trees = own.map((uid) => [uid, treeOf(attributesOf(strapi, uid))] as const);
  return new Map(trees.filter(([, tree]) => !isEmpty(tree)));
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/** Whether one of the populated relations of an entry leads to a document. */
export function leadsTo(entry: object, tree: RelationTree, documentId: string): boolean {
  return Object.keys(tree).some((name) => {
    const found = JSON.stringify(Reflect.get(entry, name) ?? null);
    return found.includes(`"documentId":"${documentId}"`);
  });
}
