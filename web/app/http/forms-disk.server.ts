import { OutageLog } from "./outage-log.server.ts";

/**
 * The disk under `FORMS_DIR` takes nothing: it is full, over its quota, broken or read-only. Logged once, not for every
 * form: whatever a visitor sends is answered with a 503 then, and can be sent again.
 */
export const formsDisk = new OutageLog(
  "error",
  "The disk takes no files of forms, and none that have to wait",
  "The disk takes forms again",
);
