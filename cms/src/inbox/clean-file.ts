import { pdfType } from "#contract/forms/field-choices";
import { fileType } from "#contract/forms/file-type";
import { type CleanPicture, cleanPicture } from "./clean-picture.ts";

/** A PDF that is kept as it came: staff download it, and nothing here ever opens it. */
interface KeptPdf {
  content: Buffer;
  extension: "pdf";
  type: typeof pdfType;
}

export type CleanFile = CleanPicture | KeptPdf;

/** A PDF ends in this, or in a few bytes more: ISO 32000-1, annex H.3. */
const endMark = "%%EOF";
const endBytes = 1024;

/**
 * Cleans a file that a visitor sent: a picture is encoded again; a PDF, where the field allows
 * it, is only recognised by its first and last bytes and kept as it came.
 *
 * @returns `null` for a file that can't be kept.
 */
export async function cleanFile(content: Buffer, takesPdf: boolean): Promise<CleanFile | null> {
  if (fileType(content.subarray(0, 16)) !== pdfType) return cleanPicture(content);

  const isWhole = content.subarray(-endBytes).toString("latin1").includes(endMark);
  return takesPdf && isWhole ? { content, extension: "pdf", type: pdfType } : null;
}
