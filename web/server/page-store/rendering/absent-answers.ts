import { LRUCache } from "lru-cache";
import type { PlainAnswer } from "./plain-answer.ts";

/** How long a 404 is cached, in milliseconds: a client that asks for a missing address often asks again. */
const rememberedMs = 5000;

/** Most answers in the cache; each has some ten kilobytes. */
const most = 300;

/** A cache of 404 answers, for some seconds. Any change empties it. */
export class AbsentAnswers {
  readonly #answers = new LRUCache<string, PlainAnswer>({ max: most, ttl: rememberedMs });

  /** @returns `null` when no answer to the address is cached. */
  get(address: string): PlainAnswer | null {
    return this.#answers.get(address) ?? null;
  }

  /** Caches an answer if it is a 404 that isn't incomplete and sets no cookie. */
  note(address: string, answer: PlainAnswer): void {
    const { status, headers } = answer;
    if (status !== 404 || headers.has("x-incomplete") || headers.getSetCookie().length > 0) return;
    this.#answers.set(address, answer);
  }

  forget(): void {
    this.#answers.clear();
  }
}
