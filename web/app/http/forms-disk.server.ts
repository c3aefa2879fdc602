import { OutageLog } from "./outage-log.server.ts";

/**
 * Logs once when the disk under `FORMS_DIR` can't be written: it is full, over its quota, broken or read-only. Until it
 * can be, visitors who submit a form get a 503, and can submit it again.
 */
export const formsDiskLog = new OutageLog(
  "error",
  "The disk takes no files of forms, and none that have to wait",
  "The disk takes forms again",
);
