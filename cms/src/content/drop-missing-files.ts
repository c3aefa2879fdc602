/**
 * Leaves out what has lost its file: an editor can remove a file from the media
 * library while pictures and downloads still point to it. A single picture
 * becomes `null`, in a list the entry goes; a view never shows a broken image.
 *
 * @param answer - Body of an answer, in the flat or the `data.attributes` shape.
 */
export function dropMissingFiles(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.filter((entry) => !hasLostFile(entry)).map(dropMissingFiles);
  if (typeof answer !== "object" || answer === null) return answer;
  // Dates are objects as well; only plain ones are looked into.
  if (Object.getPrototypeOf(answer) !== Object.prototype) return answer;

  const fields = Object.entries(answer).map(([name, value]) => [
    name,
    hasLostFile(value) ? null : dropMissingFiles(value),
  ]);
  return Object.fromEntries(fields);
}

/** The components that are nothing without their file, by the fields that views select of them. */
const components = [
  { file: "image", fields: ["id", "alternativeText", "caption", "decorative", "image"] },
  { file: "file", fields: ["id", "title", "file"] },
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
