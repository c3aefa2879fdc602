import { BoundedWork, type WorkLimits } from "./bounded-work.ts";

/**
 * Does only so much at a time for all clients, and less for each of them: one that asks for very much waits
 * behind itself, and not the others behind it.
 */
export class FairWork {
  readonly #all: BoundedWork;
  readonly #limitsOfAddress: WorkLimits;
  readonly #byAddress = new Map<string, BoundedWork>();

  constructor(limits: { all: WorkLimits; ofAddress: WorkLimits }) {
    this.#all = new BoundedWork(limits.all);
    this.#limitsOfAddress = limits.ofAddress;
  }

  /**
   * Does a piece of work when its turn comes.
   *
   * @param client - Whose it is: the key of its address.
   * @param gone - Aborted when nobody waits for it any more.
   * @throws {BusyError} Too many wait already, of this client or in all.
   * @throws The reason of `gone`, when that comes before its turn; and what the work throws.
   */
  async run<Value>(client: string, work: () => Promise<Value>, gone: AbortSignal): Promise<Value> {
    const own = this.#byAddress.get(client) ?? new BoundedWork(this.#limitsOfAddress);
    this.#byAddress.set(client, own);
    try {
      return await own.run(() => this.#all.run(work, gone), gone);
    } finally {
      if (own.isIdle) this.#byAddress.delete(client);
    }
  }
}
