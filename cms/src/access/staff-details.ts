/** The fields of a person that the panel shows with an entry. */
const shown = new Set(["id", "documentId", "firstname", "lastname", "username"]);

/**
 * Removes all details of people of the panel but their names from an answer, however deep.
 *
 * @param body - Changed in place; anything but lists and records, such as a file, stays as it is.
 * @param relations - Names of the relations to people.
 */
export function removeStaffDetails(body: unknown, relations: ReadonlySet<string>): void {
  if (!isListOrRecord(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (!Array.isArray(body) && relations.has(name)) {
      for (const person of [value].flat()) removeDetails(person);
    } else removeStaffDetails(value, relations);
  }
}

function removeDetails(person: unknown): void {
  // A description of the field itself, such as its label, is no person.
  if (!isListOrRecord(person) || !("id" in person)) return;
  for (const name of Object.keys(person)) {
    if (!shown.has(name)) Reflect.deleteProperty(person, name);
  }
}

function isListOrRecord(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
