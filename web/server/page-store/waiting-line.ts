/** Who waits for a page: somebody in front of a screen, an editor who changed it, or nobody. */
export type Urgency = "visitor" | "change" | "upkeep";

const urgencies = ["visitor", "change", "upkeep"] as const satisfies Urgency[];

/** @param isVisitor - Whose place it takes. */
type Go = (isVisitor: boolean) => void;

/**
 * Addresses that wait to be made, each once, by urgency and then in the order in
 * which they came. No step looks at more than one of them: a whole site may wait.
 */
export class WaitingLine {
  readonly #lines: Readonly<Record<Urgency, Map<string, Go>>> = {
    visitor: new Map(),
    change: new Map(),
    upkeep: new Map(),
  };

  has(address: string): boolean {
    return urgencies.some((urgency) => this.#lines[urgency].has(address));
  }

  add(address: string, urgency: Urgency, go: Go): void {
    this.#lines[urgency].set(address, go);
  }

  /** Moves an address forward that somebody waits for more. @returns Whether it waits and was moved. */
  hasten(address: string, urgency: Urgency): boolean {
    for (const later of urgencies.slice(urgencies.indexOf(urgency) + 1)) {
      const go = this.#lines[later].get(address);
      if (go === undefined) continue;
      this.#lines[later].delete(address);
      this.add(address, urgency, go);
      return true;
    }
    return false;
  }

  /** Takes the first of these urgencies, the most urgent first; `null` when none of them waits. */
  takeFirst(wanted: readonly Urgency[]): Go | null {
    for (const urgency of urgencies) {
      if (!wanted.includes(urgency)) continue;
      for (const [address, go] of this.#lines[urgency]) {
        this.#lines[urgency].delete(address);
        return go;
      }
    }
    return null;
  }
}
