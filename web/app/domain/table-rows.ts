/** A table that an editor typed as text. */
export interface TableRows {
  headings: string[];
  /** Every row has a cell for every heading. */
  rows: string[][];
  /** Whether each column holds only numbers, which are aligned right. */
  numericColumns: boolean[];
}

/** Matches a number with at most one short word: `780 ton`, `€ 106,61`, `1:33,127`, `−3 %`, `4.512 m`. */
const figure = /^(?:[€$£]\s?)?[+\-−–]?\d[\d.,:]*(?:\s?%|\s\p{L}{1,5})?$/u;

/**
 * Parses a table: a row per line, cells separated by `|`, the first row the headings. Ignores outer pipes, empty lines
 * and a Markdown rule (`---|---`), and fills up short rows.
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
    numericColumns: columns.map((column) => column > 0 && holdsFigures(filled.map((row) => row[column] ?? ""))),
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

/** Whether all cells are numbers, at least one; empty cells and dashes don't count. */
function holdsFigures(cells: string[]): boolean {
  const filled = cells.filter((cell) => !/^[–—-]?$/u.test(cell));
  return filled.length > 0 && filled.every((cell) => figure.test(cell));
}
