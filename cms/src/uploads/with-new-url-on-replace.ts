import { randomBytes } from "node:crypto";

interface StoredFile {
  /** Name under which the file is stored, without extension. */
  hash: string;
}

/** The part of Strapi's upload provider that replaces a file. */
export interface UploadProvider {
  replace: (newFile: StoredFile, oldFile: StoredFile) => Promise<void>;
}

/**
 * Makes an upload provider store a replacement under a new name, because browsers and caches keep the content of a
 * file's URL for a year.
 */
export function withNewUrlOnReplace<Provider extends UploadProvider>(provider: Provider): Provider {
  const replace = (newFile: StoredFile, oldFile: StoredFile): Promise<void> => {
    newFile.hash = `${oldFile.hash.replace(/-v[0-9a-f]{8}$/u, "")}-v${randomBytes(4).toString("hex")}`;
    return provider.replace(newFile, oldFile);
  };
  return { ...provider, replace };
}
