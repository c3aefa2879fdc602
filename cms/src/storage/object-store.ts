import type { Readable } from "node:stream";

/** A file, or the requested part of it. */
export interface StoredObject {
  body: Readable;
  /** Length of `body` in bytes. */
  size: number;
  /** Which part it is, as in the header `Content-Range`; `null` when it is the whole file. */
  contentRange: string | null;
  /** As in the header `ETag`; `null` when the store has none. */
  etag: string | null;
}

/** Keeps files by name, such as `uploads/poster_1926.webp`. */
export interface ObjectStore {
  /** @throws {Error} The file couldn't be stored. */
  put(name: string, content: Buffer | Readable, type: string): Promise<void>;
  /**
   * @param range - As in the header `Range`; the whole file when absent. A store without parts gives the whole file.
   * @returns `null` when there is no such file.
   * @throws {UnsatisfiableRangeError} The range is outside the file.
   */
  open(name: string, range?: string): Promise<StoredObject | null>;
  /** A file that is gone already is no error. */
  delete(name: string): Promise<void>;
}

/** The requested range is outside the file. */
export class UnsatisfiableRangeError extends Error {
  override name = "UnsatisfiableRangeError";
}
