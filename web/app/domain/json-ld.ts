/** Characters that could end the surrounding `<script>`, or begin a comment in it. */
const unsafe = /[<>&\u2028\u2029]/gu;

/** Returns structured data (JSON-LD) for a `<script>`, escaped so that no text of an editor can end the script. */
export function jsonLd(things: readonly object[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return text.replaceAll(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
