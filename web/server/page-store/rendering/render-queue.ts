import { FairQueue, type Place } from "./fair-queue.ts";

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

interface Waiting extends Place {
  go: Go;
  /** Tells all who wait for the page that it won't be made. */
  refuse: () => void;
}

/**
 * Priority queue of addresses to render, each once: by urgency, then one for each client in turn, then in the order
 * in which they came. No operation walks the queue, as it may hold a whole site.
 */
export class RenderQueue {
  readonly #places = new Map<string, { urgency: Urgency; place: Waiting }>();
  readonly #lines: Readonly<Record<Urgency, FairQueue<Waiting>>> = {
    visitor: new FairQueue(),
    change: new FairQueue(),
    search: new FairQueue(),
    unknown: new FairQueue(),
    upkeep: new FairQueue(),
  };

  has(address: string): boolean {
    return this.#places.has(address);
  }

  /** Tells whether anything of these urgencies waits. */
  holds(wanted: readonly Urgency[]): boolean {
    return wanted.some((urgency) => this.#lines[urgency].size > 0);
  }

  /**
   * Makes room in a full queue, where a client that has more in it than this one gives up its newest.
   *
   * @returns Whether there is room for one more of the client.
   */
  makeRoom(urgency: Urgency, client: string): boolean {
    const line = this.#lines[urgency];
    if (line.size < mostWaiting[urgency]) return true;
    const place = line.dispensableFor(client);
    if (place === undefined) return false;
    this.#take(place.address);
    place.refuse();
    return true;
  }

  /** @param client - Who waits for it: the key of an address, or `ownWork`. */
  add(address: string, urgency: Urgency, client: string, { go, refuse }: Pick<Waiting, "go" | "refuse">): void {
    const place = { address, clients: new Map(), go, refuse };
    this.#places.set(address, { urgency, place });
    this.#lines[urgency].add(place, client);
  }

  /** One more waits for an address in the queue: it is made when the first of its clients has a turn. */
  claim(address: string, client: string): void {
    const found = this.#places.get(address);
    if (found !== undefined) this.#lines[found.urgency].add(found.place, client);
  }

  /** One waits no longer, while others still do. */
  unclaim(address: string, client: string): void {
    const found = this.#places.get(address);
    if (found !== undefined) this.#lines[found.urgency].unclaim(found.place, client);
  }

  /** Removes an address that no request waits for any more. @returns Whether it was still in the queue. */
  remove(address: string, go: Go): boolean {
    if (this.#places.get(address)?.place.go !== go) return false;
    this.#take(address);
    return true;
  }

  /** Raises the urgency of an address in the queue. @returns Whether it was moved forward. */
  hasten(address: string, urgency: Urgency): boolean {
    const found = this.#places.get(address);
    if (found === undefined || urgencies.indexOf(found.urgency) <= urgencies.indexOf(urgency)) return false;
    if (this.#lines[urgency].size >= mostWaiting[urgency]) return false;
    this.#lines[found.urgency].remove(found.place);
    this.#places.set(address, { urgency, place: found.place });
    for (const client of found.place.clients.keys()) this.#lines[urgency].enter(found.place, client);
    return true;
  }

  /** Starts the first address in the queue that has one of these urgencies. @returns Whether there was one. */
  startFirst(wanted: readonly Urgency[]): boolean {
    for (const urgency of urgencies) {
      const place = wanted.includes(urgency) ? this.#lines[urgency].next() : undefined;
      if (place === undefined) continue;
      this.#take(place.address);
      place.go(urgency);
      return true;
    }
    return false;
  }

  #take(address: string): void {
    const found = this.#places.get(address);
    if (found === undefined) return;
    this.#places.delete(address);
    this.#lines[found.urgency].remove(found.place);
  }
}
