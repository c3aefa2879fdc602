/** What the panel shows of the people behind an entry. */
const shown = new Set(["id", "documentId", "firstname", "lastname", "username"]);

/**
 * Leaves out of an answer what it holds of the people of the panel besides their names, however deep.
 *
 * @param body - Is changed; anything but lists and records, such as a file, stays as it is.
 * @param relations - Names of the relations to people.
 */
export function leaveOutDetails(body: unknown, relations: ReadonlySet<string>): void {
  if (!isListOrRecord(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (!Array.isArray(body) && relations.has(name)) {
      for (const person of [value].flat()) keepShown(person);
    } else leaveOutDetails(value, relations);
  }
}

function keepShown(person: unknown): void {
  // What the panel is told of the field itself, such as its label, is no person.
  if (!isListOrRecord(person) || !("id" in person)) return;
  for (const name of Object.keys(person)) {
    if (!shown.has(name)) Reflect.deleteProperty(person, name);
  }
}

function isListOrRecord(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
