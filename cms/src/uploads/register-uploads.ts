import type { Core } from "@strapi/strapi";
import { keepOthersFiles } from "./keep-others-files.ts";
import { storeUploads } from "./store-uploads.ts";

/** Has the media library store files where they belong, and leave those of others alone. */
export function registerUploads(strapi: Core.Strapi): void {
  storeUploads(strapi);
  keepOthersFiles(strapi);
}
