/** Counts names and shows the counts as text: `303: 12, 422: 88`. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  text(): string {
    const sorted = [...this.#counts].toSorted(([one], [other]) => one.localeCompare(other));
    return sorted.map(([name, count]) => `${name}: ${count}`).join(", ");
  }
}
