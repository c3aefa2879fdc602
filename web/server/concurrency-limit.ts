/** A queue is full; the server answers 503 with `retry-after`. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** One for all: in a flood, recording where each was thrown took a tenth of the time. */
const tooManyWait = new BusyError("Too many wait");

export interface Concurrency {
  /** Most tasks that run at a time. */
  atOnce: number;
  /** Most tasks that wait in the queue. */
  waiting: number;
}

/** Runs a limited number of tasks at a time, queues a limited number, and rejects the rest. */
export class ConcurrencyLimit {
  readonly #limits: Concurrency;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor(limits: Concurrency) {
    this.#limits = limits;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param signal - Aborts when the client hangs up, which drops a task in the queue.
   * @throws {BusyError} The queue is full.
   * @throws The reason of `signal` when it is aborted before the task starts; else whatever the task throws.
   */
  async run<Value>(task: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    signal.throwIfAborted();
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#enqueue(signal);
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  /** Resolves when the task gets a slot. */
  #enqueue(signal: AbortSignal): Promise<void> {
    if (this.#queue.size >= this.#limits.waiting) throw tooManyWait;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      this.#queue.add(start);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  /** Hands the slot to the task that has waited longest. */
  #startNext(): void {
    const [start] = this.#queue;
    if (start === undefined) {
      this.#running -= 1;
      return;
    }
    this.#queue.delete(start);
    start();
  }
}

/** A concurrency limit per client, so that a client with many tasks only delays itself. */
export class PerClientLimit {
  readonly #limits: Concurrency;
  readonly #byClient = new Map<string, ConcurrencyLimit>();

  constructor(limits: Concurrency) {
    this.#limits = limits;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param client - Key of the client's IP address.
   * @param signal - As in `ConcurrencyLimit`.
   * @throws {BusyError} Too many tasks of this client wait.
   */
  async run<Value>(client: string, task: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    const own = this.#byClient.get(client) ?? new ConcurrencyLimit(this.#limits);
    this.#byClient.set(client, own);
    try {
      return await own.run(task, signal);
    } finally {
      if (own.isIdle) this.#byClient.delete(client);
    }
  }
}
