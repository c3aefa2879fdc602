import type { Change } from "@circuit/contract/changes";
import type { Pagination } from "@circuit/contract/response";
import { LRUCache } from "lru-cache";
import type * as z from "zod";
import { onChanges } from "./forget-answers.server.ts";
import { touchedBy } from "#app/cache-tags/touched-by.ts";

/** The entries of an answer as their schema read them; of an answer that is one entry, just that. */
export interface Entries<Schema extends z.ZodType = z.ZodType> {
  entries: readonly z.output<Schema>[];
  pagination: Pagination | null;
}

/** An answer with what tells when it is old. */
interface CachedAnswer<Schema extends z.ZodType = z.ZodType> extends Entries<Schema> {
  schema: Schema;
  /** What it was made from (`made-from.server.ts`). */
  tags: readonly string[];
  /** Characters of its JSON. */
  size: number;
}

interface Limits {
  /** Characters of JSON; an answer takes three to four bytes of memory for each. */
  characters: number;
  /** How long an answer may serve of which no change is known, in milliseconds. */
  freshMs: number;
}

/**
 * Answers of the content system, parsed, least recently used out first: what many pages need is asked for
 * once. For a content system that tells of changes, as only those make an answer old.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  #changes = 0;

  constructor({ characters, freshMs }: Limits) {
    this.#answers = new LRUCache({ maxSize: characters, ttl: freshMs, sizeCalculation: ({ size }) => size });
    onChanges((changes) => this.#forget(changes));
  }

  /** @returns `null` when the address wasn't asked for with this schema, or something in its answer has changed. */
  get<Schema extends z.ZodType>(address: string, schema: Schema): CachedAnswer<Schema> | null {
    const answer = this.#answers.get(address);
    return answer !== undefined && isOf(answer, schema) ? answer : null;
  }

  /** How often a change was told of. */
  get changes(): number {
    return this.#changes;
  }

  /** @param changesBefore - `changes` before it was asked for: what a change has overtaken isn't kept. */
  set(address: string, answer: CachedAnswer, changesBefore: number): void {
    if (changesBefore !== this.#changes) return;
    freeze(answer.entries);
    this.#answers.set(address, answer);
  }

  #forget(changes: readonly Change[] | "all"): void {
    this.#changes += 1;
    if (changes === "all") return this.#answers.clear();
    const isTouched = touchedBy(changes);
    const old = [...this.#answers].filter(([, { tags }]) => isTouched(tags));
    for (const [address] of old) this.#answers.delete(address);
  }
}

function isOf<Schema extends z.ZodType>(answer: CachedAnswer, schema: Schema): answer is CachedAnswer<Schema> {
  return answer.schema === schema;
}

/** Shared by all pages that are made of it: none may change it. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
