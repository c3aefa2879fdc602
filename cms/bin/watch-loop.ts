import { Worker } from "node:worker_threads";
import type { Watch } from "./watch-loop-thread.ts";

/** Time between two heartbeats of the program, and between two checks of the thread, in milliseconds. */
const beatMs = 1000;

/**
 * Checks without a heartbeat after which the program is killed. Checks count, not time: a machine that was suspended, or
 * has no time for the program, has none for the thread either.
 */
const maxMissed = 30;

/**
 * Starts a watchdog thread, which kills the program when its event loop is blocked: a program in an endless loop can't be
 * reached by anything else, nor end by itself. Its supervisor then starts it again.
 */
export function watchLoop({ missed = maxMissed }: { missed?: number } = {}): void {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(memory);
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const watch: Watch = { memory, beatMs, missed };
  const thread = new Worker(new URL("watch-loop-thread.ts", import.meta.url), {
    workerData: watch,
    // Secrets aren't its business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  thread.on("error", (error) => console.error("Nothing watches any longer that the CMS answers:", error));
  thread.unref();
}
