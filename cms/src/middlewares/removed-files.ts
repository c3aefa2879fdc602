import type { Core } from "@strapi/strapi";
import { removeReceivedFiles } from "../uploads/received-files.ts";

/**
 * Runs right after bodies are read: deletes their temporary files when the request ends.
 * Strapi itself leaves files behind when it refuses them or when they have a field name it
 * doesn't expect, and forgets its list of them after a successful request.
 */
const removedFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { files } = ctx.request;
  try {
    return await next();
  } finally {
    await removeReceivedFiles(files);
  }
};

export default removedFiles;
