import type { Core } from "@strapi/strapi";
import { createFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { createS3Store, type S3Settings } from "./s3-store.ts";

export interface StorageConfig {
  /** `null` when files are kept on this machine. */
  s3: S3Settings | null;
  /** Folder on this machine for files that only staff may see. */
  privateFolder: string;
}

interface Stores {
  submissions: ObjectStore;
  /** `null` when Strapi keeps the media library in its own folder. */
  uploads: ObjectStore | null;
}

/** Stores are made once, as each store of a bucket holds connections. */
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

/** The store for files of submissions, which only the panel can reach. */
export function privateFiles(strapi: Core.Strapi): ObjectStore {
  return storesOf(strapi).submissions;
}

/** The store for files of the media library; `null` when Strapi keeps them in its own folder. */
export function uploadedFiles(strapi: Core.Strapi): ObjectStore | null {
  return storesOf(strapi).uploads;
}
