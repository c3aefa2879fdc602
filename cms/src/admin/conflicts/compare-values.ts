/** The values of a form, by the name of the field. */
export type Values = Record<string, unknown>;

/** A form that two editors changed: as it was loaded, as this editor has it, and as the other saved it. */
export interface Versions {
  loaded: Values;
  mine: Values;
  theirs: Values;
}

/** Names of the fields whose values differ, in the order of the first. */
export function differingFields(one: Values, other: Values): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => canonical(one[name]) !== canonical(other[name]));
}

/** Fields that change with every save. */
const volatileFields = new Set(["id", "__temp_key__", "createdAt", "updatedAt", "publishedAt"]);

/** A value as a text; equal values give the same text, whatever the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(normalized(value)) ?? "";
}

/** @returns `null` for an empty value; for a file its id, as the media library owns its other fields. */
function normalized(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalized);
  if ("mime" in value && "hash" in value && "id" in value) return value.id;
  const parts = Object.entries(value).filter(([name, part]) => !volatileFields.has(name) && normalized(part) !== null);
  return parts.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, normalized(part)]);
}

/** Names of the fields that both editors changed differently: one of the two values has to be chosen. */
export function conflictingFields({ loaded, mine, theirs }: Versions): string[] {
  const theirChanges = new Set(differingFields(loaded, theirs));
  const different = new Set(differingFields(mine, theirs));
  return differingFields(loaded, mine).filter((name) => theirChanges.has(name) && different.has(name));
}

/** Names of the fields that only this editor changed, or that both changed to the same value: they stay. */
export function ownFields(versions: Versions): string[] {
  const conflicting = new Set(conflictingFields(versions));
  return differingFields(versions.loaded, versions.mine).filter((name) => !conflicting.has(name));
}

/** Fields that no editor sees: of any part, and of a file. */
const hiddenFields = new Set([...volatileFields, "documentId", "type"]);
const hiddenFileFields = new Set(["formats", "hash", "url", "mime"]);

/** A value as a text that an editor can compare: its words, a line for each part. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join("\n");
  if (typeof value === "string") return dateInWords(value) ?? value;
  if (typeof value !== "object") return JSON.stringify(value);
  return (
    Object.entries(value)
      .filter(([name]) => !hiddenFields.has(name) && !("mime" in value && hiddenFileFields.has(name)))
      // Sorted, so that the order of the fields doesn't matter; `__component`, the kind of block, comes first.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => (name === "__component" ? `— ${String(part)}` : inWords(part)))
      .filter(Boolean)
      .join("\n")
  );
}

const moment = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});
const day = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" });

/** A day or a moment as it is shown, in the circuit's time; `null` for any other text. */
function dateInWords(text: string): string | null {
  const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/u.exec(text);
  const date = new Date(text);
  if (form === null || Number.isNaN(date.getTime())) return null;
  return (form[1] === undefined ? day : moment).format(date);
}
