/** One body that is coming in, or being handled. */
export interface HeldBody {
  /** More of it came in, and is held. */
  add: (bytes: number) => void;
  /** All of it is in: it won't be given up any more. */
  complete: () => void;
  /** None of it is held any more. */
  release: () => void;
}

interface Holding {
  client: string;
  bytes: number;
  giveUp: () => void;
}

/**
 * Counts the bytes that are held of bodies, until they have been handled. There may be any number of bodies, but only
 * so many bytes: above that the client that has most of those still to be complete gives up its oldest.
 */
export class HeldBytes {
  readonly #most: number;
  /** Bodies that are still coming in, the oldest first. */
  readonly #incoming = new Set<Holding>();
  #held = 0;

  /** @param most - Bytes of all bodies together. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * A body begins to come in.
   *
   * @param client - Whose it is: the key of its address.
   * @param giveUp - Called when it must be given up; nothing of it is counted any more.
   */
  hold(client: string, giveUp: () => void): HeldBody {
    const one: Holding = { client, bytes: 0, giveUp };
    this.#incoming.add(one);
    return {
      add: (bytes) => {
        one.bytes += bytes;
        this.#held += bytes;
        if (this.#held > this.#most) this.#giveUp();
      },
      complete: () => void this.#incoming.delete(one),
      release: () => this.#release(one),
    };
  }

  #release(one: Holding): void {
    this.#incoming.delete(one);
    this.#held -= one.bytes;
    one.bytes = 0;
  }

  #giveUp(): void {
    const byClient = new Map<string, number>();
    for (const { client, bytes } of this.#incoming) byClient.set(client, (byClient.get(client) ?? 0) + bytes);
    const [most] = [...byClient].toSorted(([, one], [, other]) => other - one);
    const oldest = [...this.#incoming].find(({ client, bytes }) => client === most?.[0] && bytes > 0);
    if (oldest === undefined) return;
    this.#release(oldest);
    oldest.giveUp();
  }
}
