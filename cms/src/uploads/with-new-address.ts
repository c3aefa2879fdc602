import { randomBytes } from "node:crypto";

interface StoredFile {
  /** The name under which it is stored, without its ending. */
  hash: string;
}

/** Where Strapi keeps files; `replace` stores one in the place of another. */
export interface UploadProvider {
  replace: (newFile: StoredFile, oldFile: StoredFile) => Promise<void>;
}

/**
 * Has a file that replaces another stored under a new name. Addresses of files
 * never change what they show: browsers and caches keep them for a year.
 */
export function withNewAddress<Provider extends UploadProvider>(provider: Provider): Provider {
  const replace = (newFile: StoredFile, oldFile: StoredFile): Promise<void> => {
    newFile.hash = `${oldFile.hash.replace(/-v[0-9a-f]{8}$/u, "")}-v${randomBytes(4).toString("hex")}`;
    return provider.replace(newFile, oldFile);
  };
  return { ...provider, replace };
}
