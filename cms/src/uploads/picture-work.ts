import { AsyncLocalStorage } from "node:async_hooks";
import sharp from "sharp";

/** A picture that unfolds to more isn't opened; the largest of today's cameras in use makes 61 million. */
export const mostPixels = 64_000_000;

/** Small pictures are worked on side by side; more would leave too little for pages to be answered meanwhile. */
const mostAtOnce = 2;

// What a picture unfolds to is up to a few hundred megabytes: nothing of it is kept for the next.
sharp.cache(false);
sharp.concurrency(1);

interface Work {
  pixels: number;
  start: () => void;
}

/** First come, first served: a large picture isn't overtaken by small ones for ever. */
const waiting: Work[] = [];
const busy = { works: 0, pixels: 0 };

/** Set within work that has its turn: what that queues in its turn would wait for itself. */
const turn = new AsyncLocalStorage<true>();

/**
 * Does what unfolds a picture when there is room for it: two at a time, of no more
 * pixels together than one picture may have, so that many pictures take the memory of one.
 *
 * @param pixels - How many are unfolded; `null` when that can't be told: it is then done by itself.
 * @returns What the work gives; what it throws is passed on.
 */
export async function inPictureQueue<Result>(pixels: number | null, work: () => Promise<Result>): Promise<Result> {
  if (turn.getStore() === true) return work();

  const mine = Math.min(pixels ?? mostPixels, mostPixels);
  await new Promise<void>((start) => {
    waiting.push({ pixels: mine, start });
    startWaiting();
  });
  try {
    return await turn.run(true, work);
  } finally {
    busy.works -= 1;
    busy.pixels -= mine;
    startWaiting();
  }
}

function startWaiting(): void {
  for (let next = waiting[0]; next !== undefined && fits(next); next = waiting[0]) {
    waiting.shift();
    busy.works += 1;
    busy.pixels += next.pixels;
    next.start();
  }
}

function fits({ pixels }: Work): boolean {
  return busy.works < mostAtOnce && busy.pixels + pixels <= mostPixels;
}

/**
 * Counts what a picture unfolds to, of all frames together; only its head is read.
 *
 * @param source - The file, or where it is.
 * @returns `null` when it has no head that can be read.
 */
export async function countPixels(source: string | Buffer): Promise<number | null> {
  try {
    const { width, height, pages = 1 } = await sharp(source, { limitInputPixels: false }).metadata();
    return width * height * pages;
  } catch {
    return null;
  }
}
