import type { Locale } from "@circuit/contract/locales";
import { fetchPasskeyRequest } from "#app/cms/passkeys.server.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { passkeyCookies } from "./passkey-cookie.server.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { visitorOf } from "./session.server.ts";

/** Gives the sign-in page the challenge that a passkey has to sign; a cookie binds the challenge to this browser. */
export async function answerPasskeyRequest(request: Request, locale: Locale): Promise<Response> {
  if (isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site") return refused(403);
  if (!(await isWithinLimit("signIns", visitorRateLimitKey(request)))) return refused(429);
  const answer = await fetchPasskeyRequest(visitorOf(request, locale));
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
