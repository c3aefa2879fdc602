import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { unreadableDays } from "#contract/forms/disabled-days";
import { readRecipients, unreadableRecipients } from "../../mail/recipients.ts";

const text = z.string().nullish();
const figure = z.number().nullish();

const fieldSchema = z.object({
  __component: z.string(),
  name: z
    .string()
    .nullish()
    .transform((name) => name ?? ""),
  label: text,
  showWhenField: text,
  showWhenValue: text,
  source: text,
  options: z.array(z.object({ value: text })).nullish(),
  min: z.union([z.number(), z.string()]).nullish(),
  max: z.union([z.number(), z.string()]).nullish(),
  minLength: figure,
  maxLength: figure,
  minChoices: figure,
  maxChoices: figure,
  minDaysFromToday: figure,
  maxDaysFromToday: figure,
  disabledDays: text,
});

type Field = z.infer<typeof fieldSchema>;

const draftSchema = z.object({
  purpose: text,
  recipients: text,
  fields: z
    .array(fieldSchema)
    .nullish()
    .transform((fields) => fields ?? []),
});

type Draft = z.infer<typeof draftSchema>;

const withOptions = { populate: ["options"] };

/** The reason why a draft form can't be published, in Dutch; `null` when there is none. */
export async function formProblem(strapi: Core.Strapi, documentId: string, locale: string): Promise<string | null> {
  const where = { documentId, locale, publishedAt: null };
  const found: unknown = await strapi.db.query("api::form.form").findOne({ where, populate: withAllKinds(strapi) });
  if (found === null) return null;

  const draft = draftSchema.parse(found);
  const problems = [...draft.fields.map((field) => fieldProblem(field, draft.fields)), ...formProblems(draft)];
  return problems.find((problem) => problem !== null) ?? null;
}

function withAllKinds(strapi: Core.Strapi) {
  const kinds = Object.keys(strapi.components).filter((uid) => uid.startsWith("fields."));
  const entries = kinds.map((uid) => [uid, uid.endsWith("choice") ? withOptions : true]);
  return { fields: { on: Object.fromEntries(entries) } };
}

function formProblems({ fields, purpose, recipients }: Draft): (string | null)[] {
  const [wrong] = unreadableRecipients(recipients ?? "");
  const isAlarm = purpose === "ticket-alarm";
  const has = (kind: string) => fields.some(({ __component }) => __component === kind);

  return [
    fields.length === 0 ? "Het formulier heeft nog geen vragen." : null,
    wrong === undefined ? null : `‘${wrong}’ bij Ontvangers is geen e-mailadres.`,
    !isAlarm && readRecipients(recipients ?? "").length === 0
      ? "Vul bij Ontvangers minstens één e-mailadres in: anders leest niemand de inzendingen."
      : null,
    isAlarm && !has("fields.email") ? "Een ticketalarm vraagt om een e-mailadres: voeg die vraag toe." : null,
    isAlarm && !fields.some(({ source }) => source === "events")
      ? "Een ticketalarm vraagt om een evenement: voeg een keuze toe die haar antwoorden uit de komende evenementen haalt."
      : null,
  ];
}

function fieldProblem(field: Field, all: readonly Field[]): string | null {
  const called = field.label ?? field.name;
  if (all.some((other) => other !== field && other.name === field.name)) {
    return `Er zijn twee vragen met het kenmerk ‘${field.name}’: geef er een een ander.`;
  }
  if (field.name in {}) return `‘${field.name}’ kan geen kenmerk zijn: kies een ander woord.`;
  return optionsProblem(field, called) ?? conditionProblem(field, called, all) ?? limitsProblem(field, called);
}

function optionsProblem({ __component, source, options }: Field, called: string): string | null {
  if (!__component.endsWith("choice") || source === "events") return null;

  const values = (options ?? []).map(({ value }) => value);
  if (values.length === 0) return `De vraag ‘${called}’ heeft nog geen antwoorden om uit te kiezen.`;
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined ? null : `De vraag ‘${called}’ heeft twee antwoorden met de waarde ‘${twice}’.`;
}

function conditionProblem({ name, showWhenField, showWhenValue }: Field, called: string, all: readonly Field[]) {
  if (!showWhenField) {
    return showWhenValue
      ? `De vraag ‘${called}’ wacht op het antwoord ‘${showWhenValue}’, maar er staat niet bij welke vraag.`
      : null;
  }

  const decider = all.find((other) => other.name === showWhenField);
  if (decider === undefined || decider.name === name) {
    return `De vraag ‘${called}’ wacht op de vraag ‘${showWhenField}’, maar die is er niet.`;
  }
  if (waitsFor(decider, name, all))
    return `De vragen ‘${called}’ en ‘${decider.label ?? decider.name}’ wachten op elkaar.`;

  const values = decider.source === "events" ? [] : (decider.options ?? []).map(({ value }) => value);
  return !showWhenValue || values.length === 0 || values.includes(showWhenValue)
    ? null
    : `De vraag ‘${called}’ wacht op het antwoord ‘${showWhenValue}’, maar dat heeft ‘${decider.label ?? decider.name}’ niet.`;
}

/** Whether a field depends on the field of that name, directly or through others. */
function waitsFor(field: Field, name: string, all: readonly Field[], passed: readonly Field[] = []): boolean {
  if (field.showWhenField === name) return true;
  const decider = all.find((other) => other.name === field.showWhenField);
  return decider !== undefined && !passed.includes(decider) && waitsFor(decider, name, all, [...passed, field]);
}

function limitsProblem(field: Field, called: string): string | null {
  const pairs = [
    [field.min, field.max],
    [field.minLength, field.maxLength],
    [field.minChoices, field.maxChoices],
    [field.minDaysFromToday, field.maxDaysFromToday],
  ] as const;
  const isTurned = pairs.some(([least, most]) => least != null && most != null && least > most);
  if (isTurned) return `Bij de vraag ‘${called}’ is de laagste grens hoger dan de hoogste.`;

  const [day] = unreadableDays(field.disabledDays ?? "");
  return day === undefined ? null : `Bij de vraag ‘${called}’ staat ‘${day}’ bij Gesloten dagen; dat is geen dag.`;
}
