import type { PublishedDocument } from "@circuit/contract/documents";
import { findPublishedDocument } from "#app/cms/published-documents.server.ts";
import { localeOfPath } from "#app/i18n/paths.ts";
import { log } from "#app/log.server.ts";
import { streamCmsFile } from "./cms-files.ts";
import { isRead, pathOf, type Handler } from "./http-answer.ts";

/**
 * Serves the publications that editors give a path of their own, such as
 * `/pitboxreglement`: inline, with ETag and ranges.
 */
export function publications(cmsUrl: string): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || path.includes(".")) return false;

    const publication = await publicationAt(path);
    if (publication === null) return false;

    const { file } = publication;
    const etag = `"${file.hash ?? file.url}-${file.updatedAt === null ? "" : Date.parse(file.updatedAt)}"`;
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, { etag, "cache-control": "no-cache" }).end();
      return true;
    }
    const filename = `${path.split("/").at(-1)}${file.ext ?? ""}`;
    await streamCmsFile(request, response, new URL(file.url, cmsUrl), {
      etag,
      "content-type": file.mime,
      "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(filename)}`,
      "cache-control": "no-cache",
    });
    return true;
  };
}

/** `null` also when the content system is broken: the page of that path then says so. */
async function publicationAt(path: string): Promise<PublishedDocument | null> {
  try {
    return await findPublishedDocument(path, localeOfPath(path));
  } catch (error) {
    log.warn("Publications are missing", { reason: String(error) });
    return null;
  }
}
