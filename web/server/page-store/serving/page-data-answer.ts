import { pageDataFolder } from "@circuit/contract/own-paths";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { acceptedEncoding } from "../../http/compression.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "../../http/http-answer.ts";
import type { PageDataFiles } from "../storage/page-data-files.ts";
import { isDataOfNoPage } from "../storage/page-key.ts";

const decompress = promisify(brotliDecompress);

/** The content of a file never changes; the file is removed once no page refers to it any more. */
const caching = "public, max-age=86400, immutable";

/**
 * Answers `/_data/{digest}.txt`: the data that a stored page was made with.
 *
 * @param onMissing - Called with the digest of a file that isn't there; a page may still refer to it.
 */
export function pageDataAnswer(files: PageDataFiles, onMissing: (digest: string) => void): Handler {
  return (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !path.startsWith(pageDataFolder)) return false;

    const digest = path.slice(pageDataFolder.length).replace(/\.txt$/u, "");
    return files.read(digest).then(async (compressed) => {
      if (compressed === null) {
        onMissing(digest);
        response.writeHead(404, { ...securityHeaders, "cache-control": "no-store" }).end();
        return true;
      }
      const takesBrotli = acceptedEncoding(request.headers["accept-encoding"]) === "br";
      const body = takesBrotli ? compressed : await decompress(compressed);
      response.writeHead(200, {
        ...securityHeaders,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": caching,
        vary: "Accept-Encoding",
        ...(takesBrotli && { "content-encoding": "br" }),
        "content-length": body.byteLength,
      });
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    });
  };
}

/** Answers at once that what is no page has no data, whatever the query: a 404. */
export const dataOfNoPage: Handler = (request, response) => {
  if (!isDataOfNoPage(pathOf(request))) return false;
  response.writeHead(404, { ...securityHeaders, "cache-control": "private, no-store" }).end();
  return true;
};
