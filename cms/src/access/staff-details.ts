/** Fields of a panel user that the panel shows with an entry. */
const shown = new Set(["id", "documentId", "firstname", "lastname", "username"]);

/**
 * Removes all details of panel users except their names from a response body, at any depth.
 *
 * @param body - Changed in place; anything but arrays and plain objects, such as a stream, is left as it is.
 * @param relations - Names of the relations to panel users.
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
  // Without an id it isn't a user, but for example the label of the field.
  if (!isListOrRecord(person) || !("id" in person)) return;
  for (const name of Object.keys(person)) {
    if (!shown.has(name)) Reflect.deleteProperty(person, name);
  }
}

function isListOrRecord(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
