import { pdfType } from "#contract/forms/field-choices";
import { fileType } from "#contract/forms/file-type";
import { type CleanPicture, cleanPicture } from "./clean-picture.ts";

/** A PDF, unchanged: staff download it, and no code of the CMS opens it. */
interface CleanPdf {
  content: Buffer;
  extension: "pdf";
  type: typeof pdfType;
}

export type CleanFile = CleanPicture | CleanPdf;

/** Marks the end of a PDF; mail programs may append bytes after it. */
const endMark = "%%EOF";

/**
 * Re-encodes a picture that a visitor sent, or accepts a complete PDF unchanged.
 *
 * @returns `null` for a file that is neither, or for a PDF when `takesPdf` is false.
 */
export async function cleanFile(content: Buffer, takesPdf: boolean): Promise<CleanFile | null> {
  if (fileType(content) !== pdfType) return cleanPicture(content);

  return takesPdf && content.includes(endMark) ? { content, extension: "pdf", type: pdfType } : null;
}
