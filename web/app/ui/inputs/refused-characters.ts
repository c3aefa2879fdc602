/**
 * Collects the characters that were typed in a field but refused. After the visitor
 * comes back to the field, the next key starts again with none.
 */
export class RefusedCharacters {
  #characters = "";
  #isOld = false;
  readonly #tell: ((characters: string) => void) | undefined;

  /** @param tell - Called with them whenever they change; with an empty text when there are none any more. */
  constructor(tell: ((characters: string) => void) | undefined) {
    this.#tell = tell;
  }

  /** Adds a character that was refused. */
  add(character: string): void {
    this.#characters = [...new Set([...Array.from(this.#isOld ? "" : this.#characters), character])].join("");
    this.#isOld = false;
    this.#tell?.(this.#characters);
  }

  /** Notes that the visitor comes to the field. */
  begin(): void {
    this.#isOld = true;
  }

  /**
   * Compares what was written in the field with what it keeps.
   *
   * @param now - The field's text as the keyboard wrote it.
   * @param kept - The text that stays.
   * @returns The character that was left out; `null` when none was.
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
