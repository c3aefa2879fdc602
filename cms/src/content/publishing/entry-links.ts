import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { labelOf, partName, schemaOf } from "../editing/field-place.ts";
import { attributesByOwner, isAddressField } from "../uses/schema-attributes.ts";

/** A link that an editor placed. */
export interface PlacedLink {
  /** Where, in the words of the screen, for example `‘Inhoud › 2 (Kaarten) › Kaarten › 1 (Kijken) › Adres’`. */
  place: string;
  url: string;
}

interface Populate {
  [attribute: string]: { populate: Populate } | { on: Record<string, { populate: Populate }> };
}

const attributesSchema = z.record(
  z.string(),
  z.looseObject({ type: z.string(), component: z.string().optional(), components: z.array(z.string()).optional() }),
);

/** The addresses in a draft: in fields that may hold one, at any depth, and in its texts. */
export async function linksOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<PlacedLink[]> {
  const where = { documentId, publishedAt: null, $or: [{ locale }, { locale: { $null: true } }, { locale: "" }] };
  const entry: unknown = await strapi.db.query(uid).findOne({ where, populate: populateOfParts(strapi, uid) });
  return entry === null ? [] : collect(strapi, linkColumns(strapi), uid, entry, []);
}

function attributesOf(strapi: Core.Strapi, uid: string) {
  return attributesSchema.parse(schemaOf(strapi, uid)?.attributes ?? {});
}

/** What to populate to read an entry with all its components and blocks, however deep; without files and relations. */
export function populateOfParts(strapi: Core.Strapi, uid: string): Populate {
  const entries = Object.entries(attributesOf(strapi, uid)).flatMap(
    ([name, { type, component, components }]): [string, Populate[string]][] => {
      if (type === "component" && component !== undefined)
        return [[name, { populate: populateOfParts(strapi, component) }]];
      if (type !== "dynamiczone") return [];
      const on = (components ?? []).map((kind) => [kind, { populate: populateOfParts(strapi, kind) }] as const);
      return [[name, { on: Object.fromEntries(on) }]];
    },
  );
  return Object.fromEntries(entries);
}

/** By type or component, the names of the fields that hold a link. */
function linkColumns(strapi: Core.Strapi): Map<string, string[]> {
  const owners = attributesByOwner(strapi).map(({ uid, attributes }): [string, string[]] => [
    uid,
    attributes.filter(isAddressField).map(({ name }) => name),
  ]);
  return new Map(owners);
}

function collect(
  strapi: Core.Strapi,
  columns: Map<string, string[]>,
  uid: string,
  entry: unknown,
  place: string[],
): PlacedLink[] {
  const values = z.record(z.string(), z.unknown()).safeParse(entry).data ?? {};
  return Object.entries(attributesOf(strapi, uid)).flatMap(([name, { type, component }]) => {
    const value = values[name];
    const here = [...place, labelOf(strapi, uid, name)];
    if (columns.get(uid)?.includes(name) === true && typeof value === "string")
      return [{ place: words(here), url: value }];
    if (type === "blocks") return textLinks(value).map((url) => ({ place: words(here), url }));
    if (type !== "component" && type !== "dynamiczone") return [];

    return listOf(value).flatMap((part, index) => {
      const kind = component ?? z.object({ __component: z.string() }).parse(part).__component;
      const numbered = Array.isArray(value) ? [...here, `${index + 1} (${partName(strapi, kind, part)})`] : here;
      return collect(strapi, columns, kind, part, numbered);
    });
  });
}

function listOf(value: unknown): unknown[] {
  return value === null || value === undefined ? [] : [value].flat();
}

function words(place: readonly string[]): string {
  return `‘${place.join(" › ")}’`;
}

/** Addresses in a rich text, however deep its lists go. */
function textLinks(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textLinks);
  const read = z
    .looseObject({ type: z.string().optional(), url: z.string().optional(), children: z.unknown() })
    .safeParse(node);
  if (!read.success) return [];
  const { type, url, children } = read.data;
  return [...(type === "link" && url !== undefined ? [url] : []), ...textLinks(children)];
}
