import { pdfType } from "#contract/forms/field-choices";
import { fileType } from "#contract/forms/file-type";
import { type CleanPicture, cleanPicture } from "./clean-picture.ts";

/** A PDF that is kept as it came: staff download it, and nothing here ever opens it. */
interface CleanPdf {
  content: Buffer;
  extension: "pdf";
  type: typeof pdfType;
}

export type CleanFile = CleanPicture | CleanPdf;

/** A PDF ends in this; what sends it may put more behind it. */
const endMark = "%%EOF";

/**
 * Cleans a file that a visitor sent: a picture is encoded again; a PDF, where the field allows
 * it, is only recognised by its start and its end mark, and kept as it came.
 *
 * @returns `null` for a file that can't be kept.
 */
export async function cleanFile(content: Buffer, takesPdf: boolean): Promise<CleanFile | null> {
  if (fileType(content) !== pdfType) return cleanPicture(content);

  return takesPdf && content.includes(endMark) ? { content, extension: "pdf", type: pdfType } : null;
}
