import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { schemaOf } from "../schema-parts.ts";

/** An attribute of a type or a component that has a column of its own. */
interface ColumnAttribute {
  name: string;
  type: string;
  column: string;
  /** Required format of its text; `null` when any text is allowed. */
  regex: RegExp | null;
}

interface Owner {
  uid: string;
  table: string;
  attributes: ColumnAttribute[];
}

/** A link with a path, a query and a hash: a field whose format accepts it is a link field. */
const sampleLink = "/een-pad/twee?dag=zo#boven";

/** Whether a field takes links to pages of this site, and perhaps of others. */
export function isLinkField({ regex }: ColumnAttribute): boolean {
  return regex?.test(sampleLink) === true;
}

/** Whether a field takes URLs of websites, of this one or only of others. */
export function isUrlField(attribute: ColumnAttribute): boolean {
  return isLinkField(attribute) || attribute.regex?.test("https://elders.example/een-pad") === true;
}

const attributeSchema = z.object({
  type: z.string(),
  columnName: z.string().optional(),
});

const regexSchema = z.object({ regex: z.union([z.string(), z.instanceof(RegExp)]) });

/** Returns the content types and components of this project, each with its table and columns. */
export function attributesByOwner(strapi: Core.Strapi): Owner[] {
  const uids = [
    ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::")),
    ...Object.keys(strapi.components),
  ];
  return [...strapi.db.metadata.values()]
    .filter(({ uid }) => uids.includes(uid))
    .map(({ uid, tableName, attributes }) => ({
      uid,
      table: tableName,
      attributes: Object.entries(attributes).flatMap(([name, attribute]) => columnsOf(strapi, uid, name, attribute)),
    }));
}

function columnsOf(strapi: Core.Strapi, uid: string, name: string, attribute: unknown): ColumnAttribute[] {
  const read = attributeSchema.safeParse(attribute).data;
  if (read?.columnName === undefined) return [];
  const { type, columnName: column } = read;
  const given = regexSchema.safeParse(Reflect.get(schemaOf(strapi, uid)?.attributes ?? {}, name)).data?.regex;
  // A slug of type `uid` accepts any text, but is no link.
  return [{ name, type, column, regex: given === undefined || type === "uid" ? null : new RegExp(given, "u") }];
}
