import type { Change } from "@circuit/contract/site-link/changes";

/** Invalidates the cached answers that changes touch; `all` invalidates every one. */
type Forget = (changes: readonly Change[] | "all") => void;

const forgetters = new Set<Forget>();

/** Registers a cache that purges empty, for as long as the process lives. */
export function onChanges(forget: Forget): void {
  forgetters.add(forget);
}

/** Tells every cache of the content system's answers of changes. */
export const forgetAnswers: Forget = (changes) => {
  for (const forget of forgetters) forget(changes);
};
