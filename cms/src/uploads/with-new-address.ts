import { randomBytes } from "node:crypto";

interface StoredFile {
  /** The name under which it is stored, without its extension. */
  hash: string;
}

/** Strapi's upload provider; `replace` stores one file in the place of another. */
export interface UploadProvider {
  replace: (newFile: StoredFile, oldFile: StoredFile) => Promise<void>;
}

/**
 * Stores a file that replaces another under a new name. An address of a file must always
 * answer the same content, as browsers and caches keep it for a year.
 */
export function withNewAddress<Provider extends UploadProvider>(provider: Provider): Provider {
  const replace = (newFile: StoredFile, oldFile: StoredFile): Promise<void> => {
    newFile.hash = `${oldFile.hash.replace(/-v[0-9a-f]{8}$/u, "")}-v${randomBytes(4).toString("hex")}`;
    return provider.replace(newFile, oldFile);
  };
  return { ...provider, replace };
}
