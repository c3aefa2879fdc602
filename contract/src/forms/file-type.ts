import { pdfType, type pictureTypes } from "./field-choices.ts";

/**
 * Recognises a picture's type by its first bytes, whatever its name says.
 *
 * @param start - At least the first 16 bytes.
 * @returns `null` for any type that forms don't accept.
 */
export function pictureType(start: Uint8Array): (typeof pictureTypes)[number] | null {
  const text = String.fromCodePoint(...start.slice(0, 16));
  if (text.startsWith("\u00FF\u00D8\u00FF")) return "image/jpeg";
  if (text.startsWith("\u0089PNG\r\n\u001A\n")) return "image/png";
  return text.startsWith("RIFF") && text.slice(8, 15) === "WEBPVP8" ? "image/webp" : null;
}

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
