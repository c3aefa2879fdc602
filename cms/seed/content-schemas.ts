import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const source = path.resolve(import.meta.dirname, "../src");

const attributeSchema = z.object({
  type: z.string(),
  required: z.boolean().default(false),
  default: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  /** For the type `component`; `components` is for `dynamiczone`. */
  component: z.string().optional(),
  components: z.array(z.string()).default([]),
  repeatable: z.boolean().default(false),
  /** For the type `relation`, as is `relation`. */
  target: z.string().optional(),
  relation: z.string().default(""),
});

const typeSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

/** A field in a schema of the CMS. */
export type Attribute = z.infer<typeof attributeSchema>;
export type Attributes = Readonly<Record<string, Attribute>>;

const read = new Map<string, z.infer<typeof typeSchema>>();

function schemaIn(file: string) {
  const known = read.get(file) ?? typeSchema.parse(JSON.parse(readFileSync(path.join(source, file), "utf8")));
  read.set(file, known);
  return known;
}

/** Reads the fields of a content type from its schema. */
export function attributesOfKind(kind: string): Attributes {
  return schemaIn(`api/${kind}/content-types/${kind}/schema.json`).attributes;
}

/** Reads the fields of a component from its schema. @param uid - For example `blocks.quote`. */
export function attributesOfComponent(uid: string): Attributes {
  return schemaIn(`components/${uid.replace(".", "/")}.json`).attributes;
}
