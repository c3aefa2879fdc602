import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

/** Runs in a thread of its own; `watch-loop.ts` starts it. */

export interface Watch {
  /** A counter, which the program increments. */
  memory: SharedArrayBuffer;
  beatMs: number;
  /** Checks without a heartbeat after which the program is killed. */
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
  // `console` of a thread needs the event loop of the program, which is blocked.
  writeSync(2, `[${logTime()}] error: The CMS hasn't answered for ${(misses * beatMs) / 1000} s, and is killed\n`);
  process.kill(process.pid, "SIGKILL");
}, beatMs);

/** As Strapi writes it in its log. */
function logTime(): string {
  const date = new Date();
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().replace("T", " ").replace("Z", "");
}
