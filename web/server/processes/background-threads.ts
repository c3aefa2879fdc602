import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

/** How far back they stand, from 0 to 19: on a busy core they get a tenth of it, on an idle one all. */
const niceness = 10;

/** What Node calls its threads for files, compression and pictures. */
const poolThread = "libuv-worker";

/**
 * Puts the threads that compress and read behind the one that answers visitors:
 * every page that is made is compressed for hundreds of milliseconds, on the same core.
 * They have to be running: their first task starts them all. On Linux only.
 *
 * @returns How many threads that were.
 */
export function yieldToVisitors(): number {
  if (process.platform !== "linux") return 0;
  const threads = readdirSync("/proc/self/task").filter((id) => nameOf(id) === poolThread);
  for (const id of threads) setPriority(Number(id), niceness);
  return threads.length;
}

function nameOf(id: string): string {
  return readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim();
}
