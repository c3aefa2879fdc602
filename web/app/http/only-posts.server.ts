/** The answer to a GET of an address that only takes what is posted to it. */
export function onlyPosts(): Response {
  return new Response(null, { status: 405, headers: { allow: "POST", "cache-control": "no-store" } });
}
