import type { PlainAnswer } from "./plain-answer.ts";

/** How long an absence is remembered, in milliseconds: who asks for what isn't there asks often. */
const rememberedMs = 5000;

/** Answers remembered at a time; each has some ten kilobytes. */
const most = 300;

/** Remembers for a moment what isn't there, the one remembered longest goes first. Any change forgets all. */
export class AbsentAnswers {
  readonly #answers = new Map<string, { answer: PlainAnswer; till: number }>();

  /** @returns `null` when nothing is known of the address. */
  get(address: string): PlainAnswer | null {
    const known = this.#answers.get(address);
    if (known === undefined) return null;
    if (known.till > Date.now()) return known.answer;
    this.#answers.delete(address);
    return null;
  }

  /** Remembers an answer if it says of itself, and for certain, that nothing is there. */
  note(address: string, answer: PlainAnswer): void {
    const { status, headers } = answer;
    if (status !== 404 || headers.has("x-incomplete") || headers.getSetCookie().length > 0) return;
    this.#answers.delete(address);
    this.#answers.set(address, { answer, till: Date.now() + rememberedMs });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > most && oldest !== undefined) this.#answers.delete(oldest);
  }

  forget(): void {
    this.#answers.clear();
  }
}
