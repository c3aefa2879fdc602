import type { Core } from "@strapi/strapi";
import { createFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { createS3Store, type S3Settings } from "./s3-store.ts";

export interface StorageConfig {
  /** `null`: files are kept on this machine. */
  s3: S3Settings | null;
  /** Where this machine keeps what only staff see. */
  privateFolder: string;
}

interface Stores {
  submissions: ObjectStore;
  /** `null`: the media library's own folder. */
  uploads: ObjectStore | null;
}

/** Made once: each store of a bucket holds connections. */
const made = new WeakMap<Core.Strapi, Stores>();

function storesOf(strapi: Core.Strapi): Stores {
  const known = made.get(strapi);
  if (known !== undefined) return known;

  const { s3, privateFolder } = strapi.config.get<StorageConfig>("storage");
  const stores: Stores =
    s3 === null
      ? { submissions: createFolderStore(privateFolder), uploads: null }
      : { submissions: createS3Store(s3, "submissions"), uploads: createS3Store(s3, "uploads") };
  made.set(strapi, stores);
  return stores;
}

/** Where the files of submissions are kept, out of anybody's reach but the panel's. */
export function privateFiles(strapi: Core.Strapi): ObjectStore {
  return storesOf(strapi).submissions;
}

/** Where the media library keeps its files; `null`: in a folder, which is left to Strapi. */
export function uploadedFiles(strapi: Core.Strapi): ObjectStore | null {
  return storesOf(strapi).uploads;
}
