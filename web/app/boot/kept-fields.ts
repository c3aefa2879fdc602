/** What a visitor had on screen when the page had to reload. */
export interface KeptFields {
  path: string;
  scrollY: number;
  /** What stood in the page's fields, in their order. */
  values: (string | boolean)[];
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a page that can be filled in, except passwords and files, which may not be kept. */
export function fieldsOf(document: Document): Field[] {
  return [
    ...document.querySelectorAll<Field>(":is(main,footer) :is(input:not([type=password],[type=file]),select,textarea)"),
  ];
}

/** Reads what was kept; `null` when it is nothing of ours. */
export function readKeptFields(text: string): KeptFields | null {
  const kept: unknown = JSON.parse(text);
  return isKeptFields(kept) ? kept : null;
}

function isKeptFields(value: unknown): value is KeptFields {
  return typeof value === "object" && value !== null && "path" in value && "scrollY" in value && "values" in value;
}
