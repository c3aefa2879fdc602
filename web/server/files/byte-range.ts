/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14). Several ranges at once aren't
 * served: the whole file is a right answer to those too.
 *
 * @param header - `null` when there is none.
 * @param size - Bytes of the file.
 * @returns `null` for the whole file, `"unsatisfiable"` when it lies beyond its end.
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
