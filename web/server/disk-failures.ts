import { log } from "#app/log.server.ts";

/** Error codes of a full, broken or read-only disk. */
const troubles = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

let isFull = false;

/**
 * Logs a failed write; a full disk only once.
 *
 * @param message - Message to log for any other error.
 * @returns Whether the disk itself is at fault.
 */
export function logFailedWrite(error: unknown, message: string, fields: Record<string, string>): boolean {
  const isTrouble = error instanceof Error && "code" in error && troubles.has(String(error.code));
  if (!isTrouble) log.error(message, { ...fields, reason: String(error) });
  else if (!isFull)
    log.error("The disk takes no more: pages stay in memory, and files pass through", { reason: String(error) });
  isFull ||= isTrouble;
  return isTrouble;
}

/** Records a successful write, and logs when the disk works again. */
export function recordGoodWrite(): void {
  if (isFull) log.info("The disk takes pages and files again");
  isFull = false;
}
