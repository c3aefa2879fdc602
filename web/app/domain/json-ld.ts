/** Characters that could end the script they stand in, or begin a comment there. */
const unsafe = /[<>&\u2028\u2029]/gu;

/**
 * Writes structured data (JSON-LD) for a `<script>` in a page. Nothing in it can
 * end that script, whatever an editor typed.
 */
export function jsonLd(things: readonly object[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return text.replaceAll(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
