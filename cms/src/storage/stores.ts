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

const privateStores = new WeakMap<Core.Strapi, ObjectStore>();

/** Where the files of submissions are kept, out of anybody's reach but the panel's. */
export function privateFiles(strapi: Core.Strapi): ObjectStore {
  const known = privateStores.get(strapi);
  if (known !== undefined) return known;

  const { s3, privateFolder } = strapi.config.get<StorageConfig>("storage");
  const store = s3 === null ? createFolderStore(privateFolder) : createS3Store(s3, "submissions");
  privateStores.set(strapi, store);
  return store;
}

/** Where the media library keeps its files; `null`: in a folder, which is left to Strapi. */
export function uploadedFiles(strapi: Core.Strapi): ObjectStore | null {
  const { s3 } = strapi.config.get<StorageConfig>("storage");
  return s3 === null ? null : createS3Store(s3, "uploads");
}
