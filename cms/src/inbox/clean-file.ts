import { pdfType } from "#contract/forms/field-choices";
import { fileType } from "#contract/forms/file-type";
import { type CleanPicture, cleanPicture } from "./clean-picture.ts";

/** A PDF as the visitor sent it: staff download it, and nothing here ever opens it. */
interface CleanPdf {
  content: Buffer;
  extension: "pdf";
  type: typeof pdfType;
}

export type CleanFile = CleanPicture | CleanPdf;

/** The end of a PDF; a mail program may add more behind it. */
const endMark = "%%EOF";

/**
 * Cleans a file that a visitor sent: a picture is encoded again; a PDF, where the field allows
 * it, is only recognised by its start and its end mark, and stored unchanged.
 *
 * @returns `null` for a file that can't be stored.
 */
export async function cleanFile(content: Buffer, takesPdf: boolean): Promise<CleanFile | null> {
  if (fileType(content) !== pdfType) return cleanPicture(content);

  return takesPdf && content.includes(endMark) ? { content, extension: "pdf", type: pdfType } : null;
}
