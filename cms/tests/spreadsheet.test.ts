import JSZip from "jszip";
import { expect, test } from "vitest";
import { toCsv, toXlsx } from "../src/spreadsheet/spreadsheet.ts";

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The texts of a workbook's only row, as a spreadsheet reads them (ECMA-376, ST_Xstring). */
async function read(workbook: Buffer): Promise<string[]> {
  const sheet = await (await JSZip.loadAsync(workbook)).file("xl/worksheets/sheet1.xml")?.async("string");
  return [...(sheet ?? "").matchAll(/<c t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/gu)].map(
    ([, text = ""]) =>
      text
        .replaceAll(/&\w+;/gu, (entity) => entities[entity] ?? entity)
        .replaceAll(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

const texts = [
  "=HYPERLINK(1)",
  "+31 6 12345678",
  "-12",
  "@circuit",
  "\u200B-1+1",
  "'s-Gravenhage",
  "_x0041_",
  "_x005F_x0041_",
  "_x00e9_x0041_",
  "__x000D__",
  '_x41_ & <b> "x"',
];

test("a workbook says what visitors typed, without a sign of its own", async () => {
  expect(await read(await toXlsx([texts]))).toEqual(texts);
});

test("a CSV file keeps a spreadsheet from reading a text as a formula", () => {
  const [first, , , , , last] = toCsv([texts]).toString().replace("\uFEFF", "").split(";");
  expect([first, last]).toEqual([`"'=HYPERLINK(1)"`, `"'s-Gravenhage"`]);
});
