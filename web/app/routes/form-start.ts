import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { makeFormToken, shortestFillMs, tokenCookie } from "#app/features/forms/receive/form-token.server.ts";
import type { Route } from "./+types/form-start";

const noStore = { "cache-control": "no-store" };

/** One transparent pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Serves an invisible image whose cookie records when a visitor without scripts received a form. */
export function loader() {
  const headers = { ...noStore, "content-type": "image/gif", "set-cookie": tokenCookie(makeFormToken()) };
  return new Response(new Uint8Array(pixel), { headers });
}

/**
 * Answers a script with a form token, and how soon the form may be sent, in milliseconds. A page on another domain name
 * of the site gets the token as a cookie too: together they prove that no other site's page sends the form.
 */
export function action({ request }: Route.ActionArgs) {
  const token = makeFormToken();
  const headers = isCrossOrigin(request) ? { ...noStore, "set-cookie": tokenCookie(token) } : noStore;
  return Response.json({ token, waitMs: shortestFillMs + 200 }, { headers });
}
