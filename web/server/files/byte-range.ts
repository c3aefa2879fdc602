import type { IncomingMessage } from "node:http";

/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14). For several ranges at once the answer is the whole file, which the
 * standard allows.
 *
 * @param header - `null` when there is none.
 * @param size - Size of the file in bytes.
 * @returns `null` for the whole file, `"unsatisfiable"` for a range beyond its end.
 */
export function readByteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", till = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (from === "" && till === "") return null;

  if (from === "") {
    const length = Math.min(Number(till), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = till === "" ? size - 1 : Math.min(Number(till), size - 1);
  if (till !== "" && Number(till) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
}

/** Returns the range that a request asks for, unless `If-Range` says that the client has part of another version. */
export function requestedRange({ headers }: IncomingMessage, etag: string | undefined, size: number) {
  const condition = headers["if-range"];
  return condition === undefined || condition === etag ? readByteRange(headers.range ?? null, size) : null;
}
