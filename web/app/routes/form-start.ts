import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { makeFormToken, shortestFillMs, tokenCookie } from "#app/features/forms/receive/form-token.server.ts";
import type { Route } from "./+types/form-start";

const noStore = { "cache-control": "no-store" };

/** One transparent pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A picture that nobody sees: tells when a visitor without scripts got a form. */
export function loader() {
  const headers = { ...noStore, "content-type": "image/gif", "set-cookie": tokenCookie(makeFormToken()) };
  return new Response(new Uint8Array(pixel), { headers });
}

/**
 * The token of a form for scripts, and how soon it may be sent, in milliseconds. A
 * page under a name that isn't the site's gets it as a cookie as well: both together
 * show that no other site's page sends the form.
 */
export function action({ request }: Route.ActionArgs) {
  const token = makeFormToken();
  const headers = isCrossOrigin(request) ? { ...noStore, "set-cookie": tokenCookie(token) } : noStore;
  return Response.json({ token, waitMs: shortestFillMs + 200 }, { headers });
}
