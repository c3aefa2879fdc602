import { Worker } from "node:worker_threads";
import type { Watch } from "./watchdog-thread.ts";

/** Time between two heartbeats of the program, and between two checks of the watchdog, in milliseconds. */
const beatMs = 1000;

/**
 * After how many checks without a heartbeat the program is killed. Counting checks instead of time doesn't kill a
 * program whose machine was suspended.
 */
const maxMissed = 30;

/** Starts a watchdog thread that kills the program when its event loop is blocked, so that a supervisor restarts it. */
export function startWatchdog({ missed = maxMissed }: { missed?: number } = {}): void {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(memory);
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const watch: Watch = { memory, beatMs, missed };
  const thread = new Worker(new URL("watchdog-thread.ts", import.meta.url), {
    workerData: watch,
    // The thread needs none of the secrets in the environment.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  thread.on("error", (error) => console.error("Nothing watches any longer that the CMS answers:", error));
  thread.unref();
}
