import type { Core } from "@strapi/strapi";
import { createFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { createS3Store, type S3Settings } from "./s3-store.ts";

export interface StorageConfig {
  /** `null` to store files on this machine. */
  s3: S3Settings | null;
  /** Folder for files that only staff may see. */
  privateFolder: string;
}

interface Stores {
  submissions: ObjectStore;
  /** `null` when Strapi stores the media library in its own folder. */
  uploads: ObjectStore | null;
}

/** Cached stores: each store of a bucket holds connections. */
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

/** Gets the store for files of form submissions, which only panel users can read. */
export function privateFileStore(strapi: Core.Strapi): ObjectStore {
  return storesOf(strapi).submissions;
}

/** Gets the store for files of the media library; `null` when Strapi stores them in its own folder. */
export function uploadStore(strapi: Core.Strapi): ObjectStore | null {
  return storesOf(strapi).uploads;
}
