/**
 * Headers of a file of the media library. It is an editor's, so nothing in it runs: an SVG opened by its own address is
 * sandboxed, and no file is taken for another type than it says. PDFs keep the browser's own viewer, which a sandbox would stop.
 *
 * @param file - Its name, with its ending.
 */
export function fileHeaders(file: string): Record<string, string> {
  const headers = { "X-Content-Type-Options": "nosniff", "Cache-Control": "public, max-age=3600" };
  if (file.toLowerCase().endsWith(".pdf")) return headers;
  return {
    ...headers,
    "Content-Security-Policy":
      "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'",
  };
}
