import { log } from "#app/log.server.ts";

/** What a disk says that is full, over its quota, broken, or may only be read. */
const troubles = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

let isFull = false;

/**
 * Takes note of a write that failed. A full disk is told of once, however many writes it costs.
 *
 * @param message - Logged for any other trouble.
 * @returns Whether the disk itself is the trouble.
 */
export function noteFailedWrite(error: unknown, message: string, fields: Record<string, string>): boolean {
  const isTrouble = error instanceof Error && "code" in error && troubles.has(String(error.code));
  if (!isTrouble) log.error(message, { ...fields, reason: String(error) });
  else if (!isFull)
    log.error("The disk takes no more: pages stay in memory, and files pass through", { reason: String(error) });
  isFull ||= isTrouble;
  return isTrouble;
}

/** Takes note of a write that went well. */
export function noteGoodWrite(): void {
  if (isFull) log.info("The disk takes pages and files again");
  isFull = false;
}
