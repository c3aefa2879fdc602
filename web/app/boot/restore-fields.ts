import { fillableFields, readSavedFields, type FillableField } from "./saved-fields.ts";

/** Restores typed input and scroll position after a reload of the page. Does nothing on another page. */
export function restoreFields(text: string): void {
  const saved = readSavedFields(text);
  if (saved?.path !== location.href) return;
  for (const [index, field] of fillableFields(document).entries()) {
    const { name, value } = saved.values[index] ?? {};
    // After hydration another field may be in this position.
    if (name === field.name) setValue(field, value);
  }
  scrollTo(0, saved.scrollY);
}

function setValue(field: FillableField, value: string | boolean | undefined): void {
  if (typeof value === "boolean" && "checked" in field) field.checked = value;
  if (typeof value !== "string" || value === field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
