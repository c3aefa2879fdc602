/** Most characters of an outline, far above what a grandstand needs. */
const maxLength = 4000;

/** A number as editors type it, with a point or a comma for decimals. */
const figure = /^[+-]?\d{1,6}(?:[.,]\d{1,6})?$/u;

/**
 * Reads an outline as editors type it: a corner on each line, in metres to the east and to the north (`787.1, 35.4`).
 * If a semicolon or a space separates the two numbers, they may have a decimal comma.
 *
 * @returns The corners in order, none for an empty text; `null` when a line is no corner.
 */
export function readOutline(text: string): (readonly [x: number, y: number])[] | null {
  if (text.length > maxLength) return null;
  const corners: (readonly [number, number])[] = [];
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line === "") continue;
    const corner = readCorner(line);
    if (corner === null) return null;
    corners.push(corner);
  }
  return corners;
}

function readCorner(line: string): readonly [number, number] | null {
  const separators = [/\s*;\s*/u, /,\s+/u, /\s+/u, /,/u];
  const separator = separators.find((pattern) => pattern.test(line));
  const [x, y, ...rest] = separator === undefined ? [] : line.split(separator);
  if (x === undefined || y === undefined || rest.length > 0 || !figure.test(x) || !figure.test(y)) return null;
  return [Number(x.replace(",", ".")), Number(y.replace(",", "."))];
}
