import { AsyncLocalStorage } from "node:async_hooks";
import sharp from "sharp";

/** Most pixels of a picture; the largest of today's common cameras makes 61 million. */
export const maxPixels = 64_000_000;

/** Most pictures decoded in parallel; more would leave too little processor time for requests. */
const maxAtOnce = 2;

// Decoded pictures are too large to cache: up to a few hundred megabytes each.
sharp.cache(false);
sharp.concurrency(1);

interface Work {
  pixels: number;
  start: () => void;
}

/** The queue is first come, first served, so that small pictures can't starve a large one. */
const waiting: Work[] = [];
const busy = { works: 0, pixels: 0 };

/** Is `true` inside running work. Work queued from there runs at once, because waiting for itself would deadlock. */
const turn = new AsyncLocalStorage<true>();

/**
 * Queues work that decodes a picture. The pictures that are decoded in parallel have at most `maxPixels` together, so
 * that they take no more memory than the largest one.
 *
 * @param pixels - Pixels of the picture; `null` when unknown, which counts as the most.
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
 * Whether a picture, with all its frames, can be decoded without errors.
 *
 * @param file - Path of the picture.
 * @param pixels - Pixels of all frames together, at most `maxPixels`.
 */
export async function isReadable(file: string, pixels: number): Promise<boolean> {
  const small = sharp(file, { animated: true, limitInputPixels: maxPixels }).resize({ width: 16 });
  try {
    await inPictureQueue(pixels, () => small.raw().toBuffer());
    return true;
  } catch {
    // Any of Sharp's errors means that the picture can't be decoded.
    return false;
  }
}

/**
 * Counts the pixels of all frames of a picture, by its header.
 *
 * @param source - The content of the file, or its path.
 * @returns `null` when the header can't be read.
 */
export async function countPixels(source: string | Buffer): Promise<number | null> {
  try {
    const { width, height, pages = 1 } = await sharp(source, { limitInputPixels: false }).metadata();
    return width * height * pages;
  } catch {
    return null;
  }
}
