/**
 * Who waits for a page: somebody in front of a screen who asks for a page that the
 * site knows, an editor who changed it, somebody who filters or searches, or who
 * asks for an address that nobody knows, or nobody.
 */
export type Urgency = "visitor" | "change" | "search" | "unknown" | "upkeep";

const urgencies = ["visitor", "change", "search", "unknown", "upkeep"] as const satisfies Urgency[];

/** @param urgency - Whose place it takes. */
type Go = (urgency: Urgency) => void;

/**
 * How many may wait for what anybody can ask for in any number; of the rest there
 * are as many as the site has pages.
 */
const mostWaiting: Readonly<Record<Urgency, number>> = {
  visitor: 300,
  change: Infinity,
  search: 100,
  unknown: 100,
  upkeep: Infinity,
};

/**
 * Addresses that wait to be made, each once, by urgency and then in the order in
 * which they came. No step looks at more than one of them: a whole site may wait.
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

  /** Tells whether so many wait that one more would wait too long. */
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

  /** Takes an address out that nobody waits for any more. @returns Whether it was still waiting. */
  remove(address: string, go: Go): boolean {
    const line = urgencies.map((urgency) => this.#lines[urgency]).find((each) => each.get(address) === go);
    return line?.delete(address) ?? false;
  }

  /** Moves an address forward that somebody waits for more. @returns Whether it waits and was moved. */
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

  /** Takes the first of these urgencies, the most urgent first. @returns Whether one of them waited, and now goes. */
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
