/** What a field of a form holds, without spaces around it; `null` when that is nothing, or a file. */
export function fieldText(fields: FormData, name: string): string | null {
  const value = fields.get(name);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
