import { vi } from "vitest";

/** Later than any real clock of a test run, which then never takes for fresh what was dated here. */
const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Of this process, as its files share what a running Strapi keeps. */
let shown = yearMs;

/**
 * Makes what is kept for a second old at each look: `performance.now()` is two seconds later than at any look
 * before, those of earlier files included, until the mocks are restored.
 */
export function letSecondsPass(): void {
  vi.spyOn(performance, "now").mockImplementation(() => (shown += 2000));
}
