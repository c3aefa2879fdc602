/**
 * Priority of a page in the queue, the highest first: a visitor who waits for a known
 * page, a change by an editor, a filter or search, an unknown address, and upkeep.
 */
export type Urgency = "visitor" | "change" | "search" | "unknown" | "upkeep";

const urgencies = ["visitor", "change", "search", "unknown", "upkeep"] as const satisfies Urgency[];

/** Starts the rendering. @param urgency - The urgency that it was queued with last. */
type Go = (urgency: Urgency) => void;

/**
 * Most addresses in the queue, by urgency. Requests could fill it with any number;
 * changes and upkeep queue no more than the pages of the site.
 */
const mostWaiting: Readonly<Record<Urgency, number>> = {
  visitor: 300,
  change: Infinity,
  search: 100,
  unknown: 100,
  upkeep: Infinity,
};

/**
 * Priority queue of addresses to render, each once: by urgency, then in the order in
 * which they came. No operation walks the queue, as it may hold a whole site.
 */
export class WaitingLine {
  readonly #lines: Readonly<Record<Urgency, Map<string, Go>>> = {
    visitor: new Map(),
    change: new Map(),
    search: new Map(),
    unknown: new Map(),
    upkeep: new Map(),
  };

  has(address: string): boolean {
    return urgencies.some((urgency) => this.#lines[urgency].has(address));
  }

  /** Tells whether the queue is full for an urgency. */
  isFull(urgency: Urgency): boolean {
    return this.#lines[urgency].size >= mostWaiting[urgency];
  }

  /** Tells whether anything of these urgencies waits. */
  holds(wanted: readonly Urgency[]): boolean {
    return wanted.some((urgency) => this.#lines[urgency].size > 0);
  }

  add(address: string, urgency: Urgency, go: Go): void {
    this.#lines[urgency].set(address, go);
  }

  /** Removes an address that no request waits for any more. @returns Whether it was still in the queue. */
  remove(address: string, go: Go): boolean {
    const line = urgencies.map((urgency) => this.#lines[urgency]).find((each) => each.get(address) === go);
    return line?.delete(address) ?? false;
  }

  /** Raises the urgency of an address in the queue. @returns Whether it was moved forward. */
  hasten(address: string, urgency: Urgency): boolean {
    if (this.isFull(urgency)) return false;
    for (const later of urgencies.slice(urgencies.indexOf(urgency) + 1)) {
      const go = this.#lines[later].get(address);
      if (go === undefined) continue;
      this.#lines[later].delete(address);
      this.add(address, urgency, go);
      return true;
    }
    return false;
  }

  /** Starts the first address in the queue that has one of these urgencies. @returns Whether there was one. */
  startFirst(wanted: readonly Urgency[]): boolean {
    for (const urgency of urgencies) {
      if (!wanted.includes(urgency)) continue;
      for (const [address, go] of this.#lines[urgency]) {
        this.#lines[urgency].delete(address);
        go(urgency);
        return true;
      }
    }
    return false;
  }
}
