/**
 * Texts that stand in many entries are kept in memory once: tags of documents and
 * lists, and the policies of pages of one kind. With thousands of pages they would
 * fill more of it than anything else.
 */
export class TextPool {
  readonly #known = new Map<string, string>();

  /** The same tags, as strings that are shared with other entries. */
  shareTags(tags: readonly string[]): string[] {
    return tags.map((tag) => (/^[dl]:/u.test(tag) ? this.#shared(tag) : ownCopy(tag)));
  }

  /** The same headers, with values that are shared with other entries. */
  shareHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.#shared(value)]));
  }

  #shared(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const own = ownCopy(text);
    this.#known.set(own, own);
    return own;
  }
}

/** A part that was cut out of a string keeps the whole of it in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString("utf8");
}
