import type { Core, Struct } from "@strapi/strapi";
import * as z from "zod";

const attributesSchema = z.record(
  z.string(),
  z.object({
    type: z.string(),
    required: z.boolean().default(false),
    /** Uid of the type that a relation leads to. */
    target: z.string().optional(),
    component: z.string().optional(),
    /** Uids of the components that a dynamic zone takes. */
    components: z.array(z.string()).default([]),
    /** Required format of a text; `null` when any text is allowed. */
    regex: z
      .union([z.string(), z.instanceof(RegExp)])
      .transform((regex) => new RegExp(regex, "u"))
      .nullable()
      .default(null),
  }),
);

export type Attributes = z.infer<typeof attributesSchema>;

/** A component in a dynamic zone. */
export const blockSchema = z.object({ __component: z.string() });

const parsedAttributes = new WeakMap<Struct.Schema, Attributes>();

/** Returns the schema of a content type or a component; `undefined` for an unknown uid. */
export function schemaOf({ contentTypes, components }: Core.Strapi, uid: string): Struct.Schema | undefined {
  const schemas: Readonly<Record<string, Struct.Schema>> = { ...contentTypes, ...components };
  return schemas[uid];
}

/** Returns the fields of a content type or a component, by name; none for an unknown uid. */
export function attributesOf(strapi: Core.Strapi, uid: string): Attributes {
  const schema = schemaOf(strapi, uid);
  if (schema === undefined) return {};
  const attributes = parsedAttributes.get(schema) ?? attributesSchema.parse(schema.attributes);
  parsedAttributes.set(schema, attributes);
  return attributes;
}

/** Returns the fields of an object; none of any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A component or a block in an entry. */
interface Part {
  /** Uid of its component; empty for a block without `__component`. */
  uid: string;
  value: unknown;
  /** Position in its list, from 0; `null` for a single component. */
  index: number | null;
}

/** Returns the components or blocks in a field; none for a field of another type. */
export function partsIn(value: unknown, { type, component }: Attributes[string]): Part[] {
  if ((type !== "component" && type !== "dynamiczone") || value === null || value === undefined) return [];
  return [value].flat().map((part: unknown, index) => ({
    uid: component ?? blockSchema.safeParse(part).data?.__component ?? "",
    value: part,
    index: Array.isArray(value) ? index : null,
  }));
}

/** An entry, or a component or block in it. */
interface EntryPart {
  uid: string;
  /** The entry or part itself, not a copy. */
  value: object;
  /** As in Strapi's errors, for example `["blocks", "1", "cards", "0"]`; empty for the entry. */
  path: readonly string[];
}

/**
 * Walks an entry of a type, then its components and blocks at any depth.
 *
 * @yields Each part, before those in it.
 */
export function* walkEntry(
  strapi: Core.Strapi,
  uid: string,
  value: unknown,
  path: readonly string[] = [],
): Generator<EntryPart> {
  if (typeof value !== "object" || value === null) return;
  yield { uid, value, path };
  for (const [name, attribute] of Object.entries(attributesOf(strapi, uid))) {
    for (const part of partsIn(Reflect.get(value, name), attribute)) {
      const at = part.index === null ? [] : [`${part.index}`];
      yield* walkEntry(strapi, part.uid, part.value, [...path, name, ...at]);
    }
  }
}

interface Populate {
  [attribute: string]: { populate: Populate } | { on: Record<string, { populate: Populate }> } | true;
}

/** Returns a populate for all components, blocks and files of a type, at any depth, without relations. */
export function populateOfParts(strapi: Core.Strapi, uid: string): Populate {
  const below = (component: string) => ({ populate: populateOfParts(strapi, component) });
  const entries = Object.entries(attributesOf(strapi, uid)).flatMap(
    ([name, { type, component, components }]): [string, Populate[string]][] => {
      if (component !== undefined) return [[name, below(component)]];
      if (type === "media") return [[name, true]];
      return type === "dynamiczone"
        ? [[name, { on: Object.fromEntries(components.map((kind) => [kind, below(kind)])) }]]
        : [];
    },
  );
  return Object.fromEntries(entries);
}
