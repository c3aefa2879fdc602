import { makeFormToken, shortestFillMs, tokenCookie } from "#app/features/forms/form-token.server.ts";

const noStore = { "cache-control": "no-store" };

/** One transparent pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A picture that nobody sees: tells when a visitor without scripts got a form. */
export function loader() {
  const headers = { ...noStore, "content-type": "image/gif", "set-cookie": tokenCookie(makeFormToken()) };
  return new Response(new Uint8Array(pixel), { headers });
}

/** The token of a form for scripts, and how soon it may be sent, in milliseconds. */
export function action() {
  return Response.json({ token: makeFormToken(), waitMs: shortestFillMs + 200 }, { headers: noStore });
}
