import { askPasskeyRequest } from "#app/cms/passkeys.server.ts";
import { passkeyCookies } from "#app/features/account/passkey-cookie.server.ts";
import { privateHeaders } from "#app/features/account/private-page.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { clientOf } from "#app/http/client-of.server.ts";
import { isForeign } from "#app/http/foreign-origin.server.ts";
import { onlyPosts } from "#app/http/only-posts.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/account-passkey";

export function loader() {
  return onlyPosts();
}

/** Tells the page to sign in what a passkey has to sign. The answer names nobody; a cookie binds it to this browser. */
export async function action({ request, context }: Route.ActionArgs) {
  if (isForeign(request) || request.headers.get("sec-fetch-site") === "cross-site") return refused(403);
  if (!(await isWithinLimit("signIns", clientOf(request)))) return refused(429);
  const answer = await askPasskeyRequest(visitorOf(request, context.get(localeContext)));
  switch (answer.state) {
    case "done":
      return Response.json(answer.value.options, { headers: privateHeaders(passkeyCookies(answer.value.handle)) });
    case "tooMany":
      return refused(429);
    case "missing":
      return refused(404);
    default:
      return refused(503);
  }
}

function refused(status: number): Response {
  return Response.json({ reason: "refused" }, { status, headers: privateHeaders() });
}
