import type { Readable } from "node:stream";

/** A stored file, or the requested byte range of it. */
export interface StoredObject {
  body: Readable;
  /** Length of `body` in bytes. */
  size: number;
  /** Value of the `Content-Range` header; `null` when `body` is the whole file. */
  contentRange: string | null;
  /** Value of the `ETag` header; `null` when the store has none. */
  etag: string | null;
}

/** Stores files by name, such as `poster_1926.webp`. */
export interface ObjectStore {
  /** @throws {Error} The file couldn't be stored. */
  put(name: string, content: Buffer | Readable, type: string): Promise<void>;
  /**
   * @param range - Value of a `Range` header. Without it, or in a store without ranges, the whole file is returned.
   * @returns `null` when there is no such file.
   * @throws {UnsatisfiableRangeError} The range is outside the file.
   */
  open(name: string, range?: string): Promise<StoredObject | null>;
  /** Deletes a file; a missing one is no error. */
  delete(name: string): Promise<void>;
}

export class UnsatisfiableRangeError extends Error {
  override name = "UnsatisfiableRangeError";
}
