/** The client of what the site wants by itself: upkeep and changes. It gives up no place. */
export const ownWork = "";

/** Something that waits, once for all who want it. */
export interface Place {
  address: string;
  /** Who wants it, each with how many of its requests wait for it. */
  clients: Map<string, number>;
}

/**
 * A fair queue: clients take turns (round robin), however many items each has in it. An item that several clients want
 * stands in the queue of each of them, so it comes as early as it would for any of them alone.
 */
export class FairQueue<One extends Place> {
  /** What each client wants, the oldest first; the client whose turn it is stands first. */
  readonly #byClient = new Map<string, Set<One>>();
  readonly #all = new Set<One>();

  get size(): number {
    return this.#all.size;
  }

  /** Notes that one more request of a client wants something, which may be in the queue already. */
  add(place: One, client: string): void {
    place.clients.set(client, (place.clients.get(client) ?? 0) + 1);
    this.enter(place, client);
  }

  /** Puts something into the line of one of those who want it. */
  enter(place: One, client: string): void {
    const wanted: Set<One> = this.#byClient.get(client) ?? new Set();
    this.#byClient.set(client, wanted.add(place));
    this.#all.add(place);
  }

  /** Notes that one request less wants something. The last claim stays: what nobody wants is removed as a whole. */
  unclaim(place: One, client: string): void {
    const count = place.clients.get(client) ?? 0;
    if (count > 1) place.clients.set(client, count - 1);
    if (count !== 1 || place.clients.size === 1) return;
    place.clients.delete(client);
    this.#leave(place, client);
  }

  /** Takes something out, for all who want it. */
  remove(place: One): void {
    this.#all.delete(place);
    for (const client of place.clients.keys()) this.#leave(place, client);
  }

  /** The first thing of the client whose turn it is, which then comes last. It stays in the queue. */
  next(): One | undefined {
    const [first] = this.#byClient;
    if (first === undefined) return undefined;
    const [client, wanted] = first;
    this.#byClient.delete(client);
    this.#byClient.set(client, wanted);
    return wanted.values().next().value;
  }

  /**
   * The newest thing of the client that wants most, if it wants more than another one would with what it comes for.
   * Something that a client wants too who wants no more than that is left alone.
   */
  dispensableFor(client: string): One | undefined {
    const least = this.#countOf(client) + 1;
    const isRich = (one: string) => one !== ownWork && this.#countOf(one) > least;
    let most: readonly One[] = [];
    for (const [one, wanted] of this.#byClient) if (isRich(one) && wanted.size > most.length) most = [...wanted];
    return most.findLast(({ clients }) => [...clients.keys()].every(isRich));
  }

  #countOf(client: string): number {
    return this.#byClient.get(client)?.size ?? 0;
  }

  #leave(place: One, client: string): void {
    const wanted = this.#byClient.get(client);
    wanted?.delete(place);
    if (wanted?.size === 0) this.#byClient.delete(client);
  }
}
