import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { labelOf, partName } from "../editing/field-place.ts";
import { attributesOf, fieldsOf, partsIn } from "../schema-parts.ts";
import { attributesByOwner, isUrlField } from "../uses/schema-attributes.ts";
import type { Draft } from "./publishing-check.ts";

/** A link that an editor placed. */
export interface PlacedLink {
  /** Where the link is, as the form names it, for example `‘Inhoud › 2 (Kaarten) › Kaarten › 1 (Kijken) › Adres’`. */
  place: string;
  url: string;
}

/** Returns the links in a draft: in fields that take one, at any depth, and in rich texts. */
export function linksOf(strapi: Core.Strapi, { uid, entry }: Draft): PlacedLink[] {
  return collect(strapi, linkColumns(strapi), uid, entry, []);
}

/** Returns the names of the link fields of each type or component. */
function linkColumns(strapi: Core.Strapi): Map<string, string[]> {
  const owners = attributesByOwner(strapi).map(({ uid, attributes }): [string, string[]] => [
    uid,
    attributes.filter(isUrlField).map(({ name }) => name),
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
  const values = fieldsOf(entry);
  return Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]) => {
    const value = values[name];
    const here = [...place, labelOf(strapi, uid, name)];
    if (columns.get(uid)?.includes(name) === true && typeof value === "string")
      return [{ place: words(here), url: value }];
    if (attribute.type === "blocks") return textLinks(value).map((url) => ({ place: words(here), url }));

    return partsIn(value, attribute).flatMap((part) => {
      const numbered =
        part.index === null ? here : [...here, `${part.index + 1} (${partName(strapi, part.uid, part.value)})`];
      return collect(strapi, columns, part.uid, part.value, numbered);
    });
  });
}

function words(place: readonly string[]): string {
  return `‘${place.join(" › ")}’`;
}

/** Returns the URLs in a rich text, at any depth in its lists. */
function textLinks(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textLinks);
  const read = z
    .looseObject({ type: z.string().optional(), url: z.string().optional(), children: z.unknown() })
    .safeParse(node);
  if (!read.success) return [];
  const { type, url, children } = read.data;
  return [...(type === "link" && url !== undefined ? [url] : []), ...textLinks(children)];
}
