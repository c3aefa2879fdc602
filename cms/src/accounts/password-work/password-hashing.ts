import path from "node:path";
import { Worker } from "node:worker_threads";
import * as z from "zod";
import type { HashJob } from "./hash-job.ts";

/** Threads that have nothing to do. There are as many as jobs were ever under way at once. */
const idle: Worker[] = [];

/**
 * Hashes and compares passwords by bcrypt, in threads with a lower priority: in the program's own, in which bcrypt for
 * JavaScript would run, all requests would wait for it, those that sell too. How many run at once is the caller's to bound.
 */
export const passwordHashing = {
  /** @returns A hash of 60 characters. */
  async hash(password: string, rounds: number): Promise<string> {
    return z.string().parse(await inThread({ kind: "hash", password, rounds }));
  },
  async compare(password: string, hash: string): Promise<boolean> {
    return z.boolean().parse(await inThread({ kind: "compare", password, hash }));
  },
};

/**
 * A job takes a tenth of a second of work, and longer on a busy machine; one that takes so long, in milliseconds, never ends,
 * and another takes its thread's place.
 */
const longestJobMs = 120_000;

/** @throws {Error} The thread broke down or was ended; the next job gets another. */
function inThread(job: HashJob): Promise<unknown> {
  const thread = idle.pop() ?? startThread();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void thread.terminate(), longestJobMs);
    timer.unref();
    const settle = (act: () => void) => {
      clearTimeout(timer);
      thread.off("message", answered).off("error", failed).off("exit", ended);
      // Idle, it keeps no program alive that has nothing else to do.
      thread.unref();
      act();
    };
    const answered = (answer: unknown) =>
      settle(() => {
        idle.push(thread);
        resolve(answer);
      });
    const failed = (error: Error) => settle(() => reject(error));
    const ended = (code: number) => settle(() => reject(new Error(`The thread for passwords ended with ${code}`)));
    thread.on("message", answered).on("error", failed).on("exit", ended);
    thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(job);
  });
}

function startThread(): Worker {
  return new Worker(path.join(__dirname, "hash-thread.js"), {
    workerData: require.resolve("@strapi/plugin-users-permissions/package.json"),
    // Secrets aren't its business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
  });
}
