/**
 * Returns the fault in a table that is typed as text, in Dutch; `null` when there is none. A row may be shorter than
 * the headings: the site fills it up. As in Markdown, lines of dashes, and pipes at both ends of a line, are ignored.
 *
 * @param rows - One row per line, cells separated by `|`; the first row has the headings.
 */
export function tableProblem(caption: string, rows: string): string | null {
  const lines = rows.split(/\r?\n/u).filter((line) => line.trim() !== "" && !/^[\s|:-]+$/u.test(line));
  const [headings, ...others] = lines.map(countCells);
  const table = `De tabel ‘${caption}’`;

  if (headings === undefined || others.length === 0) {
    return `${table} heeft nog geen rijen: typ de koppen op de eerste regel en eronder een regel per rij.`;
  }
  if (!rows.includes("|")) return `${table} heeft maar één kolom: zet een | tussen de cellen.`;

  const long = others.findIndex((cells) => cells > headings);
  return long === -1
    ? null
    : `${table}: rij ${long + 1} heeft ${others[long]} cellen en er zijn ${headings} koppen. Zet op elke regel evenveel keer een |.`;
}

function countCells(line: string): number {
  return line.trim().replace(/^\|/u, "").replace(/\|$/u, "").split("|").length;
}
