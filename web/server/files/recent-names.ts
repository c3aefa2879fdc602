/** Names that something was found out about a moment ago, the oldest goes first. */
export class RecentNames {
  readonly #till = new Map<string, number>();
  readonly #rememberedMs: number;
  readonly #most: number;

  constructor({ rememberedMs, most }: { rememberedMs: number; most: number }) {
    this.#rememberedMs = rememberedMs;
    this.#most = most;
  }

  has(name: string): boolean {
    return (this.#till.get(name) ?? 0) > Date.now();
  }

  add(name: string): void {
    this.#till.delete(name);
    this.#till.set(name, Date.now() + this.#rememberedMs);
    const [oldest] = this.#till.keys();
    if (this.#till.size > this.#most && oldest !== undefined) this.#till.delete(oldest);
  }
}
