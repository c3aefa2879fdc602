const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Characters that XML 1.0 can't contain, not even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, between tags or in an attribute; removes characters that XML can't contain. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, "").replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);
}
