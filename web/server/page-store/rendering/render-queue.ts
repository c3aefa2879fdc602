/**
 * Priority of a page in the queue, the highest first: a visitor who waits for a known
 * page, a change by an editor, a filter or search, an unknown address, and upkeep.
 */
export type Urgency = "visitor" | "change" | "search" | "unknown" | "upkeep";

const urgencies = ["visitor", "change", "search", "unknown", "upkeep"] as const satisfies Urgency[];

/** Starts the rendering. @param urgency - The urgency that it was queued with last. */
type Start = (urgency: Urgency) => void;

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
 * Priority queue of addresses to render, each once: by urgency, then in the order in which they came. No operation walks
 * the queue, as it may hold a whole site.
 */
export class RenderQueue {
  readonly #queues: Readonly<Record<Urgency, Map<string, Start>>> = {
    visitor: new Map(),
    change: new Map(),
    search: new Map(),
    unknown: new Map(),
    upkeep: new Map(),
  };

  /** Tells whether anything of these urgencies waits. */
  holds(wanted: readonly Urgency[]): boolean {
    return wanted.some((urgency) => this.#queues[urgency].size > 0);
  }

  isFull(urgency: Urgency): boolean {
    return this.#queues[urgency].size >= mostWaiting[urgency];
  }

  add(address: string, urgency: Urgency, start: Start): void {
    this.#queues[urgency].set(address, start);
  }

  /** Removes an address that no request waits for any more. @returns Whether it was still in the queue. */
  remove(address: string, start: Start): boolean {
    const queue = Object.values(this.#queues).find((one) => one.get(address) === start);
    return queue?.delete(address) ?? false;
  }

  /** Raises the urgency of an address in the queue. @returns Whether it was moved forward. */
  hasten(address: string, urgency: Urgency): boolean {
    const before = urgencies.find((one) => this.#queues[one].has(address));
    const start = before === undefined ? undefined : this.#queues[before].get(address);
    if (before === undefined || start === undefined) return false;
    if (urgencies.indexOf(before) <= urgencies.indexOf(urgency) || this.isFull(urgency)) return false;
    this.#queues[before].delete(address);
    this.#queues[urgency].set(address, start);
    return true;
  }

  /** Starts the first address in the queue that has one of these urgencies. @returns Whether there was one. */
  startFirst(wanted: readonly Urgency[]): boolean {
    for (const urgency of urgencies) {
      const [first] = wanted.includes(urgency) ? this.#queues[urgency] : [];
      if (first === undefined) continue;
      const [address, start] = first;
      this.#queues[urgency].delete(address);
      start(urgency);
      return true;
    }
    return false;
  }
}
