/**
 * Shortens names by the words that all of them begin or end with: `Ingang Noord` and `Ingang Zuid` become `Noord` and
 * `Zuid`. Also drops text in brackets at the end. A name keeps at least one word.
 */
export function shortenNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.replace(/\s*\(.*\)$/u, "").split(/\s+/u));
  const shortest = Math.min(...words.map(({ length }) => length));
  const inCommon = (at: (parts: string[], index: number) => string | undefined, most: number) => {
    let count = 0;
    while (count < most && new Set(words.map((parts) => at(parts, count))).size === 1) count += 1;
    return count;
  };
  if (names.length < 2) return words.map((parts) => parts.join(" "));
  const before = inCommon((parts, index) => parts[index], shortest - 1);
  const after = inCommon((parts, index) => parts.at(-1 - index), shortest - 1 - before);
  return words.map((parts) => parts.slice(before, parts.length - after).join(" "));
}
