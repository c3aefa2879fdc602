const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Characters XML 1.0 has no way to write, not even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Makes a text safe between tags and in attributes of XML; what XML can't hold is left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, "").replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);
}
