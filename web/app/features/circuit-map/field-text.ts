/** Returns the trimmed text of a form field; `null` when it is empty or a file. */
export function fieldText(fields: FormData, name: string): string | null {
  const value = fields.get(name);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
