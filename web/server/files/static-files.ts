import type { IncomingMessage, ServerResponse } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { assetsFolder } from "@circuit/contract/urls/own-paths";
import { compress, encodingFor, type Encoding } from "../http/compression.ts";
import { isUnchanged } from "../http/conditional-request.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "../http/http-answer.ts";
import { digestOf } from "../http/digest.ts";
import { contentTypeOf } from "./content-types.ts";
import { sendRange } from "./send-range.ts";

interface StaticFile {
  body: Buffer;
  /** Headers for the uncompressed body. */
  headers: Record<string, string>;
  digest: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/**
 * Serves the client build's files from memory, each compressed once.
 *
 * @param folder - The build's `client` folder. Files in its `assets` have a hash in their name and never change;
 *   browsers cache the others for an hour.
 */
export function staticFiles(folder: string): Handler {
  const files = readFiles(folder);

  return (request, response) => {
    const file = isRead(request) ? files.get(pathOf(request)) : undefined;
    return file === undefined ? false : sendStatic(file, request, response);
  };
}

async function sendStatic(file: StaticFile, request: IncomingMessage, response: ServerResponse): Promise<true> {
  const encoding = encodingFor(request, file.headers["content-type"] ?? "", file.body.byteLength);
  // Each encoding has its own ETag, so that a client never resumes a download with bytes of another encoding.
  const headers = encoding === null ? file.headers : { ...file.headers, etag: `"${file.digest}-${encoding}"` };
  if (isUnchanged(request, headers["etag"])) {
    response.writeHead(304, headers).end();
    return true;
  }
  if (sendRange(request, response, file)) return true;

  const body = encoding === null ? file.body : await encoded(file, encoding);
  if (encoding !== null) response.setHeader("content-encoding", encoding);
  response.writeHead(200, { ...headers, "content-length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

function encoded(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const done = file.compressed.get(encoding) ?? compress(file.body, encoding, 11);
  file.compressed.set(encoding, done);
  return done;
}

function readFiles(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      return [path, readStaticFile(file, path)];
    }),
  );
}

function readStaticFile(file: string, path: string): StaticFile {
  const body = readFileSync(file);
  const digest = digestOf(body);
  const cacheControl = path.startsWith(assetsFolder) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  const headers = {
    ...securityHeaders,
    "content-type": contentTypeOf(path),
    "cache-control": cacheControl,
    vary: "Accept-Encoding",
    "accept-ranges": "bytes",
    etag: `"${digest}"`,
  };
  return { body, digest, headers, compressed: new Map() };
}
