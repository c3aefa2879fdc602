import { setTimeout as pause } from "node:timers/promises";
import { log } from "#app/log.server.ts";

/** Pause between two attempts, and the longest wait for an answer, in milliseconds. */
const askMs = { pause: 500, longest: 2000 };

/** Statuses with which a proxy says that nothing answers behind it. */
const nobodyBehind = [502, 503, 504];

/** The first moments of a process, in which the content system may still be starting. */
export interface CmsStartup {
  isOver: () => boolean;
  /** Resolves after the first attempt: a content system that runs has answered by then. */
  asked: Promise<void>;
  /** Resolves when the content system has answered, or has had its time. */
  over: Promise<void>;
}

/**
 * Waits for the content system's first answer. At its first start it fills its database
 * before it listens: that is no error, so it isn't logged.
 *
 * @param cmsUrl - Address of the content system; any answer of its own counts.
 * @param maxMs - How long it may take, in milliseconds. After that it is an error: it is
 *   logged once, and the site goes on without. Zero doesn't wait at all.
 */
export function watchCmsStartup(cmsUrl: string, maxMs: number): CmsStartup {
  let isOver = maxMs === 0;
  const end = () => void (isOver = true);
  const first = isOver ? Promise.resolve(true) : answers(cmsUrl);
  const over = first.then((isThere) => (isThere ? undefined : untilAnswered(cmsUrl, maxMs))).then(end);
  // If it answers at once, both resolve together.
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
    // Nothing answers there yet.
    return false;
  }
}
