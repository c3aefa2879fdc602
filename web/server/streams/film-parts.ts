/** Position and duration of one segment of a film. */
export interface FilmPart {
  /** Bytes from the start of the file. */
  offset: number;
  bytes: number;
  seconds: number;
  /** Position of the segment's 64-bit decode time (`tfdt`), in bytes from the start of the segment. */
  timeAt: number;
}

/** A fragmented MP4 with one video track, which a stream loops. */
export interface Film {
  /** Size of the initialization segment at the start of the file. */
  headBytes: number;
  /** Ticks per second. */
  timescale: number;
  parts: readonly FilmPart[];
}

/** A box of an MP4 file, by its positions in the file. */
interface Box {
  type: string;
  start: number;
  /** Start of its contents. */
  inside: number;
  end: number;
}

/**
 * Finds the segments (a `moof` with its `mdat`) of a fragmented MP4.
 *
 * @throws {RangeError} The file is no such film.
 */
export function readFilm(file: Buffer): Film {
  const boxes = boxesIn(file, 0, file.length);
  const head = boxes.find(({ type }) => type === "moov");
  const first = boxes.find(({ type }) => type === "moof");
  if (head === undefined || first === undefined) throw new RangeError("The film has no parts");

  const timescale = timescaleOf(file, head);
  const parts = boxes.flatMap((box, index) => {
    const data = boxes[index + 1];
    return box.type === "moof" && data?.type === "mdat" ? [partOf(file, box, data, timescale)] : [];
  });
  if (parts.length === 0 || parts.some(({ seconds }) => !(seconds > 0))) throw new RangeError("A part shows nothing");
  return { headBytes: first.start, timescale, parts };
}

function partOf(file: Buffer, box: Box, data: Box, timescale: number): FilmPart {
  const fragment = inside(file, box, "traf");
  const time = inside(file, fragment, "tfdt");
  if (file.readUInt8(time.inside) !== 1) throw new RangeError("The film's times have 32 bits");
  return {
    offset: box.start,
    bytes: data.end - box.start,
    seconds: ticksOf(file, fragment) / timescale,
    timeAt: time.inside + 4 - box.start,
  };
}

/** Reads the ticks per second from the first track's `mdhd`. */
function timescaleOf(file: Buffer, head: Box): number {
  const media = inside(file, inside(file, inside(file, head, "trak"), "mdia"), "mdhd");
  return file.readUInt32BE(media.inside + (file.readUInt8(media.inside) === 1 ? 20 : 12));
}

/** Sums the ticks of a segment's frames, from its `trun` or the default in its `tfhd`. */
function ticksOf(file: Buffer, fragment: Box): number {
  const run = inside(file, fragment, "trun");
  const flags = file.readUInt32BE(run.inside) & 0xff_ff_ff;
  const count = file.readUInt32BE(run.inside + 4);
  if ((flags & 0x1_00) === 0) return count * usualTicks(file, inside(file, fragment, "tfhd"));

  const bytesEach = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => (flags & flag) !== 0).length * 4;
  let at = run.inside + 8 + ((flags & 0x1) === 0 ? 0 : 4) + ((flags & 0x4) === 0 ? 0 : 4);
  let ticks = 0;
  for (let index = 0; index < count; index += 1, at += bytesEach) ticks += file.readUInt32BE(at);
  return ticks;
}

function usualTicks(file: Buffer, header: Box): number {
  const flags = file.readUInt32BE(header.inside) & 0xff_ff_ff;
  if ((flags & 0x8) === 0) throw new RangeError("The film doesn't say how long a picture shows");
  return file.readUInt32BE(header.inside + 8 + ((flags & 0x1) === 0 ? 0 : 8) + ((flags & 0x2) === 0 ? 0 : 4));
}

function inside(file: Buffer, { inside: start, end }: Box, type: string): Box {
  const found = boxesIn(file, start, end).find((box) => box.type === type);
  if (found === undefined) throw new RangeError(`The film has no ${type}`);
  return found;
}

function boxesIn(file: Buffer, from: number, till: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= till;) {
    const size = file.readUInt32BE(start);
    if (size < 8 || start + size > till) throw new RangeError("The film is cut off");
    boxes.push({ type: file.toString("latin1", start + 4, start + 8), start, inside: start + 8, end: start + size });
    start += size;
  }
  return boxes;
}
