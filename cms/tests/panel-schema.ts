import { createRequire, Module } from "node:module";
import * as z from "zod";
import type { Panel } from "./panel.ts";

const attributesSchema = z.record(z.string(), z.looseObject({ type: z.string() }));
type Attributes = z.output<typeof attributesSchema>;

const typeSchema = z.object({ uid: z.string(), kind: z.string().optional(), attributes: attributesSchema });

const initSchema = z.object({
  data: z.object({ contentTypes: z.array(typeSchema), components: z.array(typeSchema) }),
});

interface YupSchema {
  validateSync(values: unknown, options: { abortEarly: boolean }): unknown;
}

type CreateYupSchema = (attributes: Attributes, components: Record<string, object>, options: object) => YupSchema;

/** The panel's own check of a form, without the panel around it. Source: `@strapi/content-manager` 5.54, `admin/src/utils/validation`. */
function loadFormCheck(): CreateYupSchema {
  const require = createRequire(import.meta.url);
  const file = require.resolve("../node_modules/@strapi/content-manager/dist/admin/utils/validation.js");
  const inPanel = createRequire(file);
  // All that it takes from the panel are the words of its refusals.
  const panel = inPanel.resolve("@strapi/admin/strapi-admin");
  const words = new Module(panel);
  words.exports = { translatedErrors: new Proxy({}, { get: (_words, name) => ({ id: String(name) }) }) };
  inPanel.cache[panel] = Object.assign(words, { loaded: true });
  try {
    const { createYupSchema }: { createYupSchema: CreateYupSchema } = inPanel(file);
    return createYupSchema;
  } finally {
    delete inPanel.cache[panel];
  }
}

const problemsSchema = z.object({ inner: z.array(z.object({ path: z.string() })) });

/** A type of content that the panel shows, with the check of its form. */
export interface PanelType {
  uid: string;
  /** The path below which the panel asks for its entries. */
  path: string;
  fields: readonly string[];
  /** Paths of the values that a form refuses, as if it were about to be published: what it saves must be complete then. */
  refused(values: unknown): string[];
}

/** The types of the site, as the panel gets to know them. */
export async function panelTypes(panel: Panel): Promise<PanelType[]> {
  const createYupSchema = loadFormCheck();
  const { body } = await panel.ask("GET", "/init");
  const { contentTypes, components } = initSchema.parse(body).data;
  const parts = Object.fromEntries(components.map((component) => [component.uid, component]));
  return contentTypes
    .filter(({ uid }) => uid.startsWith("api::"))
    .map(({ uid, kind, attributes }) => {
      const check = createYupSchema(attributes, parts, { status: null });
      return {
        uid,
        path: `/${kind === "singleType" ? "single-types" : "collection-types"}/${uid}`,
        fields: Object.keys(attributes),
        refused: (values) => refusedBy(check, values),
      };
    });
}

function refusedBy(check: YupSchema, values: unknown): string[] {
  try {
    check.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return problemsSchema.parse(error).inner.map(({ path }) => path);
  }
}
