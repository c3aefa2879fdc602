import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** The fields of a submission that the export's answer columns use. */
interface Answered {
  form: string;
  language: string;
  values: Record<string, unknown>;
}

/** One column per question, for the export of submissions. */
export interface AnswerColumns {
  /** Names of the form fields, in the order of the forms; then those of fields that no form has any more. */
  names: string[];
  /** Returns a submission's answer to a question; for an event its title. */
  answer: (row: Answered, name: string) => unknown;
}

const formSchema = z.object({
  documentId: z.string(),
  locale: z.string().nullish(),
  publishedAt: z.unknown(),
  fields: z.array(z.object({ name: z.string(), source: z.string().nullish() })),
});

type Form = z.infer<typeof formSchema>;

/** Works out the answer columns of submissions, from their forms and the events that they name. */
export async function answerColumns(strapi: Core.Strapi, rows: readonly Answered[]): Promise<AnswerColumns> {
  const forms = await readForms(strapi, [...new Set(rows.map(({ form }) => form))]);
  const fieldNames = [...forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name));
  const answered = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  const names = [...new Set([...fieldNames.filter((name) => answered.has(name)), ...answered])];

  const isEvent = ({ form }: Answered, name: string) =>
    forms.get(form)?.fields.some((field) => field.name === name && field.source === "events") === true;
  const chosen = rows.flatMap((row) =>
    Object.entries(row.values).flatMap(([name, value]) => (isEvent(row, name) ? textsIn(value) : [])),
  );
  const titles = await readTitles(strapi, [...new Set(chosen)]);

  return {
    names,
    answer(row, name) {
      const value = row.values[name];
      if (!isEvent(row, name)) return value;
      // A deleted event has no title: its id is shown.
      return textsIn(value).map(
        (id) => titles.get(id)?.get(row.language) ?? titles.get(id)?.values().next().value ?? id,
      );
    },
  };
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === "string");
}

/** Reads forms by documentId, in the order of `documentIds`; an unpublished form is read as its draft. */
async function readForms(strapi: Core.Strapi, documentIds: readonly string[]): Promise<Map<string, Form>> {
  const found: unknown = await strapi.db
    .query("api::form.form")
    .findMany({ where: { documentId: { $in: documentIds } }, populate: { fields: true } });
  const versions = z.array(formSchema).parse(found);
  const rank = ({ publishedAt, locale }: Form) => (publishedAt === null ? 2 : 0) + (locale === "nl" ? 0 : 1);
  const best = documentIds.flatMap((documentId) =>
    versions
      .filter((version) => version.documentId === documentId)
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, 1),
  );
  return new Map(best.map((form) => [form.documentId, form]));
}

const eventsSchema = z.array(
  z.object({ documentId: z.string(), locale: z.string(), title: z.string().nullish(), publishedAt: z.unknown() }),
);

/** Reads event titles by documentId and language, preferring published versions. */
async function readTitles(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const titles = new Map<string, Map<string, string>>();
  if (documentIds.length === 0) return titles;
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { documentId: { $in: documentIds } },
    select: ["documentId", "locale", "title", "publishedAt"],
  });
  for (const { documentId, locale, title, publishedAt } of eventsSchema.parse(found)) {
    const known = titles.get(documentId) ?? new Map<string, string>();
    if (title && (publishedAt !== null || !known.has(locale))) known.set(locale, title);
    titles.set(documentId, known);
  }
  return titles;
}
