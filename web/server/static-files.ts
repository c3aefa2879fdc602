import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { acceptedEncoding, compress, isCompressible, type Encoding } from "./compression.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http-answer.ts";

interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves the built client files from memory, compressed once.
 *
 * @param folder - The build's `client` folder. Everything in its `assets` carries
 *   a hash in its name and never changes; other files are asked for again.
 */
export function staticFiles(folder: string): Handler {
  const files = readFiles(folder);

  return async (request, response) => {
    const file = isRead(request) ? files.get(pathOf(request)) : undefined;
    if (file === undefined) return false;
    if (request.headers["if-none-match"] === file.etag) {
      response.writeHead(304, file.headers).end();
      return true;
    }

    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    const body = await encoded(file, encoding);
    if (encoding !== null && body !== file.body) response.setHeader("content-encoding", encoding);
    response.writeHead(200, { ...file.headers, "content-length": body.byteLength });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

function encoded(file: StaticFile, encoding: Encoding | null): Promise<Buffer> | Buffer {
  const type = file.headers["content-type"] ?? "";
  if (encoding === null || !isCompressible(type, file.body.byteLength)) return file.body;

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
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const cacheControl = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  const type = types[extname(file)] ?? "application/octet-stream";
  const headers = {
    ...securityHeaders,
    "content-type": type,
    "cache-control": cacheControl,
    vary: "Accept-Encoding",
    etag,
  };
  return { body, etag, headers, compressed: new Map() };
}
