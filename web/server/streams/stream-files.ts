import { open, readFile } from "node:fs/promises";
import { streamEpoch, type StreamPart, windowSeconds } from "./rolling-playlist.ts";
import { readFilm, type Film } from "./film-parts.ts";

/** Cached structures of films, by file. */
const films = new Map<string, Film>();

/**
 * Reads the structure of a film once; a changed file takes effect after a restart.
 *
 * @throws {RangeError | NodeJS.ErrnoException} The file is no such film, or can't be read.
 */
export async function readFilmFile(file: string): Promise<Film> {
  const cachedFilm = films.get(file);
  if (cachedFilm !== undefined) return cachedFilm;
  const film = readFilm(await readFile(file));
  films.set(file, film);
  return film;
}

/** Reads the initialization segment of a film. */
export function readHead(file: string, { headBytes }: Film): Promise<Buffer> {
  return readBytes(file, 0, headBytes);
}

/** Reads a segment of the film, and sets its decode time to the stream's. */
export async function readPart(file: string, film: Film, { index, second }: StreamPart): Promise<Buffer> {
  const part = film.parts[index];
  if (part === undefined) throw new RangeError("The film has no such part");
  const bytes = await readBytes(file, part.offset, part.bytes);
  bytes.writeBigUInt64BE(BigInt(Math.round(second * film.timescale)), part.timeAt);
  return bytes;
}

/**
 * Reads a still: a film may have `{camera}.0.webp` and `{camera}.1.webp`, which alternate each half minute.
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

/** Returns the number of half minutes since 1970, by which stills are numbered. */
export function stillSlotAt(at: number): number {
  return Math.floor(at / 30_000);
}

/** Tells whether a segment may be sent at a moment: it is complete, and in the playlist or just out of it. */
export function isInReach({ second, seconds }: StreamPart, at: number): boolean {
  const now = (at - streamEpoch) / 1000;
  return second + seconds <= now && second >= now - windowSeconds - 60;
}
