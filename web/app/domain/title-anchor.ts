/** Returns a title's id for links: `part-what-we-keep` for “What we keep”; `undefined` without letters and digits. */
export function titleAnchor(title: string): string | undefined {
  const words = hyphenatedWords(title);
  return words === "" ? undefined : `part-${words}`;
}

/** Joins the words of a text by hyphens, for an id: `cafe-bus` for “Café, bus”; empty without letters and digits. */
export function hyphenatedWords(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join("-");
}
