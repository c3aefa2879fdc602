/**
 * What shows nothing and nobody types on purpose: marks of width and text direction, byte order marks, soft hyphens, control
 * characters and halves of characters. It comes along with what is pasted from documents and lists of contacts.
 */
const invisible = /(?![\t\n\v\f\r\u200c\u200d\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu;

/** Joiners shape letters of Persian and India, and pictures of several parts; behind other letters they do nothing. */
const idleJoiners = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200c\u200d]+/gu;

/** One line of text, composed (NFC) and trimmed, without invisible characters; all white space is spaces. */
export function cleanLine(text: string): string {
  return withoutInvisible(text).replaceAll(/\s/gu, " ").trim();
}

/** As {@link cleanLine}, of several lines, which end in a line feed. */
export function cleanLines(text: string): string {
  const visible = withoutInvisible(text.replaceAll(/\r\n?|\u2028|\u2029/gu, "\n"));
  return visible.replaceAll(/[^\S\n\t]/gu, " ").trim();
}

function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, "").replaceAll(idleJoiners, "").normalize("NFC");
}
