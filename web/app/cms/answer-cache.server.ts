import type { Change } from "@circuit/contract/site-link/changes";
import type { Pagination } from "@circuit/contract/response";
import { LRUCache } from "lru-cache";
import type * as z from "zod";
import { onChanges } from "./forget-answers.server.ts";
import { matchesTags } from "#app/cache-tags/matches-tags.ts";

/** The parsed entries of an answer; an answer that is a single entry has one. */
export interface Entries<Schema extends z.ZodType = z.ZodType> {
  entries: readonly z.output<Schema>[];
  pagination: Pagination | null;
}

/** An answer with its cache tags. */
interface CachedAnswer<Schema extends z.ZodType = z.ZodType> extends Entries<Schema> {
  schema: Schema;
  /** Cache tags of all it was made from (`cache-context.server.ts`). */
  tags: readonly string[];
  /** Characters of its JSON. */
  size: number;
}

interface Limits {
  /** Most characters of JSON in the cache; each takes three to four bytes of memory. */
  characters: number;
  /** How long an answer is used that no change has invalidated, in milliseconds. */
  freshMs: number;
}

/**
 * LRU cache of parsed answers of the content system: an answer that many pages need is asked for once. Only for a
 * content system that tells of changes, as they are what invalidates an answer.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  #changes = 0;

  constructor({ characters, freshMs }: Limits) {
    this.#answers = new LRUCache({ maxSize: characters, ttl: freshMs, sizeCalculation: ({ size }) => size });
    onChanges((changes) => this.#forget(changes));
  }

  /** @returns `null` when no answer to the address is cached that was parsed with this schema. */
  get<Schema extends z.ZodType>(address: string, schema: Schema): CachedAnswer<Schema> | null {
    const answer = this.#answers.get(address);
    return answer !== undefined && isOf(answer, schema) ? answer : null;
  }

  /** How many purges have come in. */
  get changes(): number {
    return this.#changes;
  }

  /**
   * @param changesBefore - `changes` before the request: an answer isn't cached if a change
   *   came in the meantime.
   */
  set(address: string, answer: CachedAnswer, changesBefore: number): void {
    if (changesBefore !== this.#changes) return;
    freeze(answer.entries);
    this.#answers.set(address, answer);
  }

  #forget(changes: readonly Change[] | "all"): void {
    this.#changes += 1;
    if (changes === "all") return this.#answers.clear();
    const isTouched = matchesTags(changes);
    const old = [...this.#answers].filter(([, { tags }]) => isTouched(tags));
    for (const [address] of old) this.#answers.delete(address);
  }
}

function isOf<Schema extends z.ZodType>(answer: CachedAnswer, schema: Schema): answer is CachedAnswer<Schema> {
  return answer.schema === schema;
}

/** Makes a value read-only at every depth: all pages made from it share it. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
