import type { Change } from "@circuit/contract/site-link/changes";

/** Invalidates the cached answers that the changes touch; `all` invalidates every answer. */
type Forget = (changes: readonly Change[] | "all") => void;

const forgetters = new Set<Forget>();

/** Registers a function that invalidates a cache, for the lifetime of the process. */
export function onPurge(forget: Forget): void {
  forgetters.add(forget);
}

/** Invalidates answers in every registered cache. */
export const invalidateAnswers: Forget = (changes) => {
  for (const forget of forgetters) forget(changes);
};
