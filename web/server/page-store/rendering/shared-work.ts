/** Work that several wait for, and that is called off once none of them does any more. */
export class SharedWork<Value> {
  readonly #calledOff = new AbortController();
  readonly #result: Promise<Value>;
  #waiting = 0;

  /** @param work - Begins at once; its signal is aborted when it is called off. */
  constructor(work: (calledOff: AbortSignal) => Promise<Value>) {
    this.#result = work(this.#calledOff.signal);
    // Everybody may have left by then.
    this.#result.catch(() => undefined);
  }

  /**
   * Waits for the result.
   *
   * @param gone - Aborted when this one doesn't want it any more; `null` for one who stays.
   * @throws The reason of `gone`, or what the work throws.
   */
  async join(gone: AbortSignal | null): Promise<Value> {
    this.#waiting += 1;
    if (gone === null) return this.#result;
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#calledOff.abort(gone.reason);
        reject(gone.reason);
      };
    });
    if (gone.aborted) leave();
    gone.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([this.#result, left]);
    } finally {
      gone.removeEventListener("abort", leave);
    }
  }
}
