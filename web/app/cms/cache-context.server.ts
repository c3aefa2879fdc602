import { AsyncLocalStorage } from "node:async_hooks";
import { documentTag } from "#app/cache-tags/cache-tags.ts";
import { orIfBroken } from "./cms-error.server.ts";

/** What an answer was made from: tells the page cache which changes in the CMS make the answer stale. */
interface Sources {
  tags: Set<string>;
  /** Milliseconds since 1970; from then on the answer is stale even without a change. */
  freshUntil: number;
  /** Whether unavailable data is left out: the answer may be shown, but is cached only briefly. */
  isIncomplete: boolean;
}

const collecting = new AsyncLocalStorage<Sources>();

/** Adds cache tags to the answer that is being made. Does nothing outside `withCacheContext`. */
export function addCacheTags(...tags: string[]): void {
  const sources = collecting.getStore();
  for (const tag of tags) sources?.tags.add(tag);
}

/** Returns the cache tags of all documents in an answer of the CMS, at any depth. */
export function documentTagsIn(answer: unknown): string[] {
  const tags = new Set<string>();
  addDocuments(answer, tags);
  return [...tags];
}

function addDocuments(value: unknown, tags: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("documentId" in value && typeof value.documentId === "string") tags.add(documentTag(value.documentId));
  for (const part of Object.values(value)) addDocuments(part, tags);
}

/**
 * Limits how long the answer that is being made stays fresh without a change; the earliest moment counts.
 *
 * @param milliseconds - Since 1970; `Infinity` changes nothing.
 */
export function limitFreshness(milliseconds: number): void {
  const sources = collecting.getStore();
  if (sources !== undefined) sources.freshUntil = Math.min(sources.freshUntil, milliseconds);
}

/** How old a countdown may be for visitors without scripts, in milliseconds. */
const countdownMs = 60_000;

/** Limits the answer's freshness to a minute, because it has a countdown or says what is going on now. */
export function limitFreshnessToMinute(): void {
  limitFreshness(Date.now() + countdownMs);
}

/** Marks the answer that is being made as incomplete or outdated, so that it is cached only briefly. */
export function markIncomplete(): void {
  const sources = collecting.getStore();
  if (sources !== undefined) sources.isIncomplete = true;
}

/**
 * Waits for data that a page works without.
 *
 * @param tell - Logs why the data is missing.
 * @returns `nothing` if the CMS is broken; the page is then cached only briefly.
 */
export function orMissing<Value, Nothing>(
  reading: Promise<Value>,
  nothing: Nothing,
  tell: (reason: string) => void,
): Promise<Value | Nothing> {
  return orIfBroken(reading, (error) => {
    markIncomplete();
    tell(String(error));
    return nothing;
  });
}

/** Reads data that several answers share, without adding its tags to the answer that happens to read it first. */
export function withoutCacheContext<Value>(read: () => Value): Value {
  return collecting.exit(read);
}

/** Calls `make` and collects the cache tags and freshness of its answer. */
export async function withCacheContext<Answer>(
  make: () => Promise<Answer>,
): Promise<{ answer: Answer; sources: Readonly<Sources> }> {
  const sources: Sources = { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY, isIncomplete: false };
  const answer = await collecting.run(sources, make);
  return { answer, sources };
}
