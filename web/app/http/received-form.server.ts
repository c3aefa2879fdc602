/** A file that came with a form, on disk. */
export interface ReceivedFile {
  field: string;
  name: string;
  path: string;
  sha256: string;
}

/** The content of a submitted form. */
export interface FormBody {
  /** Texts, and files whose type is what their content says. */
  data: FormData;
  /** `null` when the disk didn't take them: what was sent isn't whole then. */
  files: ReceivedFile[] | null;
  /** Whether more files came than any form takes: those after them were left out. */
  hasTooManyFiles: boolean;
  /** Deletes the files, except those that were moved elsewhere. */
  remove: () => Promise<void>;
}

/** A body that can't be taken: too large (413), or no form at all (400). */
export class FormBodyError extends Error {
  override name = "FormBodyError";
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** Most bytes of text in a form, and most texts. */
export const maxTextBytes = 1024 * 1024;
export const maxTexts = 200;
