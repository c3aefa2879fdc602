import { dateBounds } from "@circuit/contract/forms/date-bounds";
import type { FieldError } from "@circuit/contract/forms/form-errors";
import type { FieldOf, FormField } from "@circuit/contract/forms/form-fields";
import type { Locale } from "@circuit/contract/locales";
import { formatDay } from "#app/i18n/format.ts";
import { formMessages, type FormMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { useForm } from "./form-context.ts";

/** Returns a function that writes an input's error message. Parts of an address have their own labels. */
export function useErrorText(): (name: string, error: FieldError) => string {
  const locale = useLocale();
  const { form, today } = useForm();
  const messages = formMessages[locale];
  const parts: Readonly<Record<string, string>> = messages.address;

  return (name, { key, params }) => {
    const [fieldName = "", part = ""] = name.split(".");
    const field = form.fields.find((candidate) => candidate.name === fieldName);
    const isChosen = field !== undefined && "options" in field;
    const written: Record<string, string> = {};
    for (const [limit, value] of Object.entries(params)) {
      written[limit] =
        typeof value === "number" ? new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(value) : value;
    }
    if (field?.__component === "fields.date") Object.assign(written, boundsInWords(field, today, locale));
    const label = parts[part] ?? params["label"] ?? "";
    if (key !== "forms.errors.required") return messages.errors[key]({ ...written, label });
    // Fields with options have their own message: visitors choose, they don't fill in.
    if (isChosen) return messages.errors["forms.errors.choice"]({ label });
    return missingInWords(field, part, String(label), messages);
  };
}

/**
 * Returns the message for a missing answer: a specific one for known kinds of fields, else one with the field's label.
 */
function missingInWords(field: FormField | undefined, part: string, label: string, messages: FormMessages): string {
  const { missing, fileRequired, errors } = messages;
  const words: Readonly<Record<string, string>> = missing;
  const known = words[kindOf(field, part)];
  if (known !== undefined) return known;
  return field?.__component === "fields.file" ? fileRequired(label) : errors["forms.errors.required"]({ label });
}

function kindOf(field: FormField | undefined, part: string): string {
  if (field?.__component === "fields.address") return part;
  // The input that repeats an e-mail address has no message of its own.
  if (part !== "") return "";
  if (field?.__component === "fields.email" || field?.__component === "fields.telephone")
    return field.__component.replace("fields.", "");
  return field !== undefined && "autofill" in field ? (field.autofill ?? "") : "";
}

/** Returns the first and last day that a field accepts, in the page's language; without a limit an entry is absent. */
function boundsInWords(field: FieldOf<"fields.date">, today: string, locale: Locale): Record<string, string> {
  const bounds = Object.entries(dateBounds(field, today));
  return Object.fromEntries(bounds.flatMap(([name, day]) => (day === null ? [] : [[name, formatDay(day, locale)]])));
}
