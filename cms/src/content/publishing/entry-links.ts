import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { describeFieldPath } from "../editing/field-place.ts";
import { type Attributes, attributesOf, walkEntry } from "../schema-parts.ts";
import { isUrlField } from "../uses/schema-attributes.ts";
import type { Draft } from "./publishing-check.ts";

/** A link that an editor placed. */
export interface PlacedLink {
  /** Where the link is, as the form names it, for example `‘Inhoud › 2 (Kaarten) › Kaarten › 1 (Kijken) › Adres’`. */
  place: string;
  url: string;
}

/** Returns the links in a draft: in fields that take one, at any depth, and in rich texts. */
export function linksOf(strapi: Core.Strapi, { uid, entry }: Draft): PlacedLink[] {
  return [...walkEntry(strapi, uid, entry)].flatMap((part) =>
    Object.entries(attributesOf(strapi, part.uid)).flatMap(([name, attribute]) => {
      const urls = urlsIn(Reflect.get(part.value, name), attribute);
      return urls.map((url) => ({ place: describeFieldPath(strapi, uid, [...part.path, name], entry) ?? "", url }));
    }),
  );
}

function urlsIn(value: unknown, attribute: Attributes[string]): string[] {
  if (attribute.type === "blocks") return textLinks(value);
  return isUrlField(attribute) && typeof value === "string" ? [value] : [];
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
