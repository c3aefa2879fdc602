/**
 * Which characters were typed in a field and didn't get in, since it was begun.
 * Whoever comes back to the field begins it anew with the next key.
 */
export class LeftOutCharacters {
  #characters = "";
  #isOld = false;
  readonly #tell: ((characters: string) => void) | undefined;

  /** @param tell - Hears them whenever they change; empty when there are none any more. */
  constructor(tell: ((characters: string) => void) | undefined) {
    this.#tell = tell;
  }

  /** A key did nothing. */
  add(character: string): void {
    this.#characters = [...new Set([...Array.from(this.#isOld ? "" : this.#characters), character])].join("");
    this.#isOld = false;
    this.#tell?.(this.#characters);
  }

  /** The visitor comes to the field. */
  begin(): void {
    this.#isOld = true;
  }

  /**
   * Something came in.
   *
   * @param now - What a keyboard made of the field.
   * @param kept - What of it stays.
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
