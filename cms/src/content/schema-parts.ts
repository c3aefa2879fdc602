import type { Core, Struct } from "@strapi/strapi";
import * as z from "zod";

const attributesSchema = z.record(
  z.string(),
  z.object({
    type: z.string(),
    required: z.boolean().default(false),
    /** Type that a relation leads to. */
    target: z.string().optional(),
    component: z.string().optional(),
    /** Of a dynamic zone. */
    components: z.array(z.string()).default([]),
  }),
);

export type Attributes = z.infer<typeof attributesSchema>;

const blockSchema = z.object({ __component: z.string() });

/** The schema of a content type or a component; `undefined` when there is none of that uid. */
export function schemaOf({ contentTypes, components }: Core.Strapi, uid: string): Struct.Schema | undefined {
  const schemas: Readonly<Record<string, Struct.Schema>> = { ...contentTypes, ...components };
  return schemas[uid];
}

/** The fields of a content type or a component, by name; none when there is no such type. */
export function attributesOf(strapi: Core.Strapi, uid: string): Attributes {
  return attributesSchema.parse(schemaOf(strapi, uid)?.attributes ?? {});
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A component or a block in an entry. */
interface Part {
  /** Its component; empty for a block that doesn't say. */
  uid: string;
  value: unknown;
  /** Its position in the list, from 0; `null` for a component that isn't in one. */
  index: number | null;
}

/** The components or blocks that a field holds; none for a field of another kind. */
export function partsIn(value: unknown, { type, component }: Attributes[string]): Part[] {
  if ((type !== "component" && type !== "dynamiczone") || value === null || value === undefined) return [];
  return [value].flat().map((part: unknown, index) => ({
    uid: component ?? blockSchema.safeParse(part).data?.__component ?? "",
    value: part,
    index: Array.isArray(value) ? index : null,
  }));
}

interface Populate {
  [attribute: string]: { populate: Populate } | { on: Record<string, { populate: Populate }> } | true;
}

/** Populates all components and blocks of an entry, however deep, without relations. */
export function populateOfParts(strapi: Core.Strapi, uid: string, { withFiles = false } = {}): Populate {
  const below = (component: string) => ({ populate: populateOfParts(strapi, component, { withFiles }) });
  const entries = Object.entries(attributesOf(strapi, uid)).flatMap(
    ([name, { type, component, components }]): [string, Populate[string]][] => {
      if (component !== undefined) return [[name, below(component)]];
      if (type === "media" && withFiles) return [[name, true]];
      return type === "dynamiczone"
        ? [[name, { on: Object.fromEntries(components.map((kind) => [kind, below(kind)])) }]]
        : [];
    },
  );
  return Object.fromEntries(entries);
}
