import { describe, expect, test } from "vitest";
import * as z from "zod";
import { formatId, formats } from "../src/admin/translations/formats.ts";
import { labelOf } from "../src/content/editing/field-place.ts";
import { schemaOf } from "../src/content/schema-parts.ts";
import { editing } from "./shared-cms.ts";

const begun = editing();

const attributeSchema = z.looseObject({
  type: z.string(),
  maxLength: z.number().optional(),
  max: z.number().optional(),
  min: z.number().optional(),
  regex: z.unknown().optional(),
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  components: z.array(z.string()).optional(),
});

type Attribute = z.infer<typeof attributeSchema>;

const attributesOf = (uid: string) =>
  Object.entries(schemaOf(begun.cms.strapi, uid)?.attributes ?? {}).flatMap(([name, given]): [string, Attribute][] => {
    const read = attributeSchema.safeParse(given);
    return read.success && labelOf(begun.cms.strapi, uid, name) !== name ? [[name, read.data]] : [];
  });

/** Values that break a rule of a field. */
function wrongValues({ type, maxLength, max, min, regex }: Attribute): unknown[] {
  const isNumber = ["integer", "float", "decimal"].includes(type);
  return [
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
    ...(isNumber && max !== undefined ? [max + 1] : []),
    ...(isNumber && min !== undefined ? [min - 1] : []),
    ...(isNumber ? ["negen"] : []),
    ...(regex === undefined ? [] : ["\\ niet zo \\"]),
    ...(type === "enumeration" ? ["geen-keuze"] : []),
  ];
}

/** A way to send a component: the type that contains it, and a function that wraps its data. */
interface Way {
  uid: string;
  around: (part: object) => object;
}

/** A way to send every type, and every component at any depth in one. */
function ways(): Map<string, Way> {
  const found = new Map<string, Way>();
  const visit = (kind: string, way: Way) => {
    if (found.has(kind)) return;
    found.set(kind, way);
    for (const [name, { type, component, repeatable, components }] of attributesOf(kind)) {
      const into = (wrap: (part: object) => unknown): Way => ({
        uid: way.uid,
        around: (part) => way.around({ [name]: wrap(part) }),
      });
      if (type === "component" && component !== undefined)
        visit(
          component,
          into((part) => (repeatable === true ? [part] : part)),
        );
      for (const inner of components ?? [])
        visit(
          inner,
          into((part) => [{ __component: inner, ...part }]),
        );
    }
  };
  const inbox = ["api::submission.submission", "api::subscription.subscription"];
  for (const uid of Object.keys(begun.cms.strapi.contentTypes).filter(
    (name) => name.startsWith("api::") && !inbox.includes(name),
  )) {
    visit(uid, { uid, around: (part) => part });
  }
  return found;
}

const answerSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({
      errors: z.array(z.object({ message: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
    }),
  }),
});

async function refusal({ uid, around }: Way, part: object, language: string) {
  const isSingle = Reflect.get(schemaOf(begun.cms.strapi, uid) ?? {}, "kind") === "singleType";
  const path = `/${isSingle ? "single" : "collection"}-types/${uid}?locale=nl`;
  return begun.editor.ask(isSingle ? "PUT" : "POST", path, around(part), { "x-panel-language": language });
}

