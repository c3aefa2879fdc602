import type { Readable } from "node:stream";

/** A file as it was found, or the part of it that was asked for. */
export interface StoredObject {
  body: Readable;
  /** Bytes of `body`. */
  size: number;
  /** Which part it is, as the header `Content-Range`; `null`: all of it. */
  contentRange: string | null;
  /** As the header `ETag`; `null` where the store knows none. */
  etag: string | null;
}

/** Keeps files by name, such as `uploads/poster_1926.webp`. */
export interface ObjectStore {
  /** @throws {Error} It isn't kept. */
  put(name: string, content: Buffer | Readable, type: string): Promise<void>;
  /**
   * @param range - As the header `Range`; absent: the whole file. A store that knows no parts gives the whole.
   * @returns `null` when there is no such file.
   * @throws {UnsatisfiableRangeError} The file has no such part.
   */
  open(name: string, range?: string): Promise<StoredObject | null>;
  /** A file that is gone already is no fault. */
  delete(name: string): Promise<void>;
}

/** A file has no such part. */
export class UnsatisfiableRangeError extends Error {
  override name = "UnsatisfiableRangeError";
}
