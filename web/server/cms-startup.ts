import { setTimeout as pause } from "node:timers/promises";
import { log } from "#app/log.server.ts";

/** Pause between two attempts, and timeout of each, in milliseconds. */
const askMs = { pause: 500, longest: 2000 };

/** Statuses of a proxy that can't reach the CMS. */
const nobodyBehind = [502, 503, 504];

/** The wait for the CMS at the start of a process, as both may start at the same time. */
export interface CmsStartup {
  isOver: () => boolean;
  /** Resolves after the first attempt, when a running CMS has answered. */
  asked: Promise<void>;
  /** Resolves when the CMS has answered, or the time for it is up. */
  over: Promise<void>;
}

/**
 * Waits for the CMS's first answer. At its first start the CMS fills its database before it listens, which is no error
 * to log.
 *
 * @param cmsUrl - URL of the CMS; any answer of the CMS itself counts.
 * @param maxMs - Longest wait in milliseconds, after which it logs an error and gives up. Zero doesn't wait at all.
 */
export function watchCmsStartup(cmsUrl: string, maxMs: number): CmsStartup {
  let isOver = maxMs === 0;
  const end = () => void (isOver = true);
  const first = isOver ? Promise.resolve(true) : answers(cmsUrl);
  const over = first.then((isThere) => (isThere ? undefined : untilAnswered(cmsUrl, maxMs))).then(end);
  // If the CMS answers at once, both resolve together.
  const ready = first.then((isThere) => (isThere ? over : undefined));
  return { isOver: () => isOver, asked: ready, over };
}

async function untilAnswered(cmsUrl: string, maxMs: number): Promise<void> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    await pause(askMs.pause);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await answers(cmsUrl)) return;
  }
  log.error("Content system hasn't answered since the start", { waitedMs: maxMs });
}

async function answers(cmsUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(askMs.longest);
    const { status } = await fetch(cmsUrl, { method: "HEAD", redirect: "manual", signal });
    return !nobodyBehind.includes(status);
  } catch {
    // The CMS doesn't listen yet.
    return false;
  }
}
