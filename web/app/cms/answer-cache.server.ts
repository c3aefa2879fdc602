import type { Change } from "@circuit/contract/site-link/changes";
import type { Pagination } from "@circuit/contract/response";
import { LRUCache } from "lru-cache";
import type * as z from "zod";
import { onPurge } from "./invalidate-answers.server.ts";
import { tagMatcherOf } from "#app/cache-tags/tag-matcher.ts";

/** The parsed entries of an answer: one for a single type. */
export interface Entries<Schema extends z.ZodType = z.ZodType> {
  entries: readonly z.output<Schema>[];
  pagination: Pagination | null;
}

interface CachedAnswer<Schema extends z.ZodType = z.ZodType> extends Entries<Schema> {
  schema: Schema;
  /** Cache tags: a change that matches one of them invalidates the answer. */
  tags: readonly string[];
  /** Length of the answer's JSON, in characters. */
  size: number;
}

interface Limits {
  /** Most characters of JSON in the cache; each takes three to four bytes of memory. */
  characters: number;
  /** Lifetime of an answer that no change invalidates, in milliseconds. */
  freshMs: number;
}

/** LRU cache of the CMS's parsed answers, which many pages share. Needs a CMS whose purges invalidate answers. */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  #changes = 0;

  constructor({ characters, freshMs }: Limits) {
    this.#answers = new LRUCache({ maxSize: characters, ttl: freshMs, sizeCalculation: ({ size }) => size });
    onPurge((changes) => this.#forget(changes));
  }

  /** Returns the cached answer for a URL if it was parsed with this schema, else `null`. */
  get<Schema extends z.ZodType>(address: string, schema: Schema): CachedAnswer<Schema> | null {
    const answer = this.#answers.get(address);
    return answer !== undefined && isOf(answer, schema) ? answer : null;
  }

  /** Number of purges received so far. */
  get changes(): number {
    return this.#changes;
  }

  /** Caches an answer, unless a purge came during the request. @param changesBefore - `changes` before the request. */
  set(address: string, answer: CachedAnswer, changesBefore: number): void {
    if (changesBefore !== this.#changes) return;
    freeze(answer.entries);
    this.#answers.set(address, answer);
  }

  #forget(changes: readonly Change[] | "all"): void {
    this.#changes += 1;
    if (changes === "all") return this.#answers.clear();
    const isTouched = tagMatcherOf(changes);
    const old = [...this.#answers].filter(([, { tags }]) => isTouched(tags));
    for (const [address] of old) this.#answers.delete(address);
  }
}

function isOf<Schema extends z.ZodType>(answer: CachedAnswer, schema: Schema): answer is CachedAnswer<Schema> {
  return answer.schema === schema;
}

/** Makes a value read-only at every depth, as many pages share it. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
