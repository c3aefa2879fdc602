import type { Core } from "@strapi/strapi";
import * as z from "zod";

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

/** Has a path, a query and a hash: a field whose format allows it holds links. */
const sampleLink = "/een-pad/twee?dag=zo#boven";

/** Tells whether a field holds an address, of this site or another. */
export function isLinkField({ regex }: ColumnAttribute): boolean {
  return regex?.test(sampleLink) === true;
}

/** Tells whether a field holds an address of a website, of this one or only of others. */
export function isAddressField(attribute: ColumnAttribute): boolean {
  return isLinkField(attribute) || attribute.regex?.test("https://elders.example/een-pad") === true;
}

const attributeSchema = z.object({
  type: z.string(),
  columnName: z.string().optional(),
});

const regexSchema = z.object({ regex: z.union([z.string(), z.instanceof(RegExp)]) });

/** The content types of this project and its components, each with its table and its columns. */
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
  const schema = Reflect.get({ ...strapi.contentTypes, ...strapi.components }, uid);
  const given = regexSchema.safeParse(Reflect.get(schema?.attributes ?? {}, name)).data?.regex;
  // A slug may be any text, but is no link.
  return [{ name, type, column, regex: given === undefined || type === "uid" ? null : new RegExp(given, "u") }];
}
