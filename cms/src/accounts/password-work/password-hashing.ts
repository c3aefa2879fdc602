import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import * as z from "zod";
import type { HashJob } from "./hash-thread.ts";

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

/** @throws {Error} The thread broke down or was ended; the next job gets another. */
async function inThread(job: HashJob): Promise<unknown> {
  const thread = idle.pop() ?? startThread();
  const end = new AbortController();
  thread.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(job);
  const ended = once(thread, "exit", end).then(() => {
    throw new Error("The thread for passwords ended");
  });
  try {
    const [answer]: unknown[] = await Promise.race([once(thread, "message", end), ended]);
    idle.push(thread);
    return answer;
  } finally {
    end.abort();
    // Idle, it keeps no program alive that has nothing else to do.
    thread.unref();
  }
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
