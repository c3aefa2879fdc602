/** Values of a form, by field name. */
export type Values = Record<string, unknown>;

/** Whether a part of a form is an object with fields. */
export function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Values of a form that two editors changed: as loaded, as this editor has them, and as the other saved them. */
export interface Versions {
  loaded: Values;
  mine: Values;
  theirs: Values;
}

/** Whether two values differ, or two forms; an empty text, list or field is equal to none. */
export function isDifferent(one: unknown, other: unknown): boolean {
  return canonical(one) !== canonical(other);
}

/** Fields that change with every save. */
const volatileFields = new Set(["id", "__temp_key__", "createdAt", "updatedAt", "publishedAt"]);

/** Serializes a value, so that equal values give the same text whatever the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(normalized(value)) ?? "";
}

/** Normalizes a value: an empty one to `null`, and a file to its id, as the media library owns its other fields. */
function normalized(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalized);
  if ("mime" in value && "hash" in value && "id" in value) return value.id;
  const parts = Object.entries(value).filter(([name, part]) => !volatileFields.has(name) && normalized(part) !== null);
  return parts.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, normalized(part)]);
}

/** Technical fields that `formatForComparison` leaves out, as editors don't know them; `hiddenFileFields` only inside files. */
const hiddenFields = new Set([...volatileFields, "documentId", "type"]);
const hiddenFileFields = new Set(["formats", "hash", "url", "mime"]);

/** Formats a value as text for editors to compare: each text, number or date inside it on its own line. */
export function formatForComparison(value: unknown, locale: string): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value))
    return value
      .map((part) => formatForComparison(part, locale))
      .filter(Boolean)
      .join("\n");
  if (typeof value === "string") return dateInWords(value, locale) ?? value;
  if (typeof value !== "object") return JSON.stringify(value);
  return (
    Object.entries(value)
      .filter(([name]) => !hiddenFields.has(name) && !("mime" in value && hiddenFileFields.has(name)))
      // Sorts by field name, so that order makes no difference; `__component`, the type of a block, comes first.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => (name === "__component" ? `— ${String(part)}` : formatForComparison(part, locale)))
      .filter(Boolean)
      .join("\n")
  );
}

const moment = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" } as const;
const day = { dateStyle: "long", timeZone: "UTC" } as const;

/** Formats a day, or a moment in the circuit's time zone; `null` for any other text. */
function dateInWords(text: string, locale: string): string | null {
  const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/u.exec(text);
  const date = new Date(text);
  if (form === null || Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, form[1] === undefined ? day : moment).format(date);
}
