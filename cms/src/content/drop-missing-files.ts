import { downloadEntry, picture } from "./populate/elements.ts";

/**
 * Leaves out pictures and downloads that have lost their file, which an editor removed from the media library, so that
 * a view never shows a broken image. A single one becomes `null`; in a list it is dropped.
 *
 * @param answer - Body of an answer, in the flat or the `data.attributes` shape.
 */
export function dropMissingFiles(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.filter((entry) => !hasLostFile(entry)).map(dropMissingFiles);
  if (typeof answer !== "object" || answer === null) return answer;
  // Only plain objects are searched; a date, for example, is an object too.
  if (Object.getPrototypeOf(answer) !== Object.prototype) return answer;

  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    hasLostFile(value) ? null : dropMissingFiles(value),
  ]);
  return Object.fromEntries(fields);
}

/** Components that are useless without their file; the fields that views select tell which component an object is. */
const components = [
  { file: "image", fields: ["id", ...picture.fields, "image"] },
  { file: "file", fields: ["id", ...downloadEntry.fields, "file"] },
];

function hasLostFile(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return components.some(({ file, fields }) => {
    const isThisOne = names.length === fields.length && fields.every((field) => names.includes(field));
    return isThisOne && isEmpty(Reflect.get(value, file));
  });
}

function isEmpty(media: unknown): boolean {
  return media === null || (typeof media === "object" && "data" in media && media.data === null);
}
