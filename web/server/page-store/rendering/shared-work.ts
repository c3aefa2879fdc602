/** A task that several callers wait for. It is aborted once none of them waits any more. */
export class SharedWork<Value> {
  readonly #calledOff = new AbortController();
  readonly #result: Promise<Value>;
  #waiting = 0;

  /** @param work - Starts at once; its signal is aborted once no caller waits any more. */
  constructor(work: (calledOff: AbortSignal) => Promise<Value>) {
    this.#result = work(this.#calledOff.signal);
    // When the task fails, no caller may be left to handle it.
    this.#result.catch(() => undefined);
  }

  /**
   * Waits for the result.
   *
   * @param gone - Aborted when this caller stops waiting; `null` for one that waits in any case.
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
