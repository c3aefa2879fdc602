/**
 * Invisible characters that pasted text brings along: zero-width spaces, text direction marks, byte order marks, soft
 * hyphens, control characters and lone surrogates.
 */
const invisible = /(?![\t\n\v\f\r\u200c\u200d\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu;

/** Zero-width joiners in scripts where they have no effect. Persian, Indian scripts and combined emoji need them. */
const idleJoiners = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200c\u200d]+/gu;

/** Cleans one line of text: composes (NFC) and trims it, removes invisible characters, makes all white space spaces. */
export function cleanLine(text: string): string {
  return withoutInvisible(text).replaceAll(/\s/gu, " ").trim();
}

/** Does what {@link cleanLine} does for a text of several lines, and makes all line ends line feeds. */
export function cleanLines(text: string): string {
  const visible = withoutInvisible(text.replaceAll(/\r\n?|\u2028|\u2029/gu, "\n"));
  return visible.replaceAll(/[^\S\n\t]/gu, " ").trim();
}

function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, "").replaceAll(idleJoiners, "").normalize("NFC");
}
