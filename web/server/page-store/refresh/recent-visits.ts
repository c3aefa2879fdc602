import { pagePathOf } from "../storage/page-key.ts";

/** What is left of a count after a minute: half of it after some twenty. */
const decayPerMinute = 0.97;

/** Counts below this are forgotten. */
const smallestCount = 0.1;

/** How many pages one process tells the others of: the order of those that hardly anyone visits doesn't matter. */
const maxShared = 500;

/** How often pages were asked for lately, by path. In memory only: after a start it fills again within minutes. */
export class RecentVisits {
  readonly #counts = new Map<string, number>();

  /**
   * Takes the visits that this process had in the last minute; older ones count for less from now on.
   *
   * @param visited - By address.
   * @returns Those of the most visited pages, by path, for the other processes.
   */
  take(visited: ReadonlyMap<string, number>): Record<string, number> {
    const counts = mostVisited(visited);
    this.#fade();
    this.add(counts);
    return counts;
  }

  /** @param counts - New visits, by path. */
  add(counts: Readonly<Record<string, number>>): void {
    for (const [path, count] of Object.entries(counts)) this.#counts.set(path, (this.#counts.get(path) ?? 0) + count);
  }

  #fade(): void {
    for (const [path, count] of this.#counts) {
      if (count < smallestCount) this.#counts.delete(path);
      else this.#counts.set(path, count * decayPerMinute);
    }
  }

  /** @param address - With a query or the ending that asks for data only: those count for the page. */
  of(address: string): number {
    return this.#counts.get(pagePathOf(address)) ?? 0;
  }
}

/** Adds up visits by the path of their page, and takes the most visited ones. */
function mostVisited(visited: ReadonlyMap<string, number>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const [address, count] of visited) {
    const path = pagePathOf(address);
    counts.set(path, (counts.get(path) ?? 0) + count);
  }
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one).slice(0, maxShared));
}
