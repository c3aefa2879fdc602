/** What a visitor had on screen when the page had to reload. */
export interface KeptFields {
  path: string;
  scrollY: number;
  /** What stood in the page's fields, in their order. */
  values: (string | boolean)[];
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Everything that can be typed in, except what no page may keep. */
export function fieldsOf(document: Document): Field[] {
  return [...document.querySelectorAll<Field>("main :is(input:not([type=password],[type=file]),select,textarea)")];
}
