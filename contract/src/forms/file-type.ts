import { pdfType, type pictureTypes } from "./field-choices.ts";
import { pictureType } from "./picture-type.ts";

/** Bytes to search for a PDF's header, which may follow other data (ISO 32000-1, annex H.3). */
export const startBytes = 1024;

/**
 * Recognises the type of an uploaded file by its first bytes.
 *
 * @param start - At least the first `startBytes` of the file.
 * @returns `null` for any type that forms don't accept.
 */
export function fileType(start: Uint8Array): (typeof pictureTypes)[number] | typeof pdfType | null {
  // A file that starts with `<` may be HTML, even with a PDF header in it.
  const isPdf = /^(?!\s*<)[^]*%PDF-[12]\.\d/u.test(String.fromCodePoint(...start.subarray(0, startBytes)));
  return pictureType(start) ?? (isPdf ? pdfType : null);
}
