/**
 * Collects characters that a field refused. After the visitor comes back to the field, the next key starts a new
 * collection.
 */
export class RefusedCharacters {
  #characters = "";
  #isOld = false;
  readonly #tell: ((characters: string) => void) | undefined;

  /** @param tell - Called with the refused characters when they change; empty when there are none any more. */
  constructor(tell: ((characters: string) => void) | undefined) {
    this.#tell = tell;
  }

  add(character: string): void {
    this.#characters = [...new Set([...Array.from(this.#isOld ? "" : this.#characters), character])].join("");
    this.#isOld = false;
    this.#tell?.(this.#characters);
  }

  /** Records that the field got focus. */
  begin(): void {
    this.#isOld = true;
  }

  /**
   * Compares the typed text with the text that the field accepts.
   *
   * @param now - Text as the keyboard wrote it.
   * @param kept - Text that the field accepts.
   * @returns The first refused character; `null` for none.
   */
  compare(now: string, kept: string): string | null {
    const rest = Array.from(kept);
    const refused = Array.from(now).find((character, index) => character !== rest[index]);
    if (now !== kept && refused !== undefined) {
      this.add(refused);
      return refused;
    }
    if (kept === "" || this.#isOld) this.#forget();
    return null;
  }

  #forget(): void {
    this.#isOld = false;
    if (this.#characters === "") return;
    this.#characters = "";
    this.#tell?.("");
  }
}
