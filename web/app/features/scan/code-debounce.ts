/** How long after its last sighting a code counts as still in view, in milliseconds. */
const sameMs = 4000;

/** Reports each code that a camera sees once, for as long as the code stays in view. */
export class CodeDebounce {
  #text = "";
  #at = 0;
  readonly #onCode: (text: string) => boolean;

  /** @param onCode - Returns whether it accepted the code; a code that it didn't accept is reported again. */
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
