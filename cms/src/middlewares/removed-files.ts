import type { Core } from "@strapi/strapi";
import { removeReceivedFiles } from "../uploads/received-files.ts";

/**
 * Runs right after bodies are read. Deletes a request's temporary files when it ends, because Strapi leaves files
 * behind that it refuses or whose field name it doesn't expect.
 */
const removedFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Strapi clears `ctx.request.files` after a successful upload.
  const { files } = ctx.request;
  try {
    return await next();
  } finally {
    await removeReceivedFiles(files);
  }
};

export default removedFiles;
