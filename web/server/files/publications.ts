import type { PublishedDocument } from "@circuit/contract/content/documents";
import { localeOfPath } from "@circuit/contract/urls/paths";
import { log } from "#app/log.server.ts";
import { fileHeaders, streamCmsFile } from "./cms-files.ts";
import type { Application } from "../application.ts";
import type { MediaMirror } from "./media-mirror.ts";
import { sendFile } from "./send-file.ts";
import { isUnchanged } from "../http/conditional-request.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "../http/http-answer.ts";

type FindPublishedDocument = Application["findPublishedDocument"];

/**
 * Serves publications, files at a path that an editor chose, such as `/pitboxreglement`: inline, with ETag and ranges.
 */
export function publications(
  findPublishedDocument: FindPublishedDocument,
  files: MediaMirror,
  cmsUrl: string,
): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || path.includes(".")) return false;

    const publication = await publicationAt(path, findPublishedDocument);
    if (publication === null) return false;

    const { file } = publication;
    const etag = `"${file.hash ?? file.url}-${file.updatedAt === null ? "" : Date.parse(file.updatedAt)}"`;
    if (isUnchanged(request, etag)) {
      response.writeHead(304, { ...securityHeaders, etag, "cache-control": "no-cache" }).end();
      return true;
    }
    const filename = `${path.split("/").at(-1)}${file.ext ?? ""}`;
    const headers = {
      etag,
      "content-type": file.mime,
      "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
      "cache-control": "no-cache",
    };
    const name = file.url.split("/").at(-1) ?? "";
    const opened = await files.open(name);
    if (opened !== null) {
      await sendFile(opened, request, response, fileHeaders(file.mime, headers));
      return true;
    }
    const onFound = () => files.want([name]);
    await streamCmsFile(request, response, { source: new URL(file.url, cmsUrl), headers, onFound });
    return true;
  };
}

/** Finds the publication at a path. An error of the CMS counts as none, as the page at that path then reports it. */
async function publicationAt(
  path: string,
  findPublishedDocument: FindPublishedDocument,
): Promise<PublishedDocument | null> {
  try {
    return await findPublishedDocument(path, localeOfPath(path));
  } catch (error) {
    log.info("Publications are missing", { reason: String(error) });
    return null;
  }
}
