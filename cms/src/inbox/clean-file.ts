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
 * Makes of a sent file what is kept of it: a picture made anew, or where the field
 * takes them a PDF by its first and last bytes.
 *
 * @returns `null` for what can't be kept.
 */
export async function cleanFile(content: Buffer, takesPdf: boolean): Promise<CleanFile | null> {
  if (fileType(content.subarray(0, 16)) !== pdfType) return cleanPicture(content);

  const isWhole = content.subarray(-endBytes).toString("latin1").includes(endMark);
  return takesPdf && isWhole ? { content, extension: "pdf", type: pdfType } : null;
}
