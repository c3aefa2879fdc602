/**
 * Returns the HTTP headers for a file of the media library, which keep scripts in it from running: browsers sandbox it
 * and don't guess its type. PDFs aren't sandboxed, as that would stop the browser's viewer.
 *
 * @param file - File name with extension.
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
