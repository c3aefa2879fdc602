/** A part of the circuit as `GET /api/circuit` gives it, before it is checked: fields may be missing. */
export type PartInput = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): PartInput {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
