import { open, readFile } from "node:fs/promises";
import { countedFrom, type StreamPart } from "./rolling-playlist.ts";
import { readFilm, type Film } from "./film-parts.ts";

/** Films that were read, by file: where their parts are, not the parts themselves. */
const films = new Map<string, Film>();

/** Most films that are remembered; a circuit has at most two hundred cameras. */
const maxStreams = 256;

/**
 * Where the parts of a film are. Read once: another film under the same name is seen after a restart.
 *
 * @throws {RangeError | NodeJS.ErrnoException} The file is no such film, or can't be read.
 */
export async function filmIn(file: string): Promise<Film> {
  const cachedFilm = films.get(file);
  if (cachedFilm !== undefined) return cachedFilm;
  const film = readFilm(await readFile(file));
  if (films.size < maxStreams) films.set(file, film);
  return film;
}

/** What a player reads before any part. */
export function readHead(file: string, { headBytes }: Film): Promise<Buffer> {
  return readBytes(file, 0, headBytes);
}

/** A part of a stream: that of the film, with the time at which it is shown now. */
export async function readPart(file: string, film: Film, { index, second }: StreamPart): Promise<Buffer> {
  const part = film.parts[index];
  if (part === undefined) throw new RangeError("The film has no such part");
  const bytes = await readBytes(file, part.offset, part.bytes);
  bytes.writeBigUInt64BE(BigInt(Math.round(second * film.timescale)), part.timeAt);
  return bytes;
}

/**
 * The file of a still: films have some beside them, `{camera}.0.webp` and on, one for each half minute in turn.
 *
 * @returns `null` when the film has none.
 */
export async function readStill(file: string, slot: number): Promise<Buffer | null> {
  const base = file.replace(/\.mp4$/u, "");
  return (await bytesOf(`${base}.${slot % 2}.webp`)) ?? (await bytesOf(`${base}.0.webp`));
}

async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

async function readBytes(file: string, offset: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
    if (bytesRead < length) throw new RangeError("The film is cut off");
    return buffer;
  } finally {
    await handle.close();
  }
}

/** How many half minutes have begun since 1970, for stills. */
export function slotAt(at: number): number {
  return Math.floor(at / 30_000);
}

/** Whether a part may be sent at a moment: over by now, and not longer ago than a player may still ask for. */
export function isInReach({ second, seconds }: StreamPart, at: number, windowSeconds: number): boolean {
  const now = (at - countedFrom) / 1000;
  return second + seconds <= now && second >= now - windowSeconds - 60;
}
