import type { Progress } from "./progress.mjs";

/** Arguments of a check. */
export interface CheckContext {
  root: string;
  /** Folder for the runners' JSON reports and the services' log. */
  reports: string;
  progress: Progress;
  /** Arguments for the test runner. */
  parameters: readonly string[];
  /** Whether all tests run, as by `npm run test:all`, and not only those of the gate. */
  isWhole: boolean;
}
