/** Brands of a HEIF container that hold HEVC pictures, as telephones make them. */
const heicBrands = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/**
 * Tells a picture's type by its first bytes, whatever its name says.
 *
 * @param start - At least the first 16 bytes.
 * @returns `null` for anything but JPEG, PNG, WebP and HEIC.
 */
export function pictureType(start: Uint8Array): "image/jpeg" | "image/png" | "image/webp" | "image/heic" | null {
  const text = String.fromCodePoint(...start.slice(0, 16));
  if (text.startsWith("\u00FF\u00D8\u00FF")) return "image/jpeg";
  if (text.startsWith("\u0089PNG\r\n\u001A\n")) return "image/png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  return text.slice(4, 8) === "ftyp" && heicBrands.includes(text.slice(8, 12)) ? "image/heic" : null;
}
