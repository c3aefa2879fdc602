import { setTimeout as pause } from "node:timers/promises";
import { log } from "#app/log.server.ts";

/** Pause between two questions, and the longest wait for an answer, in milliseconds. */
const askMs = { pause: 500, longest: 2000 };

/** What a proxy says for a program behind it that isn't there. */
const nobodyBehind = [502, 503, 504];

/** The first moments of a process, in which the content system may still be starting. */
export interface Opening {
  isOver: () => boolean;
  /** Resolves when it was asked for the first time: a running one is known by then. */
  asked: Promise<void>;
  /** Resolves when it is over. */
  over: Promise<void>;
}

/**
 * Watches for the content system's first sign of life. At a first start it fills its
 * database before it listens: that is no fault, and nothing need be said about it.
 *
 * @param cmsUrl - Address of the content system; any answer of it will do.
 * @param longestMs - After that it is a fault: it is logged once, and the site goes on
 *   without. Zero for no patience at all.
 */
export function watchOpening(cmsUrl: string, longestMs: number): Opening {
  let isOver = longestMs === 0;
  const end = () => void (isOver = true);
  const first = isOver ? Promise.resolve(true) : answers(cmsUrl);
  const over = first.then((isThere) => (isThere ? undefined : untilAnswered(cmsUrl, longestMs))).then(end);
  // Where it is there, both are settled together.
  const asked = first.then((isThere) => (isThere ? over : undefined));
  return { isOver: () => isOver, asked, over };
}

async function untilAnswered(cmsUrl: string, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    await pause(askMs.pause);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await answers(cmsUrl)) return;
  }
  log.error("Content system hasn't answered since the start", { waitedMs: longestMs });
}

async function answers(cmsUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(askMs.longest);
    const { status } = await fetch(cmsUrl, { method: "HEAD", redirect: "manual", signal });
    return !nobodyBehind.includes(status);
  } catch {
    // Nobody listens there yet.
    return false;
  }
}
