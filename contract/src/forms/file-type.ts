import { pdfType, type pictureTypes } from "./field-choices.ts";
import { pictureType } from "./picture-type.ts";

/**
 * Recognises the type of a file in a form by its first bytes.
 *
 * @param start - At least the first 16 bytes.
 * @returns `null` for any type that forms don't accept.
 */
export function fileType(start: Uint8Array): (typeof pictureTypes)[number] | typeof pdfType | null {
  return /^%PDF-[12]\.\d/u.test(String.fromCodePoint(...start.slice(0, 8))) ? pdfType : pictureType(start);
}
