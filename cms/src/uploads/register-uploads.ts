import type { Core } from "@strapi/strapi";
import { preventDeleteUsedFiles } from "./prevent-delete-used-files.ts";
import { restrictToOwnFiles } from "./restrict-to-own-files.ts";
import { storeUploads } from "./store-uploads.ts";

/** Has the media library store files where they belong, and leave those in use and those of others alone. */
export function registerUploads(strapi: Core.Strapi): void {
  storeUploads(strapi);
  preventDeleteUsedFiles(strapi);
  // Looked at first: whose files they are.
  restrictToOwnFiles(strapi);
}
