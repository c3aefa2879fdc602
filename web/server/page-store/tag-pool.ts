/**
 * Tags of documents and lists stand in many entries: each is kept in memory once.
 * With thousands of pages they would fill more of it than anything else.
 */
export class TagPool {
  readonly #known = new Map<string, string>();

  /** The same tags, as strings that are shared with other entries. */
  share(tags: readonly string[]): string[] {
    return tags.map((tag) => (/^[dl]:/u.test(tag) ? this.#shared(tag) : ownCopy(tag)));
  }

  #shared(tag: string): string {
    const known = this.#known.get(tag);
    if (known !== undefined) return known;
    const own = ownCopy(tag);
    this.#known.set(own, own);
    return own;
  }
}

/** A part that was cut out of a string keeps the whole of it in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString("utf8");
}
