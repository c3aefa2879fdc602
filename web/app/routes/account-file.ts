import { accountInitialPath, accountPasskeyPath } from "@circuit/contract/urls/own-paths";
import path from "node:path";
import { data } from "react-router";
import { fetchExport } from "#app/cms/account.server.ts";
import { answerPasskeyRequest } from "#app/features/account/receive-passkey.server.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { initialOf, loadSession, visitorOf } from "#app/features/account/session.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/account-file";

/** Serves the export of an account, and the visitor's initial for the header. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const visitor = visitorOf(request, locale);
  if (url.pathname === accountInitialPath) return initial();
  if (url.pathname === accountPasskeyPath) return methodNotAllowed();
  const answer = visitor.token === null ? null : await fetchExport(visitor);
  if (answer?.state !== "done") {
    const isUnavailable = answer?.state === "unavailable" || answer?.state === "tooMany";
    throw data({ message: "No file" }, { status: isUnavailable ? 503 : 404, headers: privateHeaders() });
  }
  const headers = privateHeaders();
  headers.set("content-type", "application/json; charset=utf-8");
  headers.set("content-disposition", `attachment; filename="${path.basename(url.pathname)}"`);
  return new Response(JSON.stringify(answer.value, null, 2), { headers });

  async function initial() {
    const session = await loadSession(visitor);
    // Don't sign anybody out for the header's sake while the CMS is unavailable.
    const cookies = session.state === "failed" && !session.isUnavailable ? session.cookies : [];
    const letter = session.state === "signedIn" ? initialOf(session.account) : null;
    return Response.json({ initial: letter }, { headers: privateHeaders(cookies) });
  }
}

/** Answers with the challenge for a passkey; not in a route of its own, as every page loads the list of routes. */
export function action({ request, context, url }: Route.ActionArgs) {
  if (url.pathname !== accountPasskeyPath) return new Response(null, { status: 405, headers: privateHeaders() });
  return answerPasskeyRequest(request, context.get(localeContext));
}
