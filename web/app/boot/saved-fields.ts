/** What a visitor had on screen when the page had to reload. */
export interface SavedFields {
  path: string;
  scrollY: number;
  /** What stood in the page's fields, in their order, with their names. */
  values: { name: string; value: string | boolean }[];
}

export type FillableField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of a page that a visitor can fill in: without hidden fields, whose values are the page's own, and without
 * passwords (also while they are shown) and files, which may not be stored.
 */
export function fillableFields(document: Document): FillableField[] {
  const fields = "input:not([type=password],[autocomplete$=password],[type=file],[type=hidden]),select,textarea";
  return [...document.querySelectorAll<FillableField>(`:is(main,footer) :is(${fields})`)].filter(
    (field) => field.closest("[aria-hidden=true]") === null,
  );
}

/** Parses saved fields; `null` when the text holds something else. */
export function readSavedFields(text: string): SavedFields | null {
  const parsed: unknown = JSON.parse(text);
  return isSavedFields(parsed) ? parsed : null;
}

function isSavedFields(value: unknown): value is SavedFields {
  return typeof value === "object" && value !== null && "path" in value && "scrollY" in value && "values" in value;
}
