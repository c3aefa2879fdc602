/** The place of a title on its page, for links to it: `part-what-we-keep` of “What we keep”; `undefined` without letters. */
export function titleAnchor(title: string): string | undefined {
  const words = plainWords(title);
  return words === "" ? undefined : `part-${words}`;
}

/** The words of a text as a fragment has them, with hyphens between: `cafe-bus` of “Café, bus”; empty without letters. */
export function plainWords(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join("-");
}
