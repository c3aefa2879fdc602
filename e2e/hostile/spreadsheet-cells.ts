import { inflateRawSync } from "node:zlib";

/** The start of a cell that a spreadsheet would calculate, after any white space and invisible characters. */
const formula = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A cell as it lies in an export: text, or a number to count with. */
export type ExportedCell = string | number;

/** The texts that a spreadsheet would take for a formula. A number, also one below zero, is none. */
export function formulasIn(cells: readonly ExportedCell[]): ExportedCell[] {
  return cells.filter((cell) => typeof cell === "string" && formula.test(cell));
}

/** The cells of a CSV file: texts in quotes, and bare decimal numbers. @throws {Error} Something else is in it. */
export function cellsOfCsv(text: string): ExportedCell[] {
  const plain = text.replace(/^\uFEFF/u, "");
  const cells = [...plain.matchAll(/(?:"((?:[^"]|"")*)"|(-?\d+(?:,\d+)?(?:e[+-]?\d+)?))(;|\r\n)/gu)];
  const length = cells.reduce((total, [whole]) => total + whole.length, 0);
  if (length !== plain.length) throw new Error("There is something between the cells");
  return cells.map(([, quoted, bare]) =>
    bare === undefined ? (quoted ?? "").replaceAll('""', '"') : Number(bare.replace(",", ".")),
  );
}

/** The sheet of a workbook, as XML. @throws {Error} There is none. */
export function sheetOfXlsx(bytes: Buffer): string {
  const name = "xl/worksheets/sheet1.xml";
  // Record of a file in the archive's list: sizes at 20 and 24, name's length at 28, place at 42.
  for (let at = bytes.indexOf("PK\u0001\u0002"); at >= 0; at = bytes.indexOf("PK\u0001\u0002", at + 4)) {
    if (bytes.toString("utf8", at + 46, at + 46 + bytes.readUInt16LE(at + 28)) !== name) continue;
    const place = bytes.readUInt32LE(at + 42);
    const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    return inflateRawSync(bytes.subarray(from, from + bytes.readUInt32LE(at + 20))).toString("utf8");
  }
  throw new Error("The workbook has no sheet");
}

/** The cells of a sheet. @throws {Error} One of them is neither text nor a number, such as a formula. */
export function cellsOfSheet(xml: string): ExportedCell[] {
  const cells = [
    ...xml.matchAll(
      /<c t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>|<c><v>(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)<\/v><\/c>/gu,
    ),
  ];
  if (cells.length !== xml.split(/<c[ >]/u).length - 1 || /<f[ >]/u.test(xml))
    throw new Error("There is a cell that is neither text nor a number");
  return cells.map(([, text = "", number]) =>
    number === undefined
      ? text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&")
      : Number(number),
  );
}