const raw = /must be|must have|required field|This attribute|errors occurred|`|undefined|null/u;

describe.each([
  ["nl", /(?:is|heeft|kloppen) /u],
  ["en", /(?:is|has|aren’t) /u],
])("every error in the panel's language %s", (language, shape) => {
  test("names the field by its label, in words", async () => {
    let provoked = 0;
    const problems: string[] = [];
    for (const [kind, way] of ways()) {
      const wrong = attributesOf(kind).flatMap(([name, attribute]) =>
        wrongValues(attribute).map((value) => [name, value] as const),
      );
      // One request per value would take minutes, so each request has a wrong value in every field.
      const rounds = Math.max(0, ...wrong.map(([name]) => wrong.filter(([other]) => other === name).length));
      for (let round = 0; round < rounds; round += 1) {
        const values = Object.fromEntries(
          [...new Set(wrong.map(([name]) => name))].flatMap((name) => {
            const own = wrong.filter(([other]) => other === name)[round];
            return own === undefined ? [] : [own];
          }),
        );
        const { status, body } = await refusal(way, values, language);
        if (status !== 400) continue;
        const answer = answerSchema.safeParse(body);
        if (!answer.success) {
          problems.push(`${kind}: ${JSON.stringify(body)}`);
          continue;
        }
        for (const { message, path } of answer.data.error.details.errors) {
          provoked += 1;
          const name = String(path.findLast((step) => !/^\d+$/u.test(String(step))));
          const isNamed =
            message.includes(labelOf(begun.cms.strapi, kind, name)) ||
            attributesOf(kind).every(([own]) => own !== name);
          if (!isNamed || raw.test(message) || !shape.test(message))
            problems.push(`${kind} ${path.join(".")}: ${message}`);
        }
      }
    }
    expect(problems).toEqual([]);
    expect(provoked).toBeGreaterThan(200);
  }, 240_000);
});

test.each([
  ["nl", { startsAt: "geen moment" }],
  ["en", { startsAt: "2027-02-31T10:00:00.000Z" }],
  ["nl", { startsAt: "2027-02-01T25:00:00.000Z" }],
  ["nl", { timetable: [{ date: "geen dag", sessions: [] }] }],
  ["en", { timetable: [{ date: "2027-02-31", sessions: [] }] }],
])("a date that is none is refused in the panel's language %s: %j", async (language, data) => {
  const path = "/collection-types/api::event.event?locale=nl";
  const { status, body } = await begun.editor.ask("POST", path, data, { "x-panel-language": language });
  expect(status).toBe(400);
  const words = { nl: "’ is geen dag of tijd die bewaard kan worden", en: "’ is no day or time that can be stored" };
  const { message } = z.object({ error: z.object({ message: z.string() }) }).parse(body).error;
  expect(message).toMatch(new RegExp(`‘.+${language === "nl" ? words.nl : words.en}`, "u"));
});

describe.each([
  ["nl", "verplicht"],
  ["en", "required"],
])("in the panel's language %s", (language, word) => {
  test.each(["   ", " \u00a0 ", ""])("a text like %j is none where one is required", async (blank) => {
    const article = { title: blank, slug: "blanco", publishedOn: "2026-01-01T10:00:00.000Z" };
    const sessions = [{ startTime: "12:00", title: blank, titleEn: "Lunch", kind: "other" }];
    const times = { startsAt: "2027-05-01T10:00:00.000Z", endsAt: "2027-05-01T20:00:00.000Z" };
    const event = { title: "Avond", slug: "avond-blanco", ...times, timetable: [{ date: "2027-05-01", sessions }] };
    for (const [uid, data, label] of [
      ["api::news-article.news-article", article, "‘Titel’"],
      ["api::event.event", event, "‘.*Wat er gebeurt.*’"],
    ] as const) {
      const path = `/collection-types/${uid}/actions/publish?locale=nl`;
      const { status, body } = await begun.editor.ask("POST", path, data, { "x-panel-language": language });
      expect(status).toBe(400);
      expect(answerSchema.parse(body).error.message).toMatch(new RegExp(`${label}.*${word}`, "u"));
    }
  });
});

test("every way of writing that a field asks for is explained in the panel", () => {
  const fields = [
    ...Object.keys(begun.cms.strapi.contentTypes).filter((uid) => uid.startsWith("api::")),
    ...Object.keys(begun.cms.strapi.components),
  ]
    .flatMap((uid) => attributesOf(uid))
    .filter(([, { regex }]) => regex !== undefined)
    .map(([name]) => name);
  expect(new Set(fields).size).toBeGreaterThan(10);
  expect([...new Set(fields)].filter((name) => formats[formatId(name)] === undefined)).toEqual([]);
});

test("an amount over the maximum is refused in euros, as it was typed", async () => {
  const moment = "2027-05-01T10:00:00.000Z";
  const dear = { title: "Duur", slug: "duur", startsAt: moment, endsAt: moment, priceFromCents: 10_000_001 };
  const { status, body } = await begun.editor.ask("POST", "/collection-types/api::event.event?locale=nl", dear);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/‘Prijs vanaf \(€\)’ is te hoog: hoogstens €\s100\.000,00\./u);
});
