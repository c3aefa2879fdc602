import { describe, expect, test } from "vitest";
import * as z from "zod";
import { highestPriceCents } from "../../contract/src/shop/price-bounds.ts";
import { schemaOf } from "../src/content/schema-parts.ts";
import { translateMessage } from "../src/strapi-internals/error-messages.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

/** Every rule of a schema that a value can break must have an error in words. */
const cms = emptyCmsForFile();

const attributeSchema = z.looseObject({
  type: z.string(),
  required: z.boolean().default(false),
  repeatable: z.boolean().default(false),
  components: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  minLength: z.number().optional(),
  max: z.number().optional(),
  min: z.number().optional(),
  regex: z.unknown().optional(),
});

type Attribute = z.infer<typeof attributeSchema>;

/** The rules of a field by name, each with a value that breaks it. */
function broken(attribute: Attribute): [string, unknown][] {
  const { type, required, repeatable, components, maxLength, minLength, max, min, regex } = attribute;
  const part = components === undefined ? {} : { __component: components[0] };
  const isNumber = ["integer", "float", "decimal", "biginteger"].includes(type);
  const isList = repeatable || type === "dynamiczone";
  const isText = ["string", "text", "uid", "email", "richtext"].includes(type);
  return [
    ...rule("required", required, null),
    ...rule("maxLength", maxLength !== undefined, "x".repeat((maxLength ?? 0) + 1)),
    ...rule("longest", type === "string", "x".repeat(256)),
    ...rule("minLength", (minLength ?? 0) > 1, "x"),
    ...rule("max", isNumber && max !== undefined, (max ?? 0) + 1),
    ...rule("min", isNumber && min !== undefined, (min ?? 0) - 1),
    ...rule(
      "most",
      isList && max !== undefined,
      Array.from({ length: (max ?? 0) + 1 }, () => part),
    ),
    ...rule("fewest", isList && (min ?? 0) > 1, [part]),
    ...rule("regex", regex !== undefined || type === "uid", "\\ niet zo \\"),
    ...rule("enumeration", type === "enumeration", "geen-keuze"),
    ...rule("whole", type === "integer", 1.5),
    ...rule("kind", !isText && type !== "dynamiczone" && type !== "customField", "{ niet zo"),
    ...rule("text", isText, { niet: "zo" }),
    ...rule("email", type === "email", "geen adres"),
    ...rule("list", repeatable, "geen lijst"),
    ...rule("part", type === "component" && !repeatable, "geen onderdeel"),
  ];
}

function rule(name: string, applies: boolean, value: unknown): [string, unknown][] {
  return applies ? [[name, value]] : [];
}

const kinds = () => [
  ...Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith("api::")),
  ...Object.keys(cms.strapi.components),
];

const refusedSchema = z.object({
  details: z.object({ errors: z.array(z.object({ message: z.string(), path: z.array(z.string()) })) }),
});

/** The checks of Strapi's documents; source: `@strapi/core` 5.54, `services/entity-validator`. */
interface Validator {
  validateEntityCreation(model: unknown, data: object, options: object): Promise<unknown>;
}

/** Strapi's errors about one value of a field when it is published. */
async function said(kind: string, name: string, value: unknown): Promise<string[]> {
  try {
    const validator = cms.strapi.get<Validator>("entityValidator");
    await validator.validateEntityCreation(schemaOf(cms.strapi, kind), { [name]: value }, { isDraft: false });
    return [];
  } catch (error) {
    const { errors } = refusedSchema.parse(error).details;
    return errors.filter(({ path }) => path[0] === name || path.length === 0).map(({ message }) => message);
  }
}

const raw = /must|required field|This attribute|[Ii]nvalid|`|undefined|null|\^/u;

describe("what is wrong with a field", () => {
  test.runIf(isWholeRun)("is said in words in both languages, for every rule of every type and component", async () => {
    const rules = new Set<string>();
    const problems = new Set<string>();
    for (const kind of kinds()) {
      for (const [name, given] of Object.entries(schemaOf(cms.strapi, kind)?.attributes ?? {})) {
        const attribute = attributeSchema.safeParse(given);
        for (const [ruleName, value] of attribute.success ? broken(attribute.data) : []) {
          for (const message of await said(kind, name, value)) {
            rules.add(ruleName);
            for (const language of ["nl", "en"] as const) {
              const words = translateMessage(message, language, "‘Veld’");
              if (raw.test(words) || words === message) problems.add(`${kind} ${name} (${ruleName}): ${words}`);
            }
          }
        }
      }
    }
    expect([...problems]).toEqual([]);
    expect([...rules]).toEqual(
      expect.arrayContaining(["required", "maxLength", "max", "min", "regex", "enumeration", "whole", "kind", "email"]),
    );
  });
});

test("every whole number that editors type has a lowest and a highest value, and prices have those of the contract", () => {
  const numbers = kinds().flatMap((kind) =>
    Object.entries(schemaOf(cms.strapi, kind)?.attributes ?? {}).flatMap(([name, given]) => {
      const { type, min, max } = attributeSchema.safeParse(given).data ?? { type: "" };
      return type === "integer" ? [{ field: `${kind} ${name}`, min, max }] : [];
    }),
  );
  expect(numbers.length).toBeGreaterThan(15);
  expect(numbers.filter(({ min, max }) => min === undefined || max === undefined)).toEqual([]);
  const prices = numbers.filter(({ field }) => field.endsWith("Cents"));
  expect(prices.map(({ min, max }) => [min, max])).toEqual(prices.map(() => [0, highestPriceCents]));
});
