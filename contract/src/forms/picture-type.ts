import type { pictureTypes } from "./field-choices.ts";

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
