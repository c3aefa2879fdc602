import { AsyncLocalStorage } from "node:async_hooks";
import { documentTag } from "#app/cache-tags/cache-tags.ts";

/**
 * What an answer was made from, so that the page store knows which pages a change
 * in the content system invalidates.
 */
interface Sources {
  tags: Set<string>;
  /** Milliseconds since 1970; after that the answer is stale even without a change. */
  freshUntil: number;
  /** Something was out of reach and left out: fine to show, not to keep for long. */
  isIncomplete: boolean;
}

const collecting = new AsyncLocalStorage<Sources>();

/** Notes that the answer under way was made from these. Does nothing outside one. */
export function addCacheTags(...tags: string[]): void {
  const sources = collecting.getStore();
  for (const tag of tags) sources?.tags.add(tag);
}

/** The tag of every document that stands in an answer of the content system, at any depth. */
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
 * Notes when the answer becomes stale even without a change; the earliest moment counts.
 *
 * @param milliseconds - Since 1970; `Infinity` changes nothing.
 */
export function freshUntil(milliseconds: number): void {
  const sources = collecting.getStore();
  if (sources !== undefined) sources.freshUntil = Math.min(sources.freshUntil, milliseconds);
}

/** How old a countdown may be for visitors without scripts, in milliseconds. */
const countdownMs = 60_000;

/** Notes that the answer holds a countdown, or says what is on at this moment. */
export function hasCountdown(): void {
  freshUntil(Date.now() + countdownMs);
}

/** Notes that something was out of reach or is old, so that the answer is kept for a moment only. */
export function markPartial(): void {
  const sources = collecting.getStore();
  if (sources !== undefined) sources.isIncomplete = true;
}

/** Reads something that several answers share, so that its tags aren't noted for the one that asked first. */
export function sharedByAll<Value>(read: () => Value): Value {
  return collecting.exit(read);
}

/** Makes an answer, and tells what it was made from. */
export async function withCacheContext<Answer>(
  make: () => Promise<Answer>,
): Promise<{ answer: Answer; sources: Readonly<Sources> }> {
  const sources: Sources = { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY, isIncomplete: false };
  const answer = await collecting.run(sources, make);
  return { answer, sources };
}
