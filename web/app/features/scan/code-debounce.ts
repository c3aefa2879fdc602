/** How long a code that stays in sight counts as the same, after it was last seen, in milliseconds. */
const sameMs = 4000;

/** Gives each code that a camera sees to who judges it, once for as long as it stays in sight. */
export class CodeDebounce {
  #text = "";
  #at = 0;
  readonly #onCode: (text: string) => boolean;

  /** @param onCode - Tells whether it took the code. One that it had no time for is given again, with the next picture. */
  constructor(onCode: (text: string) => boolean) {
    this.#onCode = onCode;
  }

  /** @param now - Milliseconds since 1970. */
  see(text: string, now: number): void {
    const isSame = text === this.#text && now - this.#at < sameMs;
    if (!isSame && !this.#onCode(text)) return;
    this.#text = text;
    this.#at = now;
  }
}
