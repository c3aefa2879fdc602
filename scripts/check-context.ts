import type { Progress } from "./progress.mjs";

/** What a check is run with. */
export interface CheckContext {
  root: string;
  /** Folder for the runners' JSON reports and the services' log. */
  reports: string;
  progress: Progress;
  /** Arguments after the names of checks on the command line; passed on to the test runners. */
  parameters: readonly string[];
  /** Whether all is tried, as by `npm run test:all`, and not only what the gate does. */
  isWhole: boolean;
}
