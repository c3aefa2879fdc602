import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type Attributes, attributesOf } from "../schema-parts.ts";

type Attribute = Attributes[string];

/** An attribute of a type or a component that has a column of its own. */
interface ColumnAttribute extends Attribute {
  name: string;
  column: string;
}

interface Owner {
  uid: string;
  table: string;
  attributes: ColumnAttribute[];
}

/** A link with a path, a query and a hash: a field whose format accepts it is a link field. */
const sampleLink = "/een-pad/twee?dag=zo#boven";

/** Whether a field takes links to pages of this site, and perhaps of others. */
export function isLinkField(attribute: Attribute): boolean {
  return accepts(attribute, sampleLink);
}

/** Whether a field takes URLs of websites, of this one or only of others. */
export function isUrlField(attribute: Attribute): boolean {
  return isLinkField(attribute) || accepts(attribute, "https://elders.example/een-pad");
}

function accepts({ type, regex }: Attribute, url: string): boolean {
  // A slug of type `uid` accepts any text, but is no link.
  return type !== "uid" && regex?.test(url) === true;
}

const columnSchema = z.object({ columnName: z.string() });

/** Returns the content types and components of this project, each with its table and columns. */
export function attributesByOwner(strapi: Core.Strapi): Owner[] {
  const uids = [
    ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::")),
    ...Object.keys(strapi.components),
  ];
  return [...strapi.db.metadata.values()]
    .filter(({ uid }) => uids.includes(uid))
    .map(({ uid, tableName: table, attributes: columns }) => {
      const attributes = Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]) => {
        const column = columnSchema.safeParse(columns[name]).data?.columnName;
        return column === undefined ? [] : [{ ...attribute, name, column }];
      });
      return { uid, table, attributes };
    });
}
