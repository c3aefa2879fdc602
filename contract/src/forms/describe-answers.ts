import type { SubmittedValue } from "./field-answer.ts";
import type { InputField, FormField } from "./form-fields.ts";
import type { SubmittedValues } from "./check-form.ts";

type Language = "nl" | "en";

const words = {
  nl: { yes: "Ja", no: "Nee", tag: "nl-NL" },
  en: { yes: "Yes", no: "No", tag: "en-GB" },
} as const;

/** Returns the answers as labels and texts, in the form's order, without empty ones. */
export function describeAnswers(
  { fields }: { fields: readonly (FormField | InputField)[] },
  values: SubmittedValues,
  language: Language,
): { label: string; text: string }[] {
  return fields.flatMap((field) => {
    const text = describe(field, values[field.name] ?? null, language);
    const label = field.__component === "fields.hidden" ? field.name : field.label;
    return text === "" ? [] : [{ label, text }];
  });
}

/** Joins a question and its answer on one line, with a colon unless the question ends in `?`, `!` or `:`. */
export function answerLine({ label, text }: { label: string; text: string }): string {
  return /[?!:]$/u.test(label) ? `${label} ${text}` : `${label.replace(/\.$/u, "")}: ${text}`;
}

function describe(field: FormField, value: SubmittedValue, language: Language): string {
  if (value === null) return "";
  const { yes, no, tag } = words[language];

  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return new Intl.NumberFormat(tag, styleOf(field)).format(value);
  if (typeof value === "string") return field.__component === "fields.date" ? day(value, tag) : labelOf(field, value);
  if (isList(value))
    return value.map((item) => (typeof item === "string" ? labelOf(field, item) : item.name)).join(", ");

  const { street, housenumber, zipcode, city, country } = value;
  return [[street, housenumber], [zipcode, city], [country]]
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .filter((line) => line !== "")
    .join(", ");
}

function isList(value: SubmittedValue): value is Extract<SubmittedValue, readonly unknown[]> {
  return Array.isArray(value);
}

function styleOf(field: FormField): Intl.NumberFormatOptions {
  if (field.__component === "fields.currency") return { style: "currency", currency: field.currency };
  if (field.__component === "fields.unit") return { style: "unit", unit: field.unit, unitDisplay: field.unitDisplay };
  return { useGrouping: false, maximumFractionDigits: 10 };
}

function labelOf(field: FormField, value: string): string {
  if (!("options" in field)) return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

function day(value: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${value}T00:00:00Z`));
}
