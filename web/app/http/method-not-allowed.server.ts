/** Returns the answer to a GET of a URL that accepts only POST. */
export function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: "POST", "cache-control": "no-store" } });
}
