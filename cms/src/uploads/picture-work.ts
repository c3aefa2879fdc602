import { AsyncLocalStorage } from "node:async_hooks";
import sharp from "sharp";

/** Most pixels of a picture that is decoded; the largest of today's common cameras makes 61 million. */
export const maxPixels = 64_000_000;

/** Most pictures at once; more would leave too little processor time for answering requests. */
const maxAtOnce = 2;

// A decoded picture takes up to a few hundred megabytes, so none is cached.
sharp.cache(false);
sharp.concurrency(1);

interface Work {
  pixels: number;
  start: () => void;
}

/** First come, first served, so that small pictures can't hold up a large one for ever. */
const waiting: Work[] = [];
const busy = { works: 0, pixels: 0 };

/** Set inside work that has its turn; work that this queues runs at once, as it would otherwise wait for itself. */
const turn = new AsyncLocalStorage<true>();

/**
 * Queues work that decodes a picture: at most two at a time, with no more pixels together
 * than one picture may have, so that many pictures take no more memory than one.
 *
 * @param pixels - Pixels of the picture; `null` when unknown, which counts as the most.
 * @returns The result of the work; its errors are passed on.
 */
export async function inPictureQueue<Result>(pixels: number | null, work: () => Promise<Result>): Promise<Result> {
  if (turn.getStore() === true) return work();

  const mine = Math.min(pixels ?? maxPixels, maxPixels);
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
  return busy.works < maxAtOnce && busy.pixels + pixels <= maxPixels;
}

/**
 * Tells whether all of a picture can be read, every frame of a moving one. It is decoded as strictly as when its
 * sizes are made, in parts and in its turn, so that even the largest takes little memory.
 *
 * @param file - Its path.
 * @param pixels - Of all frames together, at most `maxPixels`.
 */
export async function isReadable(file: string, pixels: number): Promise<boolean> {
  const small = sharp(file, { animated: true, limitInputPixels: maxPixels }).resize({ width: 16 });
  try {
    await inPictureQueue(pixels, () => small.raw().toBuffer());
    return true;
  } catch {
    // Sharp has many errors for a file that it can't read; the editor gets one message for all.
    return false;
  }
}

/**
 * Counts the pixels of a picture, of all frames together; only its header is read.
 *
 * @param source - The content of the file, or its path.
 * @returns `null` when its header can't be read.
 */
export async function countPixels(source: string | Buffer): Promise<number | null> {
  try {
    const { width, height, pages = 1 } = await sharp(source, { limitInputPixels: false }).metadata();
    return width * height * pages;
  } catch {
    return null;
  }
}
