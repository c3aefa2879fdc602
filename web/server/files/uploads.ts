import { acceptedEncoding, isCompressible } from "../compression.ts";
import { isRead, pathOf, type Handler } from "../http-answer.ts";
import { fileHeaders, streamCmsFile } from "./cms-files.ts";
import { contentTypeOf } from "./content-types.ts";
import type { KeptFiles } from "./kept-files.ts";
import { sendFile } from "./send-file.ts";

const uploadPath = /^\/uploads\/(\w[\w.-]*)$/u;

/**
 * Serves the media library at the site's own `/uploads/…`: from this machine's own
 * copy, the first time from the content system.
 */
export function uploads(files: KeptFiles, cmsUrl: string): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    const [, name] = uploadPath.exec(path) ?? [];
    if (!isRead(request) || name === undefined) return false;

    const type = contentTypeOf(name);
    const mayBeCompressed = isCompressible(type, Infinity);
    const caching = {
      "cache-control": "public, max-age=31536000, immutable",
      ...(mayBeCompressed ? { vary: "Accept-Encoding" } : {}),
    };
    // Part of a file is asked for of the file as it is.
    const isWhole = request.headers.range === undefined;
    const encoding = mayBeCompressed && isWhole ? acceptedEncoding(request.headers["accept-encoding"]) : null;
    const compressed = encoding === null ? null : await files.open(name, encoding);
    if (encoding !== null && compressed !== null) {
      const headers = fileHeaders(type, { ...caching, "content-encoding": encoding });
      await sendFile(compressed, request, response, headers);
      return true;
    }

    const kept = await files.open(name);
    if (kept !== null) {
      await sendFile(kept, request, response, fileHeaders(type, caching));
      return true;
    }
    files.want([name]);
    await streamCmsFile(request, response, new URL(path, cmsUrl), caching);
    return true;
  };
}
