import { BusyError } from "./busy-error.ts";

export interface WorkLimits {
  /** Most tasks that run at a time. */
  atOnce: number;
  /** Most tasks that wait in the queue. */
  waiting: number;
}

/** Runs a bounded number of tasks at a time, queues a bounded number, and refuses the rest. */
export class BoundedWork {
  readonly #limits: WorkLimits;
  readonly #waiting = new Set<() => void>();
  #underWay = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /** Whether no task is running. */
  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param gone - Aborted when the client hangs up: a task that is still queued is dropped.
   * @throws {BusyError} The queue is full.
   * @throws The reason of `gone` when it is aborted before the task starts; else whatever the task throws.
   */
  async run<Value>(work: () => Promise<Value>, gone: AbortSignal): Promise<Value> {
    gone.throwIfAborted();
    if (this.#underWay < this.#limits.atOnce) this.#underWay += 1;
    else await this.#turn(gone);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Waits in the queue; resolves when the task has a slot. */
  #turn(gone: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#limits.waiting) throw new BusyError("Too many wait");
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(go);
        reject(gone.reason);
      };
      const go = () => {
        gone.removeEventListener("abort", leave);
        resolve();
      };
      this.#waiting.add(go);
      gone.addEventListener("abort", leave, { once: true });
    });
  }

  /** Hands the slot to the task that has waited longest. */
  #next(): void {
    const [go] = this.#waiting;
    if (go === undefined) {
      this.#underWay -= 1;
      return;
    }
    this.#waiting.delete(go);
    go();
  }
}
