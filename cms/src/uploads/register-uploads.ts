import type { Core } from "@strapi/strapi";
import { restrictToOwnFiles } from "./restrict-to-own-files.ts";
import { storeUploads } from "./store-uploads.ts";

/** Has the media library store files where they belong, and leave those of others alone. */
export function registerUploads(strapi: Core.Strapi): void {
  storeUploads(strapi);
  restrictToOwnFiles(strapi);
}
