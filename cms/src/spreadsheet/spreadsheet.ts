import JSZip from "jszip";

export type Cell = string | number;

/** Rows of cells; the first row holds the headings. */
export type Table = readonly (readonly Cell[])[];

/** Quotes a text that a spreadsheet would run as a formula, also after invisible characters (OWASP, CSV injection). */
function withoutFormula(text: string): string {
  return /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

/** Writes a table as CSV with a byte order mark, semicolons and decimal commas, as Dutch spreadsheets expect. */
export function toCsv(table: Table): Buffer {
  const line = (row: readonly Cell[]) =>
    row
      .map((value) =>
        typeof value === "number"
          ? String(value).replace(".", ",")
          : `"${withoutFormula(value).replaceAll('"', '""')}"`,
      )
      .join(";");
  return Buffer.from(`\uFEFF${table.map((row) => `${line(row)}\r\n`).join("")}`, "utf8");
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The files of a workbook around its one sheet, by path (ECMA-376, part 1). */
const frame: Record<string, string> = {
  "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  "_rels/.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Writes a table as an Excel workbook. Every cell is typed as text or number, so that none is read as a formula. */
export function toXlsx(table: Table): Promise<Buffer> {
  const archive = new JSZip();
  for (const [name, content] of Object.entries(frame)) archive.file(name, content);

  const rows = table.map((row) => `<row>${row.map(cell).join("")}</row>`).join("");
  const sheet = `${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  archive.file("xl/worksheets/sheet1.xml", sheet);
  return archive.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

/** Longest text of an Excel cell, in characters. */
const maxCellLength = 32_767;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function cell(value: Cell): string {
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  const plain = value
    // XML can't hold these characters.
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .slice(0, maxCellLength)
    // Excel reads `_x0041_` as A (ST_Xstring), so the underscore that begins such a text is escaped.
    .replaceAll(/_(?=x[\da-f]{4}_)/giu, "_x005F_")
    .replaceAll(/[&<>"]/gu, (character) => entities[character] ?? "");
  return `<c t="inlineStr"><is><t xml:space="preserve">${plain}</t></is></c>`;
}
