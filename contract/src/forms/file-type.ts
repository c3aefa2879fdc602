import { pdfType, type pictureTypes } from "./field-choices.ts";
import { pictureType } from "./picture-type.ts";

/**
 * Tells by its first bytes what a file is that comes with a form.
 *
 * @param start - At least the first 16 bytes.
 * @returns `null` for anything but the kinds that a form can take.
 */
export function fileType(start: Uint8Array): (typeof pictureTypes)[number] | typeof pdfType | null {
  return /^%PDF-[12]\.\d/u.test(String.fromCodePoint(...start.slice(0, 8))) ? pdfType : pictureType(start);
}
