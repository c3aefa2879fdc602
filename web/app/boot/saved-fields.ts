/** Scroll position and field values of a page at its reload. */
export interface SavedFields {
  path: string;
  scrollY: number;
  /** In the order of the page's fields. */
  values: { name: string; value: string | boolean }[];
}

export type FillableField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields of a page that a visitor can fill in, without passwords and files, which may not be stored. */
export function fillableFields(document: Document): FillableField[] {
  const fields = "input:not([type=password],[autocomplete$=password],[type=file],[type=hidden]),select,textarea";
  return [...document.querySelectorAll<FillableField>(`:is(main,footer) :is(${fields})`)].filter(
    (field) => field.closest("[aria-hidden=true]") === null,
  );
}

/** Parses saved fields; `null` when the JSON holds something else. */
export function readSavedFields(text: string): SavedFields | null {
  const parsed: unknown = JSON.parse(text);
  return isSavedFields(parsed) ? parsed : null;
}

function isSavedFields(value: unknown): value is SavedFields {
  return typeof value === "object" && value !== null && "path" in value && "scrollY" in value && "values" in value;
}
