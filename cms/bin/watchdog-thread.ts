import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Data of the watchdog thread that `start-watchdog.ts` starts. */
export interface Watch {
  /** Shared memory with a counter that the program increments. */
  memory: SharedArrayBuffer;
  beatMs: number;
  /** After how many checks without a heartbeat the program is killed. */
  missed: number;
}

const { memory, beatMs, missed }: Watch = workerData;
const beats = new Int32Array(memory);
let last = Atomics.load(beats, 0);
let misses = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  misses = now === last ? misses + 1 : 0;
  last = now;
  if (misses < missed) return;
  // A thread's `console` needs the main thread's event loop, which is blocked.
  writeSync(2, `[${logTime()}] error: The CMS hasn't answered for ${(misses * beatMs) / 1000} s, and is killed\n`);
  process.kill(process.pid, "SIGKILL");
}, beatMs);

/** The current time in the format of Strapi's log. */
function logTime(): string {
  const date = new Date();
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().replace("T", " ").replace("Z", "");
}
