import { LRUCache } from "lru-cache";
import type { PlainAnswer } from "./plain-answer.ts";

/** How long an absence is remembered, in milliseconds: who asks for what isn't there asks often. */
const rememberedMs = 5000;

/** Answers remembered at a time; each has some ten kilobytes. */
const most = 300;

/** Remembers for a moment what isn't there. Any change forgets all. */
export class AbsentAnswers {
  readonly #answers = new LRUCache<string, PlainAnswer>({ max: most, ttl: rememberedMs });

  /** @returns `null` when nothing is known of the address. */
  get(address: string): PlainAnswer | null {
    return this.#answers.get(address) ?? null;
  }

  /** Remembers an answer if it says of itself, and for certain, that nothing is there. */
  note(address: string, answer: PlainAnswer): void {
    const { status, headers } = answer;
    if (status !== 404 || headers.has("x-incomplete") || headers.getSetCookie().length > 0) return;
    this.#answers.set(address, answer);
  }

  forget(): void {
    this.#answers.clear();
  }
}
