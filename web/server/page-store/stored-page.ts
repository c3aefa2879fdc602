import { answerHeads, type AnswerHeads } from "./answer-heads.ts";
import type { Bodies, PageEntry } from "./page-entry.ts";

/** A kept answer. What is made ready for its visitors comes with the first and goes with its bodies. */
export class StoredPage {
  readonly entry: PageEntry;
  /** Those in memory. */
  bodies: Bodies;
  /** A change has touched it: it serves only where a new one can't be made. */
  isOutdated = false;
  /** There was no room for it: what is in memory is all there is. */
  isInMemoryOnly = false;
  #heads: AnswerHeads | null = null;

  constructor(entry: PageEntry, bodies: Bodies) {
    this.entry = entry;
    this.bodies = bodies;
  }

  /** Headers of its answers. */
  get heads(): AnswerHeads {
    this.#heads ??= answerHeads(this.entry);
    return this.#heads;
  }

  /** Lets go of all that can be read or made again. */
  cool(): void {
    this.bodies = {};
    this.#heads = null;
  }
}
