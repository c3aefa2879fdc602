/** The start of a cell that a spreadsheet would calculate, after any white space and invisible characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * The texts of a CSV file that a spreadsheet would take for a formula; numbers, also those below zero, stand without quotes.
 *
 * @throws {Error} The file has something else than texts in quotes and bare decimal numbers.
 */
export function formulasIn(csv: string): string[] {
  const plain = csv.replace(/^\uFEFF/u, "");
  const cells = [...plain.matchAll(/(?:"((?:[^"]|"")*)"|-?\d+(?:,\d+)?(?:e[+-]?\d+)?)(?:;|\r\n)/gu)];
  const length = cells.reduce((total, [whole]) => total + whole.length, 0);
  if (length !== plain.length) throw new Error("There is something between the cells");
  return cells.flatMap(([, text = ""]) => (formula.test(text) ? [text.replaceAll('""', '"')] : []));
}
