import type { ServerResponse } from "node:http";
import { readEnvironment } from "./environment/read-environment.ts";

const megabyte = 1024 * 1024;

/** What an editor may upload; anything a browser would run as a page is left out, SVG is served without script. */
const allowedTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "image/svg+xml",
  "video/mp4",
  "video/webm",
  "text/vtt",
  "application/pdf",
  "application/zip",
];

/**
 * Uploaded files are an editor's, so nothing in them runs: an SVG opened by its
 * own address is sandboxed, and no file is taken for another type than it says.
 * PDFs keep the browser's own viewer, which a sandbox would stop.
 */
function setFileHeaders(response: ServerResponse, file: string): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cache-Control", "public, max-age=3600");
  if (!file.toLowerCase().endsWith(".pdf")) {
    response.setHeader(
      "Content-Security-Policy",
      "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'",
    );
  }
}

/** Plug-ins: accounts, languages and the media library, whose pictures get their sizes in `src/uploads/picture-sizes.ts`. */
export default () => ({
  "users-permissions": { config: { jwtSecret: readEnvironment(process.env).JWT_SECRET } },
  upload: {
    config: {
      sizeLimit: 256 * megabyte,
      security: { allowedTypes },
      providerOptions: { localServer: { setHeaders: setFileHeaders } },
    },
  },
});
