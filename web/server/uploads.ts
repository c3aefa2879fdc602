import { isRead, pathOf, type Handler } from "./http-answer.ts";
import { streamCmsFile } from "./cms-files.ts";

/** Names in the media library hold a hash, and no folders. */
const uploadPath = /^\/uploads\/[\w.%-]+$/u;

/** Serves the media library at the site's own `/uploads/…`, so that the CMS can stay private. */
export function uploads(cmsUrl: string): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !uploadPath.test(path) || path.includes("..")) return false;

    const cacheControl = "public, max-age=31536000, immutable";
    await streamCmsFile(request, response, new URL(path, cmsUrl), { "cache-control": cacheControl });
    return true;
  };
}
