/** A table an editor typed as text. */
export interface TableRows {
  headings: string[];
  /** Every row has a cell for every heading. */
  rows: string[][];
  /** Tells for each column whether it holds figures only, which read best flush right. */
  isFigures: boolean[];
}

/** `780 ton`, `€ 106,61`, `1:33,127`, `−3 %`, `4.512 m`: a number, and at most one short word. */
const figure = /^(?:[€$£]\s?)?[+\-−–]?\d[\d.,:]*(?:\s?%|\s\p{L}{1,5})?$/u;

/**
 * Reads a table typed as text: a row per line, cells separated by `|`, the first
 * row the headings. Pipes at the ends of a line, empty lines and a Markdown rule
 * (`---|---`) are taken for decoration; short rows are filled up.
 *
 * @returns `null` when there is no row below the headings.
 */
export function parseTableRows(text: string): TableRows | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "" && !/^[\s|:-]+$/u.test(line));
  const [headings, ...rows] = lines.map(cellsOf);
  if (headings === undefined || rows.length === 0) return null;

  const width = Math.max(...[headings, ...rows].map((row) => row.length));
  const filled = rows.map((row) => fillUp(row, width));
  const columns = Array.from({ length: width }, (_, index) => index);

  return {
    headings: fillUp(headings, width),
    rows: filled,
    isFigures: columns.map((column) => column > 0 && holdsFigures(filled.map((row) => row[column] ?? ""))),
  };
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/u, "")
    .replace(/\|$/u, "")
    .split("|")
    .map((cell) => cell.trim());
}

function fillUp(row: string[], width: number): string[] {
  return [...row, ...Array.from({ length: width - row.length }, () => "")];
}

/** Whether cells are all figures. Empty cells and dashes don't count, but there must be one figure at least. */
function holdsFigures(cells: string[]): boolean {
  const filled = cells.filter((cell) => !/^[–—-]?$/u.test(cell));
  return filled.length > 0 && filled.every((cell) => figure.test(cell));
}
