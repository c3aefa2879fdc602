/** Most networks that are counted at a time: who has more addresses than that isn't stopped by counting. */
const mostNetworks = 50_000;

interface Count {
  requests: number;
  /** When it starts anew, in milliseconds since 1970. */
  until: number;
}

/** Counts requests by network for a stretch of time, in this process. */
export class RequestCounts {
  readonly #counts = new Map<string, Count>();
  readonly #most: number;
  readonly #windowMs: number;

  /**
   * @param most - Requests of one network in that time.
   */
  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /**
   * Counts a request.
   *
   * @param now - Milliseconds since 1970.
   * @returns How long its network has to wait, in seconds; 0 for a request within the limit.
   */
  add(network: string, now: number): number {
    const before = this.#counts.get(network);
    const count = before !== undefined && before.until > now ? before : this.#begin(network, now);
    count.requests += 1;
    return count.requests > this.#most ? Math.ceil((count.until - now) / 1000) : 0;
  }

  /** Doesn't count a request after all. */
  takeBack(network: string): void {
    const count = this.#counts.get(network);
    if (count !== undefined) count.requests = Math.max(0, count.requests - 1);
  }

  #begin(network: string, now: number): Count {
    // Networks are in the order in which they began, and so in that in which they end.
    this.#counts.delete(network);
    for (const [old, { until }] of this.#counts) {
      if (until > now && this.#counts.size < mostNetworks) break;
      this.#counts.delete(old);
    }
    const count = { requests: 0, until: now + this.#windowMs };
    this.#counts.set(network, count);
    return count;
  }
}
