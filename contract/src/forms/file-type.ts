import { pdfType, type pictureTypes } from "./field-choices.ts";
import { pictureType } from "./picture-type.ts";

/** How much of a file is looked at, in bytes: what scanners and mail programs put before a PDF is shorter (ISO 32000-1, annex H.3). */
export const startBytes = 1024;

/**
 * Recognises the type of a file in a form by how it begins.
 *
 * @param start - Its first `startBytes`, or more.
 * @returns `null` for any type that forms don't accept.
 */
export function fileType(start: Uint8Array): (typeof pictureTypes)[number] | typeof pdfType | null {
  // What begins as a page is one, whatever comes after.
  const isPdf = /^(?!\s*<)[^]*%PDF-[12]\.\d/u.test(String.fromCodePoint(...start.subarray(0, startBytes)));
  return pictureType(start) ?? (isPdf ? pdfType : null);
}
