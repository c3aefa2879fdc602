import { Worker } from "node:worker_threads";
import type { Watch } from "./watch-loop-thread.ts";

/** How often the program shows that it goes on, and the thread looks, in milliseconds. */
const beatMs = 1000;

/**
 * Looks without a beat after which the program is killed. A look counts, and no clock: a machine that was suspended, or has
 * no time for the program, has none for the thread either.
 */
const maxMissed = 30;

/**
 * Watches from a thread that the program still answers: one that is caught in a loop can't be reached by anything
 * else, nor end by itself. It is killed, so that whatever keeps it running starts it again.
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
