import path from "node:path";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import * as z from "zod";
import { isPrintable } from "@circuit/contract/forms/plain-line";
import { type Face, PdfWriter } from "../src/shop/documents/pdf-writer.ts";

const fonts = path.resolve(import.meta.dirname, "../fonts");
const faces: readonly Face[] = ["narrow", "text"];

const glyphs = z.array(z.union([z.number(), z.object({ originalCharCode: z.number(), unicode: z.string() })]));

/** Characters of texts, each written on a line of its own, for which a PDF shows the sign of a missing letter: glyph 0. */
async function holesIn(texts: readonly string[], face: Face): Promise<string[]> {
  const pdf = new PdfWriter(fonts, { title: "Letters", author: "", language: "nl", at: new Date(0) });
  pdf.doc.addPage();
  for (const text of texts) pdf.line(text, 0, 10, { face, size: 1 });
  const document = await getDocumentProxy(new Uint8Array(await pdf.end()));
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const { OPS } = await getResolvedPDFJS();
  return fnArray.flatMap((operation, index) => {
    if (operation !== OPS.showText) return [];
    const [shown] = z.tuple([glyphs]).parse(argsArray[index]);
    return shown.flatMap((glyph) => (typeof glyph === "object" && glyph.originalCharCode === 0 ? [glyph.unicode] : []));
  });
}

/** Every character that forms take, and a letter with an accent that no character holds, in lines of one block each. */
const taken = Map.groupBy(
  Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => {
    const character = String.fromCodePoint(code);
    return /\P{C}/u.test(character) && isPrintable(character);
  }),
  (code) => code >> 7,
);

const names = ["Marĳke", "Məmmədov", "Kɔfi", "Škoda", "Adébáyọ̀", "Ζωή Παπαδοπούλου", "Ольга Ґ.", "Jan von Ⅲ", "Ａnna"];

test.each(faces)("tickets and invoices have every letter that forms take, beside plain ones (%s)", async (face) => {
  const texts = [...taken.values()].map((codes) => `Jan ${String.fromCodePoint(...codes)}`);
  expect(texts.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isPrintable(name))).toEqual([]);
  expect(await holesIn([...names, ...texts], face)).toEqual([]);
});
