import { nameOfUpload } from "@circuit/contract/urls/own-paths";
import { encodingFor, isCompressible } from "../http/compression.ts";
import { isRead, pathOf, type Handler } from "../http/http-answer.ts";
import { fileHeaders, streamCmsFile } from "./cms-files.ts";
import { contentTypeOf } from "./content-types.ts";
import type { MediaMirror } from "./media-mirror.ts";
import { sendFile } from "./send-file.ts";

/**
 * Serves the media library's files at `/uploads/…`, from the local copy or else from the CMS.
 */
export function uploads(files: MediaMirror, cmsUrl: string): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    const name = nameOfUpload(path);
    if (!isRead(request) || name === null) return false;

    const type = contentTypeOf(name);
    const caching = {
      "cache-control": "public, max-age=31536000, immutable",
      ...(isCompressible(type, Infinity) && { vary: "Accept-Encoding" }),
    };
    // Ranges refer to the uncompressed file.
    const encoding = request.headers.range === undefined ? encodingFor(request, type, Infinity) : null;
    const compressed = encoding === null ? null : await files.open(name, encoding);
    const opened = compressed ?? (await files.open(name));
    if (opened !== null) {
      const headers = { ...caching, ...(compressed !== null && encoding !== null && { "content-encoding": encoding }) };
      await sendFile(opened, request, response, fileHeaders(type, headers));
      return true;
    }
    const onFound = () => files.want([name]);
    await streamCmsFile(request, response, { source: new URL(path, cmsUrl), headers: caching, onFound });
    return true;
  };
}
