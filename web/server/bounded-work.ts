import { BusyError } from "./busy-error.ts";

export interface WorkLimits {
  /** Pieces of work under way at a time. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
}

/** Does only so much at a time, lets some wait, and refuses the rest. */
export class BoundedWork {
  readonly #limits: WorkLimits;
  readonly #waiting = new Set<() => void>();
  #underWay = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /**
   * Does a piece of work when its turn comes.
   *
   * @param gone - Aborted when nobody waits for it any more: then its place in the line is free.
   * @throws {BusyError} Too many wait already.
   * @throws The reason of `gone`, when that comes before its turn; and what the work throws.
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

  /** Resolves when a place is free, and taken. */
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

  /** Hands the place to who waits the longest. */
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
