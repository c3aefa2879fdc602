import type { Core } from "@strapi/strapi";
import { removeReceivedFiles } from "../uploads/received-files.ts";

/**
 * Stands right behind the reading of bodies: nothing that was put aside outlives its
 * request. Strapi itself leaves behind what is refused, and what has another name than it
 * expects; and it forgets all of them once a request went well.
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
