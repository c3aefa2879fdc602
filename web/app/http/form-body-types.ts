/** A file of a submitted form, stored on disk. */
export interface ReceivedFile {
  field: string;
  name: string;
  path: string;
  sha256: string;
}

/** The content of a submitted form. */
export interface FormBody {
  /** Texts and files; the type of a file is detected from its content. */
  data: FormData;
  /** `null` when the disk failed: then the submission is incomplete. */
  files: ReceivedFile[] | null;
  /** Whether the form had more files than any form accepts; the surplus was dropped. */
  hasTooManyFiles: boolean;
  /** Deletes the files, except those that were moved elsewhere. */
  remove: () => Promise<void>;
}

/** Thrown for a body that is too large (413), or no form (400). */
export class FormBodyError extends Error {
  override name = "FormBodyError";
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** Most bytes of all texts in a form together, and most texts. */
export const maxTextBytes = 1024 * 1024;
export const maxTexts = 200;
