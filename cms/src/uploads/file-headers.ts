/**
 * Headers for a file of the media library. Scripts in an uploaded file must not run: an SVG opened by its own
 * address is sandboxed, and browsers may not guess another type. PDFs aren't sandboxed, as that would stop the
 * browser's viewer.
 *
 * @param file - Its name, with its extension.
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
