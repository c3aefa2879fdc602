/** Failures in a row that open the circuit breaker. */
const patience = 5;

/** How long the breaker stays open, in milliseconds: the time doubles with each trial call that fails. */
const restMs = { first: 1000, longest: 10_000 };

/** Thrown instead of making a call while the circuit breaker is open. */
export class BreakerOpenError extends Error {
  override name = "BreakerOpenError";
}

/**
 * Circuit breaker around calls to another system. After some failures in a row it opens, and every call fails at once.
 * After a while it makes one trial call, whose success closes it again.
 */
export class Breaker {
  #failures = 0;
  #restMs = restMs.first;
  #restUntil = 0;
  #isTrying = false;
  readonly #now: () => number;

  /** @param now - Clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Makes a call, unless the breaker is open.
   *
   * @param isTrouble - Whether an error of the call counts as a failure of the other system; `null` when it proves
   *   nothing, such as an aborted call.
   * @throws {BreakerOpenError} The breaker is open.
   * @throws Whatever the call throws.
   */
  async run<Value>(call: () => Promise<Value>, isTrouble: (error: unknown) => boolean | null): Promise<Value> {
    const isTry = this.#failures >= patience;
    if (isTry && (this.#isTrying || this.#now() < this.#restUntil)) {
      throw new BreakerOpenError("Didn't answer lately, and is left alone for some seconds");
    }

    if (isTry) this.#isTrying = true;
    try {
      const value = await call();
      this.#failures = 0;
      return value;
    } catch (error) {
      const isFailure = isTrouble(error);
      if (isFailure === true) this.#noteTrouble(isTry);
      else if (isFailure === false) this.#failures = 0;
      throw error;
    } finally {
      if (isTry) this.#isTrying = false;
    }
  }

  #noteTrouble(wasTry: boolean): void {
    this.#failures += 1;
    if (wasTry) this.#restMs = Math.min(this.#restMs * 2, restMs.longest);
    else this.#restMs = restMs.first;
    if (this.#failures >= patience) this.#restUntil = this.#now() + this.#restMs;
  }
}
