/** Failures in a row after which the other side is left alone for a while. */
const patience = 5;

/** First and longest rest, in milliseconds; each that didn't help is twice the one before. */
const restMs = { first: 1000, longest: 10_000 };

/** Thrown instead of a call while the other side is left alone. */
export class BreakerOpenError extends Error {
  override name = "BreakerOpenError";
}

/**
 * A circuit breaker: spares a system that doesn't answer, and those who would wait
 * for it. After some failures in a row every call fails at once, until a rest is over.
 * Then one call is let through; its success lets all through again.
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
   * Makes a call, unless the other side is left alone.
   *
   * @param isTrouble - Tells whether an error of the call counts as a failure of the other side; `null` when it says
   *   nothing of it, as that of a call that was given up.
   * @throws {BreakerOpenError} The other side is left alone just now.
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
