/** A queue is full: answered with 503 and `retry-after`. */
export class BusyError extends Error {
  override name = "BusyError";
}

export interface Concurrency {
  /** Most tasks that run at a time. */
  atOnce: number;
  /** Most tasks that wait in the queue. */
  waiting: number;
}

/** Runs a limited number of tasks at a time, queues a limited number, and refuses the rest. */
export class ConcurrencyLimit {
  readonly #limits: Concurrency;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor(limits: Concurrency) {
    this.#limits = limits;
  }

  /** Whether no task is running. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param signal - Aborted when the client hangs up: a task that is still queued is dropped.
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

  /** Waits in the queue; resolves when the task has a slot. */
  #enqueue(signal: AbortSignal): Promise<void> {
    if (this.#queue.size >= this.#limits.waiting) throw new BusyError("Too many wait");
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

/** A concurrency limit for each client by itself: one with very many tasks waits behind itself. */
export class PerClientLimit {
  readonly #limits: Concurrency;
  readonly #byClient = new Map<string, ConcurrencyLimit>();

  constructor(limits: Concurrency) {
    this.#limits = limits;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param client - Whose it is: the key of its address.
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
