import type { Change } from "@circuit/contract/changes";

/** Drops what changes make old; `all` where nothing is known of what changed. */
type Forget = (changes: readonly Change[] | "all") => void;

const forgetters = new Set<Forget>();

/** Has a cache hear of changes, for as long as the process lives. */
export function onChanges(forget: Forget): void {
  forgetters.add(forget);
}

/** Makes every cache of the content system's answers ask again for what changes touch. */
export const forgetAnswers: Forget = (changes) => {
  for (const forget of forgetters) forget(changes);
};
